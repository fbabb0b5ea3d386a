import type { FormulaError } from "./formula-error.ts"
import type { Value } from "./interpreter/values.ts"

/** What a program is given: plain JSON-like values. */
export type FormulaInput = number | string | boolean | null | readonly FormulaInput[] | { readonly [key: string]: FormulaInput }

/** A compiled program. */
export interface Formula {
  readonly _tag: "Formula"
  /** names that are used but declared nowhere, each at its first use: usually a merchant's typing mistakes */
  readonly unknownNames: readonly FormulaError[]
  /** what is hardly meant: `1,5`, a `console.log` that was left over, a constant that would stop the formula where it is changed */
  readonly warnings: readonly FormulaError[]
  readonly evaluate: (parameters: Readonly<Record<string, FormulaInput>>, product?: Readonly<Record<string, FormulaInput>>) => FormulaResult
}

/** The value of a formula, or the error that stopped it. */
export type FormulaResult = { readonly _tag: "Value"; readonly value: Value } | FormulaError
