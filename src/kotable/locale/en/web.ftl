### The pages of the browser application. $name, $names: names of players. $game: the name of a game.

## Everywhere
web-skip = Skip to the content
web-pages = Pages
web-home = Home
web-rules = Rules
web-about = About
web-statistics = Statistics
web-settings = Settings
web-language = Language
web-theme = { $theme ->
    [light] Colors: light
    [dark] Colors: dark
   *[auto] Colors: same as device
  }
web-close = Close
web-nothing = nothing
web-page-missing = This page could not be loaded. Please reload it.
web-rule = Rule { $rule }
web-you = you
web-a-bot = bot
web-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
web-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
  }

## Names for guests and bots, separated by commas; long names of cards with | where they may be parted
web-suggested-names = Quiet Elk, Red Otter, Mild Lark, Wise Fox, Glad Yak, Fair Swan, Calm Kite, Witty Jay, Kind Bear, Bold Wren, Wise Owl, Merry Ape, Blue Tit, Red Deer, Neat Crab, Gray Wolf, Gold Carp, Tall Emu, Keen Hawk, Shy Deer, Old Robin, Snug Mole, Swift Cod, Busy Bee
web-bot-names = Mira, Tomek, Jonas, Ola, Nils, Amaya, Theo, Lena, Pablo, Iga, Emil, Noor
web-soft-hyphens = Koko|pelli, Chief|tain

## Home
web-about-kokopelli = Raise ceremonies in your village and finish your neighbors’ before they finish yours.
web-about-kodachi = Slip past the guards by strength or stealth, and know when to stop.
web-learn = Learn it in five minutes
web-learn-go-on = Go on with the lesson
web-learn-again = The lesson again
web-replay = replay

## New table
web-me = You
web-ceremonies = Ceremonies
web-ceremonies-random = Drawn at random
web-ceremonies-first-game = The first-game set
web-ceremonies-picked = Picked by hand
web-ceremonies-count = How many
web-ceremonies-chosen = { $count ->
    [one] { $count } of { $needed } chosen
   *[other] { $count } of { $needed } chosen
  }
web-cards = Card list
web-first = Who begins

## Bots, by their level
web-bot-random = random (plays anything)
web-bot-easy = easy (takes what lies near)
web-bot-medium = medium (plans its turn)
web-bot-hard = hard (thinks ahead)
web-bot-master = master (learned from its own games)

## Before the start
web-away = away
web-older-chat = Older messages

## The table
web-connecting = Setting the table…
web-no-table = This table does not exist, or you may not watch it.
web-offline = Connection lost. Reconnecting…
web-offline-refused = Not sent: there is no connection. Nothing has changed; try again in a moment.
web-looking-back = The table as it was
web-back-to-now = Back to the game
web-look-then = Show the table as it was then
web-round = Round { $round }
web-tools = Tools
web-side = Points, log and chat
web-sound = Sounds
web-notify = Tell me when it is my turn
web-watching = { $count ->
    [one] { $count } person watching
   *[other] { $count } people watching
  }
web-your-turn = Your turn
web-over = Game over
web-log = Log
web-beginning = The beginning
web-since = Since your last turn
web-points = Points
web-cards-in-hand = cards in hand
web-no-points = No points yet
web-chat = Chat
web-say = Say something…
web-mute = Don’t show what { $name } says
web-unmute = Show everybody again
web-take-back = Take back
web-no-take-back = You have nothing to take back.
web-no-take-back-seen = Something has been revealed since then, so this can’t be taken back anymore.
web-wait = { $name } is playing
web-wait-actions = { $name } is playing: { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
  }
web-not-your-turn = { $name } is playing now; wait for your turn.
web-spectator = You are watching.
web-hint = Hint
web-hint-is = Hint: { $action }.
web-hint-chance = Chance to win: { $chance }.
web-hint-next = Next best: { $action }, { $chance }.
web-hint-as-good = About as good: { $action }.
web-hint-lead = The first choice should end { $points } points better.
web-asked-take-back = { $name } would like to take back a move.
web-asked-end = { $name } would like to end the game here.
web-agree = Agree
web-refuse = Refuse
web-withdraw = Withdraw
web-table-menu = Table menu
web-bot-plays = A bot plays for you.
web-come-back = Play myself again
web-gave-up = You resigned; a bot plays on for you.

## Keys
web-keys = Keys
web-key-arrows = move around the table
web-key-enter = choose, act
web-key-escape = deselect, close
web-key-undo = take back
web-key-log = read the log
web-key-hint = a hint
web-key-signs = what the signs mean
web-key-help = this list
web-key-draw = draw
web-key-exchange = exchange your hand
web-key-cancel = cancel a ceremony
web-key-hand = choose a card in hand
web-key-done = done, end the turn

## The coach
web-coach = A hint for your first game
web-got-it = Got it
web-coach-off = No more hints
web-coach-waits = Hints for your first games appear here.
web-branched = Played on from an earlier game
web-branched-back = Back to the game it comes from

## The end
web-winner = { $count ->
    [one] { $names } wins{ $margin }
   *[other] { $names } share the victory
  }
web-you-name = You
web-no-winner = Ended without a winner
web-reason-closed = it was closed by the operator
web-reason-agreed = everyone agreed to end it
web-reason-resigned = somebody resigned
web-review = Review
web-see-result = See the result
web-final = Final scoring
web-chart = Points over the rounds
web-check-commitment = { $good ->
    [yes] The secret is the one whose hash was shown before the start.
   *[no] The secret does not belong to the hash shown before the start!
  }
web-check-part = { $good ->
    [yes] Your own part went into the shuffle.
   *[no] Your own part is missing from the shuffle!
  }
web-check-seals = { $good ->
        [yes] Everybody’s part is the one they had sealed before any was shown.
       *[no] Somebody’s part is not the one they had sealed before the start!
    }
web-check-seed = { $good ->
    [yes] The cards were dealt from exactly these parts.
   *[no] The seed is not made of these parts!
  }

## Replay
web-replay-title = Replay
web-replay-controls = Replay controls
web-step = One step on
web-step-back = One step back
web-turn-next = To the next turn
web-replay-speed = Speed of the replay
web-turn-back = To the start of the turn
web-run = Play
web-pause = Pause
web-moment = Moment of the game
web-eyes = Point of view
web-eyes-all = All hands open
web-eyes-public = As a spectator
web-branch = Play on from here
web-record = Download the game

## About
web-signs = Signs

## The board of a game without one of its own
web-general-choices = What you can choose
web-general-closed =
    { $count ->
        [one] One choice is not possible now
       *[other] { $count } choices are not possible now
    }
web-yes = yes
web-no = no

## Following the others
web-show-again = Show again
web-speed = Speed of the others
web-speed-calm = calm
web-speed-normal = normal
web-speed-quick = quick
web-speed-once = at once
