import { expect, test } from "vitest"
import { buyerRole, isWholesaleOrder, orderObstacle, type OrderQuestion } from "../../../core/basket/order-obstacle.ts"
import { notifyOutcome } from "../../../core/asking/notify.ts"
import { messageWords, orderCodes, orderMessage } from "../../../core/messages/shop-messages.ts"
import { refusalText } from "../../../core/messages/refusal-text.ts"
import { pieces } from "../../support/core/sample-offer.ts"
import { viewSignIn } from "../../../core/account/sign-in-machine.ts"
import { openForm } from "../../../core/form/form.ts"
import { cartUpdate } from "../../../core/basket/cart-update.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { hasUnsavedChanges } from "../../../core/values/unsaved-changes.ts"

const pl = textCatalogue("pl", {})
const en = textCatalogue("en", {})

test.each([
  [
    "110",
    "Produkt, który chcesz kupić, nie jest już dostępny.",
    "The product you are buying is no longer available",
    "/basketedit.php?mode=1",
  ],
  ["115", "Twój koszyk jest pusty. Wróć do sklepu i zrób zakupy.", "Your shopping cart is empty. Return to the store and go shopping", "/"],
  [
    "109",
    "Nie osiągnięto minimalnej wartości zamówienia hurtowego.",
    "The minimum wholesale order value has not been reached.",
    "/basketedit.php?mode=1",
  ],
  [
    "123",
    "Łączna wartość Twoich niezrealizowanych zamówień jest zbyt wysoka. Poczekaj na ich realizację lub anuluj jedno z wcześniejszych zamówień.",
    "The total of your open orders is too high. Wait for their completion or cancel a previous order.",
    "/login.php",
  ],
])("code %s of the first error has its text and its link (8.58 to 8.60, 8.62, 8.63)", (code, polish, english, href) => {
  const message = orderMessage([
    { code, message: "words of the shop" },
    { code: "100", message: null },
  ])
  expect(message.durationMs).toBeNull()
  expect(messageWords(message, pl).text).toBe(polish)
  expect(messageWords(message, pl).link?.href).toBe(href)
  expect(messageWords(message, en).text).toBe(english)
})

test("the links of order messages say where they lead, in the page's language (2.2, 2.3)", () => {
  const link = (code: string, catalogue: typeof pl) => messageWords(orderMessage([{ code, message: null }]), catalogue).link
  expect(link("110", pl)).toEqual({ label: "Przejdź do koszyka", href: "/basketedit.php?mode=1" })
  expect(link("110", en)).toEqual({ label: "Go to the basket", href: "/basketedit.php?mode=1&lang=eng" })
  expect(link("115", en)).toEqual({ label: "Return to the shop", href: "/main-eng.html" })
  expect(link("123", pl)).toEqual({ label: "Przejdź do konta", href: "/login.php" })
})

test("code 100 sends nowhere and stays five seconds (8.61, 9.21)", () => {
  const message = orderMessage([{ code: "100", message: null }])
  expect(message).toEqual({ content: { is: "text", key: "order.wholesalersOnly" }, linkTo: null, durationMs: 5000 })
  expect(messageWords(message, pl)).toEqual({
    text: "Ten sklep jest przeznaczony tylko dla hurtowników. Skontaktuj się z naszą obsługą.",
    link: null,
  })
  expect(messageWords(message, en).text).toBe("This store is only for wholesalers. Contact our staff.")
  expect(orderCodes).toEqual(["100", "109", "110", "115", "123"])
})

test("any other code shows the message of the server as it is (8.64)", () => {
  const message = orderMessage([{ code: "777", message: " Magazyn w remoncie " }])
  expect(message).toEqual({ content: { is: "words", words: "Magazyn w remoncie" }, linkTo: null, durationMs: null })
  expect(messageWords(message, en)).toEqual({ text: "Magazyn w remoncie", link: null })
  expect(orderMessage([{ code: "toString", message: "x" }]).content).toEqual({ is: "words", words: "x" })
})

test.each([[[]], [[{ code: "777", message: null }]], [[{ code: null, message: "  " }]]])(
  "no message, or a failed network, is a connection error: %j (8.65)",
  (errors) => {
    const message = orderMessage(errors)
    expect(message).toEqual({ content: { is: "text", key: "failure.connection" }, linkTo: null, durationMs: null })
    expect(messageWords(message, pl).text).toBe("Wystąpił błąd połączenia. Sprawdź połączenie z internetem lub spróbuj ponownie później.")
    expect(messageWords(message, en).text).toBe("There was a connection error. Check your internet connection or try again later")
  },
)

const addingFailed = [
  "Podczas dodawania produktu wystąpił błąd. Sprawdź poprawność wprowadzonych danych",
  "An error has occurred when adding a product. Check the entered data",
] as const

test.each([
  ["ProductUnknown", ...addingFailed],
  ["ProductUnavailable", "Produkt niedostępny", "Product unavailable"],
  ["PriceByPhone", "Cena na telefon. Skontaktuj się ze sprzedawcą", "Call for Price. Please contact the seller"],
] as const)("an add that is refused for %s says so in both languages (8.66 to 8.68)", (_tag, polish, english) => {
  expect([pl, en].map((catalogue) => refusalText({ _tag }, { unit: pieces }, catalogue))).toEqual([polish, english])
})

test("a refusal of a size asks for a glaze where the sizes are glazes (16.63)", () => {
  const product = { unit: pieces, sizeWords: { name: "Glaze", choose: "Choose a glaze" } }
  const said = (["SizeNotChosen", "SizeUnknown"] as const).map((_tag) => refusalText({ _tag }, product, en))
  expect(said).toEqual(["Choose a glaze", "This choice is not offered: Glaze."])
})

test.each([
  ["PeriodMissing", "Wybierz okres dostawy.", "Choose a delivery period."],
  [
    "PeriodUnknown",
    "Wybierz okres dostawy. Tego, który podano, nie ma w ofercie produktu.",
    "Choose a delivery period. The product is not offered with the one that was given.",
  ],
] as const)("a subscription that is refused for %s says so in both languages (17.14)", (_tag, polish, english) => {
  expect([pl, en].map((catalogue) => refusalText({ _tag }, { unit: pieces }, catalogue))).toEqual([polish, english])
})

test("a sign-in with a wrong login or password says so in both languages (8.74)", () => {
  const said = [pl, en].map((catalogue) => viewSignIn({ form: openForm([]), refused: "wrong" }, catalogue).refused)
  expect(said).toEqual(["Podany login lub hasło nie jest poprawne.", "Entered login or password are invalid"])
})

test.each([
  ["mail", "Niepoprawny adres email", "Invalid e-mail address"],
  ["increase_quantity", "Zwiększ ilość, aby sprawdzić koszt i czas dostawy", "Increase the quantity to check the delivery cost and time"],
  ["limit", ...addingFailed],
  ["anything", ...addingFailed],
  ["", ...addingFailed],
])("a notify error with errdesc %j leaves the modal open (5.74, 8.82 to 8.84, 11.58)", (errdesc, polish, english) => {
  const { message, closesModal } = notifyOutcome({ done: false, errdesc })
  expect([messageWords(message, pl).text, messageWords(message, en).text, closesModal]).toEqual([polish, english, false])
})

test("a notify success is told and closes the modal (8.85)", () => {
  const { message, closesModal } = notifyOutcome({ done: true })
  expect(closesModal).toBe(true)
  expect(messageWords(message, pl).text).toBe("Produkt został poprawnie dodany do powiadomień")
  expect(messageWords(message, en).text).toBe("A product has been added to notifications")
})

test("leaving with unsaved changes asks, in the words of the specification (5.82)", () => {
  expect(
    hasUnsavedChanges([
      { initial: "", current: " " },
      { initial: "a", current: "a" },
    ]),
  ).toBe(false)
  expect(
    hasUnsavedChanges([
      { initial: "a", current: "a" },
      { initial: "a", current: "b" },
    ]),
  ).toBe(true)
  expect(hasUnsavedChanges([])).toBe(false)
  expect(pl.texts["message.unsavedChanges"]).toBe("Zmiany nie zostały zapisane. Czy na pewno chcesz opuścić tę stronę?")
  expect(en.texts["message.unsavedChanges"]).toBe("Your changes have not been saved. Are you sure you want to leave this page")
})

test("updating a cart in which nothing changed says what to change (5.83)", () => {
  const rows = [
    { initial: "1", current: "1" },
    { initial: "2", current: "2 " },
  ]
  expect(cartUpdate(rows)).toEqual({ is: "nothing", key: "message.nothingToUpdate", changed: [] })
  expect(cartUpdate([...rows, { initial: "2", current: "3" }])).toEqual({ is: "update", changed: [2] })
  expect(pl.texts["message.nothingToUpdate"]).toBe("Aby zaktualizować koszyk, zmień liczbę produktów.")
  expect(en.texts["message.nothingToUpdate"]).toBe("You need to change number of products to update the cart")
})

const client = { is: "client", firstName: "A", lastName: "B", email: "a@b.pl", points: "0" } as const

test("the roles are guest, client and wholesaler (6.1)", () => {
  expect([buyerRole({ is: "guest" }), buyerRole({ ...client, kind: "client" }), buyerRole({ ...client, kind: "wholesaler" })]).toEqual([
    "guest",
    "client",
    "wholesaler",
  ])
})

test.each([
  [true, true],
  ["true", true],
  ["1", true],
  [1, true],
  [false, false],
  ["false", false],
  ["", false],
  [null, false],
  [0, false],
])("the wholesale_order flag %j is read as %j (6.12)", (flag, expected) => {
  expect(isWholesaleOrder(flag)).toBe(expected)
})

const question: OrderQuestion = {
  role: "client",
  isWholesale: false,
  settings: { wholesalersOnly: false, minWholesaleOrder: { minor: 50_000 }, maxOpenOrders: { minor: 100_000 } },
  subtotal: { minor: 10_000 },
  rows: 1,
  openOrders: { minor: 0 },
}
const forWholesalers = { ...question.settings, wholesalersOnly: true }

test.each<[string, Partial<OrderQuestion>, string | null]>([
  ["a client below the wholesale minimum orders", {}, null],
  ["a guest of a shop for wholesalers hears 100", { role: "guest", settings: forWholesalers }, "100"],
  ["a client of a shop for wholesalers hears 100, with an empty basket too", { settings: forWholesalers, rows: 0 }, "100"],
  ["a wholesaler buys in a shop for wholesalers", { role: "wholesaler", settings: forWholesalers, subtotal: { minor: 50_000 } }, null],
  ["an empty basket hears 115", { rows: 0 }, "115"],
  ["a wholesale order just below the minimum hears 109", { role: "wholesaler", isWholesale: true, subtotal: { minor: 49_999 } }, "109"],
  ["a wholesale order at the minimum is placed", { role: "wholesaler", isWholesale: true, subtotal: { minor: 50_000 } }, null],
  ["a wholesaler's retail order has no minimum", { role: "wholesaler", subtotal: { minor: 1 } }, null],
  ["open orders up to the maximum are fine", { openOrders: { minor: 90_000 } }, null],
  ["open orders above the maximum hear 123", { openOrders: { minor: 90_001 } }, "123"],
  ["a guest has no open orders that could be known", { role: "guest", openOrders: { minor: 90_001 } }, null],
  [
    "a shop without limits refuses nothing",
    {
      role: "wholesaler",
      isWholesale: true,
      subtotal: { minor: 1 },
      openOrders: { minor: 9_999_999 },
      settings: { wholesalersOnly: false, minWholesaleOrder: null, maxOpenOrders: null },
    },
    null,
  ],
])("an order is stopped or not: %s (6.9 to 6.11)", (_, changed, code) => {
  expect(orderObstacle({ ...question, ...changed })).toBe(code)
})
