# Zasady Kokopelli, tak jak gra się przy tym stole, naszymi własnymi słowami.
# Jedna wiadomość na zasadę: jej treść, .title oraz, tam gdzie rozstrzyga nasze orzeczenie, .ruling z uzasadnieniem.
# Atrybut .text działu dotyczy całego działu.

rules-kokopelli-title = Zasady gry Kokopelli
rules-kokopelli-intro = W Kokopelli rozpoczynasz w swojej wiosce ceremonie, a każda z nich użycza ci swojej zdolności tak długo, jak trwa. Dokładasz karty do ceremonii własnych i sąsiadów, a najwięcej punktów zdobywa ten, kto zagra kartę kończącą ceremonię. Gdy czyjś stos dobierania się wyczerpie albo zakończy się dość ceremonii, gra dobiega końca i wygrywa gracz, który ma najwięcej punktów.
rules-kokopelli-short = Dwie akcje w turze, dowolne z tych pięciu, także dwa razy ta sama.
rules-kokopelli-example = Przykładowa tura
rules-kokopelli-example-1 = Runda 5, twoja tura: dwie akcje, pięć kart na ręce.
rules-kokopelli-example-2 = Rozglądasz się po swojej strefie gry: Kobiecie-pająkowi Nilsa brakuje jednej karty.
rules-kokopelli-example-3 = Pierwsza akcja: zagrywasz tam swoją Kobietę-pająka.
rules-kokopelli-example-4 = Ceremonia jest zakończona. Bierzesz 4; następna da 3.
rules-kokopelli-example-5 = Nils, do którego należała, dostaje 1 punkt i odrzuca jej karty.
rules-kokopelli-example-6 = Druga akcja: rozpoczynasz Dobosza po prawej.
rules-kokopelli-example-7 = Jego zdolność działa od razu: twojemu Myśliwemu brakuje już tylko jednej karty.
rules-kokopelli-example-8 = Dwie akcje za tobą, najwyżej pięć kart na ręce: teraz gra Mira.

## Decyzje

rules-kokopelli-section-0 = Decyzje
    .text = Wszędzie tam, gdzie zasady dają ci wybór, gra o niego pyta, nawet jeśli twoje karty pozwalają tylko na jedną odpowiedź. To, co dzieje się samo, musi wynikać z tego, co widzą wszyscy; inaczej zdradzałoby innym coś o twojej ręce. Jeśli już to, co widzą wszyscy, pozostawia tylko jedną odpowiedź, ekran może jej udzielić za ciebie.

## Elementy gry

rules-kokopelli-section-1 = Elementy gry

rule-KP-1-1 = Jest szesnaście różnych ceremonii. Do każdego koloru gracza należą po trzy karty każdej ceremonii i sześć kart Kokopelli, które są jokerami.
    .title = Karty w grze

rule-KP-1-2 = Szesnaście ceremonii to: Słońce, Orle pióro, Łapa, Urodziny, Myśliwy, Wojownik, Ogień, Kobieta-pająk, Wazon, Taniec węża, Dobosz, Jaszczurka, Matka nieba, Szaman, Wódz i Żółw.
    .title = Nazwy ceremonii

rule-KP-1-3 = W grze jest 80 żetonów punktów (35 o wartości 1 oraz po 15 o wartości 3, 4 i 10), 12 żetonów końca gry i 4 plansze wiosek. Punktów nigdy nie zabraknie: nawet gdyby rozdano wszystkie żetony, i tak dostaniesz swoje punkty.
    .title = Żetony i plansze
    .ruling = Instrukcja nie mówi, co się dzieje, gdy żetony punktów się skończą, a nikt nie powinien tracić punktów z braku tektury.

## Przygotowanie gry

rules-kokopelli-section-2 = Przygotowanie gry

rule-KP-2-1 = W Kokopelli gra od dwóch do czterech osób. W grze bierze udział dziesięć z szesnastu ceremonii: zwykle się je losuje, ale można je też wybrać samodzielnie albo wziąć zestaw na pierwszą partię, czyli: Myśliwy, Wojownik, Żółw, Łapa, Dobosz, Szaman, Kobieta-pająk, Orle pióro, Matka nieba i Taniec węża.
    .title = Dziesięć ceremonii w grze

rule-KP-2-2 = W wariancie gry można użyć jedenastu lub dwunastu ceremonii.
    .title = Jedenaście lub dwanaście ceremonii

rule-KP-2-3 = Każda wybrana ceremonia ma swoją płytkę wyboru. Leży na niej żeton wart 3 punkty, a na nim żeton wart 4 punkty.
    .title = Punkty na płytkach wyboru

rule-KP-2-4 = Twoja talia składa się z trzech kart każdej wybranej ceremonii i twoich sześciu kart Kokopelli, czyli z 36, 39 lub 42 kart przy dziesięciu, jedenastu lub dwunastu ceremoniach. Potasowana tworzy twój stos dobierania, z którego bierzesz na rękę pięć kart.
    .title = Twoja talia

rule-KP-2-5 = Liczba żetonów końca gry w stosie zależy od liczby graczy i ceremonii. Dla dwóch graczy jest to 10, 11 lub 12 żetonów przy dziesięciu, jedenastu lub dwunastu ceremoniach, a dla trzech lub czterech graczy odpowiednio 9, 10 lub 11.
    .title = Stos żetonów końca gry

rule-KP-2-6 = Pierwszego gracza wyznacza los albo ustawienia stołu. Gra toczy się zgodnie z ruchem wskazówek zegara, czyli w lewo: po tobie zawsze gra twój sąsiad z lewej.
    .title = Pierwszy gracz i kierunek

## Wioski i strefy gry

rules-kokopelli-section-3 = Wioski i strefy gry

rule-KP-3-1 = Twoja wioska ma cztery pola wokół stosu dobierania: dwa po jego lewej i dwa po jego prawej stronie.
    .title = Pola wioski

rule-KP-3-2 = Przy trzech lub czterech graczach twoja strefa gry to twoje cztery pola, dwa prawe pola sąsiada z lewej i dwa lewe pola sąsiada z prawej, czyli te, które leżą najbliżej ciebie. Lewą i prawą stronę określa się z punktu widzenia właściciela wioski, zwróconego ku środkowi stołu. Gracze siedzący naprzeciw siebie nie sięgają do siebie nawzajem.
    .title = Trzech lub czterech graczy

rule-KP-3-3 = Przy dwóch graczach każda wioska ma piąte pole, poniżej stosu dobierania. Twoja strefa gry to twoje pięć pól i cztery otwarte pola przeciwnika, ale nigdy to poniżej jego stosu. Cztery otwarte pola niczym się nie różnią, więc nie wybierasz strony.
    .title = Dwóch graczy

rule-KP-3-4 = O tym, jaka to ceremonia, decyduje jej pierwsza karta. Ceremonia należy do właściciela wioski, w której się odbywa, bez względu na to, kto zagrał karty.
    .title = Czyja jest ceremonia

rule-KP-3-5 = Masz zdolność każdej ceremonii w swojej wiosce: od chwili jej rozpoczęcia, dopóki nie zniknie z wioski.
    .title = Posiadanie zdolności

rule-KP-3-6 = Jeśli zdolność jest sprzeczna z podstawową zasadą, obowiązuje zdolność.
    .title = Zdolność przed zasadą

## Przebieg tury

rules-kokopelli-section-4 = Przebieg tury

rule-KP-4-1 = Gra toczy się w rundach. W każdej rundzie każdy gracz ma jedną turę, począwszy od pierwszego gracza i dalej zgodnie z ruchem wskazówek zegara.
    .title = Rundy i tury

rule-KP-4-2 = W swojej turze wykonujesz dwie akcje. Za każdym razem wybierasz jedną z pięciu: dobranie, rozpoczęcie, zagranie, przerwanie lub wymianę. Tę samą akcję można wybrać dwa razy.
    .title = Dwie akcje

rule-KP-4-3 = Pierwsza runda jest dla dwóch osób krótsza: pierwszy gracz i ten, kto siedzi po jego lewej, mają tylko po jednej akcji. Przy dwóch graczach dotyczy to więc obu.
    .title = Pierwsza runda

rule-KP-4-4 = Po ostatniej akcji zostaje ci najwyżej pięć kart: resztę odkładasz na spód własnego stosu, w wybranej przez siebie kolejności.
    .title = Limit kart na ręce

rule-KP-4-5 = Gdy zagrywasz ostatnią kartę z ręki, czy to rozpoczynając ceremonię, czy dokładając do niej, natychmiast zdobywasz 1 punkt i dobierasz trzy karty. Nie jest to akcja, a jeśli Wódz lub Wojownik pozwala ci grać dalej, możesz to zrobić nowymi kartami.
    .title = Opróżnienie ręki

rule-KP-4-6 = Premia za pustą rękę przysługuje tylko wtedy, gdy opróżnia ją zagrana karta, więc wymiana nigdy jej nie daje. Następuje przed innymi skutkami tej karty i według zdolności, które wtedy są na stole: liczy się Orle pióro rozpoczęte właśnie tą kartą, a także to, które ta karta zaraz zakończy. Punkty zdobywasz nawet wtedy, gdy nie ma już czego dobrać; ręka pozostaje wówczas pusta i sama z siebie nie daje kolejnej premii.
    .title = Pusta ręka – szczegóły
    .ruling = Instrukcje w różnych językach mówią tu co innego; trzymamy się niemieckiej, która mówi o zagraniu ostatniej karty.

rule-KP-4-7 = Akcja liczy się od chwili, gdy się zaczyna. Pierwsze dwie akcje w turze są obowiązkowe, jakiekolwiek są (w krótkich turach pierwszej rundy jedna); z dalszych, które zawdzięczasz Wazonowi, możesz zrezygnować. Kończąc turę, rezygnujesz ze wszystkich pozostałych akcji naraz.
    .title = Co jest obowiązkowe
    .ruling = Instrukcja nie mówi, czy można pominąć akcję; dodatkowa akcja to prezent i nie powinna stać się ciężarem.

rule-KP-4-8 = Dobierać można tylko wtedy, gdy w stosie jest karta, a wymieniać tylko wtedy, gdy ma się kartę na ręce. Jeśli nie masz ani jednego, ani drugiego, możesz spasować zamiast wykonać akcję obowiązkową, za każdym razem tylko jedną. Możesz zamiast tego przerwać ceremonię, ale nie musisz.
    .title = Gdy brak ruchu
    .ruling = Instrukcja nie przewiduje gracza bez żadnych kart, a przymus poświęcania własnych ceremonii byłby surową karą.

rule-KP-4-9 = Limit kart na ręce obowiązuje także w ostatniej turze, przed końcową punktacją. Karty odłożone wtedy na spód stosu liczą się jako karty w stosie.
    .title = Limit na koniec gry

## Pięć akcji

rules-kokopelli-section-5 = Pięć akcji

rule-KP-5-1 = Dobranie: weź na rękę wierzchnią kartę swojego stosu dobierania. Ilekroć masz dobrać więcej kart, niż jest, dobierasz te, które są.
    .title = Dobranie karty

rule-KP-5-2 = Rozpoczęcie: połóż kartę ceremonii z ręki na pustym polu własnej wioski. Kartą Kokopelli nigdy nie można rozpocząć ceremonii.
    .title = Rozpoczęcie ceremonii

rule-KP-5-3 = Ceremonii, która już trwa gdzieś w twojej strefie gry, nie da się rozpocząć po raz drugi.
    .title = Żadnej ceremonii dwa razy

rule-KP-5-4 = Zagranie: dołóż kartę z ręki do ceremonii w swojej strefie gry. Może to być karta pasująca albo Kokopelli, który pasuje wszędzie. Niezależnie od tego, ile kart zagrywasz w jednej akcji, każda karta liczy się osobno dla wszystkich skutków.
    .title = Zagranie karty

rule-KP-5-5 = Druga i trzecia karta przedłużają ceremonię, a czwarta ją kończy.
    .title = Przedłużanie i kończenie

rule-KP-5-6 = Przerwanie: odłóż jedną ze swoich ceremonii ze wszystkimi jej kartami na własny stos kart odrzuconych. Nikt nie dostaje za to punktów.
    .title = Przerwanie ceremonii

rule-KP-5-7 = Wymiana: odłóż wszystkie karty z ręki na spód własnego stosu, jedną po drugiej w dowolnej kolejności, każdą na sam dół; potem dobierz tyle samo z wierzchu. Jeśli stos był pusty, wracają do ciebie te same karty. Wymiana nigdy nie liczy się jako opróżnienie stosu.
    .title = Wymiana kart

rule-KP-5-8 = Gdy ceremonia się kończy, gracz, który zagrał kończącą ją kartę, bierze najpierw wierzchni żeton punktów tej ceremonii: czwórkę, a następnym razem trójkę. Kto bierze trójkę, kładzie w jej miejsce żeton końca gry. Jeśli nie ma już żetonu punktów, zakończenie daje 1 punkt, i to także tam, gdzie nie leży żeton końca gry, bo ich stos był już pusty.
    .title = Zakończenie: punkty
    .ruling = Instrukcja wiąże ten jeden punkt z leżącym żetonem końca gry; przyznajemy go również tam, gdzie żetonu w stosie zabrakło.

rule-KP-5-9 = Następnie właściciel odkłada wszystkie karty zakończonej ceremonii na własny stos kart odrzuconych, bez względu na to, czyje to były karty. Jeśli nie jest aktywnym graczem, zdobywa 1 punkt.
    .title = Zakończenie: właściciel

rule-KP-5-10 = Gdy stos żetonów końca gry jest pusty, wzięcie żetonu wartego 3 punkty nie powoduje położenia nowego.
    .title = Brak żetonów końca gry
    .ruling = Może się to zdarzyć w ostatniej rundzie, a instrukcja o tym milczy.

rule-KP-5-11 = Stosy kart odrzuconych nigdy nie wracają do gry, więc nikt nie musi decydować o kolejności kart w nich.
    .title = Stosy kart odrzuconych
    .ruling = Instrukcja pozwala wybrać kolejność, ale ten wybór niczego nie zmienia.

rule-KP-5-12 = Rozpoczęcie ceremonii nie jest zagraniem karty do ceremonii, więc Łapa, Jaszczurka, Wazon i Matka nieba nie zwracają na nie uwagi. Tylko przy pustej ręce karta rozpoczynająca ceremonię też liczy się jako zagrana (KP-4.5).
    .title = Rozpoczęcie to nie zagranie
    .ruling = Instrukcja rozróżnia te dwie akcje, a te cztery zdolności mówią tylko o dokładaniu kart do ceremonii.

## Szesnaście zdolności

rules-kokopelli-section-6 = Szesnaście zdolności

rule-KP-6-1 = Gdy zagrywasz karty, jedna akcja wystarcza na dowolnie wiele kart do tej samej ceremonii, aż się zakończy.
    .title = Zdolność Wodza

rule-KP-6-2 = Karty dobrane akcją dobrania możesz od razu zagrać do ceremonii. Z Myśliwym najpierw dobierasz obie karty; potem możesz zagrać obie, jedną albo nie zagrać żadnej, do tej samej ceremonii lub do różnych. To nadal akcja dobrania: Wódz i Wojownik w niej nie pomagają, ale wszystkie skutki zagranych kart działają.
    .title = Zdolność Urodzin

rule-KP-6-3 = Gdy zagrywasz karty, sięgasz do wszystkich pól obu sąsiadów, a przy dwóch graczach także do pól poniżej stosu przeciwnika. Przy rozpoczynaniu ceremonii liczy się tylko twoja zwykła strefa gry.
    .title = Zdolność Kobiety-pająka

rule-KP-6-4 = Jedną akcją zagrania możesz zagrać dwie karty do dwóch różnych ceremonii. Nie łączy się to z Wodzem: po drugiej karcie dołożonej do innej ceremonii akcja się kończy, a po drugiej karcie dołożonej do tej samej możesz grać dalej tylko tam.
    .title = Zdolność Wojownika

rule-KP-6-5 = Akcją dobrania dobierasz o jedną kartę więcej.
    .title = Zdolność Myśliwego

rule-KP-6-6 = Akcją rozpoczęcia możesz zająć także puste pole w wiosce sąsiada. Zdolność otrzymuje wtedy właściciel tej wioski.
    .title = Zdolność Ognia

rule-KP-6-7 = Z Ogniem nie możesz rozpocząć ceremonii, która już trwa w strefie gry właściciela tej wioski. Zastępuje to zwykłe ograniczenie: twoja własna strefa gry nie ma tu znaczenia.
    .title = Ogień: ograniczenie

rule-KP-6-8 = Zdobywasz 1 punkt, gdy zagrywasz kartę do cudzej ceremonii.
    .title = Zdolność Łapy

rule-KP-6-9 = Dobierasz jedną kartę, gdy zagrywasz kartę do cudzej ceremonii.
    .title = Zdolność Jaszczurki

rule-KP-6-10 = Gdy opróżniasz rękę, dobierasz pięć kart i zdobywasz 3 punkty zamiast trzech kart i 1 punktu.
    .title = Zdolność Orlego pióra

rule-KP-6-11 = Zdobywasz 1 punkt, gdy kończysz ceremonię, wszystko jedno czyją. Zakończenie własnego Żółwia też się liczy.
    .title = Zdolność Żółwia

rule-KP-6-12 = Kto zagrywa kartę do jednej z twoich ceremonii, ma w tej turze o jedną akcję więcej; dotyczy to także ciebie. Każdy właściciel Wazonu daje najwyżej jedną taką akcję na turę.
    .title = Zdolność Wazonu

rule-KP-6-13 = Masz jedno pole więcej, poniżej swojego stosu dobierania: piąte, a przy dwóch graczach szóste. Przy trzech lub czterech graczach należy ono do twojej strefy gry i do stref obu sąsiadów, także po zniknięciu Słońca; przy dwóch graczach tylko do twojej.
    .title = Zdolność Słońca
    .ruling = Instrukcje w różnych językach nie są zgodne co do tego, kto sięga do tego pola; trzymamy się angielskiej i francuskiej.

rule-KP-6-14 = Ceremonia na polu Słońca trwa, dopóki nie zostanie zakończona lub przerwana, nawet jeśli Słońca już nie ma. Potem pole jest zamknięte, dopóki znów nie masz rozpoczętego Słońca. Przy dwóch graczach dwa pola poniżej stosu to różne pola i zamyka się tylko pole Słońca.
    .title = Słońce: jak długo

rule-KP-6-15 = Zdobywasz 1 punkt za każdym razem, gdy ktokolwiek, także ty, zagrywa Kokopelli do jednej z twoich ceremonii.
    .title = Zdolność Matki nieba

rule-KP-6-16 = Twoje ceremonie kończą się już z trzecią kartą. Ta, która w chwili rozpoczęcia Dobosza ma już trzy karty, czeka na czwartą.
    .title = Zdolność Dobosza

rule-KP-6-17 = Każda twoja ceremonia, którą ktoś zakończy, także ty, daje ci 1 punkt. Zakończenie samego Szamana też się liczy, a punkt ten dochodzi do tego, który dostajesz, gdy twoją ceremonię kończy ktoś inny (KP-5.9).
    .title = Zdolność Szamana

rule-KP-6-18 = Kokopelli liczy się za dwie karty w chwili, gdy go zagrywasz, gdziekolwiek to robisz, a od tej pory za jedną.
    .title = Zdolność Tańca węża

rule-KP-6-19 = Ogień sięga do pustych pól w wioskach sąsiadów, które leżą w twojej zwykłej strefie gry, a nigdy do pola poniżej stosu dobierania.
    .title = Zasięg Ognia
    .ruling = Tak mówi polska instrukcja, symbol na karcie oznacza twoją strefę gry u sąsiadów, a uwaga przy Kobiecie-pająku ogranicza rozpoczynanie do zwykłej strefy; pozostałe teksty można by rozumieć szerzej.

rule-KP-6-20 = Z Tańcem węża Kokopelli liczy się za dwie karty w dokładnie czterech sprawach: dla liczby kart potrzebnej do zakończenia (wystarczą dwie karty i Kokopelli, a z Doboszem jedna i Kokopelli), dla Matki nieba (2 punkty), dla Łapy (2 punkty) i dla Jaszczurki (dwie karty). We wszystkim innym jest jedną kartą.
    .title = Co podwaja Taniec węża
    .ruling = Przykład z instrukcji pokazuje 2 punkty Matki nieba; tę samą myśl stosujemy do wszystkiego, co patrzy na każdą zagraną kartę.

rule-KP-6-21 = Zdolności, które kształtują całą akcję (Wódz, Wojownik, Urodziny i Myśliwy), działają do jej końca, jeśli trwały na jej początku. Wszystkie inne sprawdza się przy każdej karcie od nowa: ceremonia Kobiety-pająka lub Dobosza zakończona pierwszą z dwóch kart przy drugiej już nie pomaga. Karta, która kończy ceremonię, zastaje ją jeszcze w grze, więc Wazon daje jeszcze swoją akcję, a Matka nieba swój punkt.
    .title = Jak długo działają zdolności
    .ruling = Żółw i Szaman według swoich opisów liczą się także przy własnym zakończeniu; pozostałe zdolności traktujemy tak samo.

rule-KP-6-22 = Wojownik i Wódz pozwalają na więcej kart, ale do niczego nie zmuszają: jedna karta zawsze wystarczy. Różne ceremonie to ceremonie na różnych polach, nawet jeśli są tego samego rodzaju.
    .title = Jedna karta wystarczy
    .ruling = Tekst francuski wyraźnie mówi, że można zagrać więcej kart, ale nie trzeba.

rule-KP-6-23 = Urodziny nie obejmują kart dobranych dzięki Jaszczurce i nie pozwalają rozpocząć ceremonii. Kart każdego rodzaju możesz zagrać tyle, ile ich przyszło w akcji dobrania.
    .title = Granice Urodzin
    .ruling = Karta mówi tylko o akcji dobrania i o dokładaniu; jednakowych kart na ręce nie da się odróżnić, więc liczy się tylko ich liczba.

rule-KP-6-24 = Pole Słońca to po prostu jedno pole więcej: można na nim rozpocząć ceremonię, zanim zapełnią się pozostałe. Wolno to jednak tylko właścicielowi Słońca.
    .title = Korzystanie z pola Słońca
    .ruling = Instrukcja nie narzuca kolejności zajmowania pól, a zdolność należy do właściciela Słońca.

rule-KP-6-25 = Po położeniu karty jej skutki następują w tej kolejności: pusta ręka, Łapa, Jaszczurka, Matka nieba, Wazon, a na końcu zakończenie ceremonii z żetonem punktów, punktem właściciela, Żółwiem i Szamanem.
    .title = Kolejność skutków
    .ruling = Instrukcja nie podaje kolejności, a dzięki stałej przy każdym stole gra się tak samo.

rule-KP-6-26 = Gra pyta cię, czy grasz dalej, zawsze wtedy, gdy to, co widzą wszyscy, pozwala na jeszcze jedną kartę, nawet jeśli żadna karta na ręce nie pasuje i możesz tylko przestać. Przy Wodzu ceremonia musi nadal trwać, a ręka nie może być pusta. Przy Wojowniku zagrano jedną kartę, w zasięgu jest inna ceremonia i ręka nie jest pusta; przy Urodzinach została dobrana karta i w zasięgu jest ceremonia. W pozostałych przypadkach akcja kończy się sama.
    .title = Grać dalej czy przestać
    .ruling = Akcja, która sama kończyłaby się z braku pasującej karty, zdradzałaby wszystkim, czego brakuje na twojej ręce.

rule-KP-6-27 = Akcję otrzymaną od Wazonu zachowujesz, nawet gdy Wazon zniknie. Wazon, który znika i w tej samej turze zostaje rozpoczęty na nowo, daje akcję tylko wtedy, gdy ta wioska jeszcze żadnej nie dała.
    .title = Gdy Wazon znika
    .ruling = Limit to jedna akcja na właściciela i turę, a nowy Wazon nie zaczyna liczenia od początku.

rule-KP-6-28 = Każdy punkt zapisuje się przy zasadzie, która go dała. Trzy punkty Orlego pióra należą do Orlego pióra, a żaden z nich do pustej ręki; to, co podwaja Taniec węża, należy do Łapy albo Matki nieba; punkty za zakończenie (KP-5.8) i punkt właściciela (KP-5.9) mają osobne pozycje.
    .title = Skąd są punkty
    .ruling = Dzięki temu każdy wynik można prześledzić punkt po punkcie.

## Koniec gry i punktacja

rules-kokopelli-section-7 = Koniec gry i punktacja

rule-KP-7-1 = Gra kończy się po rundzie, w której opróżniono stos dobierania lub położono ostatni żeton końca gry. Dzięki temu każdy gracz ma tyle samo tur.
    .title = Kiedy gra się kończy

rule-KP-7-2 = Stos, który został opróżniony, liczy się jako opróżniony, nawet jeśli później w tej samej rundzie trafią pod niego karty.
    .title = Raz opróżniony stos
    .ruling = Trzymamy się tekstu francuskiego, który mówi o dobraniu ostatniej karty.

rule-KP-7-3 = Wszystkie karty z rąk trafiają odkryte na stosy kart odrzuconych. Najmniejsza liczba kart w stosie dobierania daje 5 punktów, a druga najmniejsza 3 punkty, każdemu, kto ma taką liczbę; dwóch graczy z równymi stosami dostaje po 5 punktów.
    .title = Punkty za małe stosy

rule-KP-7-4 = Za każdą ceremonię w swojej wiosce zdobywasz 1 punkt, niezależnie od liczby jej kart.
    .title = Punkty za trwające ceremonie

rule-KP-7-5 = Wygrywa gracz, który ma najwięcej punktów. Przy remisie gracze dzielą się zwycięstwem.
    .title = Kto wygrywa

rule-KP-7-6 = Partia, która w rundzie 100 nadal trwa, kończy się wraz z tą rundą. Na koniec dowiadujesz się, co zakończyło grę: pusty stos, żetony końca gry, jedno i drugie czy też, jeśli żadne z nich, limit rund.
    .title = Limit rund
    .ruling = Nic w zasadach nie zmusza stosu dobierania do kurczenia się, więc bez limitu gra mogłaby trwać wiecznie.

## Kto co wie

rules-kokopelli-section-8 = Kto co wie

rule-KP-8-1 = Wszyscy widzą wioski, punkty, żetony, liczbę kart na każdej ręce i w każdym stosie oraz każdą kartę, którą kiedykolwiek zagrano lub odrzucono ze stołu.
    .title = Co widzą wszyscy

rule-KP-8-2 = Tylko ty znasz karty na swojej ręce oraz karty odłożone przez ciebie na spód swojego stosu i ich kolejność; inni znają tylko ich liczbę. Dobierasz je, gdy skończą się nieznane karty leżące nad nimi. Reszty stosów nie zna nikt.
    .title = Co wiesz tylko ty

rule-KP-8-3 = Skład każdej talii jest znany, więc ukryte karty gracza to dokładnie jego talia bez tego, co już z niej widziano. Karty zachowują rewers swojego właściciela, gdziekolwiek zostaną zagrane.
    .title = Co można wywnioskować
