### Kodachi: Namen, Wahlmöglichkeiten, Ereignisse und Ablehnungen.
### $who: Name einer Person. $card, $guard, $treasure, $stance, $use, …: Texte aus Nachrichten weiter unten.
### Eingesetzte Namen stehen unverändert da: nach einem Doppelpunkt oder nach „die Karte“, nicht mitten im Satz gebeugt.

kodachi-name = Kodachi

## Karten. `ability` in etwa zehn Wörtern.
kodachi-card-dojo-1 = Dojo 1
    .ability = Eine Dojo-Karte mit Wert 1.
kodachi-card-dojo-2 = Dojo 2
    .ability = Eine Dojo-Karte mit Wert 2.
kodachi-card-dojo-4 = Dojo 4
    .ability = Eine Dojo-Karte mit Wert 4.
kodachi-card-dojo-5 = Dojo 5
    .ability = Eine Dojo-Karte mit Wert 5.
kodachi-card-novice = Novize
    .ability = Als Dojo-Karte eine 3, oder +1, oder −1.
kodachi-card-rumor-envoy = Gerücht über Gesandte
    .ability = Dojo-Karte 5. Am Ende 1 Punkt für jeden deiner Gesandten.
kodachi-card-rumor-rumor = Gerücht über Gerüchte
    .ability = Dojo-Karte 5. Am Ende 1 Punkt für jedes deiner Gerüchte.
kodachi-card-rumor-skill = Gerücht über Fertigkeiten
    .ability = Dojo-Karte 2. Am Ende 1 Punkt für jede deiner Fertigkeiten.
kodachi-card-rumor-few = Seltenes Gerücht
    .ability = Dojo-Karte 3. Am Ende 6, 4 oder 2 Punkte, wenn 1, 2 oder mehr Personen es haben.
kodachi-card-skill-draw3 = Drei ziehen
    .ability = Zieh 3 Karten. 2 Punkte.
kodachi-card-skill-zero = Schatten
    .ability = Dojo-Karte 0, dann zieh 1 Karte. 1 Punkt.
kodachi-card-skill-switch = Wechsel
    .ability = Aus Stärke wird Heimlichkeit oder umgekehrt. 2 Punkte.
kodachi-card-skill-plus2 = Plus zwei
    .ability = +2, dann zieh 1 Karte. 2 Punkte.
kodachi-card-skill-minus2 = Minus zwei
    .ability = −2, dann zieh 1 Karte. 2 Punkte.
kodachi-card-skill-one = Plus oder minus eins
    .ability = +1 oder −1, dann zieh 1 Karte. 2 Punkte.
kodachi-card-skill-gold = Goldene Drei
    .ability = Dojo-Karte 3 oder beim Kaufen aus der Hand 1 Gold. 2 Punkte.
kodachi-card-skill-1or5 = Eins oder fünf
    .ability = Dojo-Karte 1 oder Dojo-Karte 5. 2 Punkte.
kodachi-card-red-a = Roter Gesandter 1 (3 Punkte)
    .ability = Dojo-Karte 1; besiegt sie eine Wache, nimmst du den obersten roten Marker. 3 Punkte.
kodachi-card-red-b = Roter Gesandter 2 (5 Punkte)
    .ability = Dojo-Karte 2; besiegt sie eine Wache, nimmst du den obersten roten Marker. 5 Punkte.
kodachi-card-red-c = Roter Gesandter 2 (4 Punkte)
    .ability = Dojo-Karte 2; besiegt sie eine Wache, nimmst du den obersten roten Marker. 4 Punkte.
kodachi-card-red-d = Roter Gesandter 3 (5 Punkte)
    .ability = Dojo-Karte 3; besiegt sie eine Wache, nimmst du den obersten roten Marker. 5 Punkte.
kodachi-card-red-e = Roter Gesandter 4 (5 Punkte)
    .ability = Dojo-Karte 4; besiegt sie eine Wache, nimmst du den obersten roten Marker. 5 Punkte.
kodachi-card-red-f = Roter Gesandter 4 (4 Punkte)
    .ability = Dojo-Karte 4; besiegt sie eine Wache, nimmst du den obersten roten Marker. 4 Punkte.
kodachi-card-red-g = Roter Gesandter 5 (3 Punkte)
    .ability = Dojo-Karte 5; besiegt sie eine Wache, nimmst du den obersten roten Marker. 3 Punkte.
kodachi-card-blue-a = Blauer Gesandter 1 (3 Punkte)
    .ability = Dojo-Karte 1; besiegt sie eine Wache, nimmst du den obersten blauen Marker. 3 Punkte.
kodachi-card-blue-b = Blauer Gesandter 2 (5 Punkte)
    .ability = Dojo-Karte 2; besiegt sie eine Wache, nimmst du den obersten blauen Marker. 5 Punkte.
kodachi-card-blue-c = Blauer Gesandter 2 (4 Punkte)
    .ability = Dojo-Karte 2; besiegt sie eine Wache, nimmst du den obersten blauen Marker. 4 Punkte.
kodachi-card-blue-d = Blauer Gesandter 3 (5 Punkte)
    .ability = Dojo-Karte 3; besiegt sie eine Wache, nimmst du den obersten blauen Marker. 5 Punkte.
kodachi-card-blue-e = Blauer Gesandter 4 (5 Punkte)
    .ability = Dojo-Karte 4; besiegt sie eine Wache, nimmst du den obersten blauen Marker. 5 Punkte.
kodachi-card-blue-f = Blauer Gesandter 4 (4 Punkte)
    .ability = Dojo-Karte 4; besiegt sie eine Wache, nimmst du den obersten blauen Marker. 4 Punkte.
kodachi-card-blue-g = Blauer Gesandter 5 (3 Punkte)
    .ability = Dojo-Karte 5; besiegt sie eine Wache, nimmst du den obersten blauen Marker. 3 Punkte.
kodachi-card-green-a = Grüner Gesandter 1 (3 Punkte)
    .ability = Dojo-Karte 1; besiegt sie eine Wache, nimmst du den obersten grünen Marker. 3 Punkte.
kodachi-card-green-b = Grüner Gesandter 2 (5 Punkte)
    .ability = Dojo-Karte 2; besiegt sie eine Wache, nimmst du den obersten grünen Marker. 5 Punkte.
kodachi-card-green-c = Grüner Gesandter 2 (4 Punkte)
    .ability = Dojo-Karte 2; besiegt sie eine Wache, nimmst du den obersten grünen Marker. 4 Punkte.
kodachi-card-green-d = Grüner Gesandter 3 (5 Punkte)
    .ability = Dojo-Karte 3; besiegt sie eine Wache, nimmst du den obersten grünen Marker. 5 Punkte.
kodachi-card-green-e = Grüner Gesandter 4 (5 Punkte)
    .ability = Dojo-Karte 4; besiegt sie eine Wache, nimmst du den obersten grünen Marker. 5 Punkte.
kodachi-card-green-f = Grüner Gesandter 4 (4 Punkte)
    .ability = Dojo-Karte 4; besiegt sie eine Wache, nimmst du den obersten grünen Marker. 4 Punkte.
kodachi-card-green-g = Grüner Gesandter 5 (3 Punkte)
    .ability = Dojo-Karte 5; besiegt sie eine Wache, nimmst du den obersten grünen Marker. 3 Punkte.
kodachi-card-g1-fan = Wache 1 (Fächer)
kodachi-card-g1-scroll = Wache 1 (Schriftrolle)
kodachi-card-g1-vase = Wache 1 (Vase)
kodachi-card-g1-jade = Wache 1 (Jade)
kodachi-card-g2-fan = Wache 2 (Fächer)
kodachi-card-g2-scroll = Wache 2 (Schriftrolle)
kodachi-card-g2-vase = Wache 2 (Vase)
kodachi-card-g2-jade = Wache 2 (Jade)
kodachi-card-g2-gold = Wache 2 (Gold)
kodachi-card-g3-fan = Wache 3 (Fächer)
kodachi-card-g3-scroll = Wache 3 (Schriftrolle)
kodachi-card-g3-vase = Wache 3 (Vase)
kodachi-card-g3-jade = Wache 3 (Jade)
kodachi-card-g3-gold = Wache 3 (Gold)
kodachi-card-g4-fan = Wache 4 (Fächer)
kodachi-card-g4-scroll = Wache 4 (Schriftrolle)
kodachi-card-g4-vase = Wache 4 (Vase)
kodachi-card-g4-jade = Wache 4 (Jade)
kodachi-card-g4-gold = Wache 4 (Gold)
kodachi-card-g5-fan = Wache 5 (Fächer)
kodachi-card-g5-scroll = Wache 5 (Schriftrolle)
kodachi-card-g5-vase = Wache 5 (Vase)
kodachi-card-g5-jade = Wache 5 (Jade)
kodachi-card-e2-or-4-vase = Elitewache 2/4 (Vase)
    .ability = Eine 2 gegen Heimlichkeit, eine 4 gegen Stärke.
kodachi-card-e2-or-4-jade = Elitewache 2/4 (Jade)
    .ability = Eine 2 gegen Heimlichkeit, eine 4 gegen Stärke.
kodachi-card-e2-or-4-gold = Elitewache 2/4 (Gold)
    .ability = Eine 2 gegen Heimlichkeit, eine 4 gegen Stärke.
kodachi-card-e1-or-5-jade = Elitewache 1/5 (Jade)
    .ability = Eine 1 gegen Heimlichkeit, eine 5 gegen Stärke.
kodachi-card-e1-or-5-gold = Elitewache 1/5 (Gold)
    .ability = Eine 1 gegen Heimlichkeit, eine 5 gegen Stärke.
kodachi-card-e0-or-3-vase = Elitewache 0/3 (Vase)
    .ability = Eine 0 gegen Heimlichkeit, eine 3 gegen Stärke.
kodachi-card-e0-or-3-gold = Elitewache 0/3 (Gold)
    .ability = Eine 0 gegen Heimlichkeit, eine 3 gegen Stärke.
kodachi-card-e3-or-6-vase = Elitewache 3/6 (Vase)
    .ability = Eine 3 gegen Heimlichkeit, eine 6 gegen Stärke.
kodachi-card-e3-or-6-gold = Elitewache 3/6 (Gold)
    .ability = Eine 3 gegen Heimlichkeit, eine 6 gegen Stärke.
kodachi-card-e3-and-5-jade = Elitewachen 3 und 5 (Jade)
    .ability = Zwei Wachen: Besiege die 3, dann die 5.
kodachi-card-e3-and-5-gold = Elitewachen 3 und 5 (Gold)
    .ability = Zwei Wachen: Besiege die 3, dann die 5.
kodachi-card-e1-and-3-jade = Elitewachen 1 und 3 (Jade)
    .ability = Zwei Wachen: Besiege die 1, dann die 3.
kodachi-card-e1-and-3-gold = Elitewachen 1 und 3 (Gold)
    .ability = Zwei Wachen: Besiege die 1, dann die 3.
kodachi-card-e2-and-4-scroll = Elitewachen 2 und 4 (Schriftrolle)
    .ability = Zwei Wachen: Besiege die 2, dann die 4.

## Schätze, Clans, Haltungen
kodachi-treasure-fan = Fächer
kodachi-treasure-scroll = Schriftrolle
kodachi-treasure-vase = Vase
kodachi-treasure-jade = Jade
kodachi-treasure-gold = Gold
# What is paid with: the treasure of a guard card, whichever guard it is.
kodachi-payment-fan = Fächer
kodachi-payment-scroll = Schriftrolle
kodachi-payment-vase = Vase
kodachi-payment-jade = Jade
kodachi-payment-gold = Gold
kodachi-payment-skill-gold = Goldene Drei
kodachi-clan-red = Rot
kodachi-clan-blue = Blau
kodachi-clan-green = Grün
kodachi-stance-strength = Stärke
kodachi-stance-stealth = Heimlichkeit
kodachi-back-guard = eine Wache
kodachi-back-elite = eine Elitewache
kodachi-back-none = noch nicht bekannt
kodachi-group-dojo = Dojo-Karte
kodachi-group-start = Startfertigkeit
kodachi-group-rumor = Gerücht
kodachi-group-skill = Fertigkeit
kodachi-group-envoy = Gesandter
kodachi-group-guard = Wache
kodachi-group-elite = Elitewache
kodachi-provenance-rulebook = aus der Spielregel
kodachi-provenance-review = aus einer Rezension
kodachi-provenance-reconstructed = rekonstruiert

## Teile eines Preises; bestimmte Schätze stehen dort selbst
kodachi-price-any = beliebiger Schatz
kodachi-price-pair = zwei gleiche Schätze

## Wie eine Karte gespielt wird, die mehreres kann
kodachi-use-dojo = als Dojo-Karte
kodachi-use-plus = plus
kodachi-use-minus = minus
kodachi-use-draw = zum Ziehen
kodachi-use-switch = zum Wechseln
kodachi-use-1 = als 1
kodachi-use-5 = als 5

## Wahlmöglichkeiten
kodachi-act-strength = Stärke
kodachi-act-stealth = Heimlichkeit
kodachi-act-play = { $ways ->
        [1] Spielen: { $card }
       *[other] Spielen: { $card }, { $use }
    }
kodachi-act-give-up = Kampf aufgeben
kodachi-act-stop = Aufhören und Karten nehmen
kodachi-act-go-on = Weitermachen
kodachi-act-take = Nehmen: { $card }
kodachi-act-buy = Kaufen: { $card }
kodachi-act-pay = Zahlen: { $payment }
kodachi-act-nothing = Nichts nehmen
kodachi-act-discard = Ablegen: { $card }
kodachi-act-keep = Rest behalten
kodachi-act-drop = Abgeben: { $treasure }

## Was zu entscheiden ist
kodachi-phase-declare = Stärke oder Heimlichkeit?
kodachi-phase-fight = Besiege die Wache oder gib den Kampf auf
kodachi-phase-decide = Hör auf oder mach weiter
kodachi-phase-take = Nimm eine Karte oder nichts
kodachi-phase-pay = Wie zahlst du?
kodachi-phase-discard = Lege ab, was du nicht behalten willst
kodachi-phase-drop = Zu viele Schätze: Behalte vier
kodachi-phase-over = Das Spiel ist aus

## Was geschehen ist
kodachi-event-set-up = { $who } beginnt. Kartenliste: { $list ->
    [reconstructed-1] rekonstruiert
   *[other] { $list }
  }.
    .you = Du beginnst. Kartenliste: { $list ->
        [reconstructed-1] rekonstruiert
       *[other] { $list }
      }.
kodachi-event-received = { $who } beginnt mit einem Schatz: { $card }.
    .you = Du beginnst mit einem Schatz: { $card }.
kodachi-event-dealt = { $who } zieht zu Beginn { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
    .own = { $who } beginnt mit diesen Karten: { $cards }.
    .you = Du ziehst zu Beginn { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
    .you-own = Du beginnst mit diesen Karten: { $cards }.
kodachi-event-turn-began = Runde { $round }: { $who } dringt ins Haus ein.
    .you = Runde { $round }: Du dringst ins Haus ein.
kodachi-event-turned-up = Aufgedeckt: { $card }.
kodachi-event-next-shown = Rückseite der nächsten Wachenkarte: { $back }.
kodachi-event-declared = { $who } sagt { $stance } an.
    .you = Du sagst { $stance } an.
kodachi-event-played = { $ways ->
        [1] { $who } spielt: { $card }. Summe: { $total }.
       *[other] { $who } spielt: { $card }, { $use }. Summe: { $total }.
    }
    .you = { $ways ->
        [1] Du spielst: { $card }. Summe: { $total }.
       *[other] Du spielst: { $card }, { $use }. Summe: { $total }.
    }
kodachi-event-switched = { $who } wechselt zu { $stance }.
    .you = Du wechselst zu { $stance }.
kodachi-event-drew = { $who } zieht { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
    .own = { $who } zieht: { $cards }.
    .you = Du ziehst { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
    .you-own = Du ziehst: { $cards }.
kodachi-event-reshuffled = { $pile }: Die Ablage ({ $count }) wird neu gemischt.
    .own = { $who } mischt die eigene Ablage ({ $count }) zu einem neuen Nachziehstapel.
    .you-own = Du mischst deine Ablage ({ $count }) zu einem neuen Nachziehstapel.
kodachi-event-defeated = { $who } besiegt { $card } mit { $stance }: { $total } gegen { $value }{ $parts ->
        [1] .
       *[other] {" "}({ $part } von { $parts }).
    }
    .you = Du besiegst { $card } mit { $stance }: { $total } gegen { $value }{ $parts ->
        [1] .
       *[other] {" "}({ $part } von { $parts }).
    }
kodachi-event-token-gained = { $who } bekommt einen Clanmarker: { $clan } { $value }.
    .you = Du bekommst einen Clanmarker: { $clan } { $value }.
kodachi-event-end-announced = Das ist die letzte Runde, denn { $reason }.
kodachi-event-went-on = { $who } macht weiter.
    .you = Du machst weiter.
kodachi-event-stopped = { $who } hört auf und darf { $allowed ->
        [one] { $allowed } Karte
       *[other] { $allowed } Karten
    } nehmen.
    .you = Du hörst auf und darfst { $allowed ->
        [one] { $allowed } Karte
       *[other] { $allowed } Karten
    } nehmen.
kodachi-event-failed = { $who } gibt gegen { $card } auf: Der Überfall scheitert.
    .you = Du gibst gegen { $card } auf: Der Überfall scheitert.
kodachi-event-took = { $who } nimmt einen Schatz: { $card }.
    .you = Du nimmst einen Schatz: { $card }.
kodachi-event-chosen = { $who } möchte kaufen: { $card }.
    .you = Du möchtest kaufen: { $card }.
kodachi-event-paid = { $who } zahlt: { $payment }.
    .you = Du zahlst: { $payment }.
kodachi-event-bought = { $who } kauft: { $card }.
    .you = Du kaufst: { $card }.
kodachi-event-passed = { $who } nimmt nichts.
    .you = Du nimmst nichts.
kodachi-event-cleared = Der Rest der Auslage wird abgelegt: { $cards }.
kodachi-event-put-away = { $who } legt die gespielten Karten ab: { $cards }.
    .you = Du legst die gespielten Karten ab: { $cards }.
kodachi-event-discarded = { $who } legt ab: { $card }.
    .you = Du legst ab: { $card }.
kodachi-event-filled = { $count ->
        [0] { $who } zieht keine Karten nach.
        [one] { $who } füllt die Hand mit { $count } Karte auf.
       *[other] { $who } füllt die Hand mit { $count } Karten auf.
    }
    .own = { $who } füllt die Hand auf: { $cards }.
    .you = { $count ->
        [0] Du ziehst keine Karten nach.
        [one] Du füllst deine Hand mit { $count } Karte auf.
       *[other] Du füllst deine Hand mit { $count } Karten auf.
    }
    .you-own = Du füllst deine Hand auf: { $cards }.
kodachi-event-dropped = { $who } gibt einen Schatz ab: { $card }.
    .you = Du gibst einen Schatz ab: { $card }.
kodachi-event-scored = { $who } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $source } ({ $rule }).
    .you = Du bekommst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $source } ({ $rule }).
kodachi-event-ended = Das Spiel endet in Runde { $round }, denn { $reason }.

kodachi-pile-own = Nachziehstapel
kodachi-pile-house = Hausstapel
kodachi-pile-guards = Wachenstapel
kodachi-row-house = Hauskarten
kodachi-row-guards = Wachen
kodachi-source-envoys = Gesandte
kodachi-source-skills = Fertigkeiten
kodachi-source-rumor-envoy = Gerüchte über Gesandte
kodachi-source-rumor-rumor = Gerüchte über Gerüchte
kodachi-source-rumor-skill = Gerüchte über Fertigkeiten
kodachi-source-rumor-few = seltene Gerüchte
kodachi-source-tokens = Clanmarker
kodachi-source-treasures = Schätze
kodachi-reason-fourth-token = jemand hat vier Clanmarker
kodachi-reason-last-token = der letzte Clanmarker ist vergeben
kodachi-reason-round-limit = die hundertste Runde ist vorbei

## Warum nicht
kodachi-no-over = Das Spiel ist aus.
kodachi-no-declare-first = Sag erst Stärke oder Heimlichkeit an.
kodachi-no-declare-again = Deine Ansage gilt für den ganzen Zug.
kodachi-no-declare-now = Stärke oder Heimlichkeit sagst du am Anfang deines eigenen Zuges an.
kodachi-no-play-now = Karten spielst du nur, solange eine Wache vor dir steht.
kodachi-no-card-to-play = Du hast keine Karte { $card } auf der Hand.
kodachi-no-second-dojo = Gegen jede Wache spielst du genau eine Dojo-Karte. Schon gespielt: { $played }.
kodachi-no-give-up = Einen Kampf kannst du nur aufgeben, solange eine Wache vor dir steht.
kodachi-no-decide-in-fight = Besiege erst { $card } oder gib auf.
kodachi-no-decide-now = Aufhören oder weitermachen kannst du nur nach einer besiegten Wache.
kodachi-no-house-card = Es gibt keine Hauskarte mehr aufzudecken, also kannst du nicht weitermachen.
kodachi-no-guard-card = Es gibt keine Wachenkarte mehr aufzudecken, also kannst du nicht weitermachen.
kodachi-no-take-now = Karten nimmst du nach dem Kampf.
kodachi-no-take-any-more = Das Nehmen ist vorbei: Was von der Auslage übrig war, ist abgeräumt.
kodachi-no-nothing-now = Du nimmst gerade keine Karten.
kodachi-no-such-guard = Die Karte { $card } liegt nicht in der Auslage.
kodachi-no-such-house-card = Die Karte { $card } liegt nicht in der Auslage.
kodachi-no-way-to-pay = Du kannst die Karte { $card } nicht bezahlen. Preis: { $price }.
kodachi-no-pay-first = Bezahle erst die Karte { $card }.
kodachi-no-pay-now = Du kaufst gerade nichts.
kodachi-no-exact-payment = Das ist nicht genau der Preis der Karte { $card }. Preis: { $price }; du zahlst: { $payment }.
kodachi-no-such-treasures = Damit kannst du nicht zahlen: { $payment }.
kodachi-no-discard-now = Handkarten legst du am Ende deines Zuges ab.
kodachi-no-discard-any-more = Deine Hand ist schon aufgefüllt: Gib jetzt Schätze ab, bis du vier hast.
kodachi-no-card-to-discard = Du hast keine Karte { $card } auf der Hand.
kodachi-no-keep = Du hast zu viele Karten: Lege noch mindestens { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } ab.
kodachi-no-drop-now = Schätze gibst du nur am Ende deines Zuges ab, wenn du mehr als vier hast.
kodachi-no-drop-yet = Zuerst die Handkarten: Lege ab, was du nicht willst, und fülle die Hand auf; danach gibst du Schätze ab, bis du vier hast.
kodachi-no-treasure-to-drop = Diesen Schatz hast du nicht: { $treasure }.

## Was über viele Partien gezählt wird
kodachi-deeds-stance = Stärke oder Heimlichkeit
kodachi-deed-declared = angesagt
    .good = geglückt
kodachi-deeds-card = Gekaufte Karten
kodachi-deed-bought = gekauft
kodachi-deeds-treasure = Schätze
kodachi-deed-took = genommen
