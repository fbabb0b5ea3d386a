import { callNative, type Owner } from "./call-native.ts"
import { formulaLimits } from "./limits.ts"
import { callListMethod } from "./list-methods.ts"
import { type At, halt, pay, payForText, within } from "./meter.ts"
import { replaceText } from "./replace-text.ts"
import { kept, toNumber, toPlain, type Value } from "./values.ts"

const textMethods = new Set(
  "at charAt charCodeAt concat endsWith includes indexOf lastIndexOf padEnd padStart repeat replace replaceAll slice split startsWith substring toLowerCase toString toUpperCase trim trimEnd trimStart".split(
    " ",
  ),
)
const numberMethods = new Set(["toFixed", "toPrecision", "toString"])
const booleanMethods = new Set(["toString"])

/** Does a value have methods of the allow-list? */
export const isMethodOwner = (value: Value): value is Owner => Array.isArray(value) || /^[snb]/.test(typeof value)

/**
 * Calls a method of a text, list, number or boolean: JavaScript's own, after our conversions and bounds.
 *
 * Spec: 12.17, 12.21, 12.23. Fails with NotAllowed for a name that is not on the list, and for arguments that JavaScript refuses.
 */
export function callMethodOf(object: Owner, name: string, values: readonly Value[], at: At): Value {
  pay(at, 1)
  if (Array.isArray(object)) return callListMethod(object, name, values, at)
  const names = typeof object === "string" ? textMethods : typeof object === "number" ? numberMethods : booleanMethods
  if (!names.has(name)) return halt("NotAllowed", name, at)
  if (typeof object === "string") {
    const [first] = values
    payForText(at, object.length)
    if (typeof first === "string" && name !== "concat") pay(at, (object.length * first.length) / formulaLimits.pairsPerStep)
    if (name.startsWith("replace")) return replaceText(object, name === "replaceAll", values, at)
    if (/^repeat|^pad/.test(name)) {
      const copies = name === "repeat" ? Math.max(object.length, 1) : 1
      within(Math.trunc(toNumber(first, at)) * copies, formulaLimits.textLength, "TooLarge", at.offset)
    }
  }
  const given = values.map((value) => toPlain(value, at))
  try {
    return kept(callNative(object, name, given), at)
  } catch (error) {
    // what JavaScript refuses, such as toFixed(101)
    if (error instanceof RangeError) return halt("NotAllowed", name, at)
    throw error
  }
}
