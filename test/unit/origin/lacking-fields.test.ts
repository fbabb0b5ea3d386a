import { expect, test } from "vitest"
import { lackingFields } from "../../../adapters/http/graphql/lacking-fields.ts"

const document = "query { product(id: 7) { id price { max min } tax min } }"
const at = (name: string) => document.indexOf(name)
const told = (message: string, name?: string) => ({
  message,
  ...(name === undefined ? {} : { locations: [{ line: 1, column: at(name) + 1 }] }),
})

test.each([
  ["with its place", told('Cannot query field "tax" on type "Product".', "tax"), [{ name: "tax", at: at("tax") }]],
  ["without one, a name that stands once", told('Cannot query field "tax" on type "Product".'), [{ name: "tax", at: at("tax") }]],
  ["without one, a name that stands twice", told('Cannot query field "min" on type "Price".'), [{ name: "min", at: null }]],
  ["at another name's place", told('Cannot query field "tax" on type "Product".', "price"), [{ name: "tax", at: at("tax") }]],
  ["in words of other servers", told("Field 'tax' doesn't exist on type 'Product'"), [{ name: "tax", at: at("tax") }]],
  ["an argument", told('Unknown argument "id" on field "Query.product".', "id: 7"), [{ name: null, at: at("id: 7") }]],
  ["another shape", told('Field "tax" of type "Tax" must have a selection of subfields.', "tax"), [{ name: null, at: at("tax") }]],
  ["what is no lack", told("Internal server error", "tax"), []],
])("%s, that is what a schema lacks (10.994, 10.1004)", (_, error, expected) => {
  expect(lackingFields(document, [error])).toEqual(expected)
})

test("a place on another line than the document has is none (10.994)", () => {
  const error = { message: 'Cannot query field "min" on type "Price".', locations: [{ line: 2, column: 3 }] }
  expect(lackingFields(document, [error])).toEqual([{ name: "min", at: null }])
})
