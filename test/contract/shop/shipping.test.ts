import { describe, expect, test } from "vitest"
import { makeShopper, type Shopper } from "../../support/shop/shopper.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

const hour = 3_600_000
/** Wednesday, 9:00 in Warsaw */
const wednesday = Date.UTC(2026, 10, 25, 8)

const ask = async (shopper: Shopper, fields: string, product = '{id: 601 size: "M" quantity: 1}') =>
  shopper.data(`{ shipping(ShippingInput: {mode: product products: [${product}]}) { ${fields} } }`)

const time = "shippingTime { shippingTime { time { days } weekDay weekAmount today } time unknownTime todayShipmentDeadline }"

describe("when goods leave (11.94, 18.22)", () => {
  test.each([
    ["before the deadline of a working day", 0, { days: 0, weekDay: 3, weekAmount: 0, today: true }, "2026-11-25", "13:00:00"],
    ["after it", 5 * hour, { days: 1, weekDay: 4, weekAmount: 0, today: false }, "2026-11-26", null],
    ["on a Friday evening", 60 * hour, { days: 3, weekDay: 1, weekAmount: 1, today: false }, "2026-11-30", null],
    ["on a Sunday morning", 96 * hour, { days: 1, weekDay: 1, weekAmount: 1, today: false }, "2026-11-30", null],
  ] as const)("%s", async (_, afterMs, { days, ...day }, date, deadline) => {
    const { shop, clock } = await openTestShop()
    clock.nowMs = wednesday + afterMs
    expect(await ask(makeShopper(shop), time, '{id: 602 size: "uniw" quantity: 1}')).toEqual({
      shipping: {
        shippingTime: { shippingTime: { time: { days }, ...day }, time: date, unknownTime: false, todayShipmentDeadline: deadline },
      },
    })
  })
})

describe("couriers", () => {
  const couriers = "shipping { courier { id } prepaid cost { value } minworth pointsCost } ownWorth { value } ownFreeFrom { value }"
  const courier = (id: string, prepaid: string, value: number) => ({
    courier: { id },
    prepaid,
    cost: { value },
    minworth: null,
    pointsCost: null,
  })

  test("cost what the goods and the threshold say; what is paid on delivery keeps its own part (18.23, 18.24)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    expect(await ask(shopper, couriers)).toEqual({
      shipping: {
        shipping: [courier("kurier", "prepaid", 14.99), courier("pobranie", "dvp", 19.99)],
        ownWorth: { value: 129 },
        ownFreeFrom: { value: 299 },
      },
    })
    expect(await ask(shopper, couriers, '{id: 601 size: "M" quantity: 3}')).toMatchObject({
      shipping: { shipping: [courier("kurier", "prepaid", 0), courier("pobranie", "dvp", 5)], ownWorth: { value: 387 } },
    })
  })

  test("the cart costs what the question about the same goods says (18.24)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await shopper.post("/basketchange.php", { product: "601", size: "M", number: "1", mode: "1", getAjax: "true" })
    expect(await shopper.data("{ basket { basketCost { shippingCost { gross { value } } } } }")).toEqual({
      basket: { basketCost: { shippingCost: { gross: { value: 14.99 } } } },
    })
  })

  test("each tells its name, how it is paid, what it costs and when it brings the goods (11.95, 11.118)", async () => {
    const { shop, clock } = await openTestShop()
    clock.nowMs = wednesday
    const all = `shipping {
      courier { icon name pickupPoint } prepaid cost { value formatted }
      deliveryTime { time { days hours minutes } weekDay weekAmount today } minworth pointsEnabled pointsCost
    } ownTimeZone`
    expect(await ask(makeShopper(shop), all, '{id: 602 size: "uniw" quantity: 1}')).toMatchObject({
      shipping: {
        shipping: [
          {
            courier: { icon: null, name: "Kurier", pickupPoint: false },
            prepaid: "prepaid",
            cost: { value: 14.99, formatted: "14,99 zł" },
            deliveryTime: { time: { days: 1, hours: 0, minutes: 0 }, weekDay: 4, weekAmount: 0, today: false },
            minworth: null,
            pointsEnabled: false,
            pointsCost: null,
          },
          { prepaid: "dvp" },
        ],
        ownTimeZone: "Europe/Warsaw",
      },
    })
  })

  test("a question of too many products is refused, an unknown product has nothing to deliver (11.117)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    const many = Array.from({ length: 51 }, () => '{id: 601 size: "M" quantity: 1}').join(" ")
    expect(await shopper.ask(`{ shipping(ShippingInput: {mode: product products: [${many}]}) { ${couriers} } }`)).toMatchObject({
      errors: [{ message: "At most 50 products and parts in one call" }],
    })
    expect(await ask(shopper, "shipping { prepaid } shippingTime { time } ownStock { size }", '{id: 99999 size: "" quantity: 1}')).toEqual({
      shipping: { shipping: [], shippingTime: null, ownStock: null },
    })
  })

  test("size uniw of a product with sizes is the one that can be bought for the least (11.96, 11.117)", async () => {
    const { shop } = await openTestShop()
    const size = await ask(makeShopper(shop), "ownStock { size status amount_mw }", '{id: 601 size: "uniw" quantity: 1}')
    expect(size).toMatchObject({ shipping: { ownStock: { status: "enable" } } })
  })
})
