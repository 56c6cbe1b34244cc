### Die Seiten der Browser-Anwendung. $name, $names: Namen von Personen. $game: Name eines Spiels.

## Überall
web-skip = Zum Inhalt
web-pages = Seiten
web-home = Startseite
web-rules = Regeln
web-about = Über
web-statistics = Statistik
web-settings = Einstellungen
web-language = Sprache
web-theme = { $theme ->
    [light] Farben: hell
    [dark] Farben: dunkel
   *[auto] Farben: wie das Gerät
  }
web-close = Schließen
web-nothing = nichts
web-page-missing = Diese Seite ließ sich nicht laden. Bitte lade sie neu.
web-rule = Regel { $rule }
web-you = du
web-a-bot = Bot
web-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
  }
web-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
  }

## Namen für Gäste und Bots, durch Kommas getrennt; lange Kartennamen mit | an den Trennstellen
web-suggested-names = Roter Fuchs, Kluger Uhu, Alter Rabe, Weise Eule, Froher Dachs, Zahmer Elch, Gute Gans, Flinke Maus, Grauer Wolf, Sanfter Bär, Bunter Fink, Scheues Reh, Stolze Gans, Roter Milan, Edler Hirsch, Frohe Meise, Blauer Wal, Stiller Igel, Kühner Luchs, Braver Esel, Heller Spatz, Flotter Hase, Ruhige Kuh, Wacher Falke
web-bot-names = Mira, Tomek, Jonas, Ola, Nils, Amaya, Theo, Lena, Pablo, Iga, Emil, Nora
web-soft-hyphens = Spinnen|frau, Schlangen|tanz, Himmels|mutter, Schild|kröte, Adler|feder, Häupt|ling, Koko|pelli, Tromm|ler, Scha|mane, Ei|dechse

## Startseite
web-about-kokopelli = Eröffne Zeremonien in deinem Dorf und beende die der Nachbarn, bevor sie deine beenden.
web-about-kodachi = Überwinde die Wachen mit Stärke oder Heimlichkeit, und hör rechtzeitig auf.
web-learn = In fünf Minuten lernen
web-learn-go-on = Lektion fortsetzen
web-learn-again = Lektion noch einmal
web-replay = nachspielen

## Neuer Tisch
web-me = Du
web-ceremonies = Zeremonien
web-ceremonies-random = Zufällig gezogen
web-ceremonies-first-game = Die Auswahl fürs erste Spiel
web-ceremonies-picked = Selbst gewählt
web-ceremonies-count = Anzahl der Zeremonien
web-ceremonies-chosen = { $count ->
    [one] { $count } von { $needed } gewählt
   *[other] { $count } von { $needed } gewählt
  }
web-cards = Kartenliste
web-first = Wer beginnt

## Bots nach ihrer Stufe
web-bot-random = zufällig (spielt irgendwas)
web-bot-easy = leicht (nimmt, was nahe liegt)
web-bot-medium = mittel (plant den Zug)
web-bot-hard = schwer (denkt voraus)
web-bot-master = Meister (hat an eigenen Partien gelernt)

## Vor dem Start
web-away = gerade nicht da
web-older-chat = Ältere Nachrichten

## Der Tisch
web-connecting = Der Tisch wird gedeckt …
web-no-table = Diesen Tisch gibt es nicht, oder du darfst nicht zusehen.
web-offline = Verbindung verloren. Neuer Versuch …
web-offline-refused = Nicht gesendet: Es gibt keine Verbindung. Nichts hat sich geändert; versuch es gleich noch einmal.
web-looking-back = Der Tisch, wie er war
web-back-to-now = Zurück zum Spiel
web-look-then = Den Tisch von damals zeigen
web-round = Runde { $round }
web-tools = Werkzeuge
web-side = Punkte, Verlauf und Chat
web-sound = Töne
web-notify = Mir melden, wenn ich am Zug bin
web-watching = { $count ->
    [one] { $count } Person sieht zu
   *[other] { $count } Personen sehen zu
  }
web-your-turn = Du bist am Zug
web-over = Spiel vorbei
web-log = Verlauf
web-beginning = Der Anfang
web-since = Seit deinem letzten Zug
web-points = Punkte
web-cards-in-hand = Karten auf der Hand
web-no-points = Noch keine Punkte
web-chat = Chat
web-say = Schreib etwas …
web-mute = Nicht mehr zeigen, was { $name } schreibt
web-unmute = Wieder alle zeigen
web-take-back = Rückgängig
web-no-take-back = Du hast nichts zurückzunehmen.
web-no-take-back-seen = Seither wurde etwas aufgedeckt, darum lässt sich das nicht mehr zurücknehmen.
web-wait = { $name } spielt
web-wait-actions = { $name } spielt: noch { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
  }
web-not-your-turn = Gerade spielt { $name }; warte, bis du am Zug bist.
web-spectator = Du siehst zu.
web-hint = Tipp
web-hint-is = Tipp: { $action }.
web-hint-chance = Gewinnchance: { $chance }.
web-hint-next = Nächstbeste Wahl: { $action }, { $chance }.
web-hint-as-good = Etwa gleich gut: { $action }.
web-hint-lead = Die erste Wahl bringt am Ende voraussichtlich { $points } Punkte mehr.
web-asked-take-back = { $name } möchte etwas zurücknehmen.
web-asked-end = { $name } möchte das Spiel hier beenden.
web-agree = Einverstanden
web-refuse = Ablehnen
web-withdraw = Zurückziehen
web-table-menu = Am Tisch
web-bot-plays = Ein Bot spielt für dich.
web-come-back = Wieder selbst spielen
web-gave-up = Du hast aufgegeben; ein Bot spielt für dich weiter.

## Tasten
web-keys = Tasten
web-key-arrows = sich auf dem Tisch bewegen
web-key-enter = wählen, ausführen
web-key-escape = Auswahl aufheben, schließen
web-key-undo = zurücknehmen
web-key-log = Verlauf lesen
web-key-hint = ein Tipp
web-key-signs = was die Zeichen bedeuten
web-key-help = diese Liste
web-key-draw = ziehen
web-key-exchange = Handkarten tauschen
web-key-cancel = Zeremonie abbrechen
web-key-hand = Handkarte wählen
web-key-done = fertig, Zug beenden

## Die Hinweise
web-coach = Ein Hinweis für dein erstes Spiel
web-got-it = Verstanden
web-coach-off = Keine Hinweise mehr
web-coach-waits = Hier erscheinen Hinweise für deine ersten Spiele.
web-branched = Aus einem früheren Spiel
web-branched-back = Zurück zum Spiel, aus dem es stammt

## Das Ende
web-winner = { $count ->
    [one] { $names } gewinnt{ $margin }
   *[other] { $names } teilen sich den Sieg
  }
web-you-name = Du
web-no-winner = Ohne Sieg beendet
web-reason-closed = vom Betreiber geschlossen
web-reason-agreed = alle wollten aufhören
web-reason-resigned = jemand hat aufgegeben
web-review = Rückblick
web-see-result = Ergebnis ansehen
web-final = Schlusswertung
web-chart = Punkte im Lauf der Runden
web-check-commitment = { $good ->
    [yes] Das Geheimnis ist das, dessen Prüfwert vor dem Start gezeigt wurde.
   *[no] Das Geheimnis passt nicht zum Prüfwert, der vor dem Start gezeigt wurde!
  }
web-check-part = { $good ->
    [yes] Dein eigener Teil ging in die Mischung ein.
   *[no] Dein eigener Teil fehlt in der Mischung!
  }
web-check-seals = { $good ->
        [yes] Alle haben gezeigt, was sie vor dem Start versiegelt hatten.
       *[no] Jemand hat etwas anderes gezeigt, als vor dem Start versiegelt war!
    }
web-check-seed = { $good ->
    [yes] Die Mischung ist genau aus diesen Teilen gemacht.
   *[no] Die Mischung ist nicht aus diesen Teilen gemacht!
  }

## Nachspielen
web-replay-title = Nachspielen
web-replay-controls = Steuerung
web-step = Einen Schritt weiter
web-step-back = Einen Schritt zurück
web-turn-next = Zum nächsten Zug
web-replay-speed = Tempo der Wiedergabe
web-turn-back = Zum Anfang des Zugs
web-run = Abspielen
web-pause = Anhalten
web-moment = Zeitpunkt im Spiel
web-eyes = Blickwinkel
web-eyes-all = Alle Hände offen
web-eyes-public = Wie beim Zusehen
web-branch = Ab hier weiterspielen
web-record = Spiel herunterladen

## Über
web-signs = Zeichen

## The board of a game without one of its own
web-general-choices = Was du wählen kannst
web-general-closed = Jetzt nicht möglich: { $count }
web-yes = ja
web-no = nein

## Following the others
web-show-again = Nochmal
web-speed = Tempo der anderen
web-speed-calm = ruhig
web-speed-normal = normal
web-speed-quick = schnell
web-speed-once = sofort
