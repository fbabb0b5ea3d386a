import { expect, test } from "vitest"
import { type PromotionEnd, promotionEnd, viewPromotionEnd } from "../../../core/pricing/promotion-end.ts"
import { openedPromotionEnd } from "../../../core/pricing/opened-promotion-end.ts"
import { promotionEndMachine } from "../../../core/pricing/promotion-end-machine.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { productModel } from "../../ui/page-models.ts"
import { shirt, shirtDetails } from "../../ui/samples.ts"

const zone = "Europe/Warsaw"
const endMs = Date.UTC(2026, 10, 24, 19)
const shown: PromotionEnd = { endMs, zone, countdown: null }
const pl = textCatalogue("pl", {})
const ended = { is: "over", words: "Promocja się skończyła." }

function numbers(state: PromotionEnd): readonly string[] {
  const view = viewPromotionEnd(state, pl)
  return view?.is === "ahead" ? (view.left?.parts ?? []).map(({ number }) => number) : []
}

test("the end of a promotion is named by its day and hour of the shop's clock; what is left is counted once the page is used, three days before as well (4.76)", () => {
  expect(viewPromotionEnd(shown, pl)).toEqual({
    is: "ahead",
    moment: "Promocja trwa do 24.11.2026, godz. 20:00",
    instant: "2026-11-24T19:00:00Z",
    left: null,
  })
  const [used, commands] = promotionEnd(shown, { type: "Woken", nowMs: endMs - 61_000 })
  expect(commands).toEqual([{ type: "StartTimer", timer: "countdown", timerId: 1, ms: 1000, dueMs: endMs - 60_000 }])
  expect(numbers(used)).toEqual(["00", "01", "01"])
  const threeDays = 3 * 86_400_000
  expect(numbers(promotionEnd(shown, { type: "Woken", nowMs: endMs - threeDays - 61_000 })[0])).toEqual(["03", "00", "01", "01"])
})

test("when the end of a promotion has come, it is said, and that prices are old is told once; late timers change nothing (4.70, 4.77)", () => {
  const [used] = promotionEnd(shown, { type: "Woken", nowMs: endMs - 1500 })
  const [ticked] = promotionEnd(used, { type: "Ticked", timerId: 1, nowMs: endMs - 400 })
  expect(numbers(ticked).at(-1)).toBe("00")
  const [over, commands] = promotionEnd(ticked, { type: "Ticked", timerId: 2, nowMs: endMs })
  expect([viewPromotionEnd(over, pl), commands]).toEqual([ended, [{ type: "TellOutdated" }]])
  expect(viewPromotionEnd(over, textCatalogue("en", {}))).toEqual({ is: "over", words: "The promotion has ended." })
  for (const event of [{ type: "Ticked", timerId: 3, nowMs: endMs + 1 } as const, { type: "Woken", nowMs: endMs + 1 } as const])
    expect(promotionEnd(over, event)).toEqual([over, []])
  expect(openedPromotionEnd.task({ type: "TellOutdated" }, "pl")).toEqual({ effect: "outdate" })
  expect(promotionEnd(ticked, { type: "Ticked", timerId: 1, nowMs: endMs })[0]).toBe(ticked)
  expect(promotionEnd(shown, { type: "Ticked", timerId: 1, nowMs: endMs })[0]).toBe(shown)
})

test("a page that was open longer than its promotion says so as soon as it is used (4.77)", () => {
  const [over, commands] = promotionEnd(shown, { type: "Woken", nowMs: endMs })
  expect([viewPromotionEnd(over, pl), commands]).toEqual([ended, [{ type: "TellOutdated" }]])
})

test("another end is counted to and named, and none is nothing", () => {
  const [later] = promotionEnd(shown, { type: "EndChanged", endMs: endMs + 3_600_000, nowMs: endMs })
  expect(viewPromotionEnd(later, pl)).toMatchObject({ moment: "Promocja trwa do 24.11.2026, godz. 21:00" })
  const [none, commands] = promotionEnd(later, { type: "EndChanged", endMs: null, nowMs: endMs })
  expect([viewPromotionEnd(none, pl), commands]).toEqual([null, []])
})

test("a page counts down to the first of the product's four ends that is ahead, and has nothing where none is (9.49)", () => {
  const none = { date: null, hour: null }
  const page = (date: string) => {
    const ends = { promotion: { date: "2020-01-01", hour: null }, discount: none, distinguished: { date, hour: "20:00" }, special: none }
    const model = productModel(shirt, { ...shirtDetails, priceEnds: { ends, zone } })
    return promotionEndMachine.open({ ...model, frame: { ...model.frame, nowMs: endMs - 1 } })
  }
  expect(page("2026-11-24")).toEqual(shown)
  expect(page("2026-11-23")).toBeNull()
  expect(promotionEndMachine.open(productModel())).toBeNull()
})
