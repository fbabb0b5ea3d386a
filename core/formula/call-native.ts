import { type At, halt } from "./meter.ts"
import { FormulaFunction, toNumber, toText, type Value } from "./values.ts"

/** Methods by name, with a letter for each argument: `n` a number, `t` a text, `f` a function, `v` a value as it is. */
export type Signatures = ReadonlyMap<string, string>

/**
 * Calls JavaScript's own method of a text or a list, so that it does what JavaScript does. Values are converted by our rules before, so
 * that no conversion of JavaScript's runs on our records and functions. A missing or undefined value stays one: the method knows what it means.
 *
 * Spec: 12.17, 12.23. Fails with NotAFunction where a function is wanted.
 *
 * @param name of the allow-list, never a name of the program that was not looked up there
 */
export function callNative(prototype: object, name: string, signature: string, self: Value, values: readonly Value[], at: At): Value {
  const [first] = values
  if (signature.startsWith("f") && !(first instanceof FormulaFunction)) return halt("NotAFunction", "", at)
  const given = values.map((value, index) => {
    const letter = signature[index]
    if (letter === "f" && value instanceof FormulaFunction) return (...items: Value[]) => value.call(items, at)
    if (value === undefined) return value
    return letter === "n" ? toNumber(value, at) : letter === "t" ? toText(value, at) : value
  })
  return Reflect.apply(Reflect.get(prototype, name), self, given)
}
