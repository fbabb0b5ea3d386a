import { type At, charge, chargeItems, halt } from "../../limits.ts"
import { allocate, allocateList } from "../allocate.ts"
import { FormulaObject, type Value } from "../values.ts"

/** What `entries()`, `keys()`, `values()` and `matchAll()` give: it can be gone through once. */
export class FormulaIterator extends FormulaObject {
  readonly tag = "Array Iterator"
  left: readonly Value[]

  constructor(items: readonly Value[]) {
    super()
    this.left = items
  }

  override items(_what: string, at: At): readonly Value[] {
    const { left } = this
    this.left = []
    chargeItems(at, left.length)
    return left
  }

  override call(name: string, _values: readonly Value[], at: At): Value {
    return halt("NotAllowed", name, at)
  }
}

/** Pairs of a key and a value, each a list. Spec: 12.29. */
export const allocatePairs = (pairs: Iterable<readonly [Value, Value]>, at: At): Value[] =>
  allocateList(
    [...pairs].map((pair) => allocateList([...pair], at)),
    at,
  )

/** An iterator over items. Spec: 12.29. */
export const allocateIterator = (items: readonly Value[], at: At): Value => allocate(new FormulaIterator(items), at)

/** `list.entries()`, `list.keys()` and `list.values()`. */
export function listIterator(list: readonly Value[], name: string, at: At): Value {
  charge(at, 1)
  chargeItems(at, list.length)
  if (name === "entries") return allocateIterator(allocatePairs(list.entries(), at), at)
  return allocateIterator([...(name === "keys" ? list.keys() : list)], at)
}
