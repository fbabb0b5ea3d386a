/** An order that is looked up without an account. Spec: 1.5. */
export const plOrderOpen = {
  "orderOpen.again": "Poproś o nowy kod",
  "orderOpen.ask": "Wyślij kod",
  "orderOpen.code": "Kod z wiadomości",
  "orderOpen.codeHeading": "Wpisz kod z wiadomości",
  "orderOpen.codeHint": "Sześć cyfr.",
  "orderOpen.codeLead":
    "Jeśli numer i adres należą do jednego zamówienia, kod jest już w drodze. Działa przez 15 minut, tylko w tej przeglądarce.",
  "orderOpen.email": "Adres e-mail z zamówienia",
  "orderOpen.emailWrong": "Wpisz cały adres e-mail, na przykład ewa@poczta.pl.",
  "orderOpen.gone": "Ten kod już nie działa. Poproś o nowy.",
  "orderOpen.heading": "Sprawdź zamówienie",
  "orderOpen.later": "Na ten adres poszło już kilka kodów. Spróbuj ponownie za godzinę.",
  "orderOpen.lead":
    "Podaj numer zamówienia i adres e-mail, na który przyszło potwierdzenie. Wyślemy tam kod, który pokaże zamówienie w tej przeglądarce.",
  "orderOpen.link": "Sprawdź zamówienie bez konta",
  "orderOpen.noCode": "Kod nie przychodzi?",
  "orderOpen.noCodeAddress": "Sprawdź, czy adres jest tym z zamówienia i czy nie ma w nim literówki.",
  "orderOpen.noCodeNumber": "Porównaj numer z potwierdzeniem: ma dziesięć liter i cyfr.",
  "orderOpen.noCodeSpam": "Zajrzyj do spamu i do zakładki „Oferty”. Szukaj wiadomości z tematem „Kod do zamówienia”.",
  "orderOpen.noMail":
    "Nie możemy teraz niczego sprawdzić, bo sklep nie wysyła wiadomości. To nie znaczy, że zamówienia nie ma. Spróbuj później albo napisz do nas.",
  "orderOpen.number": "Numer zamówienia",
  "orderOpen.numberHint": "Na przykład 7KQ2M-X9D4R. Jest w temacie potwierdzenia.",
  "orderOpen.numberWrong": "Numer zamówienia ma dziesięć liter i cyfr, na przykład 7KQ2M-X9D4R.",
  "orderOpen.open": "Pokaż zamówienie",
  "orderOpen.signIn": "Masz konto? Zaloguj się",
  "orderOpen.wrong": "Ten kod nie pasuje. Wpisz kod z najnowszej wiadomości.",
} as const
