import fc from "fast-check"
import { expect, test } from "vitest"
import { prettyJson } from "../../../adapters/replay/pretty-json.ts"
import { unwrapTexts, wrapTexts } from "../../../adapters/replay/wrapped-texts.ts"
import { changedOutcome, outcomeChanges } from "../../../core/scenario/outcome-changes.ts"
import type { Outcome } from "../../../core/scenario/outcome.ts"
import { anyCharacter } from "../../support/property/any-character.ts"
import { property } from "../../support/property/property.ts"

const word = fc.constantFrom("", "1", "289,00 zł", "M")
const part = fc.constantFrom("price", "sizes", "alert", "__proto__")
const words: fc.Arbitrary<Outcome["views"][string]> = fc.oneof(
  word,
  fc.constant(null),
  fc.boolean(),
  fc.array(word, { maxLength: 2 }),
  fc.dictionary(part, fc.oneof(word, fc.array(word, { maxLength: 2 })), { maxKeys: 3 }),
)
const outcome: fc.Arbitrary<Outcome> = fc.record(
  {
    address: fc.constantFrom("/", "/a"),
    page: fc.constantFrom("home", "product"),
    title: word,
    views: fc.dictionary(fc.constantFrom("product", "cart", "miniBasket"), words, { maxKeys: 3 }),
  },
  { requiredKeys: ["address", "page", "views"] },
)

property("an outcome is the one before with its changes", {
  fault: "a part that is gone is not told",
  rule: outcomeChanges,
  planted: (before: Outcome, after: Outcome) => (outcomeChanges({ ...before, views: {} }, after) === null ? null : after.views),
  holds: (changes) =>
    fc.property(outcome, outcome, (before, after) => {
      const found = changes(before, after)
      if (found !== null) expect(changedOutcome(before, found)).toEqual(after)
    }),
  runs: 300,
})

test("of a machine only the parts that say something else are told, and nothing of the others", () => {
  const before = { address: "/", page: "product", views: { product: { price: "1", alert: null }, cart: "a" } } as const
  expect(outcomeChanges(before, { ...before, views: { product: { price: "2", alert: null }, cart: "a" } })).toEqual({
    product: { price: "2" },
  })
  expect(outcomeChanges(before, before)).toEqual({})
  expect(outcomeChanges(before, { ...before, address: "/b" })).toBeNull()
  expect(outcomeChanges(before, { ...before, views: { cart: "a" } })).toBeNull()
})

const key = fc.constantFrom("a", "$text", "$$text", "$", "text")
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 400, size: "max" }),
    fc.array(fc.constantFrom("query {", " name ", "a".repeat(130), "ż\n"), { maxLength: 60 }).map((parts) => parts.join("")),
    fc.integer(),
    fc.array(tie("json"), { maxLength: 2 }),
    fc.dictionary(key, tie("json"), { maxKeys: 3 }),
  ),
}))

property("data with long texts in pieces are the same data", {
  fault: "a name of the data that looks like a text in pieces is taken for one",
  rule: wrapTexts,
  planted: (value: unknown) => value,
  holds: (wrap) =>
    fc.property(json, (value) => {
      const file = prettyJson(wrap(value))
      expect(unwrapTexts(JSON.parse(file))).toEqual(value)
    }),
  runs: 300,
})

test("no line of a file is long, and pieces end where a word does", () => {
  const document = `query { ${"name description ".repeat(200)}}`
  const file = prettyJson(wrapTexts({ body: { json: { query: document } } }))
  expect(Math.max(...file.split("\n").map((line) => line.length))).toBeLessThan(150)
  expect(file.match(/[^ {}]",?$/gm)).toBeNull()
})
