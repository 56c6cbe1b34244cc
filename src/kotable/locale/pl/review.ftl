# The review of a finished game, in the terminal and in the browser.

review-title = Analiza
review-subtitle = { $game }, rund: { $rounds }, wynik: { $points }. Obliczył najsilniejszy bot.
review-chance = Szansa na wygraną
review-moments = Ważne chwile
review-calm = Spokojna gra: żadna decyzja wiele nie zmieniła.
review-luck-and-skill = Szczęście i umiejętności
review-adds-up = Wygrana to 100%. Początek, karty, własne błędy i błędy innych dają razem dokładnie wynik.
review-all = Wszystkie decyzje
review-eyes = Oczami gracza
review-start = Początek
review-luck = Szczęście
review-own-errors = Własne błędy
review-others-errors = Błędy innych
review-result = Wynik
review-rate = Błąd na decyzję
review-counts = Potknięcia, błędy, trafne ruchy
review-player = w % wygranej
review-kind-slip = potknięcie
review-kind-mistake = błąd
review-kind-find = trafny ruch
review-moment-error = Błąd
review-moment-good-luck = Szczęście
review-moment-bad-luck = Pech
review-moment-find = Trafny ruch
review-moment-theirs = Błąd: { $who }
review-played = zagrano
review-better = lepiej
review-next-best = drugi wybór
review-round = Runda { $round }
review-decision = decyzja { $number } z { $of }
review-before-after = { $before } przed, { $after } po
review-ahead = lepiej niż drugi wybór
review-lucky = To był przypadek, nie błąd.
review-why-points = Ma dać na koniec o { $points } pkt więcej niż wykonany ruch.
review-why-brings = Na pewno daje to:
review-right = Wykonany ruch był najlepszy.
review-working = Trwa liczenie: ruch { $done } z { $of }. Nie musisz czekać.
review-queued = Najpierw inne gry, potem ta.
review-play-on = Graj dalej stąd
review-two-hundred = 200 gier stąd
review-choices = Możliwości
review-finished-games = Boty kończą tę pozycję { $games } razy po każdym ruchu. Wygrane gry:
review-points-both = Punkty średnio: { $best } i { $played }.
review-points-alone = Punkty średnio: { $best }.
review-may-be-chance = { $wins ->
    [one] Różnica jednej wygranej może być przypadkiem.
    [few] Różnica do { $wins } wygranych może być przypadkiem.
    [many] Różnica do { $wins } wygranych może być przypadkiem.
   *[other] Różnica do { $wins } wygranych może być przypadkiem.
}
review-as-table = Krzywa jako tabela
review-own-luck = szczęście między decyzjami
review-mark-before = Poprzedni znak
review-mark-next = Następny znak
review-step-before = Poprzednia decyzja
review-step-next = Następna decyzja
review-filter = Pokaż
review-filter-mine = Tego gracza
review-filter-errors = Potknięcia i błędy
review-filter-all = Wszystkich
review-position = Pozycja
review-end = koniec
review-see-replay = Obejrzyj grę stąd
review-no-review = Tej gry nie da się przeanalizować: prawie nic w niej nie rozstrzygnięto.
review-curve-told = Szansa na wygraną gracza { $who }: { $chances }.
review-fall-told = Początek { $start }, szczęście { $luck }, własne błędy { $own }, błędy innych { $others }, wynik { $result }.
review-luck-parts = Szczęście: pierwsze karty { $deal }, własne tury { $own }, między turami { $others }.
review-better-is = lepiej: { $action }
review-ask-luck = Ile było w tym szczęścia?
review-cards = { $band ->
   *[even] Twoje karty były przeciętne: { $luck }.
    [better-1] Twoje karty były trochę lepsze niż przeciętne: { $luck }.
    [better-2] Twoje karty były lepsze niż przeciętne: { $luck }.
    [better-3] Twoje karty były dużo lepsze niż przeciętne: { $luck }.
    [worse-1] Twoje karty były trochę gorsze niż przeciętne: { $luck }.
    [worse-2] Twoje karty były gorsze niż przeciętne: { $luck }.
    [worse-3] Twoje karty były dużo gorsze niż przeciętne: { $luck }.
  }
review-cards-errors = Twoje błędy: { $own }, błędy innych: { $others }.
review-cards-beyond = W tej grze było tyle błędów, że nie da się oddzielić od nich szczęścia.
review-cards-worse = gorsze karty
review-cards-best = lepsze karty
