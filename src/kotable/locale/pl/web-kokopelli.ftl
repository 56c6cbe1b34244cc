### Stół Kokopelli w przeglądarce. $name: imię gracza. $card, $ceremony: teksty z kokopelli.ftl.

web-kokopelli-ends = { $count ->
    [one] został { $count } żeton końca gry
    [few] zostały { $count } żetony końca gry
    [many] zostało { $count } żetonów końca gry
   *[other] zostało { $count } żetonu końca gry
  }
web-kokopelli-area = Twoja strefa gry
web-kokopelli-own = Twoja tura i ręka
web-kokopelli-hand = Twoja ręka
web-kokopelli-village = Wioska: { $name }
web-kokopelli-tiles = Ceremonie w tej grze
web-kokopelli-worth = za { $points }
web-kokopelli-missing = brakujące karty
web-kokopelli-ceremony = { $ceremony }, { $name }: { $count ->
    [one] brakuje { $count } karty
    [few] brakuje { $count } kart
    [many] brakuje { $count } kart
   *[other] brakuje { $count } karty
  }.
web-kokopelli-empty = Puste pole, { $name }, { $where }
web-kokopelli-pile = Stos, { $name }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }
web-kokopelli-in-words = Stół opisany słowami
web-kokopelli-draw = Dobierz { $count }
web-kokopelli-exchange = Wymień
web-kokopelli-cancel = Przerwij
web-kokopelli-keep = Zostaw wszystkie
web-kokopelli-fold = Wszystkie, w tej kolejności
web-kokopelli-cancel-which = Którą ze swoich ceremonii?
web-kokopelli-targets = { $count ->
    [one] { $card }: jedno miejsce. Wybierz ponownie, by zagrać.
    [few] { $card }: { $count } miejsca
    [many] { $card }: { $count } miejsc
   *[other] { $card }: { $count } miejsca
  }
web-kokopelli-cards-for = { $count ->
    [one] Pasuje jeden rodzaj kart. Wybierz to miejsce ponownie, by zagrać.
    [few] Pasują { $count } rodzaje kart
    [many] Pasuje { $count } rodzajów kart
   *[other] Pasuje { $count } rodzaju kart
  }
web-kokopelli-finishes = Kończy: { $ceremony }
web-kokopelli-pays = Daje od razu
web-kokopelli-nothing-open = W twoim zasięgu nie trwa żadna ceremonia, a Kokopelli żadnej nie rozpoczyna.
web-kokopelli-wild-opens = Kokopelli nigdy nie rozpoczyna ceremonii.
web-kokopelli-far = { $name } siedzi naprzeciwko: nie sięgacie do siebie.
web-kokopelli-not-there = To pole ({ $name }) jest poza twoim zasięgiem.
web-kokopelli-not-own = Przerwać można tylko ceremonię we własnej wiosce.
web-kokopelli-nothing-own = W twojej wiosce nie trwa żadna ceremonia.
web-kokopelli-mismatch = { $card } nie pasuje do ceremonii { $ceremony }: tylko taka sama karta albo Kokopelli.
