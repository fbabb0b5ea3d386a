import { type At, charge, chargeItems, halt } from "../../limits.ts"
import { itemsOf } from "../iterate.ts"
import { growByEntry, allocate, allocateList } from "../allocate.ts"
import { readProperty } from "../properties.ts"
import { FormulaFunction, FormulaObject, type Value } from "../values.ts"
import { chargeDelete } from "./compile-delete.ts"
import { allocateIterator, allocatePairs } from "./iterators.ts"

/** A `Map` or a `Set` of the program. */
abstract class FormulaCollection extends FormulaObject {
  abstract readonly entries: Map<Value, Value> | Set<Value>

  override read(name: string, at: At): Value {
    return name === "size" ? this.entries.size : super.read(name, at)
  }

  /** Spec: 12.23. Fails with NotAllowed for a name that is not on the list, and NotAFunction. */
  override call(name: string, values: readonly Value[], at: At): Value {
    const { entries } = this
    const [key, value] = values
    // looking up a text reads it
    if (typeof key === "string") charge(at, key.length / 64)
    switch (name) {
      case "has":
        return entries.has(key)
      case "delete":
        chargeDelete(entries.size, at)
        return entries.delete(key)
      case "clear":
        return allocate(entries.clear(), at)
      case "forEach":
        if (!(key instanceof FormulaFunction)) return halt("NotAFunction", name, at)
        return allocate(
          entries.forEach((item: Value, under: Value) => key.call([item, under, this], at, value)),
          at,
        )
      case "keys":
      case "values":
      case "entries":
        chargeItems(at, entries.size)
        return allocateIterator(name === "entries" ? allocatePairs(entries.entries(), at) : [...entries[name]()], at)
    }
    return this.own(name, values, at)
  }

  /** A method that only one of the two has. */
  abstract own(name: string, values: readonly Value[], at: At): Value
}

/** A `Map` of the program. */
export class FormulaMap extends FormulaCollection {
  readonly tag = "Map"
  readonly entries = new Map<Value, Value>()

  override items(_what: string, at: At): readonly Value[] {
    return allocatePairs(this.entries, at)
  }

  put(key: Value, value: Value, at: At): this {
    const { size } = this.entries
    this.entries.set(key, value)
    if (this.entries.size > size) growByEntry(this.entries.size, at)
    return this
  }

  override own(name: string, [key, value]: readonly Value[], at: At): Value {
    if (name === "get") return this.entries.get(key)
    return name === "set" ? this.put(key, value, at) : halt("NotAllowed", name, at)
  }
}

/** A `Set` of the program. */
export class FormulaSet extends FormulaCollection {
  readonly tag = "Set"
  readonly entries = new Set<Value>()

  override items(_what: string, at: At): readonly Value[] {
    return allocateList([...this.entries], at)
  }

  put(item: Value, at: At): this {
    const { size } = this.entries
    this.entries.add(item)
    if (this.entries.size > size) growByEntry(this.entries.size, at)
    return this
  }

  override own(name: string, [item]: readonly Value[], at: At): Value {
    return name === "add" ? this.put(item, at) : halt("NotAllowed", name, at)
  }
}

/** `new Map(pairs)`. Spec: 12.32. */
export function madeMap([pairs]: readonly Value[], at: At): Value {
  const map = new FormulaMap()
  if ((pairs ?? null) !== null)
    for (const pair of itemsOf(pairs, "Map", at)) map.put(readProperty(pair, 0, at), readProperty(pair, 1, at), at)
  return allocate(map, at)
}

/** `new Set(items)`. Spec: 12.32. */
export function madeSet([items]: readonly Value[], at: At): Value {
  const set = new FormulaSet()
  if ((items ?? null) !== null) for (const item of itemsOf(items, "Set", at)) set.put(item, at)
  return allocate(set, at)
}
