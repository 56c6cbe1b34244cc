### Die Wörter des Terminals, die zu keinem Spiel gehören.

# In a list of cards: there are none.
terminal-nothing = nichts

## The table. Headings of narrow columns: as short as can be.
terminal-round = Runde { $round }
terminal-last-round = letzte Runde
terminal-points = Punkte
terminal-worth = Wert
terminal-hand = Karten
terminal-pile = Stapel
terminal-village = Dorf
terminal-tokens = Marker
terminal-treasures = Schätze
terminal-bought = Gekauft von { $who }:
terminal-place = Platz
terminal-nth = { $place }.
terminal-your-hand = Deine Hand
terminal-known = Ganz unten in deinem Stapel: { $cards }
terminal-end-tiles = { $count ->
        [one] noch { $count } Spielende-Plättchen
       *[other] noch { $count } Spielende-Plättchen
    }
terminal-decks = Hausstapel { $house }, Wachenstapel { $guards }
# $back: a guard, an elite guard.
terminal-next-guard = Als Nächstes: { $back }
terminal-defeated = besiegt
# $sign is < or >: the total must be lower or higher than the value.
terminal-fight = Summe { $total }, nötig { $sign } { $value }
terminal-guards-defeated = { $count ->
        [one] { $count } Wachenkarte besiegt
       *[other] { $count } Wachenkarten besiegt
    }
# Said of a card: it lets you draw.
terminal-draws = { $count } ziehen
terminal-worth-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
terminal-price = Preis: { $price }

## Where another seat is, seen from one’s own
terminal-you = du
terminal-left = links
terminal-right = rechts
terminal-opposite = gegenüber

## People
terminal-player = Spieler { $number }
terminal-hand-over = Gib den Bildschirm an { $who } weiter. Sonst sollte niemand hinsehen.
terminal-press-enter = Enter zeigt den Tisch, u nimmt die letzte Wahl zurück, q hört auf:

## Asking. $help is the question mark that one types.
terminal-decide = { $who } wählt
terminal-prompt = Deine Wahl ({ $help } hilft):
terminal-help =
    Eine Zahl wählt, ebenso der Text einer Aktion, zum Beispiel draw.
    { $help } 3 zeigt den Text der Wahl 3; { $help } und der Text einer Aktion sagt, warum sie nicht gewählt werden kann.
    { $help } und die Nummer einer Regel, zum Beispiel { $rule }, zeigt diese Regel; { $help } und eine Karte sagt, was sie bewirkt.
    t zeigt den Tisch noch einmal, t all erzählt alles, was geschehen ist.
    u nimmt deine letzte Wahl zurück, solange seither niemand etwas erfahren hat.
    h bittet einen starken Bot um einen Tipp.
    s speichert, s DATEI speichert unter diesem Namen. q hört auf.
terminal-hint = Tipp: { $number } { $action }. Gewinnchance: { $chance }.
terminal-hint-alone = Tipp: { $number } { $action }.
terminal-hint-next = Nächstbeste Wahl: { $action }, { $chance }.
terminal-hint-as-good = Etwa gleich gut: { $action }.
terminal-hint-lead = Die erste Wahl bringt am Ende voraussichtlich { $points } Punkte mehr.
terminal-no-number = Zur Wahl stehen 1 bis { $most }.
terminal-mistyped-word-first = „{ $word }“ ist keine Aktion. Eine Aktion beginnt mit: { $expected }.
terminal-mistyped-word = Nach „{ $stem }“ passt „{ $word }“ nicht. Möglich sind: { $expected }.
terminal-mistyped-missing = „{ $text }“ ist nicht vollständig. Danach kommt: { $expected }.
terminal-mistyped-much = „{ $stem }“ ist eine Aktion, aber „{ $word }“ ist zu viel.
terminal-allowed = Das kann jetzt gewählt werden: Es ist die Wahl { $number }.
terminal-no-undo = Das lässt sich nicht zurücknehmen: Seither hat jemand etwas erfahren, oder es war die Wahl eines anderen.
terminal-earlier = { $count ->
        [one] … { $count } frühere Zeile
       *[other] … { $count } frühere Zeilen
    }

## Saving and leaving
terminal-saved = Gespeichert als { $file }.
terminal-not-saved = Das Spiel ist nicht gespeichert.
terminal-save-first = y speichert es, ein Name speichert es unter diesem Namen, Enter geht ohne zu speichern:
terminal-resume = Zum Weiterspielen: { $command }

## Replays and rules
terminal-step = Enter geht weiter, q hört auf:
terminal-unfinished = Hier endet die Aufzeichnung; das Spiel wurde nicht beendet.
terminal-ruling = Warum: { $why }

## The end
terminal-before = vor dieser Stellung
terminal-won = { $count ->
        [one] { $who } gewinnt.
       *[other] { $who } teilen sich den Sieg.
    }

## The lesson

terminal-learn-next = Enter geht weiter, b geht zurück, q verlässt die Lektion:
terminal-learn-show = Tippe { $show }, und es wird für dich gespielt.
terminal-learned = Und nun dein erstes Spiel: { $command }

# What bots are called, by their level.
terminal-bot-random = Zufällig
terminal-bot-easy = Leicht
terminal-bot-medium = Mittel
terminal-bot-hard = Schwer
terminal-bot-master = Meister
