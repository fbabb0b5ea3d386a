import { beforeAll, describe, expect, test } from "vitest"
import type { Shop } from "../../../fixtures/shop/create-shop.ts"
import { makeShopper, type Shopper } from "../../support/shop/shopper.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

// 542: a candle for 39.00, from 3 on 35.00, from 6 on 32.00, from 12 on 28.00; 570: coffee, sold by subscription as well, without steps

let shop: Shop

beforeAll(async () => {
  const opened = await openProjectShop()
  shop = opened.shop
  return opened.close
})

const worth = (shopper: Shopper) =>
  shopper.data("{ basket { products { quantity worth { gross { value } } ownUnitPrice { gross { value } } } } }")
const buy = (shopper: Shopper, number: string) => shopper.post("/basketchange.php", { product: "542", size: "uniw", number })
const rebate = "rebateNumber { items { left threshold price price_net } nextleft nextthreshold nextprice }"
const ofCandle = (shopper: Shopper) => shopper.data(`{ product(productId: 542) { product { sizes { price { ${rebate} } } } } }`)

describe("a discount by quantity is charged (15.17, 15.47)", () => {
  test.each([
    ["2", 39, 78],
    ["3", 35, 105],
    ["5", 35, 175],
    ["6", 32, 192],
    ["12", 28, 336],
  ])("%s candles cost %d each, %d together", async (number, each, together) => {
    const shopper = makeShopper(shop)
    await buy(shopper, number)
    expect(await worth(shopper)).toMatchObject({
      basket: { products: [{ worth: { gross: { value: together } }, ownUnitPrice: { gross: { value: each } } }] },
    })
  })

  test("the cart's price follows its quantity, up and down", async () => {
    const shopper = makeShopper(shop)
    await buy(shopper, "2")
    await buy(shopper, "1")
    expect(await worth(shopper)).toMatchObject({ basket: { products: [{ quantity: 3, worth: { gross: { value: 105 } } }] } })
    await shopper.data('mutation { ownChangeBasketProducts(ProductInput: [{ id: 542, size: "uniw", quantity: 2 }]) { status } }')
    expect(await worth(shopper)).toMatchObject({ basket: { products: [{ quantity: 2, worth: { gross: { value: 78 } } }] } })
  })

  test.each([
    ["3", 84, 252],
    ["4", 79.8, 319.2],
    ["5", 79.8, 399],
    ["6", 75.6, 453.6],
    ["11", 75.6, 831.6],
    ["12", 71.4, 856.8],
  ])("%s plates with a rebate by range cost %d each, %d together (15.20, 15.21)", async (number, each, together) => {
    const shopper = makeShopper(shop)
    await shopper.post("/basketchange.php", { product: "514", size: "uniw", number })
    expect(await worth(shopper)).toMatchObject({
      basket: { products: [{ worth: { gross: { value: together } }, ownUnitPrice: { gross: { value: each } } }] },
    })
  })

  test("GraphQL tells where ranges end, also counted from what the cart holds (15.20)", async () => {
    const shopper = makeShopper(shop)
    const items = "rebateNumber { items { left threshold threshold_end ownLeftEnd } }"
    const ask = () => shopper.data(`{ product(productId: 514) { product { sizes { price { ${items} } } } } }`)
    const told = (...ranges: readonly object[]) => ({ product: { product: { sizes: [{ price: { rebateNumber: { items: ranges } } }] } } })
    expect(await ask()).toEqual(
      told(
        { left: 4, threshold: 4, threshold_end: 5, ownLeftEnd: 5 },
        { left: 6, threshold: 6, threshold_end: 11, ownLeftEnd: 11 },
        { left: 12, threshold: 12, threshold_end: null, ownLeftEnd: null },
      ),
    )
    await shopper.post("/basketchange.php", { product: "514", size: "uniw", number: "7" })
    expect(await ask()).toMatchObject(told({ left: 0, ownLeftEnd: -2 }, { left: 0, ownLeftEnd: 4 }, { left: 5, ownLeftEnd: null }))
  })

  test("GraphQL tells the steps, and what is still missing beside the cart (3.52)", async () => {
    const shopper = makeShopper(shop)
    const steps = (lefts: readonly number[]) => [
      { left: lefts[0], threshold: 3, price: 35, price_net: 28.46 },
      { left: lefts[1], threshold: 6, price: 32, price_net: 26.02 },
      { left: lefts[2], threshold: 12, price: 28, price_net: 22.76 },
    ]
    const told = (lefts: readonly number[], next: object) => ({
      product: { product: { sizes: [{ price: { rebateNumber: { items: steps(lefts), ...next } } }] } },
    })
    expect(await ofCandle(shopper)).toMatchObject(told([3, 6, 12], { nextleft: 3, nextthreshold: 3, nextprice: 35 }))
    await buy(shopper, "4")
    expect(await ofCandle(shopper)).toMatchObject(told([0, 2, 8], { nextleft: 2, nextthreshold: 6, nextprice: 32 }))
  })

  test("/ajax/projector.php tells the same, amounts as texts (11.51)", async () => {
    const shopper = makeShopper(shop)
    await buy(shopper, "1")
    expect(await shopper.json("/ajax/projector.php?action=get&product=542&size=uniw&get=sizeprices")).toMatchObject({
      sizeprices: {
        value: "39.00",
        rebateNumber: {
          items: [
            { left: 2, threshold: 3, price: "35.00", price_net: "28.46" },
            { left: 5, threshold: 6, price: "32.00", price_net: "26.02" },
            { left: 11, threshold: 12, price: "28.00", price_net: "22.76" },
          ],
          nextleft: 2,
          nextthreshold: 3,
          nextprice: "35.00",
          nextprice_net: "28.46",
        },
      },
    })
  })

  test("a product without steps has none", async () => {
    expect(await makeShopper(shop).data(`{ product(productId: 570) { product { sizes { price { ${rebate} } } } } }`)).toMatchObject({
      product: { product: { sizes: [{ price: { rebateNumber: null } }, {}, {}] } },
    })
  })
})

describe("a rebate code and a price by quantity do not add up: the lower of both holds (15.47)", () => {
  // 534: a cushion for 59.00, 53.10 with the code; from 2 on 55.00, from 4 on 51.00, from 6 on 47.00
  const cushion = async (code: string | null, number: string) => {
    const shopper = makeShopper(shop)
    if (code !== null) await shopper.post("/rebatecode.php", { code })
    await shopper.post("/basketchange.php", { product: "534", size: "uniw", number })
    return shopper
  }
  const cost = `{ basket { products { worth { gross { value } } ownUnitPrice { gross { value } } }
    ownRebate { saved { gross { value } } } } }`

  test.each([
    ["1", 53.1, 53.1, 5.9],
    ["2", 53.1, 106.2, 3.8],
    ["3", 53.1, 159.3, 5.7],
    ["4", 51, 204, 0],
    ["6", 47, 282, 0],
  ])("%s with the code cost %d each, %d together, %d less than without it", async (number, each, together, saved) => {
    expect(await (await cushion("LATO10", number)).data(cost)).toEqual({
      basket: {
        products: [{ worth: { gross: { value: together } }, ownUnitPrice: { gross: { value: each } } }],
        ownRebate: { saved: { gross: { value: saved } } },
      },
    })
    const without = await (await cushion(null, number)).data("{ basket { products { worth { gross { value } } } } }")
    expect(without).toEqual({ basket: { products: [{ worth: { gross: { value: Number((together + saved).toFixed(2)) } } }] } })
  })

  test("a step that is not below the price with the code is told nowhere", async () => {
    const steps = async (code: string | null) => {
      const shopper = await cushion(code, "1")
      return shopper.data("{ product(productId: 534) { product { sizes { price { rebateNumber { items { threshold price } } } } } } }")
    }
    const told = (...items: readonly (readonly [number, number])[]) => ({
      product: { product: { sizes: [{ price: { rebateNumber: { items: items.map(([threshold, price]) => ({ threshold, price })) } } }] } },
    })
    expect(await steps(null)).toEqual(told([2, 55], [4, 51], [6, 47]))
    expect(await steps("LATO10")).toEqual(told([4, 51], [6, 47]))
  })
})
