### What the server says.

## Why something was refused
server-error-stale = The table had moved on before your choice arrived. Nothing was changed.
server-error-not-your-turn = It is not your turn.
server-error-bot-plays = A bot is playing this seat now.
server-error-no-action = There is no such choice in this game.
server-error-illegal = This can’t be chosen now.
server-error-not-open = The game has already begun.
server-error-not-running = No game is being played here now.
server-error-not-over = The game is not over yet.
server-error-not-host = Only the host of the table can do this.
server-error-no-seat = You have no seat at this table.
server-error-table-full = The table is full.
server-error-no-such-seat = There is no such seat.
server-error-seat-taken = This seat is taken.
server-error-seats-empty = Some seats are still empty. Invite somebody, or let bots sit down.
server-error-nothing-to-take-back = You have nothing to take back.
server-error-already-pending = Another request is still waiting for an answer.
server-error-nothing-pending = Nobody has asked you anything.
server-error-no-level = There is no bot of the level “{ $level }”.
server-error-is-present = This player is here and playing.
server-error-muted = The host has muted you at this table.
server-error-malformed = The server did not understand this request.
server-error-no-ply = There is no such moment in this game.
server-error-token = The server does not know you. Choose a name to go on.
server-error-code = This code is wrong or has expired.
server-error-rate = Too much at once. Please wait a moment.
server-error-too-long = This message is too long.
server-error-version = The server has been updated. Please reload the page.
server-error-hello-first = The connection did not introduce itself.
server-error-hello-twice = The connection introduced itself twice.
server-error-no-spectators = This table does not allow spectators.
server-error-no-table = There is no such table. Check the link.
server-error-no-hints = This table plays without hints.
server-error-store = The server can’t save right now. Nothing was changed; it tries again.
server-error-restart = The server is restarting. Your table comes back in a moment.
server-error-silence = The connection was silent for too long.
server-error-busy = The server has too much to do right now. Please try again in a moment.
server-error-origin = This page may not talk to this server.
server-error-no-game = There is no such game.
server-error-options = A game can’t be played with these options: { $problem }
server-error-file-option = On a server { $option } can’t be chosen: it would name a file there.
server-error-clock = A clock needs at least one second.
server-error-branch = A game that branched off keeps its seats and options.
server-error-no-such-address = There is nothing at this address.
server-error-method = This address is used in another way.
server-error-not-operator = Only the operator of the server may see this.
server-error-failure = Something went wrong in the server. Nothing was changed.
server-error-starting = The cards are being shuffled. Wait a moment.
server-error-not-sealed = { $name } has not joined the shuffle yet. Wait until they are here, or start without them.
server-error-too-far-back = This is too far back: what has been seen since can’t be unseen.
server-error-not-away-long = { $seconds ->
        [one] This player has only just left. A bot can take over in { $seconds } second.
       *[other] This player has only just left. A bot can take over in { $seconds } seconds.
    }
server-error-days-clock = Here everybody has days for a move. A bot takes over only when the time is up.
server-error-said-enough = You have said all that fits on this table.
server-error-too-often = You have done this too often at this table.
server-error-closed = The operator of this server has closed the table.
server-error-no-holidays = There are no holidays at this table.
server-error-holidays = { $days ->
        [one] You have only { $days } day of holiday left at this table.
       *[other] You have only { $days } days of holiday left at this table.
    }
server-error-no-such-player = There is no such player at this table.
server-error-too-slow = The request took too long to arrive.
server-error-host = The server is not known by this name.
server-error-no-device = There is no such device.
server-error-no-push = This server sends no reminders by itself.

## What happened at the table
server-note-joined = { $name } sits down.
server-note-seated = { $name } changes seats.
server-note-left = { $name } leaves the table.
server-note-changed = The table was changed.
server-note-part-added = { $name } has added to the shuffle.
server-note-starting = The cards are being shuffled.
server-note-start-stopped = { $reason ->
        [late] The start was stopped: nothing came from { $name } for the shuffle. It begins anew.
       *[wrong] The start was stopped: what { $name } added to the shuffle was not what they had promised. It begins anew.
    }
server-note-lapsed = The request got no answer in time.
server-note-started = The game begins.
server-note-took-back = { $seen ->
        [1] { $name } takes back a move. The same cards will come again.
       *[other] { $name } takes back a move.
    }
server-note-asked-back = { $name } would like to take back a move. Everybody has to agree.
server-note-agreed = { $name } agrees.
server-note-refused-back = { $name } does not agree to take the move back.
server-note-withdrew = { $name } withdraws the request.
server-note-offered-end = { $name } offers to end the game here. Everybody has to agree.
server-note-refused-end = { $name } wants to play on.
server-note-ended-early = The game was ended by agreement.
server-note-resigned = { $name } resigns.
server-note-timed-out-lost = { $name } has run out of time and loses the game.
server-note-timed-out = { $name } has run out of time. A bot takes over for now.
server-note-handed-over = A bot plays for { $name } for now.
server-note-returned = { $name } is back in the game.
server-note-muted = The host has muted { $name }.
server-note-unmuted = { $name } may speak again.
server-note-holiday = { $name } is on holiday for { $days ->
        [one] a day
       *[other] { $days } days
    }. Their time stands still.
server-note-holiday-over = { $name } is back from holiday.
server-note-closed = The operator of the server has closed this table.
server-note-ended = The game is over.
server-note-rematch = There is a rematch.
server-note-wants-rematch = { $name } would like a rematch.
server-note-paused = The server was away for { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }. All clocks were stopped.

## In calendars and feeds
server-feed-title = Kotable: your turn
server-feed-turn = Your turn at { $game }
server-feed-turn-with = Your turn at { $game } with { $names }
server-feed-late = Your time at { $game } is nearly up
server-feed-late-with = Your time at { $game } with { $names } is nearly up
