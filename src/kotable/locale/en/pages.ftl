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
pages-speed-text = How long you can watch what they do. A click, a tap or a key always speeds things up, and nothing ever delays your own turn.
pages-pace = About { $seconds } seconds a card.
pages-pace-once = Nothing moves; “Since your last turn” tells what happened.
pages-ask-end = Ask before my turn ends
pages-ask-end-text = One more press before the action that ends your turn. Good on a phone, where a thumb slips.
pages-ask-grave = Ask before I give up a fight
pages-ask-grave-text = And before you cancel a ceremony of your own.
pages-winner = The winner
pages-winner-text = At the end of a game: named at once, or only after the points are counted.
pages-winner-once = At once
pages-winner-count = After the count
pages-coach = Coach
pages-coach-text = A sentence at the right moment. While you are new, each of them until you know it; always: all of them at every table.
pages-coach-new = While I am new
pages-coach-always = Always
pages-coach-off = Off
pages-coach-again = Start the coach over
pages-coach-again-text = Everything it has told you so far can be told again.
pages-coach-begin = Start over
pages-hint = Hint button
pages-hint-text = Shows a move and why. At a table with other people, the table decides whether there are hints.
pages-chances = Chances in Kodachi
pages-chances-text = How likely you are to beat the next guard.
pages-lessons = Lessons
pages-lessons-text = Five minutes each, with real moves.
pages-theme = Colors
pages-theme-light = Light
pages-theme-dark = Dark
pages-theme-auto = Same as device
pages-size = Text size
pages-size-text = Cards, log and pages grow with it.
pages-size-line = plays a card: +4 Nils, +1 you.
pages-size-small = Small
pages-size-normal = Normal
pages-size-large = Large
pages-size-largest = Largest
pages-motion = Motion
pages-motion-text = Cards travel and points are counted. Calm shows the same without moving.
pages-motion-auto = Same as device
pages-motion-full = Moving
pages-motion-calm = Calm
pages-sound = Sound
pages-sound-text = A card, a point, your turn. Short and soft.
pages-sound-off = Off
pages-sound-soft = Soft
pages-sound-normal = Normal
pages-notify-text = A notification from the browser, only while the table is in the background.
pages-notify-blocked = Your browser blocks notifications from this page. Click the icon next to the address and allow them.
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
pages-forget-what = { $games ->
    [0] This goes: the name { $name }, what you chose on this page, how far you are in the lessons, and your seats at tables that are going on.
    [one] This goes: the name { $name }, the way to your finished game and its statistics, what you chose on this page, how far you are in the lessons, and your seats at tables that are going on.
   *[other] This goes: the name { $name }, the way to your { $games } finished games and their statistics, what you chose on this page, how far you are in the lessons, and your seats at tables that are going on.
  }
pages-forget-download = Download my games first
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
pages-games-text = since { $day }; { $rounds } rounds on average
pages-won = Won
pages-of = of { $count }
pages-few = Too few games for a percentage; evenly matched players would win { $fair }.
pages-share = Equal players would win { $fair }. Your share lies between { $from } and { $to }.
pages-average = Points on average
pages-average-text = The others average { $others }. Your best: { $best }, on { $day }.
pages-streak = Longest winning streak
pages-streak-lost = You lost the last game.
pages-streak-now = { $count ->
    [one] You won the last game.
   *[other] You won the last { $count } games.
  }
pages-streak-usual = With your share of wins, a streak of { $count } in { $games } games is not unusual.
pages-streak-rare = With your share of wins, so long a streak comes in only { $chance } of cases.
pages-by-level = By level
pages-by-level-text = Dot: your share of wins. Bar: where it truly lies. Dashes: evenly matched players.
pages-not-yet = not played yet
pages-won-of = { $won } of { $count }
pages-too-few = too few games
pages-margins = Game by game
pages-margins-text = { $count ->
    [one] By how many points in your first game. Full: won. Striped: lost.
   *[other] By how many points in the last { $count } games, newest on the right. Full and up: won. Striped and down: lost.
  }
pages-each-other = each of the others
pages-points-a-game = points a game
pages-games-won = games won
pages-times = { $count } ×
pages-give-or-take = ± { $half }
pages-deeds-rest = { $count ->
    [one] And one more, less often.
   *[other] And { $count } more, less often.
  }
pages-counts = Games you left, branched off or took back past something seen are counted separately ({ $apart } so far). Bars are right in 95 of 100 cases. With fewer than ten games no share is given, for it would say nothing.
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
pages-going-won = of { $count } won
pages-going-fair = evenly matched players would win { $fair } of them
pages-last = { $count ->
    [one] The last game
   *[other] The last { $count }, newest on the right
  }
pages-strip = filled: won · hollow: lost
pages-game-won = won
pages-game-lost = lost

## About

pages-about-title = About this table
pages-about-text = Kotable is one table for two card games, Kokopelli and Kodachi. You play in the browser or in a terminal, with friends or against bots, in English, German, French and Polish. The rules are told here in our own words, every picture is drawn by us, and nothing leaves this server.
pages-rulings = Rulings
pages-rulings-text = Where rulebooks differ or are silent, these rulings decide, and say why.
pages-all-figures = Cards and pictures
pages-figures-text = Every picture was drawn for this project, clear at 24 pixels and pleasant at 200.
pages-licences = Licenses
pages-licence-kotable = Kotable is free software under the MIT license, pictures and texts included.
pages-licence-games = Kokopelli and Kodachi are games of their authors and publishers. This is an independent project and contains neither their pictures nor their texts.
pages-licence-fonts = The typefaces Fraunces and Source Sans 3 are used under the SIL Open Font License 1.1.
pages-licence-parts = The browser part is made with Svelte and Fluent.
pages-list = The card list of Kodachi
pages-list-text = Not every card of Kodachi is known to us. What is not known from the rulebook or from reviews was reconstructed, so that the numbers agree with what is known. Whoever owns the box can play with the true list.
pages-from-rulebook = from the rulebook
pages-from-review = from a review
pages-from-reconstructed = reconstructed

## A rematch

pages-lobby-rematch = You asked for a rematch. The others see that at the table you have just played; their seats are kept for them. You can also send them this link.

## The first page and new tables

pages-you-are = you are
pages-change-name = Change your name
pages-play-against = { $count ->
    [one] against { $count } bot
   *[other] against { $count } bots
  }
pages-with-friends = With friends
pages-new-table = New table
pages-join-link = Join with a link
pages-join-wrong = This is not a link to a table.
pages-one-device = At one device
pages-one-device-text = Two to four of you pass the device around. Between turns all hands stay hidden.
pages-one-device-go = Set up the table
pages-my-tables = My tables
pages-all-tables = All { $count } tables
pages-no-tables = Your games will be listed here.
pages-waiting-for = waiting for { $name }
pages-not-started = not started
pages-open-tables = Open tables
pages-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
  }
pages-seat-who = Seat { $seat }
pages-open-seat = Open: anyone with the link
pages-all-bots = Just bots and me
pages-first-random = At random
pages-first-seat = Seat { $seat }
pages-clock-none = No limit
pages-clock-move = { $seconds } seconds per move
pages-clock-bank = { $minutes } minutes for the whole game
pages-clock-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
  }
pages-allow-hints = Allow hints
pages-undo-friendly = Allow taking back whole turns against bots (the same cards come up again)
pages-allow-meter = Show the chances against the next guard
pages-allow-watching = Allow spectators
pages-list-table = Show among the open tables
pages-more-options = More options

## First lines, an address without a page, the rules
pages-headline = Two small card games, one good table
pages-lead = Play right away against the computer, or with up to three friends. No account needed:
pages-lost = There is nothing here
pages-lost-text = The address may be mistyped, or the table has been cleared away.
pages-search-rules = Search the rules
pages-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
  }
pages-contents = Contents
pages-ruling = Ruling:

## Who one is, opponents, finished games, reminders
pages-your-name = Your name
pages-save = Save
pages-meta = 2 to 4 players · { $minutes } minutes
pages-play-now = Play now
pages-opponents = Opponents
pages-level = Level
pages-won-by = { $count ->
        [0] Won on a tie
       *[other] Won by { $count }
    }
pages-lost-by = { $count ->
        [0] Lost on a tie
       *[other] Lost by { $count }
    }
pages-shared-win = Victory shared
pages-join = Join
pages-reminders = Reminders and holidays
pages-reminders-text = These links tell your calendar or feed reader when it is your turn. Keep them to yourself; making new ones ends the old ones.
pages-reminders-make = Make reminder links
pages-reminders-calendar = Link for a calendar
pages-reminders-feed = Link for a feed reader
pages-push = Remind me on this device
pages-push-text = A notification from the browser when it is your turn at a table with days for a move, even while Kotable is closed.
pages-push-blocked = Your browser blocks notifications from this page.
pages-push-refused = This browser did not agree to remind you.
pages-holiday-until = On holiday until
pages-holiday-go = Go on holiday
pages-holiday-back = I am back
pages-holiday-done = { $count ->
    [one] Your time stands still at { $count } table.
   *[other] Your time stands still at { $count } tables.
  }
pages-holiday-over = Your time runs again.
pages-holiday-refused = { $count ->
    [one] At { $count } table there are not enough days of holiday left.
   *[other] At { $count } tables there are not enough days of holiday left.
  }
pages-with = with { $names }
pages-game = Game
pages-seats = Players
pages-clock = Time to think
pages-make-table = Create table
pages-bot = Bot: { $level }

## Before a game, its menu, its ending
pages-lobby = A table of { $game }
pages-lobby-host = Send this link to the people you want to play with. Empty seats can go to bots.
pages-lobby-guest = Sit down where you like; the host starts the game.
pages-link = Link to this table
pages-copy = Copy
pages-copied = Copied
pages-remove = Remove
pages-empty-seat = Empty
pages-kept-seat = Kept for { $name }
pages-sit = Sit down
pages-move-here = Move here
pages-add-bot = Add a bot…
pages-start = Start the game
pages-waiting-start = The host starts the game.
pages-start-without = Start without waiting for { $names }
pages-shuffling = The cards are being shuffled: every player’s browser adds its part…
pages-start-stopped = The last start was stopped: nothing that fits came from { $names }. Start again.
pages-commitment = Hash of the shuffle, to be checked at the end:
pages-bot-level = How the bot should play
pages-hand-over = Let a bot play for me
pages-hand-over-for = Let a bot play for { $name }
pages-offer-end = Offer to end here
pages-offer-end-all = The game ends here if all the others agree. The points stay as they are, and nobody wins.
pages-offer-end-alone = You are the only person here, so the game ends at once. The points stay as they are, and nobody wins.
pages-resign = Resign
pages-resign-two = Resign from this game? Then { $name } wins.
pages-resign-more = Resign from this game? A bot plays on for you, you come last, and you can’t come back.
pages-play-on = Play on
pages-ending = The end of the game
pages-being-counted = The last points are being counted
pages-skip-counting = Show the result
pages-you-won = { $count ->
    [one] You win{ $margin }
   *[other] You and { $others } share the victory
  }
pages-small-numbers = two, three, four, five, six, seven, eight, nine, ten
pages-margin = { $count ->
    [one] {" "}by a single point
   *[other] {" "}by { $words } points
  }
pages-tiebreak = {" "}on the tiebreak
pages-after-rounds = { $count ->
    [one] After { $count } round.
   *[other] After { $count } rounds.
  }
pages-seal = { $state ->
    [good] Shuffle verified
   *[broken] Shuffle not as promised
  }
pages-best = best
pages-best-legend = the most from this source
pages-share-link = Share the link
pages-ended-because = The game ended because { $reason }.
pages-rematch = Rematch
pages-rematch-join = Join the rematch
pages-watch-replay = Watch the replay
pages-see-table = See the table
pages-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
  }
pages-sources = Where the points came from
pages-total = Total
