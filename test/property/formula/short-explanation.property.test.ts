import fc from "fast-check"
import { traceFormula } from "../../../core/formula/explain.ts"
import { property } from "../../support/property/property.ts"

/** A statement of a program over one variable, and what JavaScript would make of it. */
const statement = fc.oneof(
  fc.integer({ min: -9, max: 9 }).map((number) => ({
    source: `v += ${number < 0 ? `(${number})` : number}`,
    run: (v: number) => ({ v: v + number, turns: [`assigned ${v + number}`] }),
  })),
  fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 2, max: 5 })).map(([limit, factor]) => ({
    source: `if (v > (${limit})) { v = v * ${factor} } else v -= 1`,
    run: (v: number) => {
      const next = v > limit ? v * factor : v - 1
      return { v: next, turns: [`branch ${v > limit}`, `assigned ${next}`] }
    },
  })),
  fc.integer({ min: 0, max: 4 }).map((rounds) => ({
    source: `for (let i = 0; i < ${rounds}; i++) { const w = v + i; v = w }`,
    run: (v: number) => {
      const turns = ["assigned 0"]
      let next = v
      for (let i = 0; i < rounds; i += 1) {
        next += i
        // `i++` is worth what `i` was
        turns.push("branch true", `assigned ${next}`, `assigned ${next}`, `assigned ${i}`)
      }
      return { v: next, turns: [...turns, "branch false"] }
    },
  })),
)

const shortly = (source: string): readonly string[] =>
  traceFormula(source, [], {}).steps.flatMap(({ turn, value }) => (turn === null ? [] : [`${turn} ${value}`]))

property("a short explanation has each value that a variable gets, each condition and the result, in their order (12.37)", {
  fault: "what conditions say is left out",
  rule: shortly,
  planted: (source: string) => shortly(source).filter((line) => !line.startsWith("branch")),
  holds: (rule) =>
    fc.property(fc.integer({ min: -9, max: 9 }), fc.array(statement, { maxLength: 6 }), (start, statements) => {
      const expected = [`assigned ${start}`]
      let v = start
      for (const { run } of statements) {
        const step = run(v)
        v = step.v
        expected.push(...step.turns)
      }
      const source = [`let v = ${start}`, ...statements.map((one) => one.source), "return v"].join("\n")
      return JSON.stringify(rule(source)) === JSON.stringify([...expected, `returned ${v}`])
    }),
})
