import { Schema } from "effect"
import fc from "fast-check"
import { Kind, parse, type SelectionSetNode } from "graphql"
import { expect } from "vitest"
import { nullish, selectionOf } from "../../../adapters/http/graphql/selection.ts"
import { property } from "../../support/property/property.ts"

/** The names that a selection has, level by level; null for a field without a selection of its own. */
interface Names {
  readonly [field: string]: Names | null
}

/** A Schema, and beside it the names that a document for it has to have: the oracle never sees the Schema. */
interface Case {
  readonly schema: Schema.Top
  readonly names: Names | null
}

const wrappers: readonly ((inner: Schema.Top) => Schema.Top)[] = [
  (inner) => inner,
  (inner) => Schema.NullOr(inner),
  (inner) => Schema.Array(inner),
  (inner) => Schema.NullOr(Schema.Array(Schema.NullOr(inner))),
  (inner) => Schema.Union([Schema.Null, inner]),
]
const field = fc.stringMatching(/^[_A-Za-z][_0-9A-Za-z]{0,6}$/).filter((name) => name !== "__proto__")

const plain: fc.Arbitrary<Case> = fc.constantFrom(
  { schema: Schema.String, names: null },
  { schema: Schema.Int, names: null },
  { schema: Schema.NullOr(Schema.Boolean), names: null },
  { schema: Schema.Literals(["a", "b"]), names: null },
)

const { value: values } = fc.letrec<{ readonly value: Case; readonly object: Case }>((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, plain, tie("object")),
  object: fc
    .tuple(
      fc.uniqueArray(fc.tuple(field, tie("value"), fc.boolean()), { selector: ([name]) => name, minLength: 1, maxLength: 4 }),
      fc.constantFrom(...wrappers),
    )
    .map(([fields, wrap]) => ({
      schema: wrap(Schema.Struct(Object.fromEntries(fields.map(([name, { schema }, open]) => [name, open ? nullish(schema) : schema])))),
      names: Object.fromEntries(fields.map(([name, { names }]) => [name, names])),
    })),
}))
const replies = values.filter(({ names }) => names !== null)

function namesOf({ selections }: SelectionSetNode): Names {
  return Object.fromEntries(
    selections.flatMap((node) =>
      node.kind === Kind.FIELD ? [[node.name.value, node.selectionSet === undefined ? null : namesOf(node.selectionSet)]] : [],
    ),
  )
}

function parsedNames(selection: string): Names {
  const [query] = parse(`query ${selection}`).definitions
  return query?.kind === Kind.OPERATION_DEFINITION ? namesOf(query.selectionSet) : {}
}

property("a selection, read by graphql, names exactly what the Schema decodes", {
  fault: "what stands in a list forgotten",
  rule: (schema: Schema.Top) => selectionOf(schema),
  // the fields of the innermost objects, as if they were plain values
  planted: (schema: Schema.Top) => selectionOf(schema).replaceAll(/ \{[^{}]*\}/g, ""),
  holds: (select) =>
    fc.property(replies, ({ schema, names }) => {
      expect(parsedNames(select(schema))).toEqual(names)
    }),
})
