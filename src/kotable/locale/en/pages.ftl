### Pages that are loaded when somebody goes there: settings, statistics, several people at one device.

## Settings
pages-on = on
pages-off = off
pages-saved = Saved at once, on this device.
pages-here = On this page
pages-play = While playing
pages-help = Hints and coach
pages-look = Look and sound
pages-notes = Notifications
pages-me = Me and my devices
pages-speed = Turns of the others
pages-speed-text = How long you can watch what they do. A click or a key always hurries on, and nothing ever delays your own turn.
pages-pace = About { $seconds } seconds a card.
pages-pace-once = Nothing moves; “Since your last turn” tells what happened.
pages-ask-end = Ask before my turn ends
pages-ask-end-text = One more press before the action that ends your turn. Good on a phone, where a thumb slips.
pages-ask-grave = Ask before I give up a fight
pages-ask-grave-text = And before you cancel a ceremony of your own.
pages-coach = Coach
pages-coach-text = A sentence at the right moment of your first games, each of them once.
pages-coach-again = Begin anew with the coach
pages-coach-again-text = Everything it has told you so far can be told again.
pages-coach-begin = Begin anew
pages-hint = Hint button
pages-hint-text = Shows a move and why. At a table with other people, the table decides whether there are hints.
pages-chances = Chances in Kodachi
pages-chances-text = How likely you are to beat the next guard.
pages-lessons = Lessons
pages-lessons-text = Five minutes each, with real moves.
pages-theme = Colors
pages-theme-light = Light
pages-theme-dark = Dark
pages-theme-auto = As the device
pages-size = Text size
pages-size-text = Cards, log and pages grow with it.
pages-size-small = Small
pages-size-normal = Normal
pages-size-large = Large
pages-size-largest = Largest
pages-motion = Motion
pages-motion-text = Cards travel and points are counted. Calm shows the same without moving.
pages-motion-auto = As the device
pages-motion-full = Moving
pages-motion-calm = Calm
pages-sound = Sound
pages-sound-text = A card, a point, your turn. Short and soft.
pages-sound-off = Off
pages-sound-soft = Soft
pages-sound-normal = Normal
pages-notify-text = A note from the browser, only while the table is in the background.
pages-notify-blocked = Your browser blocks notes from this page. Press the sign beside the address and allow notifications.
pages-name-text = What the others read: up to 24 letters, no account.
pages-name-saved = Saved
pages-devices = Devices
pages-devices-text = All your devices see the same tables and games.
pages-this-device = This browser
pages-used = last used { $when }
pages-sign-out = Sign out there
pages-add-device = Add a device
pages-add-text = The other device enters a code that works once.
pages-code-text = Enter it on the other device within { $minutes } minutes.
pages-show-code = Show a code
pages-redeem = Code from another device
pages-redeem-text = You become the player you are there; your name and games of this browser stay behind.
pages-redeem-go = Use it
pages-forget = Forget me here
pages-forget-text = Your name, your seats and these settings are wiped from this browser. Games stay on the server, but without another device of yours nobody can come back as you.
pages-forget-yes = Forget everything
pages-forget-no = Keep it

## Asked before a choice
pages-sure = Are you sure?
pages-sure-end = This ends your turn.
pages-sure-yes = Go ahead
pages-sure-no = Not yet

## Statistics
pages-statistics = My statistics
pages-in-short = In short
pages-all = All
pages-level-people = With people
pages-level-mixed = Mixed bots
pages-games = Games
pages-games-text = since { $day }, { $rounds } rounds on average
pages-won = Won
pages-of = of { $count }
pages-few = Too few games for a share; equal players would win { $fair }.
pages-share = Equal players would win { $fair }. Your share lies between { $from } and { $to }.
pages-average = Points on average
pages-average-text = The others have { $others }. Your best: { $best }, on { $day }.
pages-streak = Longest winning streak
pages-streak-lost = You lost the last game.
pages-streak-now = { $count ->
    [one] You won the last game.
   *[other] You won the last { $count } games.
  }
pages-by-level = By level
pages-by-level-text = Dot: your share of wins. Bar: where it truly lies. Dashes: equal players.
pages-not-yet = not played yet
pages-won-of = { $won } of { $count }
pages-too-few = too few for a share
pages-margins = Game by game
pages-margins-text = { $count ->
    [one] By how many points in your first game. Full: won. Striped: lost.
   *[other] By how many points in the last { $count } games, newest on the right. Full and up: won. Striped and down: lost.
  }
pages-each-other = each of the others
pages-points-a-game = points a game
pages-counts = Games you left, branched off or took back past something seen count apart ({ $apart } so far). Bars hold in 95 of 100 cases. Under ten games no share is given, for it would say nothing.
pages-latest = These are your latest { $count } games.
pages-none = No games yet
pages-none-text = Nothing has been played to the end with this choice. The figures begin with the first game, the shares with game { $few }.

## Several people at one device
pages-here-seat = Somebody here
pages-here-name = Name
pages-names-differ = Everybody at this device needs a name of their own.
pages-pass = Pass the device to { $name }
pages-show = I am { $name }, show my hand
pages-peek = I am { $name }: let me look
pages-hide = Hide my hand

## Finished games on the first page
pages-finished = My finished games
pages-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
  }
pages-no-winner = No winner
pages-replay = Replay
pages-all-games = All { $count } games
pages-going = How it is going
pages-going-won = won of { $count }
pages-going-fair = equal players would win { $fair } of them
pages-last = { $count ->
    [one] The last game
   *[other] The last { $count }, newest on the right
  }
pages-strip = filled: won · hollow: lost
pages-game-won = won
pages-game-lost = lost
