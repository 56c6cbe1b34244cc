### Słowa terminala, które nie należą do żadnej gry.

# In a list of cards: there are none.
terminal-nothing = nic

## The table. Headings of narrow columns: as short as can be.
terminal-round = Runda { $round }
terminal-last-round = ostatnia runda
terminal-points = Punkty
terminal-worth = Wartość
terminal-hand = Ręka
terminal-pile = Stos
terminal-village = Wioska
terminal-tokens = Żetony
terminal-treasures = Skarby
terminal-bought = { $who }, kupione karty:
terminal-place = Miejsce
terminal-nth = { $place }.
terminal-your-hand = Twoja ręka
terminal-known = Na spodzie twojego stosu: { $cards }
terminal-end-tiles = { $count ->
        [one] został { $count } żeton końca gry
        [few] zostały { $count } żetony końca gry
        [many] zostało { $count } żetonów końca gry
       *[other] zostało { $count } żetonu końca gry
    }
terminal-decks = Talia domu { $house }, talia strażników { $guards }
# $back: a guard, an elite guard.
terminal-next-guard = Następna karta: { $back }
terminal-defeated = pokonano
# $sign is < or >: the total must be lower or higher than the value.
terminal-fight = suma { $total }, potrzeba { $sign } { $value }
terminal-guards-defeated = { $count ->
        [one] pokonano { $count } kartę strażnika
        [few] pokonano { $count } karty strażników
        [many] pokonano { $count } kart strażników
       *[other] pokonano { $count } karty strażnika
    }
# Said of a card: it lets you draw.
terminal-draws = dobierz { $count }
terminal-worth-points = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
terminal-price = cena: { $price }

## Where another seat is, seen from one’s own
terminal-you = ty
terminal-left = po lewej
terminal-right = po prawej
terminal-opposite = naprzeciwko

## People
terminal-player = Gracz { $number }
terminal-hand-over = Teraz przy ekranie: { $who }. Nikt inny nie powinien patrzeć.
terminal-press-enter = Enter pokazuje stół, u cofa ostatni wybór, q kończy:

## Asking. $help is the question mark that one types.
terminal-decide = Wybiera { $who }
terminal-prompt = Twój wybór ({ $help } pomaga):
terminal-help =
    Wybiera się liczbą albo tekstem akcji, na przykład draw.
    { $help } 3 pokazuje tekst wyboru 3; { $help } i tekst akcji mówi, dlaczego nie można jej wybrać.
    { $help } i numer zasady, na przykład { $rule }, pokazuje tę zasadę; { $help } i karta mówi, co ta karta robi.
    t pokazuje stół jeszcze raz, t all opowiada wszystko, co się wydarzyło.
    u cofa twój ostatni wybór, dopóki nikt się od tej pory niczego nie dowiedział.
    h prosi silnego bota o podpowiedź.
    s zapisuje, s PLIK zapisuje pod tą nazwą. q kończy.
terminal-hint = Podpowiedź: { $number } { $action }. Szansa na wygraną: { $chance }.
terminal-hint-alone = Podpowiedź: { $number } { $action }.
terminal-hint-next = Następny w kolejności: { $action }, { $chance }.
terminal-hint-as-good = Prawie tak samo dobre: { $action }.
terminal-hint-lead = Pierwszy wybór powinien dać o { $points } pkt więcej.
terminal-no-number = Można wybrać od 1 do { $most }.
terminal-mistyped-word-first = „{ $word }” nie jest akcją. Akcja zaczyna się od: { $expected }.
terminal-mistyped-word = Po „{ $stem }” nie pasuje „{ $word }”. Możliwe są: { $expected }.
terminal-mistyped-missing = „{ $text }” jest niepełne. Dalej może być: { $expected }.
terminal-mistyped-much = „{ $stem }” jest akcją, ale „{ $word }” to za wiele.
terminal-allowed = To można teraz wybrać: to wybór { $number }.
terminal-no-undo = Tego nie można cofnąć: ktoś się od tej pory czegoś dowiedział albo był to wybór innego gracza.
terminal-earlier = { $count ->
        [one] … { $count } wcześniejszy wiersz
        [few] … { $count } wcześniejsze wiersze
        [many] … { $count } wcześniejszych wierszy
       *[other] … { $count } wcześniejszego wiersza
    }

## Saving and leaving
terminal-saved = Zapisano jako { $file }.
terminal-not-saved = Gra nie jest zapisana.
terminal-save-first = y zapisuje grę, nazwa zapisuje ją pod tą nazwą, Enter wychodzi bez zapisywania:
terminal-resume = Aby grać dalej: { $command }

## Replays and rules
terminal-step = Enter idzie dalej, q kończy:
terminal-unfinished = Zapis kończy się tutaj; gry nie dokończono.
terminal-ruling = Dlaczego: { $why }

## The end
terminal-before = przed tą pozycją
terminal-won = { $count ->
        [one] Wygrywa { $who }.
        [few] Zwycięstwo dzielą: { $who }.
        [many] Zwycięstwo dzielą: { $who }.
       *[other] Zwycięstwo dzielą: { $who }.
    }

## The lesson

terminal-learn-next = Enter idzie dalej, b wraca, q kończy lekcję:
terminal-learn-show = Wpisz { $show }, a ruch zostanie zagrany za ciebie.
terminal-learned = A teraz twoja pierwsza gra: { $command }

# What bots are called, by their level.
terminal-bot-random = Losowy
terminal-bot-easy = Łatwy
terminal-bot-medium = Średni
terminal-bot-hard = Trudny
terminal-bot-master = Mistrz
