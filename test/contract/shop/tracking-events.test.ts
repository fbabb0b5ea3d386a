import { Schema } from "effect"
import { describe, expect, onTestFinished, test } from "vitest"
import { readTrackingText } from "../../../core/front/tracking-event.ts"
import { setSetting } from "../../../fixtures/shop/shop-settings.ts"
import { openShopData } from "../../support/shop/shop-data.ts"
import { makeShopper, type Shopper } from "../../support/shop/shopper.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

const both = '{"analytics":true,"marketing":true}'

async function opened(tracking: "off" | "events", consent: string | null) {
  const { shop, place } = await openProjectShop()
  const store = await openShopData(place)
  onTestFinished(() => store.close())
  await setSetting(store, "tracking", tracking)
  return { shop, shopper: agreeing(makeShopper(shop), consent) }
}

function agreeing(shopper: Shopper, consent: string | null): Shopper {
  if (consent !== null) shopper.cookies.set("iai_cookie", consent)
  return shopper
}

const add = 'mutation { addProductsToBasket(ProductInput: [{ id: 501, size: "uniw", quantity: 2 }]) { status } }'
const waiting = async (shopper: Shopper, query: string) => {
  const answer = await shopper.send("/graphql/v1/", { method: "POST", body: JSON.stringify({ query }) })
  return answer.headers.get("x-iai-tracking-events")
}
const decodeTold = Schema.decodeUnknownSync(Schema.Struct({ trackingEvents: Schema.Array(Schema.String) }))
const told = async (shopper: Shopper) => decodeTold(await shopper.data("query{ trackingEvents }")).trackingEvents

describe("what is put into the basket without a page waits for the page that asks (7.8, 10.904, 11.86, 11.630)", () => {
  test("the answer says how many wait; each is told once, to this visitor alone, as a text that is read and never run", async () => {
    const { shop, shopper } = await opened("events", both)
    expect([await waiting(shopper, add), await waiting(shopper, add), await waiting(shopper, "{ hello }")]).toEqual(["1", "2", null])
    expect(await told(agreeing(makeShopper(shop), both))).toEqual([])
    expect((await told(shopper)).map(readTrackingText)).toEqual(
      [1, 2].map(() => ({
        event: "add_to_cart",
        ecommerce: {
          currency: "PLN",
          value: 138,
          items: [{ item_id: "501", item_name: "Kubek kamionkowy Poranek 350 ml", price: 69, quantity: 2 }],
        },
      })),
    )
    expect(await told(shopper)).toEqual([])
  })

  test("an answer to the question that came encoded counts, too", async () => {
    const { shopper } = await opened("events", encodeURIComponent(both))
    expect(await waiting(shopper, add)).toBe("1")
  })

  test.each([
    ["the shop does not want it", "off", both],
    ["nobody has agreed", "events", null],
    ["only one of both is agreed to", "events", "%7B%22analytics%22%3Atrue%7D"],
  ] as const)("nothing waits where %s (7.9)", async (_, tracking, consent) => {
    const { shopper } = await opened(tracking, consent)
    expect([await waiting(shopper, add), await told(shopper)]).toEqual([null, []])
  })

  test("nothing waits of what was refused", async () => {
    const { shopper } = await opened("events", both)
    expect(await waiting(shopper, add.replace("quantity: 2", "quantity: 100000"))).toBeNull()
  })
})
