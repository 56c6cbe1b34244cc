### Was der Server sagt.

## Warum etwas abgelehnt wurde
server-error-stale = Der Tisch war schon weiter, bevor deine Wahl ankam. Nichts wurde geändert.
server-error-not-your-turn = Du bist nicht am Zug.
server-error-bot-plays = Auf diesem Platz spielt gerade ein Bot.
server-error-no-action = Diese Wahl gibt es in diesem Spiel nicht.
server-error-illegal = Das kann jetzt nicht gewählt werden.
server-error-not-open = Das Spiel hat schon begonnen.
server-error-not-running = Hier wird gerade nicht gespielt.
server-error-not-over = Das Spiel ist noch nicht aus.
server-error-not-host = Das kann nur, wer den Tisch aufgestellt hat.
server-error-no-seat = Du hast an diesem Tisch keinen Platz.
server-error-table-full = Der Tisch ist voll besetzt.
server-error-no-such-seat = Diesen Platz gibt es nicht.
server-error-seat-taken = Dieser Platz ist besetzt.
server-error-seats-empty = Es sind noch Plätze frei. Lade jemanden ein oder setze Bots hin.
server-error-nothing-to-take-back = Du hast nichts, was du zurücknehmen könntest.
server-error-already-pending = Es ist noch eine andere Frage offen.
server-error-nothing-pending = Niemand hat dich etwas gefragt.
server-error-no-level = Es gibt keinen Bot der Stufe „{ $level }“.
server-error-is-present = Diese Person ist da und spielt selbst.
server-error-muted = Du wurdest an diesem Tisch stummgeschaltet.
server-error-malformed = Der Server hat diese Anfrage nicht verstanden.
server-error-no-ply = Diesen Zeitpunkt gibt es in der Partie nicht.
server-error-token = Der Server kennt dich nicht. Wähle einen Namen, um weiterzumachen.
server-error-code = Dieser Code ist falsch oder abgelaufen.
server-error-rate = Zu viel auf einmal. Bitte warte einen Moment.
server-error-too-long = Diese Nachricht ist zu lang.
server-error-version = Der Server wurde erneuert. Bitte lade die Seite neu.
server-error-hello-first = Die Verbindung hat sich nicht vorgestellt.
server-error-hello-twice = Die Verbindung hat sich zweimal vorgestellt.
server-error-no-spectators = An diesem Tisch darf niemand zuschauen.
server-error-no-table = Diesen Tisch gibt es nicht. Prüfe den Link.
server-error-no-hints = An diesem Tisch wird ohne Tipps gespielt.
server-error-store = Der Server kann gerade nicht speichern. Nichts wurde geändert; er versucht es weiter.
server-error-restart = Der Server startet neu. Dein Tisch ist gleich wieder da.
server-error-silence = Die Verbindung hat zu lange geschwiegen.
server-error-busy = Der Server hat gerade zu viel zu tun. Bitte versuche es gleich noch einmal.
server-error-origin = Diese Seite darf nicht mit diesem Server sprechen.
server-error-no-game = Dieses Spiel gibt es nicht.
server-error-options = Mit diesen Einstellungen kann nicht gespielt werden: { $problem }
server-error-file-option = Auf einem Server lässt sich { $option } nicht wählen: Das wäre eine Datei auf diesem Rechner.
server-error-clock = Eine Uhr braucht mindestens eine Sekunde.
server-error-branch = Eine abgezweigte Partie behält ihre Plätze und Einstellungen.
server-error-no-such-address = An dieser Adresse ist nichts.
server-error-method = Diese Adresse wird anders benutzt.
server-error-not-operator = Das darf nur sehen, wer den Server betreibt.
server-error-failure = Im Server ist etwas schiefgegangen. Nichts wurde geändert.
server-error-starting = Gerade wird gemischt. Warte einen Moment.
server-error-not-sealed = { $name } mischt noch nicht mit. Warte, bis alle da sind, oder beginne ohne sie.
server-error-too-far-back = So weit geht es nicht zurück: Was seither zu sehen war, ist bekannt.
server-error-not-away-long = { $seconds ->
        [one] Diese Person ist eben erst gegangen. In { $seconds } Sekunde kann ein Bot übernehmen.
       *[other] Diese Person ist eben erst gegangen. In { $seconds } Sekunden kann ein Bot übernehmen.
    }
server-error-days-clock = Hier haben alle Tage Zeit für einen Zug. Ein Bot übernimmt erst, wenn die Zeit um ist.
server-error-said-enough = Du hast an diesem Tisch schon so viel geschrieben, wie hier Platz hat.
server-error-too-often = Das hast du an diesem Tisch zu oft getan.
server-error-closed = Der Betreiber dieses Servers hat den Tisch geschlossen.
server-error-no-holidays = An diesem Tisch gibt es keinen Urlaub.
server-error-holidays = { $days ->
        [one] Du hast an diesem Tisch nur noch { $days } Urlaubstag.
       *[other] Du hast an diesem Tisch nur noch { $days } Urlaubstage.
    }
server-error-no-such-player = Diese Person gibt es an diesem Tisch nicht.
server-error-too-slow = Die Anfrage kam zu langsam an.
server-error-host = Unter diesem Namen ist der Server nicht bekannt.
server-error-no-device = Dieses Gerät gibt es nicht.
server-error-no-push = Dieser Server verschickt von sich aus keine Erinnerungen.

## Was am Tisch geschah
server-note-joined = { $name } setzt sich an den Tisch.
server-note-seated = { $name } wechselt den Platz.
server-note-left = { $name } verlässt den Tisch.
server-note-changed = Der Tisch wurde geändert.
server-note-part-added = { $name } hat mitgemischt.
server-note-starting = Die Karten werden gemischt.
server-note-start-stopped = { $reason ->
        [late] Der Start wurde abgebrochen: Von { $name } kam nichts zum Mischen. Es geht von vorn los.
       *[wrong] Der Start wurde abgebrochen: Was von { $name } zum Mischen kam, war nicht das Zugesagte. Es geht von vorn los.
    }
server-note-lapsed = Auf die Bitte kam rechtzeitig keine Antwort.
server-note-started = Das Spiel beginnt.
server-note-took-back = { $seen ->
        [1] { $name } nimmt den letzten Schritt zurück. Dieselben Karten kommen wieder.
       *[other] { $name } nimmt den letzten Schritt zurück.
    }
server-note-asked-back = { $name } möchte etwas zurücknehmen. Alle müssen zustimmen.
server-note-agreed = { $name } stimmt zu.
server-note-refused-back = { $name } ist gegen das Zurücknehmen.
server-note-withdrew = { $name } zieht die Bitte zurück.
server-note-offered-end = { $name } schlägt vor, hier aufzuhören. Alle müssen zustimmen.
server-note-refused-end = { $name } möchte weiterspielen.
server-note-ended-early = Das Spiel wurde einvernehmlich beendet.
server-note-resigned = { $name } gibt das Spiel auf.
server-note-timed-out-lost = Die Zeit von { $name } ist abgelaufen und die Partie damit verloren.
server-note-timed-out = Die Zeit von { $name } ist abgelaufen. Vorerst spielt ein Bot weiter.
server-note-handed-over = Ein Bot spielt vorerst für { $name }.
server-note-returned = { $name } ist zurück und spielt wieder.
server-note-muted = { $name } wurde stummgeschaltet.
server-note-unmuted = { $name } darf wieder sprechen.
server-note-holiday = { $name } ist { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } im Urlaub. Die Bedenkzeit ruht.
server-note-holiday-over = { $name } ist aus dem Urlaub zurück.
server-note-closed = Der Betreiber des Servers hat diesen Tisch geschlossen.
server-note-ended = Das Spiel ist aus.
server-note-rematch = Es gibt eine Revanche.
server-note-wants-rematch = { $name } möchte eine Revanche.
server-note-paused = Der Server war { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } weg. Alle Uhren standen still.

## In calendars and feeds
server-feed-title = Kotable: Du bist am Zug
server-feed-turn = Du bist am Zug: { $game }
server-feed-turn-with = Du bist am Zug: { $game } mit { $names }
server-feed-late = Deine Zeit ist bald um: { $game }
server-feed-late-with = Deine Zeit ist bald um: { $game } mit { $names }
