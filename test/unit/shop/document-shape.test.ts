import { readFileSync } from "node:fs"
import { buildSchema, parse } from "graphql"
import { expect, test } from "vitest"
import { makeDocuments } from "../../../fixtures/shop/graphql/documents.ts"
import { schemaFile } from "../../../fixtures/shop/graphql/answer-graphql.ts"
import { documentShape } from "../../../fixtures/shop/graphql/document-shape.ts"

const shape = (text: string) => documentShape(text, parse(text))
const product = (id: string, fields = "product { id }") => `{ product(productId: ${id}) { ${fields} } }`

test.each([
  ["another product is the same shape", product("7"), product("123456789"), true],
  ["another field is not", product("7"), product("7", "product { name }"), false],
  ["a number that is too large for an Int is not", product("7"), product("9999999999"), false],
  ["a text is not a number", product("7"), product('"7"'), false],
  ["two fields with the same argument are not two with others", twoProducts("1", "1"), twoProducts("1", "2"), false],
  ["but two other ones with the same are", twoProducts("1", "1"), twoProducts("2", "2"), true],
  ["as many ids", ids("1, 2, 3"), ids("7, 8, 9"), true],
  ["one id more", ids("1, 2, 3"), ids("1, 2, 3, 4"), false],
  ["an id that is repeated", ids("1, 2, 3"), ids("1, 2, 1"), false],
])("%s", (_, one, other, same) => {
  expect(shape(one) === shape(other)).toBe(same)
})

function twoProducts(one: string, other: string): string {
  return `{ product(productId: ${one}) { product { id } } product(productId: ${other}) { product { id } } }`
}

function ids(list: string): string {
  return `{ products(searchInput: { productsId: [${list}] }) { products { id } } }`
}

test("a document of a known shape is answered for its own numbers, and one that is bad stays bad after a good one of its length", () => {
  const documents = makeDocuments(buildSchema(readFileSync(schemaFile, "utf8")))
  const argumentOf = (text: string) => {
    const checked = documents(text)
    return "errors" in checked
      ? checked.errors.map(({ message }) => message)
      : JSON.stringify(checked.document).match(/"IntValue","value":"(\d+)"/)?.[1]
  }
  expect(argumentOf(product("601"))).toBe("601")
  expect(argumentOf(product("602"))).toBe("602")
  expect(argumentOf(product("601"))).toBe("601")
  expect(argumentOf(product("9999999999"))).toEqual([expect.stringContaining("Int cannot represent")])
  expect(argumentOf(twoProducts("1", "1"))).toBe("1")
  expect(argumentOf(twoProducts("1", "2"))).toEqual([expect.stringContaining("conflict")])
})
