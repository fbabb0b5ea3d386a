import { afterAll, beforeAll, describe, test } from "vitest"
import { grossPrice, openToldPages, type ToldRow as Row } from "../../support/pages/told-pages.ts"

const weekdays = "pon.–pt.10:00–19:00sob.10:00–16:00"
const least = (plan: string, amount: string) => `Minimalna kwota umożliwiająca zakupy przez Raty ${plan} to ${amount},00 zł.`

const stores: readonly Row[] = [
  [
    "the name of a store",
    "/stores-pol-501.html",
    [["stocks.0.stockInfo.name", "Sklep na rogu"]],
    ".stores__name",
    "Pracownia Kraków",
    "Sklep na rogu",
  ],
  [
    "its street",
    "/stores-pol-501.html",
    [["stocks.0.stockInfo.street", "ul. Nowa 1"]],
    ".stores__item > p:nth-of-type(2)",
    "ul. Gliniana 7, 30-001 Kraków",
    "ul. Nowa 1, 30-001 Kraków",
  ],
  [
    "its post code",
    "/stores-pol-501.html",
    [["stocks.0.stockInfo.zipcode", "30-999"]],
    ".stores__item > p:nth-of-type(2)",
    "ul. Gliniana 7, 30-001 Kraków",
    "ul. Gliniana 7, 30-999 Kraków",
  ],
  [
    "its telephone",
    "/stores-pol-501.html",
    [["stocks.0.stockInfo.contact.phone", "+48 1"]],
    ".stores__contact a",
    "+48 12 000 04 51",
    "+48 1",
  ],
  ["how many it has", "/stores-pol-501.html", [["stocks.0.strictQuantity", 5]], ".stores__stock", "6 sztuk", "5 sztuk"],
  [
    "that it has as many as are wanted",
    "/stores-pol-501.html",
    [["stocks.0.strictQuantity", -1]],
    ".stores__stock",
    "6 sztuk",
    "w magazynie",
  ],
  [
    "when it is open",
    "/stores-pol-501.html",
    [["openingHours.sunday", { open: true, allDay: true, from: null, till: null }]],
    ".stores__hours",
    `${weekdays}niedz.nieczynne`,
    `${weekdays}niedz.całą dobę`,
  ],
]

const instalments: readonly Row[] = [
  [
    "the name of the plan",
    "/instalments-pol-547.html",
    [["plan.name", "Raty Brzask"]],
    "#topic_content > p",
    least("Latarnia", "550"),
    least("Brzask", "550"),
  ],
  [
    "from how much it is",
    "/instalments-pol-547.html",
    [["plan.minPrice", 900]],
    "#topic_content > p",
    least("Latarnia", "550"),
    least("Latarnia", "900"),
  ],
]

const cart: readonly Row[] = [
  ["the unit of a row", "/basketedit.php", [["data.unit.name", "tub."]], ".basket__block[data-product-id] .basket__unit", "szt.", "tub."],
  ["what a row is worth", "/basketedit.php", [["products.0.worth", grossPrice(500)]], ".basket__sum", "138,00 zł", "500,00 zł"],
  ["the comment at a row", "/basketedit.php", [["products.0.comment", "Na prezent"]], ".basket__comment", null, "Na prezent"],
  [
    "the name of its product",
    "/basketedit.php",
    [["products.0.data.name", "Kubek"]],
    ".basket__name a",
    "Kubek kamionkowy Poranek 350 ml",
    "Kubek",
  ],
  [
    "what it costs in points",
    "/basketedit.php",
    [["products.0.ownPoints", { each: "40", total: "80" }]],
    ".basket__sum",
    "138,00 zł",
    "80 pkt.",
  ],
  [
    "what the basket comes to",
    "/basketedit.php",
    [["totalToPay", grossPrice(512)]],
    ".basketedit_total_summary strong",
    "152,90 zł brutto",
    "512,00 zł brutto",
  ],
  ["what delivery costs", "/basketedit.php", [["basketCost.shippingCost", grossPrice(9)]], "strong.plus_sign", "14,90 zł", "9,00 zł"],
  [
    "what keeps it from an order, with the way on",
    "/basketedit.php",
    [["ownOutlook.obstacle", { code: "123", message: "Za dużo zamówień." }]],
    ".basketedit_summary__obstacle a@href",
    null,
    "/login.php",
  ],
]

let opened: Awaited<ReturnType<typeof openToldPages>>

beforeAll(async () => {
  opened = await openToldPages()
  await opened.visitor.post("/basketchange.php", { product: "501", size: "uniw", number: "2" })
})

afterAll(() => opened.close())

const says = (...row: Row) => opened.says(row)

describe("a page says what the shop tells", () => {
  test.each(stores)("of stores: %s (3.68 to 3.71)", says)
  test.each(instalments)("of instalments: %s (3.72, 11.220)", says)
  test.each(cart)("of the cart: %s (2.3, 3.54, 3.55, 3.59, 11.131, 11.290)", says)
})
