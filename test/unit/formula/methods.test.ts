import { test } from "vitest"
import { expectValueAsNode } from "./value-as-node.ts"

/** Every call on every owner in one program, with what it leaves of the owner. */
function callsHaveNodesValues(owners: readonly string[], calls: readonly string[]): void {
  for (const owner of owners) {
    expectValueAsNode(`return [${calls.map((call) => `((self) => [self${call}, self])(${owner})`).join(", ")}]`)
  }
}

const texts = ['""', '"abcabc"', '" Ala ma "', '"a,b,,c"', '"Żółć 😀"', '"12.50"']
test.each([
  ["at", [".at()", ".at(0)", ".at(2)", ".at(-1)", ".at(99)", '.at("1")', ".at(1.9)", ".at(null)"]],
  ["charAt", [".charAt()", ".charAt(1)", ".charAt(-1)", ".charAt(99)", '.charAt("2")']],
  ["charCodeAt", [".charCodeAt()", ".charCodeAt(1)", ".charCodeAt(99)", ".charCodeAt(-1)"]],
  ["concat", [".concat()", '.concat("x")', ".concat(1, null, undefined, [2, 3], true)"]],
  ["endsWith", ['.endsWith("c")', '.endsWith("")', '.endsWith("ab", 2)', ".endsWith()", '.endsWith("c", undefined)']],
  ["includes", ['.includes("b")', '.includes("a", 1)', '.includes("")', ".includes()", ".includes(12)", '.includes("a", "1")']],
  ["indexOf", ['.indexOf("b")', '.indexOf("a", 1)', '.indexOf("zz")', '.indexOf("")', '.indexOf("", 99)', ".indexOf()"]],
  ["lastIndexOf", ['.lastIndexOf("b")', '.lastIndexOf("a", 2)', '.lastIndexOf("a", -5)', '.lastIndexOf("")', '.lastIndexOf("c", NaN)']],
  ["padEnd", [".padEnd(3)", '.padEnd(9, "xy")', '.padEnd(9, "")', '.padEnd("8", 1)', ".padEnd()", ".padEnd(9, undefined)", ".padEnd(-1)"]],
  ["padStart", [".padStart(3)", '.padStart(9, "xy")', '.padStart(9, "")', '.padStart("8", 1)', ".padStart()", ".padStart(NaN)"]],
  ["repeat", [".repeat(0)", ".repeat(1)", ".repeat(3)", '.repeat("2")', ".repeat(2.9)", ".repeat()", ".repeat(null)", ".repeat(-0.5)"]],
  [
    "replace",
    [
      '.replace("b", "X")',
      '.replace("", "-")',
      '.replace("b", "[$&]")',
      '.replace("b", (m, at) => m + at)',
      '.replace("q", "X")',
      '.replace("b")',
    ],
  ],
  [
    "replaceAll",
    [
      '.replaceAll("b", "X")',
      '.replaceAll("a", "")',
      '.replaceAll("", "-")',
      '.replaceAll("a", "$&$&")',
      '.replaceAll("b", (m, at, all) => m + at + all.length)',
      '.replaceAll("c", null)',
    ],
  ],
  [
    "slice",
    [
      ".slice()",
      ".slice(1)",
      ".slice(-2)",
      ".slice(1, 3)",
      ".slice(1, -1)",
      ".slice(3, 1)",
      '.slice("1", "2")',
      ".slice(undefined, 2)",
      ".slice(1, null)",
    ],
  ],
  [
    "split",
    [
      ".split()",
      '.split("")',
      '.split(",")',
      '.split("a")',
      '.split("", 2)',
      '.split(",", 0)',
      ".split(undefined, 1)",
      '.split("zz")',
      ".split(1)",
    ],
  ],
  ["startsWith", ['.startsWith("a")', '.startsWith("")', '.startsWith("b", 1)', ".startsWith()", ".startsWith(12)"]],
  [
    "substring",
    [
      ".substring()",
      ".substring(1)",
      ".substring(-2)",
      ".substring(1, 3)",
      ".substring(3, 1)",
      ".substring(NaN, 2)",
      '.substring("1", undefined)',
    ],
  ],
  ["case and blanks", [".toLowerCase()", ".toUpperCase()", ".trim()", ".trimStart()", ".trimEnd()", ".toString()", ".length"]],
])("%s of texts gives what JavaScript gives (12.17, 12.23)", (_name, calls) => callsHaveNodesValues(texts, calls))

const lists = ["[]", "[3, 1, 2]", '["b", "a", "b", undefined, null]', "[10, 9, 1, [2, [3, [4]]], true]", "[NaN, 0, -1, 1]"]
const ask = ["(v) => v > 1", "(v, i) => i === 1", "(v, i, all) => v === all[0]", "() => 0", "() => ({})"]
const asked = (name: string) => ask.map((callback) => `.${name}(${callback})`)
test.each([
  ["at", [".at()", ".at(0)", ".at(-1)", ".at(9)", '.at("1")']],
  ["concat", [".concat()", ".concat(1, [2, [3]])", ".concat([])", '.concat("ab", null)']],
  ["every", asked("every")],
  ["fill", [".fill(7)", ".fill(7, 1)", ".fill(7, 1, 2)", ".fill(7, -1)", ".fill([0], 0, -1)", ".fill()"]],
  ["filter", asked("filter")],
  ["find", asked("find")],
  ["findIndex", asked("findIndex")],
  ["findLast", asked("findLast")],
  ["findLastIndex", asked("findLastIndex")],
  ["flat", [".flat()", ".flat(0)", ".flat(1)", ".flat(2)", ".flat(9)", ".flat(NaN)", ".flat(undefined)", ".flat(1.5)"]],
  ["flatMap", [".flatMap((v) => [v, v])", ".flatMap((v) => v)", ".flatMap((v, i) => [[i]])", ".flatMap(() => [])"]],
  ["forEach", [".forEach((v) => v)", ".map((v, i, all) => { let s = 0; all.forEach((w, j) => { s += j }); return s })"]],
  ["includes", [".includes(1)", ".includes(NaN)", ".includes(3, 1)", ".includes(undefined)", ".includes()", '.includes("b", -3)']],
  ["indexOf", [".indexOf(1)", ".indexOf(NaN)", ".indexOf(3, 1)", ".indexOf(undefined)", '.indexOf("b", 1)', '.indexOf("b", -1)']],
  ["join", [".join()", '.join("")', '.join("; ")', ".join(undefined)", ".join(null)", ".join(1)", ".toString()", ".length"]],
  ["lastIndexOf", [".lastIndexOf(1)", '.lastIndexOf("b")', '.lastIndexOf("b", 1)', '.lastIndexOf("b", -4)', ".lastIndexOf(3, undefined)"]],
  [
    "map",
    [
      ".map((v) => v)",
      ".map((v, i) => i)",
      ".map((v, i, all) => all.length)",
      ".map((v) => typeof v)",
      ".map(Number)",
      ".map(String)",
      ".map(Boolean)",
    ],
  ],
  ["pop and shift", [".pop()", ".shift()"]],
  ["push and unshift", [".push(5)", ".push(5, 6)", ".push()", ".push(...[7, 8])", ".unshift(5)", ".unshift(5, 6)", ".unshift()"]],
  [
    "reduce",
    [
      ".reduce((s, v) => s + v, '')",
      ".reduce((s, v, i) => s + i, 0)",
      ".reduce((s, v, i, all) => all.length, 5)",
      ".reduce((s, v) => v, undefined)",
    ],
  ],
  ["reduceRight", [".reduceRight((s, v) => s + v, '')", ".reduceRight((s, v, i) => s + i, 0)", ".reduceRight((s, v) => [s], 0)"]],
  ["reverse", [".reverse()", ".reverse().reverse()"]],
  ["slice", [".slice()", ".slice(1)", ".slice(-2)", ".slice(1, 2)", ".slice(1, -1)", '.slice("1")', ".slice(undefined, 1)"]],
  ["some", asked("some")],
  [
    "sort",
    [
      ".sort()",
      ".sort((a, b) => a - b)",
      ".sort((a, b) => b - a)",
      ".sort(undefined)",
      ".sort(() => 0)",
      ".sort((a, b) => (a < b ? 1 : -1))",
    ],
  ],
  [
    "splice",
    [
      ".splice()",
      ".splice(1)",
      ".splice(1, 1)",
      ".splice(-1, 1)",
      ".splice(0, 0, 5, 6)",
      ".splice(1, 99, [1])",
      ".splice(undefined)",
      ".splice(0, undefined)",
    ],
  ],
])("%s of lists gives and leaves what JavaScript gives and leaves (12.17, 12.23)", (_name, calls) => callsHaveNodesValues(lists, calls))

test("reduce of a list that has items needs no start (12.17)", () => {
  callsHaveNodesValues(["[3, 1, 2]", "[5]"], [".reduce((s, v) => s - v)", ".reduceRight((s, v) => s - v)", ".reduce((s, v, i) => s + i)"])
})

test("methods of numbers and booleans give what JavaScript gives (12.17, 12.23)", () => {
  const numbers = ["0", "(-1.005)", "255", "1234.5678", "1e21", "0.000001234", "NaN", "Infinity"]
  const calls = [
    ".toFixed()",
    ".toFixed(0)",
    ".toFixed(2)",
    '.toFixed("3")',
    ".toFixed(100)",
    ".toPrecision()",
    ".toPrecision(3)",
    ".toPrecision(1)",
  ]
  callsHaveNodesValues(numbers, [...calls, ".toString()", ".toString(10)", ".toString(undefined)", ".toFixed(1.9)", ".toFixed(NaN)"])
  callsHaveNodesValues(["255", "(-7)", "0"], [".toString(2)", ".toString(16)", ".toString(36)"])
  callsHaveNodesValues(["true", "false"], [".toString()"])
})
