import { Schema } from "effect"
import { beforeAll, describe, expect, test } from "vitest"
import type { Shop } from "../../../fixtures/shop/create-shop.ts"
import { createRenderer } from "../../../ui/server/render.tsx"
import { makeShopper, shopOrigin, type Shopper } from "../../support/shop/shopper.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"
import { assets } from "../../ui/rendered-page.ts"

// 569: a plant for 54.00 in a pot with a deposit of 8.00; 545: soap for 28.00 without one; LATO10: 10% off

let shop: Shop

beforeAll(async () => {
  const opened = await openProjectShop()
  shop = opened.shop
  return opened.close
})

/** The words of a page, without its markup. */
async function wordsOf(address: string, shopper: Shopper): Promise<string> {
  const render = createRenderer({ fetch: (request) => shop.fetch(request), assets })
  const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
  const { body } = await render({ url: new URL(address, shopOrigin), cookie, nowMs: testNowMs, nonce: "n", recording: null })
  const html = await new Response(body).text()
  const withoutScripts = html.replaceAll(/<script[^]*?<\/script>/g, "")
  return withoutScripts.replaceAll(/<[^>]*>/g, " ").replaceAll(/[\s\u00a0]+/g, " ")
}

const buy = (shopper: Shopper, product: string, number: string) => shopper.post("/basketchange.php", { product, size: "uniw", number })

const cost = `{ basket { basketCost { totalProductsCost { gross { value } } shippingCost { gross { value } }
  ownDeposit { gross { value } net { value } } totalToPay { gross { value } } toShippingFree } } }`

const Gross = Schema.Struct({ gross: Schema.Struct({ value: Schema.Finite }) })
const decodeCost = Schema.decodeUnknownSync(
  Schema.Struct({
    basket: Schema.Struct({
      basketCost: Schema.Struct({
        totalProductsCost: Gross,
        shippingCost: Gross,
        ownDeposit: Schema.NullOr(Schema.Struct({ ...Gross.fields, net: Schema.Struct({ value: Schema.Finite }) })),
        totalToPay: Gross,
        toShippingFree: Schema.Finite,
      }),
    }),
  }),
)
const costOf = async (shopper: Shopper) => decodeCost(await shopper.data(cost)).basket.basketCost

describe("a deposit for returnable packaging (10.231, 11.35, 15.36)", () => {
  test("is told beside the price, and GraphQL tells it", async () => {
    const shopper = makeShopper(shop)
    expect(await wordsOf("/product-pol-569.html", shopper)).toContain("Kaucja: 8,00 zł")
    expect(await wordsOf("/product-eng-569.html", shopper)).toContain("Returnable deposit: 8.00 zł")
    expect(await wordsOf("/product-pol-545.html", shopper)).not.toContain("Kaucja")
    const told = { gross: { value: 8 } }
    expect(
      await shopper.data(
        "{ product(productId: 569) { product { price { depositPrice { gross { value } } totalDepositPrice { gross { value } } } } } }",
      ),
    ).toEqual({ product: { product: { price: { depositPrice: told, totalDepositPrice: told } } } })
  })

  test.each<readonly [string, readonly (readonly [product: string, number: string])[], string | null, number, number]>([
    ["one", [["569", "1"]], null, 54, 8],
    ["three", [["569", "3"]], null, 162, 24],
    [
      "two, and something without one",
      [
        ["569", "2"],
        ["545", "1"],
      ],
      null,
      136,
      16,
    ],
    ["two with a rebate code, which leaves it", [["569", "2"]], "LATO10", 97.2, 16],
  ])("is paid with the cart for each piece: %s", async (_, rows, code, worth, deposit) => {
    const shopper = makeShopper(shop)
    for (const [product, number] of rows) await buy(shopper, product, number)
    if (code !== null) await shopper.post("/rebatecode.php", { code })
    const basketCost = await costOf(shopper)
    expect([basketCost.totalProductsCost.gross.value, basketCost.ownDeposit]).toEqual([
      worth,
      { gross: { value: deposit }, net: { value: deposit } },
    ])
    expect(basketCost.totalToPay.gross.value).toBeCloseTo(worth + deposit + basketCost.shippingCost.gross.value, 2)
    const words = await wordsOf("/basketedit.php", shopper)
    expect(words).toContain(`Kaucja za opakowania zwrotne ${deposit},00 zł`)
    expect(words).toContain(`Do zapłaty: ${basketCost.totalToPay.gross.value.toFixed(2).replace(".", ",")} zł brutto`)
  })

  test("is no part of the worth from which delivery is free", async () => {
    const missing = async (product: string) => {
      const shopper = makeShopper(shop)
      await buy(shopper, product, "1")
      const { toShippingFree, totalProductsCost } = await costOf(shopper)
      return toShippingFree + totalProductsCost.gross.value
    }
    expect(await missing("569")).toBeCloseTo(await missing("545"), 2)
  })

  test("is not mentioned in a cart without one", async () => {
    const shopper = makeShopper(shop)
    await buy(shopper, "545", "1")
    expect(await shopper.data("{ basket { basketCost { ownDeposit { gross { value } } } } }")).toEqual({
      basket: { basketCost: { ownDeposit: null } },
    })
    expect(await wordsOf("/basketedit.php", shopper)).not.toContain("Kaucja")
  })
})
