/** Orders, the cart and messages of the product page. Spec: 1.5. */
export const plMessage = {
  "message.basketEmptyReturn": "Twój koszyk jest pusty. Wróć do sklepu i zrób zakupy.",
  "message.invalidEmail": "Niepoprawny adres email",
  "message.linkCopied": "Skopiowano link do schowka",
  "message.notifyAvailable": "Ten produkt można już kupić. Odśwież stronę i dodaj go do koszyka.",
  "message.notifyDone": "Produkt został poprawnie dodany do powiadomień",
  "message.nothingToUpdate": "Aby zaktualizować koszyk, zmień liczbę produktów.",
  "message.raiseQuantity": "Zwiększ ilość, aby sprawdzić koszt i czas dostawy",
  "message.toAccount": "Przejdź do konta",
  "message.toCart": "Przejdź do koszyka",
  "message.toHome": "Wróć do sklepu",
  "message.unsavedChanges": "Zmiany nie zostały zapisane. Czy na pewno chcesz opuścić tę stronę?",
} as const
