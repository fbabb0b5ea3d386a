import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { Money } from "../values/money.ts"
import { formatPrice, type PriceFormat } from "../values/price-format.ts"
import { type ChosenFilters, chosenValues, type FilterKey, isFiltered, noFilters, type Removable } from "./chosen-filters.ts"
import type { OfferedFilters, OfferedGroup, OfferedValue } from "./offered-filters.ts"

/** A filter that is chosen, in words. */
export interface ChosenWords {
  readonly removed: Removable
  /** "Rozmiar: M" */
  readonly words: string
}

/** A value to choose. */
export interface FilterChoice extends OfferedValue {
  readonly isChosen: boolean
}

/** A group of filters as it is shown. */
export interface FilterGroupView extends Pick<OfferedGroup, "key"> {
  readonly name: string
  readonly isChosen: boolean
  /** the first ones, and those that are chosen */
  readonly choices: readonly FilterChoice[]
  /** what is shown when it is asked for */
  readonly more: readonly FilterChoice[]
}

/** The filters of a list as they are shown. */
export interface FiltersView {
  readonly chosen: readonly ChosenWords[]
  readonly groups: readonly FilterGroupView[]
  /** the ends, which a shop may not tell; null = all of what is left costs the same, and no range is chosen */
  readonly prices: { readonly lowest: string; readonly highest: string } | "untold" | null
  /** products that are left when only what can be bought is shown; null = it would leave the same ones */
  readonly available: number | null
  /** something in the address could not be read, or is nothing that this list has */
  readonly isUnknown: boolean
}

/** Values of a group that are shown at once; where there are two more, those are shown as well. */
const shownAtOnce = 6

/** A shorter list is seen at a glance. */
const leastFiltered = 5

type Catalogue = TextCatalogue<
  | "filters.available"
  | "filters.named"
  | "filters.price"
  | "filters.priceBetween"
  | "filters.priceFrom"
  | "filters.priceTo"
  | "filters.producer"
  | "filters.sizes"
>

/**
 * The filters of a list in words; `null` = the list is too short to be filtered, and it is not.
 *
 * Spec: 10.341, 10.343, 10.344.
 *
 * @param list what is left of it, and what its address asks for
 *
 * @example viewFilters({ total: 4 }, polish, polishPrices) // => null
 */
export function viewFilters(
  list: { readonly total: number; readonly offered?: OfferedFilters; readonly filters?: ChosenFilters; readonly isCut?: true },
  texts: Catalogue,
  format: PriceFormat,
): FiltersView | null {
  const { total, offered = { groups: [], prices: null, available: total }, filters = noFilters, isCut } = list
  const { groups, prices, available } = offered
  if (!isFiltered(filters) && isCut === undefined && (list.offered === undefined || total < leastFiltered)) return null
  const hasRange = filters.from !== null || filters.to !== null
  return {
    chosen: chosenWords(filters, groups, texts, format),
    groups: groups.map((group) => viewGroup(group, filters, texts)),
    prices:
      prices === "untold"
        ? prices
        : prices !== null && (hasRange || prices.lowest.minor < prices.highest.minor)
          ? { lowest: formatPrice(prices.lowest, format), highest: formatPrice(prices.highest, format) }
          : null,
    available: filters.available || available < total ? available : null,
    isUnknown: isCut === true || hasUnknown(filters, groups),
  }
}

/**
 * Does an address choose what the list does not have?
 *
 * Spec: 10.343.
 *
 * @example hasUnknown(readFilters(new URLSearchParams("filter_sizes=XXS")).filters, []) // => true
 */
export const hasUnknown = ({ groups: chosen }: ChosenFilters, groups: readonly OfferedGroup[]): boolean =>
  chosen.some(({ key, ids }) => ids.some((id) => !valuesOf(groups, key).some((value) => value.id === id)))

const valuesOf = (groups: readonly OfferedGroup[], key: FilterKey): readonly OfferedValue[] =>
  groups.find((group) => group.key === key)?.values ?? []

const nameOf = (key: FilterKey, groups: readonly OfferedGroup[], texts: Catalogue): string => {
  if (key === "sizes" || key === "producer") return formatText(texts, `filters.${key}`)
  return groups.find((group) => group.key === key)?.name ?? ""
}

function viewGroup(group: OfferedGroup, filters: ChosenFilters, texts: Catalogue): FilterGroupView {
  const chosen = chosenValues(filters, group.key)
  const choices = group.values.map((value): FilterChoice => ({ ...value, isChosen: chosen.includes(value.id) }))
  const isShown = ({ isChosen }: FilterChoice, at: number): boolean => isChosen || at < shownAtOnce || choices.length <= shownAtOnce + 2
  return {
    key: group.key,
    name: nameOf(group.key, [group], texts),
    isChosen: chosen.length > 0,
    choices: choices.filter(isShown),
    more: choices.filter((choice, at) => !isShown(choice, at)),
  }
}

function chosenWords(
  filters: ChosenFilters,
  groups: readonly OfferedGroup[],
  texts: Catalogue,
  format: PriceFormat,
): readonly ChosenWords[] {
  const { from, to, available } = filters
  const values = filters.groups.flatMap(({ key, ids }) =>
    ids.map((id): ChosenWords => {
      const value = valuesOf(groups, key).find((one) => one.id === id)?.name ?? id
      const name = nameOf(key, groups, texts)
      return { removed: { is: "value", key, id }, words: name === "" ? value : formatText(texts, "filters.named", { name, value }) }
    }),
  )
  const range: readonly ChosenWords[] =
    from === null && to === null
      ? []
      : [
          {
            removed: { is: "price" },
            words: formatText(texts, "filters.named", {
              name: formatText(texts, "filters.price"),
              value: rangeWords(from, to, texts, format),
            }),
          },
        ]
  return [
    ...values,
    ...range,
    ...(available ? [{ removed: { is: "available" } as const, words: formatText(texts, "filters.available") }] : []),
  ]
}

function rangeWords(from: Money | null, to: Money | null, texts: Catalogue, format: PriceFormat): string {
  const [low, high] = [from, to].map((amount) => (amount === null ? "" : formatPrice(amount, format)))
  if (from === null) return formatText(texts, "filters.priceTo", { to: high ?? "" })
  return to === null
    ? formatText(texts, "filters.priceFrom", { from: low ?? "" })
    : formatText(texts, "filters.priceBetween", { from: low ?? "", to: high ?? "" })
}
