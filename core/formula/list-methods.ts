import { stop } from "./formula-error.ts"
import { boundedList, FormulaFunction, joinList, toNumber, toText, type Value } from "./values.ts"

type ListMethod = (list: Value[], values: readonly Value[], at: number) => Value

const number = (values: readonly Value[], index: number, at: number): number | undefined =>
  values[index] === undefined ? undefined : toNumber(values[index], at)

/** The function given to a method such as `map`. */
function callback(values: readonly Value[], at: number): FormulaFunction {
  const [given] = values
  return given instanceof FormulaFunction ? given : stop("NotAFunction", "", at)
}

/** What a program says about one item. */
const perItem = (values: readonly Value[], at: number) => {
  const given = callback(values, at)
  return (item: Value, index: number, list: Value[]): Value => given.call([item, index, list], at)
}

const isTrue = (values: readonly Value[], at: number) => {
  const given = perItem(values, at)
  return (item: Value, index: number, list: Value[]): boolean => Boolean(given(item, index, list))
}

function reduced(list: Value[], values: readonly Value[], at: number, fromRight: boolean): Value {
  const given = callback(values, at)
  const step = (sum: Value, item: Value, index: number) => given.call([sum, item, index, list], at)
  if (values.length > 1) return fromRight ? list.reduceRight<Value>(step, values[1]) : list.reduce<Value>(step, values[1])
  if (list.length === 0) return stop("NothingThere", "reduce", at)
  return fromRight ? list.reduceRight(step) : list.reduce(step)
}

/** Without an order of its own a list is sorted as texts, as JavaScript does. */
function sorted(list: Value[], values: readonly Value[], at: number): Value[] {
  const [order] = values
  if (order instanceof FormulaFunction) return list.sort((a, b) => toNumber(order.call([a, b], at), at))
  if (order !== undefined) return stop("NotAFunction", "sort", at)
  return list.sort((a, b) => {
    const [left, right] = [toText(a, at), toText(b, at)]
    return left < right ? -1 : Number(left > right)
  })
}

function flattened(list: readonly Value[], depth: number, at: number): Value[] {
  return boundedList(
    list.flatMap((item) => (Array.isArray(item) && depth >= 1 ? flattened(item, depth - 1, at) : [item])),
    at,
  )
}

/** The methods of lists that formulas may call. Spec: 12.23. */
export const listMethods: ReadonlyMap<string, ListMethod> = new Map<string, ListMethod>([
  ["at", (list, values, at) => list.at(number(values, 0, at) ?? 0)],
  ["concat", (list, values, at) => boundedList([...list, ...values.flatMap((value) => (Array.isArray(value) ? value : [value]))], at)],
  ["every", (list, values, at) => list.every(isTrue(values, at))],
  ["fill", (list, values, at) => list.fill(values[0], number(values, 1, at), number(values, 2, at))],
  ["filter", (list, values, at) => list.filter(isTrue(values, at))],
  ["find", (list, values, at) => list.find(isTrue(values, at))],
  ["findIndex", (list, values, at) => list.findIndex(isTrue(values, at))],
  ["findLast", (list, values, at) => list.findLast(isTrue(values, at))],
  ["findLastIndex", (list, values, at) => list.findLastIndex(isTrue(values, at))],
  ["flat", (list, values, at) => flattened(list, Math.min(number(values, 0, at) ?? 1, 100), at)],
  ["flatMap", (list, values, at) => flattened(list.map(perItem(values, at)), 1, at)],
  [
    "forEach",
    (list, values, at) => {
      const each = perItem(values, at)
      for (const [index, item] of list.slice().entries()) each(item, index, list)
    },
  ],
  ["includes", (list, values, at) => list.includes(values[0], number(values, 1, at))],
  ["indexOf", (list, values, at) => list.indexOf(values[0], number(values, 1, at))],
  ["join", (list, values, at) => joinList(list, values[0] === undefined ? "," : toText(values[0], at), at, 0)],
  [
    "lastIndexOf",
    (list, values, at) => (values.length > 1 ? list.lastIndexOf(values[0], number(values, 1, at)) : list.lastIndexOf(values[0])),
  ],
  ["map", (list, values, at) => list.map(perItem(values, at))],
  ["pop", (list) => list.pop()],
  ["push", (list, values, at) => (list.push(...values), boundedList(list, at).length)],
  ["reduce", (list, values, at) => reduced(list, values, at, false)],
  ["reduceRight", (list, values, at) => reduced(list, values, at, true)],
  ["reverse", (list) => list.reverse()],
  ["shift", (list) => list.shift()],
  ["slice", (list, values, at) => list.slice(number(values, 0, at), number(values, 1, at))],
  ["some", (list, values, at) => list.some(isTrue(values, at))],
  ["sort", sorted],
  [
    "splice",
    (list, values, at) => {
      const from = number(values, 0, at) ?? 0
      const removed =
        values.length === 0 ? [] : list.splice(from, values.length > 1 ? (number(values, 1, at) ?? 0) : list.length, ...values.slice(2))
      boundedList(list, at)
      return removed
    },
  ],
  ["toString", (list, _values, at) => toText(list, at)],
  ["unshift", (list, values, at) => (list.unshift(...values), boundedList(list, at).length)],
])
