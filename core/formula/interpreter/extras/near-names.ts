import type { FormulaError } from "../../formula-error.ts"
import { type HintCost, nearestName } from "../../nearest-name.ts"
import { builtIns } from "../built-ins.ts"
import type { CompilePlace } from "../compile-context.ts"
import { listMethods } from "../list-methods.ts"
import { textMethods } from "../text-methods.ts"
import { moreBuiltIns } from "./more-built-ins.ts"

/** Methods of numbers, and those that only the extras have. */
const otherMethods = ["toExponential", "toFixed", "toPrecision", "entries", "keys", "match", "matchAll", "search", "values"]

/** What the hints of a program have cost, by its unknown names: a place of the compiler, which pages load, knows of no hints. */
const costs = new WeakMap<CompilePlace["unknown"], HintCost>()

function costOf(unknown: CompilePlace["unknown"]): HintCost {
  const cost = costs.get(unknown) ?? { compared: 0 }
  costs.set(unknown, cost)
  return cost
}

const maxHints = 20
const maxNames = 1_000

/**
 * The name that was probably meant: one that is visible at this place, or a built-in one. Null where none is near, and in a program
 * whose names are all unknown, which is no typing mistake.
 *
 * Spec: 12.35.
 */
export function nearName(name: string, { scope, unknown }: CompilePlace): string | null {
  if (unknown.size >= maxHints) return null
  // `this` and `arguments` are words
  const names = [...scope.names(), ...builtIns.keys(), ...moreBuiltIns.keys()].filter((known) => !/^(?:this|arguments)$/.test(known))
  return nearestName(name, names.slice(0, maxNames), costOf(unknown))
}

/** An error with the method that was probably meant, where it refuses an unknown one; `this` is not a method. Spec: 12.35. */
export function hinted(error: FormulaError): FormulaError {
  if (error.fault !== "NotAllowed" || error.what === "this") return error
  const near = nearestName(error.what, [...textMethods.keys(), ...listMethods.keys(), ...otherMethods])
  return near === null ? error : { ...error, near }
}
