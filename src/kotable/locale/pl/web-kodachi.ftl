### Stół Kodachi w przeglądarce. $name: imię gracza. $card, $price, $item: teksty z kodachi.ftl.

## Co leży na stole
web-kodachi-display = Wystawa
web-kodachi-house = Karty domu
web-kodachi-guards = Strażnicy
web-kodachi-hand = Twoja ręka: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }
web-kodachi-own = Twoje skarby i żetony klanów
web-kodachi-others = Pozostali gracze
web-kodachi-lane = Co się teraz dzieje
web-kodachi-stage = O co toczy się gra
web-kodachi-treasures = Skarby
web-kodachi-at-most = najwyżej 4
web-kodachi-tokens = Żetony klanów
web-kodachi-no-tokens = brak żetonów
web-kodachi-draw-pile = Stos dobierania
web-kodachi-discards = Odrzucone
web-kodachi-piles = Twoje karty: stos dobierania { $draw }, odrzucone { $discards }
web-kodachi-house-deck = Talia domu: { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
    [many] zostało { $count } kart
   *[other] zostało { $count } karty
  }. Z każdym strażnikiem odkrywa się wierzchnią.
web-kodachi-guard-deck = Talia strażników: { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
    [many] zostało { $count } kart
   *[other] zostało { $count } karty
  }. { $back ->
    [elite] Wierzchnia ma czerwony rewers: następny będzie elitarny strażnik.
    [guard] Wierzchnia ma brązowy rewers: następny nie będzie elitarny.
   *[none] Przed następnym strażnikiem tasuje się odrzucone.
  }
web-kodachi-elite = Elita
web-kodachi-next-elite = Dalej: elita
web-kodachi-next-guard = następny strażnik
web-kodachi-room = weź
web-kodachi-taken = wzięta
web-kodachi-failed = Wtargnięcie nieudane
web-kodachi-free = za darmo
web-kodachi-dojo = Dojo
web-kodachi-per = 1 za
web-kodachi-stack = Żetony klanu, { $clan }: { $count ->
    [0] już żadnego
   *[other] { $left }, pierwszy na wierzchu
  }
web-kodachi-worth = Punkty, gdyby gra skończyła się teraz
web-kodachi-worth-now = { $points ->
    [one] { $points } punkt, gdyby gra skończyła się teraz
    [few] { $points } punkty, gdyby gra skończyła się teraz
    [many] { $points } punktów, gdyby gra skończyła się teraz
   *[other] { $points } punktu, gdyby gra skończyła się teraz
  }
web-kodachi-seat-label = { $name }: punkty, gdyby gra skończyła się teraz: { $points }, żetony klanów { $tokens }, skarby { $treasures }, ręka { $hand }, stos dobierania { $draw }, odrzucone { $discards }
web-kodachi-cards-of = Karty gracza { $name }
web-kodachi-list-bought = Kupione
web-kodachi-list-known = Na pewno na ręce
web-kodachi-list-discards = Odrzucone
web-kodachi-list-unseen = W stosie dobierania
web-kodachi-last-round = Ostatnia runda

## Co mówi karta tym, którzy słuchają
web-kodachi-costs = Cena: { $price }
web-kodachi-can-buy = Możesz ją kupić
web-kodachi-is-beaten = Pokonany
web-kodachi-is-faced = Z tym strażnikiem trwa walka
web-kodachi-tag = Pokonuje strażnika, suma { $total }
web-kodachi-uses = Jak zagrać kartę { $card }
web-kodachi-line = { $stance ->
    [strength] Suma { $total } przeciw { $value }: wygrywa wyższa
   *[stealth] Suma { $total } przeciw { $value }: wygrywa niższa
  }
web-kodachi-risk = na wygraną
web-kodachi-risk-label = Szansa, że karty z ręki pokonają następnego strażnika: { $percent }
web-kodachi-lost = Ta walka jest przegrana
web-kodachi-at-once = Wygrywa od razu
web-kodachi-none-alone = Żadna karta nie wygrywa sama: zagraj kilka.
web-kodachi-only-together = Tylko razem
web-kodachi-letters = Wygrywa razem z pozostałymi kartami z literą: { $letters }
web-kodachi-draws = po drodze dobiera kartę
web-kodachi-go-chance = na pokonanie następnego strażnika kartami z ręki
web-kodachi-go-risk = Wygrana: weź { $more }. Przegrana: nic zamiast { $now }.

## Wiersz słowami: twoja decyzja
web-kodachi-your-pick = Twój wybór
web-kodachi-say-declare = Siła czy skradanie? Wybór obowiązuje całą turę.
web-kodachi-say-need = { $stance ->
    [strength] Potrzeba więcej niż { $value }: zagraj kartę.
   *[stealth] Potrzeba mniej niż { $value }: zagraj kartę.
  }
web-kodachi-say-together = { $stance ->
    [strength] Potrzeba więcej niż { $value }: zagraj tę samą literę.
   *[stealth] Potrzeba mniej niż { $value }: zagraj tę samą literę.
  }
web-kodachi-say-missing = { $stance ->
    [strength] Masz { $total } przeciw { $value }: brakuje jeszcze { $count }.
   *[stealth] Masz { $total } przeciw { $value }: trzeba zejść jeszcze o { $count }.
  }
web-kodachi-say-lost = Ta walka jest przegrana: poddaj ją.
web-kodachi-say-part = { $which ->
    [first] Pierwszy z dwóch strażników.
   *[second] Drugi z dwóch strażników.
  }
web-kodachi-say-decide = { $count ->
    [one] Pokonany { $count } strażnik. Zatrzymujesz się czy idziesz dalej?
    [few] Pokonani { $count } strażnicy. Zatrzymujesz się czy idziesz dalej?
    [many] Pokonanych { $count } strażników. Zatrzymujesz się czy idziesz dalej?
   *[other] Pokonano { $count } strażnika. Zatrzymujesz się czy idziesz dalej?
  }
web-kodachi-say-take = { $allowed ->
    [one] Weź kartę albo nic.
    [few] Weź do { $allowed } kart: jeszcze { $left }.
    [many] Weź do { $allowed } kart: jeszcze { $left }.
   *[other] Weź do { $allowed } karty: jeszcze { $left }.
  }
web-kodachi-say-other = { $name } kończy walkę: możesz wziąć jedną kartę.
web-kodachi-say-other-failed = { $name } ponosi porażkę i nic nie bierze: możesz wziąć jedną kartę.
web-kodachi-say-pay = Jak płacisz za kartę { $card }?
web-kodachi-say-discard = Wskaż karty, których nie chcesz zachować.
web-kodachi-say-empty = Nie masz kart na ręce: dobierz sześć nowych.
web-kodachi-say-too-many = { $count ->
    [one] Masz za dużo kart: wskaż do odrzucenia co najmniej { $count }.
    [few] Masz za dużo kart: wskaż do odrzucenia co najmniej { $count }.
    [many] Masz za dużo kart: wskaż do odrzucenia co najmniej { $count }.
   *[other] Masz za dużo kart: wskaż do odrzucenia co najmniej { $count }.
  }
web-kodachi-say-drop = { $count ->
    [one] Zostać mogą tylko cztery skarby: wskaż { $count }, który odchodzi.
    [few] Zostać mogą tylko cztery skarby: wskaż { $count }, które odchodzą.
    [many] Zostać mogą tylko cztery skarby: wskaż { $count }, które odchodzą.
   *[other] Zostać mogą tylko cztery skarby: wskaż { $count }, które odchodzą.
  }
web-kodachi-how-discard = Wskazane karty odejdą. Potem ręka jest uzupełniana do 6.
web-kodachi-how-drop = Wskaż skarby, które mają odejść.

## Wiersz słowami: decyduje ktoś inny
web-kodachi-see-declare = Siła czy skradanie?
web-kodachi-see-fight = { $card }: { $total } przeciw { $value }.
web-kodachi-see-decide = { $count ->
    [one] Pokonany { $count } strażnik. Zatrzymać się czy iść dalej?
    [few] Pokonani { $count } strażnicy. Zatrzymać się czy iść dalej?
    [many] Pokonanych { $count } strażników. Zatrzymać się czy iść dalej?
   *[other] Pokonano { $count } strażnika. Zatrzymać się czy iść dalej?
  }
web-kodachi-see-take = { $count ->
    [one] Może wziąć jedną kartę.
    [few] Może wziąć do { $count } kart.
    [many] Może wziąć do { $count } kart.
   *[other] Może wziąć do { $count } karty.
  }
web-kodachi-see-pay = Płaci za kartę { $card }.
web-kodachi-see-discard = Kończy turę.

## Ogłaszanie i walka
web-kodachi-choice = { $stance ->
    [strength] więcej niż { $value }
   *[stealth] mniej niż { $value }
  }
web-kodachi-alone = { $count ->
    [one] { $count } z { $all } kart wygrywa w pojedynkę
    [few] { $count } z { $all } kart wygrywają w pojedynkę
    [many] { $count } z { $all } kart wygrywa w pojedynkę
   *[other] { $count } z { $all } kart wygrywa w pojedynkę
  }
web-kodachi-alone-none = Żadna z { $all } kart sama nie wystarczy
web-kodachi-wins = { $stance ->
    [strength] wygrywa więcej niż strażnik
   *[stealth] wygrywa mniej niż strażnik
  }
web-kodachi-why-room = { $count ->
    [one] { $guards ->
        [one] Po { $guards } strażniku możesz wziąć jedną kartę.
        [few] Po { $guards } strażnikach możesz wziąć jedną kartę.
        [many] Po { $guards } strażnikach możesz wziąć jedną kartę.
       *[other] Po { $guards } strażnika możesz wziąć jedną kartę.
      }
    [few] Po { $guards } strażnikach możesz wziąć do { $count } kart.
    [many] Po { $guards } strażnikach możesz wziąć do { $count } kart.
   *[other] Po { $guards } strażnika możesz wziąć do { $count } karty.
  }
web-kodachi-why-token = { $clan }: wysłannik tego klanu, który pokonuje strażnika, bierze wierzchni żeton.
web-kodachi-beats = pokonuje strażnika
web-kodachi-beats-short = pokonuje
web-kodachi-stop = Zatrzymaj się
web-kodachi-stop-for = { $count ->
    [one] weź { $count } kartę
    [few] weź do { $count } kart
    [many] weź do { $count } kart
   *[other] weź do { $count } karty
  }
web-kodachi-go-for = { $count ->
    [one] po { $count } kartę
    [few] po { $count } karty
    [many] po { $count } kart
   *[other] po { $count } karty
  }

## Branie i płacenie
web-kodachi-order = Kto bierze, w tej kolejności
web-kodachi-taker-done = już po wyborze
web-kodachi-taker-now = bierze teraz
web-kodachi-taker-next = później
web-kodachi-taker-failed = porażka, nic nie bierze
web-kodachi-then = potem { $name }
web-kodachi-then-end = potem koniec tury
web-kodachi-enough = Wystarczy
web-kodachi-paying = Płacisz
web-kodachi-paying-hint = Wskaż skarb, by zapłacić innym.
web-kodachi-need-any = dowolny
web-kodachi-need-pair = jednakowe
web-kodachi-pay-label = Cena: { $need }, płacisz: { $item }. Zmień
web-kodachi-one-way = Jest tylko jeden sposób zapłaty.
web-kodachi-stands-for = { $item } jako { $as }
web-kodachi-kept = Zostaje ci
web-kodachi-not-this = Jednak nie
web-kodachi-buy = Kup

## Koniec tury
web-kodachi-draw-six = Dobierz 6 kart
web-kodachi-keep-all = Zachowaj wszystkie
web-kodachi-discard = { $count ->
    [one] Odrzuć { $count } kartę
    [few] Odrzuć { $count } karty
    [many] Odrzuć { $count } kart
   *[other] Odrzuć { $count } karty
  }
web-kodachi-fill = potem dobierz do 6
web-kodachi-drop = { $count ->
    [one] Odrzuć { $count } skarb
    [few] Odrzuć { $count } skarby
    [many] Odrzuć { $count } skarbów
   *[other] Odrzuć { $count } skarbu
  }
