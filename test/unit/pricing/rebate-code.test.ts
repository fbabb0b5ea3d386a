import { viewRebateCode } from "../../../core/basket/view-rebate-code.ts"
import { describe, expect, test } from "vitest"
import {
  isRebated,
  plainRebateCode,
  type RebateCode,
  rebateOver,
  rebateRefusal,
  rebateRefusals,
  codeWaitSeconds,
  rebateRefusalText,
  withRebate,
} from "../../../core/pricing/rebate-code.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { decimal, money } from "../../support/core/sample-offer.ts"

const code: RebateCode = {
  code: "LATO10",
  off: { is: "percentage", percent: decimal("10") },
  products: [501, 502],
  endsAtMs: 1_000,
  usesLeft: 3,
}

test.each([
  ["lato10", "LATO10"],
  [" LATO 10\t", "LATO10"],
  ["", ""],
  ["a".repeat(40), "A".repeat(40)],
  ["a".repeat(41), ""],
])("the typed code %j is %j (15.60)", (typed, plain) => expect(plainRebateCode(typed)).toBe(plain))

const known = (...ids: readonly number[]) => ids.map((productId) => ({ productId, takesRebate: true }))

test.each<readonly [string, readonly number[], number, number | null]>([
  ["none", [], 0, null],
  ["nine", Array.from({ length: 9 }, (_, at) => at), 10, null],
  ["ten", Array.from({ length: 10 }, (_, at) => at * 1_000), 9_500, 51],
  ["ten in any order", Array.from({ length: 10 }, (_, at) => (9 - at) * 1_000), 9_500, 51],
  ["a last moment", Array.from({ length: 10 }, () => 0), 59_999, 1],
  ["ten, the first a minute ago", Array.from({ length: 10 }, (_, at) => at * 1_000), 60_000, null],
  ["twelve, of which the third is the first of the last ten", Array.from({ length: 12 }, (_, at) => at * 1_000), 60_000, 2],
])("after wrong codes, %s, the wait is what is left of the minute (9.80)", (_, wrongAtMs, nowMs, seconds) => {
  expect(codeWaitSeconds(wrongAtMs, nowMs)).toBe(seconds)
})

describe("a code is taken or refused (7.60, 15.61, 15.62)", () => {
  const ask = (more: Partial<Parameters<typeof rebateRefusal>[0]>) =>
    rebateRefusal({ typed: "LATO10", code, nowMs: 1_000, before: known(501), ...more })
  test.each([
    ["at its last moment", {}, null],
    ["a millisecond later", { nowMs: 1_001 }, "expired"],
    ["with an empty field", { typed: "  ", code: null }, "missing"],
    ["that nobody gave out", { code: null }, "unknown"],
    ["with its last order placed", { code: { ...code, usesLeft: 0 } }, "usedUp"],
    ["for other products only", { before: known(1, 2) }, "otherProducts"],
    ["for one of the products", { before: known(1, 502) }, null],
    ["with nothing to refuse it for", { before: known() }, null],
    ["for everything", { code: { ...code, products: null }, before: known(1) }, null],
    [
      "for everything, beside what no code changes",
      { code: { ...code, products: null }, before: [{ productId: 1, takesRebate: false }] },
      "otherProducts",
    ],
    ["over for other products", { before: known(1), nowMs: 2_000 }, "expired"],
  ] as const)("%s", (_, more, refusal) => expect(ask(more)).toBe(refusal))

  test("it is over by time or by orders", () => {
    expect(rebateOver({ code: { ...code, endsAtMs: null, usesLeft: null }, nowMs: 1e15 })).toBeNull()
    expect(isRebated({ products: null }, 7)).toBe(true)
  })

  test("each refusal has words of its own, with the code as it was typed", () => {
    const texts = rebateRefusals.map((one) => rebateRefusalText(one, { typed: " lato " }, textCatalogue("pl", {})))
    expect(new Set(texts).size).toBe(rebateRefusals.length)
    expect(texts[1]).toBe("Nie znamy kodu „lato”. Sprawdź, czy nie ma w nim literówki.")
  })

  test.each([
    ["pl", 1, "Za dużo kodów, których nie możemy przyjąć. Następny możesz wpisać za 1 sekundę."],
    ["pl", 42, "Za dużo kodów, których nie możemy przyjąć. Następny możesz wpisać za 42 sekundy."],
    ["pl", undefined, "Za dużo kodów, których nie możemy przyjąć. Następny możesz wpisać za 60 sekund."],
    ["en", 1, "Too many codes that cannot be taken. You can enter the next one in 1 second."],
    ["en", 12, "Too many codes that cannot be taken. You can enter the next one in 12 seconds."],
  ] as const)("too many of them say when the next may come: %s, %s (9.80)", (language, seconds, words) => {
    const wait = seconds === undefined ? {} : { waitSeconds: seconds }
    const notice = { is: "rebateRefused", why: "later", typed: "LATO10", ...wait } as const
    expect(viewRebateCode({ basket: { rebate: null }, notice, isChanged: false }, textCatalogue(language, {}))).toEqual({
      active: null,
      problem: words,
      typed: "LATO10",
    })
  })
})

test.each([
  ["129.00", { is: "percentage", percent: decimal("10") }, "116.10"],
  ["0.05", { is: "percentage", percent: decimal("50") }, "0.03"],
  ["10.00", { is: "percentage", percent: decimal("150") }, "0.00"],
  ["10.00", { is: "quota", amount: money("2.50") }, "7.50"],
  ["2.50", { is: "quota", amount: money("2.50") }, "0.00"],
  ["2.49", { is: "quota", amount: money("2.50") }, "0.00"],
] as const)("%s with a code of %o is %s (15.21, 15.63)", (amount, off, less) => expect(withRebate(money(amount), off)).toEqual(money(less)))
