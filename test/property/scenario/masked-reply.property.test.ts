import { Arbitrary, Effect, Schema } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { replySchemas } from "../../../adapters/replay/declared-fields.ts"
import { maskAnswered } from "../../../core/scenario/mask-json.ts"
import { shapeOf } from "../../../core/scenario/mask-value.ts"
import { property } from "../../support/property/property.ts"
import { maskedAsRecorded } from "../../support/scenario/mask.ts"

const request = { method: "POST", path: "/", query: {}, contentType: "", body: null }

const masked = (reply: unknown): unknown => {
  const body = maskedAsRecorded((masking) => maskAnswered({ json: reply }, request, masking))
  return body !== null && "json" in body ? body.json : null
}

/** A reply on the wire that a Schema allows, whatever else it says. */
const replyOf = (schema: Schema.Top, seed: number): unknown =>
  Effect.runSync(Arbitrary.sampleEffect(Arbitrary.schema(Schema.toEncoded(schema)), { count: 1, size: 3, seed }))[0]

const decodes = (mask: (reply: unknown) => unknown) =>
  fc.property(fc.nat(replySchemas.length - 1), fc.nat(1_000_000), (at, seed) => {
    const schema = replySchemas[at] ?? Schema.Never
    const reply = replyOf(schema, seed)
    const read = Schema.decodeUnknownResult(Schema.toEncoded(schema))(mask(reply))
    expect(read._tag, `${JSON.stringify(reply)} became ${JSON.stringify(mask(reply))}`).toBe("Success")
  })

/** Every text by its shape, character for character, as days once were. */
const byShape = (value: unknown): unknown => {
  if (typeof value === "string") return Array.from(value, shapeOf).join("")
  if (Array.isArray(value)) return value.map(byShape)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]: [string, unknown]) => [name, byShape(inner)]))
}

property("what a shop answers decodes by its Schema, masked as well: days, ids, numbers, codes, texts", {
  fault: "a day that is masked digit by digit, so that the page of reviews fails",
  rule: masked,
  planted: byShape,
  holds: decodes,
  runs: 300,
})

test("a day, an e-mail, an amount and a number keep their form where nothing is declared", () => {
  const reply = { unheard: ["2026-10-01", "anna@dom.pl", "12-345", "1 234,50"], unknown: 12345.5 }
  expect(masked(reply)).toEqual({
    xxxxxxx: ["9000-09-01", "xxxx@xxx.xx", "99-999", "9 990,90"],
    unknown: 99_999,
  })
})
