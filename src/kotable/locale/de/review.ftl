# The review of a finished game, in the terminal and in the browser.

review-title = Rückblick
review-subtitle = { $game }, { $rounds } Runden: { $points }. Durchgerechnet vom stärksten Bot.
review-chance = Die Chance zu gewinnen
review-moments = Momente, die zählten
review-calm = Ein ruhiges Spiel: Keine Entscheidung hat viel geändert.
review-luck-and-skill = Glück und Können
review-adds-up = Ein Sieg zählt 100 %. Was alle am Anfang haben, die Karten, die eigenen Fehler und die der anderen ergeben zusammen genau das Ergebnis.
review-all = Alle Entscheidungen
review-eyes = Mit den Augen von
review-start = Anfang
review-luck = Glück
review-own-errors = Eigene Fehler
review-others-errors = Fehler der anderen
review-result = Ergebnis
review-rate = Fehler je Entscheidung
review-counts = Ausrutscher, Fehler, gute Funde
review-player = in % eines Sieges
review-kind-slip = Ausrutscher
review-kind-mistake = Fehler
review-kind-find = guter Fund
review-moment-error = Ein Fehler
review-moment-good-luck = Glück
review-moment-bad-luck = Pech
review-moment-find = Ein guter Fund
review-moment-theirs = Ein Fehler von { $who }
review-played = gespielt
review-better = besser
review-next-best = nächstbeste Wahl
review-round = Runde { $round }
review-decision = Entscheidung { $number } von { $of }
review-before-after = { $before } vorher, { $after } nachher
review-ahead = besser als die nächstbeste Wahl
review-lucky = Das war Zufall, kein Fehler.
review-why-points = Bringt am Ende voraussichtlich { $points } Punkte mehr als die getroffene Wahl.
review-why-brings = Sicher bringt das:
review-right = Die getroffene Wahl war die beste.
review-working = Wird durchgerechnet: Wahl { $done } von { $of }. Du musst nicht warten.
review-queued = Erst kommen andere Spiele an die Reihe, dann dieses.
review-play-on = Ab hier weiterspielen
review-two-hundred = 200 Spiele ab hier
review-choices = Die Möglichkeiten
review-finished-games = Bots spielen diese Stellung nach jeder Wahl { $games } Mal zu Ende. Gewonnene Spiele:
review-points-both = Punkte im Mittel: { $best } und { $played }.
review-points-alone = Punkte im Mittel: { $best }.
review-may-be-chance = { $wins ->
    [one] Ein Sieg mehr oder weniger kann Zufall sein.
   *[other] { $wins } Siege mehr oder weniger können Zufall sein.
}
review-as-table = Die Kurve als Tabelle
review-own-luck = Glück zwischen Entscheidungen
review-mark-before = Voriges Zeichen
review-mark-next = Nächstes Zeichen
review-step-before = Vorige Entscheidung
review-step-next = Nächste Entscheidung
review-filter = Zeigen
review-filter-mine = Dieser Platz
review-filter-errors = Ausrutscher und Fehler
review-filter-all = Alle
review-position = Die Stellung
review-end = Ende
review-see-replay = Hier das Spiel ansehen
review-no-review = Dieses Spiel gibt nichts zum Zurückblicken her: Es wurde kaum etwas entschieden.
review-curve-told = Chance zu gewinnen von { $who }: { $chances }.
review-fall-told = Anfang { $start }, Glück { $luck }, eigene Fehler { $own }, Fehler der anderen { $others }, Ergebnis { $result }.
review-luck-parts = Glück: erste Karten { $deal }, eigene Züge { $own }, zwischen den Zügen { $others }.
review-better-is = besser: { $action }
review-ask-luck = Wie viel Glück war dabei?
review-cards = { $band ->
   *[even] Deine Karten waren durchschnittlich: { $luck }.
    [better-1] Deine Karten waren etwas besser als der Durchschnitt: { $luck }.
    [better-2] Deine Karten waren besser als der Durchschnitt: { $luck }.
    [better-3] Deine Karten waren viel besser als der Durchschnitt: { $luck }.
    [worse-1] Deine Karten waren etwas schlechter als der Durchschnitt: { $luck }.
    [worse-2] Deine Karten waren schlechter als der Durchschnitt: { $luck }.
    [worse-3] Deine Karten waren viel schlechter als der Durchschnitt: { $luck }.
  }
review-cards-errors = Deine Fehler: { $own }, die der anderen: { $others }.
review-cards-beyond = In diesem Spiel gab es so viele Fehler, dass sich das Glück nicht davon trennen lässt.
review-cards-worse = schlechtere Karten
review-cards-best = bessere Karten
