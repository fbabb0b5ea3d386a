import fc from "fast-check"
import { expect } from "vitest"
import type { FormulaResult } from "../../../core/formula/formula.ts"
import { compileFormula } from "../../../core/formula/formula.ts"
import { formulaLimits } from "../../../core/formula/limits.ts"
import { faultProperty } from "../../support/property/fault-property.ts"
import { expectSameAsNode, ours } from "./node-engine.ts"

type Run = (source: string) => FormulaResult
const numbers = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constantFrom(0.5, 1.25, 100)).map(String)
const texts = fc.string({ unit: fc.constantFrom("a", "B", "1", " ", ",", "ż"), maxLength: 6 }).map((text) => JSON.stringify(text))
const lists = fc.array(fc.oneof(numbers, texts), { maxLength: 5 }).map((items) => `[${items.join(", ")}]`)
const same = (source: fc.Arbitrary<string>) => (run: Run) => fc.property(source, (text) => expectSameAsNode(run, text))
/** The interpreter with a text replaced before it reads: a fault as a slip of the compiler would be one. */
const misreading =
  (from: string | RegExp, to: string): Run =>
  (source) =>
    ours(source.replaceAll(from, to))

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

const textCalls = fc.oneof(
  fc.constantFrom(
    "trim()",
    "trimStart()",
    "trimEnd()",
    "toUpperCase()",
    "toLowerCase()",
    "length",
    "split('')",
    "split(',')",
    "toString()",
  ),
  fc
    .tuple(fc.constantFrom("slice", "substring", "at", "charAt", "charCodeAt", "repeat"), fc.integer({ min: 0, max: 4 }))
    .map(([name, number]) => `${name}(${number})`),
  fc
    .tuple(fc.constantFrom("slice", "substring"), fc.integer({ min: -3, max: 4 }), fc.integer({ min: -3, max: 4 }))
    .map(([name, from, to]) => `${name}(${from}, ${to})`),
  fc
    .tuple(fc.constantFrom("indexOf", "lastIndexOf", "includes", "startsWith", "endsWith", "concat"), texts)
    .map(([name, text]) => `${name}(${text})`),
  fc
    .tuple(fc.constantFrom("padStart", "padEnd"), fc.integer({ min: 0, max: 9 }), texts)
    .map(([name, length, text]) => `${name}(${length}, ${text})`),
  fc.tuple(fc.constantFrom("replace", "replaceAll"), texts, texts).map(([name, from, to]) => `${name}(${from}, ${to})`),
)

faultProperty("a method of texts of our own making. Methods of texts give what JavaScript gives", {
  rule: ours,
  planted: misreading("slice", "substring"),
  runs: 500,
  holds: same(fc.tuple(texts, textCalls).map(([text, call]) => `return ${text}.${call}`)),
})

const listCalls = fc.oneof(
  fc.constantFrom("length", "reverse()", "join()", "join('')", "pop()", "shift()", "sort()", "flat()", "toString()", "slice()"),
  fc.constantFrom(
    "map((v) => v + 1)",
    "filter((v) => v > 1)",
    "some((v) => v > 3)",
    "every((v) => v > 0)",
    "find((v) => v > 2)",
    "findIndex((v) => v > 2)",
  ),
  fc.constantFrom(
    "reduce((s, v) => s + v, 0)",
    "reduce((s, v) => s + v)",
    "map((v, i) => i)",
    "sort((a, b) => b - a)",
    "flatMap((v) => [v, v])",
  ),
  fc
    .tuple(fc.constantFrom("slice", "at", "includes", "indexOf", "lastIndexOf", "push", "unshift", "fill"), fc.integer({ min: -3, max: 4 }))
    .map(([name, number]) => `${name}(${number})`),
  fc.tuple(fc.integer({ min: -2, max: 3 }), fc.integer({ min: 0, max: 3 })).map(([from, count]) => `splice(${from}, ${count}, 7)`),
  lists.map((list) => `concat(${list})`),
)

faultProperty("a method of lists of our own making. Methods of lists give and leave what JavaScript gives and leaves", {
  rule: ours,
  planted: misreading("some", "every"),
  runs: 500,
  holds: same(fc.tuple(lists, listCalls).map(([list, call]) => `const l = ${list}; const r = l.${call}; return [r, l]`)),
})

faultProperty("rounding of our own making. The functions of Math give what JavaScript gives", {
  rule: ours,
  planted: misreading("Math.round", "Math.floor"),
  runs: 300,
  holds: same(
    fc
      .tuple(
        fc.constantFrom(
          "abs",
          "ceil",
          "floor",
          "round",
          "trunc",
          "sign",
          "sqrt",
          "cbrt",
          "max",
          "min",
          "pow",
          "hypot",
          "log10",
          "exp",
          "atan2",
          "fround",
          "clz32",
          "imul",
        ),
        fc.array(
          fc.oneof(
            numbers,
            fc.integer({ min: -30, max: 30 }).map((n) => String(n / 4)),
            texts,
            fc.constantFrom("null", "undefined", "true"),
          ),
          { maxLength: 3 },
        ),
      )
      .map(([name, given]) => `return Math.${name}(${given.join(", ")})`),
  ),
})

faultProperty("texts in backticks that lose a part. Templates join their texts and values", {
  rule: ours,
  planted: misreading("}${", "} ${"),
  holds: same(
    fc
      .array(fc.oneof(numbers, texts, lists), { minLength: 1, maxLength: 4 })
      .map((values) => `return \`<${values.map((value) => `\${${value}}`).join("")}>\``),
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

faultProperty("a loop that never ends. What works too long is stopped, with the place and the bound", {
  rule: ours,
  planted: (source: string): FormulaResult => (source.includes("while") ? { _tag: "Value", value: 0 } : ours(source)),
  runs: 20,
  holds: (run: Run) =>
    fc.property(
      fc.constantFrom(
        "while (true) { }",
        "for (;;) { }",
        "do { } while (true)",
        "let n = 0; for (const x of [1]) { while (n >= 0) n += 1 }",
        "const f = () => { for (;;) f2() }; const f2 = () => 1; return f()",
        'let t = "x"; while (true) t += "x"',
        "const l = []; while (true) l.push(1)",
        "const f = (n) => f(n + 1); return f(0)",
        'return "x".repeat(1e9)',
        "let t = 'xx'; for (let i = 0; i < 60; i++) t = t + t; return t",
      ),
      (source) => {
        const result = run(source)
        expect(result._tag).toBe("FormulaError")
        if (result._tag === "FormulaError") expect(["TooManySteps", "TooLarge", "TooDeep"]).toContain(result.fault)
      },
    ),
})

const inherited = [
  "constructor",
  "__proto__",
  "prototype",
  "toLocaleString",
  "valueOf",
  "hasOwnProperty",
  "__defineGetter__",
  "call",
  "apply",
  "bind",
]

faultProperty("a way to what objects inherit. No name of a prototype can be read, called or written", {
  rule: ours,
  planted: (): FormulaResult => ({ _tag: "Value", value: "function" }),
  runs: 200,
  holds: (run: Run) =>
    fc.property(
      fc.constantFrom('"x"', "5", "true", "[1]", "({ a: 1 })", "((v) => v)", "Math"),
      fc.constantFrom(...inherited),
      fc.nat({ max: 3 }),
      (owner, name, way) => {
        const source =
          [
            `return ${owner}.${name}`,
            `return ${owner}["${name}"]`,
            `return ${owner}.${name}()`,
            `const o = ${owner}; o["${name}"] = 1; return o.${name}.${name}`,
          ][way] ?? ""
        const result = run(source)
        if (result._tag === "Value") expect(typeof result.value === "function" || result.value === Object.prototype).toBe(false)
        if (result._tag === "Value") expect(["number", "undefined"]).toContain(typeof result.value)
      },
    ),
})

faultProperty("nesting without a bound. However deep a program is, it is refused or runs, and never overflows", {
  rule: (source: string) => compileFormula(source, []),
  planted: (source: string) => {
    if (source.length > formulaLimits.nesting * 2) throw new RangeError("Maximum call stack size exceeded")
    return compileFormula(source, [])
  },
  runs: 40,
  holds: (compile) =>
    fc.property(
      fc.constantFrom("(", "[", "-", "!", "1 + (", "x => ", "{ a: ", "1 ? 1 : ", "if (1) ", "`${"),
      fc.integer({ min: 1, max: 3000 }),
      (opening, depth) => {
        const source = opening.repeat(depth)
        expect(compile(source)._tag).toBe("FormulaError")
      },
    ),
})
