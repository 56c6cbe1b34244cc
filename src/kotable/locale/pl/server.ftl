### Co mówi serwer.

## Dlaczego coś odrzucono
server-error-stale = Stół ruszył dalej, zanim dotarł twój wybór. Nic się nie zmieniło.
server-error-not-your-turn = To nie twoja kolej.
server-error-bot-plays = Na tym miejscu gra teraz bot.
server-error-no-action = Nie ma takiego wyboru w tej grze.
server-error-illegal = Tego nie można teraz wybrać.
server-error-not-open = Gra już się zaczęła.
server-error-not-running = Teraz nie toczy się tu żadna gra.
server-error-not-over = Gra jeszcze się nie skończyła.
server-error-not-host = Może to zrobić tylko gospodarz stołu.
server-error-no-seat = Nie masz miejsca przy tym stole.
server-error-table-full = Stół jest pełny.
server-error-no-such-seat = Nie ma takiego miejsca.
server-error-seat-taken = To miejsce jest zajęte.
server-error-seats-empty = Niektóre miejsca są jeszcze wolne. Zaproś kogoś albo posadź boty.
server-error-nothing-to-take-back = Nie masz czego cofnąć.
server-error-already-pending = Inna prośba czeka jeszcze na odpowiedź.
server-error-nothing-pending = Nikt cię o nic nie pytał.
server-error-no-level = Nie ma bota o poziomie „{ $level }”.
server-error-is-present = Ta osoba jest obecna i gra sama.
server-error-muted = Gospodarz wyciszył cię przy tym stole.
server-error-malformed = Serwer nie zrozumiał tego żądania.
server-error-no-ply = Nie ma takiej chwili w tej grze.
server-error-token = Serwer cię nie zna. Wybierz imię, aby kontynuować.
server-error-code = Ten kod jest błędny albo wygasł.
server-error-rate = Za dużo naraz. Poczekaj chwilę.
server-error-too-long = Ta wiadomość jest za długa.
server-error-version = Serwer został zaktualizowany. Odśwież stronę.
server-error-hello-first = Połączenie się nie przedstawiło.
server-error-hello-twice = Połączenie przedstawiło się dwa razy.
server-error-no-spectators = Przy tym stole nie ma widzów.
server-error-no-table = Nie ma takiego stołu. Sprawdź link.
server-error-no-hints = Przy tym stole gra się bez podpowiedzi.
server-error-store = Serwer nie może teraz zapisywać. Nic się nie zmieniło; próbuje dalej.
server-error-restart = Serwer uruchamia się ponownie. Twój stół zaraz wróci.
server-error-silence = Połączenie zbyt długo milczało.
server-error-busy = Serwer ma teraz za dużo pracy. Spróbuj ponownie za chwilę.
server-error-origin = Ta strona nie może rozmawiać z tym serwerem.
server-error-no-game = Nie ma takiej gry.
server-error-options = Z tymi ustawieniami nie można grać: { $problem }
server-error-file-option = Na serwerze nie można wybrać { $option }: byłby to plik na tej maszynie.
server-error-clock = Zegar potrzebuje co najmniej jednej sekundy.
server-error-branch = Gra odgałęziona zachowuje miejsca i ustawienia.
server-error-no-such-address = Pod tym adresem nic nie ma.
server-error-method = Tego adresu używa się inaczej.
server-error-not-operator = Może to zobaczyć tylko operator serwera.
server-error-failure = Coś poszło nie tak na serwerze. Nic się nie zmieniło.
server-error-starting = Trwa tasowanie kart. Poczekaj chwilę.
server-error-not-sealed = { $name } nie bierze jeszcze udziału w tasowaniu. Poczekaj albo zacznij bez tej osoby.
server-error-too-far-back = To za daleko: tego, co już widziano, nie da się cofnąć.
server-error-not-away-long = { $seconds ->
        [one] Ta osoba dopiero co odeszła. Bot może przejąć grę za { $seconds } sekundę.
        [few] Ta osoba dopiero co odeszła. Bot może przejąć grę za { $seconds } sekundy.
        [many] Ta osoba dopiero co odeszła. Bot może przejąć grę za { $seconds } sekund.
       *[other] Ta osoba dopiero co odeszła. Bot może przejąć grę za { $seconds } sekundy.
    }
server-error-days-clock = Tutaj na decyzję są całe dni. Bot przejmuje grę dopiero, gdy minie czas.
server-error-said-enough = Ten stół nie pomieści więcej twoich wiadomości.
server-error-too-often = Robisz to przy tym stole zbyt często.
server-error-closed = Operator tego serwera zamknął stół.
server-error-no-holidays = Przy tym stole nie ma urlopów.
server-error-holidays = { $days ->
        [one] Przy tym stole został ci tylko { $days } dzień urlopu.
        [few] Przy tym stole zostały ci tylko { $days } dni urlopu.
        [many] Przy tym stole zostało ci tylko { $days } dni urlopu.
       *[other] Przy tym stole zostało ci tylko { $days } dnia urlopu.
    }
server-error-no-such-player = Nie ma takiej osoby przy tym stole.
server-error-too-slow = Żądanie nadchodziło zbyt wolno.
server-error-host = Serwer nie jest znany pod tą nazwą.
server-error-no-device = Nie ma takiego urządzenia.
server-error-no-push = Ten serwer sam nie wysyła przypomnień.

## Co wydarzyło się przy stole
server-note-joined = { $name } siada do stołu.
server-note-seated = { $name } zmienia miejsce.
server-note-left = { $name } odchodzi od stołu.
server-note-changed = Stół został zmieniony.
server-note-part-added = { $name } dokłada się do tasowania.
server-note-starting = Trwa tasowanie kart.
server-note-start-stopped = { $reason ->
        [late] Start przerwano: od gracza { $name } nic nie przyszło do tasowania. Zaczynamy od nowa.
       *[wrong] Start przerwano: to, co przyszło od gracza { $name }, nie było tym, co zapowiedziano. Zaczynamy od nowa.
    }
server-note-lapsed = Nikt nie odpowiedział na prośbę w porę.
server-note-started = Gra się zaczyna.
server-note-took-back = { $seen ->
        [1] { $name } cofa ruch. Przyjdą te same karty.
       *[other] { $name } cofa ruch.
    }
server-note-asked-back = { $name } chce cofnąć ruch. Wszyscy muszą się zgodzić.
server-note-agreed = { $name } zgadza się.
server-note-refused-back = { $name } nie zgadza się na cofnięcie.
server-note-withdrew = { $name } wycofuje prośbę.
server-note-offered-end = { $name } proponuje zakończyć grę. Wszyscy muszą się zgodzić.
server-note-refused-end = { $name } chce grać dalej.
server-note-ended-early = Grę zakończono za zgodą wszystkich.
server-note-resigned = { $name } poddaje grę.
server-note-timed-out-lost = Czas gracza { $name } minął i gra jest przegrana.
server-note-timed-out = Czas gracza { $name } minął. Na razie gra bot.
server-note-handed-over = Na razie za gracza { $name } gra bot.
server-note-returned = { $name } wraca do gry.
server-note-muted = Gospodarz wyciszył gracza { $name }.
server-note-unmuted = { $name } może znowu pisać.
server-note-holiday = { $name } ma urlop przez { $days ->
        [one] jeden dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }. Zegar stoi.
server-note-holiday-over = { $name } wraca z urlopu.
server-note-closed = Operator serwera zamknął ten stół.
server-note-ended = Gra skończona.
server-note-rematch = Będzie rewanż.
server-note-wants-rematch = { $name } chce rewanżu.
server-note-paused = Serwera nie było przez { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }. Wszystkie zegary stały.

## In calendars and feeds
server-feed-title = Kotable: twoja tura
server-feed-turn = Twoja tura: { $game }
server-feed-turn-with = Twoja tura: { $game }, grają też { $names }
server-feed-late = Twój czas wkrótce się skończy: { $game }
server-feed-late-with = Twój czas wkrótce się skończy: { $game }, grają też { $names }
