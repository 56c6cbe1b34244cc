### Kokopelli: Namen, Wahlmöglichkeiten, Ereignisse und Ablehnungen.
### $who, $owner: Name einer Person. $card, $ceremony, $space, $place: Texte aus Nachrichten weiter unten.
### Eingesetzte Namen stehen unverändert da, die Sätze kommen ohne ihre Beugung aus.

kokopelli-name = Kokopelli

## Karten. `ability` in etwa zehn Wörtern.
kokopelli-card-sun = Sonne
    .ability = Ein Platz mehr, unterhalb deines Stapels.
kokopelli-card-eagle_feather = Adlerfeder
    .ability = Eine leere Hand bringt 5 Karten und 3 Punkte.
kokopelli-card-paw = Pfote
    .ability = 1 Punkt, wenn du an eine fremde Zeremonie spielst.
kokopelli-card-birth = Geburt
    .ability = Karten aus der Aktion Ziehen darfst du sofort anlegen.
kokopelli-card-hunter = Jäger
    .ability = Mit der Aktion Ziehen ziehst du eine Karte mehr.
kokopelli-card-warrior = Krieger
    .ability = Aktion Spielen: zwei Karten an zwei verschiedene Zeremonien.
kokopelli-card-fire = Feuer
    .ability = Du darfst auch auf Nachbarplätzen in deinem Spielbereich eröffnen.
kokopelli-card-spider_woman = Spinnenfrau
    .ability = Spiele an alle Zeremonien deiner beiden Nachbarn.
kokopelli-card-vase = Vase
    .ability = Wer an deine Zeremonien spielt, hat eine Aktion mehr.
kokopelli-card-snake_dance = Schlangentanz
    .ability = Deine Kokopelli zählen beim Spielen als zwei.
kokopelli-card-drummer = Trommler
    .ability = Deine Zeremonien sind schon mit der dritten Karte beendet.
kokopelli-card-lizard = Eidechse
    .ability = Zieh 1 Karte, wenn du an eine fremde Zeremonie spielst.
kokopelli-card-mother_of_heaven = Himmelsmutter
    .ability = 1 Punkt für jeden Kokopelli, der an deine Zeremonien kommt.
kokopelli-card-shaman = Schamane
    .ability = 1 Punkt, wenn eine deiner Zeremonien beendet wird.
kokopelli-card-chieftain = Häuptling
    .ability = Aktion Spielen: beliebig viele Karten an eine Zeremonie.
kokopelli-card-tortoise = Schildkröte
    .ability = 1 Punkt, wenn du irgendeine Zeremonie beendest.
kokopelli-card-kokopelli = Kokopelli
    .ability = Joker: passt an jede Zeremonie, eröffnet aber keine.

## Plätze eines Dorfes aus der Sicht seines Besitzers
kokopelli-space-left-1 = linke Seite
kokopelli-space-left-2 = linke Seite
kokopelli-space-right-1 = rechte Seite
kokopelli-space-right-2 = rechte Seite
kokopelli-space-beneath = unterhalb des Stapels
kokopelli-space-sun = Sonnenplatz

## Orte zum Eröffnen und Dörfer zum Spielen, wie sie sieht, wer wählt
kokopelli-place-own-left = deine linke Seite
kokopelli-place-own-right = deine rechte Seite
kokopelli-place-own = dein Dorf
kokopelli-place-beneath = unterhalb deines Stapels
kokopelli-place-sun = dein Sonnenplatz
kokopelli-place-left = bei deinem linken Nachbarn
kokopelli-place-right = bei deinem rechten Nachbarn
kokopelli-place-other = bei deinem Gegenüber
kokopelli-village-own = in deinem Dorf
kokopelli-village-left = bei deinem linken Nachbarn
kokopelli-village-right = bei deinem rechten Nachbarn
kokopelli-village-other = bei deinem Gegenüber

## Wahlmöglichkeiten
kokopelli-act-draw = Ziehen
kokopelli-act-exchange = Handkarten tauschen
kokopelli-act-pass = Passen
kokopelli-act-end = Zug beenden
kokopelli-act-stop = Fertig
kokopelli-act-under = { $card } unter den Stapel legen
kokopelli-act-cancel = { $ceremony } abbrechen
kokopelli-act-open = { $ceremony } eröffnen: { $place }
kokopelli-act-play = { $card } an { $ceremony } spielen, { $village }

## Was zu entscheiden ist
kokopelli-phase-choose = Dein Zug: { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    }
kokopelli-phase-go-on = Spiele noch eine Karte, oder wähle „Fertig“
kokopelli-phase-play-drawn = Spiele, was du gezogen hast, oder wähle „Fertig“
kokopelli-phase-exchange = Lege deine Karten unter den Stapel, in beliebiger Reihenfolge
kokopelli-phase-limit = Zu viele Karten: Lege { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } unter den Stapel
kokopelli-phase-over = Das Spiel ist aus

## Was geschehen ist
kokopelli-event-set-up = { $who } beginnt. Die Zeremonien: { $ceremonies }.
    .you = Du beginnst. Die Zeremonien: { $ceremonies }.
kokopelli-event-turn-began = Runde { $round }: { $who } hat { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }.
    .you = Runde { $round }: Du hast { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }.
kokopelli-event-drew = { $who } zieht { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
    .own = { $who } zieht: { $cards }.
    .you = Du ziehst { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
    .you-own = Du ziehst: { $cards }.
kokopelli-event-pile-emptied = Der Nachziehstapel von { $who } ist leer.
    .you = Dein Nachziehstapel ist leer.
kokopelli-event-opened = { $who } eröffnet die Zeremonie { $ceremony } im Dorf von { $owner } ({ $space }).
    .own = { $who } eröffnet die Zeremonie { $ceremony } ({ $space }).
    .you = Du eröffnest die Zeremonie { $ceremony } im Dorf von { $owner } ({ $space }).
    .you-own = Du eröffnest die Zeremonie { $ceremony } ({ $space }).
    .yours = { $who } eröffnet die Zeremonie { $ceremony } in deinem Dorf ({ $space }).
kokopelli-event-played = { $who } spielt { $card } an die Zeremonie { $ceremony } von { $owner }.
    .own = { $who } spielt { $card } an die eigene Zeremonie { $ceremony }.
    .you = Du spielst { $card } an die Zeremonie { $ceremony } von { $owner }.
    .you-own = Du spielst { $card } an deine eigene Zeremonie { $ceremony }.
    .yours = { $who } spielt { $card } an deine Zeremonie { $ceremony }.
kokopelli-event-hand-emptied = { $who } hat die letzte Handkarte gespielt.
    .you = Du hast deine letzte Handkarte gespielt.
kokopelli-event-scored = { $who } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } ({ $rule }).
    .you = Du bekommst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } ({ $rule }).
kokopelli-event-finished = { $who } beendet die Zeremonie { $ceremony } von { $owner }, Wert { $worth }.
    .own = { $who } beendet die eigene Zeremonie { $ceremony }, Wert { $worth }.
    .you = Du beendest die Zeremonie { $ceremony } von { $owner }, Wert { $worth }.
    .you-own = Du beendest deine eigene Zeremonie { $ceremony }, Wert { $worth }.
    .yours = { $who } beendet deine Zeremonie { $ceremony }, Wert { $worth }.
kokopelli-event-end-tile-placed = Ein Spielende-Plättchen kommt auf { $ceremony }; noch { $left } übrig.
kokopelli-event-action-gained = Die Vase von { $owner } gibt { $who } eine Aktion mehr.
    .you = Die Vase von { $owner } gibt dir eine Aktion mehr.
    .you-own = Deine Vase gibt dir eine Aktion mehr.
    .yours = Deine Vase gibt { $who } eine Aktion mehr.
kokopelli-event-cancelled = { $who } bricht die Zeremonie { $ceremony } ab.
    .you = Du brichst die Zeremonie { $ceremony } ab.
kokopelli-event-exchange-began = { $who } tauscht { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
    .you = Du tauschst { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
kokopelli-event-put-under = { $who } legt eine Karte unter den Stapel.
    .own = { $who } legt { $card } unter den Stapel.
    .you = Du legst eine Karte unter deinen Stapel.
    .you-own = Du legst { $card } unter deinen Stapel.
kokopelli-event-passed = { $who } passt.
    .you = Du passt.
kokopelli-event-declined = { $who } beendet den Zug.
    .you = Du beendest deinen Zug.
kokopelli-event-stopped = { $who } ist fertig.
    .you = Du bist fertig.
kokopelli-event-ended = Das Spiel endet in Runde { $round }, denn { $reason }.
kokopelli-event-hand-shown = { $who } hatte { $cards } auf der Hand.
    .you = Du hattest { $cards } auf der Hand.

kokopelli-reason-pile = ein Nachziehstapel ist leer
kokopelli-reason-tiles = das letzte Spielende-Plättchen wurde gelegt
kokopelli-reason-both = ein Nachziehstapel ist leer, und das letzte Spielende-Plättchen wurde gelegt
kokopelli-reason-rounds = die hundertste Runde ist vorbei

## Warum nicht
kokopelli-no-over = Das Spiel ist aus.
kokopelli-no-limit-first = Lege erst { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } unter deinen Stapel: Fünf dürfen auf der Hand bleiben.
kokopelli-no-exchange-first = Der Tausch läuft noch: { $count ->
        [one] { $count } Karte muss
       *[other] { $count } Karten müssen
    } noch unter deinen Stapel.
kokopelli-no-drawn-first = Spiele die gezogenen Karten oder wähle „Fertig“.
kokopelli-no-go-on-first = Deine Aktion läuft noch: Spiele eine weitere Karte oder wähle „Fertig“.
kokopelli-no-pile = Dein Nachziehstapel ist leer, es gibt nichts zu ziehen.
kokopelli-no-hand = Deine Hand ist leer, es gibt nichts zu tauschen.
kokopelli-no-pass = Du kannst noch ziehen oder tauschen, also kannst du nicht passen.
kokopelli-no-pass-end = Diese Aktion ist keine Pflicht: Beende stattdessen den Zug.
kokopelli-no-end = Du hast in diesem Zug noch { $count ->
        [one] { $count } Pflichtaktion
       *[other] { $count } Pflichtaktionen
    }.
kokopelli-no-stop = Gerade läuft keine Aktion.
kokopelli-no-under = Unter den Stapel kommen Karten nur beim Tauschen oder wenn du nach deiner letzten Aktion mehr als fünf hast.
kokopelli-no-cancel = Die Zeremonie { $ceremony } liegt nicht in deinem Dorf.
kokopelli-no-place = Diesen Platz gibt es bei dieser Personenzahl nicht.
kokopelli-no-village = Diesen Nachbarn gibt es bei dieser Personenzahl nicht.
kokopelli-no-ceremony = Die Zeremonie { $ceremony } ist nicht im Spiel.
kokopelli-no-card = Du hast keine Karte { $card } auf der Hand.
kokopelli-no-sun = Diesen Platz gibt es nur, solange deine Sonne liegt.
kokopelli-no-fire = Nur mit dem Feuer darfst du bei einem Nachbarn eröffnen.
kokopelli-no-twice = Die Zeremonie { $ceremony } liegt schon in deinem Spielbereich: { $owner }, { $space }.
kokopelli-no-twice-there = Die Zeremonie { $ceremony } liegt schon im Spielbereich von { $host }: { $owner }, { $space }.
kokopelli-no-space = Es gibt keinen leeren Platz.
kokopelli-no-space-there = Dort sind alle Plätze belegt.
kokopelli-no-such-ceremony = Die Zeremonie { $ceremony } liegt nicht im Dorf von { $owner }.
kokopelli-no-reach = Die Zeremonie { $ceremony } von { $owner } ({ $space }) kannst du nicht erreichen.
kokopelli-no-drawn = Die Karte { $card } ist nicht unter den eben gezogenen.
kokopelli-no-same = Die zweite Karte des Kriegers kommt an eine andere Zeremonie.
kokopelli-no-other = Alle weiteren Karten dieser Aktion kommen an die Zeremonie, mit der sie begann.

## Was über viele Partien gezählt wird
kokopelli-deeds-ceremony = Zeremonien
kokopelli-deed-opened = eröffnet
kokopelli-deed-finished = beendet
kokopelli-deeds-card = Karten an Zeremonien
kokopelli-deed-played = gespielt
