import { Schema } from "effect"
import { expect, test } from "vitest"
import { nullish, plainSelectionOf, selectionOf } from "../../../adapters/http/graphql/selection.ts"

const Amount = Schema.Struct({ value: Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 9 })) })

test.each<[string, Schema.Top, string]>([
  ["plain fields by name, in the Schema's order", Schema.Struct({ name: Schema.String, id: Schema.Int }), "{ name id }"],
  ["an object's own fields", Schema.Struct({ price: Amount }), "{ price { value } }"],
  ["a field that may be missing or null", Schema.Struct({ id: nullish(Schema.Int), price: nullish(Amount) }), "{ id price { value } }"],
  ["what a list consists of", Schema.Struct({ tags: Schema.Array(Schema.String), all: Schema.Array(Amount) }), "{ tags all { value } }"],
  [
    "a list that may be null, of what may be null",
    Schema.Struct({ all: Schema.NullOr(Schema.Array(Schema.NullOr(Amount))) }),
    "{ all { value } }",
  ],
  ["a union of plain values", Schema.Struct({ left: Schema.Union([Schema.Finite, Schema.String]) }), "{ left }"],
  [
    "what alternatives share, once",
    Schema.Struct({ of: Schema.Union([Amount, Schema.Struct({ ...Amount.fields, tax: Amount })]) }),
    "{ of { value tax { value } } }",
  ],
  ["the name on the wire", Schema.Struct({ rowId: Schema.String }).pipe(Schema.encodeKeys({ rowId: "additional" })), "{ additional }"],
  ["a closed choice", Schema.Struct({ sort: Schema.Literals(["newest", "default"]) }), "{ sort }"],
])("a document asks for %s", (_rule, schema, selection) => expect(selectionOf(schema)).toBe(selection))

test("a shop of another kind is not asked for what only this project's shop has, on no level (11.23)", () => {
  const Row = Schema.Struct({
    id: Schema.Int,
    owner: Schema.String,
    ownIcon: nullish(Amount),
    data: Schema.Struct({ name: Schema.String, ownFew: Schema.String }),
  })
  expect(plainSelectionOf(Row)).toBe("{ id owner data { name } }")
  expect(selectionOf(Row)).toBe("{ id owner ownIcon { value } data { name ownFew } }")
})

test("a record has no fields that could be selected", () => {
  expect(() => selectionOf(Schema.Struct({ texts: Schema.Record(Schema.String, Schema.String) }))).toThrow(RangeError)
})
