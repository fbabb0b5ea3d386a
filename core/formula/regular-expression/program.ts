import type { CharacterSet } from "./character-set.ts"

/**
 * One instruction of the matcher. `by`, `other` and `size` count instructions. A register is one of the matcher's numbers: 2k and 2k + 1
 * hold where group k begins and ends; those of loops and lookaheads come after them, two for each; 0 is nobody's.
 */
export type Instruction =
  /** takes from `min` to `max` characters of the set, as many as there are, and gives them back one by one */
  | { readonly is: "Take"; readonly set: CharacterSet; readonly min: number; readonly max: number }
  /** takes what the group took */
  | { readonly is: "Repeat"; readonly group: number }
  /** takes nothing: `^`, `$`, `\b` or `\B` */
  | { readonly is: "Edge"; readonly edge: string }
  /** goes on; should that fail, `other` further */
  | { readonly is: "Fork"; readonly other: number }
  | { readonly is: "Jump"; readonly by: number }
  /** keeps a number, or the position */
  | { readonly is: "Keep"; readonly register: number; readonly number?: number }
  /** one more iteration, which comes next, or what comes after `size` instructions */
  | {
      readonly is: "Loop"
      readonly register: number
      readonly min: number
      readonly max: number
      readonly isGreedy: boolean
      readonly size: number
    }
  /** begins an iteration, counted up to `most`; the groups from `first` to `last` forget what they took */
  | { readonly is: "Begin"; readonly register: number; readonly most: number; readonly first: number; readonly last: number }
  /** ends an iteration, and goes back by `size`; fails when it took nothing and was not needed */
  | { readonly is: "Again"; readonly register: number; readonly min: number; readonly size: number }
  /** begins a lookahead of `size` instructions */
  | { readonly is: "Look"; readonly register: number; readonly isNegated: boolean; readonly size: number }
  /** the lookahead has found what it looks for */
  | { readonly is: "Found"; readonly register: number; readonly isNegated: boolean }

/** A compiled regular expression, as plain data. */
export interface RegularExpression {
  readonly _tag: "RegularExpression"
  readonly source: string
  readonly flags: string
  readonly groupCount: number
  /** the groups that have a name, in the order of the source */
  readonly groupNames: ReadonlyMap<string, number>
  readonly program: readonly Instruction[]
  readonly registers: number
}
