import fc from "fast-check"
import { Kind, parse, parseValue, valueFromASTUntyped } from "graphql"
import { expect, test } from "vitest"
import { enumValue, literal, type LiteralValue } from "../../../adapters/http/graphql/literal.ts"
import { anyCharacter } from "../../support/property/any-character.ts"

/** Texts that would like to leave their quotes. */
const hostile = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.string({
    unit: fc.constantFrom(
      '"',
      "\\",
      "\n",
      "\r",
      "\t",
      "\0",
      "\u2028",
      "\u2029",
      "{",
      "}",
      "#",
      "$",
      '"""',
      "\\u",
      "\u202e",
      "\ufeff",
      "\u007f",
      "a",
    ),
  }),
  fc.constantFrom('"}) { __schema { types { name } } } #', "\\", '\\"', "\ud800", "a\udc00b", "x".repeat(5000)),
)
const numbers = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => (Object.is(number, -0) ? 0 : number)),
)
const names = fc.stringMatching(/^[_A-Za-z][_0-9A-Za-z]{0,8}$/).filter((name) => name !== "__proto__")
const { value } = fc.letrec<{ value: LiteralValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    hostile,
    numbers,
    fc.boolean(),
    fc.constant(null),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(names, tie("value"), { maxKeys: 4 }),
  ),
}))

/** A lone surrogate has no form in GraphQL and becomes the replacement character. */
function wellFormed(input: LiteralValue): unknown {
  if (typeof input === "string") return input.toWellFormed()
  if (Array.isArray(input)) return input.map(wellFormed)
  if (typeof input !== "object" || input === null) return input
  return Object.fromEntries(Object.entries(input).map(([name, inner]) => [name, wellFormed(inner)]))
}

test("fault: a quote or backslash ends the string. GraphQL's own parser reads back every value that was printed (11.12)", () => {
  fc.assert(
    fc.property(value, (printed) => {
      expect(valueFromASTUntyped(parseValue(literal(printed), { noLocation: true }))).toEqual(wellFormed(printed))
    }),
  )
})

test("fault: a value becomes part of the document. A text never adds a field to the query around it", () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const document = parse(`query { products(searchInput: {text: ${literal(text)}}) { took } }`)
      const [operation] = document.definitions
      expect(document.definitions).toHaveLength(1)
      expect(operation?.kind === Kind.OPERATION_DEFINITION && operation.selectionSet.selections).toHaveLength(1)
    }),
  )
})

test("fault: a character that hides or turns text reaches a log. Printed texts hold printable characters only", () => {
  fc.assert(
    fc.property(hostile, (text) => {
      // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
      expect(literal(text)).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/)
    }),
  )
})

test("enum values are written bare", () => {
  expect(literal({ mode: enumValue("product") })).toBe("{mode: product}")
})

test.each([Number.NaN, Number.POSITIVE_INFINITY])("%d has no form in GraphQL", (number) =>
  expect(() => literal(number)).toThrow(RangeError),
)

test.each(["", "1a", "a b", 'a"', "ż", "a-b"])("%j is no name of a field or enum value", (name) => {
  expect(() => literal({ [name]: 1 })).toThrow(RangeError)
  expect(() => enumValue(name)).toThrow(RangeError)
})
