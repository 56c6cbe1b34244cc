# Die Regeln von Kodachi, wie an diesem Tisch gespielt wird, in unseren eigenen Worten.
# Eine Nachricht je Regel: ihr Text, ein .title und, wo eine eigene Auslegung entscheidet, ein .ruling mit der Begründung.
# Der .text eines Abschnitts gehört zum Abschnitt als Ganzem.

rules-kodachi-title = Die Regeln von Kodachi
rules-kodachi-intro = Bei Kodachi dringst du in ein vornehmes Haus ein, mit Stärke oder mit Heimlichkeit, und besiegst eine Wache nach der anderen, solange du dich traust. Was du mitbringst, sind Schätze, und mit ihnen kaufst du Gesandte, Gerüchte und Fertigkeiten, die dein Deck verbessern und am Ende zählen. Gesandte bringen dir außerdem Clanmarker; werden diese knapp, endet das Spiel, und wer die meisten Punkte hat, gewinnt.
rules-kodachi-short = Ansagen, eine Wache nach der anderen besiegen, rechtzeitig aufhören; dann Schätze nehmen und damit Karten kaufen.
rules-kodachi-example = Ein Zug als Beispiel
rules-kodachi-example-1 = Eine Hauskarte und eine Wache werden aufgedeckt. Du hast hohe Karten.
rules-kodachi-example-2 = Du sagst Stärke an und spielst eine 4: mehr als 3, die Wache ist besiegt.
rules-kodachi-example-3 = Du machst weiter. Eine 4 wäre nur gleich hoch; mit +1 vom Novizen sind es 5.
rules-kodachi-example-4 = Die rote Rückseite ist eine Elitewache: 4 gegen Stärke. Deine 5 reicht.
rules-kodachi-example-5 = Drei Wachen bringen zwei Karten, und deine Hand ist jetzt schwach: Du hörst auf.
rules-kodachi-example-6 = Erste Karte: das Gold, ohne zu zahlen.
rules-kodachi-example-7 = Zweite Karte: der blaue Gesandte, für zwei Fächer und das Gold.
rules-kodachi-example-8 = Mira und Nils nehmen je eine Karte. Du füllst deine Hand auf sechs auf.

## Entscheidungen

rules-kodachi-section-0 = Entscheidungen
    .text = Wo dir diese Regeln eine Wahl lassen, wirst du gefragt, auch wenn deine Karten nur eine Antwort zulassen. Was von selbst geschieht, muss sich aus dem ergeben, was alle sehen; sonst würde es den anderen etwas über deine Hand verraten. Wo schon das, was alle sehen, nur eine Antwort übrig lässt, darf dein Bildschirm sie für dich geben.

## Spielmaterial

rules-kodachi-section-1 = Spielmaterial

rule-KD-1-1 = Zu jeder Person gehören 12 Startkarten: 10 Dojo-Karten und 2 Startfertigkeiten.
    .title = Die Startkarten

rule-KD-1-2 = Der Hausstapel hat 60 Karten: 21 Gesandte aus drei Clans (Rot, Blau und Grün), 17 Gerüchte und 22 Fertigkeiten.
    .title = Der Hausstapel

rule-KD-1-3 = Der Wachenstapel hat 50 Karten: 35 Wachen mit brauner und 15 Elitewachen mit roter Rückseite. Jede Wachenkarte ist zugleich ein Schatz: Fächer, Schriftrolle, Vase, Jade oder Gold.
    .title = Der Wachenstapel

rule-KD-1-4 = Es gibt 9 Clanmarker, für jeden Clan einen Stapel aus dreien: oben die 2, darunter die 4 und ganz unten die 5.
    .title = Die Clanmarker

## Spielaufbau

rules-kodachi-section-2 = Spielaufbau

rule-KD-2-1 = Kodachi ist für zwei bis vier Personen. Ihr mischt jeweils eure 12 Startkarten zu einem Nachziehstapel und zieht 6 davon.
    .title = Personen und Handkarten

rule-KD-2-2 = Wer beginnt, wird beim Einrichten des Tisches festgelegt oder ausgelost. An einem echten Tisch wäre es die stillste Person.
    .title = Wer beginnt

rule-KD-2-3 = Vom Startspieler aus gezählt beginnt die zweite Person mit einem Fächer, die dritte mit einer Schriftrolle und die vierte mit einer Vase. Das sind braune Wachenkarten, offen und zufällig aus denen gezogen, die diesen Schatz zeigen, und sie werden vor dem Mischen des Wachenstapels herausgenommen.
    .title = Schätze zum Start

rule-KD-2-4 = Wachen und Elitewachen werden zu einem Stapel gemischt, Gesandte, Gerüchte und Fertigkeiten zu einem anderen.
    .title = Zwei Stapel

rule-KD-2-5 = Alle sehen die Rückseite der obersten Karte des Wachenstapels und damit, ob als Nächstes eine Elitewache kommt.
    .title = Rückseite der nächsten Wache

## Eindringen

rules-kodachi-section-3 = Eindringen

rule-KD-3-1 = Zu Beginn deines Zuges wird die oberste Hauskarte aufgedeckt, dann die oberste Wachenkarte. Sie liegen in zwei Reihen, die zusammen die Auslage bilden.
    .title = Beginn des Zuges

rule-KD-3-2 = Wenn du beide Karten gesehen hast, sagst du Stärke oder Heimlichkeit an; damit beginnt jeder Zug. Deine Ansage gilt für den ganzen Zug, es sei denn, eine Karte lässt dich wechseln (KD-4.6).
    .title = Stärke oder Heimlichkeit

rule-KD-3-3 = Mit Stärke muss deine Summe höher sein als der Wert der Wache, mit Heimlichkeit niedriger. Gleichstand besiegt die Wache nicht.
    .title = Höher oder niedriger

rule-KD-3-4 = Gegen jede Wache spielst du genau eine Dojo-Karte und davor oder danach beliebig viele Fertigkeiten. Du darfst jede Dojo-Karte spielen, auch eine, die noch nicht oder gar nicht gewinnen kann. Zwischen zwei Wachenkarten lässt sich keine Karte spielen.
    .title = Karten für jede Wache

rule-KD-3-5 = Deine Summe ist der Wert der Dojo-Karte und aller Modifikatoren, die du gegen diese Wache gespielt hast. Nach jeder gespielten Karte werden, sobald alle ihre Wirkungen eingetreten sind, deine Summe und deine Haltung mit der Wache verglichen. Reicht es, ist die Wache besiegt, ob du willst oder nicht; sogar ein Wechsel allein kann dafür genügen.
    .title = Die Summe

rule-KD-3-6 = Manche Elitewachen haben einen niedrigen und einen hohen Wert. Mit Heimlichkeit trittst du gegen den niedrigen an, mit Stärke gegen den hohen.
    .title = Elitewachen mit zwei Werten

rule-KD-3-7 = Manche Elitewachen sind zwei Wachen auf einmal. Du musst beide besiegen, nacheinander in der aufgedruckten Reihenfolge und jede mit eigener Dojo-Karte und eigenen Modifikatoren. Zusammen zählen sie als eine Wachenkarte.
    .title = Elitewachen als Paar

rule-KD-3-8 = Nach jeder besiegten Wachenkarte hörst du auf oder machst weiter. Wenn du weitermachst, deckst du eine weitere Hauskarte und eine weitere Wachenkarte auf und kämpfst mit dem weiter, was du auf der Hand hast.
    .title = Aufhören oder weitermachen

rule-KD-3-9 = Besiegst du die Wache vor dir nicht, scheitert dein Überfall. Der Kampf ist zu Ende, und du nimmst nichts, was auch immer du vorher besiegt hast. Die anderen dürfen trotzdem Karten nehmen (KD-5.6), und dein Zug endet wie gewohnt.
    .title = Ein gescheiterter Überfall

rule-KD-3-10 = Ein Kampf ist nur verloren, wenn du aufgibst. Das darfst du jederzeit, solange eine Wache vor dir steht, aber nicht vor deiner Ansage und nicht, während du über Aufhören oder Weitermachen entscheidest. Von selbst geht ein Kampf nie verloren.
    .title = Aufgeben im Kampf
    .ruling = Handkarten sind verdeckt, niemand kann also prüfen, dass du nicht gewinnen kannst, und ein von selbst verlorener Kampf würde verraten, was deiner Hand fehlt.

rule-KD-3-11 = Muss eine Karte von einem leeren Stapel kommen, werden dessen abgelegte Karten gemischt und bilden ihn neu; bis dahin ist keine oberste Karte zu sehen. Lässt sich eine Reihe auch so nicht füllen, kannst du nicht weitermachen. Zu Beginn eines Zuges kämpfst du dann ohne Hauskarte gegen die Wache; Wachenkarten gehen nie aus.
    .title = Leere Stapel
    .ruling = Die Spielregel sagt nicht, was geschieht, wenn auch die Ablage verbraucht ist.

## Was Karten im Kampf bewirken

rules-kodachi-section-4 = Was Karten im Kampf bewirken

rule-KD-4-1 = Eine Dojo-Karte zählt ihren Wert.
    .title = Dojo-Karten im Kampf

rule-KD-4-2 = Ein Gerücht lässt sich als Dojo-Karte mit seinem Wert spielen.
    .title = Gerüchte im Kampf

rule-KD-4-3 = Ein Gesandter lässt sich als Dojo-Karte mit seinem Wert spielen. Er bringt dir außerdem den obersten Marker seines Clans, falls noch einer da ist.
    .title = Gesandte im Kampf

rule-KD-4-8 = Den Clanmarker nimmst du in dem Moment, in dem die Wache fällt. Ein verlorener Kampf bringt keinen; Marker für Wachen, die vorher gefallen sind, behältst du aber, auch für die erste Wache eines Paares.
    .title = Wann der Marker kommt
    .ruling = Mit dem Wort „sofort“ meint die Spielregel, wie ihr Beispiel zeigt, eine Karte, die die Wache besiegt; einen Gesandten an einer zu starken Wache zu verschwenden soll sich nicht lohnen.

rule-KD-4-4 = Fertigkeiten verändern die Summe, ziehen Karten oder wechseln deine Haltung; manche lassen sich stattdessen als Dojo-Karte spielen. Alle Wirkungen der gewählten Verwendung treten von oben nach unten ein, soweit möglich. Du darfst eine Verwendung auch wählen, wenn nichts davon möglich ist, und jedes Vorzeichen in jeder Haltung.
    .title = Fertigkeiten im Kampf

rule-KD-4-5 = Karten, die du im Kampf ziehst, darfst du sofort benutzen, und während des Kampfes gibt es kein Handlimit. Ist dein Nachziehstapel leer, wird deine Ablage gemischt; Karten, die du in diesem Zug gespielt hast, sind noch nicht dabei.
    .title = Ziehen im Kampf

rule-KD-4-6 = Ein Wechsel macht für den Rest des Zuges aus Stärke Heimlichkeit oder aus Heimlichkeit Stärke. Gegen eine Wache mit zwei Werten gilt dann der andere Wert. Du darfst auch zwischen den beiden Wachen eines Paares wechseln.
    .title = Die Haltung wechseln

rule-KD-4-7 = Einen Modifikator darfst du auch vor der Dojo-Karte spielen. Er gehört zu der Wache, die vor dir steht, bei einem Paar nur zu dieser einen, und ist mit ihr verbraucht.
    .title = Wozu Modifikatoren gehören
    .ruling = Die Spielregel sagt nicht, wie lange ein Modifikator wirkt; eine Karte für eine Wache ist die einfachste Lesart.

## Karten nehmen

rules-kodachi-section-5 = Karten nehmen

rule-KD-5-1 = Hast du aufgehört, darfst du Karten aus der Auslage nehmen: eine für eine oder zwei besiegte Wachenkarten, zwei für drei, drei für vier und so weiter. Du nimmst sie nacheinander, Schätze und Hauskarten in beliebiger Reihenfolge.
    .title = Wie viele Karten

rule-KD-5-2 = Eine Wachenkarte ist kostenlos. Sie liegt als Schatz offen vor dir und lässt sich sofort benutzen.
    .title = Schätze nehmen

rule-KD-5-3 = Eine Hauskarte wird gekauft. Die Schätze, mit denen du zahlst, kommen auf die Ablage der Wachen, und die Karte kommt sofort auf deine Hand.
    .title = Hauskarten kaufen

rule-KD-5-4 = Eine Karte kostet einen beliebigen Schatz, zwei beliebige gleiche, einen beliebigen und noch einen beliebigen, einen beliebigen und zwei beliebige gleiche oder die aufgedruckten Schätze. Jedes Gold steht für einen Schatz beliebiger Art, und mehrere dürfen für dieselbe Art stehen: Zwei Gold bezahlen zwei gleiche. Es gibt kein Wechselgeld, und zu viel zahlen darfst du auch nicht.
    .title = Was Karten kosten

rule-KD-5-5 = Die Fertigkeit, die Gold zeigt, darfst du beim Kaufen direkt aus der Hand als 1 Gold benutzen, auch wenn du sie eben erst gekauft hast, aber nicht, wenn du sie im Kampf gespielt hast. Sie kommt sofort auf deinen eigenen Ablagestapel.
    .title = Die Goldfertigkeit

rule-KD-5-6 = Dann dürfen alle anderen, links von dir beginnend und im Uhrzeigersinn, je eine Karte nehmen: einen Schatz kostenlos oder eine Hauskarte, die sie kaufen. Das geschieht auch nach einem gescheiterten Überfall.
    .title = Die anderen nehmen

rule-KD-5-7 = Jede Karte der Auslage kann genommen werden, auch die Wache, die nicht besiegt wurde.
    .title = Die ganze Auslage

rule-KD-5-8 = Niemand muss je eine Karte nehmen. Alle anderen werden gefragt, solange noch eine Karte in der Auslage liegt, auch wenn ihnen nur „nichts“ bleibt: Übergangen zu werden würde verraten, was ihrer Hand fehlt.
    .title = Nehmen ist freiwillig

rule-KD-5-9 = Die Goldfertigkeit dürfen alle benutzen, die gerade Karten nehmen, auch im Zug einer anderen Person.
    .title = Gold in fremden Zügen
    .ruling = Die Karte spricht vom Nehmen von Karten, und genau das tun auch die anderen.

rule-KD-5-10 = Du entscheidest zuerst, was du kaufst, und dann, wie du zahlst. Dabei wählst du eine von allen Zahlungen, die den Preis genau treffen, und wirst auch gefragt, wenn es nur eine gibt. Von mehreren gleichen Schätzen geht der, den du am längsten hast; er ist eine Wachenkarte und kehrt auf die Ablage ihres Stapels zurück.
    .title = Wie du zahlst
    .ruling = Eine Goldfertigkeit auf deiner Hand könnte eine zweite Möglichkeit sein; würdest du nicht gefragt, wäre das verraten.

## Ende des Zuges

rules-kodachi-section-6 = Ende des Zuges
    .text = Der Zug endet in der Reihenfolge dieser Schritte.

rule-KD-6-1 = Was von der Auslage übrig ist, kommt auf die Ablage des Hauses und die Ablage der Wachen.
    .title = Die Auslage abräumen

rule-KD-6-2 = Die Karten, die du gespielt hast, kommen auf deinen eigenen Ablagestapel.
    .title = Gespielte Karten ablegen

rule-KD-6-3 = Auch ungespielte Handkarten darfst du ablegen, eine nach der anderen. Hast du mehr als 6, musst du bis auf 6 ablegen.
    .title = Handkarten ablegen

rule-KD-6-4 = Dann füllst du deine Hand auf 6 auf. Was du jetzt ziehst, kannst du in diesem Zug nicht mehr ablegen.
    .title = Die Hand auffüllen

rule-KD-6-5 = Du behältst höchstens 4 Schätze. Du wählst nacheinander, von welcher Art einer auf die Ablage der Wachen kommt; innerhalb einer Art geht der Schatz, den du am längsten hast.
    .title = Höchstens vier Schätze

rule-KD-6-6 = Die Grenzen für Hand und Schätze binden dich nur am Ende deines eigenen Zuges. Bis dahin darfst du mehr haben.
    .title = Wann die Grenzen gelten
    .ruling = Die Spielregel nennt diese Grenzen beim Ende des eigenen Zuges und merkt an, dass eine Hand durch einen Kauf über sechs Karten wachsen kann.

rule-KD-6-7 = Der Shuriken geht an die Person links von dir.
    .title = Der Shuriken wandert

## Spielende und Wertung

rules-kodachi-section-7 = Spielende und Wertung

rule-KD-7-1 = Hat jemand einen vierten Clanmarker bekommen oder ist der letzte Marker vergeben, wird die Runde zu Ende gespielt, sodass alle gleich viele Züge haben. Bis dahin dürfen auch weiter alle aus den Auslagen der anderen nehmen.
    .title = Wann das Spiel endet

rule-KD-7-2 = Alle Karten, die dir gehören, zählen, wo auch immer sie sind. Gesandte und Fertigkeiten bringen die aufgedruckten Punkte, Gerüchte werden auf ihre eigene Weise gewertet.
    .title = Punkte auf Karten

rule-KD-7-3 = Ein Gerücht bringt 1 Punkt für jeden deiner Gesandten, oder 1 für jedes deiner Gerüchte einschließlich seiner selbst, oder 1 für jede deiner Fertigkeiten einschließlich der Startfertigkeiten. Die vierte Art bringt je Karte 6 Punkte, wenn nur du welche davon hast, 4, wenn zwei Personen welche haben, und 2 bei drei oder mehr.
    .title = Punkte für Gerüchte

rule-KD-7-4 = Clanmarker zählen ihren Wert. Jeder Schatz, den du nicht ausgegeben hast, bringt 1 Punkt, auch über den vierten hinaus.
    .title = Clanmarker und Schätze

rule-KD-7-5 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden die meisten Gesandten, dann die meisten Punkte auf Clanmarkern; steht es danach immer noch gleich, teilt ihr euch den Sieg.
    .title = Wer gewinnt

rule-KD-7-6 = Läuft ein Spiel in Runde 100 immer noch, endet es mit dieser Runde.
    .title = Die Rundengrenze
    .ruling = Nichts in den Regeln zwingt jemanden, Clanmarker zu gewinnen; ein Spiel könnte sonst ewig dauern.

## Wer was weiß

rules-kodachi-section-8 = Wer was weiß

rule-KD-8-1 = Alle sehen die Auslage, die Schätze, die Clanmarker und die Ablagestapel, auch ungespielt abgelegte Karten. Alle wissen außerdem, was wem gehört, weil jeder Kauf offen geschieht, und kennen die Rückseite der obersten Wachenkarte und überall die Zahl der Karten.
    .title = Was alle sehen

rule-KD-8-2 = Nur du kennst deine Hand. Die Reihenfolge in den Stapeln kennt niemand.
    .title = Was verborgen bleibt

## Die Kartenliste

rules-kodachi-section-9 = Die Kartenliste
    .text = Die Spielregel zeigt ihre Karten nur als Bilder, und nach einer veröffentlichten Kartenliste haben wir vergeblich gesucht. Was Spielregel und Rezensionen verraten, steht unten; der Rest ist rekonstruiert, indem sich Stärke und Heimlichkeit um den Wert 3 spiegeln und die Kartenzahlen aufgehen. Das Programm vermerkt bei jeder Karte, ob sie aus der Spielregel, aus einer Rezension oder aus unserer Rekonstruktion stammt, sagt es dort, wo es die Karte zeigt, und prüft jede Liste an den bekannten Tatsachen. Wenn du das Spiel besitzt, kannst du aus einer eigenen Datei mit der echten Liste spielen. In der rekonstruierten Liste verteilen sich deine Dojo-Karten gleichmäßig auf beide Seiten der 3. Jeder Clan hat sieben Gesandte mit Werten von 1 bis 5; die meisten kosten einen beliebigen und zwei gleiche Schätze, die übrigen bestimmte Schätze, in jedem Clan andere. Die Werte der braunen Wachen häufen sich in der Mitte; unter ihnen sind Fächer am häufigsten und Gold am seltensten. Elitewachen haben zwei Werte oder sind ein Paar und bewachen meist die selteneren Schätze.

rule-KD-9-1 = Bekannt sind alle Anzahlen von Karten und Markern aus dem Abschnitt zum Spielmaterial. Dojo-Karten haben nur die Werte 1, 2, 4 und 5, das wissen wir aus einer Rezension; die 3 gibt es nur auf den Startfertigkeiten. Eine Startfertigkeit ist als Dojo-Karte eine 3, oder sie gibt +1 oder −1; sie bringt keine Punkte.
    .title = Bekannt: Startkarten

rule-KD-9-2 = Vier Arten von Gerüchten sind bekannt: Wert 5 mit 1 Punkt je Gesandtem, Wert 5 mit 1 Punkt je Gerücht, Wert 2 mit 1 Punkt je Fertigkeit und Wert 3 mit 6, 4 oder 2 Punkten. Ein Gerücht kostet einen beliebigen Schatz.
    .title = Bekannt: Gerüchte

rule-KD-9-3 = Bekannte Fertigkeiten: 3 Karten ziehen (2 Punkte); Dojo 0 und 1 Karte ziehen (1 Punkt); Wechsel (2 Punkte); +2 und 1 Karte ziehen (2 Punkte); −2 und 1 Karte ziehen; +1 oder −1 und 1 Karte ziehen (2 Punkte); Dojo 3 oder beim Kaufen 1 Gold (2 Punkte); Dojo 1 oder Dojo 5 (2 Punkte). Es gibt eine Fertigkeit, die einen einzigen Schatz kostet (einen beliebigen oder eine Vase), und es gibt Preise von zwei gleichen und von einem beliebigen und noch einem beliebigen.
    .title = Bekannt: Fertigkeiten

rule-KD-9-4 = Von den Gesandten kennen wir einen blauen mit Wert 2 und 4 Punkten sowie zwei, die zusammen 9 Punkte bringen. Bekannte Preise sind: ein beliebiger und zwei gleiche; zwei Fächer und eine Schriftrolle; eine Jade, eine Vase und eine Schriftrolle.
    .title = Bekannt: Gesandte

rule-KD-9-5 = Die Werte 2, 3, 4 und 5 kommen auf Wachen vor, die nicht Elite genannt werden, und es gibt braune Wachen mit Fächern, Schriftrollen und Vasen. Unter den Elitewachen gibt es eine 2/4, eine 0/3, das Paar 3 und 5 und eine, die gegen Stärke eine 6 ist.
    .title = Bekannt: Wachen

rule-KD-9-6 = Die Spielregel rechnet mit den gezeigten Karten (nicht mit allen Karten einer Person) einige Summen vor, die jede Liste erlauben muss. Zwei Gesandte mit zusammen 9 Punkten und zwei Gerüchte über Gesandte mit zusammen 4 ergeben 13; drei Fertigkeiten mit zusammen 4 Punkten und ein Gerücht über Fertigkeiten mit 3 ergeben 7; zwei Gerüchte der Art 6/4/2, die sonst niemand hat, ergeben 12. Ein Gerücht, das Gerüchte zählt, bringt mit fünf weiteren 6 Punkte; drei Schätze und Clanmarker im Wert von 8 ergeben 11.
    .title = Summen, die stimmen müssen
