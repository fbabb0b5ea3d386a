import type { PageAddress } from "./page.ts"
import { checkedId, type FormulaParameter } from "../formula/parameters.ts"
import { parsePartsQuery, parseRowsQuery, unknownParts, unknownRows, unreadParts } from "../product-page/wanted-parts.ts"
import type { OfferedKind } from "../product-page/product-choices.ts"
import type { ProductOffer } from "../product/offer.ts"
import { bookableDate } from "../product/service-date.ts"
import { findSize } from "../product/sizes.ts"
import { safeWord, type UnknownChoice, unknownSize } from "../product/unknown-choice.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"

/** What an address says of the choices of a product. */
export type AddressedChoices = Pick<
  Extract<PageAddress, { readonly page: "product" }>,
  "selectedSizeId" | "selectedDays" | "selectedDate" | "selectedParts" | "selectedRows" | "parameters" | "unread"
>

/**
 * What an address names and the product does not have, in the order of the page. Names that may be anybody's count as unknown only where
 * the product has parameters; what is sold out is known.
 *
 * Spec: 10.230, 16.63.
 *
 * @param kind null = the shop does not tell what kind of product it is, so that only its sizes are judged
 *
 * @example
 * const address = { selectedSizeId: "XXL", selectedDays: 17, selectedDate: null, selectedParts: null }
 * unknownChoices(sampleOffer(), { is: "single" }, address)
 * // => [{ is: "size", name: "XXL" }, { is: "period", name: "17" }]
 */
export function unknownChoices(offer: ProductOffer, kind: OfferedKind | null, address: AddressedChoices): readonly UnknownChoice[] {
  const { selectedSizeId, unread = [] } = address
  const sizes = selectedSizeId === null || findSize(offer, selectedSizeId) !== null ? [] : [unknownSize(offer, selectedSizeId)]
  return kind === null ? [...unread, ...sizes] : [...unread, ...sizes, ...unknownInKind(offer, kind, address)]
}

const told = (is: "size" | "period" | "date" | "part" | "parameter", text: string): UnknownChoice => ({ is, name: safeWord(text) })

function unknownInKind(
  offer: ProductOffer,
  kind: OfferedKind,
  { selectedDays, selectedDate, selectedParts, selectedRows = "", parameters = [] }: AddressedChoices,
): readonly UnknownChoice[] {
  const isOffered = offer.sizes.some(({ periods = [] }) => periods.some(({ days }) => days === selectedDays))
  const date = bookableDate(kind.is === "dated" ? kind.dates : [], selectedDate)
  const isDateUnknown = "_tag" in date && date._tag === "DateUnknown"
  return [
    ...(selectedDays === null || isOffered ? [] : [told("period", String(selectedDays))]),
    ...(isDateUnknown ? [told("date", selectedDate ?? "")] : []),
    ...unknownParts(kind.is === "set" ? kind.parts : [], parsePartsQuery(selectedParts) ?? []),
    ...unknownRows(kind.is === "rows" ? kind.rows : [], parseRowsQuery(selectedRows)),
    ...unreadParts(selectedParts).map((text) => told("part", text)),
    ...(kind.is === "configured" ? parameters.flatMap((pair) => unknownParameter(kind.formula.parameters, pair)) : []),
  ]
}

function unknownParameter(parameters: readonly FormulaParameter[], [id, value]: readonly [string, string]): readonly UnknownChoice[] {
  const parameter = parameters.find((one) => one.id === id)
  if (parameter === undefined) return [told("parameter", id)]
  const options = optionsOf(parameter)
  return options === null || value === "" || options.includes(value)
    ? []
    : [{ is: "option", name: safeWord(value), parameter: parameter.name }]
}

/** The values that can be chosen; null = anything can be typed. */
function optionsOf(parameter: FormulaParameter): readonly string[] | null {
  if (parameter.is === "number" || parameter.is === "text") return null
  const isSwitch = parameter.is === "checkbox" && parameter.options.length === 0
  return isSwitch ? [checkedId, "true", "on", "false", "off", "0"] : parameter.options.map(({ id }) => id)
}

/** Keys of all texts of what is not known. */
export const unknownTextKeys = [
  "unknown.date",
  "unknown.more",
  "unknown.option",
  "unknown.parameter",
  "unknown.part",
  "unknown.partSize",
  "unknown.period",
  "unknown.sentence",
  "unknown.size",
] as const

type Catalogue = TextCatalogue<(typeof unknownTextKeys)[number]>

/** More are not named: an address can hold hundreds. */
const maxNamed = 5

/**
 * What was not known, in one sentence that names it; `null` = everything was.
 *
 * Spec: 10.230.
 *
 * @example unknownWords([{ is: "size", name: "XXL" }], polish)
 * // => "Pokazujemy produkt bez tego, czego w nim nie ma: rozmiar „XXL”."
 */
export function unknownWords(unknown: readonly UnknownChoice[], catalogue: Catalogue): string | null {
  if (unknown.length === 0) return null
  const words = new Set(unknown.map((one) => wordsOf(one, catalogue)))
  const list = [...words].slice(0, maxNamed).join(", ")
  const more = words.size > maxNamed ? formatText(catalogue, "unknown.more") : ""
  return formatText(catalogue, "unknown.sentence", { list: `${list}${more}` })
}

function wordsOf(unknown: UnknownChoice, catalogue: Catalogue): string {
  const { name } = unknown
  switch (unknown.is) {
    case "partSize":
      return unknown.called === undefined
        ? formatText(catalogue, "unknown.partSize", { name, part: unknown.part })
        : `${formatText(catalogue, "unknown.option", { name, parameter: unknown.called })} (${unknown.part})`
    case "option":
      return formatText(catalogue, "unknown.option", { name, parameter: unknown.parameter })
    default:
      return formatText(catalogue, `unknown.${unknown.is}`, { name })
  }
}
