import { afterAll, beforeAll, describe, test } from "vitest"
import { grossPrice, openToldPages, type ToldRow as Row } from "../../support/pages/told-pages.ts"

const mug = "/product-pol-501.html"
const shirt = "/product-pol-535.html?selected_size=M"
const plate = "/product-pol-514.html"
const prices = "69,00 zł56,10 zł netto"

const unit: readonly Row[] = [
  ["the name of a unit", mug, [["product.unit.name", "tub."]], ".projector_buy__number label", "Ilość (szt.)", "Ilość (tub.)"],
  ["its step", mug, [["product.unit.sellBy", 3]], "#projector_number@data-sellby", "1", "3"],
  [
    "its precision",
    mug,
    [
      ["product.unit.sellBy", 0.5],
      ["product.unit.precision", 1],
    ],
    "#projector_number@data-sellby",
    "1",
    "0.5",
  ],
]

const limits: readonly Row[] = [
  ["the least that can be ordered", mug, [["product.orderQuantityRange.min_quantity_per_order", 4]], "#projector_number@value", "1", "4"],
  [
    "the least of a size",
    mug,
    [["product.orderQuantityRange.min_size_quantity_per_order", 2]],
    "#projector_number@data-minimum-quantity",
    "1",
    "2",
  ],
]

const sizes: readonly Row[] = [
  ["the currency", mug, [["currency", "EUR"]], "meta[property='product:price:currency']@content", "PLN", "EUR"],
  ["the only size as onesize", mug, [["sizes.0.id", "onesize"]], "#projector_sizes_cont@data-onesize", "true", "true"],
  ["no sizes at all", mug, [["product.sizes", null]], "#projector_button_basket@disabled", null, ""],
  ["the name of a size", shirt, [["sizes.2.name", "Średni"]], ".projector_sizes__item[data-type=M]", "M", "Średni"],
  ["its stock", mug, [["sizes.0.amount", 0]], "#projector_form@data-sizes_disable", null, "true"],
  ["no stock that it knows", mug, [["sizes.0.amount", null]], "#projector_form@data-sizes_disable", null, null],
  ["that a price is told by telephone", mug, [["sizes.0.phone_price", true]], "#projector_price_value", "69,00 zł", "Cena na telefon"],
  [
    "the availability of a size in words",
    mug,
    [["availability.description", "Zostało na półce"]],
    "#projector_status_description",
    "Produkt dostępny",
    "Zostało na półce",
  ],
  ["its status", mug, [["availability.status", "disable"]], "#projector_button_basket@disabled", null, ""],
]

const shipping: readonly Row[] = [
  [
    "that the time of shipping is not known: it is not there then",
    mug,
    [["shippingTime.unknownTime", true]],
    "#projector_delivery_days",
    "Wysyłka dzisiaj",
    null,
  ],
  [
    "the days until it ships",
    mug,
    [["shippingTime.shippingTime", { time: { days: 3, hours: 0, minutes: 0 }, weekDay: null, weekAmount: null, today: false }]],
    "#projector_delivery_days",
    "Wysyłka dzisiaj",
    "Wysyłka za 3 dni",
  ],
  [
    "what the stock has and can order",
    shirt,
    [
      ["ownStock.amount_mw", 1],
      ["ownStock.amount_mo", 7],
    ],
    ".shipping_info__stock",
    "Aktualnie w naszym magazynie mamy: 12 sztuk.",
    "Aktualnie w naszym magazynie mamy: 1 sztuka.",
  ],
]

const amounts: readonly Row[] = [
  ["the amount of a price", mug, [["sizes.0.price.price", grossPrice(88)]], "#projector_price_value", "69,00 zł", "88,00 zł"],
  ["the net one of it in a shop that sells net", mug, [["priceType", "net"]], "#projector_price_value", "69,00 zł", "56,10 zł"],
  ["no price, which is not 0", mug, [["sizes.0.price", null]], "#projector_price_value", "69,00 zł", "Produkt niedostępny"],
  ["the price before", mug, [["sizes.0.price.max", grossPrice(99)]], "#projector_price_maxprice", "", "99,00 zł"],
  [
    "the lowest price of 30 days, which the price is above",
    mug,
    [
      ["sizes.0.price.max", grossPrice(99)],
      ["sizes.0.price.omnibusPrice", grossPrice(60)],
      [
        "sizes.0.price.omnibusPriceDetails",
        { youSavePercent: 15, omnibusPriceIsHigherThanSellingPrice: false, newPriceEffectiveUntil: null },
      ],
    ],
    ".projector_prices__lowest_price",
    null,
    "Najniższa cena z 30 dni przed obniżką: 60,00 zł +15%",
  ],
  [
    "one that the price is below",
    mug,
    [
      ["sizes.0.price.max", grossPrice(99)],
      ["sizes.0.price.omnibusPrice", grossPrice(80)],
      [
        "sizes.0.price.omnibusPriceDetails",
        { youSavePercent: 14, omnibusPriceIsHigherThanSellingPrice: true, newPriceEffectiveUntil: null },
      ],
    ],
    ".projector_prices__lowest_price",
    null,
    "Najniższa cena z 30 dni przed obniżką: 80,00 zł -14%",
  ],
  [
    "the amount by which goods are compared",
    "/product-pol-571.html",
    [["sizes.0.ownMeasure", { amount: 2, of: "l" }]],
    "#projector_prices_section",
    "128,00 złza kilogram104,07 zł netto",
    "128,00 złza kilogram64,00 zł / l 104,07 zł netto",
  ],
  ["the prices by quantity", plate, [["sizes.0.price.rebateNumber", null]], ".projector_multipack__item@data-value", "4", null],
  [
    "when a reduction ends",
    mug,
    [
      ["base_price.promotiontill_date", "2026-12-24"],
      ["base_price.promotiontill_hour", "12:00"],
      ["sizes.0.price.max", grossPrice(99)],
    ],
    "[class*=promotion]",
    null,
    "Promocja trwa do 24.12.2026, godz. 12:00",
  ],
  [
    "the price before a code",
    mug,
    [["sizes.0.price.beforeRebate", grossPrice(90)]],
    "#projector_prices_section",
    prices,
    `${prices} Cena bez kodu rabatowego: 90,00 zł -23%`,
  ],
  [
    "the price that is suggested",
    mug,
    [["sizes.0.price.suggested", grossPrice(90)]],
    "#projector_prices_section",
    prices,
    `${prices} Cena sugerowana: 90,00 zł`,
  ],
]

let opened: Awaited<ReturnType<typeof openToldPages>>

beforeAll(async () => {
  opened = await openToldPages()
})

afterAll(() => opened.close())

const says = (...row: Row) => opened.says(row)

describe("a page says what the shop tells", () => {
  test.each(unit)("the page says what the shop tells of a unit: %s (3.37, 11.25)", says)
  test.each(limits)("the page keeps to the limits that the shop tells: %s (3.38)", says)
  test.each(sizes)("of product and sizes: %s (3.40, 3.44, 3.45, 3.47, 11.27 to 11.29)", says)
  test.each(shipping)("of shipping: %s (3.46, 3.48, 3.49, 10.96)", says)
  test.each(amounts)("of prices: %s (3.28, 3.29, 3.41, 3.50, 3.52, 3.53, 11.22, 11.30, 11.31, 11.34, 11.132)", says)
})
