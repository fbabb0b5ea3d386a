import { type At, charge, chargeItems, halt } from "../limits.ts"
import { itemsOf, madeIterator, pairsOf } from "./iterate.ts"
import { grownByEntry, made } from "./made.ts"
import { chargeDelete, readProperty } from "./properties.ts"
import { FormulaFunction, FormulaMap, FormulaSet, type Value } from "./values.ts"

/** `new Map(pairs)`. */
export function madeMap([pairs]: readonly Value[], at: At): Value {
  const map = new FormulaMap()
  if ((pairs ?? null) !== null)
    for (const pair of itemsOf(pairs, "Map", at)) put(map, readProperty(pair, 0, at), readProperty(pair, 1, at), at)
  return made(map, at)
}

/** `new Set(items)`. */
export function madeSet([items]: readonly Value[], at: At): Value {
  const set = new FormulaSet()
  if ((items ?? null) !== null) for (const item of itemsOf(items, "Set", at)) put(set, item, item, at)
  return made(set, at)
}

function put(collection: FormulaMap | FormulaSet, key: Value, value: Value, at: At): void {
  const { size } = collection.entries
  if (collection instanceof FormulaMap) collection.entries.set(key, value)
  else collection.entries.add(key)
  if (collection.entries.size > size) grownByEntry(collection.entries.size, at)
}

/**
 * Calls a method of a `Map` or a `Set` of the program.
 *
 * Spec: 12.23. Fails with NotAllowed for a name that is not on the list, and NotAFunction.
 */
export function callCollectionMethod(collection: FormulaMap | FormulaSet, name: string, values: readonly Value[], at: At): Value {
  const { entries } = collection
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
      return made(entries.clear(), at)
    case "forEach":
      if (!(key instanceof FormulaFunction)) return halt("NotAFunction", name, at)
      return made(
        entries.forEach((item: Value, under: Value) => key.call([item, under, collection], at, value)),
        at,
      )
    case "keys":
    case "values":
    case "entries":
      chargeItems(at, entries.size)
      return madeIterator(name === "entries" ? pairsOf(entries.entries(), at) : [...entries[name]()], at)
  }
  if (collection instanceof FormulaMap && name === "get") return collection.entries.get(key)
  if (name !== (collection instanceof FormulaMap ? "set" : "add")) return halt("NotAllowed", name, at)
  put(collection, key, value, at)
  return collection
}
