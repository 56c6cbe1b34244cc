# What the coach says in the first real games; when, is decided by each game's coach.ts.

coach-again = Pokaż podpowiedzi jeszcze raz

## Kokopelli

coach-kokopelli-goal = Wygrywa, kto ma najwięcej punktów. Kończ ceremonie i bierz ich żetony: najpierw 4, potem 3.
coach-kokopelli-begin = Wybierz uniesioną kartę, a potem podświetlone miejsce, albo odwrotnie.
coach-kokopelli-short = W pierwszej rundzie dwaj pierwsi gracze mają po jednej akcji. Potem każdy ma zawsze dwie.
coach-kokopelli-limit = Na ręce może zostać tylko pięć kart. To, co odłożysz na spód stosu, wróci dopiero po wszystkich kartach nad nim.
coach-kokopelli-go-on = Dzięki ceremonii { $ceremony } możesz grać dalej: zagraj jeszcze kartę albo wybierz „Gotowe”.
coach-kokopelli-vase = Wazon dał ci jeszcze jedną akcję. Wykorzystaj ją albo zakończ turę.
coach-kokopelli-last = Ostatnia runda! Najmniejszy stos daje 5 punktów, drugi 3, a każda ceremonia w twojej wiosce 1.
coach-kokopelli-finish = Brakuje tu jednej karty i masz ją. Kto kończy, bierze żeton; jeśli ceremonia jest cudza, jej właściciel dostaje 1.
coach-kokopelli-open = Rozpocznij ceremonię na wolnym polu swojej wioski. Dopóki trwa, masz jej zdolność.
coach-kokopelli-area = Obwiedziony obszar to twój zasięg: twoja wioska i najbliższe pola sąsiadów. Możesz zagrywać do każdej ceremonii w środku.
coach-kokopelli-area-two = Sięgasz do własnych pięciu pól i do czterech otwartych po drugiej stronie, nigdy do pola poniżej tamtego stosu.
coach-kokopelli-wild = Kokopelli pasuje do każdej ceremonii w twoim zasięgu, ale żadnej nie rozpoczyna. Zachowaj go na zakończenie.
coach-kokopelli-danger = Brakuje tu jednej karty i { $name } też może ją zagrać. Przerwij ceremonię albo zaryzykuj.
coach-kokopelli-owner = { $name } kończy twoją ceremonię i bierze żeton. To twoja ceremonia, więc dostajesz 1 punkt.
coach-kokopelli-empty = Zagraj ostatnią kartę, a od razu dostaniesz 1 punkt i dobierzesz trzy karty. Nie kosztuje to akcji.
coach-kokopelli-empty-feather = Dzięki Orlemu pióru zagranie ostatniej karty daje 3 punkty i pięć kart.
coach-kokopelli-cancel = Wioska jest pełna. Przerwij ceremonię, żeby zwolnić pole; jej karty zostaną odrzucone i nikt nie dostanie punktów.
coach-kokopelli-exchange = Żadna karta nie pasuje? Wymień: wszystkie idą na spód stosu, a ty dobierasz tyle samo nowych.
coach-kokopelli-draw = Mało kart i nic do zakończenia? Dobierz. Na koniec tury może zostać na ręce do pięciu kart.
coach-kokopelli-end-near = Koniec blisko. Żetony końca gry w stosie: { $ends }. Najmniejszy stos dobierania: { $cards }. Gdy czegoś zabraknie, ta runda będzie ostatnia.
coach-kokopelli-three = 4 już tu nie ma. Wzięcie 3 kładzie żeton końca gry, a ostatni z nich kończy grę.
coach-kokopelli-end-tile = Leży tu żeton końca gry: zakończenie tej ceremonii daje już tylko 1 punkt.
coach-kokopelli-ability = Ten punkt daje twoja ceremonia { $ceremony }. Zdolności działają same; wskaż dowolną kartę, by przeczytać jej opis.

## Kodachi

coach-kodachi-goal = Punkty dają kupione karty, żetony klanów i skarby. Wygrywa, kto ma ich najwięcej.
coach-kodachi-declare = Siła wymaga więcej niż strażnik, skradanie mniej; remis nie wystarcza. Wybór obowiązuje przez całą turę.
coach-kodachi-fight = Przeciw każdemu strażnikowi zagraj jedną kartę dojo. Zielona metka znaczy, że ta karta wygrywa w pojedynkę.
coach-kodachi-elite-pair = Dwaj strażnicy na jednej karcie: pokonaj pierwszego, potem drugiego, każdego osobną kartą dojo.
coach-kodachi-elite-two = Dwie liczby: przy skradaniu liczy się niższa, przy sile wyższa.
coach-kodachi-more = Jeszcze za mało: dołóż umiejętności albo poddaj walkę. Wtedy w tej turze nic nie bierzesz.
coach-kodachi-decide = Zatrzymaj się i weź karty albo idź dalej po więcej. Jeśli przegrasz późniejszą walkę, nie weźmiesz nic.
coach-kodachi-take = Strażnicy są za darmo i stają się skarbami. Karty domu kosztują skarby; te, na które cię stać, są uniesione.
coach-kodachi-pay = Płacisz dokładnie cenę. Wybierz tu skarb, żeby zapłacić innym.
coach-kodachi-discard = Odrzuć, czego nie potrzebujesz: i tak dobierzesz do sześciu kart.
coach-kodachi-four = Na koniec tury zachowujesz najwyżej cztery skarby. Wydaj je w porę.
coach-kodachi-last = Ostatnia runda! Wszyscy mają tyle samo tur. Wybieraj to, co daje teraz najwięcej punktów.
coach-kodachi-order = Potem pozostali mogą wziąć po jednej karcie, zgodnie z ruchem wskazówek zegara, nawet gdy wtargnięcie się nie udało.
coach-kodachi-elite-next = Czerwony rewers: następny jest elitarny strażnik. Ma dwie liczby albo jest ich dwóch na jednej karcie.
coach-kodachi-risk = Wskaźnik pokazuje szanse: jak często karty na twojej ręce pokonałyby następnego strażnika.
coach-kodachi-room = Jeden lub dwóch strażników to jedna karta, trzech to dwie, czterech to trzy.
coach-kodachi-price = Znaki ceny: tobołek to dowolny skarb, nosidło to dwa jednakowe. Złoto zastępuje każdy rodzaj.
coach-kodachi-envoy = Wysłannik walczy jako karta dojo. Jeśli pokona strażnika, bierzesz wierzchni żeton jego klanu.
coach-kodachi-rumor = Plotka liczy się na koniec: 1 punkt za każdą twoją kartę wskazanego rodzaju.
coach-kodachi-rare = Rzadka plotka daje 6 punktów, jeśli masz ją tylko ty, 4, jeśli ma ją dwóch graczy, inaczej 2.
coach-kodachi-skill = Umiejętności zmieniają sumę, dobierają karty lub zmieniają postawę. Zagraj ich dowolnie wiele, przed kartą dojo lub po niej.
coach-kodachi-near = { $name } ma trzy żetony klanów. Z czwartym runda będzie ostatnia.
coach-kodachi-token = Żetony są warte 2, 4 i 5 punktów. Czwarty żeton jednego gracza albo ostatni w grze oznacza ostatnią rundę.
coach-kodachi-gold-skill = Złota trójka może być kartą dojo albo 1 złotem z ręki przy kupowaniu.
coach-kodachi-count = Na koniec liczą się wszystkie twoje karty, gdziekolwiek są, a każdy skarb to 1 punkt.
