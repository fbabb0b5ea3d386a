import { expect, test } from "vitest"
import {
  cacheAnswer,
  cachedAnswer,
  courierKey,
  type CourierQuestion,
  deliveryProduct,
  type ShippingForm,
} from "../../../core/delivery/courier-question.ts"
import { fnv1a } from "../../../core/values/fnv1a.ts"
import { decimal } from "../../support/core/sample-offer.ts"

const form: ShippingForm = { kind: "item", productId: 77, sizeId: "onesize", quantity: decimal("2"), sellBy: decimal("1"), parts: [] }
const parts = [
  { productId: 5, sizeId: "S", checked: true },
  { productId: 6, sizeId: "uniw", checked: false },
]

test("a single size is asked about as uniw (11.96)", () => {
  expect(deliveryProduct(form)).toEqual({ productId: 77, sizeId: "uniw", quantity: decimal("2"), parts: [] })
})

test("without a quantity the smallest amount sold is asked about (11.97)", () => {
  expect(deliveryProduct({ ...form, sizeId: "M", quantity: null, sellBy: decimal("0.5") })).toEqual({
    productId: 77,
    sizeId: "M",
    quantity: decimal("0.5"),
    parts: [],
  })
})

test("a quantity of 0 stays as typed: the shipping check speaks of it", () => {
  expect(deliveryProduct({ ...form, quantity: decimal("0") }).quantity).toEqual(decimal("0"))
})

test("every part of a bundle belongs to the question, in its order", () => {
  expect(deliveryProduct({ ...form, kind: "bundle", productId: 9, parts }).parts).toEqual([
    { productId: 5, sizeId: "S" },
    { productId: 6, sizeId: "uniw" },
  ])
})

test("of a collection only the checked parts belong to the question", () => {
  expect(deliveryProduct({ ...form, kind: "collection", parts }).parts).toEqual([{ productId: 5, sizeId: "S" }])
  expect(deliveryProduct({ ...form, kind: "collection", parts: parts.map((part) => ({ ...part, checked: false })) }).parts).toEqual([])
})

test("a single size of a part is asked about as uniw too (11.96)", () => {
  expect(deliveryProduct({ ...form, kind: "bundle", parts: [{ productId: 6, sizeId: "onesize", checked: false }] }).parts).toEqual([
    { productId: 6, sizeId: "uniw" },
  ])
})

test("an item has no parts, whatever its form holds", () => {
  expect(deliveryProduct({ ...form, parts }).parts).toEqual([])
})

const question = (country: string): CourierQuestion => ({ products: [deliveryProduct(form)], context: { country } })

test("an answer is kept for its question, and for no other", () => {
  const kept = cacheAnswer(cacheAnswer({}, question("pl"), "by post"), question("de"), "by train")
  expect([cachedAnswer(kept, question("pl")), cachedAnswer(kept, question("de")), cachedAnswer(kept, question("cz"))]).toEqual([
    "by post",
    "by train",
    null,
  ])
  expect(Object.keys(kept)).toEqual([courierKey(question("pl")), courierKey(question("de"))])
})

test("a newer answer takes the place of an older one", () => {
  const kept = cacheAnswer(cacheAnswer({}, question("pl"), "by post"), question("pl"), "by train")
  expect(kept).toEqual({ [courierKey(question("pl"))]: "by train" })
})

test("a failed answer is not kept, and does not take away what was", () => {
  const kept = cacheAnswer({}, question("pl"), "by post")
  expect(cacheAnswer(kept, question("de"), null)).toBe(kept)
  expect(cacheAnswer(kept, question("pl"), null)).toBe(kept)
})

test("an empty answer is an answer", () => {
  expect(cachedAnswer(cacheAnswer({}, question("pl"), ""), question("pl"))).toBe("")
})

test.each([
  ["", "cbf29ce484222325"],
  ["a", "af63dc4c8601ec8c"],
  ["foobar", "85944171f73967e8"],
])("FNV-1a of %j is that of its authors, %s", (text, hash) => {
  expect(fnv1a(text)).toBe(hash)
})

test("a hash always has 16 digits", () => {
  const hashes = Array.from({ length: 300 }, (_, at) => fnv1a(`text ${at}`))
  expect(hashes.every((hash) => /^[0-9a-f]{16}$/.test(hash))).toBe(true)
  // or the digits in front would go unnoticed
  expect(hashes.some((hash) => hash.startsWith("0"))).toBe(true)
})
