import { expect, test } from "vitest"
import { codeOfDelivery, codeOwner, codeText, codeFaultText, validationCodes } from "../../../core/form/asked/validation-code.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"

const pl = textCatalogue("pl", {})
const en = textCatalogue("en", {})
const words = (code: string, catalogue = pl, message: string = "words of the shop", detail: string = "") =>
  codeFaultText({ _tag: "Code", code, message, detail }, catalogue)

test.each([
  ["birth_date", "Wpisz poprawną datę urodzenia w formacie RRRR-MM-DD", "Enter a valid date of birth in the format YYYY-MM-DD"],
  ["incorect_delivery_region", "Wybierz kraj odbiorcy przesyłki.", "Select a recipient's country."],
  ["incorect_delivery_zipcode", "Wpisz kod pocztowy odbiorcy przesyłki.", "Enter a recipient's postal code."],
  [
    "incorect_email",
    "Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. jan@kowalski.com.",
    "Incorrectly typed e-mail. Enter the full address, e.g. john@smith.com",
  ],
  ["incorect_invoice_phone", "Wpisz telefon klienta.", "Enter the client's phone number."],
  ["incorect_invoice_zipcode", "Wpisz kod pocztowy klienta.", "Enter the client's postal code."],
  [
    "incorect_login",
    "Błędnie wpisany login. Login musi mieć minimum 3, a maksimum 40 znaków. Możesz użyć liter i cyfr oraz symboli @ . - _.",
    "Incorrectly typed login. It must have 3 to 40 characters: letters, digits and @ . - _",
  ],
  ["incorect_nip", "Błędnie wpisany NIP.", "Incorrectly typed VAT Number."],
  ["incorect_phone", "Wpisz swój telefon.", "Enter your phone number."],
  ["incorect_shops", "Wybierz sklep z listy.", "Select a shop from the list."],
  ["incorrect_region", "Błędnie wybrany region.", "Incorrectly selected area."],
  ["incorect_region", "Błędnie wybrany region.", "Incorrectly selected area."],
  [
    "invalid_format",
    "Nieprawidłowy format. Pole musi zawierać przynajmniej jedną literę.",
    "Invalid format. The field must contain at least one letter.",
  ],
  ["login_equals_password", "Hasło jest takie samo jak login. Wpisz inne hasło.", "Password is the same as login. Enter another password."],
  ["login_taken", "Podany login jest już zajęty.", "This login is already taken."],
  ["used_login", "Podany login jest już zajęty.", "This login is already taken."],
  ["no_city", "Wpisz w to pole nazwę miasta.", "Enter the city."],
  ["no_delivery_city", "Wpisz miejscowość odbiorcy przesyłki.", "Enter the recipient's city."],
  ["no_delivery_firstname", "Wpisz imię odbiorcy przesyłki.", "Enter the recipient's first name."],
  ["no_delivery_lastname", "Wpisz nazwisko odbiorcy przesyłki.", "Enter the recipient's last name."],
  ["no_delivery_street", "Wpisz ulicę i numer domu odbiorcy przesyłki.", "Enter the recipient's street and house number."],
  ["no_firmname", "Błędnie wpisana nazwa firmy.", "Enter the company name."],
  ["no_firstname", "Wpisz w to pole swoje imię.", "Enter your first name."],
  ["no_invoice_city", "Wpisz miejscowość klienta.", "Enter the client's city."],
  ["no_invoice_firmname", "Wpisz nazwę firmy klienta.", "Enter the client's company name."],
  ["no_invoice_firstname", "Wpisz imię klienta.", "Enter the client's first name."],
  ["no_invoice_lastname", "Wpisz nazwisko klienta.", "Enter the client's last name."],
  ["no_invoice_street", "Wpisz ulicę i numer domu klienta.", "Enter the client's street and house number."],
  ["no_invoice_street_number", "Wpisz ulicę i numer domu klienta.", "Enter the client's street and house number."],
  ["no_login", "Wpisz w to pole swój login.", "Enter your login."],
  ["no_name", "Wpisz w to pole swoje nazwisko.", "Enter your last name."],
  ["no_password", "Wpisz w to pole swoje hasło.", "Enter your password."],
  ["no_street", "Wpisz nazwę ulicy lub miejscowości.", "Enter the street or town."],
  ["no_street_number", "Podaj nr domu.", "Enter the house number."],
  ["no_street_number_uk", "Brakuje numeru domu.", "The house number is missing."],
  [
    "not_equal_passwords",
    "Wpisane hasła nie są takie same. Wpisz ponownie hasło i potwierdzenie.",
    "The passwords are not the same. Enter the password and its confirmation again.",
  ],
  [
    "password_to_short",
    "Zbyt krótkie hasło. Wpisz dłuższe hasło (minimum 6 znaków).",
    "The password is too short. Enter a longer one (minimum 6 characters).",
  ],
  [
    "password_to_long",
    "Za długie hasło. Wpisz krótsze hasło (maksimum 30 znaków).",
    "The password is too long. Enter a shorter one (maximum 30 characters).",
  ],
  ["incorrect_iban", "Format numeru konta bankowego jest niepoprawny", "The bank account number has an incorrect format"],
  ["incorect_iban", "Format numeru konta bankowego jest niepoprawny", "The bank account number has an incorrect format"],
])("the code %s has its text in both languages (8.2, 8.6 to 8.14, 8.17 to 8.20, 8.22 to 8.43)", (code, polish, english) => {
  expect([words(code), words(code, en)]).toEqual([polish, english])
})

const parts = ["firstname", "lastname", "city", "street", "phone", "phone2", "firm", "nip", "additional"]

test.each(["client", "delivery"])("all nine codes of illegal characters of the %s are known (8.3 to 8.5)", (party) => {
  for (const part of parts) {
    expect(words(`illegal_characters_${party}_${part}`)).toBe("Jeden z użytych znaków jest niedozwolony.")
    expect(words(`illegal_characters_${party}_${part}`, en)).toBe("One of the characters is invalid.")
  }
  expect(codeText(`illegal_characters_${party}_zipcode`)).toBeNull()
})

test("the formats of a post code are the shop's second message, or the text ends before them (8.15, 8.16)", () => {
  expect(words("incorect_zipcode", pl, "", "XX-XXX")).toBe(
    "Błędnie wpisany kod pocztowy. Poprawne formaty kodu pocztowego dla wybranego kraju to [X - cyfra; Y - litera]: XX-XXX",
  )
  expect(words("incorect_zipcode", en, "", "XX-XXX")).toBe(
    "Incorrectly typed postal code. Correct formats for the selected country are [X - digit; Y - letter]: XX-XXX",
  )
  expect([words("incorect_zipcode"), words("incorrect_zipcode", en)]).toEqual([
    "Błędnie wpisany kod pocztowy.",
    "Incorrectly typed postal code.",
  ])
})

test("a proposed login is said, where the shop proposes one (8.21)", () => {
  expect(words("login_taken_login_propose", pl, "", "jan7")).toBe("Podany login jest już zajęty. Proponowany login: jan7")
  expect(words("login_taken_login_propose", en, "", "jan7")).toBe("This login is already taken. Suggested login: jan7")
  expect(words("login_taken_login_propose")).toBe("Podany login jest już zajęty.")
})

test("an unknown code shows the message of the server, and never nothing (8.44)", () => {
  expect(words("brand_new", pl, " Nowy błąd ")).toBe("Nowy błąd")
  expect([words("brand_new", pl, " "), words("toString", en, "")]).toEqual([
    "Sprawdź, co jest w tym polu, i popraw.",
    "Check what is in this field and correct it.",
  ])
})

test("codes are looked up as written, with one r or two (8.1)", () => {
  expect(codeText(" incorrect_email ")).toBe("form.email")
  expect(codeText("Incorect_email")).toBeNull()
  expect(validationCodes.length).toBe(58)
  expect(validationCodes.every((code) => codeText(code) !== null)).toBe(true)
})

test.each([
  ["no_password", "password"],
  ["not_equal_passwords", "password"],
  ["login_equals_password", "password"],
  ["password_to_short", "password"],
  ["password_to_long", "password"],
  ["no_login", "login"],
  ["incorrect_login", "login"],
  ["login_taken", "login"],
  ["used_login", "login"],
  ["login_taken_login_propose", "login"],
  ["no_street_number", "streetNumber"],
  ["no_street_number_uk", "streetNumber"],
  ["no_street", "own"],
  ["no_invoice_street_number", "own"],
  ["anything", "own"],
  // nobody knows what it is about
  ["password_of_tomorrow", "own"],
])("the code %s belongs to the field %s", (code, field) => {
  expect(codeOwner(code)).toBe(field)
})

test.each([
  ["incorect_zipcode", "incorect_delivery_zipcode"],
  ["incorect_region", "incorect_delivery_region"],
  ["incorrect_region", "incorrect_delivery_region"],
  ["no_city", "no_delivery_city"],
  ["no_firstname", "no_delivery_firstname"],
  ["no_name", "no_delivery_lastname"],
  ["no_street", "no_delivery_street"],
  ["no_street_number", "no_delivery_street"],
  ["no_street_number_uk", "no_delivery_street"],
  ["illegal_characters_client_city", "illegal_characters_delivery_city"],
  ["illegal_characters_client_firm", "illegal_characters_delivery_firm"],
  // of these there is none about a recipient
  ["incorect_phone", "incorect_phone"],
  ["invalid_format", "invalid_format"],
  ["no_firmname", "no_firmname"],
  // a detail is no code of its own
  ["incorect_zipcode_detail", "incorect_zipcode_detail"],
  ["incorect_delivery_zipcode", "incorect_delivery_zipcode"],
  ["brand_new", "brand_new"],
])("the code %s of a parcel's address is %s, which is known where the first is (8.4, 8.6, 8.7, 8.23 to 8.26, 11.686)", (code, of) => {
  expect(codeOfDelivery(code)).toBe(of)
  expect(codeText(of) === null).toBe(codeText(code) === null)
})
