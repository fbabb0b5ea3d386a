import fc from "fast-check"
import { expect } from "vitest"
import type { FormulaResult } from "../../../core/formula/formula-result.ts"
import { type FormulaParameter, type ParameterChoices, readParameters } from "../../../core/formula/parameters.ts"
import { formulaPrice } from "../../../core/formula/formula-price.ts"
import { openingChoices, orderParameters, parameterValues } from "../../../core/formula/parameter-values.ts"
import { property } from "../../support/property/property.ts"

const one = { coefficient: 1, scale: 0 }
/** Amounts of up to five places as text, and the grosze that rounding half up on the text gives. */
const amounts = fc.tuple(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 0, max: 99_999 })).map(([whole, fraction]) => {
  const places = String(fraction).padStart(5, "0")
  const hundredths = BigInt(whole) * 100n + BigInt(places.slice(0, 2)) + (Number(places[2]) >= 5 ? 1n : 0n)
  return { value: Number(`${whole}.${places}`), minor: Number(hundredths) }
})

property("the price is the result's shortest text, rounded half up to grosze", {
  fault: "a price rounded in binary",
  rule: formulaPrice,
  planted: (result: FormulaResult, vat: number) =>
    formulaPrice(
      result._tag === "Value" && typeof result.value === "number" ? { _tag: "Value", value: Math.floor(result.value * 100) / 100 } : result,
      vat,
      one,
    ),
  runs: 300,
  holds: (price) =>
    fc.property(amounts, ({ value, minor }) => {
      expect(price({ _tag: "Value", value }, 23, one)).toMatchObject({ unit: { gross: { minor } } })
    }),
})

property("whatever a formula returns, only a finite number of zero or more is a price", {
  fault: "a made-up price",
  rule: formulaPrice,
  planted: (result: FormulaResult, vat: number) =>
    formulaPrice(result._tag === "Value" ? { _tag: "Value", value: Math.abs(Number(result.value)) || 0 } : result, vat, one),
  holds: (price) =>
    fc.property(fc.oneof(fc.double(), fc.string(), fc.boolean(), fc.constantFrom(null, undefined)), (value) => {
      const isPrice = typeof value === "number" && Number.isFinite(value) && value >= 0 && value < 1e13
      expect(price({ _tag: "Value", value }, 23, one)._tag).toBe(isPrice ? "FormulaPrice" : "FormulaError")
    }),
})

property("any JSON is parameters or a fault with its place", {
  fault: "a structure from outside that crashes the reader",
  rule: readParameters,
  planted: (json: unknown) => {
    if (Array.isArray(json) && json.some((field) => field === null)) throw new TypeError("Cannot read properties of null")
    return readParameters(json)
  },
  runs: 500,
  holds: (read) =>
    fc.property(
      fc.oneof(
        fc.jsonValue(),
        fc.array(
          fc.oneof(
            fc.constant(null),
            fc.record(
              {
                id: fc.constantFrom("a", "b", "__proto__", "", 1),
                name: fc.constantFrom("A", null),
                type: fc.constantFrom("number", "text", "select", "checkbox", "constructor"),
                min: fc.jsonValue(),
                values: fc.jsonValue(),
                default: fc.jsonValue(),
              },
              { requiredKeys: ["id"] },
            ),
          ),
          { maxLength: 3 },
        ),
      ),
      (json) => {
        const parameters = read(json)
        if ("_tag" in parameters) expect([parameters.path !== "", parameters.expected !== ""]).toEqual([true, true])
        else expect(new Set(parameters.map(({ id }) => id)).size).toBe(parameters.length)
      },
    ),
})

const options = [
  { id: "1", name: "one" },
  { id: "2", name: "two" },
]
const parameters: readonly FormulaParameter[] = [
  {
    is: "number",
    id: "n",
    name: "N",
    required: false,
    min: { coefficient: -5, scale: 0 },
    max: { coefficient: 105, scale: 1 },
    initial: "3",
  },
  { is: "text", id: "t", name: "T", required: false, min: null, max: 3, initial: "" },
  { is: "select", id: "s", name: "S", required: false, options, initial: "2" },
  { is: "checkbox", id: "c", name: "C", required: false, options, initial: [] },
]
const typed = fc.oneof(
  fc.string({ maxLength: 6 }),
  fc.integer({ min: -2000, max: 2000 }).map((number) => String(number / 10)),
)
const choices: fc.Arbitrary<ParameterChoices> = fc
  .record({ n: typed, t: typed, s: fc.constantFrom("1", "2", "3", ""), c: fc.subarray(["1", "2", "3"]) })
  .map((record) => new Map<string, string | readonly string[]>(Object.entries(record)))

property("the formula is given a number within its bounds and a text within its length, whatever is typed", {
  fault: "a bound that is passed",
  rule: parameterValues,
  planted: (fields: readonly FormulaParameter[], chosen: ParameterChoices) => ({
    ...parameterValues(fields, chosen),
    n: Number(chosen.get("n")) || 0,
  }),
  runs: 300,
  holds: (values) =>
    fc.property(choices, (chosen) => {
      const { n, t } = values(parameters, chosen)
      expect(typeof n === "number" && n >= -5 && n <= 10.5).toBe(true)
      expect(typeof t === "string" && Array.from(t).length <= 3).toBe(true)
      const number = Number(chosen.get("n") === "" ? Number.NaN : chosen.get("n"))
      if (/^-?\d+(?:\.\d+)?$/.test(String(chosen.get("n")))) expect(n).toBe(Math.min(10.5, Math.max(-5, number)))
    }),
})

property("prefilled choices can all be chosen, and an order names them all", {
  fault: "an address that chooses what is not there",
  rule: openingChoices,
  planted: (fields: readonly FormulaParameter[], query: readonly (readonly [string, string])[]): ParameterChoices =>
    new Map([...openingChoices(fields, query), ...query.filter(([name]) => name === "s")]),
  runs: 300,
  holds: (open) =>
    fc.property(
      fc.array(fc.tuple(fc.constantFrom("n", "t", "s", "c", "x"), fc.constantFrom("1", "2", "3", "", "on")), { maxLength: 6 }),
      (query) => {
        const opened = open(parameters, query)
        expect([...opened.keys()]).toEqual(["n", "t", "s", "c"])
        expect(["1", "2"]).toContain(opened.get("s"))
        const boxes = opened.get("c") ?? []
        expect((typeof boxes === "string" ? [boxes] : boxes).every((id) => id === "1" || id === "2")).toBe(true)
        const order = orderParameters(parameters, opened)
        expect(order.find(({ parameterId }) => parameterId === "s")?.parameterValues.length).toBe(1)
      },
    ),
})
