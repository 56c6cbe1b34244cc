### Der Kodachi-Tisch im Browser. $name: Name einer Person. $card, $price, $item: Texte aus kodachi.ftl.

## Was auf dem Tisch liegt
web-kodachi-display = Die Auslage
web-kodachi-house = Hauskarten
web-kodachi-guards = Wachen
web-kodachi-hand = Deine Hand: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
web-kodachi-own = Deine Schätze und Clanmarker
web-kodachi-others = Die anderen
web-kodachi-lane = Was gerade geschieht
web-kodachi-stage = Worum es geht
web-kodachi-treasures = Schätze
web-kodachi-at-most = höchstens 4
web-kodachi-tokens = Clanmarker
web-kodachi-no-tokens = keine Marker
web-kodachi-draw-pile = Nachzieh­stapel
web-kodachi-discards = Ablage
web-kodachi-piles = Deine Karten: Nachziehstapel { $draw }, Ablage { $discards }
web-kodachi-house-deck = Hausstapel: noch { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }. Mit jeder Wache wird die oberste aufgedeckt.
web-kodachi-guard-deck = Wachenstapel: noch { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }. { $back ->
    [elite] Die oberste hat eine rote Rückseite: Als Nächstes kommt eine Elitewache.
    [guard] Die oberste hat eine braune Rückseite: Als Nächstes kommt keine Elitewache.
   *[none] Vor der nächsten Wache wird die Ablage gemischt.
  }
web-kodachi-elite = Elite
web-kodachi-next-elite = Elite folgt
web-kodachi-next-guard = nächste Wache
web-kodachi-room = nimm
web-kodachi-taken = genommen
web-kodachi-failed = Der Überfall scheitert
web-kodachi-free = gratis
web-kodachi-dojo = Dojo
web-kodachi-per = 1 je
web-kodachi-stack = Clanmarker, { $clan }: { $count ->
    [0] keiner mehr
   *[other] { $left }, der erste liegt oben
  }
web-kodachi-worth = Punkte, wenn das Spiel jetzt endete
web-kodachi-worth-now = { $points ->
    [one] { $points } Punkt, wenn das Spiel jetzt endete
   *[other] { $points } Punkte, wenn das Spiel jetzt endete
  }
web-kodachi-seat-label = { $name }: Punkte, wenn das Spiel jetzt endete, { $points }, Clanmarker { $tokens }, Schätze { $treasures }, Hand { $hand }, Nachziehstapel { $draw }, Ablage { $discards }
web-kodachi-cards-of = Die Karten von { $name }
web-kodachi-list-bought = Gekauft
web-kodachi-list-known = Sicher auf der Hand
web-kodachi-list-discards = Ablage
web-kodachi-list-unseen = Im Nachziehstapel
web-kodachi-last-round = Letzte Runde

## Was eine Karte sagt, wenn man sie sich vorlesen lässt
web-kodachi-costs = Preis: { $price }
web-kodachi-can-buy = Du kannst sie kaufen
web-kodachi-is-beaten = Besiegt
web-kodachi-is-faced = Diese Wache steht jetzt im Weg
web-kodachi-tag = Besiegt die Wache mit { $total }
web-kodachi-uses = So lässt sich die Karte spielen: { $card }
web-kodachi-line = { $stance ->
    [strength] Summe { $total } gegen { $value }: höher gewinnt
   *[stealth] Summe { $total } gegen { $value }: niedriger gewinnt
  }
web-kodachi-risk = Siegchance
web-kodachi-risk-label = Chance, dass deine Handkarten die nächste Wache besiegen: { $percent }
web-kodachi-lost = Dieser Kampf ist verloren
web-kodachi-at-once = Gewinnt sofort
web-kodachi-none-alone = Keine Karte gewinnt allein: spiele mehrere.
web-kodachi-only-together = Nur zusammen
web-kodachi-letters = Gewinnt zusammen mit den anderen ihres Buchstabens: { $letters }
web-kodachi-draws = zieht unterwegs eine Karte
web-kodachi-go-chance = für die Karten auf deiner Hand gegen die nächste Wache
web-kodachi-go-risk = Gewonnen: nimm { $more }. Verloren: nichts, auch nicht die { $now } von jetzt.

## Die Zeile in Worten: deine Entscheidung
web-kodachi-your-pick = Du hast die Wahl
web-kodachi-say-declare = Stärke oder Heimlichkeit? Das gilt für den ganzen Zug.
web-kodachi-say-need = { $stance ->
    [strength] Du brauchst mehr als { $value }: Spiel eine Karte.
   *[stealth] Du brauchst weniger als { $value }: Spiel eine Karte.
  }
web-kodachi-say-together = { $stance ->
    [strength] Komm über { $value }: Spiel gleiche Buchstaben.
   *[stealth] Bleib unter { $value }: Spiel gleiche Buchstaben.
  }
web-kodachi-say-missing = { $stance ->
    [strength] { $count ->
        [one] Deine { $total } gegen { $value }: Dir fehlt noch { $count }.
       *[other] Deine { $total } gegen { $value }: Dir fehlen noch { $count }.
      }
   *[stealth] Deine { $total } gegen { $value }: Du musst noch um { $count } tiefer.
  }
web-kodachi-say-lost = Dieser Kampf ist verloren: Gib ihn auf.
web-kodachi-say-part = { $which ->
    [first] Erste von zwei Wachen.
   *[second] Zweite von zwei Wachen.
  }
web-kodachi-say-decide = { $count ->
    [one] { $count } Wache ist besiegt. Aufhören oder tiefer ins Haus?
   *[other] { $count } Wachen sind besiegt. Aufhören oder tiefer ins Haus?
  }
web-kodachi-say-take = { $allowed ->
    [one] Nimm eine Karte oder nichts.
   *[other] Nimm bis zu { $allowed } Karten: noch { $left }.
  }
web-kodachi-say-other = { $name } hat aufgehört: Jetzt darfst du eine Karte nehmen.
web-kodachi-say-other-failed = { $name } ist gescheitert und nimmt nichts: Jetzt darfst du eine Karte nehmen.
web-kodachi-say-pay = Wie bezahlst du die Karte { $card }?
web-kodachi-say-discard = Wähle die Karten, die du nicht behalten willst.
web-kodachi-say-empty = Deine Hand ist leer: Zieh sechs neue Karten.
web-kodachi-say-too-many = { $count ->
    [one] Du hast zu viele Karten: Wähle mindestens { $count } zum Ablegen.
   *[other] Du hast zu viele Karten: Wähle mindestens { $count } zum Ablegen.
  }
web-kodachi-say-drop = { $count ->
    [one] Nur vier Schätze dürfen bleiben: Wähle einen, der geht.
   *[other] Nur vier Schätze dürfen bleiben: Wähle { $count }, die gehen.
  }
web-kodachi-how-discard = Was du wählst, wird abgelegt. Dann wird deine Hand auf 6 aufgefüllt.
web-kodachi-how-drop = Wähle die Schätze, die gehen sollen.

## Die Zeile in Worten: jemand anders entscheidet
web-kodachi-see-declare = Stärke oder Heimlichkeit?
web-kodachi-see-fight = { $card }: { $total } gegen { $value }.
web-kodachi-see-decide = { $count ->
    [one] { $count } Wache ist besiegt. Aufhören oder weitermachen?
   *[other] { $count } Wachen sind besiegt. Aufhören oder weitermachen?
  }
web-kodachi-see-take = { $count ->
    [one] Darf eine Karte nehmen.
   *[other] Darf bis zu { $count } Karten nehmen.
  }
web-kodachi-see-pay = Bezahlt die Karte { $card }.
web-kodachi-see-discard = Beendet den Zug.

## Ansagen und kämpfen
web-kodachi-choice = { $stance ->
    [strength] höher als { $value }
   *[stealth] niedriger als { $value }
  }
web-kodachi-alone = { $count ->
    [one] { $count } deiner { $all } Karten reicht für sich allein
   *[other] { $count } deiner { $all } Karten reichen jede für sich
  }
web-kodachi-alone-none = Keine deiner { $all } Karten reicht allein
web-kodachi-wins = { $stance ->
    [strength] höher als die Wache siegt
   *[stealth] niedriger als die Wache siegt
  }
web-kodachi-why-room = { $count ->
    [one] { $guards ->
        [one] Nach { $guards } Wache darfst du eine Karte nehmen.
       *[other] Nach { $guards } Wachen darfst du eine Karte nehmen.
      }
   *[other] Nach { $guards } Wachen darfst du bis zu { $count } Karten nehmen.
  }
web-kodachi-why-token = { $clan }: Ein Gesandter dieses Clans, der eine Wache besiegt, bringt den obersten Marker.
web-kodachi-beats = besiegt die Wache
web-kodachi-beats-short = besiegt sie
web-kodachi-stop = Aufhören
web-kodachi-stop-for = { $count ->
    [one] { $count } Karte nehmen
   *[other] bis zu { $count } Karten nehmen
  }
web-kodachi-go-for = { $count ->
    [one] für { $count } Karte
   *[other] für { $count } Karten
  }

## Nehmen und zahlen
web-kodachi-order = Wer nimmt, der Reihe nach
web-kodachi-taker-done = hat genommen
web-kodachi-taker-now = nimmt jetzt
web-kodachi-taker-next = kommt noch
web-kodachi-taker-failed = ist gescheitert und nimmt nichts
web-kodachi-then = dann { $name }
web-kodachi-then-end = dann endet der Zug
web-kodachi-enough = Genug
web-kodachi-paying = Du zahlst
web-kodachi-paying-hint = Wähle einen Schatz, um mit einem anderen zu zahlen.
web-kodachi-need-any = beliebig
web-kodachi-need-pair = gleiche
web-kodachi-pay-label = Preis: { $need }. Du zahlst: { $item }. Ändern
web-kodachi-one-way = Es gibt nur eine Möglichkeit zu zahlen.
web-kodachi-stands-for = { $item } als { $as }
web-kodachi-kept = Du behältst
web-kodachi-not-this = Doch nicht
web-kodachi-buy = Kaufen

## Ende des Zuges
web-kodachi-draw-six = 6 Karten ziehen
web-kodachi-keep-all = Alle behalten
web-kodachi-discard = { $count ->
    [one] { $count } Karte ablegen
   *[other] { $count } Karten ablegen
  }
web-kodachi-fill = dann auf 6 auffüllen
web-kodachi-drop = { $count ->
    [one] { $count } Schatz abgeben
   *[other] { $count } Schätze abgeben
  }
