import { describe, expect, test } from "vitest"
import { isShopperEvent, maxEventText } from "../../../core/pages/shopper-events.ts"

const shapes = {
  Left: {},
  Typed: { rowId: "text", text: "text" },
  Stepped: { by: [1, -1] },
  Counted: { pieces: "integer" },
  Ticked: { checked: "boolean" },
} as const

describe("an event that a shopper causes has the fields of its shape, and no other (4.44)", () => {
  test.each([
    ["no field", { type: "Left" }],
    ["two texts", { type: "Typed", rowId: "a", text: "" }],
    ["the longest text", { type: "Typed", rowId: "a", text: "x".repeat(maxEventText) }],
    ["one of a few values", { type: "Stepped", by: -1 }],
    ["a whole number", { type: "Counted", pieces: -3 }],
    ["yes or no", { type: "Ticked", checked: false }],
  ])("%s: it is one", (_what, event) => expect(isShopperEvent(shapes, event)).toBe(true))

  test.each([
    ["another type", { type: "Exploded" }],
    ["the name of an inherited property", { type: "constructor" }],
    ["a field too many", { type: "Left", note: "secret" }],
    ["a field too few", { type: "Typed", rowId: "a" }],
    ["another field instead", { type: "Stepped", with: 1 }],
    ["a text that is too long", { type: "Typed", rowId: "a", text: "x".repeat(maxEventText + 1) }],
    ["a value that is none of the few", { type: "Stepped", by: 2 }],
    ["a text in place of a number", { type: "Counted", pieces: "3" }],
    ["a broken number", { type: "Counted", pieces: 1.5 }],
    ["a text in place of yes or no", { type: "Ticked", checked: "true" }],
    ["no type", { by: 1 }],
    ["a list", [{ type: "Left" }]],
    ["nothing", null],
    ["a text", "Left"],
  ])("%s: it is not", (_what, event) => expect(isShopperEvent(shapes, event)).toBe(false))
})
