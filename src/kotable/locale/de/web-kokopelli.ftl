### Der Kokopelli-Tisch im Browser. $name: Name einer Person. $card, $ceremony: Texte aus kokopelli.ftl.

web-kokopelli-ends = { $count ->
    [one] noch { $count } Spielende-Plättchen
   *[other] noch { $count } Spielende-Plättchen
  }
web-kokopelli-area = Dein Spielbereich
web-kokopelli-own = Dein Zug und deine Hand
web-kokopelli-hand = Deine Hand
web-kokopelli-village = Dorf von { $name }
web-kokopelli-tiles = Zeremonien in diesem Spiel
web-kokopelli-worth = bringt { $points }
web-kokopelli-missing = fehlende Karten
web-kokopelli-ceremony = { $ceremony } von { $name }: { $count ->
    [one] { $count } Karte fehlt
   *[other] { $count } Karten fehlen
  }.
web-kokopelli-empty = Leerer Platz von { $name }, { $where }
web-kokopelli-pile = Stapel von { $name }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
web-kokopelli-in-words = Der Tisch in Worten
web-kokopelli-draw = { $count } ziehen
web-kokopelli-exchange = Tauschen
web-kokopelli-cancel = Zeremonie abbrechen
web-kokopelli-keep = Alle behalten
web-kokopelli-fold = Alle, in dieser Reihenfolge
web-kokopelli-cancel-which = Welche deiner Zeremonien?
web-kokopelli-targets = { $count ->
    [one] { $card }: ein Platz. Zum Spielen noch einmal wählen.
   *[other] { $card }: { $count } Plätze
  }
web-kokopelli-cards-for = { $count ->
    [one] Eine Kartenart passt. Zum Spielen noch einmal wählen.
   *[other] { $count } Kartenarten passen
  }
web-kokopelli-finishes = Beendet { $ceremony }
web-kokopelli-pays = Bringt sofort
web-kokopelli-nothing-open = In deinem Spielbereich liegt keine Zeremonie, und mit Kokopelli eröffnet man keine.
web-kokopelli-wild-opens = Mit Kokopelli eröffnet man keine Zeremonie.
web-kokopelli-far = { $name } sitzt gegenüber: Ihr erreicht einander nicht.
web-kokopelli-not-there = Diesen Platz von { $name } erreichst du nicht.
web-kokopelli-not-own = Abbrechen kannst du nur Zeremonien in deinem eigenen Dorf.
web-kokopelli-nothing-own = In deinem Dorf liegt keine Zeremonie.
web-kokopelli-mismatch = { $card } passt nicht an { $ceremony }, nur die gleiche Karte oder Kokopelli.
