### Kodachi: nazwy, wybory, wydarzenia i odmowy.
### $who: imię gracza. $card, $guard, $treasure, $stance, $use, …: teksty z wiadomości poniżej.
### Wstawianych nazw i imion się nie odmienia: stoją po dwukropku albo po słowie „karta”.

kodachi-name = Kodachi

## Karty. `ability` w około dziesięciu słowach.
kodachi-card-dojo-1 = Dojo 1
    .ability = Karta dojo o wartości 1.
kodachi-card-dojo-2 = Dojo 2
    .ability = Karta dojo o wartości 2.
kodachi-card-dojo-4 = Dojo 4
    .ability = Karta dojo o wartości 4.
kodachi-card-dojo-5 = Dojo 5
    .ability = Karta dojo o wartości 5.
kodachi-card-novice = Nowicjusz
    .ability = 3 jako karta dojo albo +1, albo −1.
kodachi-card-rumor-envoy = Plotka o wysłannikach
    .ability = Karta dojo 5. Na koniec 1 punkt za każdego twojego wysłannika.
kodachi-card-rumor-rumor = Plotka o plotkach
    .ability = Karta dojo 5. Na koniec 1 punkt za każdą twoją plotkę.
kodachi-card-rumor-skill = Plotka o umiejętnościach
    .ability = Karta dojo 2. Na koniec 1 punkt za każdą twoją umiejętność.
kodachi-card-rumor-few = Rzadka plotka
    .ability = Karta dojo 3. Na koniec 6, 4 lub 2 punkty, jeśli ma ją 1, 2 lub więcej graczy.
kodachi-card-skill-draw3 = Dobranie trzech
    .ability = Dobierz 3 karty. 2 punkty.
kodachi-card-skill-zero = Cień
    .ability = Karta dojo 0, potem dobierz 1 kartę. 1 punkt.
kodachi-card-skill-switch = Zmiana postawy
    .ability = Siła zmienia się w skradanie albo odwrotnie. 2 punkty.
kodachi-card-skill-plus2 = Plus dwa
    .ability = +2, potem dobierz 1 kartę. 2 punkty.
kodachi-card-skill-minus2 = Minus dwa
    .ability = −2, potem dobierz 1 kartę. 2 punkty.
kodachi-card-skill-one = Plus lub minus jeden
    .ability = +1 lub −1, potem dobierz 1 kartę. 2 punkty.
kodachi-card-skill-gold = Złota trójka
    .ability = Karta dojo 3 albo 1 złoto z ręki przy kupowaniu. 2 punkty.
kodachi-card-skill-1or5 = Jeden lub pięć
    .ability = Karta dojo 1 lub karta dojo 5. 2 punkty.
kodachi-card-red-a = Czerwony wysłannik 1 (3 punkty)
    .ability = Karta dojo 1; pokonując nią strażnika, bierzesz wierzchni czerwony żeton. 3 punkty.
kodachi-card-red-b = Czerwony wysłannik 2 (5 punktów)
    .ability = Karta dojo 2; pokonując nią strażnika, bierzesz wierzchni czerwony żeton. 5 punktów.
kodachi-card-red-c = Czerwony wysłannik 2 (4 punkty)
    .ability = Karta dojo 2; pokonując nią strażnika, bierzesz wierzchni czerwony żeton. 4 punkty.
kodachi-card-red-d = Czerwony wysłannik 3 (5 punktów)
    .ability = Karta dojo 3; pokonując nią strażnika, bierzesz wierzchni czerwony żeton. 5 punktów.
kodachi-card-red-e = Czerwony wysłannik 4 (5 punktów)
    .ability = Karta dojo 4; pokonując nią strażnika, bierzesz wierzchni czerwony żeton. 5 punktów.
kodachi-card-red-f = Czerwony wysłannik 4 (4 punkty)
    .ability = Karta dojo 4; pokonując nią strażnika, bierzesz wierzchni czerwony żeton. 4 punkty.
kodachi-card-red-g = Czerwony wysłannik 5 (3 punkty)
    .ability = Karta dojo 5; pokonując nią strażnika, bierzesz wierzchni czerwony żeton. 3 punkty.
kodachi-card-blue-a = Niebieski wysłannik 1 (3 punkty)
    .ability = Karta dojo 1; pokonując nią strażnika, bierzesz wierzchni niebieski żeton. 3 punkty.
kodachi-card-blue-b = Niebieski wysłannik 2 (5 punktów)
    .ability = Karta dojo 2; pokonując nią strażnika, bierzesz wierzchni niebieski żeton. 5 punktów.
kodachi-card-blue-c = Niebieski wysłannik 2 (4 punkty)
    .ability = Karta dojo 2; pokonując nią strażnika, bierzesz wierzchni niebieski żeton. 4 punkty.
kodachi-card-blue-d = Niebieski wysłannik 3 (5 punktów)
    .ability = Karta dojo 3; pokonując nią strażnika, bierzesz wierzchni niebieski żeton. 5 punktów.
kodachi-card-blue-e = Niebieski wysłannik 4 (5 punktów)
    .ability = Karta dojo 4; pokonując nią strażnika, bierzesz wierzchni niebieski żeton. 5 punktów.
kodachi-card-blue-f = Niebieski wysłannik 4 (4 punkty)
    .ability = Karta dojo 4; pokonując nią strażnika, bierzesz wierzchni niebieski żeton. 4 punkty.
kodachi-card-blue-g = Niebieski wysłannik 5 (3 punkty)
    .ability = Karta dojo 5; pokonując nią strażnika, bierzesz wierzchni niebieski żeton. 3 punkty.
kodachi-card-green-a = Zielony wysłannik 1 (3 punkty)
    .ability = Karta dojo 1; pokonując nią strażnika, bierzesz wierzchni zielony żeton. 3 punkty.
kodachi-card-green-b = Zielony wysłannik 2 (5 punktów)
    .ability = Karta dojo 2; pokonując nią strażnika, bierzesz wierzchni zielony żeton. 5 punktów.
kodachi-card-green-c = Zielony wysłannik 2 (4 punkty)
    .ability = Karta dojo 2; pokonując nią strażnika, bierzesz wierzchni zielony żeton. 4 punkty.
kodachi-card-green-d = Zielony wysłannik 3 (5 punktów)
    .ability = Karta dojo 3; pokonując nią strażnika, bierzesz wierzchni zielony żeton. 5 punktów.
kodachi-card-green-e = Zielony wysłannik 4 (5 punktów)
    .ability = Karta dojo 4; pokonując nią strażnika, bierzesz wierzchni zielony żeton. 5 punktów.
kodachi-card-green-f = Zielony wysłannik 4 (4 punkty)
    .ability = Karta dojo 4; pokonując nią strażnika, bierzesz wierzchni zielony żeton. 4 punkty.
kodachi-card-green-g = Zielony wysłannik 5 (3 punkty)
    .ability = Karta dojo 5; pokonując nią strażnika, bierzesz wierzchni zielony żeton. 3 punkty.
kodachi-card-g1-fan = Strażnik 1 (wachlarz)
kodachi-card-g1-scroll = Strażnik 1 (zwój)
kodachi-card-g1-vase = Strażnik 1 (wazon)
kodachi-card-g1-jade = Strażnik 1 (nefryt)
kodachi-card-g2-fan = Strażnik 2 (wachlarz)
kodachi-card-g2-scroll = Strażnik 2 (zwój)
kodachi-card-g2-vase = Strażnik 2 (wazon)
kodachi-card-g2-jade = Strażnik 2 (nefryt)
kodachi-card-g2-gold = Strażnik 2 (złoto)
kodachi-card-g3-fan = Strażnik 3 (wachlarz)
kodachi-card-g3-scroll = Strażnik 3 (zwój)
kodachi-card-g3-vase = Strażnik 3 (wazon)
kodachi-card-g3-jade = Strażnik 3 (nefryt)
kodachi-card-g3-gold = Strażnik 3 (złoto)
kodachi-card-g4-fan = Strażnik 4 (wachlarz)
kodachi-card-g4-scroll = Strażnik 4 (zwój)
kodachi-card-g4-vase = Strażnik 4 (wazon)
kodachi-card-g4-jade = Strażnik 4 (nefryt)
kodachi-card-g4-gold = Strażnik 4 (złoto)
kodachi-card-g5-fan = Strażnik 5 (wachlarz)
kodachi-card-g5-scroll = Strażnik 5 (zwój)
kodachi-card-g5-vase = Strażnik 5 (wazon)
kodachi-card-g5-jade = Strażnik 5 (nefryt)
kodachi-card-e2-or-4-vase = Elitarny strażnik 2/4 (wazon)
    .ability = 2 przy skradaniu, 4 przy sile.
kodachi-card-e2-or-4-jade = Elitarny strażnik 2/4 (nefryt)
    .ability = 2 przy skradaniu, 4 przy sile.
kodachi-card-e2-or-4-gold = Elitarny strażnik 2/4 (złoto)
    .ability = 2 przy skradaniu, 4 przy sile.
kodachi-card-e1-or-5-jade = Elitarny strażnik 1/5 (nefryt)
    .ability = 1 przy skradaniu, 5 przy sile.
kodachi-card-e1-or-5-gold = Elitarny strażnik 1/5 (złoto)
    .ability = 1 przy skradaniu, 5 przy sile.
kodachi-card-e0-or-3-vase = Elitarny strażnik 0/3 (wazon)
    .ability = 0 przy skradaniu, 3 przy sile.
kodachi-card-e0-or-3-gold = Elitarny strażnik 0/3 (złoto)
    .ability = 0 przy skradaniu, 3 przy sile.
kodachi-card-e3-or-6-vase = Elitarny strażnik 3/6 (wazon)
    .ability = 3 przy skradaniu, 6 przy sile.
kodachi-card-e3-or-6-gold = Elitarny strażnik 3/6 (złoto)
    .ability = 3 przy skradaniu, 6 przy sile.
kodachi-card-e3-and-5-jade = Elitarni strażnicy 3 i 5 (nefryt)
    .ability = Dwaj strażnicy: pokonaj 3, potem 5.
kodachi-card-e3-and-5-gold = Elitarni strażnicy 3 i 5 (złoto)
    .ability = Dwaj strażnicy: pokonaj 3, potem 5.
kodachi-card-e1-and-3-jade = Elitarni strażnicy 1 i 3 (nefryt)
    .ability = Dwaj strażnicy: pokonaj 1, potem 3.
kodachi-card-e1-and-3-gold = Elitarni strażnicy 1 i 3 (złoto)
    .ability = Dwaj strażnicy: pokonaj 1, potem 3.
kodachi-card-e2-and-4-scroll = Elitarni strażnicy 2 i 4 (zwój)
    .ability = Dwaj strażnicy: pokonaj 2, potem 4.

## Skarby, klany, postawy
kodachi-treasure-fan = wachlarz
kodachi-treasure-scroll = zwój
kodachi-treasure-vase = wazon
kodachi-treasure-jade = nefryt
kodachi-treasure-gold = złoto
# What is paid with: the treasure of a guard card, whichever guard it is.
kodachi-payment-fan = wachlarz
kodachi-payment-scroll = zwój
kodachi-payment-vase = wazon
kodachi-payment-jade = nefryt
kodachi-payment-gold = złoto
kodachi-payment-skill-gold = Złota trójka
kodachi-clan-red = czerwony
kodachi-clan-blue = niebieski
kodachi-clan-green = zielony
kodachi-stance-strength = siła
kodachi-stance-stealth = skradanie
kodachi-back-guard = strażnik
kodachi-back-elite = elitarny strażnik
kodachi-back-none = nic nie widać
kodachi-group-dojo = karta dojo
kodachi-group-start = umiejętność początkowa
kodachi-group-rumor = plotka
kodachi-group-skill = umiejętność
kodachi-group-envoy = wysłannik
kodachi-group-guard = strażnik
kodachi-group-elite = elitarny strażnik
kodachi-provenance-rulebook = z instrukcji
kodachi-provenance-review = z recenzji
kodachi-provenance-reconstructed = odtworzona

## Części ceny; wskazane skarby stoją tam pod własną nazwą
kodachi-price-any = dowolny skarb
kodachi-price-pair = dwa jednakowe skarby

## Sposoby zagrania karty, która ma ich kilka
kodachi-use-dojo = jako karta dojo
kodachi-use-plus = plus
kodachi-use-minus = minus
kodachi-use-draw = dobranie
kodachi-use-switch = zmiana postawy
kodachi-use-1 = jako 1
kodachi-use-5 = jako 5

## Wybory
kodachi-act-strength = Siła
kodachi-act-stealth = Skradanie
kodachi-act-play = { $ways ->
        [1] Zagraj: { $card }
       *[other] Zagraj: { $card }, { $use }
    }
kodachi-act-give-up = Poddaj walkę
kodachi-act-stop = Zatrzymaj się i weź karty
kodachi-act-go-on = Idź dalej
kodachi-act-take = Weź: { $card }
kodachi-act-buy = Kup: { $card }
kodachi-act-pay = Zapłać: { $payment }
kodachi-act-nothing = Nie bierz nic
kodachi-act-discard = Odrzuć: { $card }
kodachi-act-keep = Zachowaj resztę
kodachi-act-drop = Odrzuć skarb: { $treasure }

## O czym trzeba zdecydować
kodachi-phase-declare = Siła czy skradanie?
kodachi-phase-fight = Pokonaj strażnika albo poddaj walkę
kodachi-phase-decide = Zatrzymaj się albo idź dalej
kodachi-phase-take = Weź kartę albo nic
kodachi-phase-pay = Jak płacisz?
kodachi-phase-discard = Odrzuć to, czego nie chcesz zachować
kodachi-phase-drop = Za dużo skarbów: zachowaj cztery
kodachi-phase-over = Koniec gry

## Co się wydarzyło
kodachi-event-set-up = { $who } zaczyna. Lista kart: { $list ->
    [reconstructed-1] odtworzona
   *[other] { $list }
  }.
    .you = Zaczynasz. Lista kart: { $list ->
        [reconstructed-1] odtworzona
       *[other] { $list }
      }.
kodachi-event-received = { $who } zaczyna ze skarbem: { $card }.
    .you = Zaczynasz ze skarbem: { $card }.
kodachi-event-dealt = { $who } dobiera na początek { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
    .own = { $who } zaczyna z kartami: { $cards }.
    .you = Dobierasz na początek { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
    .you-own = Zaczynasz z kartami: { $cards }.
kodachi-event-turn-began = Runda { $round }: { $who } wdziera się do domu.
    .you = Runda { $round }: wdzierasz się do domu.
kodachi-event-turned-up = Odkryta karta: { $card }.
kodachi-event-next-shown = Rewers następnej karty w talii strażników: { $back }.
kodachi-event-declared = { $who } ogłasza: { $stance }.
    .you = Ogłaszasz: { $stance }.
kodachi-event-played = { $ways ->
        [1] { $who } zagrywa: { $card }. Suma: { $total }.
       *[other] { $who } zagrywa: { $card }, { $use }. Suma: { $total }.
    }
    .you = { $ways ->
        [1] Zagrywasz: { $card }. Suma: { $total }.
       *[other] Zagrywasz: { $card }, { $use }. Suma: { $total }.
    }
kodachi-event-switched = { $who } zmienia postawę: { $stance }.
    .you = Zmieniasz postawę: { $stance }.
kodachi-event-drew = { $who } dobiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
    .own = { $who } dobiera: { $cards }.
    .you = Dobierasz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
    .you-own = Dobierasz: { $cards }.
kodachi-event-reshuffled = { $pile }: odrzucone karty ({ $count }) są tasowane na nowo.
    .own = { $who } tasuje swoje odrzucone karty ({ $count }) w nowy stos dobierania.
    .you-own = Tasujesz swoje odrzucone karty ({ $count }) w nowy stos dobierania.
kodachi-event-defeated = { $who } pokonuje: { $card } ({ $stance }: { $total } przeciw { $value }){ $parts ->
        [1] .
       *[other] {" "}({ $part } z { $parts }).
    }
    .you = Pokonujesz: { $card } ({ $stance }: { $total } przeciw { $value }){ $parts ->
        [1] .
       *[other] {" "}({ $part } z { $parts }).
    }
kodachi-event-token-gained = { $who } zdobywa żeton klanu: { $clan } { $value }.
    .you = Zdobywasz żeton klanu: { $clan } { $value }.
kodachi-event-end-announced = To ostatnia runda: { $reason }.
kodachi-event-went-on = { $who } idzie dalej.
    .you = Idziesz dalej.
kodachi-event-stopped = { $who } zatrzymuje się i może wziąć { $allowed ->
        [one] { $allowed } kartę
        [few] { $allowed } karty
        [many] { $allowed } kart
       *[other] { $allowed } karty
    }.
    .you = Zatrzymujesz się i możesz wziąć { $allowed ->
        [one] { $allowed } kartę
        [few] { $allowed } karty
        [many] { $allowed } kart
       *[other] { $allowed } karty
    }.
kodachi-event-failed = { $who } poddaje walkę: { $card }. Wtargnięcie kończy się porażką.
    .you = Poddajesz walkę: { $card }. Wtargnięcie kończy się porażką.
kodachi-event-took = { $who } bierze skarb: { $card }.
    .you = Bierzesz skarb: { $card }.
kodachi-event-chosen = { $who } chce kupić: { $card }.
    .you = Chcesz kupić: { $card }.
kodachi-event-paid = { $who } płaci: { $payment }.
    .you = Płacisz: { $payment }.
kodachi-event-bought = { $who } kupuje: { $card }.
    .you = Kupujesz: { $card }.
kodachi-event-passed = { $who } nie bierze nic.
    .you = Nie bierzesz nic.
kodachi-event-cleared = Reszta wystawy zostaje odrzucona: { $cards }.
kodachi-event-put-away = { $who } odrzuca zagrane karty: { $cards }.
    .you = Odrzucasz zagrane karty: { $cards }.
kodachi-event-discarded = { $who } odrzuca: { $card }.
    .you = Odrzucasz: { $card }.
kodachi-event-filled = { $count ->
        [0] { $who } nie dobiera kart.
        [one] { $who } uzupełnia rękę o { $count } kartę.
        [few] { $who } uzupełnia rękę o { $count } karty.
        [many] { $who } uzupełnia rękę o { $count } kart.
       *[other] { $who } uzupełnia rękę o { $count } karty.
    }
    .own = { $who } uzupełnia rękę: { $cards }.
    .you = { $count ->
        [0] Nie dobierasz kart.
        [one] Uzupełniasz rękę o { $count } kartę.
        [few] Uzupełniasz rękę o { $count } karty.
        [many] Uzupełniasz rękę o { $count } kart.
       *[other] Uzupełniasz rękę o { $count } karty.
    }
    .you-own = Uzupełniasz rękę: { $cards }.
kodachi-event-dropped = { $who } odrzuca skarb: { $card }.
    .you = Odrzucasz skarb: { $card }.
kodachi-event-scored = { $who } zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }: { $source } ({ $rule }).
    .you = Zdobywasz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }: { $source } ({ $rule }).
kodachi-event-ended = Gra kończy się w rundzie { $round }: { $reason }.

kodachi-pile-own = Stos dobierania
kodachi-pile-house = Talia domu
kodachi-pile-guards = Talia strażników
kodachi-row-house = karty domu
kodachi-row-guards = strażnicy
kodachi-source-envoys = wysłannicy
kodachi-source-skills = umiejętności
kodachi-source-rumor-envoy = plotki o wysłannikach
kodachi-source-rumor-rumor = plotki o plotkach
kodachi-source-rumor-skill = plotki o umiejętnościach
kodachi-source-rumor-few = rzadkie plotki
kodachi-source-tokens = żetony klanów
kodachi-source-treasures = skarby
kodachi-reason-fourth-token = ktoś ma cztery żetony klanów
kodachi-reason-last-token = wzięto ostatni żeton klanu
kodachi-reason-round-limit = minęła setna runda

## Dlaczego nie
kodachi-no-over = Gra jest skończona.
kodachi-no-declare-first = Najpierw ogłoś siłę lub skradanie.
kodachi-no-declare-again = Twój wybór obowiązuje przez całą turę.
kodachi-no-declare-now = Siłę albo skradanie wybiera się na początku własnej tury.
kodachi-no-play-now = Karty zagrywa się tylko wtedy, gdy stoi przed tobą strażnik.
kodachi-no-card-to-play = Nie masz na ręce karty { $card }.
kodachi-no-second-dojo = Przeciw każdemu strażnikowi zagrywa się dokładnie jedną kartę dojo; już zagrana: { $played }.
kodachi-no-give-up = Poddać walkę można tylko wtedy, gdy stoi przed tobą strażnik.
kodachi-no-decide-in-fight = Najpierw pokonaj kartę { $card } albo poddaj walkę.
kodachi-no-decide-now = Zatrzymać się lub iść dalej można dopiero po pokonaniu strażnika.
kodachi-no-house-card = Nie ma już karty domu do odkrycia, więc nie możesz iść dalej.
kodachi-no-guard-card = Nie ma już karty strażnika do odkrycia, więc nie możesz iść dalej.
kodachi-no-take-now = Karty bierze się po walce.
kodachi-no-take-any-more = Branie kart już się skończyło: resztę wystawy odrzucono.
kodachi-no-nothing-now = Nie bierzesz teraz kart.
kodachi-no-such-guard = Karty { $card } nie ma na wystawie.
kodachi-no-such-house-card = Karty { $card } nie ma na wystawie.
kodachi-no-way-to-pay = Nie możesz zapłacić za kartę { $card }. Kosztuje: { $price }.
kodachi-no-pay-first = Najpierw zapłać za kartę { $card }.
kodachi-no-pay-now = Nic teraz nie kupujesz.
kodachi-no-exact-payment = Cena karty { $card } to { $price }, a nie { $payment }.
kodachi-no-such-treasures = Nie masz tego, czym chcesz zapłacić: { $payment }.
kodachi-no-discard-now = Karty z ręki odrzuca się na koniec swojej tury.
kodachi-no-discard-any-more = Ręka jest już uzupełniona: teraz odrzuć skarby, aż zostaną cztery.
kodachi-no-card-to-discard = Nie masz na ręce karty { $card }.
kodachi-no-keep = Masz za dużo kart: odrzuć jeszcze co najmniej { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
kodachi-no-drop-now = Skarby odrzuca się tylko na koniec swojej tury, gdy ma się ich więcej niż cztery.
kodachi-no-drop-yet = Najpierw karty z ręki: odrzuć, czego nie chcesz, i uzupełnij rękę; potem odchodzą skarby ponad cztery.
kodachi-no-treasure-to-drop = Nie masz takiego skarbu: { $treasure }.

## Co jest liczone w wielu grach
kodachi-deeds-stance = Siła czy skradanie
kodachi-deed-declared = ogłoszone
    .good = udane
kodachi-deeds-card = Kupione karty
kodachi-deed-bought = kupione
kodachi-deeds-treasure = Skarby
kodachi-deed-took = wzięte
