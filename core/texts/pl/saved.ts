/** Favourites, comparison and shopping lists. Spec: 1.5. */
export const plSaved = {
  "saved.toFavourites": "Dodaj do ulubionych",
  "saved.inFavourites": "Usuń z ulubionych",
  "saved.toFavouritesOf": "Dodaj do ulubionych: {name}",
  "saved.inFavouritesOf": "Usuń z ulubionych: {name}",
  "saved.favourites": "Ulubione",
  "saved.favouritesNote": "Zaznacz serce przy produkcie, a znajdziesz go tutaj.",
  "saved.favouritesEmpty": "Lista obserwowanych jest pusta.",
  "saved.toComparison": "Porównaj",
  "saved.inComparison": "Usuń z porównania",
  "saved.browse": "Zobacz produkty",
  "saved.guestNote": "Zaloguj się, aby mieć to samo na każdym urządzeniu. Niczego przy tym nie stracisz.",
  "saved.favouriteAdded": "Dodano do ulubionych.",
  "saved.favouriteRemoved": "Usunięto z ulubionych.",
  "saved.favouritesFull": "W ulubionych jest już {most} {most|produkt|produkty|produktów|produktu}. Usuń któryś, aby dodać następny.",
  "saved.comparedAdded": "Dodano do porównania.",
  "saved.comparedRemoved": "Usunięto z porównania.",
  "saved.comparedCleared": "Porównanie jest puste.",
  "saved.comparedFull":
    "W porównaniu {most|jest|są|jest|jest} już {most} {most|produkt|produkty|produktów|produktu}. Usuń któryś, aby dodać następny.",
  "saved.gone": "Nie ma już takiego produktu albo takiej listy.",
} as const
