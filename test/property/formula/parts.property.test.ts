import fc from "fast-check"
import { property } from "../../support/property/property.ts"
import { ours } from "./node-engine.ts"
import { lists, misreading, numbers, same, texts } from "./sources.ts"

const tight = fc.constantFrom("+", "-", "*", "/", "%", "<", ">", "==", "!=", "&", "|", "^", "<<", ">>", "&&", "||")
const chains = fc
  .tuple(numbers, fc.array(fc.tuple(tight, numbers), { minLength: 2, maxLength: 5 }))
  .map(([first, rest]) => `return ${first} ${rest.map(([operator, number]) => `${operator} ${number}`).join(" ")}`)

property("without brackets operators bind as in JavaScript", {
  fault: "operators from left to right",
  rule: ours,
  planted: (source: string) => {
    const [first = "", ...rest] = source.replace("return ", "").split(" ")
    const pairs = Array.from({ length: rest.length / 2 }, (_, at) => `${rest[2 * at]} ${rest[2 * at + 1]}`)
    return ours(`return ${pairs.reduce((left, pair) => `(${left} ${pair})`, first)}`)
  },
  runs: 300,
  holds: same(chains),
})

property("logic and choices evaluate only what they need", {
  fault: "a side that is evaluated although it does not count",
  rule: ours,
  planted: misreading("&&", "&"),
  holds: same(
    fc
      .tuple(fc.constantFrom("0", "1", '""', "null", "undefined"), fc.constantFrom("&&", "||", "??"))
      .map(
        ([test, operator]) =>
          `let x = 1; const r = ${test} ${operator} (x = 2); const s = ${test} ? (x += 10) : (x += 20); return [x, r, s]`,
      ),
  ),
})

property("a function keeps the variable of its own turn", {
  fault: "one variable for all turns of a loop",
  rule: ours,
  planted: misreading("let i", "var i"),
  holds: same(
    fc
      .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 3 }))
      .map(
        ([turns, add]) =>
          `const fs = []; for (let i = 0; i < ${turns}; i++) { fs.push(() => i); if (${add} > 1) i += 1 } return fs.map((f) => f() + ${add})`,
      ),
  ),
})

property("plus joins as soon as one side is a text, and other arithmetic makes numbers of texts", {
  fault: "texts added as numbers",
  rule: ours,
  planted: misreading(" + ", " - "),
  holds: same(
    fc
      .tuple(fc.oneof(numbers, texts, lists), fc.constantFrom("+", "-", "*"), fc.oneof(numbers, texts))
      .map((parts) => `return ${parts.join(" ")}`),
  ),
})

property("two equals signs convert, three do not", {
  fault: "strict where JavaScript is loose",
  rule: ours,
  planted: misreading(" == ", " === "),
  holds: same(
    fc
      .tuple(
        fc.oneof(numbers, texts, fc.constantFrom("null", "undefined", "true", "[1]", "NaN")),
        fc.constantFrom("==", "===", "!=", "!=="),
        fc.oneof(numbers, texts, fc.constantFrom("null", "false")),
      )
      .map((parts) => `return ${parts.join(" ")}`),
  ),
})

property("a switch runs on into the next case until a break", {
  fault: "a case that ends by itself",
  rule: ours,
  planted: misreading("r += 1", "r += 1; break"),
  holds: same(
    fc
      .tuple(fc.integer({ min: 0, max: 4 }), fc.boolean())
      .map(
        ([value, breaks]) =>
          `let r = 0; switch (${value}) { case 1: r += 1; case 2: r += 2; ${breaks ? "break;" : ""} default: r += 4; case 3: r += 8 } return r`,
      ),
  ),
})

property("updates and assignments give what JavaScript gives", {
  fault: "the value after the change in place of the one before",
  rule: ours,
  planted: misreading(/(\w)\+\+/g, "++$1"),
  holds: same(
    fc
      .tuple(
        numbers,
        fc.constantFrom(
          "x++",
          "++x",
          "x--",
          "--x",
          "x += 2",
          "x -= 2",
          "x *= 3",
          "x /= 2",
          "x %= 3",
          "x **= 2",
          "x ||= 5",
          "x &&= 5",
          "x ??= 5",
          "x <<= 1",
          "x >>= 1",
          "x |= 4",
          "x &= 3",
          "x ^= 1",
          "x >>>= 1",
        ),
      )
      .map(([start, change]) => `let x = ${start}; const r = ${change}; return [r, x]`),
  ),
})
