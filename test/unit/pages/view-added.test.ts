import { expect, test } from "vitest"
import type { ProductChoices } from "../../../core/product-page/product-choices.ts"
import { viewAdded } from "../../../core/pages/view-added.ts"
import { sampleBasket, sampleRow } from "../../support/core/sample-shell.ts"
import { sampleOffer } from "../../support/core/sample-offer.ts"
import { polish } from "../../support/core/sample-texts.ts"

const weekly = sampleRow({ rowId: "weekly", details: [{ is: "period", days: 7, nextDelivery: null }] })
const basket = sampleBasket(2, { rows: [sampleRow({ rowId: "once" }), weekly] })
const wanting = (wanted: ProductChoices["wanted"]): ProductChoices => ({ kind: { is: "single" }, wanted })
const nothing = { days: null, date: null, parts: null }

test("how the row was bought is told, that of its neighbour is not (10.161, 17.30)", () => {
  const model = { offer: sampleOffer(), choices: null, frame: { basket } }
  expect(viewAdded(model, { sizeId: "M", rowId: "weekly" }, polish).details).toEqual([{ name: "Subskrypcja", value: "co 7 dni" }])
  expect(viewAdded(model, { sizeId: "M", rowId: "once" }, polish).details).toEqual([])
  expect(viewAdded(model, { sizeId: "M", rowId: "gone" }, polish).details).toEqual([])
})

test.each([
  [{ ...nothing, days: 30 }, "?selected_subscription=30&selected_size=M"],
  [{ ...nothing, date: "2026-12-05T10:00" }, "?selected_date=2026-12-05T10%3A00&selected_size=M"],
  [{ ...nothing, parts: [{ id: 503, size: "S" }] }, "?selected_parts=503%3AS&selected_size=M"],
  [{ ...nothing, parameters: [["width", "1200"]] as const }, "?selected_size=M&width=1200"],
])("the way back keeps %j chosen (10.8, 10.161)", (wanted, query) => {
  const model = { offer: sampleOffer(), choices: wanting(wanted), frame: { basket: null } }
  const { here } = viewAdded(model, { sizeId: "M", rowId: "" }, polish)
  expect(here.slice(here.indexOf("?"))).toBe(query)
})
