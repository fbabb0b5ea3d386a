import { wireSize } from "../product/sizes.ts"
import { addDecimals, type Decimal, decimalText, parseDecimal } from "../values/decimal.ts"
import { isForeignObject, isList, parseJson } from "../web/untrusted-json.ts"

/** One product that a row of the basket is made of. */
export interface RowPart {
  readonly productId: number
  readonly sizeId: string
  /** in one of the row's product */
  readonly quantity: Decimal
}

/** What was chosen or typed for one parameter of a product. */
export interface RowParameter {
  readonly id: string
  /** several where several options may be chosen, in any order */
  readonly values: readonly string[]
}

/** What a row of the basket was bought with besides product, size and quantity. */
export interface RowOptions {
  /** delivery period of a subscription in whole days; null = bought once */
  readonly periodDays: number | null
  /** when a service takes place, `YYYY-MM-DDTHH:MM` by the shop's clock; null = it has no date */
  readonly date: string | null
  /** of a set, in any order */
  readonly parts: readonly RowPart[]
  /** of a configured product, in any order */
  readonly parameters: readonly RowParameter[]
  /** it is paid with points; absent = with money */
  readonly forPoints?: true
}

/** A row that was bought with nothing but size and quantity. Spec: 4.42. */
export const plainRow: RowOptions = { periodDays: null, date: null, parts: [], parameters: [] }

/**
 * The options as their one text: equal options have equal texts, whatever the order of their parts and parameters, and no others do.
 * A plain row's is empty.
 *
 * Spec: 15.67, 17.29.
 *
 * @example rowOptionsText(plainRow) // => ""
 * @example rowOptionsText({ ...plainRow, periodDays: 30 }) // => '{"period":30}'
 */
export function rowOptionsText({ periodDays, date, parts, parameters, forPoints }: RowOptions): string {
  const chosen = {
    ...(periodDays === null ? {} : { period: periodDays }),
    ...(date === null ? {} : { date }),
    ...(parts.length === 0 ? {} : { parts: orderedParts(parts) }),
    ...(parameters.length === 0 ? {} : { parameters: orderedParameters(parameters) }),
    ...(forPoints === undefined ? {} : { points: true }),
  }
  const text = JSON.stringify(chosen)
  return text === "{}" ? "" : text
}

/** The same product in the same size is one part, as often as it stands there. */
function orderedParts(parts: readonly RowPart[]): readonly (readonly [number, string, string])[] {
  const sums = new Map<string, { readonly part: RowPart; readonly quantity: Decimal }>()
  for (const part of parts) {
    const name = JSON.stringify([part.productId, wireSize(part.sizeId)])
    const known = sums.get(name)
    sums.set(name, { part, quantity: known === undefined ? part.quantity : addDecimals(known.quantity, part.quantity) })
  }
  return [...sums]
    .toSorted(([one], [other]) => byText(one, other))
    .map(([, { part, quantity }]) => [part.productId, wireSize(part.sizeId), decimalText(quantity)])
}

function orderedParameters(parameters: readonly RowParameter[]): readonly (readonly [string, readonly string[]])[] {
  const values = new Map<string, Set<string>>()
  for (const { id, values: chosen } of parameters) values.set(id, new Set([...(values.get(id) ?? []), ...chosen]))
  return [...values].toSorted(([one], [other]) => byText(one, other)).map(([id, chosen]) => [id, [...chosen].toSorted(byText)])
}

/** The same order on every machine, whatever its language. */
const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

/**
 * The options that a text holds; `null` when it was not written from options.
 *
 * Spec: 17.29.
 *
 * @example parseRowOptions("") // => plainRow
 * @example parseRowOptions('{"period":30}')?.periodDays // => 30
 * @example parseRowOptions("{}") // => null
 */
export function parseRowOptions(text: string): RowOptions | null {
  if (text === "") return plainRow
  const json = parseJson(text)
  if (!isForeignObject(json)) return null
  const options: RowOptions = {
    periodDays: typeof json["period"] === "number" ? json["period"] : null,
    date: json["date"] === undefined ? null : textIn(json["date"]),
    parts: listsIn(json["parts"]).flatMap(([productId, sizeId, amount]) => {
      const quantity = parseDecimal(textIn(amount))
      return typeof productId === "number" && quantity !== null ? [{ productId, sizeId: textIn(sizeId), quantity }] : []
    }),
    parameters: listsIn(json["parameters"]).map(([id, values]) => ({
      id: textIn(id),
      values: isList(values) ? values.map(textIn) : [],
    })),
    ...(json["points"] === true ? { forPoints: true } : {}),
  }
  // whatever is strange about the text, the options that were read of it have another
  return rowOptionsText(options) === text ? options : null
}

const listsIn = (value: unknown): readonly (readonly unknown[])[] => (isList(value) ? value.filter(isList) : [])

/** As it stands, with its blanks: a typed text is one's own. */
const textIn = (value: unknown): string => (typeof value === "string" ? value : "")

/**
 * Were two rows bought with the same options?
 *
 * Spec: 17.29.
 *
 * @example sameOptions(plainRow, { ...plainRow, periodDays: 30 }) // => false
 */
export const sameOptions = (one: RowOptions, other: RowOptions): boolean => rowOptionsText(one) === rowOptionsText(other)
