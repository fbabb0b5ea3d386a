import { describe, expect, test } from "vitest"
import type { ProductChoice } from "../../../core/product-page/choice.ts"
import { anyKind } from "../../../core/product-page/kinds.ts"
import { productPage, type ProductPageEvent } from "../../../core/product-page/product-page.ts"
import { viewProductPage } from "../../../core/product-page/view-product-page.ts"
import { configured, samplePage, single, soldMonthly } from "../../support/core/sample-choices.ts"
import { decimal, price } from "../../support/core/sample-offer.ts"
import { polish } from "../../support/core/sample-texts.ts"

const steps = productPage<ProductChoice>(anyKind)
const play = (choice: ProductChoice, ...events: readonly ProductPageEvent[]) =>
  events.reduce((page, event) => steps(page, event)[0], samplePage(choice))

describe("answers of the shop that are none", () => {
  test("only a price that the shop refuses to work out turns the button off: what it refuses of a size does not (16.33)", () => {
    const page = play(
      single({ sizeId: null }),
      { type: "SizeChosen", sizeId: "M" },
      { type: "ShopRefused", requestId: 1, message: "Nie można wyliczyć ceny" },
    )
    expect(viewProductPage(anyKind, page, polish)).toMatchObject({ refreshing: false, hint: null, button: { enabled: true } })
    expect(steps(page, { type: "AddPressed" })[1]).toEqual([{ type: "SubmitForm" }])
  })

  test("one without what was asked for counts as not answered", () => {
    const open = samplePage(configured({ prices: { shop: price("10.00", "8.13"), own: null } }))
    const [changed] = steps(open, { type: "OptionPressed", itemId: "glaze", optionId: "gloss" })
    const [waiting] = steps(changed, { type: "TimerEnded", timer: "question", timerId: 1 })
    const [empty] = steps(waiting, { type: "ShopAnswered", requestId: 1, facts: {} })
    const [failed] = steps(waiting, { type: "ShopNotAnswered", requestId: 1 })
    expect(viewProductPage(anyKind, empty, polish)).toEqual(viewProductPage(anyKind, failed, polish))
    expect(viewProductPage(anyKind, empty, polish).price).not.toBe(viewProductPage(anyKind, open, polish).price)
  })
})

describe("while rows move in the cart, nothing is chosen (17.22)", () => {
  const rows = [{ rowId: "cup", productId: 77, sizeId: "uniw", name: "Kubek", quantity: decimal("1"), days: 14, periods: [14, 30] }]
  const monthly = single({ subscription: { mode: "only", ...soldMonthly, days: 30 } })
  // the cart is asked in turn: what is in it, to take rows out, to add them again, what is in it now, to add what is missing
  const removing: readonly ProductPageEvent[] = [
    { type: "AddPressed" },
    { type: "CartRead", requestId: 1, rows },
    { type: "PeriodPicked", days: 30 },
    { type: "Confirmed" },
  ]
  const adding: readonly ProductPageEvent[] = [...removing, { type: "RowsRemoved", requestId: 2 }]
  const comparing: readonly ProductPageEvent[] = [...adding, { type: "RowsNotAdded", requestId: 3 }]
  const restoring: readonly ProductPageEvent[] = [...comparing, { type: "CartRead", requestId: 4, rows: [] }]

  test.each([
    ["removing", removing],
    ["adding", adding],
    ["comparing", comparing],
    ["restoring", restoring],
  ])("%s", (stage, events) => {
    const page = play(monthly, ...events)
    expect(page.submit.stage.is).toBe(stage)
    const fields = viewProductPage(anyKind, page, polish).fields
    for (const event of [
      { type: "SizeChosen", sizeId: "S" },
      { type: "PeriodChosen", days: 14 },
    ] as const) {
      const [next, commands] = steps(page, event)
      expect(viewProductPage(anyKind, next, polish).fields).toEqual(fields)
      expect(commands).toEqual([])
    }
  })
})
