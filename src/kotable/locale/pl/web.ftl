### Strony aplikacji w przeglądarce. $name, $names: imiona graczy. $game: nazwa gry.

## Wszędzie
web-skip = Przejdź do treści
web-pages = Strony
web-home = Strona główna
web-rules = Zasady
web-about = O stronie
web-statistics = Statystyki
web-settings = Ustawienia
web-language = Język
web-theme = { $theme ->
    [light] Kolory: jasne
    [dark] Kolory: ciemne
   *[auto] Kolory: jak w systemie
  }
web-close = Zamknij
web-nothing = nic
web-page-missing = Nie udało się wczytać tej strony. Wczytaj ją ponownie.
web-rule = Zasada { $rule }
web-you = ty
web-a-bot = bot
web-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
  }
web-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
  }

## Imiona gości i botów, oddzielone przecinkami; długie nazwy kart z | w miejscach podziału
web-suggested-names = Cicha Czapla, Bystra Wydra, Rudy Lis, Chytry Lis, Miły Borsuk, Szybka Kuna, Stary Kruk, Zwinna Sójka, Łagodny Miś, Śmiały Kos, Mądra Sowa, Raczy Zając, Dumna Gęś, Ruda Sarna, Mały Żuraw, Szary Wilk, Żółta Zięba, Biały Bocian, Czujny Sokół, Płocha Łania, Dzielny Jeż, Cichy Kret, Siwy Koń, Zwinna Foka
web-bot-names = Mira, Tomek, Jonasz, Ola, Nils, Amaya, Teo, Lena, Pablo, Iga, Emil, Nora
web-soft-hyphens = Jasz|czurka, pa|jąk, Wo|jownik, Koko|pelli, Uro|dziny, Myśli|wy, Nowi|cjusz, wysłan|nik

## Strona główna
web-about-kokopelli = Rozpoczynaj ceremonie w swojej wiosce i kończ cudze, zanim inni skończą twoje.
web-about-kodachi = Pokonuj strażników siłą albo skradaniem i wiedz, kiedy przestać.
web-learn = Naucz się w pięć minut
web-learn-go-on = Kontynuuj lekcję
web-learn-again = Lekcja jeszcze raz
web-replay = powtórka

## Nowy stół
web-me = Ty
web-ceremonies = Ceremonie
web-ceremonies-random = Wylosowane
web-ceremonies-first-game = Zestaw na pierwszą grę
web-ceremonies-picked = Wybrane ręcznie
web-ceremonies-count = Ile ceremonii
web-ceremonies-chosen = { $count ->
    [one] wybrano { $count } z { $needed }
    [few] wybrano { $count } z { $needed }
    [many] wybrano { $count } z { $needed }
   *[other] wybrano { $count } z { $needed }
  }
web-cards = Lista kart
web-first = Kto zaczyna

## Boty według poziomu
web-bot-random = losowy (gra na chybił trafił)
web-bot-easy = łatwy (bierze, co pod ręką)
web-bot-medium = średni (planuje swoją turę)
web-bot-hard = trudny (myśli naprzód)
web-bot-master = mistrz (uczył się na własnych partiach)

## Przed początkiem
web-away = chwilowo poza stołem
web-older-chat = Starsze wiadomości

## Stół
web-connecting = Nakrywamy stół…
web-no-table = Nie ma takiego stołu albo nie możesz na niego patrzeć.
web-offline = Utracono połączenie. Próbujemy ponownie…
web-offline-refused = Nie wysłano: brak połączenia. Nic się nie zmieniło; spróbuj za chwilę.
web-looking-back = Stół z tamtej chwili
web-back-to-now = Wróć do gry
web-look-then = Pokaż stół z tamtej chwili
web-round = Runda { $round }
web-tools = Narzędzia
web-side = Punkty, przebieg i czat
web-sound = Dźwięki
web-notify = Powiadom, gdy przyjdzie moja tura
web-watching = { $count ->
    [one] patrzy { $count } osoba
    [few] patrzą { $count } osoby
    [many] patrzy { $count } osób
   *[other] patrzy { $count } osoby
  }
web-your-turn = Twoja tura
web-over = Koniec gry
web-log = Przebieg
web-beginning = Początek
web-since = Od twojej ostatniej tury
web-points = Punkty
web-cards-in-hand = karty na ręce:
web-no-points = Jeszcze bez punktów
web-chat = Czat
web-say = Napisz coś…
web-mute = Nie pokazuj, co pisze { $name }
web-unmute = Pokaż znowu wszystkich
web-take-back = Cofnij
web-no-take-back = Nie masz czego cofnąć.
web-no-take-back-seen = Od tego czasu coś odkryto, więc nie można już cofnąć.
web-wait = Gra { $name }
web-wait-actions = Gra { $name }: { $count ->
    [one] została { $count } akcja
    [few] zostały { $count } akcje
    [many] zostało { $count } akcji
   *[other] zostało { $count } akcji
  }
web-not-your-turn = Teraz gra { $name }; poczekaj na swoją turę.
web-spectator = Tylko patrzysz.
web-hint = Podpowiedź
web-hint-is = Podpowiedź: { $action }.
web-hint-chance = Szansa na wygraną: { $chance }.
web-hint-next = Następny w kolejności: { $action }, { $chance }.
web-hint-as-good = Prawie tak samo dobre: { $action }.
web-hint-lead = Pierwszy wybór powinien dać o { $points } pkt więcej.
web-asked-take-back = { $name } chce cofnąć ruch.
web-asked-end = { $name } chce tu zakończyć grę.
web-agree = Zgoda
web-refuse = Odmów
web-withdraw = Wycofaj
web-table-menu = Przy stole
web-bot-plays = Bot gra za ciebie.
web-come-back = Wracam do gry
web-gave-up = To koniec twojej gry; dalej gra za ciebie bot.

## Klawisze
web-keys = Klawisze
web-key-arrows = poruszaj się po stole
web-key-enter = wybierz, wykonaj
web-key-escape = odznacz, zamknij
web-key-undo = cofnij
web-key-log = czytaj przebieg
web-key-hint = podpowiedź
web-key-signs = co znaczą znaki
web-key-help = ta lista
web-key-draw = dobierz
web-key-exchange = wymień karty z ręki
web-key-cancel = przerwij ceremonię
web-key-hand = wybierz kartę z ręki
web-key-done = gotowe, zakończ turę

## Podpowiedzi
web-coach = Podpowiedź na pierwszą grę
web-got-it = Jasne
web-coach-off = Wyłącz przewodnika
web-coach-waits = Tu pojawią się podpowiedzi do pierwszych gier.
web-branched = Dalszy ciąg innej gry
web-branched-back = Wróć do gry, z której pochodzi

## Koniec
web-winner = { $count ->
    [one] Wygrywa { $names }{ $margin }
    [few] Zwycięstwo dzielą { $names }
    [many] Zwycięstwo dzielą { $names }
   *[other] Zwycięstwo dzielą { $names }
  }
web-you-name = Ty
web-no-winner = Koniec bez zwycięzcy
web-reason-closed = zamknięte przez operatora
web-reason-agreed = wszyscy chcieli zakończyć
web-reason-resigned = ktoś poddał grę
web-review = Analiza
web-see-result = Zobacz wynik
web-final = Punktacja końcowa
web-chart = Punkty w kolejnych rundach
web-check-commitment = { $good ->
    [yes] Sekret zgadza się ze skrótem pokazanym przed początkiem.
   *[no] Sekret nie zgadza się ze skrótem pokazanym przed początkiem!
  }
web-check-part = { $good ->
    [yes] Twoja część weszła do tasowania.
   *[no] W tasowaniu brakuje twojej części!
  }
web-check-seals = { $good ->
        [yes] Każdy pokazał to, co zapieczętował przed startem.
       *[no] Ktoś pokazał coś innego, niż zapieczętował przed startem!
    }
web-check-seed = { $good ->
    [yes] Karty rozdano dokładnie z tych części.
   *[no] Tasowanie nie powstało z tych części!
  }

## Powtórka
web-replay-title = Powtórka
web-replay-controls = Sterowanie powtórką
web-step = Krok dalej
web-step-back = Krok wstecz
web-turn-next = Do następnej tury
web-replay-speed = Tempo powtórki
web-turn-back = Do początku tury
web-run = Odtwarzaj
web-pause = Pauza
web-moment = Chwila gry
web-eyes = Punkt widzenia
web-eyes-all = Wszystkie ręce odkryte
web-eyes-public = Jako widz
web-branch = Graj dalej stąd
web-record = Pobierz zapis

## O stronie
web-signs = Znaki

## The board of a game without one of its own
web-general-choices = Co możesz wybrać
web-general-closed =
    { $count ->
        [one] Jeden ruch jest teraz niemożliwy
        [few] { $count } ruchy są teraz niemożliwe
        [many] { $count } ruchów jest teraz niemożliwych
       *[other] { $count } ruchu jest teraz niemożliwe
    }
web-yes = tak
web-no = nie

## Following the others
web-show-again = Powtórz
web-speed = Tempo innych
web-speed-calm = spokojne
web-speed-normal = zwykłe
web-speed-quick = szybkie
web-speed-once = od razu
