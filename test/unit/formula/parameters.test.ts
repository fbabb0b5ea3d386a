import { expect, test } from "vitest"
import { compileFormula } from "../../../core/formula/formula.ts"
import { type FormulaParameter, readParameters } from "../../../core/formula/parameters.ts"
import { missingParameters, openingChoices, orderParameters, parameterValues, productData } from "../../../core/formula/parameter-values.ts"

const json = [
  { id: "width", name: "Szerokość", type: "number", min: 10, max: "300,5", default: 50, required: true },
  { id: "text", name: "Grawer", type: "text", max: 5 },
  {
    id: "height",
    name: "Wysokość",
    type: "select",
    values: [
      { id: "1200", name: "120 cm" },
      { id: "900", name: "90 cm" },
    ],
    default: "900",
  },
  { id: "edge", name: "Brzeg", type: "radio", values: [{ id: "r", name: "okrągły" }], required: true },
  { id: "gift", name: "Na prezent", type: "checkbox", default: true },
  {
    id: "extra-1",
    name: "Dodatki",
    type: "checkbox",
    values: [
      { id: "a", name: "A" },
      { id: "b", name: "B" },
    ],
    default: ["b"],
  },
]
const parameters = (): readonly FormulaParameter[] => {
  const read = readParameters(json)
  return "_tag" in read ? [] : read
}

test("the JSON of the parameters becomes fields with bounds, values, defaults and what is required", () => {
  expect(parameters()).toEqual([
    {
      is: "number",
      id: "width",
      name: "Szerokość",
      required: true,
      min: { coefficient: 10, scale: 0 },
      max: { coefficient: 3005, scale: 1 },
      initial: "50",
    },
    { is: "text", id: "text", name: "Grawer", required: false, min: null, max: 5, initial: "" },
    {
      is: "select",
      id: "height",
      name: "Wysokość",
      required: false,
      options: [
        { id: "1200", name: "120 cm" },
        { id: "900", name: "90 cm" },
      ],
      initial: "900",
    },
    { is: "radio", id: "edge", name: "Brzeg", required: true, options: [{ id: "r", name: "okrągły" }], initial: "" },
    { is: "checkbox", id: "gift", name: "Na prezent", required: false, options: [], initial: ["1"] },
    {
      is: "checkbox",
      id: "extra-1",
      name: "Dodatki",
      required: false,
      options: [
        { id: "a", name: "A" },
        { id: "b", name: "B" },
      ],
      initial: ["b"],
    },
  ])
})

const width = { id: "w", name: "W", type: "number" }

test.each<[string, unknown, string, string]>([
  ["no list", { id: "w" }, "parameters", "a list"],
  ["null", null, "parameters", "a list"],
  ["too many", Array.from({ length: 201 }, (_, at) => ({ ...width, id: `w${at}` })), "parameters", "at most 200 entries"],
  ["no object", [width, 7], "[1]", "an object"],
  ["a list in place of an object", [[]], "[0]", "an object"],
  ["no id", [{ name: "W", type: "number" }], "[0].id", "a text"],
  ["a blank id", [{ ...width, id: " " }], "[0].id", "a text"],
  ["no name", [{ id: "w", type: "number" }], "[0].name", "a text"],
  ["no type", [{ id: "w", name: "W" }], "[0].type", "number, text, select, radio or checkbox"],
  ["an inherited type", [{ ...width, type: "toString" }], "[0].type", "number, text, select, radio or checkbox"],
  ["a bound that is no number", [{ ...width, min: "few" }], "[0].min", "a number"],
  ["a bound of another kind", [{ ...width, max: true }], "[0].max", "a number"],
  ["a bound that is not finite", [{ ...width, max: Number.NaN }], "[0].max", "a number"],
  ["half a character", [{ ...width, type: "text", max: 1.5 }], "[0].max", "a whole number from 0"],
  ["less than no characters", [{ ...width, type: "text", min: -1 }], "[0].min", "a whole number from 0"],
  ["a select without values", [{ ...width, type: "select" }], "[0].values", "a list with at least one value"],
  ["values that are no list", [{ ...width, type: "radio", values: {} }], "[0].values", "a list"],
  [
    "too many values",
    [{ ...width, type: "radio", values: Array.from({ length: 501 }, () => ({ id: "a", name: "A" })) }],
    "[0].values",
    "at most 500 entries",
  ],
  ["a value without an id", [{ ...width, type: "radio", values: [{ name: "A" }] }], "[0].values[0].id", "a text"],
  ["a value without a name", [{ ...width, type: "radio", values: [{ id: "a" }] }], "[0].values[0].name", "a text"],
  ["a default that is an object", [{ ...width, default: {} }], "[0].default", "a text or a number"],
  ["a default that is not finite", [{ ...width, default: Number.POSITIVE_INFINITY }], "[0].default", "a text or a number"],
  ["checked ids that are no texts", [{ ...width, type: "checkbox", default: [1] }], "[0].default[0]", "a text"],
  ["the same id twice", [width, { ...width, name: "again" }], "[1].id", "an id that no other parameter has"],
])("parameters that cannot be read are named by their place: %s", (_, given, path, wanted) => {
  expect(readParameters(given)).toEqual({ _tag: "ParameterFault", path, expected: wanted })
})

test("absent and empty bounds are none", () => {
  expect(readParameters([{ ...width, min: null, max: "" }])).toEqual([
    { is: "number", id: "w", name: "W", required: false, min: null, max: null, initial: "" },
  ])
  expect(readParameters([{ ...width, type: "checkbox", default: false }])).toEqual([
    { is: "checkbox", id: "w", name: "W", required: false, options: [], initial: [] },
  ])
  expect(readParameters([])).toEqual([])
})

test("parameters in the address prefill the fields, and what cannot be chosen leaves the default (5.59)", () => {
  const open = openingChoices(parameters(), [
    ["width", "80"],
    ["width", "90"],
    ["height", "1200"],
    ["edge", "square"],
    ["gift", "no"],
    ["extra-1", "b"],
    ["extra-1", "a"],
    ["extra-1", "z"],
    ["unknown", "x"],
  ])
  expect(Object.fromEntries(open)).toEqual({ width: "90", text: "", height: "1200", edge: "", gift: [], "extra-1": ["a", "b"] })
  expect(Object.fromEntries(openingChoices(parameters(), []))).toEqual({
    width: "50",
    text: "",
    height: "900",
    edge: "",
    gift: ["1"],
    "extra-1": ["b"],
  })
  for (const yes of ["1", "true", "on"]) expect(openingChoices(parameters(), [["gift", yes]]).get("gift")).toEqual(["1"])
})

const values = (choices: Readonly<Record<string, string | readonly string[]>>) =>
  parameterValues(parameters(), new Map(Object.entries(choices)))

test("the formula is given numbers, texts, truth values and lists", () => {
  expect(values({ width: "80,5", text: "Ala", height: "1200", edge: "r", gift: ["1"], "extra-1": ["a", "b"] })).toEqual({
    width: 80.5,
    text: "Ala",
    height: "1200",
    edge: "r",
    gift: true,
    "extra-1": ["a", "b"],
  })
  expect(values({})).toEqual({ width: 10, text: "", height: "", edge: "", gift: false, "extra-1": [] })
  expect(values({ "extra-1": "a" })["extra-1"]).toEqual(["a"])
})

test.each([
  ["9", 10],
  ["10", 10],
  ["300.5", 300.5],
  ["301", 300.5],
  ["1 000", 300.5],
  ["x", 10],
])("a typed width of %j counts as %d: out of range it is the bound (5.58)", (typed, counted) => {
  expect(values({ width: typed })["width"]).toBe(counted)
})

test("a text that is too long is cut for the price (5.57)", () => {
  expect(values({ text: "Jagienka" })["text"]).toBe("Jagie")
})

test("a formula reads its parameters, those with odd names too", () => {
  const formula = compileFormula(
    'width * Number(height) + (gift ? 5 : 0) + parameters["extra-1"].length',
    parameters().map(({ id }) => id),
  )
  expect(formula._tag).toBe("Formula")
  if (formula._tag === "Formula")
    expect(formula.evaluate(values({ width: "10", height: "900", gift: ["1"], "extra-1": ["a"] }))).toEqual({ _tag: "Value", value: 9006 })
})

test("required parameters that nothing is chosen for are named in order", () => {
  const missing = (choices: Readonly<Record<string, string>>) =>
    missingParameters(parameters(), new Map(Object.entries(choices))).map(({ id }) => id)
  expect([missing({}), missing({ width: " ", edge: "r" }), missing({ width: "1", edge: "r" })]).toEqual([["width", "edge"], ["width"], []])
  const boxes: FormulaParameter = { is: "checkbox", id: "c", name: "C", required: true, options: [], initial: [] }
  expect(missingParameters([boxes], new Map([["c", []]]))).toEqual([boxes])
  expect(missingParameters([boxes], new Map([["c", ["1"]]]))).toEqual([])
})

test("a text that is shorter than its least length is named, an empty optional one is not", () => {
  const text: FormulaParameter = { is: "text", id: "t", name: "T", required: false, min: 3, max: null, initial: "" }
  const named = (choice: string) => missingParameters([text], new Map([["t", choice]])).length
  expect(["", "  ", "ab", "a😀", "abc"].map(named)).toEqual([0, 0, 1, 1, 0])
  expect(missingParameters([{ ...text, min: null }], new Map([["t", "a"]]))).toEqual([])
})

test("an order keeps what was typed as it was typed, the bound for what is beyond it, and nothing for what is no number", () => {
  const kept = (width: string) =>
    orderParameters(parameters(), new Map([["width", width]])).flatMap((one) => one.parameterValues.map(({ valueName }) => valueName))
  expect(["12,50", " 12.5 ", "512", "1", "abc", "", " "].map(kept)).toEqual([["12,50"], ["12.5"], ["300.5"], ["10"], [], [], []])
})

test("a number input that holds something else keeps the product from being bought", () => {
  const number: FormulaParameter = { is: "number", id: "n", name: "N", required: false, min: null, max: null, initial: "" }
  expect(["", "1", "1,5", "abc", "1 000 x"].map((typed) => missingParameters([number], new Map([["n", typed]])).length)).toEqual([
    0, 0, 0, 1, 1,
  ])
})

test("an order keeps ids and names of what was chosen, and what counts of what was typed", () => {
  const choices = new Map<string, string | readonly string[]>([
    ["width", "500"],
    ["text", "Ala"],
    ["height", "1200"],
    ["edge", "square"],
    ["gift", ["1"]],
    ["extra-1", ["b"]],
  ])
  expect(orderParameters(parameters(), choices)).toEqual([
    { parameterId: "width", parameterName: "Szerokość", parameterValues: [{ valueId: "", valueName: "300.5" }] },
    { parameterId: "text", parameterName: "Grawer", parameterValues: [{ valueId: "", valueName: "Ala" }] },
    { parameterId: "height", parameterName: "Wysokość", parameterValues: [{ valueId: "1200", valueName: "120 cm" }] },
    { parameterId: "gift", parameterName: "Na prezent", parameterValues: [{ valueId: "1", valueName: "Na prezent" }] },
    { parameterId: "extra-1", parameterName: "Dodatki", parameterValues: [{ valueId: "b", valueName: "B" }] },
  ])
  expect(orderParameters(parameters(), new Map([["width", ""]]))).toEqual([])
})

test("the product's data have the platform's names", () => {
  expect(productData({ minor: 1 }, { coefficient: 25, scale: 1 })).toEqual({
    "iai:product_max_price_gross": 0.01,
    "iai:number_of_items": 2.5,
  })
})

test("a parameter with the name of an inherited property is only what was chosen", () => {
  const names = ["constructor", "toString", "__proto__"]
  const formula = compileFormula("typeof constructor + typeof toString", names)
  expect(formula._tag).toBe("Formula")
  if (formula._tag === "Formula") expect(formula.evaluate({})).toEqual({ _tag: "Value", value: "undefinedundefined" })
  if (formula._tag === "Formula")
    expect(formula.evaluate({ constructor: 1, toString: "x" })).toEqual({ _tag: "Value", value: "numberstring" })
})
