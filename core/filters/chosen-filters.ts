import { type Money, compareMoney } from "../values/money.ts"
import { moneyText } from "../values/money-text.ts"
import { parseTypedMoney } from "../values/typed-money.ts"

/** A group of filters by its name in addresses and markup: the platform's, without `filter_`. */
export type FilterKey = "sizes" | "producer" | `traits${number}`

/** What is chosen of one group. */
export interface ChosenGroup {
  readonly key: FilterKey
  /** at least one, each once, sorted */
  readonly ids: readonly string[]
}

/** What a shopper wants to see of a list, as its address says it. */
export interface ChosenFilters {
  /** amounts in the currency and with the tax that the shopper sees; null = no end */
  readonly from: Money | null
  readonly to: Money | null
  /** sizes first, then parameters by their numbers, then producers */
  readonly groups: readonly ChosenGroup[]
  /** only what can be bought */
  readonly available: boolean
}

/** The whole list. */
export const noFilters: ChosenFilters = { from: null, to: null, groups: [], available: false }

/** More are not read: an address can name thousands. */
export const mostChosen = 40

const keyPattern = /^(?:sizes|producer|traits[1-9]\d{0,5})$/
const prefix = "filter_"
const idPattern = /^[A-Za-z0-9._-]{1,40}$/
/** The name of what asks only for what can be bought. Spec: 10.340. */
export const availabilityName = "filter_availability"
const rangeName = "filter_pricerange"
/** The name of the lower end of the price in a form. Spec: 10.340. */
export const fromName = "filter_price_from"
/** The name of the upper end of the price in a form. Spec: 10.340. */
export const toName = "filter_price_to"

/**
 * The filters that an address names. A value may be given again and again, as forms do, or several in one with commas. What cannot be read is
 * left out.
 *
 * Spec: 10.75, 10.340.
 *
 * @returns the filters, and whether something was left out
 *
 * @example readFilters(new URLSearchParams("filter_sizes=M,S&filter_sizes=L")).filters.groups
 * // => [{ key: "sizes", ids: ["L", "M", "S"] }]
 * @example readFilters(new URLSearchParams("filter_pricerange=100-20")).filters.from // => { minor: 2000 }
 * @example readFilters(new URLSearchParams("filter_sizes=%3Cb%3E")) // => { filters: noFilters, isCut: true }
 */
export function readFilters(query: URLSearchParams): { readonly filters: ChosenFilters; readonly isCut: boolean } {
  const named = [...query].flatMap(([written, value]) => {
    const name = written.replaceAll(/[[\]]/g, "")
    return name.startsWith(prefix) && value.trim() !== "" ? [{ name, value }] : []
  })
  const values = named.flatMap(({ name, value }) => {
    const key = filterKeyOf(name.slice(prefix.length))
    return key === null ? [] : value.split(",").map((id) => ({ key, id }))
  })
  const fitting = uniqueValues(values.filter(({ id }) => idPattern.test(id)))
  const chosen = fitting.slice(0, mostChosen)
  const ranges = named.flatMap((one) => rangeIn(one) ?? [])
  const others = named.filter(
    ({ name, value }) => filterKeyOf(name.slice(prefix.length)) === null && !(name === availabilityName && value === "y"),
  )
  return {
    filters: {
      ...orderedRange(ranges),
      groups: groupsOf(chosen),
      available: named.some(({ name, value }) => name === availabilityName && value === "y"),
    },
    isCut: values.some(({ id }) => !idPattern.test(id)) || chosen.length < fitting.length || ranges.length < others.length,
  }
}

interface NamedValue {
  readonly key: FilterKey
  readonly id: string
}

const uniqueValues = (values: readonly NamedValue[]): readonly NamedValue[] => [
  ...new Map(values.map((value) => [`${value.key}=${value.id}`, value])).values(),
]

const groupsOf = (values: readonly NamedValue[]): readonly ChosenGroup[] =>
  [...Map.groupBy(values, ({ key }) => key)]
    .map(([key, ofKey]): ChosenGroup => ({ key, ids: ofKey.map(({ id }) => id).toSorted() }))
    .toSorted((one, other) => placeOf(one.key) - placeOf(other.key))

type Range = Pick<ChosenFilters, "from" | "to">

/** The last amount of each end counts; ends the wrong way round are changed for each other, and no price is below nothing. */
function orderedRange(ranges: readonly Range[]): Range {
  const { from, to } = ranges.reduce<Range>((range, one) => ({ from: one.from ?? range.from, to: one.to ?? range.to }), noFilters)
  const [low, high] = from !== null && to !== null && compareMoney(from, to) > 0 ? [to, from] : [from, to]
  return { from: low?.minor === 0 ? null : low, to: high }
}

/** `null` = it is no range that can be read. */
function rangeIn({ name, value }: { readonly name: string; readonly value: string }): Range | null {
  const ends = name === rangeName ? value.split("-") : name === fromName ? [value, ""] : name === toName ? ["", value] : []
  const [from, to] = ends.map(amountOf)
  return ends.length !== 2 || from === undefined || to === undefined ? null : { from, to }
}

/** An address says nothing of the shop's own format, so that an amount is read in every usual way. `undefined` = it cannot be. */
function amountOf(text: string): Money | null | undefined {
  const typed = text.trim()
  if (typed === "") return null
  const amount = typed.length > 20 ? null : parseTypedMoney(typed, { mask: "0.00", groupSeparator: "", decimalSeparator: ".", symbol: "" })
  return amount === null || amount.minor < 0 ? undefined : amount
}

/**
 * The group of a name; null = no group is called so.
 *
 * @example filterKeyOf("traits26") // => "traits26"
 * @example filterKeyOf("colour") // => null
 */
export function filterKeyOf(name: string): FilterKey | null {
  const key = keyPattern.exec(name)?.[0]
  if (key === undefined) return null
  return key === "sizes" || key === "producer" ? key : `traits${Number(key.slice("traits".length))}`
}

/** The places of groups among each other. */
const placeOf = (key: FilterKey): number => (key === "sizes" ? 0 : key === "producer" ? Infinity : Number(key.slice("traits".length)))

/**
 * Filters as an address says them: always in the same order, so that a list has one address.
 *
 * Spec: 10.75, 10.340.
 *
 * @example filterParameters({ ...noFilters, groups: [{ key: "traits26", ids: ["1", "2"] }], to: { minor: 9950 } })
 * // => [["filter_traits26", "1"], ["filter_traits26", "2"], ["filter_pricerange", "-99.5"]]
 */
export function filterParameters({ from, to, groups, available }: ChosenFilters): readonly (readonly [name: string, value: string])[] {
  const values = groups.flatMap(({ key, ids }) => ids.map((id) => [`filter_${key}`, id] as const))
  const range = from === null && to === null ? [] : [[rangeName, `${shortText(from)}-${shortText(to)}`] as const]
  return [...values, ...range, ...(available ? [[availabilityName, "y"] as const] : [])]
}

/** "100" and "99.5": an amount without the noughts at its end. */
const shortText = (amount: Money | null): string => (amount === null ? "" : moneyText(amount).replace(/\.00$|(?<=\.\d)0$/, ""))

/**
 * Is a part of the list left out?
 *
 * @example isFiltered(noFilters) // => false
 */
export const isFiltered = ({ from, to, groups, available }: ChosenFilters): boolean =>
  from !== null || to !== null || groups.length > 0 || available

/**
 * What is chosen of a group.
 *
 * @example chosenValues(noFilters, "sizes") // => []
 */
export const chosenValues = ({ groups }: ChosenFilters, key: FilterKey): readonly string[] =>
  groups.find((group) => group.key === key)?.ids ?? []

/** What one press takes away: a value, the amounts, or that only what can be bought is shown. */
export type Removable =
  | { readonly is: "value"; readonly key: FilterKey; readonly id: string }
  | { readonly is: "price" }
  | { readonly is: "available" }

/**
 * The filters without one of them; the others stay.
 *
 * Spec: 10.341.
 *
 * @example withoutFilter({ ...noFilters, available: true }, { is: "available" }) // => noFilters
 */
export function withoutFilter(filters: ChosenFilters, removed: Removable): ChosenFilters {
  if (removed.is === "price") return { ...filters, from: null, to: null }
  if (removed.is === "available") return { ...filters, available: false }
  const groups = filters.groups.flatMap(({ key, ids }): readonly ChosenGroup[] => {
    const left = key === removed.key ? ids.filter((id) => id !== removed.id) : ids
    return left.length === 0 ? [] : [{ key, ids: left }]
  })
  return { ...filters, groups }
}

/**
 * The filters without all that is chosen of a group.
 *
 * Spec: 10.341.
 *
 * @example withoutGroup({ ...noFilters, groups: [{ key: "sizes", ids: ["M", "S"] }] }, "sizes") // => noFilters
 */
export const withoutGroup = (filters: ChosenFilters, key: FilterKey): ChosenFilters => ({
  ...filters,
  groups: filters.groups.filter((group) => group.key !== key),
})
