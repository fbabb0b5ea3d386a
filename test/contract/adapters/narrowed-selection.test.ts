import { expect, test } from "vitest"
import { withoutFields } from "../../../adapters/http/graphql/narrowed-selection.ts"

const selection = "{ id name price { price { gross { value } net { value } } max { gross { value } } } sizes { id code } }"
const at = (field: string, from = 0) => selection.indexOf(field, from)

test.each([
  ["a field", [at("name")], "{ id price { price { gross { value } net { value } } max { gross { value } } } sizes { id code } }"],
  ["a field with what it holds", [at("max")], "{ id name price { price { gross { value } net { value } } } sizes { id code } }"],
  [
    "several, wherever they stand",
    [at("id"), at("code"), at("sizes")],
    "{ name price { price { gross { value } net { value } } max { gross { value } } } }",
  ],
  [
    "all that a field holds, and so the field",
    [at("id", at("sizes")), at("code")],
    "{ id name price { price { gross { value } net { value } } max { gross { value } } } }",
  ],
  ["the inner one of two of a name", [at("price", at("price") + 1)], "{ id name price { max { gross { value } } } sizes { id code } }"],
  ["no field", [0], null],
  ["the middle of a field", [at("name") + 1], null],
  ["what stands before it", [-6], null],
  ["something behind its end", [5_000], null],
])("a selection without %s (10.994)", (_, places, expected) => {
  expect(withoutFields(selection, places)).toBe(expected)
})

test("a selection of which nothing is left is none (10.994)", () => {
  expect(withoutFields("{ id }", [2])).toBeNull()
  expect(withoutFields("{ a { b } }", [6])).toBeNull()
})
