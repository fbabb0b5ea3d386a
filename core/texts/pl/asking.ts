/** Forms in which a shopper asks something of the shop about a product. Spec: 1.5. */
export const plAsking = {
  "asking.close": "Zamknij",
  "asking.email": "Twój adres e-mail",
  "asking.personalData": "{shop} administruje danymi z tego formularza. Użyjemy ich tylko po to, żeby odpowiedzieć na tę prośbę.",
  "asking.privacy": "Polityka prywatności",
  "asking.size": "Rozmiar",
  "asking.sizeNotChosen": "Wybierz rozmiar",
  "notify.heading": "Powiadom mnie o dostępności produktu",
  "notify.lead": "Napiszemy jeden raz, gdy tylko produkt wróci do sprzedaży.",
  "notify.submit": "Powiadom mnie",
} as const
