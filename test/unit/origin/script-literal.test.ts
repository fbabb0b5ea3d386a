import { expect, test } from "vitest"
import { assignedLiteral } from "../../../adapters/origin/readers/product/script-literal.ts"

const literal = (text: string) => assignedLiteral(`app.vars = 1; window.product_data = ${text}; next()`, "window.product_data")

test.each([
  ["JSON", '[{"id":7,"price":{"value":12.5}}]', [{ id: 7, price: { value: 12.5 } }]],
  ["names without quotation marks, commas at the end", "{id: 7, $a_1: 'x', 3: true,}", { id: 7, $a_1: "x", 3: true }],
  ["comments", "{ // one\n id: /* two */ 7 }", { id: 7 }],
  ["texts with escapes", String.raw`['it\'s', "\u017Cuk", "\x41", "a\nb", "<\/script>"]`, ["it's", "żuk", "A", "a\nb", "</script>"]],
  ["numbers of all kinds", "[-1, .5, 1e3, 0]", [-1, 0.5, 1000, 0]],
  ["undefined, as nothing", "[undefined, null]", [null, null]],
  [
    "a name that objects have anyway",
    '{"__proto__": {"isAdmin": true}, constructor: 1}',
    Object.fromEntries([
      ["__proto__", { isAdmin: true }],
      ["constructor", 1],
    ]),
  ],
])("a script's %s is read as data (10.107, 10.1023)", (_, text, expected) => {
  expect(literal(text)).toEqual(expected)
})

test.each([
  ["a call", "load()"],
  ["a name", "other"],
  ["a function", "function () { return 1 }"],
  ["a text in backticks", "`${document.cookie}`"],
  ["a sum", "{ id: 1 + 1 }"],
  ["a text without an end", "'abc\n'"],
  ["an object without an end", "{ id: 7"],
  ["no commas", "[1 2]"],
  ["a tag in the middle", '{ id: 7, <b> name: "x" }'],
  ["more layers than anybody writes", "[".repeat(50) + "]".repeat(50)],
  ["more values than anybody writes", `[${"1,".repeat(60_000)}]`],
])("%s is no data, and nothing of it is run (10.107, 10.1023)", (_, text) => {
  expect(literal(text)).toBeUndefined()
})

test("the assignment is found behind other mentions of its name, and a comparison is none", () => {
  const name = "window.product_data"
  expect(assignedLiteral("if (window.product_data == 1) x(window.product_data); window.product_data = [7]", name)).toEqual([7])
  expect(assignedLiteral("window.product_data == [7]", name)).toBeUndefined()
  expect(assignedLiteral(`${"x".repeat(1_000_001)} window.product_data = [7]`, name)).toBeUndefined()
})
