import { describe, expect, test } from "vitest"
import { parseRowOptions, plainRow, type RowOptions, rowOptionsText, sameOptions } from "../../../core/basket/row-options.ts"
import { decimal } from "../../support/core/sample-offer.ts"

const part = (productId: number, sizeId: string, quantity: string) => ({ productId, sizeId, quantity: decimal(quantity) })

const full: RowOptions = {
  periodDays: 30,
  date: "2026-12-05T10:00",
  parts: [part(7, "M", "2"), part(5, "uniw", "1")],
  parameters: [
    { id: "wood", values: ["oak"] },
    { id: "edge", values: ["round", "bevel"] },
  ],
}
const fullText =
  '{"period":30,"date":"2026-12-05T10:00","parts":[[5,"uniw","1"],[7,"M","2"]],"parameters":[["edge",["bevel","round"]],["wood",["oak"]]]}'

describe("options have one text (17.29)", () => {
  test("whatever the order they came in", () => {
    expect(rowOptionsText(full)).toBe(fullText)
    expect(rowOptionsText({ ...full, parts: full.parts.toReversed(), parameters: full.parameters.toReversed() })).toBe(fullText)
    expect(rowOptionsText(plainRow)).toBe("")
  })

  test("and equal parts are one, under either name of the single size", () => {
    const twice = { ...plainRow, parts: [part(5, "uniw", "0.5"), part(5, "onesize", "0.50")] }
    expect(sameOptions(twice, { ...plainRow, parts: [part(5, "uniw", "1")] })).toBe(true)
  })

  test("which gives them back", () => {
    expect(parseRowOptions(fullText)).toMatchObject({ periodDays: 30, date: "2026-12-05T10:00" })
    expect(parseRowOptions("")).toEqual(plainRow)
  })

  test.each([
    "{}",
    "null",
    "[]",
    "{",
    '{"period":"30"}',
    '{"period":30,"more":1}',
    '{"date":"x","period":30}',
    '{"parts":[[7,"M","2.0"]]}',
    '{"parts":7}',
  ])("%s is none", (text) => {
    expect(parseRowOptions(text)).toBeNull()
  })
})
