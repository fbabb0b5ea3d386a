import fc from "fast-check"
import { expect } from "vitest"
import { compileFormula, type FormulaResult } from "../../../core/formula/formula.ts"
import { formulaLimits } from "../../../core/formula/limits.ts"
import { faultProperty } from "../../support/property/fault-property.ts"
import { ours } from "./node-engine.ts"

type Run = (source: string) => FormulaResult

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
