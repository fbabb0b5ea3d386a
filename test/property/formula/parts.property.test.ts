import fc from "fast-check"
import { faultProperty } from "../../support/property/fault-property.ts"
import { ours } from "./node-engine.ts"
import { lists, misreading, numbers, same, texts } from "./sources.ts"

const tight = fc.constantFrom("+", "-", "*", "/", "%", "<", ">", "==", "!=", "&", "|", "^", "<<", ">>", "&&", "||")
const chains = fc
  .tuple(numbers, fc.array(fc.tuple(tight, numbers), { minLength: 2, maxLength: 5 }))
  .map(([first, rest]) => `return ${first} ${rest.map(([operator, number]) => `${operator} ${number}`).join(" ")}`)

faultProperty("operators from left to right. Without brackets they bind as in JavaScript", {
  rule: ours,
  planted: (source: string) => {
    const [first = "", ...rest] = source.replace("return ", "").split(" ")
    const pairs = Array.from({ length: rest.length / 2 }, (_, at) => `${rest[2 * at]} ${rest[2 * at + 1]}`)
    return ours(`return ${pairs.reduce((left, pair) => `(${left} ${pair})`, first)}`)
  },
  runs: 300,
  holds: same(chains),
})

faultProperty("a side that is evaluated although it does not count. Logic and choices evaluate only what they need", {
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

faultProperty("one variable for all turns of a loop. A function keeps the variable of its own turn", {
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

faultProperty("texts added as numbers. Plus joins as soon as one side is a text, and other arithmetic makes numbers of texts", {
  rule: ours,
  planted: misreading(" + ", " - "),
  holds: same(
    fc
      .tuple(fc.oneof(numbers, texts, lists), fc.constantFrom("+", "-", "*"), fc.oneof(numbers, texts))
      .map((parts) => `return ${parts.join(" ")}`),
  ),
})

faultProperty("strict where JavaScript is loose. Two equals signs convert, three do not", {
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

faultProperty("a case that ends by itself. A switch runs on into the next case until a break", {
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

faultProperty("the value after the change in place of the one before. Updates and assignments give what JavaScript gives", {
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
