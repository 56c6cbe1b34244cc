# Was die Bilder der Regelseiten zeigen, in Worten: Wer ein Bild nicht sehen kann, liest, was darunter steht.

figures-ask = Die Karten in den Bildern antworten wie die am Tisch: Zeig darauf, drücke lange, oder geh mit der Tabulatortaste zu einem Bild und drücke I.

## Kokopelli

figures-kokopelli-1 = Du erreichst dein eigenes Dorf und die zwei nächsten Plätze jedes Nachbarn. Was außerhalb der Linie liegt, erreichst du nicht.
figures-kokopelli-2 = Das Dorf gegenüber erreichst du nicht, also hindert sein Schlangentanz deinen nicht. An die Pfote lässt sich nur anlegen.
figures-kokopelli-3 = Zu zweit gibt es einen fünften Platz unterhalb des Stapels ①. Nur den gegenüber ② erreichst du nicht.
figures-kokopelli-4 = Eröffne jede Zeremonie, die noch nicht in deinem Spielbereich liegt. Ein Kokopelli eröffnet nie eine.
figures-kokopelli-5 = Die erste Karte eröffnet, die zweite und dritte kommen dazu, die vierte beendet. Ein Kokopelli darf jede außer der ersten sein.
figures-kokopelli-6 = Wer beendet, nimmt das oberste Plättchen. Der Besitzer bekommt 1 Punkt und die Karten; sie sind aus dem Spiel.
figures-kokopelli-7 = Erst 4, dann 3 und ein Spielende-Plättchen, dann jedes Mal 1. Das letzte dieser Plättchen beendet das Spiel.
figures-kokopelli-8 = Spiel deine letzte Karte: sofort 1 Punkt und drei Karten, mit einer Adlerfeder 3 Punkte und fünf Karten.
figures-kokopelli-9 = Deine Karten kommen in deiner Reihenfolge ganz nach unten; dann ziehst du ebenso viele von oben.
figures-kokopelli-10 = Der Trommler wird eröffnet, und jede Zeremonie in deinem Dorf braucht eine Karte weniger, solange er dort liegt.
figures-kokopelli-11 = Mit dem Schlangentanz zählt ein Kokopelli als zwei: Der Jäger ist beendet, und die Himmelsmutter bringt 2.
figures-kokopelli-12 = Ein volles Dorf: Brich eine Zeremonie ab, niemand bekommt Punkte, und ihr Platz ist frei.
figures-kokopelli-13 = Der kleinste Stapel bringt 5, der zweitkleinste 3, jede Zeremonie 1. Handkarten zählen nichts.
figures-kokopelli-14 = Zwei Aktionen in jedem Zug: ziehen, eröffnen, spielen, abbrechen oder tauschen, auch zweimal dieselbe.

## Kodachi

figures-kodachi-1 = Stärke braucht mehr als die 3 der Wache, Heimlichkeit weniger. Dieselbe Zahl reicht nicht.
figures-kodachi-2 = Wer weitermacht, deckt eine Hauskarte und eine Wache auf. Ab der dritten Wache bringt jede eine Karte mehr.
figures-kodachi-3 = Eine Dojo-Karte gegen jede Wache, Fertigkeiten davor oder danach. Verglichen wird nach jeder Karte.
figures-kodachi-4 = Zwei Zahlen: die niedrige für Heimlichkeit, die hohe für Stärke. Zwei Wachen: Besiege beide nacheinander, jede mit eigener Dojo-Karte.
figures-kodachi-5 = Alle sehen die Rückseite der nächsten Wache: Braun ist gewöhnlich, rot ist Elite. Schau hin, bevor du weitermachst.
figures-kodachi-6 = Hörst du rechtzeitig auf, wählst du zuerst. Scheiterst du, nimmst du nichts, die anderen aber je eine Karte.
figures-kodachi-7 = Im Uhrzeigersinn je eine Karte: einen Schatz gratis, auch die siegreiche Wache, oder einen Kauf.
figures-kodachi-8 = Einen genommenen Schatz kannst du sofort ausgeben. Das Gekaufte kommt auf die Hand, der Preis auf die Ablage.
figures-kodachi-9 = Der Gesandte besiegt die Wache, also nimmst du den obersten Marker seines Clans: erst 2, dann 4, dann 5.
figures-kodachi-10 = Ein vierter Marker, oder der letzte überhaupt: Die Runde wird zu Ende gespielt, damit alle gleich viele Züge haben.
figures-kodachi-11 = Jedes Gerücht zählt, was sein Besitzer am Ende hat. Das seltene bringt mehr, je weniger von euch es haben.
figures-kodachi-12 = Auslage geleert, gespielte Karten abgelegt, andere nach Wunsch, Hand auf sechs aufgefüllt, vier Schätze behalten.
figures-kodachi-13 = Alle deine Karten zählen, wo immer sie sind; Marker nach ihrem Wert, Schätze je 1. Bei Gleichstand: die meisten Gesandten, dann Marker.
figures-kodachi-14 = Auch Hauskarten kämpfen: Eine Zahl mit gekreuzten Schwertern ist eine Dojo-Karte.
    .title = Was auf den Karten steht
figures-kodachi-15 = Das Bündel ist ein beliebiger Schatz, die Tragestange zwei gleiche, ein Bild genau dieser Schatz. Gold ersetzt jeden.
    .title = Preiszeichen

figures-kodachi-part-value = ihr Wert
figures-kodachi-part-skill = das Zeichen der Fertigkeiten
figures-kodachi-part-choose = wähle eins: eine Dojo-Karte 3, +1 oder −1
figures-kodachi-part-points = Punkte am Ende
figures-kodachi-part-all = alles davon, von links nach rechts: +2, ziehe 1
figures-kodachi-part-price = der Preis
figures-kodachi-part-gold = wähle eins: eine Dojo-Karte 3 oder 1 Gold beim Kaufen
figures-kodachi-part-dojo = ihr Wert als Dojo-Karte
figures-kodachi-part-clan = der Clan, dessen Marker sie bringt
figures-kodachi-part-counts = was sie am Ende zählt
figures-kodachi-part-beat = die Zahl, die zu schlagen ist
figures-kodachi-part-treasure = der Schatz, der daraus wird
figures-kodachi-part-brown = braun: eine gewöhnliche Wache
figures-kodachi-part-two = links für Heimlichkeit, rechts für Stärke
figures-kodachi-part-pair = zwei Wachen, von links nach rechts
figures-kodachi-part-red = rot: Elitewachen

figures-kodachi-pays = zahlt
figures-kodachi-pays-gold = zahlt, mit Gold
figures-kodachi-pays-not = wird abgelehnt
