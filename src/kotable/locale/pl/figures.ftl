# Co pokazują rysunki na stronach zasad, słowami: kto nie widzi rysunku, czyta podpis.

figures-ask = Karty na rysunkach odpowiadają tak jak przy stole: wskaż je, przytrzymaj albo przejdź do rysunku klawiszem Tab i naciśnij I.

## Kokopelli

figures-kokopelli-1 = Sięgasz do własnej wioski i do dwóch najbliższych pól każdego sąsiada. Co leży za linią, jest poza zasięgiem.
figures-kokopelli-2 = Wioska naprzeciwko jest poza zasięgiem, więc jej Taniec węża nie przeszkadza twojemu. Do Łapy można tylko dokładać.
figures-kokopelli-3 = Przy dwóch graczach każdy ma piąte pole, poniżej stosu ①. Tylko to drugiego gracza ② jest poza twoim zasięgiem.
figures-kokopelli-4 = Rozpocznij dowolną ceremonię, której jeszcze nie ma w twojej strefie gry. Kokopelli nigdy żadnej nie rozpoczyna.
figures-kokopelli-5 = Pierwsza karta rozpoczyna, drugą i trzecią się dokłada, czwarta kończy. Kokopelli może być każdą oprócz pierwszej.
figures-kokopelli-6 = Kto kończy, bierze wierzchni żeton. Właściciel dostaje 1 punkt i odrzuca karty, które są już poza grą.
figures-kokopelli-7 = Najpierw 4, potem 3 i żeton końca gry, potem za każdym razem 1. Ostatni taki żeton kończy grę.
figures-kokopelli-8 = Zagraj ostatnią kartę: od razu 1 punkt i trzy karty, a z Orlim piórem 3 punkty i pięć kart.
figures-kokopelli-9 = Karty idą na sam spód w wybranej kolejności; potem dobierasz tyle samo z wierzchu.
figures-kokopelli-10 = Rozpoczyna się Dobosz i każda ceremonia w twojej wiosce wymaga jednej karty mniej, dopóki on tam jest.
figures-kokopelli-11 = Przy Tańcu węża Kokopelli liczy się za dwie karty: Myśliwy jest zakończony, a Matka nieba daje 2.
figures-kokopelli-12 = Pełna wioska: przerwij ceremonię, nikt nie dostaje punktów, a jej pole jest wolne.
figures-kokopelli-13 = Najmniejszy stos daje 5, drugi 3, a każda ceremonia 1. Karty na ręce nic nie dają.
figures-kokopelli-14 = Dwie akcje w turze: dobierz, rozpocznij, zagraj, przerwij lub wymień, także dwa razy to samo.

## Kodachi

figures-kodachi-1 = Strażnik ma 3: siła wymaga więcej, skradanie mniej. Ta sama liczba nie wystarcza.
figures-kodachi-2 = Idąc dalej, odkrywasz kartę domu i strażnika. Od trzeciego każdy strażnik to jedna karta więcej.
figures-kodachi-3 = Jedna karta dojo przeciw każdemu strażnikowi, umiejętności przed nią lub po niej. Sumę porównuje się po każdej karcie.
figures-kodachi-4 = Dwie liczby: niższa przy skradaniu, wyższa przy sile. Dwaj strażnicy: pokonaj obu po kolei, każdego osobną kartą dojo.
figures-kodachi-5 = Wszyscy widzą rewers następnego strażnika: brązowy jest zwykły, czerwony elitarny. Spójrz, zanim pójdziesz dalej.
figures-kodachi-6 = Zatrzymaj się w porę, a pierwszy wybór będzie twój. Kto przegrywa, nie bierze nic, choć pozostali biorą po karcie.
figures-kodachi-7 = Zgodnie z ruchem wskazówek zegara każdy po jednej karcie: darmowy skarb, nawet zwycięski strażnik, albo zakup.
figures-kodachi-8 = Wzięty skarb można wydać od razu. Zakup idzie na rękę, a zapłata na stos kart odrzuconych.
figures-kodachi-9 = Wysłannik pokonuje strażnika, więc bierzesz wierzchni żeton jego klanu: najpierw 2, potem 4, potem 5.
figures-kodachi-10 = Czwarty żeton albo ostatni ze wszystkich: rundę gra się do końca, żeby każdy miał tyle samo tur.
figures-kodachi-11 = Każda plotka liczy to, co jej właściciel ma na końcu. Rzadka daje tym więcej, im mniej graczy ją ma.
figures-kodachi-12 = Wystawa sprzątnięta, zagrane karty odrzucone, inne według uznania, ręka uzupełniona do sześciu, cztery skarby zachowane.
figures-kodachi-13 = Liczą się wszystkie twoje karty, gdziekolwiek są; żetony według wartości, skarby po 1. Remis: najwięcej wysłanników, potem żetonów.
figures-kodachi-14 = Karty domu też walczą: liczba ze skrzyżowanymi mieczami to karta dojo.
    .title = Co jest na kartach
figures-kodachi-15 = Tobołek to dowolny skarb, nosidło to dwa jednakowe, obrazek to właśnie ten skarb. Złoto zastępuje każdy.
    .title = Znaki ceny

figures-kodachi-part-value = jej wartość
figures-kodachi-part-skill = znak umiejętności
figures-kodachi-part-choose = wybierz jedno: karta dojo 3, +1 albo −1
figures-kodachi-part-points = punkty na koniec
figures-kodachi-part-all = wszystko, od lewej do prawej: +2, dobierz 1
figures-kodachi-part-price = cena
figures-kodachi-part-gold = wybierz jedno: karta dojo 3 albo 1 złoto przy kupowaniu
figures-kodachi-part-dojo = wartość jako karta dojo
figures-kodachi-part-clan = klan, którego żeton przynosi
figures-kodachi-part-counts = co liczy na koniec
figures-kodachi-part-beat = liczba do pobicia
figures-kodachi-part-treasure = skarb, którym się staje
figures-kodachi-part-brown = brązowy: zwykły strażnik
figures-kodachi-part-two = po lewej dla skradania, po prawej dla siły
figures-kodachi-part-pair = dwaj strażnicy, od lewej do prawej
figures-kodachi-part-red = czerwony: elitarni strażnicy

figures-kodachi-pays = płaci
figures-kodachi-pays-gold = płaci, ze złotem
figures-kodachi-pays-not = nie wystarczy
