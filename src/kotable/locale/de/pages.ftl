### Seiten, die erst geladen werden, wenn jemand hingeht: Einstellungen, Statistik, mehrere an einem Gerät.

## Einstellungen
pages-on = an
pages-off = aus
pages-saved = Wird sofort gespeichert, auf diesem Gerät.
pages-here = Auf dieser Seite
pages-play = Beim Spielen
pages-help = Tipps und Hinweise
pages-look = Aussehen und Klang
pages-notes = Benachrichtigungen
pages-me = Ich und meine Geräte
pages-speed = Züge der anderen
pages-speed-text = Wie lange du zusehen kannst, was sie tun. Mit einem Klick, Tippen oder einer Taste geht es sofort weiter, und dein eigener Zug wartet nie.
pages-pace = Etwa { $seconds } Sekunden je Karte.
pages-pace-once = Nichts bewegt sich; „Seit deinem letzten Zug“ erzählt, was geschah.
pages-ask-end = Nachfragen, bevor mein Zug endet
pages-ask-end-text = Ein Druck mehr vor der Aktion, die deinen Zug beendet. Gut auf dem Telefon, wo der Daumen rutscht.
pages-ask-grave = Nachfragen, bevor ich einen Kampf aufgebe
pages-ask-grave-text = Und bevor du eine eigene Zeremonie abbrichst.
pages-winner = Wer gewonnen hat
pages-winner-text = Am Ende einer Partie: gleich genannt oder erst, wenn die Punkte gezählt sind.
pages-winner-once = Gleich
pages-winner-count = Nach dem Zählen
pages-coach = Hinweise
pages-coach-text = Ein Satz im richtigen Moment. Am Anfang: jeder, bis du ihn kennst; immer: alle an jedem Tisch.
pages-coach-new = Am Anfang
pages-coach-always = Immer
pages-coach-off = Aus
pages-coach-again = Hinweise von vorn
pages-coach-again-text = Was dir schon gesagt wurde, wird wieder gesagt.
pages-coach-begin = Von vorn beginnen
pages-hint = Tipp-Knopf
pages-hint-text = Zeigt einen Zug und warum. Mit anderen am Tisch entscheidet der Tisch, ob es Tipps gibt.
pages-chances = Chancen in Kodachi
pages-chances-text = Wie wahrscheinlich du die nächste Wache besiegst.
pages-lessons = Lektionen
pages-lessons-text = Je fünf Minuten, mit echten Zügen.
pages-theme = Farben
pages-theme-light = Hell
pages-theme-dark = Dunkel
pages-theme-auto = Wie das Gerät
pages-size = Schriftgröße
pages-size-text = Karten, Verlauf und Seiten wachsen mit.
pages-size-line = spielt eine Karte: +4 Nils, +1 du.
pages-size-small = Klein
pages-size-normal = Normal
pages-size-large = Groß
pages-size-largest = Sehr groß
pages-motion = Bewegung
pages-motion-text = Karten wandern, Punkte werden gezählt. „Ruhig“ zeigt dasselbe ohne Bewegung.
pages-motion-auto = Wie das Gerät
pages-motion-full = Bewegt
pages-motion-calm = Ruhig
pages-sound = Klang
pages-sound-text = Eine Karte, ein Punkt, dein Zug. Kurz und sanft.
pages-sound-off = Aus
pages-sound-soft = Leise
pages-sound-normal = Normal
pages-notify-text = Eine Nachricht vom Browser, nur solange der Tisch im Hintergrund ist.
pages-notify-blocked = Dein Browser lässt keine Nachrichten dieser Seite zu. Drück auf das Zeichen neben der Adresse und erlaube Benachrichtigungen.
pages-name-text = Was die anderen lesen: bis zu 24 Zeichen, kein Konto.
pages-name-saved = Gespeichert
pages-devices = Geräte
pages-devices-text = Alle deine Geräte sehen dieselben Tische und Partien.
pages-this-device = Dieser Browser
pages-used = zuletzt benutzt: { $when }
pages-sign-out = Dort abmelden
pages-add-device = Gerät hinzufügen
pages-add-text = Am anderen Gerät wird ein Code eingegeben, der einmal gilt.
pages-code-text = Gib ihn innerhalb von { $minutes } Minuten am anderen Gerät ein.
pages-show-code = Code zeigen
pages-redeem = Code von einem anderen Gerät
pages-redeem-text = Du spielst hier weiter als die Person, die du dort bist; Name und Partien dieses Browsers bleiben zurück.
pages-redeem-go = Übernehmen
pages-forget = Mich hier vergessen
pages-forget-text = Dein Name, deine Plätze und diese Einstellungen werden aus diesem Browser gelöscht. Die Partien bleiben auf dem Server, aber ohne ein anderes deiner Geräte kannst du nicht mehr zu ihnen zurück.
pages-forget-what = { $games ->
    [0] Das geht verloren: der Name { $name }, was du auf dieser Seite gewählt hast, wie weit du in den Lektionen bist, und deine Plätze an laufenden Tischen.
    [one] Das geht verloren: der Name { $name }, der Weg zu deiner beendeten Partie und ihrer Statistik, was du auf dieser Seite gewählt hast, wie weit du in den Lektionen bist, und deine Plätze an laufenden Tischen.
   *[other] Das geht verloren: der Name { $name }, der Weg zu deinen { $games } beendeten Partien und ihrer Statistik, was du auf dieser Seite gewählt hast, wie weit du in den Lektionen bist, und deine Plätze an laufenden Tischen.
  }
pages-forget-download = Erst meine Partien herunterladen
pages-forget-yes = Alles vergessen
pages-forget-no = Behalten

## Nachgefragt vor einer Wahl
pages-sure = Wirklich?
pages-sure-end = Damit endet dein Zug.
pages-sure-yes = Ja, los
pages-sure-no = Noch nicht

## Statistik
pages-statistics = Meine Statistik
pages-in-short = Kurz gesagt
pages-all = Alle
pages-level-people = Mit Menschen
pages-level-mixed = Gemischte Bots
pages-games = Partien
pages-games-text = seit dem { $day }, im Schnitt { $rounds } Runden
pages-won = Gewonnen
pages-of = von { $count }
pages-few = Zu wenige Partien für einen Anteil; gleich Starke hätten { $fair } gewonnen.
pages-share = Gleich Starke gewinnen { $fair }. Dein Anteil liegt zwischen { $from } und { $to }.
pages-average = Punkte im Schnitt
pages-average-text = Die anderen haben { $others }. Dein Bestes: { $best }, am { $day }.
pages-streak = Längste Siegesserie
pages-streak-lost = Die letzte Partie ging verloren.
pages-streak-now = { $count ->
    [one] Die letzte Partie hast du gewonnen.
   *[other] Die letzten { $count } Partien hast du gewonnen.
  }
pages-streak-usual = Bei deinem Anteil an Siegen ist eine Serie von { $count } in { $games } Partien nichts Seltenes.
pages-streak-rare = Bei deinem Anteil an Siegen kommt eine so lange Serie nur in { $chance } der Fälle vor.
pages-by-level = Nach Stufe
pages-by-level-text = Punkt: dein Anteil an Siegen. Balken: wo er wirklich liegt. Striche: gleich Starke.
pages-not-yet = noch nicht gespielt
pages-won-of = { $won } von { $count }
pages-too-few = zu wenige Partien
pages-margins = Partie für Partie
pages-margins-text = { $count ->
    [one] Der Abstand in Punkten in deiner ersten Partie. Voll: gewonnen. Gestreift: verloren.
   *[other] Der Abstand in Punkten in den letzten { $count } Partien, die neueste rechts. Voll nach oben: gewonnen. Gestreift nach unten: verloren.
  }
pages-each-other = alle anderen, je Person
pages-points-a-game = Punkte je Partie
pages-games-won = Partien gewonnen
pages-times = { $count } ×
pages-give-or-take = ± { $half }
pages-deeds-rest = { $count ->
    [one] Und eine weitere, seltener.
   *[other] Und { $count } weitere, seltener.
  }
pages-counts = Verlassene und abgezweigte Partien und solche, in denen Gesehenes zurückgenommen wurde, zählen für sich (bisher { $apart }). Balken gelten in 95 von 100 Fällen. Unter zehn Partien steht kein Anteil, denn er würde nichts sagen.
pages-latest = Das sind deine letzten { $count } Partien.
pages-none = Noch keine Partien
pages-none-text = Mit dieser Auswahl ist noch nichts zu Ende gespielt. Die Zahlen beginnen mit der ersten Partie, die Anteile mit Partie { $few }.

## Mehrere an einem Gerät
pages-here-seat = Jemand hier
pages-here-name = Name
pages-names-differ = Alle an diesem Gerät brauchen einen eigenen Namen.
pages-pass = Gib das Gerät weiter an { $name }
pages-show = Ich bin { $name }, zeig meine Hand
pages-peek = Ich bin { $name }: lass mich nachsehen
pages-hide = Meine Hand verdecken

## Beendete Partien auf der ersten Seite
pages-finished = Meine beendeten Partien
pages-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
  }
pages-no-winner = Niemand gewinnt
pages-replay = Nachspielen
pages-all-games = Alle { $count } Partien
pages-going = Wie es läuft
pages-going-won = von { $count } gewonnen
pages-going-fair = gleich Starke hätten { $fair } gewonnen
pages-last = { $count ->
    [one] Die letzte Partie
   *[other] Die letzten { $count }, die neueste rechts
  }
pages-strip = voll: gewonnen · leer: verloren
pages-game-won = gewonnen
pages-game-lost = verloren

## Über Kotable

pages-about-title = Über diesen Tisch
pages-about-text = Kotable ist ein Tisch für zwei Kartenspiele, Kokopelli und Kodachi. Du spielst im Browser oder im Terminal, mit Freunden oder gegen Bots, auf Englisch, Deutsch, Französisch und Polnisch. Die Regeln stehen hier in eigenen Worten, jedes Bild ist selbst gezeichnet, und nichts verlässt diesen Server.
pages-rulings = Entscheidungen
pages-rulings-text = Wo Spielregeln sich widersprechen oder schweigen, gelten diese Entscheidungen, mit Begründung.
pages-all-figures = Karten und Bilder
pages-figures-text = Jedes Bild wurde für dieses Projekt gezeichnet, lesbar bei 24 Pixeln und schön bei 200.
pages-licences = Lizenzen
pages-licence-kotable = Kotable ist freie Software unter der MIT-Lizenz, Bilder und Texte eingeschlossen.
pages-licence-games = Kokopelli und Kodachi sind Spiele ihrer Autoren und Verlage. Dies ist ein unabhängiges Projekt und enthält weder deren Bilder noch deren Texte.
pages-licence-fonts = Die Schriften Fraunces und Source Sans 3 stehen unter der SIL Open Font License 1.1.
pages-licence-parts = Der Teil im Browser ist mit Svelte und Fluent gemacht.
pages-list = Die Kartenliste von Kodachi
pages-list-text = Nicht jede Karte von Kodachi ist uns bekannt. Was weder aus der Spielregel noch aus Rezensionen hervorgeht, ist so rekonstruiert, dass alle bekannten Zahlen stimmen. Wer die Schachtel hat, kann mit der echten Liste spielen.
pages-from-rulebook = aus der Spielregel
pages-from-review = aus einer Rezension
pages-from-reconstructed = rekonstruiert

## Eine Revanche

pages-lobby-rematch = Du hast um eine Revanche gebeten. Die anderen sehen das am Tisch von eben; ihre Plätze bleiben für sie frei. Du kannst ihnen auch diesen Link schicken.

## Die erste Seite und neue Tische

pages-you-are = Du bist
pages-change-name = Namen ändern
pages-play-against = { $count ->
    [one] gegen { $count } Bot
   *[other] gegen { $count } Bots
  }
pages-with-friends = Mit Freunden
pages-new-table = Neuer Tisch
pages-join-link = Mit einem Link beitreten
pages-join-wrong = Das ist kein Link zu einem Tisch.
pages-one-device = An einem Gerät
pages-one-device-text = Ihr seid zu zweit, zu dritt oder zu viert und reicht das Gerät weiter. Zwischen den Zügen bleiben alle Karten verdeckt.
pages-one-device-go = Tisch aufstellen
pages-my-tables = Meine Tische
pages-all-tables = Alle { $count } Tische
pages-no-tables = Hier stehen bald deine Partien.
pages-waiting-for = { $name } ist am Zug
pages-not-started = noch nicht begonnen
pages-open-tables = Offene Tische
pages-free-seats = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
  }
pages-seat-who = Platz { $seat }
pages-open-seat = Offen: jemand mit dem Link
pages-all-bots = Nur Bots und ich
pages-first-random = Ausgelost
pages-first-seat = Platz { $seat }
pages-clock-none = Unbegrenzt
pages-clock-move = { $seconds } Sekunden pro Entscheidung
pages-clock-bank = { $minutes } Minuten für die ganze Partie
pages-clock-days = { $days ->
    [one] { $days } Tag pro Entscheidung
   *[other] { $days } Tage pro Entscheidung
  }
pages-allow-hints = Tipps sind erlaubt
pages-undo-friendly = Gegen Bots ganze Züge zurücknehmen (dieselben Karten kommen wieder)
pages-allow-meter = Die Chancen gegen die nächste Wache zeigen
pages-allow-watching = Andere dürfen zusehen
pages-list-table = Unter den offenen Tischen zeigen
pages-more-options = Weitere Einstellungen

## Erste Zeilen, eine Adresse ohne Seite, die Regeln
pages-headline = Zwei kleine Kartenspiele, ein guter Tisch
pages-lead = Spiel sofort gegen den Computer oder mit bis zu drei Freunden. Ohne Konto:
pages-lost = Hier ist nichts
pages-lost-text = Vielleicht ist die Adresse vertippt, oder der Tisch wurde abgeräumt.
pages-search-rules = Regeln durchsuchen
pages-found = { $count ->
    [one] { $count } Regel gefunden
   *[other] { $count } Regeln gefunden
  }
pages-contents = Inhalt
pages-ruling = Entscheidung:

## Who one is, opponents, finished games, reminders
pages-your-name = Dein Name
pages-save = Speichern
pages-meta = 2 bis 4 Personen · { $minutes } Minuten
pages-play-now = Jetzt spielen
pages-opponents = Gegner
pages-level = Stufe
pages-won-by = { $count ->
        [0] Bei Gleichstand gewonnen
       [one] Sieg um einen Punkt
       *[other] Sieg um { $count } Punkte
    }
pages-lost-by = { $count ->
        [0] Bei Gleichstand verloren
       [one] Niederlage um einen Punkt
       *[other] Niederlage um { $count } Punkte
    }
pages-shared-win = Sieg geteilt
pages-join = Beitreten
pages-reminders = Erinnerungen und Urlaub
pages-reminders-text = Diese Links sagen deinem Kalender oder Feedreader, wann du am Zug bist. Behalte sie für dich; neue machen die alten ungültig.
pages-reminders-make = Links zum Erinnern erstellen
pages-reminders-calendar = Link für einen Kalender
pages-reminders-feed = Link für einen Feedreader
pages-push = Mich auf diesem Gerät erinnern
pages-push-text = Eine Nachricht vom Browser, wenn du an einem Tisch mit Tagen Bedenkzeit am Zug bist, auch wenn Kotable geschlossen ist.
pages-push-blocked = Dein Browser lässt keine Nachrichten dieser Seite zu.
pages-push-refused = Dieser Browser will dich nicht erinnern.
pages-holiday-until = Im Urlaub bis
pages-holiday-go = Urlaub nehmen
pages-holiday-back = Ich bin zurück
pages-holiday-done = { $count ->
    [one] An { $count } Tisch ruht deine Bedenkzeit.
   *[other] An { $count } Tischen ruht deine Bedenkzeit.
  }
pages-holiday-over = Deine Bedenkzeit läuft wieder.
pages-holiday-refused = { $count ->
    [one] An { $count } Tisch reichen die Urlaubstage nicht.
   *[other] An { $count } Tischen reichen die Urlaubstage nicht.
  }
pages-with = mit { $names }
pages-game = Spiel
pages-seats = Personen
pages-clock = Bedenkzeit
pages-make-table = Tisch aufstellen
pages-bot = Bot: { $level }

## Before a game, its menu, its ending
pages-lobby = Ein Tisch für { $game }
pages-lobby-host = Schick diesen Link allen, die mitspielen sollen. Leere Plätze kannst du Bots geben.
pages-lobby-guest = Setz dich, wohin du magst; wer den Tisch aufgestellt hat, startet das Spiel.
pages-link = Link zu diesem Tisch
pages-copy = Kopieren
pages-copied = Kopiert
pages-remove = Entfernen
pages-empty-seat = Leer
pages-kept-seat = Für { $name } freigehalten
pages-sit = Hinsetzen
pages-move-here = Hierher wechseln
pages-add-bot = Bot dazusetzen …
pages-start = Spiel starten
pages-waiting-start = Warte auf den Start des Spiels.
pages-start-without = Beginnen, ohne auf { $names } zu warten
pages-shuffling = Die Karten werden gemischt: Der Browser jeder Person trägt etwas bei …
pages-start-stopped = Der letzte Start wurde abgebrochen: Von { $names } kam nichts Passendes. Beginne noch einmal.
pages-commitment = Prüfwert der Mischung, am Ende nachzurechnen:
pages-bot-level = Wie ein Bot spielen soll
pages-hand-over = Einen Bot für mich spielen lassen
pages-hand-over-for = Einen Bot für { $name } spielen lassen
pages-offer-end = Vorschlagen, hier aufzuhören
pages-offer-end-all = Das Spiel endet hier, wenn alle anderen einverstanden sind. Die Punkte werden gezeigt, wie sie stehen, und niemand gewinnt.
pages-offer-end-alone = Außer dir spielen nur Bots, also endet das Spiel sofort. Die Punkte werden gezeigt, wie sie stehen, und niemand gewinnt.
pages-resign = Spiel aufgeben
pages-resign-two = Dieses Spiel aufgeben? Dann hat { $name } gewonnen.
pages-resign-more = Dieses Spiel aufgeben? Ein Bot spielt für dich weiter, du belegst den letzten Platz und kannst nicht zurückkommen.
pages-play-on = Weiterspielen
pages-ending = Das Ende des Spiels
pages-being-counted = Die letzten Punkte werden gezählt
pages-skip-counting = Ergebnis zeigen
pages-you-won = { $count ->
    [one] Du gewinnst{ $margin }
   *[other] Du und { $others } teilt euch den Sieg
  }
pages-small-numbers = zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn
pages-margin = { $count ->
    [one] {" "}mit einem einzigen Punkt Vorsprung
   *[other] {" "}mit { $words } Punkten Vorsprung
  }
pages-tiebreak = {" "}nach Gleichstand
pages-after-rounds = { $count ->
    [one] Nach { $count } Runde.
   *[other] Nach { $count } Runden.
  }
pages-seal = { $state ->
    [good] Mischung geprüft
   *[broken] Mischung nicht wie zugesagt
  }
pages-best = am meisten
pages-best-legend = das meiste aus dieser Quelle
pages-share-link = Link teilen
pages-ended-because = So endete das Spiel: { $reason }.
pages-rematch = Revanche
pages-rematch-join = Revanche annehmen
pages-watch-replay = Nachspielen
pages-see-table = Tisch ansehen
pages-place = { $place ->
    [1] 1. Platz
    [2] 2. Platz
    [3] 3. Platz
   *[other] { $place }. Platz
  }
pages-sources = Woher die Punkte kommen
pages-total = Summe
