import { builtIns } from "./built-ins.ts"
import type { Extras, CompilePlace } from "./compile-context.ts"
import type { Value } from "./values.ts"

/** Thrown while a program is compiled that needs the extras and does not have them. */
export const needsExtras = Symbol("needs extras")

/** The extras, for a program that cannot do without. */
export function extrasOf({ engine: { extras } }: CompilePlace): Extras {
  // oxlint-disable-next-line typescript/only-throw-error -- caught by the one who compiles without them
  if (extras === null) throw needsExtras
  return extras
}

const names = /^(?:Array|console|JSON|Map|Object|RegExp|Set|(?:Range|Reference|Syntax|Type)?Error)$/

/** What a name is that nothing declares; undefined where it is nothing. */
export const builtIn = (name: string, place: CompilePlace): Value =>
  builtIns.get(name) ?? (names.test(name) ? extrasOf(place).builtIns.get(name) : undefined)
