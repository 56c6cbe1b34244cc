### The rules of High Card.

rules-highcard-title = Zasady gry Wysoka Karta
rules-highcard-intro = W każdej z pięciu lew wszyscy zagrywają po jednej karcie. Najwyższa bierze lewę, a każda lewa to punkt.

rules-highcard-section-1 = Przygotowanie
rule-HC-1-1 = Kart jest dwadzieścia, od 1 do 20. Każdy dostaje pięć z nich; pozostałe są zakryte.
    .title = Po pięć kart
rule-HC-1-2 = O tym, kto rozpoczyna pierwszą lewę, decyduje los albo umowa.
    .title = Kto zaczyna

rules-highcard-section-2 = Lewa
rule-HC-2-1 = Zaczynając od rozpoczynającego, każdy po kolei zagrywa jedną kartę z ręki.
    .title = Po jednej karcie
rule-HC-2-2 = Najwyższa karta bierze lewę i daje 1 punkt. Kto ją wziął, rozpoczyna następną.
    .title = Najwyższa karta wygrywa

rules-highcard-section-3 = Koniec
rule-HC-3-1 = Po pięciu lewach gra się kończy. Wygrywa najwięcej punktów; przy remisie miejsce jest wspólne.
    .title = Pięć lew

rules-highcard-section-4 = Co wiesz
rule-HC-4-1 = Widzisz swoją rękę, karty na stole i wszystkie karty z wcześniejszych lew.
    .title = Karty odkryte i zakryte
