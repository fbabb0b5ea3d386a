import fc from "fast-check"
import type { FormulaResult } from "../../../core/formula/formula-result.ts"
import { expectSameAsNode, ours } from "./node-engine.ts"

export type Run = (source: string) => FormulaResult
export const numbers = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constantFrom(0.5, 1.25, 100)).map(String)
export const texts = fc.string({ unit: fc.constantFrom("a", "B", "1", " ", ",", "ż"), maxLength: 6 }).map((text) => JSON.stringify(text))
export const lists = fc.array(fc.oneof(numbers, texts), { maxLength: 5 }).map((items) => `[${items.join(", ")}]`)
/** The property that a program has Node's value, whoever runs it. */
export const same = (source: fc.Arbitrary<string>) => (run: Run) => fc.property(source, (text) => expectSameAsNode(run, text))
/** The interpreter with a text replaced before it reads: a fault as a slip of the compiler would be one. */
export const misreading =
  (from: string | RegExp, to: string): Run =>
  (source) =>
    ours(source.replaceAll(from, to))
