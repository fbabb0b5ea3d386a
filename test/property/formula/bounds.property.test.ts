import fc from "fast-check"
import { expect } from "vitest"
import { compileFormula } from "../../../core/formula/formula.ts"
import type { FormulaResult } from "../../../core/formula/formula-result.ts"
import { formulaLimits } from "../../../core/formula/limits.ts"
import { typeName } from "../../../core/formula/interpreter/values.ts"
import { property } from "../../support/property/property.ts"
import { expectSameAsNode, ours } from "./node-engine.ts"
import { misreading } from "./sources.ts"

type Run = (source: string) => FormulaResult

property("what works too long is stopped, with the place and the bound", {
  fault: "a loop that never ends",
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
        'let s = "x"; while (true) s += "x"',
        "const l = []; while (true) l.push(1)",
        "const f = (n) => f(n + 1); return f(0)",
        'return "x".repeat(1e9)',
        "let s = 'xx'; for (let i = 0; i < 60; i++) s = s + s; return s",
      ),
      (source) => {
        const result = run(source)
        expect(result._tag).toBe("FormulaError")
        if (result._tag === "FormulaError") expect(["TooManySteps", "TooMuchMade", "TooLarge", "TooDeep"]).toContain(result.fault)
      },
    ),
})

const inherited = ["constructor", "__proto__", "prototype", "toLocaleString", "valueOf", "__defineGetter__", "call", "apply", "bind"]

property("no name of a prototype can be read, called or written", {
  fault: "a way to what objects inherit",
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
        // a function of the program may be bound to values, which gives one more
        if (result._tag === "Value") expect(["number", "undefined", "function"]).toContain(typeName(result.value))
      },
    ),
})

property("however deep a program is, it is refused or runs, and never overflows", {
  fault: "nesting without a bound",
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

property("the more a turn or a call holds, the fewer of them there are", {
  fault: "a step that hides much work",
  rule: ours,
  planted: misreading("a;", ""),
  runs: 10,
  holds: (run: Run) =>
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom("while (true) {", "for (;;) {", "do {"),
      fc.boolean(),
      (weight, loop, calls) => {
        const work = `n += 1; ${"a;".repeat(weight * formulaLimits.nodesPerStep)}`
        const most = Math.ceil(formulaLimits.steps / weight)
        const head = calls ? `const f = () => { ${work} };` : ""
        const end = loop === "do {" ? "} while (true)" : "}"
        const source = `let n = 0; ${head} ${loop} ${calls ? "f();" : work} if (n > ${most}) return n ${end}`
        expect(run(source)).toMatchObject({ _tag: "FormulaError", fault: "TooManySteps" })
      },
    ),
})

property("going over lists and texts is counted, whatever asks for it", {
  fault: "a conversion that goes over much for one step",
  rule: ours,
  planted: misreading("9999", "9"),
  runs: 8,
  holds: (run: Run) =>
    fc.property(
      fc.constantFrom(
        "'' + l",
        "l < 5",
        "-l",
        "`${l}`",
        "[...l]",
        "[...s]",
        "l.includes(1)",
        "[l].flat()",
        "+s.repeat(9)",
        "[l, l].sort()",
      ),
      (work) => {
        const source = `const l = 'x'.repeat(9999).split(''); const s = '1'.repeat(9999); for (let i = 0; i < 9999; i++) ${work}`
        const result = run(source)
        expect(result._tag === "FormulaError" ? result.fault : "").toMatch(/^(?:TooManySteps|TooMuchMade)$/)
      },
    ),
})

property("what ends a loop or a switch stands in one of the same function", {
  fault: "a loop that is left from outside of it",
  rule: ours,
  planted: misreading(/break|continue/g, ""),
  holds: (run: Run) =>
    fc.property(
      fc.constantFrom("", "while (n < 2) ", "switch (n) { case 0: ", "const f = () => ", "if (n > 5) "),
      fc.constantFrom("", "if (n > 5) ", "const g = () => "),
      fc.constantFrom("break", "continue"),
      (outer, inner, leave) => {
        const source = `let n = 0; ${outer}{ n += 1; ${inner}{ ${leave}; } } ${outer.startsWith("switch") ? "}" : ""} return n`
        expectSameAsNode(run, source)
      },
    ),
})
