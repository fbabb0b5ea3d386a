import fc from "fast-check"
import { expect, test } from "vitest"
import type { SingleChoice, ShopFacts } from "../../../core/product-page/choice.ts"
import { openProductPage, productPage, type ProductPageCommand, type ProductPageEvent } from "../../../core/product-page/product-page.ts"
import { singleKind } from "../../../core/product-page/single.ts"
import { fieldValue } from "../../../core/product-page/submit.ts"
import { viewProductPage } from "../../../core/product-page/view-product-page.ts"
import { formatPrice } from "../../../core/values/price-format.ts"
import { limited, polishPrices, sampleOffer, sampleSize } from "../../support/core/sample-offer.ts"
import { single } from "../../support/core/sample-choices.ts"
import { polish } from "../../support/core/sample-texts.ts"
import { runs } from "../../support/property/property.ts"

const ids = ["S", "M", "L"] as const
type Prices = Readonly<Record<(typeof ids)[number], number>>

const amounts = fc.integer({ min: 100, max: 99_999 })
const prices: fc.Arbitrary<Prices> = fc.record({ S: amounts, M: amounts, L: amounts })

const sizeAt = (id: (typeof ids)[number], minor: number) => {
  const size = sampleSize(id, limited("9"))
  return { ...size, price: size.price === null ? null : { ...size.price, price: { gross: { minor }, net: { minor } } } }
}

/** What a shop that asks these prices answers: of the size that it is asked about, or of all. */
function answer({ fields }: Extract<ProductPageCommand, { type: "AskShop" }>, now: Prices): ShopFacts {
  const asked = ids.find((id) => id === fieldValue(fields, "size"))
  if (asked !== undefined) return { size: { price: sizeAt(asked, now[asked]).price } }
  return { sizes: Object.fromEntries(ids.map((id) => [id, { price: sizeAt(id, now[id]).price }])) }
}

const shoppers: fc.Arbitrary<ProductPageEvent> = fc.oneof(
  fc.constantFrom(...ids).map((sizeId) => ({ type: "SizeChosen", sizeId }) as const),
  fc.constantFrom("2", "", "3,", "x").map((text) => ({ type: "QuantityTyped", text }) as const),
)

/** Plays a page over the end of a promotion. The shop answers in its time, each question by what it asks then; what is late changes nothing. */
function play(opened: SingleChoice, after: Prices, before: readonly ProductPageEvent[], rest: readonly ProductPageEvent[]) {
  const step = productPage(singleKind)
  const start = {
    choice: opened,
    priceFormat: polishPrices,
    priceType: "gross",
    contact: null,
    typedQuantity: null,
    refusal: null,
  } as const
  let page = openProductPage(singleKind, start)
  const questions: Extract<ProductPageCommand, { type: "AskShop" }>[] = []
  const send = (event: ProductPageEvent) => {
    const [next, commands] = step(page, event)
    page = next
    for (const command of commands) if (command.type === "AskShop") questions.push(command)
  }
  for (const event of before) send(event)
  send({ type: "PricesOutdated" })
  const typed = page.quantity.text
  for (const event of rest) send(event)
  for (const asked of questions) send({ type: "ShopAnswered", requestId: asked.requestId, facts: answer(asked, after) })
  return { page, typed, view: viewProductPage(singleKind, page, polish) }
}

const games = fc.tuple(
  prices,
  prices,
  fc.option(fc.constantFrom(...ids)),
  fc.array(shoppers, { maxLength: 4 }),
  fc.array(shoppers, { maxLength: 4 }),
)

test("after the end of a promotion the page shows what the shop asks: of the chosen size, or the lowest of all (4.77)", () => {
  fc.assert(
    fc.property(games, ([listed, after, sizeId, before, rest]) => {
      const opened = single({ sizeId, offer: sampleOffer({ sizes: ids.map((id) => sizeAt(id, listed[id])) }) })
      const { page, view } = play(opened, after, before, rest)
      const { sizeId: chosen } = page.choice
      const asked = ids.find((id) => id === chosen)
      const minor = asked === undefined ? Math.min(...ids.map((id) => after[id])) : after[asked]
      expect([view.price, view.refreshing]).toEqual([formatPrice({ minor }, polishPrices), false])
    }),
    runs(300),
  )
})

test("what the shopper typed stays when a promotion ends (4.77)", () => {
  fc.assert(
    fc.property(games, ([listed, after, sizeId, before]) => {
      const opened = single({ sizeId, offer: sampleOffer({ sizes: ids.map((id) => sizeAt(id, listed[id])) }) })
      const { page, typed } = play(opened, after, before, [])
      expect(page.quantity.text).toBe(typed)
    }),
    runs(100),
  )
})
