### Kokopelli: nazwy, wybory, wydarzenia i odmowy.
### $who, $owner: imię gracza. $card, $ceremony, $space, $place: teksty z wiadomości poniżej.
### Wstawianych nazw i imion się nie odmienia; osoby opisuje czas teraźniejszy, bez rodzaju.

kokopelli-name = Kokopelli

## Karty. `ability` w około dziesięciu słowach.
kokopelli-card-sun = Słońce
    .ability = Jedno pole więcej, poniżej twojego stosu.
kokopelli-card-eagle_feather = Orle pióro
    .ability = Pusta ręka daje 5 kart i 3 punkty.
kokopelli-card-paw = Łapa
    .ability = 1 punkt, gdy zagrywasz kartę do cudzej ceremonii.
kokopelli-card-birth = Urodziny
    .ability = Karty z akcji dobrania możesz od razu zagrać.
kokopelli-card-hunter = Myśliwy
    .ability = Akcją dobrania dobierasz o jedną kartę więcej.
kokopelli-card-warrior = Wojownik
    .ability = Jedna akcja zagrania: dwie karty do dwóch różnych ceremonii.
kokopelli-card-fire = Ogień
    .ability = Możesz rozpoczynać także u sąsiadów, w swojej strefie gry.
kokopelli-card-spider_woman = Kobieta-pająk
    .ability = Zagrywaj karty do każdej ceremonii obu sąsiadów.
kokopelli-card-vase = Wazon
    .ability = Kto zagrywa do twoich ceremonii, ma o jedną akcję więcej.
kokopelli-card-snake_dance = Taniec węża
    .ability = Twój Kokopelli liczy się za dwie karty, gdy go zagrywasz.
kokopelli-card-drummer = Dobosz
    .ability = Twoje ceremonie kończą się już z trzecią kartą.
kokopelli-card-lizard = Jaszczurka
    .ability = Dobierasz 1 kartę, gdy zagrywasz do cudzej ceremonii.
kokopelli-card-mother_of_heaven = Matka nieba
    .ability = 1 punkt za każdego Kokopelli zagranego do twoich ceremonii.
kokopelli-card-shaman = Szaman
    .ability = 1 punkt, gdy twoja ceremonia zostaje zakończona.
kokopelli-card-chieftain = Wódz
    .ability = Jedna akcja zagrania: dowolnie wiele kart do jednej ceremonii.
kokopelli-card-tortoise = Żółw
    .ability = 1 punkt, gdy kończysz dowolną ceremonię.
kokopelli-card-kokopelli = Kokopelli
    .ability = Joker: pasuje do każdej ceremonii, żadnej nie rozpoczyna.

## Pola wioski, jak widzi je właściciel
kokopelli-space-left-1 = lewa strona
kokopelli-space-left-2 = lewa strona
kokopelli-space-right-1 = prawa strona
kokopelli-space-right-2 = prawa strona
kokopelli-space-beneath = poniżej stosu
kokopelli-space-sun = pole Słońca

## Miejsca rozpoczęcia i wioski, do których się zagrywa, jak widzi je wybierający
kokopelli-place-own-left = twoja lewa strona
kokopelli-place-own-right = twoja prawa strona
kokopelli-place-own = twoja wioska
kokopelli-place-beneath = poniżej twojego stosu
kokopelli-place-sun = twoje pole Słońca
kokopelli-place-left = sąsiad z lewej
kokopelli-place-right = sąsiad z prawej
kokopelli-place-other = przeciwnik
kokopelli-village-own = w twojej wiosce
kokopelli-village-left = u sąsiada z lewej
kokopelli-village-right = u sąsiada z prawej
kokopelli-village-other = u przeciwnika

## Wybory
kokopelli-act-draw = Dobierz
kokopelli-act-exchange = Wymień karty z ręki
kokopelli-act-pass = Spasuj
kokopelli-act-end = Zakończ turę
kokopelli-act-stop = Gotowe
kokopelli-act-under = Odłóż na spód stosu: { $card }
kokopelli-act-cancel = Przerwij: { $ceremony }
kokopelli-act-open = Rozpocznij: { $ceremony } ({ $place })
kokopelli-act-play = Zagraj kartę { $card } do ceremonii { $ceremony }, { $village }

## O czym trzeba zdecydować
kokopelli-phase-choose = Twoja tura: { $count ->
        [one] { $count } akcja
        [few] { $count } akcje
        [many] { $count } akcji
       *[other] { $count } akcji
    }
kokopelli-phase-go-on = Zagraj jeszcze jedną kartę albo wybierz „Gotowe”
kokopelli-phase-play-drawn = Zagraj dobrane karty albo wybierz „Gotowe”
kokopelli-phase-exchange = Odłóż karty na spód stosu, w dowolnej kolejności
kokopelli-phase-limit = Za dużo kart: odłóż { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } na spód stosu
kokopelli-phase-over = Koniec gry

## Co się wydarzyło
kokopelli-event-set-up = { $who } zaczyna. Ceremonie: { $ceremonies }.
    .you = Zaczynasz. Ceremonie: { $ceremonies }.
kokopelli-event-turn-began = Runda { $round }: { $who } ma { $actions ->
        [one] { $actions } akcję
        [few] { $actions } akcje
        [many] { $actions } akcji
       *[other] { $actions } akcji
    }.
    .you = Runda { $round }: masz { $actions ->
        [one] { $actions } akcję
        [few] { $actions } akcje
        [many] { $actions } akcji
       *[other] { $actions } akcji
    }.
kokopelli-event-drew = { $who } dobiera { $count ->
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
kokopelli-event-pile-emptied = { $who } ma pusty stos dobierania.
    .you = Masz pusty stos dobierania.
kokopelli-event-opened = { $who } rozpoczyna ceremonię { $ceremony } (wioska: { $owner }, { $space }).
    .own = { $who } rozpoczyna ceremonię { $ceremony } ({ $space }).
    .you = Rozpoczynasz ceremonię { $ceremony } (wioska: { $owner }, { $space }).
    .you-own = Rozpoczynasz ceremonię { $ceremony } ({ $space }).
    .yours = { $who } rozpoczyna ceremonię { $ceremony } w twojej wiosce ({ $space }).
kokopelli-event-played = { $who } zagrywa kartę { $card } do ceremonii { $ceremony } (wioska: { $owner }).
    .own = { $who } zagrywa kartę { $card } do własnej ceremonii { $ceremony }.
    .you = Zagrywasz kartę { $card } do ceremonii { $ceremony } (wioska: { $owner }).
    .you-own = Zagrywasz kartę { $card } do własnej ceremonii { $ceremony }.
    .yours = { $who } zagrywa kartę { $card } do twojej ceremonii { $ceremony }.
kokopelli-event-hand-emptied = { $who } zagrywa ostatnią kartę z ręki.
    .you = Zagrywasz ostatnią kartę z ręki.
kokopelli-event-scored = { $who } zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } ({ $rule }).
    .you = Zdobywasz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } ({ $rule }).
kokopelli-event-finished = { $who } kończy ceremonię { $ceremony } (wioska: { $owner }), wartość: { $worth }.
    .own = { $who } kończy własną ceremonię { $ceremony }, wartość: { $worth }.
    .you = Kończysz ceremonię { $ceremony } (wioska: { $owner }), wartość: { $worth }.
    .you-own = Kończysz własną ceremonię { $ceremony }, wartość: { $worth }.
    .yours = { $who } kończy twoją ceremonię { $ceremony }, wartość: { $worth }.
kokopelli-event-end-tile-placed = Żeton końca gry trafia na ceremonię { $ceremony }; w stosie zostaje: { $left }.
kokopelli-event-action-gained = Dzięki Wazonowi (wioska: { $owner }) { $who } ma o jedną akcję więcej.
    .you = Dzięki Wazonowi (wioska: { $owner }) masz o jedną akcję więcej.
    .you-own = Dzięki swojemu Wazonowi masz o jedną akcję więcej.
    .yours = Dzięki twojemu Wazonowi { $who } ma o jedną akcję więcej.
kokopelli-event-cancelled = { $who } przerywa ceremonię { $ceremony }.
    .you = Przerywasz ceremonię { $ceremony }.
kokopelli-event-exchange-began = { $who } wymienia { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
    .you = Wymieniasz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
kokopelli-event-put-under = { $who } odkłada kartę na spód stosu.
    .own = { $who } odkłada na spód stosu: { $card }.
    .you = Odkładasz kartę na spód stosu.
    .you-own = Odkładasz na spód stosu: { $card }.
kokopelli-event-passed = { $who } pasuje.
    .you = Pasujesz.
kokopelli-event-declined = { $who } kończy turę.
    .you = Kończysz turę.
kokopelli-event-stopped = { $who } kończy akcję.
    .you = Kończysz akcję.
kokopelli-event-ended = Gra kończy się w rundzie { $round }: { $reason }.
kokopelli-event-hand-shown = { $who } pokazuje karty z ręki: { $cards }.
    .you = Pokazujesz karty z ręki: { $cards }.

kokopelli-reason-pile = opróżniono stos dobierania
kokopelli-reason-tiles = położono ostatni żeton końca gry
kokopelli-reason-both = opróżniono stos dobierania i położono ostatni żeton końca gry
kokopelli-reason-rounds = minęła setna runda

## Dlaczego nie
kokopelli-no-over = Gra jest skończona.
kokopelli-no-limit-first = Najpierw odłóż { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } na spód stosu: na ręce może zostać pięć.
kokopelli-no-exchange-first = Wymiana trwa, na spód stosu trzeba jeszcze odłożyć { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
kokopelli-no-drawn-first = Zagraj dobrane karty albo wybierz „Gotowe”.
kokopelli-no-go-on-first = Akcja jeszcze trwa: zagraj kolejną kartę albo wybierz „Gotowe”.
kokopelli-no-pile = Twój stos dobierania jest pusty, nie ma czego dobrać.
kokopelli-no-hand = Twoja ręka jest pusta, nie ma czego wymienić.
kokopelli-no-pass = Możesz jeszcze dobierać lub wymieniać, więc nie możesz spasować.
kokopelli-no-pass-end = Ta akcja nie jest obowiązkowa: zamiast pasować, zakończ turę.
kokopelli-no-end = W tej turze masz jeszcze { $count ->
        [one] { $count } akcję obowiązkową
        [few] { $count } akcje obowiązkowe
        [many] { $count } akcji obowiązkowych
       *[other] { $count } akcji obowiązkowej
    }.
kokopelli-no-stop = Żadna akcja teraz nie trwa.
kokopelli-no-under = Na spód stosu odkłada się karty tylko przy wymianie lub gdy po ostatniej akcji masz ich więcej niż pięć.
kokopelli-no-cancel = W twojej wiosce nie trwa ceremonia { $ceremony }.
kokopelli-no-place = Przy tej liczbie graczy nie ma takiego miejsca.
kokopelli-no-village = Przy tej liczbie graczy nie ma takiego sąsiada.
kokopelli-no-ceremony = Ceremonia { $ceremony } nie bierze udziału w tej grze.
kokopelli-no-card = Nie masz na ręce karty { $card }.
kokopelli-no-sun = To pole jest dostępne tylko wtedy, gdy trwa twoje Słońce.
kokopelli-no-fire = Tylko Ogień pozwala rozpocząć ceremonię u sąsiada.
kokopelli-no-twice = Ceremonia { $ceremony } już trwa w twojej strefie gry: { $owner }, { $space }.
kokopelli-no-twice-there = { $host } ma już w strefie gry ceremonię { $ceremony }: { $owner }, { $space }.
kokopelli-no-space = Nie ma pustego pola.
kokopelli-no-space-there = Wszystkie pola są tam zajęte.
kokopelli-no-such-ceremony = W tej wiosce ({ $owner }) nie trwa ceremonia { $ceremony }.
kokopelli-no-reach = Ceremonia { $ceremony } ({ $owner }, { $space }) jest poza twoim zasięgiem.
kokopelli-no-drawn = Karty { $card } nie ma wśród dobranych przed chwilą.
kokopelli-no-same = Druga karta Wojownika idzie do innej ceremonii.
kokopelli-no-other = Wszystkie kolejne karty tej akcji idą do ceremonii, od której się zaczęła.

## Co jest liczone w wielu grach
kokopelli-deeds-ceremony = Ceremonie
kokopelli-deed-opened = rozpoczęte
kokopelli-deed-finished = zakończone
kokopelli-deeds-card = Karty na ceremoniach
kokopelli-deed-played = zagrane
