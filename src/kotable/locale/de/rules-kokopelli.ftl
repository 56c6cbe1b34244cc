# Die Regeln von Kokopelli, wie an diesem Tisch gespielt wird, in unseren eigenen Worten.
# Eine Nachricht je Regel: ihr Text, ein .title und, wo eine eigene Auslegung entscheidet, ein .ruling mit der Begründung.
# Der .text eines Abschnitts gehört zum Abschnitt als Ganzem.

rules-kokopelli-title = Die Regeln von Kokopelli
rules-kokopelli-intro = Bei Kokopelli eröffnest du Zeremonien in deinem Dorf, und jede leiht dir ihre Fähigkeit, solange sie dort liegt. Du legst Karten an deine eigenen Zeremonien und an die deiner Nachbarn an, und die meisten Punkte bekommt, wer eine Zeremonie mit der letzten Karte beendet. Ist ein Nachziehstapel leer oder sind genug Zeremonien beendet, endet das Spiel, und wer die meisten Punkte hat, gewinnt.
rules-kokopelli-short = Zwei Aktionen in jedem Zug, beliebige von diesen fünf, auch zweimal dieselbe.
rules-kokopelli-example = Ein Zug als Beispiel
rules-kokopelli-example-1 = Runde 5, dein Zug: zwei Aktionen, fünf Karten auf der Hand.
rules-kokopelli-example-2 = Du siehst dich in deinem Spielbereich um: Der Spinnenfrau von Nils fehlt eine Karte.
rules-kokopelli-example-3 = Erste Aktion: Du spielst deine eigene Spinnenfrau daran.
rules-kokopelli-example-4 = Sie ist beendet. Du nimmst die 4; die nächste bringt 3.
rules-kokopelli-example-5 = Nils gehörte sie: 1 Punkt für Nils, und die Karten kommen auf den Ablagestapel.
rules-kokopelli-example-6 = Zweite Aktion: Du eröffnest rechts den Trommler.
rules-kokopelli-example-7 = Seine Fähigkeit gilt sofort: Deinem Jäger fehlt jetzt nur noch eine Karte.
rules-kokopelli-example-8 = Zwei Aktionen sind gespielt, du hast höchstens fünf Karten: Mira ist an der Reihe.

## Entscheidungen

rules-kokopelli-section-0 = Entscheidungen
    .text = Wo dir diese Regeln eine Wahl lassen, wirst du gefragt, auch wenn deine Karten nur eine Antwort zulassen. Was von selbst geschieht, muss sich aus dem ergeben, was alle sehen; sonst würde es den anderen etwas über deine Hand verraten. Wo schon das, was alle sehen, nur eine Antwort übrig lässt, darf dein Bildschirm sie für dich geben.

## Spielmaterial

rules-kokopelli-section-1 = Spielmaterial

rule-KP-1-1 = Es gibt sechzehn verschiedene Zeremonien. Zu jeder Spielerfarbe gehören drei Karten jeder Zeremonie und sechs Kokopelli-Karten, die als Joker dienen.
    .title = Die Karten

rule-KP-1-2 = Die sechzehn Zeremonien heißen Sonne, Adlerfeder, Pfote, Geburt, Jäger, Krieger, Feuer, Spinnenfrau, Vase, Schlangentanz, Trommler, Eidechse, Himmelsmutter, Schamane, Häuptling und Schildkröte.
    .title = Namen der Zeremonien

rule-KP-1-3 = Es gibt 80 Punkteplättchen (35 zu 1 Punkt und je 15 zu 3, 4 und 10 Punkten), 12 Spielende-Plättchen und 4 Dorftableaus. Punkte gehen nie aus: Selbst wenn alle Plättchen verteilt wären, bekämst du deine Punkte.
    .title = Plättchen und Tableaus
    .ruling = Die Spielregel sagt nicht, was geschieht, wenn die Punkteplättchen verbraucht sind, und niemand soll aus Mangel an Pappe Punkte verlieren.

## Spielaufbau

rules-kokopelli-section-2 = Spielaufbau

rule-KP-2-1 = Kokopelli ist für zwei bis vier Personen. Zehn der sechzehn Zeremonien sind im Spiel: Meist werden sie ausgelost, ihr könnt sie aber auch selbst aussuchen oder die Zusammenstellung für das erste Spiel nehmen, nämlich Jäger, Krieger, Schildkröte, Pfote, Trommler, Schamane, Spinnenfrau, Adlerfeder, Himmelsmutter und Schlangentanz.
    .title = Zehn Zeremonien im Spiel

rule-KP-2-2 = Als Variante könnt ihr mit elf oder zwölf Zeremonien spielen.
    .title = Elf oder zwölf Zeremonien

rule-KP-2-3 = Zu jeder gewählten Zeremonie gehört ein Auswahlplättchen. Darauf liegt ein Punkteplättchen mit 3 Punkten und auf diesem eines mit 4 Punkten.
    .title = Punkte auf den Auswahlplättchen

rule-KP-2-4 = Dein Kartendeck besteht aus drei Karten jeder gewählten Zeremonie und deinen sechs Kokopelli; das sind 36, 39 oder 42 Karten bei zehn, elf oder zwölf Zeremonien. Gemischt bildet es deinen Nachziehstapel, von dem du fünf Karten als Starthand ziehst.
    .title = Dein Kartendeck

rule-KP-2-5 = Wie viele Spielende-Plättchen im Stapel liegen, hängt von der Zahl der Personen und der Zeremonien ab. Zu zweit sind es 10, 11 oder 12 bei zehn, elf oder zwölf Zeremonien, zu dritt oder zu viert 9, 10 oder 11.
    .title = Stapel der Spielende-Plättchen

rule-KP-2-6 = Wer beginnt, wird ausgelost oder beim Einrichten des Tisches festgelegt. Gespielt wird im Uhrzeigersinn, also nach links: Nach dir ist immer dein linker Nachbar an der Reihe.
    .title = Startspieler und Richtung

## Dörfer und Spielbereiche

rules-kokopelli-section-3 = Dörfer und Spielbereiche

rule-KP-3-1 = Dein Dorf hat vier Plätze rund um deinen Nachziehstapel: zwei auf der linken und zwei auf der rechten Seite.
    .title = Das Dorf

rule-KP-3-2 = Zu dritt oder zu viert besteht dein Spielbereich aus deinen eigenen vier Plätzen, den beiden rechten Plätzen deines linken Nachbarn und den beiden linken Plätzen deines rechten Nachbarn, also aus denen, die dir am nächsten liegen. Links und rechts gelten aus der Sicht dessen, dem das Dorf gehört, mit Blick zur Tischmitte. Wer sich gegenübersitzt, kommt nicht an das Dorf des anderen heran.
    .title = Spielbereich zu dritt, zu viert

rule-KP-3-3 = Zu zweit hat jedes Dorf einen fünften Platz unterhalb des Nachziehstapels. Dein Spielbereich besteht aus deinen eigenen fünf Plätzen und den vier offenen Plätzen des Gegenübers; der Platz unterhalb des fremden Stapels gehört nie dazu. Die vier offenen Plätze sind alle gleich, du wählst also keine Seite.
    .title = Spielbereich zu zweit

rule-KP-3-4 = Die erste Karte bestimmt, welche Zeremonie es ist. Eine Zeremonie gehört dem Besitzer des Dorfes, in dem sie liegt, ganz gleich, wer die Karten gespielt hat.
    .title = Wem eine Zeremonie gehört

rule-KP-3-5 = Du hast die Fähigkeit jeder Zeremonie in deinem Dorf, und zwar vom Eröffnen an, bis sie das Dorf verlässt.
    .title = Fähigkeiten haben

rule-KP-3-6 = Widerspricht eine Fähigkeit einer Grundregel, so gilt die Fähigkeit.
    .title = Fähigkeit vor Grundregel

## Der Zug

rules-kokopelli-section-4 = Der Zug

rule-KP-4-1 = Gespielt wird in Runden. In jeder Runde kommen alle einmal an die Reihe, angefangen beim Startspieler und weiter im Uhrzeigersinn.
    .title = Runden und Züge

rule-KP-4-2 = In deinem Zug hast du zwei Aktionen. Für jede wählst du eine von fünfen: ziehen, eröffnen, spielen, abbrechen oder tauschen. Du darfst auch zweimal dieselbe wählen.
    .title = Zwei Aktionen

rule-KP-4-3 = Die erste Runde ist für zwei von euch kürzer: Wer beginnt und wer links daneben sitzt, hat nur eine Aktion. Zu zweit gilt das also für euch beide.
    .title = Die erste Runde

rule-KP-4-4 = Hast du nach deiner letzten Aktion mehr als fünf Karten auf der Hand, legst du die überzähligen unter deinen eigenen Nachziehstapel. Die Reihenfolge bestimmst du.
    .title = Das Handlimit

rule-KP-4-5 = Für die letzte Karte deiner Hand, ob du mit ihr eröffnest oder sie anlegst, gibt es sofort 1 Punkt und drei neue Karten. Das ist keine Aktion, und wenn Häuptling oder Krieger dich noch weiterspielen lassen, darfst du das mit den neuen Karten tun.
    .title = Die Hand leer spielen

rule-KP-4-6 = Den Bonus für die leere Hand gibt es nur, wenn eine gespielte Karte sie leert; ein Tausch bringt ihn also nie. Er kommt vor den übrigen Wirkungen der Karte, und es zählen die Fähigkeiten, die in diesem Moment ausliegen: auch eine Adlerfeder, die genau diese Karte eröffnet, und ebenso eine, die sie gleich beenden wird. Die Punkte bekommst du auch, wenn du keine Karte mehr ziehen kannst; deine Hand bleibt dann leer und bringt von selbst keinen weiteren Bonus.
    .title = Leere Hand im Einzelnen
    .ruling = Die Spielregeln der vier Sprachen weichen hier voneinander ab; wir folgen der deutschen, die vom Ausspielen der letzten Karte spricht.

rule-KP-4-7 = Eine Aktion zählt, sobald sie beginnt. Die ersten beiden Aktionen deines Zuges sind Pflicht, welche du auch wählst (in den kurzen Zügen der ersten Runde ist es eine); weitere, die du einer Vase verdankst, darfst du auslassen. Wenn du deinen Zug beendest, verfallen alle Aktionen, die du noch hättest.
    .title = Pflicht und Kür
    .ruling = Die Spielregel sagt nicht, ob man Aktionen auslassen darf; eine zusätzliche Aktion ist ein Geschenk und soll keine Last werden.

rule-KP-4-8 = Ziehen kannst du nur, wenn dein Stapel noch eine Karte hat, und tauschen nur, wenn du eine Karte auf der Hand hast. Ist beides nicht der Fall, darfst du bei einer Pflichtaktion passen, jedes Mal nur bei einer. Du darfst stattdessen eine Zeremonie abbrechen, musst es aber nicht.
    .title = Wenn nichts mehr geht
    .ruling = Die Spielregel rechnet nicht damit, dass jemand gar keine Karten mehr hat, und eigene Zeremonien opfern zu müssen wäre eine harte Strafe.

rule-KP-4-9 = Das Handlimit gilt auch im letzten Zug, noch vor der Schlusswertung. Karten, die du dabei unter deinen Stapel legst, zählen dort mit.
    .title = Handlimit am Spielende

## Die fünf Aktionen

rules-kokopelli-section-5 = Die fünf Aktionen

rule-KP-5-1 = Ziehen: Nimm die oberste Karte deines Nachziehstapels auf die Hand. Sollst du irgendwann mehr Karten ziehen, als da sind, ziehst du die vorhandenen.
    .title = Karte ziehen

rule-KP-5-2 = Eröffnen: Lege eine Zeremoniekarte aus der Hand auf einen leeren Platz deines eigenen Dorfes. Mit einem Kokopelli lässt sich nie eine Zeremonie eröffnen.
    .title = Zeremonie eröffnen

rule-KP-5-3 = Eine Zeremonie, die schon irgendwo in deinem Spielbereich liegt, kannst du nicht noch einmal eröffnen.
    .title = Keine Zeremonie doppelt

rule-KP-5-4 = Spielen: Lege eine Karte aus der Hand an eine Zeremonie in deinem Spielbereich an, entweder die passende Karte oder einen Kokopelli, der überall passt. Wie viele Karten du mit einer Aktion auch spielst: Für alle Wirkungen zählt jede Karte einzeln.
    .title = Karte spielen

rule-KP-5-5 = Die zweite und die dritte Karte erweitern eine Zeremonie, die vierte beendet sie.
    .title = Erweitern und beenden

rule-KP-5-6 = Abbrechen: Lege eine deiner eigenen Zeremonien mit allen ihren Karten auf deinen Ablagestapel. Dafür bekommt niemand Punkte.
    .title = Zeremonie abbrechen

rule-KP-5-7 = Tauschen: Lege alle deine Handkarten unter deinen eigenen Stapel, eine nach der anderen in beliebiger Reihenfolge und jede ganz nach unten; dann ziehst du ebenso viele von oben. War dein Stapel leer, bekommst du dieselben Karten zurück. Ein Tausch gilt nie als Leeren des Stapels.
    .title = Handkarten tauschen

rule-KP-5-8 = Ist eine Zeremonie beendet, nimmt zuerst die Person, die die letzte Karte gespielt hat, das oberste Punkteplättchen dieser Zeremonie: die 4, beim nächsten Mal die 3. Wer die 3 nimmt, legt an ihre Stelle ein Spielende-Plättchen. Liegt kein Punkteplättchen mehr da, bringt das Beenden 1 Punkt, und zwar auch dort, wo kein Spielende-Plättchen liegt, weil der Stapel schon leer war.
    .title = Beenden: die Punkte
    .ruling = Die Spielregel knüpft den einen Punkt an ein ausliegendes Spielende-Plättchen; wir geben ihn auch dort, wo der Stapel für eines nicht mehr reichte.

rule-KP-5-9 = Danach legt der Besitzer alle Karten der beendeten Zeremonie auf seinen eigenen Ablagestapel, ganz gleich, von wem sie stammen. Ist er nicht selbst am Zug, bekommt er 1 Punkt.
    .title = Beenden: der Besitzer

rule-KP-5-10 = Ist der Stapel der Spielende-Plättchen leer, so wird beim Nehmen einer 3 keines mehr hingelegt.
    .title = Keine Spielende-Plättchen mehr
    .ruling = Das kann in der letzten Runde vorkommen, und die Spielregel schweigt dazu.

rule-KP-5-11 = Ablagestapel kommen nie ins Spiel zurück. Deshalb muss niemand entscheiden, in welcher Reihenfolge die Karten dort liegen.
    .title = Die Ablagestapel
    .ruling = Die Spielregel lässt die Reihenfolge frei wählen, aber die Wahl ändert nichts.

rule-KP-5-12 = Eine Zeremonie zu eröffnen heißt nicht, eine Karte an eine Zeremonie zu spielen; Pfote, Eidechse, Vase und Himmelsmutter kümmern sich also nicht darum. Nur für die leere Hand gilt auch eine Karte als gespielt, mit der du eröffnest (KP-4.5).
    .title = Eröffnen ist nicht Anlegen
    .ruling = Die Spielregel unterscheidet die beiden Aktionen, und diese vier Fähigkeiten sprechen nur vom Anlegen.

## Die sechzehn Fähigkeiten

rules-kokopelli-section-6 = Die sechzehn Fähigkeiten

rule-KP-6-1 = Mit einer einzigen Aktion Spielen darfst du beliebig viele Karten an eine Zeremonie anlegen, bis sie beendet ist.
    .title = Fähigkeit des Häuptlings

rule-KP-6-2 = Karten, die du mit der Aktion Ziehen gezogen hast, darfst du sofort an Zeremonien anlegen. Mit dem Jäger ziehst du erst beide Karten; dann darfst du keine, eine oder beide spielen, an dieselbe Zeremonie oder an verschiedene. Es bleibt die Aktion Ziehen: Häuptling und Krieger helfen dabei nicht, alle Wirkungen gespielter Karten aber gelten.
    .title = Fähigkeit der Geburt

rule-KP-6-3 = Wenn du Karten spielst, erreichst du alle Plätze deiner beiden Nachbarn, zu zweit auch die unterhalb des Stapels deines Gegenübers. Beim Eröffnen zählt nur dein gewöhnlicher Spielbereich.
    .title = Fähigkeit der Spinnenfrau

rule-KP-6-4 = Mit einer einzigen Aktion Spielen darfst du zwei Karten an zwei verschiedene Zeremonien anlegen. Mit dem Häuptling lässt sich das nicht verbinden: Nach einer zweiten Karte an einer anderen Zeremonie ist die Aktion vorbei, und nach einer zweiten Karte an derselben geht es nur dort weiter.
    .title = Fähigkeit des Kriegers

rule-KP-6-5 = Mit jeder Aktion Ziehen ziehst du eine Karte mehr.
    .title = Fähigkeit des Jägers

rule-KP-6-6 = Mit der Aktion Eröffnen darfst du auch einen leeren Platz im Dorf eines Nachbarn belegen. Die Fähigkeit bekommt dann der Besitzer jenes Dorfes.
    .title = Fähigkeit des Feuers

rule-KP-6-7 = Mit dem Feuer kannst du keine Zeremonie eröffnen, die schon im Spielbereich dessen liegt, dem das Dorf gehört. Das ersetzt die übliche Prüfung: Auf deinen eigenen Spielbereich kommt es hier nicht an.
    .title = Feuer: die Grenze

rule-KP-6-8 = Jede Karte, die du an eine fremde Zeremonie spielst, bringt dir 1 Punkt.
    .title = Fähigkeit der Pfote

rule-KP-6-9 = Für jede Karte, die du an eine fremde Zeremonie spielst, ziehst du eine Karte.
    .title = Fähigkeit der Eidechse

rule-KP-6-10 = Wenn du deine Hand leer spielst, ziehst du fünf Karten und bekommst 3 Punkte statt drei Karten und 1 Punkt.
    .title = Fähigkeit der Adlerfeder

rule-KP-6-11 = Du bekommst 1 Punkt, wenn du eine Zeremonie beendest, ganz gleich, wem sie gehört. Auch das Beenden deiner eigenen Schildkröte zählt.
    .title = Fähigkeit der Schildkröte

rule-KP-6-12 = Wer eine Karte an eine deiner Zeremonien spielt, hat in diesem Zug eine Aktion mehr; das gilt auch für dich selbst. Von jedem Besitzer einer Vase gibt es höchstens eine solche Aktion je Zug.
    .title = Fähigkeit der Vase

rule-KP-6-13 = Du hast einen Platz mehr, unterhalb deines Nachziehstapels: den fünften, zu zweit den sechsten. Zu dritt oder zu viert liegt er in deinem Spielbereich und in denen deiner beiden Nachbarn, auch wenn die Sonne schon fort ist; zu zweit nur in deinem.
    .title = Fähigkeit der Sonne
    .ruling = Die Spielregeln der vier Sprachen sind uneins, wer diesen Platz erreicht; wir folgen der englischen und der französischen.

rule-KP-6-14 = Eine Zeremonie auf dem Platz der Sonne bleibt, bis sie beendet oder abgebrochen wird, auch wenn die Sonne schon fort ist. Danach ist der Platz geschlossen, bis bei dir wieder eine Sonne liegt. Zu zweit sind die beiden Plätze unterhalb des Stapels verschiedene Plätze, und nur der der Sonne schließt.
    .title = Sonne: wie lange

rule-KP-6-15 = Du bekommst jedes Mal 1 Punkt, wenn jemand einen Kokopelli an eine deiner Zeremonien spielt, auch du selbst.
    .title = Fähigkeit der Himmelsmutter

rule-KP-6-16 = Für deine Zeremonien genügen drei Karten: Die dritte beendet sie. Eine, die beim Eröffnen des Trommlers bereits drei Karten hat, wartet auf ihre vierte.
    .title = Fähigkeit des Trommlers

rule-KP-6-17 = Du bekommst 1 Punkt, wenn eine deiner Zeremonien beendet wird, ganz gleich, von wem. Auch wenn der Schamane selbst beendet wird, zählt das, und der Punkt kommt zu dem hinzu, den du bekommst, wenn jemand anders deine Zeremonie beendet (KP-5.9).
    .title = Fähigkeit des Schamanen

rule-KP-6-18 = Ein Kokopelli zählt in dem Moment, in dem du ihn spielst, als zwei, wo auch immer du ihn spielst, und von da an als eine Karte.
    .title = Fähigkeit des Schlangentanzes

rule-KP-6-19 = Das Feuer reicht zu den leeren Plätzen der Nachbardörfer, die in deinem gewöhnlichen Spielbereich liegen, und nie zu einem Platz unterhalb eines Nachziehstapels.
    .title = Wie weit Feuer reicht
    .ruling = So steht es in der polnischen Spielregel, das Symbol der Karte meint deinen Spielbereich bei den Nachbarn, und laut Spinnenfrau gilt beim Eröffnen nur der gewöhnliche Spielbereich; die anderen Kartentexte ließen sich weiter lesen.

rule-KP-6-20 = Mit dem Schlangentanz zählt ein Kokopelli für genau vier Dinge als zwei: für die Zahl der Karten, die zum Beenden nötig ist (zwei Karten und der Kokopelli genügen, mit dem Trommler eine und der Kokopelli), für die Himmelsmutter (2 Punkte), für die Pfote (2 Punkte) und für die Eidechse (zwei Karten). Für alles andere ist er eine Karte.
    .title = Was der Schlangentanz verdoppelt
    .ruling = Das Beispiel der Spielregel zeigt die 2 Punkte der Himmelsmutter; wir wenden denselben Gedanken auf alles an, was jede gespielte Karte betrachtet.

rule-KP-6-21 = Fähigkeiten, die eine ganze Aktion prägen (Häuptling, Krieger, Geburt und Jäger), gelten bis zu deren Ende, wenn sie an ihrem Anfang auslagen. Alle anderen werden bei jeder Karte neu geprüft: Eine Spinnenfrau oder ein Trommler, die mit der ersten von zwei Karten beendet wurden, helfen bei der zweiten nicht mehr. Eine Karte, die eine Zeremonie beendet, findet diese noch offen vor; die Vase gibt also noch ihre Aktion und die Himmelsmutter ihren Punkt.
    .title = Wie lange Fähigkeiten gelten
    .ruling = Schildkröte und Schamane zählen nach ihrem Text auch für ihr eigenes Ende; wir behandeln die übrigen Fähigkeiten ebenso.

rule-KP-6-22 = Krieger und Häuptling erlauben dir mehr Karten, verpflichten dich aber nicht: Eine Karte reicht immer. Verschiedene Zeremonien sind solche auf verschiedenen Plätzen, auch wenn sie von derselben Art sind.
    .title = Eine Karte reicht
    .ruling = Der französische Text macht deutlich, dass man mehr Karten spielen darf, aber nicht muss.

rule-KP-6-23 = Die Geburt gilt nicht für Karten, die du durch die Eidechse ziehst, und mit ihr lässt sich keine Zeremonie eröffnen. Von jeder Sorte darfst du so viele Karten spielen, wie du mit der Aktion Ziehen gezogen hast.
    .title = Grenzen der Geburt
    .ruling = Die Karte spricht nur von der Aktion Ziehen und vom Anlegen; gleiche Handkarten sind nicht zu unterscheiden, also zählt nur ihre Anzahl.

rule-KP-6-24 = Der Platz der Sonne ist einfach ein Platz mehr: Auf ihm darf eine Zeremonie eröffnet werden, bevor die anderen Plätze voll sind. Das kann aber nur der Besitzer der Sonne.
    .title = Den Sonnenplatz nutzen
    .ruling = Die Spielregel gibt keine Reihenfolge für das Füllen der Plätze vor, und die Fähigkeit gehört dem Besitzer der Sonne.

rule-KP-6-25 = Nachdem eine Karte gelegt ist, folgen ihre Wirkungen in dieser Reihenfolge: leere Hand, Pfote, Eidechse, Himmelsmutter, Vase und zuletzt das Beenden mit Punkteplättchen, Punkt des Besitzers, Schildkröte und Schamane.
    .title = Reihenfolge der Wirkungen
    .ruling = Die Spielregel nennt keine Reihenfolge, und mit einer festen läuft es an jedem Tisch gleich.

rule-KP-6-26 = Du wirst immer dann gefragt, ob du weitermachen willst, wenn nach allem, was alle sehen, noch eine Karte möglich ist, selbst wenn keine deiner Karten passt und dir nur das Aufhören bleibt. Beim Häuptling muss die Zeremonie noch liegen und deine Hand darf nicht leer sein. Beim Krieger ist eine Karte gespielt, eine andere Zeremonie erreichbar und deine Hand nicht leer; bei der Geburt ist eine gezogene Karte übrig und eine Zeremonie erreichbar. In allen anderen Fällen endet die Aktion von selbst.
    .title = Weitermachen oder aufhören
    .ruling = Eine Aktion, die mangels passender Karte von selbst endet, würde dem Tisch verraten, was deiner Hand fehlt.

rule-KP-6-27 = Die Aktion, die dir eine Vase gegeben hat, behältst du auch, wenn die Vase verschwindet. Eine Vase, die verschwindet und im selben Zug neu eröffnet wird, gibt nur dann eine Aktion, wenn jenes Dorf noch keine gegeben hat.
    .title = Wenn die Vase verschwindet
    .ruling = Die Grenze ist eine Aktion je Besitzer und Zug, und mit einer neuen Vase fängt die Zählung nicht von vorn an.

rule-KP-6-28 = Jeder Punkt wird bei der Regel verbucht, die ihn gegeben hat. Die 3 Punkte der Adlerfeder stehen bei der Adlerfeder und keiner davon bei der leeren Hand; was der Schlangentanz verdoppelt, steht bei Pfote oder Himmelsmutter; die Punkte fürs Beenden (KP-5.8) und der Punkt des Besitzers (KP-5.9) haben je ihren eigenen Eintrag.
    .title = Woher Punkte kommen
    .ruling = So lässt sich jeder Punktestand Punkt für Punkt nachvollziehen.

## Spielende und Wertung

rules-kokopelli-section-7 = Spielende und Wertung

rule-KP-7-1 = Wird ein Nachziehstapel leer oder das letzte Spielende-Plättchen gelegt, so ist das Spiel mit dem Ende dieser Runde aus. So haben alle gleich viele Züge.
    .title = Wann das Spiel endet

rule-KP-7-2 = Ein Stapel, der einmal leer war, zählt als geleert, auch wenn später in derselben Runde noch Karten darunterkommen.
    .title = Leer ist leer
    .ruling = Wir folgen dem französischen Text, der vom Ziehen der letzten Karte spricht.

rule-KP-7-3 = Alle Handkarten kommen offen auf die Ablagestapel. Die wenigsten Karten im Nachziehstapel bringen 5 Punkte, die zweitwenigsten 3 Punkte, und zwar allen, die diese Anzahl haben; zu zweit bekommt ihr bei gleichen Stapeln je 5 Punkte.
    .title = Punkte für kleine Stapel

rule-KP-7-4 = Für jede Zeremonie in deinem Dorf bekommst du 1 Punkt, egal wie viele Karten sie hat.
    .title = Punkte für offene Zeremonien

rule-KP-7-5 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand teilt ihr euch den Sieg.
    .title = Wer gewinnt

rule-KP-7-6 = Läuft ein Spiel in Runde 100 immer noch, endet es mit dieser Runde. Am Ende erfährst du, was das Spiel beendet hat: ein leerer Stapel, die Spielende-Plättchen, beides oder, wenn nichts davon zutrifft, die Rundengrenze.
    .title = Die Rundengrenze
    .ruling = Nichts in den Regeln zwingt einen Nachziehstapel zu schrumpfen; ein Spiel könnte sonst ewig dauern.

## Wer was weiß

rules-kokopelli-section-8 = Wer was weiß

rule-KP-8-1 = Alle sehen die Dörfer, die Punkte, die Plättchen, die Zahl der Karten in jeder Hand und jedem Stapel und jede Karte, die je gespielt oder aus dem Spiel abgelegt wurde.
    .title = Was alle sehen

rule-KP-8-2 = Nur du kennst deine Hand und weißt, welche Karten du in welcher Reihenfolge unter deinen Stapel gelegt hast; die anderen kennen nur deren Zahl. Du ziehst sie, wenn die unbekannten Karten darüber aufgebraucht sind. Den Rest jedes Stapels kennt niemand.
    .title = Was nur du weißt

rule-KP-8-3 = Alle wissen, woraus jedes Kartendeck besteht. Die verdeckten Karten einer Person sind also genau ihr Deck ohne das, was man davon schon gesehen hat. Karten behalten die Rückseite ihres Besitzers, wo auch immer sie gespielt werden.
    .title = Was sich erschließen lässt
