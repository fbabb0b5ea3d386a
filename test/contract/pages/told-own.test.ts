import { afterAll, beforeAll, describe, test } from "vitest"
import { grossPrice, openToldPages, type Told, type ToldRow as Row } from "../../support/pages/told-pages.ts"

const mug = "/product-pol-501.html"
const jug = "/product-pol-507.html"
const shirt = "/product-pol-535.html?selected_size=M"
const cart = "/basketedit.php"
const mugs = "/pol_m_Ceramika_Kubki_i_czarki-102.html"
const prices = "69,00 zł56,10 zł netto"
const lowest: readonly Told[] = [
  ["sizes.0.price.max", grossPrice(99)],
  ["sizes.0.price.omnibusPrice", grossPrice(60)],
  [
    "sizes.0.price.omnibusPriceDetails",
    { youSavePercent: 15, omnibusPriceIsHigherThanSellingPrice: false, newPriceEffectiveUntil: { formatted: "2026-04-01" } },
  ],
]

const product: readonly Row[] = [
  ["its type", mug, [["product.type", "virtual"]], "#projector_form@data-type", "item", "virtual"],
  ["its version", jug, [["product.versionName", "granit"]], ".product_name__version", "Bałtyk", "granit"],
  ["its code", mug, [["product.code", "X-1"]], ".dictionary__param[data-code] .dictionary__value_txt", "GP-501", "X-1"],
  ["its maker", mug, [["product.producer.name", "Garncarnia"]], ".product_name__firm", "Glina i Popiół", "Garncarnia"],
  [
    "that a version of it is sold out",
    jug,
    [["variants.links.1.available", false]],
    ".projector_versions__item[href*='-508-']@class",
    "projector_versions__item",
    "projector_versions__item --disabled",
  ],
  ["until when its price holds", mug, lowest, ".projector_prices__lowest_price@data-change-date", null, "2026-04-01"],
  ["its deposit", mug, [["price.depositPrice", grossPrice(2)]], "#projector_prices_section", prices, `${prices} Kaucja: 2,00 zł`],
  ["an advance", mug, [["price.advancePrice", grossPrice(20)]], "#projector_prices_section", prices, `${prices} Zaliczka: 20,00 zł`],
]

const details: readonly Row[] = [
  ["a document", mug, [["documents", [document()]]], "#projector_details_tab a[href='/document-pol-karta.txt']", null, "Karta"],
  ["no table of sizes", shirt, [["ownDetails.sizeChart", null]], "a[href='#size_chart']", "Tabela rozmiarów", null],
  ["a measure of a size", shirt, [["sizeChart.rows.0.values.0", "99 cm"]], "#size_chart td", "82–88", "99 cm"],
  ["a warranty", mug, [["ownDetails.warranty", "Rok."]], "#projector_warranty", null, "Rok."],
  ["a parameter", mug, [["parameters.0.name", "Tworzywo"]], ".dictionary__name_txt", "Materiał", "Tworzywo"],
]

function document() {
  return { type: "safety", name: "Karta", url: "/document-pol-karta.txt", extension: "txt" }
}

const shipping: readonly Row[] = [
  ["the name of a courier", shirt, [["shipping.0.courier.name", "Goniec"]], "table.couriers th[scope=row]", "Kurier", "Goniec"],
  [
    "from which worth on it comes",
    shirt,
    [["shipping.0.minworth", 900]],
    "table.couriers .couriers__refusal",
    null,
    "Do tej dostawy brakuje 611,00 zł.",
  ],
]

const version = { productId: 1, name: "las", link: "/product-pol-1.html", icon: null, selected: true, available: true }
const list: readonly Row[] = [
  [
    "versions of a tile, and how many more",
    mugs,
    [["tiles.0.versions", { name: "Szkliwo", links: [version], more: 3 }]],
    ".swatches",
    "+4",
    "las+3",
  ],
  ["the price of a tile", mugs, [["tiles.0.price", grossPrice(11)]], "#search strong.price", "69,00 zł", "11,00 zł"],
]

const row = (name: string) => `.basketedit_summary__row.--${name}`
const subscription = { daysInPeriod: 14, nextOrder: "2026-04-01" }
const part = { is: "part", name: "Część", value: "Sitko", size: null, quantity: 1, date: null, soldOut: false }
const basket: readonly Row[] = [
  [
    "a subscription and its next order",
    cart,
    [["basketGroups.0.subscription", subscription]],
    ".basket__details",
    null,
    "Subskrypcja: co 14 dni, następna dostawa 01.04.2026",
  ],
  ["a part of a row", cart, [["products.0.ownRowDetails", [part]]], ".basket__details", null, "Część"],
  [
    "what delivery lacks",
    cart,
    [
      ["ownDelivery.lacking", { cost: 10, from: 200, missing: 62 }],
      ["basketCost.shippingCost", null],
    ],
    ".basketedit_summary__rows .basketedit_summary__note",
    null,
    "Tę dostawę można wybrać od 200,00 zł: brakuje 62,00 zł. Do zapłaty liczymy bez niej.",
  ],
  [
    "gift wrapping",
    cart,
    [["ownWrapping", { each: grossPrice(9), total: grossPrice(18) }]],
    row("wrapping"),
    null,
    "Pakowanie na prezent18,00 zł",
  ],
  ["insurance", cart, [["basketCost.insuranceCost", grossPrice(5)]], row("insurance"), null, "Ubezpieczenie przesyłki5,00 zł"],
  ["what a payment costs", cart, [["basketCost.prepaidCost", grossPrice(4)]], row("prepaid"), null, "Koszt płatności4,00 zł"],
  ["the balance", cart, [["basketCost.clientBalance", grossPrice(50)]], row("balance"), null, "Z Twojego salda−50,00 zł"],
  ["the deposit", cart, [["basketCost.ownDeposit", grossPrice(2)]], row("deposit"), null, "Kaucja za opakowania zwrotne2,00 zł"],
]

let opened: Awaited<ReturnType<typeof openToldPages>>

beforeAll(async () => {
  opened = await openToldPages()
  await opened.visitor.post("/basketchange.php", { product: "501", size: "uniw", number: "2" })
})

afterAll(() => opened.close())

const says = (...told: Row) => opened.says(told)

describe("a page says what the shop tells", () => {
  test.each(product)("of a product: %s (3.36, 3.50, 3.51, 11.24, 11.32, 11.35)", says)
  test.each(details)("of its details: %s (3.73, 11.191, 11.192)", says)
  test.each(shipping)("of couriers: %s (11.95, 11.118)", says)
  test.each(list)("of a list: %s (10.62, 11.201)", says)
  test.each(basket)("of the basket: %s (3.57, 11.108, 11.109, 11.222, 11.292, 11.293)", says)
})
