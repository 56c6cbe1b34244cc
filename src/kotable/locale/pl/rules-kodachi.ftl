# Zasady Kodachi, tak jak gra się przy tym stole, naszymi własnymi słowami.
# Jedna wiadomość na zasadę: jej treść, .title oraz, tam gdzie rozstrzyga nasze orzeczenie, .ruling z uzasadnieniem.
# Atrybut .text działu dotyczy całego działu.

rules-kodachi-title = Zasady gry Kodachi
rules-kodachi-intro = W Kodachi wdzierasz się do domu możnego rodu, siłą lub skradaniem, i pokonujesz strażników jednego po drugim, jak długo starczy ci odwagi. Wynosisz stamtąd skarby i kupujesz za nie wysłanników, plotki i umiejętności, które ulepszają twoją talię i liczą się na końcu. Wysłannicy przynoszą ci też żetony klanów; gdy zaczyna ich brakować, gra dobiega końca i wygrywa gracz, który ma najwięcej punktów.
rules-kodachi-short = Ogłoś siłę lub skradanie, pokonuj strażników po kolei, zatrzymaj się w porę; potem weź skarby i kupuj za nie karty.
rules-kodachi-example = Przykładowa tura
rules-kodachi-example-1 = Odkryta jest karta domu i strażnik. Masz na ręce wysokie karty.
rules-kodachi-example-2 = Ogłaszasz siłę i zagrywasz 4: więcej niż 3, strażnik pokonany.
rules-kodachi-example-3 = Idziesz dalej. 4 dałoby tylko remis; z +1 od Nowicjusza jest 5.
rules-kodachi-example-4 = Czerwony rewers to elitarny strażnik: 4 przeciw sile. Twoja 5 wystarcza.
rules-kodachi-example-5 = Trzech strażników to dwie karty, a na ręce zostały słabe: zatrzymujesz się.
rules-kodachi-example-6 = Pierwsza karta: złoto, za darmo.
rules-kodachi-example-7 = Druga karta: niebieski wysłannik, za dwa wachlarze i złoto.
rules-kodachi-example-8 = Mira i Nils biorą po jednej karcie. Uzupełniasz rękę do sześciu.

## Decyzje

rules-kodachi-section-0 = Decyzje
    .text = Wszędzie tam, gdzie zasady dają ci wybór, gra o niego pyta, nawet jeśli twoje karty pozwalają tylko na jedną odpowiedź. To, co dzieje się samo, musi wynikać z tego, co widzą wszyscy; inaczej zdradzałoby innym coś o twojej ręce. Jeśli już to, co widzą wszyscy, pozostawia tylko jedną odpowiedź, ekran może jej udzielić za ciebie.

## Elementy gry

rules-kodachi-section-1 = Elementy gry

rule-KD-1-1 = Każdy gracz ma 12 kart początkowych: 10 kart dojo i 2 umiejętności początkowe.
    .title = Karty początkowe

rule-KD-1-2 = Talia domu liczy 60 kart: 21 wysłanników z trzech klanów (czerwonego, niebieskiego i zielonego), 17 plotek i 22 umiejętności.
    .title = Talia domu

rule-KD-1-3 = Talia strażników liczy 50 kart: 35 strażników z brązowym rewersem i 15 elitarnych strażników z czerwonym. Każda karta strażnika jest zarazem skarbem: wachlarzem, zwojem, wazonem, nefrytem lub złotem.
    .title = Talia strażników

rule-KD-1-4 = Jest 9 żetonów klanów, dla każdego klanu stos z trzech: na wierzchu dwójka, pod nią czwórka, a na samym dole piątka.
    .title = Żetony klanów

## Przygotowanie gry

rules-kodachi-section-2 = Przygotowanie gry

rule-KD-2-1 = W Kodachi gra od dwóch do czterech osób. Każdy tasuje swoje 12 kart początkowych, tworząc stos dobierania, i dobiera z niego 6 kart.
    .title = Gracze i karty

rule-KD-2-2 = Pierwszego gracza wyznaczają ustawienia stołu albo los. Przy prawdziwym stole byłaby to najcichsza osoba.
    .title = Pierwszy gracz

rule-KD-2-3 = Licząc od pierwszego gracza, drugi zaczyna z wachlarzem, trzeci ze zwojem, a czwarty z wazonem. Są to brązowe karty strażników, losowane jawnie spośród tych, które pokazują dany skarb, i wyjmowane, zanim potasuje się talię strażników.
    .title = Skarby na początek

rule-KD-2-4 = Strażników i elitarnych strażników tasuje się w jedną talię, a wysłanników, plotki i umiejętności w drugą.
    .title = Dwie talie

rule-KD-2-5 = Wszyscy widzą rewers wierzchniej karty talii strażników, a więc i to, czy następny będzie elitarny strażnik.
    .title = Rewers następnego strażnika

## Wtargnięcie

rules-kodachi-section-3 = Wtargnięcie

rule-KD-3-1 = Na początku twojej tury odkrywa się wierzchnią kartę domu, a potem wierzchnią kartę strażnika. Leżą one w dwóch rzędach, które razem tworzą wystawę.
    .title = Początek tury

rule-KD-3-2 = Gdy obie karty są już odkryte, ogłaszasz siłę lub skradanie; od tego zaczyna się każda tura. Wybór obowiązuje przez całą turę, chyba że jakaś karta pozwoli ci go zmienić (KD-4.6).
    .title = Siła lub skradanie

rule-KD-3-3 = Przy sile twoja suma musi być wyższa niż wartość strażnika, a przy skradaniu niższa. Remis nie pokonuje strażnika.
    .title = Wyżej lub niżej

rule-KD-3-4 = Przeciw każdemu strażnikowi zagrywasz dokładnie jedną kartę dojo, a przed nią lub po niej dowolnie wiele kart umiejętności. Możesz zagrać każdą kartę dojo, także taką, która jeszcze nie wygrywa albo wygrać nie może. Między dwiema kartami strażników nie można zagrać żadnej karty.
    .title = Karty na każdego strażnika

rule-KD-3-5 = Suma to wartość karty dojo wraz ze wszystkimi modyfikatorami zagranymi przeciw temu strażnikowi. Po każdej zagranej karcie, gdy zajdą już wszystkie jej skutki, twoją sumę i postawę porównuje się ze strażnikiem. Jeśli to wystarcza, strażnik jest pokonany, czy tego chcesz, czy nie; może się to stać nawet przez samą zmianę postawy.
    .title = Suma w walce

rule-KD-3-6 = Niektórzy elitarni strażnicy mają wartość niską i wysoką. Skradając się, mierzysz się z niską, a przy sile z wysoką.
    .title = Elitarni o dwóch wartościach

rule-KD-3-7 = Niektóre karty elitarnych strażników to dwaj strażnicy naraz. Trzeba pokonać obu, jednego po drugim w wydrukowanej kolejności, każdego osobną kartą dojo i osobnymi modyfikatorami. Razem liczą się jako jedna karta strażnika.
    .title = Elitarni w parze

rule-KD-3-8 = Po każdej pokonanej karcie strażnika zatrzymujesz się albo idziesz dalej. Idąc dalej, odkrywasz jeszcze jedną kartę domu i jeszcze jedną kartę strażnika i walczysz tym, co masz na ręce.
    .title = Zatrzymać się czy iść

rule-KD-3-9 = Jeśli nie pokonasz strażnika, z którym się mierzysz, wtargnięcie kończy się porażką. Walka ustaje, a ty nie bierzesz nic, bez względu na wcześniejsze zwycięstwa. Inni nadal mogą wziąć karty (KD-5.6), a twoja tura kończy się jak zwykle.
    .title = Nieudane wtargnięcie

rule-KD-3-10 = Walka jest przegrana tylko wtedy, gdy się poddajesz. Możesz to zrobić w każdej chwili, gdy stoi przed tobą strażnik, ale nie przed ogłoszeniem postawy ani wtedy, gdy decydujesz, czy się zatrzymać, czy iść dalej. Walki nigdy nie przegrywa się samoczynnie.
    .title = Poddanie walki
    .ruling = Kart na ręce nikt inny nie widzi, więc nikt nie może sprawdzić, że nie da się wygrać, a przegrana bez poddania zdradzałaby, czego brakuje na ręce.

rule-KD-3-11 = Gdy karta ma pochodzić z pustej talii lub pustego stosu dobierania, tasuje się ich karty odrzucone i tworzy z nich stos na nowo; do tego czasu nie widać żadnej wierzchniej karty. Jeśli mimo to nie da się uzupełnić rzędu, nie możesz iść dalej. Na początku tury walczy się wtedy ze strażnikiem bez karty domu; kart strażników nigdy nie zabraknie.
    .title = Puste talie
    .ruling = Instrukcja nie mówi, co się dzieje, gdy skończą się także karty odrzucone.

## Działanie kart w walce

rules-kodachi-section-4 = Działanie kart w walce

rule-KD-4-1 = Karta dojo liczy się według swojej wartości.
    .title = Karty dojo

rule-KD-4-2 = Plotkę można zagrać jako kartę dojo o jej wartości.
    .title = Plotki w walce

rule-KD-4-3 = Wysłannika można zagrać jako kartę dojo o jego wartości. Przynosi ci on też wierzchni żeton swojego klanu, jeśli jakiś jeszcze został.
    .title = Wysłannicy w walce

rule-KD-4-8 = Żeton bierzesz w chwili, gdy strażnik pada. Przegrana walka żetonu nie daje, ale żetony za strażników pokonanych wcześniej, także za pierwszego z pary, zostają u ciebie.
    .title = Kiedy dostajesz żeton
    .ruling = Słowo „natychmiast” w instrukcji dotyczy, jak w jej przykładzie, karty, która pokonuje strażnika; marnowanie wysłannika na strażnika nie do pokonania nie ma się opłacać.

rule-KD-4-4 = Karty umiejętności zmieniają sumę, pozwalają dobierać karty lub zmienić postawę; niektóre można zamiast tego zagrać jako kartę dojo. Wszystkie skutki wybranego użycia następują od góry do dołu, w miarę możliwości. Użycie można wybrać nawet wtedy, gdy nic z niego nie jest możliwe, a znak plus lub minus w dowolnej postawie.
    .title = Umiejętności w walce

rule-KD-4-5 = Kart dobranych w walce możesz użyć od razu, a w czasie walki nie ma limitu kart na ręce. Jeśli twój stos dobierania jest pusty, tasuje się twoje karty odrzucone; kart zagranych w tej turze jeszcze wśród nich nie ma.
    .title = Dobieranie w walce

rule-KD-4-6 = Zmiana postawy zamienia siłę na skradanie albo skradanie na siłę do końca tury. Ze strażnikiem o dwóch wartościach mierzysz się wtedy według tej drugiej. Postawę można zmienić także między dwoma strażnikami z pary.
    .title = Zmiana postawy

rule-KD-4-7 = Modyfikator można zagrać przed kartą dojo. Odnosi się do strażnika, z którym się mierzysz, a przy parze tylko do tego jednego, i znika razem z nim.
    .title = Czego dotyczą modyfikatory
    .ruling = Instrukcja nie mówi, jak długo działa modyfikator; jedna karta na jednego strażnika to najprostsze odczytanie.

## Branie kart

rules-kodachi-section-5 = Branie kart

rule-KD-5-1 = Gdy się zatrzymasz, możesz wziąć karty z wystawy: jedną za jedną lub dwie pokonane karty strażników, dwie za trzy, trzy za cztery i tak dalej. Bierzesz je jedną po drugiej, skarby i karty domu w dowolnej kolejności.
    .title = Ile kart

rule-KD-5-2 = Karta strażnika jest darmowa. Leży odkryta przed tobą jako skarb i można jej użyć od razu.
    .title = Branie skarbów

rule-KD-5-3 = Kartę domu się kupuje. Skarby, którymi płacisz, trafiają na stos odrzuconych strażników, a karta od razu na twoją rękę.
    .title = Kupowanie kart domu

rule-KD-5-4 = Karta kosztuje jeden dowolny skarb, dwa dowolne jednakowe, jeden dowolny i jeszcze jeden dowolny, jeden dowolny i dwa dowolne jednakowe albo skarby na niej wskazane. Każde złoto zastępuje jeden skarb dowolnego rodzaju, a kilka może zastępować ten sam rodzaj: dwie karty złota zastępują dwa jednakowe. Reszty się nie wydaje i nie wolno przepłacać.
    .title = Ceny kart

rule-KD-5-5 = Karty umiejętności ze złotem możesz przy kupowaniu użyć wprost z ręki jako 1 złota, także tej kupionej przed chwilą, ale nie tej zagranej w walce. Trafia ona od razu na twój stos kart odrzuconych.
    .title = Umiejętność ze złotem

rule-KD-5-6 = Potem, począwszy od gracza po twojej lewej i zgodnie z ruchem wskazówek zegara, każdy z pozostałych może wziąć jedną kartę: skarb za darmo albo kartę domu, kupując ją. Dzieje się tak również po nieudanym wtargnięciu.
    .title = Inni biorą karty

rule-KD-5-7 = Wziąć można każdą kartę z wystawy, także niepokonanego strażnika.
    .title = Cała wystawa

rule-KD-5-8 = Nikt nigdy nie musi brać karty. Każdy z pozostałych graczy jest pytany, dopóki na wystawie jest choć jedna karta, nawet jeśli może wybrać tylko „nic”: pominięcie zdradzałoby, czego brakuje na ręce.
    .title = Branie jest dobrowolne

rule-KD-5-9 = Umiejętności ze złotem może użyć każdy, kto właśnie bierze karty, także w turze innego gracza.
    .title = Złoto w cudzej turze
    .ruling = Karta mówi o braniu kart, a to właśnie robią też pozostali gracze.

rule-KD-5-10 = Najpierw decydujesz, co kupić, a potem, jak zapłacić. Wybierasz jedną całą zapłatę spośród wszystkich, które dokładnie odpowiadają cenie, i gra pyta o to nawet wtedy, gdy jest tylko jedna. Spośród jednakowych skarbów odchodzi ten, który masz najdłużej; jest kartą strażnika i wraca na stos odrzuconych tej talii.
    .title = Jak płacić
    .ruling = Umiejętność ze złotem ukryta na ręce mogłaby być drugim sposobem zapłaty; brak pytania by to zdradził.

## Koniec tury

rules-kodachi-section-6 = Koniec tury
    .text = Tura kończy się w kolejności tych kroków.

rule-KD-6-1 = Reszta wystawy trafia na stosy odrzuconych kart domu i strażników.
    .title = Uprzątnięcie wystawy

rule-KD-6-2 = Karty zagrane przez ciebie trafiają na twój stos kart odrzuconych.
    .title = Zagrane karty

rule-KD-6-3 = Możesz też odrzucić niezagrane karty z ręki, jedną po drugiej. Jeśli masz ich więcej niż 6, musisz odrzucić nadmiar.
    .title = Odrzucanie z ręki

rule-KD-6-4 = Następnie uzupełniasz rękę do 6 kart. Kart dobranych teraz nie można już w tej turze odrzucić.
    .title = Uzupełnienie ręki

rule-KD-6-5 = Zachowujesz najwyżej 4 skarby. Nadmiarowe odrzucasz pojedynczo na stos odrzuconych strażników i za każdym razem wybierasz rodzaj; z danego rodzaju odchodzi skarb, który masz najdłużej.
    .title = Najwyżej cztery skarby

rule-KD-6-6 = Limity ręki i skarbów obowiązują cię tylko na koniec twojej własnej tury. Do tego czasu możesz mieć więcej.
    .title = Kiedy obowiązują limity
    .ruling = Instrukcja wymienia te limity przy końcu własnej tury i zaznacza, że po zakupie na ręce może być więcej niż sześć kart.

rule-KD-6-7 = Shuriken przechodzi do gracza po twojej lewej.
    .title = Shuriken wędruje dalej

## Koniec gry i punktacja

rules-kodachi-section-7 = Koniec gry i punktacja

rule-KD-7-1 = Gdy któryś gracz zdobędzie czwarty żeton klanu albo wzięty zostanie ostatni żeton, rundę gra się do końca, tak by każdy miał tyle samo tur. Do tego czasu nadal można brać karty z wystaw innych graczy.
    .title = Kiedy gra się kończy

rule-KD-7-2 = Liczą się wszystkie twoje karty, gdziekolwiek są. Wysłannicy i umiejętności dają wydrukowane na nich punkty, a plotki punktują po swojemu.
    .title = Punkty na kartach

rule-KD-7-3 = Plotka daje 1 punkt za każdego twojego wysłannika albo 1 za każdą twoją plotkę, łącznie z nią samą, albo 1 za każdą twoją umiejętność, łącznie z początkowymi. Plotki czwartego rodzaju dają po 6 punktów, jeśli masz je tylko ty, po 4, jeśli ma je dwóch graczy, i po 2, jeśli trzech lub więcej.
    .title = Punkty za plotki

rule-KD-7-4 = Żetony klanów dają tyle punktów, ile wynosi ich wartość. Każdy niewydany skarb daje 1 punkt, także ponad cztery.
    .title = Żetony i skarby

rule-KD-7-5 = Wygrywa gracz, który ma najwięcej punktów. Przy remisie decyduje największa liczba wysłanników, potem najwięcej punktów na żetonach klanów; jeśli nadal jest remis, gracze dzielą się zwycięstwem.
    .title = Kto wygrywa

rule-KD-7-6 = Partia, która w rundzie 100 nadal trwa, kończy się wraz z tą rundą.
    .title = Limit rund
    .ruling = Nic w zasadach nie zmusza do zdobywania żetonów, więc bez limitu gra mogłaby trwać wiecznie.

## Kto co wie

rules-kodachi-section-8 = Kto co wie

rule-KD-8-1 = Wszyscy widzą wystawę, skarby, żetony i stosy kart odrzuconych, także karty odrzucone bez zagrania. Wszyscy wiedzą też, co kto posiada, bo każdy zakup jest jawny, i znają rewers wierzchniej karty strażnika oraz liczbę kart w każdej talii, w każdym stosie i na każdej ręce.
    .title = Co widzą wszyscy

rule-KD-8-2 = Tylko ty znasz karty na swojej ręce. Kolejności kart w stosach i taliach nie zna nikt.
    .title = Co pozostaje ukryte

## Lista kart

rules-kodachi-section-9 = Lista kart
    .text = Instrukcja pokazuje karty tylko na obrazkach, a opublikowanej listy kart szukaliśmy bez skutku. To, co mówią instrukcja i recenzje, jest podane niżej; resztę odtworzyliśmy tak, by siła i skradanie były swoim lustrzanym odbiciem wokół wartości 3 i by zgadzały się liczby kart. Program odnotowuje przy każdej karcie, czy pochodzi ona z instrukcji, z recenzji, czy z naszego odtworzenia, mówi o tym tam, gdzie ją pokazuje, i porównuje każdą listę ze znanymi faktami. Jeśli masz tę grę, możesz grać z prawdziwą listą z własnego pliku. Na odtworzonej liście twoje karty dojo rozkładają się równo po obu stronach trójki. Każdy klan ma siedmiu wysłanników o wartościach od 1 do 5; większość kosztuje jeden dowolny skarb i dwa jednakowe, a pozostali wymagają określonych skarbów, w każdym klanie innych. Wartości brązowych strażników skupiają się pośrodku; najczęstszym skarbem jest wśród nich wachlarz, a najrzadszym złoto. Elitarni strażnicy mają dwie wartości albo są parą i strzegą zwykle rzadszych skarbów.

rule-KD-9-1 = Znane są wszystkie liczby kart i żetonów podane w dziale o elementach gry. Karty dojo mają tylko wartości 1, 2, 4 i 5, co wiemy z recenzji; trójka jest tylko na umiejętnościach początkowych. Umiejętność początkowa to 3 jako karta dojo albo +1, albo −1; nie daje punktów.
    .title = Znane: karty początkowe

rule-KD-9-2 = Znane są cztery rodzaje plotek: wartość 5 i 1 punkt za wysłannika, wartość 5 i 1 punkt za plotkę, wartość 2 i 1 punkt za umiejętność oraz wartość 3 i 6, 4 lub 2 punkty. Plotka kosztuje jeden dowolny skarb.
    .title = Znane: plotki

rule-KD-9-3 = Znane umiejętności: dobranie 3 kart (2 punkty); dojo 0 i dobranie 1 karty (1 punkt); zmiana postawy (2 punkty); +2 i dobranie 1 karty (2 punkty); −2 i dobranie 1 karty; +1 lub −1 i dobranie 1 karty (2 punkty); dojo 3 albo 1 złoto przy kupowaniu (2 punkty); dojo 1 lub dojo 5 (2 punkty). Istnieje umiejętność kosztująca pojedynczy skarb (dowolny albo wazon) oraz ceny: dwa jednakowe, a także jeden dowolny i jeszcze jeden dowolny.
    .title = Znane: umiejętności

rule-KD-9-4 = Spośród wysłanników znamy niebieskiego o wartości 2, wartego 4 punkty, oraz dwóch, którzy razem dają 9 punktów. Znane ceny to: jeden dowolny skarb i dwa jednakowe; dwa wachlarze i zwój; nefryt, wazon i zwój.
    .title = Znane: wysłannicy

rule-KD-9-5 = Wartości 2, 3, 4 i 5 występują na strażnikach, których nie nazwano elitarnymi, a wśród brązowych strażników są wachlarze, zwoje i wazony. Wśród elitarnych są 2/4, 0/3, para 3 i 5 oraz taki, który przy sile ma 6.
    .title = Znane: strażnicy

rule-KD-9-6 = Instrukcja oblicza kilka sum dla pokazanych kart (a nie dla wszystkich kart gracza) i każda lista musi na nie pozwalać. Dwóch wysłanników wartych razem 9 i dwie plotki o wysłannikach warte razem 4 dają 13; trzy umiejętności warte razem 4 i plotka o umiejętnościach warta 3 dają 7; dwie plotki 6/4/2, których nie ma nikt inny, dają 12. Plotka licząca plotki daje z pięcioma innymi 6; trzy skarby i żetony o wartości 8 dają 11.
    .title = Sumy, które muszą wychodzić
