### The rules of High Card.

rules-highcard-title = Die Regeln von Hohe Karte
rules-highcard-intro = In jedem der fünf Stiche spielen alle eine Karte. Die höchste nimmt den Stich, und jeder Stich ist ein Punkt.

rules-highcard-section-1 = Aufbau
rule-HC-1-1 = Es gibt zwanzig Karten von 1 bis 20. Alle bekommen fünf davon; die übrigen bleiben verdeckt.
    .title = Fünf Karten für alle
rule-HC-1-2 = Wer zum ersten Stich ausspielt, wird ausgelost oder verabredet.
    .title = Wer beginnt

rules-highcard-section-2 = Ein Stich
rule-HC-2-1 = Reihum, beginnend bei der Person, die ausspielt, legen alle eine Karte aus der Hand.
    .title = Je eine Karte
rule-HC-2-2 = Die höchste Karte nimmt den Stich und bringt 1 Punkt. Wer ihn nimmt, spielt zum nächsten aus.
    .title = Die höchste Karte gewinnt

rules-highcard-section-3 = Das Ende
rule-HC-3-1 = Nach fünf Stichen ist das Spiel zu Ende. Die meisten Punkte gewinnen; bei Gleichstand teilt man sich den Platz.
    .title = Fünf Stiche

rules-highcard-section-4 = Was du weißt
rule-HC-4-1 = Du siehst deine Hand, die Karten auf dem Tisch und alle Karten früherer Stiche.
    .title = Offene und verdeckte Karten
