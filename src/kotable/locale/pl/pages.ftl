### Strony wczytywane, gdy ktoś na nie wejdzie: ustawienia, statystyki, kilka osób na jednym urządzeniu.

## Ustawienia
pages-on = tak
pages-off = nie
pages-saved = Zapisuje się od razu, na tym urządzeniu.
pages-here = Na tej stronie
pages-play = Podczas gry
pages-help = Podpowiedzi i przewodnik
pages-look = Wygląd i dźwięk
pages-notes = Powiadomienia
pages-me = Ja i moje urządzenia
pages-speed = Tury innych
pages-speed-text = Jak długo widać, co robią inni. Kliknięcie, dotknięcie albo klawisz przyspiesza, a na twoją turę nigdy nie trzeba czekać.
pages-pace = Około { $seconds } sekundy na kartę.
pages-pace-once = Nic się nie rusza; „Od twojej ostatniej tury” mówi, co się stało.
pages-ask-end = Pytaj przed końcem mojej tury
pages-ask-end-text = Jedno naciśnięcie więcej przed akcją, która kończy turę. Dobre na telefonie, gdy kciuk się ześlizguje.
pages-ask-grave = Pytaj, zanim poddam walkę
pages-ask-grave-text = I zanim przerwę własną ceremonię.
pages-winner = Kto wygrał
pages-winner-text = Na końcu gry: podane od razu albo dopiero po policzeniu punktów.
pages-winner-once = Od razu
pages-winner-count = Po policzeniu
pages-coach = Przewodnik
pages-coach-text = Jedno zdanie we właściwej chwili. Na początku: każde, aż je poznasz; zawsze: wszystkie przy każdym stole.
pages-coach-new = Na początku
pages-coach-always = Zawsze
pages-coach-off = Nigdy
pages-coach-again = Przewodnik od początku
pages-coach-again-text = Wszystko, co już powiedział, zostanie powiedziane jeszcze raz.
pages-coach-begin = Zacznij od nowa
pages-hint = Przycisk podpowiedzi
pages-hint-text = Pokazuje ruch i jego powód. Przy stole z innymi osobami to stół decyduje, czy są podpowiedzi.
pages-chances = Szanse w Kodachi
pages-chances-text = Z jakim prawdopodobieństwem pokonasz następnego strażnika.
pages-lessons = Lekcje
pages-lessons-text = Po pięć minut, z prawdziwymi ruchami.
pages-theme = Kolory
pages-theme-light = Jasne
pages-theme-dark = Ciemne
pages-theme-auto = Jak urządzenie
pages-size = Wielkość tekstu
pages-size-text = Karty, przebieg i strony rosną razem z nim.
pages-size-line = zagrywa kartę: +4 Nils, +1 ty.
pages-size-small = Mały
pages-size-normal = Zwykły
pages-size-large = Duży
pages-size-largest = Największy
pages-motion = Ruch
pages-motion-text = Karty wędrują, punkty są liczone. „Spokojnie” pokazuje to samo bez ruchu.
pages-motion-auto = Jak urządzenie
pages-motion-full = Z ruchem
pages-motion-calm = Spokojnie
pages-sound = Dźwięk
pages-sound-text = Karta, punkt, twoja tura. Krótko i łagodnie.
pages-sound-off = Wyłączony
pages-sound-soft = Cichy
pages-sound-normal = Zwykły
pages-notify-text = Wiadomość od przeglądarki, tylko gdy stół jest w tle.
pages-notify-blocked = Przeglądarka blokuje powiadomienia z tej strony. Naciśnij znak obok adresu i zezwól na powiadomienia.
pages-name-text = To czytają inni: do 24 liter, bez konta.
pages-name-saved = Zapisano
pages-devices = Urządzenia
pages-devices-text = Wszystkie twoje urządzenia widzą te same stoły i gry.
pages-this-device = Ta przeglądarka
pages-used = ostatnio użyte: { $when }
pages-sign-out = Wyloguj tam
pages-add-device = Dodaj urządzenie
pages-add-text = Na drugim urządzeniu wpisuje się kod, który działa raz.
pages-code-text = Wpisz go na drugim urządzeniu w ciągu { $minutes } minut.
pages-show-code = Pokaż kod
pages-redeem = Kod z innego urządzenia
pages-redeem-text = Grasz tu dalej jako osoba z tamtego urządzenia; imię i gry tej przeglądarki zostają na boku.
pages-redeem-go = Użyj
pages-forget = Zapomnij mnie tutaj
pages-forget-text = Imię, miejsca przy stołach i te ustawienia znikną z tej przeglądarki. Gry zostaną na serwerze, ale bez innego twojego urządzenia nikt nie wróci jako ty.
pages-forget-what = { $games ->
    [0] Znikną: imię { $name }, wybory z tej strony, postępy w lekcjach i miejsca przy trwających stołach.
    [one] Znikną: imię { $name }, droga do zakończonej gry i jej statystyki, wybory z tej strony, postępy w lekcjach i miejsca przy trwających stołach.
    [few] Znikną: imię { $name }, droga do { $games } zakończonych gier i ich statystyk, wybory z tej strony, postępy w lekcjach i miejsca przy trwających stołach.
    [many] Znikną: imię { $name }, droga do { $games } zakończonych gier i ich statystyk, wybory z tej strony, postępy w lekcjach i miejsca przy trwających stołach.
   *[other] Znikną: imię { $name }, droga do { $games } zakończonych gier i ich statystyk, wybory z tej strony, postępy w lekcjach i miejsca przy trwających stołach.
  }
pages-forget-download = Najpierw pobierz moje gry
pages-forget-yes = Zapomnij wszystko
pages-forget-no = Zostaw

## Pytanie przed wyborem
pages-sure = Na pewno?
pages-sure-end = To kończy twoją turę.
pages-sure-yes = Tak, zagraj
pages-sure-no = Jeszcze nie

## Statystyki
pages-statistics = Moje statystyki
pages-in-short = W skrócie
pages-all = Wszystkie
pages-level-people = Z ludźmi
pages-level-mixed = Różne boty
pages-games = Gry
pages-games-text = pierwsza: { $day }; średnio rund: { $rounds }
pages-won = Wygrane
pages-of = z { $count }
pages-few = Za mało gier, by podać udział; przy równych siłach byłoby { $fair }.
pages-share = Przy równych siłach: { $fair }. Twój udział leży między { $from } a { $to }.
pages-average = Średnio punktów
pages-average-text = Inni mają { $others }. Twój rekord: { $best } ({ $day }).
pages-streak = Najdłuższa seria wygranych
pages-streak-lost = Ostatnia gra przegrana.
pages-streak-now = { $count ->
    [one] Ostatnia gra wygrana.
    [few] Ostatnie { $count } gry wygrane.
    [many] Ostatnich { $count } gier wygranych.
   *[other] Ostatnie { $count } gry wygrane.
  }
pages-streak-usual = Przy twoim udziale wygranych seria o długości { $count } (na { $games } gier) nie jest rzadka.
pages-streak-rare = Przy twoim udziale wygranych tak długa seria zdarza się tylko w { $chance } przypadków.
pages-by-level = Według poziomu
pages-by-level-text = Kropka: twój udział wygranych. Belka: gdzie leży naprawdę. Kreski: równe siły.
pages-not-yet = jeszcze nie grane
pages-won-of = { $won } z { $count }
pages-too-few = za mało gier
pages-margins = Gra po grze
pages-margins-text = { $count ->
    [one] Różnica punktów w pierwszej grze. Pełne: wygrana. W paski: przegrana.
    [few] Różnica punktów w ostatnich { $count } grach, najnowsza po prawej. Pełne, w górę: wygrana. W paski, w dół: przegrana.
    [many] Różnica punktów w ostatnich { $count } grach, najnowsza po prawej. Pełne, w górę: wygrana. W paski, w dół: przegrana.
   *[other] Różnica punktów w ostatnich { $count } grach, najnowsza po prawej. Pełne, w górę: wygrana. W paski, w dół: przegrana.
  }
pages-each-other = każda z pozostałych osób
pages-points-a-game = punktów na grę
pages-games-won = wygrane gry
pages-times = { $count } ×
pages-give-or-take = ± { $half }
pages-deeds-rest = { $count ->
    [one] I jeszcze jedna, rzadziej.
    [few] I jeszcze { $count } inne, rzadziej.
    [many] I jeszcze { $count } innych, rzadziej.
   *[other] I jeszcze { $count } innych, rzadziej.
  }
pages-counts = Gry opuszczone, odgałęzione i te, w których cofnięto coś już widzianego, liczą się osobno (dotąd: { $apart }). Belki są prawdziwe w 95 przypadkach na 100. Poniżej dziesięciu gier nie ma udziału, bo nic by nie mówił.
pages-latest = To twoje ostatnie gry; ich liczba: { $count }.
pages-none = Jeszcze nie ma gier
pages-none-text = Przy tym wyborze nic jeszcze nie zagrano do końca. Liczby zaczynają się od pierwszej gry, udziały od gry nr { $few }.

## Kilka osób na jednym urządzeniu
pages-here-seat = Ktoś tutaj
pages-here-name = Imię
pages-names-differ = Każda osoba przy tym urządzeniu potrzebuje własnego imienia.
pages-pass = Teraz urządzenie bierze { $name }
pages-show = To ja, { $name }: pokaż moje karty
pages-peek = To ja, { $name }: chcę zajrzeć
pages-hide = Zakryj moje karty

## Zakończone gry na pierwszej stronie
pages-finished = Moje zakończone gry
pages-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
    [many] { $count } rund
   *[other] { $count } rundy
  }
pages-no-winner = Bez zwycięzcy
pages-replay = Powtórka
pages-all-games = Wszystkie gry: { $count }
pages-going = Jak mi idzie
pages-going-won = { $count ->
    [one] × wygrana na { $count } grę
    [few] × wygrana na { $count } gry
    [many] × wygrana na { $count } gier
   *[other] × wygrana na { $count } gry
  }
pages-going-fair = przy równych siłach: { $fair }
pages-last = { $count ->
    [one] Ostatnia gra
    [few] Ostatnie { $count }, najnowsza po prawej
    [many] Ostatnie { $count }, najnowsza po prawej
   *[other] Ostatnie { $count }, najnowsza po prawej
  }
pages-strip = pełne: wygrana · puste: przegrana
pages-game-won = wygrana
pages-game-lost = przegrana

## O Kotable

pages-about-title = O tym stole
pages-about-text = Kotable to jeden stół do dwóch gier karcianych, Kokopelli i Kodachi. Gra się w przeglądarce albo w terminalu, z przyjaciółmi albo z botami, po angielsku, niemiecku, francusku i polsku. Zasady opowiadamy własnymi słowami, każdy rysunek jest nasz i nic nie opuszcza tego serwera.
pages-rulings = Rozstrzygnięcia
pages-rulings-text = Tam, gdzie instrukcje się różnią albo milczą, decydują te rozstrzygnięcia i mówią dlaczego.
pages-all-figures = Karty i rysunki
pages-figures-text = Każdy rysunek powstał dla tego projektu: czytelny przy 24 pikselach, ładny przy 200.
pages-licences = Licencje
pages-licence-kotable = Kotable to wolne oprogramowanie na licencji MIT, razem z rysunkami i tekstami.
pages-licence-games = Kokopelli i Kodachi to gry swoich autorów i wydawców. Ten projekt jest niezależny i nie zawiera ich obrazów ani tekstów.
pages-licence-fonts = Kroje pisma Fraunces i Source Sans 3 są używane na licencji SIL Open Font License 1.1.
pages-licence-parts = Część w przeglądarce powstała z użyciem Svelte i Fluent.
pages-list = Lista kart Kodachi
pages-list-text = Nie znamy wszystkich kart Kodachi. To, czego nie ma w instrukcji ani w recenzjach, odtworzono w zgodzie ze wszystkimi znanymi liczbami. Kto ma pudełko, może grać z prawdziwą listą.
pages-from-rulebook = z instrukcji
pages-from-review = z recenzji
pages-from-reconstructed = odtworzona

## Rewanż

pages-lobby-rematch = Prosisz o rewanż. Pozostali widzą to przy poprzednim stole, a ich miejsca na nich czekają. Możesz też wysłać im ten link.

## Pierwsza strona i nowe stoły

pages-you-are = grasz jako
pages-change-name = Zmień imię
pages-play-against = { $count ->
    [one] z { $count } botem
    [few] z { $count } botami
    [many] z { $count } botami
   *[other] z { $count } bota
  }
pages-with-friends = Z przyjaciółmi
pages-new-table = Nowy stół
pages-join-link = Dołącz przez link
pages-join-wrong = To nie jest link do stołu.
pages-one-device = Na jednym urządzeniu
pages-one-device-text = Podajecie sobie urządzenie, od dwóch do czterech osób. Między turami wszystkie karty są zakryte.
pages-one-device-go = Ustaw stół
pages-my-tables = Moje stoły
pages-all-tables = Wszystkie stoły: { $count }
pages-no-tables = Tu pojawią się twoje gry.
pages-waiting-for = gra { $name }
pages-not-started = jeszcze nie zaczęta
pages-open-tables = Otwarte stoły
pages-free-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
  }
pages-seat-who = Miejsce { $seat }
pages-open-seat = Wolne: ktoś z linkiem
pages-all-bots = Tylko boty i ja
pages-first-random = Losowo
pages-first-seat = Miejsce nr { $seat }
pages-clock-none = Bez limitu
pages-clock-move = { $seconds } sekund na decyzję
pages-clock-bank = { $minutes } minut na całą grę
pages-clock-days = { $days ->
    [one] { $days } dzień na decyzję
    [few] { $days } dni na decyzję
    [many] { $days } dni na decyzję
   *[other] { $days } dnia na decyzję
  }
pages-allow-hints = Wolno prosić o podpowiedzi
pages-undo-friendly = Cofanie całych tur przeciw botom (przyjdą te same karty)
pages-allow-meter = Pokazuj szanse w walce z następnym strażnikiem
pages-allow-watching = Inni mogą patrzeć
pages-list-table = Pokaż wśród otwartych stołów
pages-more-options = Więcej ustawień

## Pierwsze wiersze, adres bez strony, zasady
pages-headline = Dwie małe gry karciane, jeden dobry stół
pages-lead = Zagraj od razu z komputerem albo z przyjaciółmi, nawet we czworo. Bez konta:
pages-lost = Tu nic nie ma
pages-lost-text = Może adres ma literówkę albo stół został uprzątnięty.
pages-search-rules = Szukaj w zasadach
pages-found = { $count ->
    [one] znaleziono { $count } zasadę
    [few] znaleziono { $count } zasady
    [many] znaleziono { $count } zasad
   *[other] znaleziono { $count } zasady
  }
pages-contents = Spis treści
pages-ruling = Rozstrzygnięcie:

## Who one is, opponents, finished games, reminders
pages-your-name = Twoje imię
pages-save = Zapisz
pages-meta = 2–4 osoby · { $minutes } minut
pages-play-now = Zagraj teraz
pages-opponents = Przeciwnicy
pages-level = Poziom
pages-won-by = { $count ->
        [0] Wygrana przy remisie
       *[other] Wygrana o { $count } pkt
    }
pages-lost-by = { $count ->
        [0] Przegrana przy remisie
       *[other] Przegrana o { $count } pkt
    }
pages-shared-win = Wspólna wygrana
pages-join = Dołącz
pages-reminders = Przypomnienia i urlop
pages-reminders-text = Te linki mówią kalendarzowi lub czytnikowi kanałów, kiedy jest twoja tura. Zachowaj je dla siebie; nowe unieważniają stare.
pages-reminders-make = Utwórz linki do przypomnień
pages-reminders-calendar = Link do kalendarza
pages-reminders-feed = Link do czytnika kanałów
pages-push = Przypominaj mi na tym urządzeniu
pages-push-text = Wiadomość od przeglądarki, gdy przyjdzie twoja tura przy stole, gdzie na decyzję są całe dni, także gdy Kotable jest zamknięte.
pages-push-blocked = Przeglądarka blokuje wiadomości z tej strony.
pages-push-refused = Ta przeglądarka nie zgodziła się przypominać.
pages-holiday-until = Na urlopie do
pages-holiday-go = Idę na urlop
pages-holiday-back = Już jestem
pages-holiday-done = { $count ->
    [one] Twój zegar stoi przy { $count } stole.
    [few] Twój zegar stoi przy { $count } stołach.
    [many] Twój zegar stoi przy { $count } stołach.
   *[other] Twój zegar stoi przy { $count } stołu.
  }
pages-holiday-over = Twój zegar znów idzie.
pages-holiday-refused = { $count ->
    [one] Przy { $count } stole nie ma już tylu dni urlopu.
    [few] Przy { $count } stołach nie ma już tylu dni urlopu.
    [many] Przy { $count } stołach nie ma już tylu dni urlopu.
   *[other] Przy { $count } stołu nie ma już tylu dni urlopu.
  }
pages-with = z: { $names }
pages-game = Gra
pages-seats = Gracze
pages-clock = Czas do namysłu
pages-make-table = Ustaw stół
pages-bot = Bot: { $level }

## Before a game, its menu, its ending
pages-lobby = Stół do gry { $game }
pages-lobby-host = Wyślij ten link tym, którzy mają grać. Wolne miejsca możesz oddać botom.
pages-lobby-guest = Usiądź, gdzie chcesz; grę zaczyna gospodarz.
pages-link = Link do tego stołu
pages-copy = Kopiuj
pages-copied = Skopiowano
pages-remove = Usuń
pages-empty-seat = Wolne
pages-kept-seat = Miejsce dla: { $name }
pages-sit = Usiądź
pages-move-here = Przesiądź się tu
pages-add-bot = Dodaj bota…
pages-start = Zacznij grę
pages-waiting-start = Grę zaczyna gospodarz.
pages-start-without = Zacznij, nie czekając. Poza stołem: { $names }
pages-shuffling = Trwa tasowanie kart: przeglądarka każdej osoby dokłada swoją część…
pages-start-stopped = Ostatni start przerwano. Nic pasującego nie przyszło od: { $names }. Zacznij jeszcze raz.
pages-commitment = Skrót tasowania, do sprawdzenia na koniec:
pages-bot-level = Jak ma grać bot
pages-hand-over = Niech bot gra za mnie
pages-hand-over-for = Niech bot gra za gracza { $name }
pages-offer-end = Zaproponuj koniec gry
pages-offer-end-all = Gra kończy się tutaj, jeśli wszyscy pozostali się zgodzą. Punkty zostają takie, jakie są, i nikt nie wygrywa.
pages-offer-end-alone = Grasz tylko z botami, więc gra skończy się od razu. Punkty zostają takie, jakie są, i nikt nie wygrywa.
pages-resign = Poddaj grę
pages-resign-two = Poddać tę grę? Wtedy wygrywa { $name }.
pages-resign-more = Poddać tę grę? Bot gra za ciebie dalej, zajmujesz ostatnie miejsce i nie możesz wrócić.
pages-play-on = Graj dalej
pages-ending = Koniec gry
pages-being-counted = Liczymy ostatnie punkty
pages-skip-counting = Pokaż wynik
pages-you-won = { $count ->
    [one] Wygrywasz{ $margin }
    [few] Dzielicie zwycięstwo: ty i { $others }
    [many] Dzielicie zwycięstwo: ty i { $others }
   *[other] Dzielicie zwycięstwo: ty i { $others }
  }
pages-small-numbers = dwóch, trzech, czterech, pięciu, sześciu, siedmiu, ośmiu, dziewięciu, dziesięciu
pages-margin = { $count ->
    [one] {" "}jednym punktem
    [few] {" "}różnicą { $words } punktów
    [many] {" "}różnicą { $words } punktów
   *[other] {" "}różnicą { $words } punktu
  }
pages-tiebreak = {" "}po remisie
pages-after-rounds = { $count ->
    [one] Po { $count } rundzie.
    [few] Po { $count } rundach.
    [many] Po { $count } rundach.
   *[other] Po { $count } rundy.
  }
pages-seal = { $state ->
    [good] Tasowanie sprawdzone
   *[broken] Tasowanie niezgodne z obietnicą
  }
pages-best = najwięcej
pages-best-legend = najwięcej z tego źródła
pages-share-link = Udostępnij link
pages-ended-because = Koniec gry: { $reason }.
pages-rematch = Rewanż
pages-rematch-join = Przyjmij rewanż
pages-watch-replay = Powtórka
pages-see-table = Zobacz stół
pages-place = { $place ->
    [1] 1. miejsce
    [2] 2. miejsce
    [3] 3. miejsce
   *[other] { $place }. miejsce
  }
pages-sources = Skąd są punkty
pages-total = Razem
