# What the coach says in the first real games; when, is decided by each game's coach.ts.

coach-again = Hinweise noch einmal zeigen

## Kokopelli

coach-kokopelli-goal = Wer die meisten Punkte hat, gewinnt. Beende Zeremonien und nimm ihre Plättchen: erst die 4, dann die 3.
coach-kokopelli-begin = Wähle eine angehobene Karte und dann einen leuchtenden Platz, oder umgekehrt.
coach-kokopelli-short = In der ersten Runde haben die ersten beiden nur eine Aktion. Danach haben alle immer zwei.
coach-kokopelli-limit = Nur fünf Karten dürfen bleiben. Was du unter deinen Stapel legst, kommt erst nach allen Karten darüber wieder.
coach-kokopelli-go-on = Dank der Zeremonie { $ceremony } darfst du weitermachen: Spiele noch eine Karte, oder wähle „Fertig“.
coach-kokopelli-vase = Eine Vase hat dir eine Aktion mehr gegeben. Nutze sie, oder beende deinen Zug.
coach-kokopelli-last = Letzte Runde! Der kleinste Stapel bringt 5 Punkte, der zweitkleinste 3, jede Zeremonie in deinem Dorf 1.
coach-kokopelli-finish = Hier fehlt eine Karte, und du hast sie. Wer beendet, nimmt das Plättchen; ist die Zeremonie fremd, bekommt ihr Besitzer 1.
coach-kokopelli-open = Eröffne eine Zeremonie auf einem freien Platz deines Dorfes. Solange sie dort liegt, hast du ihre Fähigkeit.
coach-kokopelli-area = Der umrandete Bereich ist dein Spielbereich: dein Dorf und die nächsten Plätze der Nachbarn. Du darfst an jede Zeremonie darin spielen.
coach-kokopelli-area-two = Du erreichst deine eigenen fünf Plätze und die vier offenen gegenüber, nie den unterhalb des anderen Stapels.
coach-kokopelli-wild = Kokopelli passt an jede Zeremonie in deinem Spielbereich, eröffnet aber keine. Heb ihn dir zum Beenden auf.
coach-kokopelli-danger = Hier fehlt eine Karte, und { $name } kann sie auch spielen. Brich die Zeremonie ab, oder wage es.
coach-kokopelli-owner = { $name } hat deine Zeremonie beendet und das Plättchen genommen. Weil sie dir gehört, bekommst du 1 Punkt.
coach-kokopelli-empty = Spielst du deine letzte Karte, gibt es sofort 1 Punkt und drei neue Karten. Das kostet keine Aktion.
coach-kokopelli-empty-feather = Mit deiner Adlerfeder bringt die letzte Handkarte 3 Punkte und fünf Karten.
coach-kokopelli-cancel = Dein Dorf ist voll. Brich eine Zeremonie ab, dann ist ihr Platz frei; ihre Karten werden abgelegt, Punkte gibt es keine.
coach-kokopelli-exchange = Keine Karte passt? Tausche: Alle kommen unter deinen Stapel, und du ziehst ebenso viele neue.
coach-kokopelli-draw = Wenige Karten und nichts zu beenden? Zieh. Am Ende deines Zuges dürfen bis zu fünf auf der Hand bleiben.
coach-kokopelli-end-near = Das Ende naht. Spielende-Plättchen übrig: { $ends }. Kleinster Stapel: { $cards }. Ist eins davon aufgebraucht, ist es die letzte Runde.
coach-kokopelli-three = Die 4 ist hier weg. Mit der 3 kommt ein Spielende-Plättchen, und das letzte davon beendet das Spiel.
coach-kokopelli-end-tile = Hier liegt ein Spielende-Plättchen: Diese Zeremonie zu beenden bringt nur noch 1 Punkt.
coach-kokopelli-ability = Dieser Punkt kam von deiner Zeremonie { $ceremony }. Fähigkeiten wirken von selbst; zeig auf eine Karte, um sie zu lesen.

## Kodachi

coach-kodachi-goal = Punkte bringen gekaufte Karten, Clanmarker und Schätze. Wer die meisten hat, gewinnt.
coach-kodachi-declare = Stärke braucht mehr als die Wache, Heimlichkeit weniger; Gleichstand reicht nicht. Deine Wahl gilt für den ganzen Zug.
coach-kodachi-fight = Spiele gegen jede Wache eine Dojo-Karte. Ein grünes Etikett heißt: Diese Karte gewinnt für sich allein.
coach-kodachi-elite-pair = Zwei Wachen auf einer Karte: Besiege erst die eine, dann die andere, jede mit einer eigenen Dojo-Karte.
coach-kodachi-elite-two = Zwei Zahlen: Für Heimlichkeit gilt die niedrige, für Stärke die hohe.
coach-kodachi-more = Noch reicht es nicht: Spiele Fertigkeiten dazu, oder gib den Kampf auf. Dann nimmst du in diesem Zug nichts.
coach-kodachi-decide = Hör auf und nimm Karten, oder mach weiter für mehr. Verlierst du später einen Kampf, nimmst du nichts.
coach-kodachi-take = Wachen sind gratis und werden zu Schätzen. Hauskarten kosten Schätze; was du bezahlen kannst, ist angehoben.
coach-kodachi-pay = Du zahlst genau den Preis. Wähle hier einen Schatz, um mit einem anderen zu zahlen.
coach-kodachi-discard = Lege ab, was du nicht brauchst: Deine Hand wird ohnehin auf sechs aufgefüllt.
coach-kodachi-four = Am Ende deines Zuges behältst du höchstens vier Schätze. Gib sie rechtzeitig aus.
coach-kodachi-last = Letzte Runde! Alle haben gleich viele Züge. Wähle, was jetzt die meisten Punkte bringt.
coach-kodachi-order = Danach dürfen die anderen im Uhrzeigersinn je eine Karte nehmen, auch wenn der Überfall gescheitert ist.
coach-kodachi-elite-next = Eine rote Rückseite: Als Nächstes kommt eine Elitewache. Sie hat zwei Zahlen, oder es sind zwei Wachen.
coach-kodachi-risk = Die Anzeige sagt dir deine Chancen: wie oft die Karten auf deiner Hand die nächste Wache besiegen.
coach-kodachi-room = Eine oder zwei Wachen bringen eine Karte, drei bringen zwei, vier bringen drei.
coach-kodachi-price = Preiszeichen: Das Bündel ist ein beliebiger Schatz, die Tragestange zwei gleiche. Gold steht für jede Art.
coach-kodachi-envoy = Ein Gesandter kämpft als Dojo-Karte. Besiegt er eine Wache, nimmst du den obersten Marker seines Clans.
coach-kodachi-rumor = Ein Gerücht zählt am Ende: 1 Punkt für jede deiner Karten von der Art, die es zeigt.
coach-kodachi-rare = Ein Seltenes Gerücht bringt 6 Punkte, wenn nur du eins hast, 4 bei zweien von euch, sonst 2.
coach-kodachi-skill = Fertigkeiten ändern deine Summe, ziehen Karten oder wechseln. Spiele beliebig viele, vor oder nach der Dojo-Karte.
coach-kodachi-near = { $name } hat drei Clanmarker. Mit dem vierten ist die Runde die letzte.
coach-kodachi-token = Marker sind 2, 4 und 5 Punkte wert. Hat jemand vier oder ist der letzte vergeben, ist es die letzte Runde.
coach-kodachi-gold-skill = Die Goldene Drei kann eine Dojo-Karte sein oder beim Kaufen 1 Gold aus der Hand.
coach-kodachi-count = Am Ende zählen alle deine Karten, wo immer sie sind, und jeder Schatz ist 1 Punkt.
