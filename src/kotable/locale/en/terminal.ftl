### The words of the terminal that belong to no game.

# In a list of cards: there are none.
terminal-nothing = nothing

## The table. Headings of narrow columns: as short as can be.
terminal-round = Round { $round }
terminal-last-round = last round
terminal-points = Points
terminal-worth = Score
terminal-hand = Hand
terminal-pile = Pile
terminal-village = Village
terminal-tokens = Tokens
terminal-treasures = Treasures
terminal-bought = { $who } has bought:
terminal-place = Place
terminal-nth = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
terminal-your-hand = Your hand
terminal-known = At the bottom of your pile: { $cards }
terminal-end-tiles = { $count ->
        [one] { $count } Game End tile left
       *[other] { $count } Game End tiles left
    }
terminal-decks = House deck { $house }, guard deck { $guards }
# $back: a guard, an elite guard.
terminal-next-guard = Next: { $back }
terminal-defeated = defeated
# $sign is < or >: the total must be lower or higher than the value.
terminal-fight = total { $total }, needed { $sign } { $value }
terminal-guards-defeated = { $count ->
        [one] { $count } guard card defeated
       *[other] { $count } guard cards defeated
    }
# Said of a card: it lets you draw.
terminal-draws = draw { $count }
terminal-worth-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
terminal-price = price: { $price }

## Where another seat is, seen from one’s own
terminal-you = you
terminal-left = left
terminal-right = right
terminal-opposite = opposite

## People
terminal-player = Player { $number }
terminal-hand-over = Pass the screen to { $who }. Nobody else should look.
terminal-press-enter = Enter shows the table, u takes the last choice back, q stops:

## Asking. $help is the question mark that one types.
terminal-decide = { $who } chooses
terminal-prompt = Your choice ({ $help } for help):
terminal-help =
    A number chooses; so does the text of an action, such as draw.
    { $help } 3 shows the text of choice 3; { $help } and the text of an action says why it can’t be chosen.
    { $help } and the id of a rule, such as { $rule }, shows that rule; { $help } and a card says what it does.
    t shows the table again, t all tells everything that happened.
    u takes back your last choice, as long as nobody has learned anything since.
    h asks a strong bot for a hint.
    s saves, s FILE saves under this name. q stops.
terminal-hint = Hint: { $number } { $action }. Chance to win: { $chance }.
terminal-hint-alone = Hint: { $number } { $action }.
terminal-hint-next = Next best: { $action }, { $chance }.
terminal-hint-as-good = About as good: { $action }.
terminal-hint-lead = The first choice should end { $points } points better.
terminal-no-number = The choices are 1 to { $most }.
terminal-mistyped-word-first = “{ $word }” is no action. An action begins with: { $expected }.
terminal-mistyped-word = After “{ $stem }”, “{ $word }” does not fit. Possible are: { $expected }.
terminal-mistyped-missing = “{ $text }” is not complete. After it comes: { $expected }.
terminal-mistyped-much = “{ $stem }” is an action, but “{ $word }” is too much.
terminal-allowed = This can be chosen now: it is choice { $number }.
terminal-no-undo = This can’t be taken back: somebody has learned something since, or it was another player’s choice.
terminal-earlier = { $count ->
        [one] … { $count } earlier line
       *[other] … { $count } earlier lines
    }

## Saving and leaving
terminal-saved = Saved as { $file }.
terminal-not-saved = The game is not saved.
terminal-save-first = y saves it, a name saves it under this name, Enter leaves without saving:
terminal-resume = To go on: { $command }

## Replays and rules
terminal-step = Enter goes on, q stops:
terminal-unfinished = The record ends here; the game was not finished.
terminal-ruling = Why: { $why }

## The end
terminal-before = before this position
terminal-won = { $count ->
        [one] { $who } wins.
       *[other] { $who } share the victory.
    }

## The lesson

terminal-learn-next = Enter goes on, b goes back, q leaves the lesson:
terminal-learn-show = Type { $show } and it is played for you.
terminal-learned = Now your first game: { $command }

# What bots are called, by their level.
terminal-bot-random = Random
terminal-bot-easy = Easy
terminal-bot-medium = Medium
terminal-bot-hard = Hard
terminal-bot-master = Master
