import { describe, expect, test } from "vitest"
import { noRest, restAfter, vatCheckKept, vatNumberOf, vatRegisterLimits } from "../../../core/account/vat-register.ts"

describe("the number that a register is asked about (11.680)", () => {
  test.each([
    ["DE136695976", "DE", "DE 136695976"],
    [" de 136-695.976 ", "DE", "DE 136695976"],
    ["136695976", "DE", "DE 136695976"],
    ["094259216", "GR", "EL 094259216"],
    ["EL 094259216", "GR", "EL 094259216"],
    ["GB 980 7806 84", "GB", null],
    ["CHE-123.456.788 TVA", "CH", null],
    ["5252344078", "PL", null],
    ["PL5252344078", "PL", null],
  ])("%j of %s: %s", (typed, country, asked) => {
    const number = vatNumberOf(typed, country, "PL")
    expect(number === null ? null : `${number.country} ${number.number}`).toBe(asked)
  })

  test("a shop in Germany asks about Polish companies, and about German ones nobody", () => {
    expect([vatNumberOf("5252344078", "PL", "DE"), vatNumberOf("DE136695976", "DE", "DE")]).toEqual([
      { country: "PL", number: "5252344078" },
      null,
    ])
  })
})

test("five failures in a row give a register two minutes of rest, one more after them the next, and an answer ends it (11.683)", () => {
  const fail = (rest: typeof noRest, nowMs: number) => restAfter(rest, "failed", nowMs)
  let rest = noRest
  for (const atMs of [1, 2, 3, 4]) rest = fail(rest, atMs)
  expect(rest.untilMs).toBe(0)
  rest = fail(rest, 5)
  expect(rest.untilMs).toBe(5 + vatRegisterLimits.restMs)
  expect(fail(rest, 200_000).untilMs).toBe(200_000 + vatRegisterLimits.restMs)
  expect(restAfter(rest, "answered", 200_000)).toEqual(noRest)
})

test("that a number could not be checked takes nothing away from what was said of it before (11.684)", () => {
  const [registered, notChecked] = [{ answer: "registered", atMs: 1 } as const, { answer: "notChecked", atMs: 2 } as const]
  expect([
    vatCheckKept(registered, notChecked),
    vatCheckKept(notChecked, { ...registered, atMs: 3 }),
    vatCheckKept(null, notChecked),
    vatCheckKept(registered, null),
    vatCheckKept(null, null),
  ]).toEqual([registered, { ...registered, atMs: 3 }, notChecked, registered, null])
})
