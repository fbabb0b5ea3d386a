import { type At, charge, chargeText } from "../../limits.ts"
import { itemsOf } from "../iterate.ts"
import { allocate, allocateList } from "../allocate.ts"
import { callMethod } from "../methods.ts"
import { nameOf } from "../properties.ts"
import { type Call, FormulaFunction, type Value } from "../values.ts"
import { listIterator } from "./iterators.ts"
import { callWithPattern, takesPattern } from "./text-patterns.ts"

/** Calls a method of any value, also of a text with a regular expression, the iterators of lists, and `call`, `apply` and `bind`. Spec: 12.23. */
export function callAnyMethod(object: Value, key: Value, values: readonly Value[], at: At): Value {
  const name = nameOf(key, at)
  if (typeof object === "string") return callTextMethod(object, name, values, at)
  if (Array.isArray(object) && !Object.hasOwn(object, name) && /^(?:entries|keys|values)$/.test(name)) return listIterator(object, name, at)
  return object instanceof FormulaFunction ? callFunctionMethod(object, name, values, at) : callMethod(object, name, values, at)
}

function callTextMethod(text: string, name: string, values: readonly Value[], at: At): Value {
  if (!takesPattern(name, values[0])) return callMethod(text, name, values, at)
  charge(at, 1)
  chargeText(at, text.length)
  return callWithPattern(text, name, values, at)
}

/** `f.call(self, a)`, `f.apply(self, list)` and `f.bind(self, a)`. */
function callFunctionMethod(called: FormulaFunction, name: string, values: readonly Value[], at: At): Value {
  const [self, ...rest] = values
  charge(at, 1)
  if (name === "call") return called.call(rest, at, self)
  if (name === "apply") return called.call((rest[0] ?? null) === null ? [] : itemsOf(rest[0], name, at), at, self)
  if (name === "bind") {
    const bound: Call = (more, here) => {
      charge(here, 1)
      return called.call(allocateList([...rest, ...more], here), here, self)
    }
    return allocate(new FormulaFunction(bound), at)
  }
  return callMethod(called, name, values, at)
}
