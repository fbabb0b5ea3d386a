import { type ParameterQuery, productAddress } from "../addresses/addresses.ts"
import { isReviewName, type ReviewQuery, reviewQueryOf, reviewQueryParts } from "../product/reviews.ts"
import { safeWord, type UnreadChoice } from "../product/unknown-choice.ts"
import type { Language } from "../values/language.ts"
import { languageInPath, maxValueLength, parseId, queryValue } from "./address-parts.ts"

/** A product's page as its address names it. Spec: 10.5 to 10.8. */
export interface ProductPageAddress {
  readonly language: Language
  readonly productId: number
  readonly selectedSizeId: string | null
  /** the period of a subscription, in days */
  readonly selectedDays: number | null
  /** id of the date of a service */
  readonly selectedDate: string | null
  /** of a set; null = none are named */
  readonly selectedParts: string | null
  /** of rows, as `rowsQuery` writes them; absent = none */
  readonly selectedRows?: string
  readonly number: string | null
  /** names and values that may be of a configurator's parameters; absent = none */
  readonly parameters?: ParameterQuery
  /** the reviews that are asked for; absent = none in particular */
  readonly reviews?: ReviewQuery
  /** what is named so that it cannot be read; absent = nothing */
  readonly unread?: readonly UnreadChoice[]
}

/** The parts of a set, and rows, are many values in one. */
const maxPartsLength = 1000

/**
 * The product that an address names, with what it chooses; `null` = it is not the address of a product.
 *
 * Spec: 5.59, 10.5 to 10.8, 10.230.
 *
 * @example readProductAddress("/en/products/mug-501", new URLSearchParams("selected_size=M"))?.selectedSizeId // => "M"
 * @example readProductAddress("/product-ukr-501.html", new URLSearchParams())?.language // => "en"
 */
export function readProductAddress(path: string, query: URLSearchParams): ProductPageAddress | null {
  const classic = /^\/product-(pol|eng|ukr)-(\d+)(?:-[^/]*)?(?:\.html)?$/.exec(path)
  const friendly = /^\/(pl|en)\/products\/(?:[^/]*-)?(\d+)$/.exec(path)
  const productId = parseId(classic?.[2] ?? friendly?.[2])
  // of a language that the shop has no texts in, a page has the English ones
  const language = classic?.[1] === "ukr" ? "en" : languageInPath(classic?.[1] ?? friendly?.[1])
  if (productId === null || language === null) return null
  const reviews = reviewQueryOf(query)
  const selected = {
    selectedSizeId: queryValue(query, "selected_size"),
    selectedDays: daysOf(queryValue(query, "selected_subscription")),
    selectedDate: queryValue(query, "selected_date"),
    selectedParts: queryValue(query, "selected_parts", maxPartsLength),
  }
  const selectedRows = queryValue(query, "selected_rows", maxPartsLength)
  const unread = unreadIn(query, [
    ["selected_size", "size", selected.selectedSizeId],
    ["selected_subscription", "period", selected.selectedDays],
    ["selected_date", "date", selected.selectedDate],
    ["selected_parts", "part", selected.selectedParts],
    ["selected_rows", "part", selectedRows],
  ])
  return {
    language,
    productId,
    ...selected,
    ...(selectedRows === null ? {} : { selectedRows }),
    number: queryValue(query, "number"),
    ...parametersOf(query),
    ...(reviews === null ? {} : { reviews }),
    ...(unread.length === 0 ? {} : { unread }),
  }
}

/** Whole days of up to three digits. */
const daysOf = (text: string | null): number | null => (text !== null && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : null)

/** What stands in an address and gave no value. Spec: 10.230. */
function unreadIn(
  query: URLSearchParams,
  names: readonly (readonly [name: string, is: UnreadChoice["is"], read: string | number | null])[],
): readonly UnreadChoice[] {
  return names.flatMap(([name, is, read]) => {
    const text = query.getAll(name).at(-1) ?? ""
    return read !== null || text.trim() === "" ? [] : [{ is, name: safeWord(text) }]
  })
}

/** More parameters, and longer texts of them, count as absent. */
const maxParameters = 100
const maxParameterLength = 1000

/** What a page's address has besides parameters of its product, and what others add to links to see where visitors come from. */
const otherNames =
  /^(?:selected_(?:size|subscription|date|parts|rows)|query_id|number|lang|set_render|product|mode|size|utm.*|[a-z]{1,5}clid|msclkid|mc_[ce]id|srsltid|_ga|_gl)$/

/** Spec: 5.59. */
function parametersOf(query: URLSearchParams): Pick<ProductPageAddress, "parameters"> {
  const parameters = [...query].filter(
    ([name, text]) =>
      !otherNames.test(name) && !isReviewName(name) && name !== "" && name.length <= maxValueLength && text.length <= maxParameterLength,
  )
  return parameters.length === 0 ? {} : { parameters: parameters.slice(0, maxParameters) }
}

/**
 * The one address of a product's page with what is chosen; what could not be read is not written.
 *
 * Spec: 10.5, 10.7, 10.8.
 *
 * @example
 * const opened = readProductAddress("/en/products/mug-501", new URLSearchParams("selected_size=M"))
 * opened === null ? "" : writeProductAddress(opened) // => "/product-eng-501.html?selected_size=M"
 */
export function writeProductAddress(address: ProductPageAddress): string {
  const { language, productId, selectedSizeId, selectedDays, selectedDate, selectedParts, selectedRows, number, reviews } = address
  const query = {
    ...(selectedSizeId === null ? {} : { selected_size: selectedSizeId }),
    ...(selectedDays === null ? {} : { selected_subscription: String(selectedDays) }),
    ...(selectedDate === null ? {} : { selected_date: selectedDate }),
    ...(selectedParts === null ? {} : { selected_parts: selectedParts }),
    ...(selectedRows === undefined ? {} : { selected_rows: selectedRows }),
    ...(number === null ? {} : { number }),
    ...(reviews === undefined ? {} : reviewQueryParts(reviews)),
  }
  return productAddress(language, productId, "", query, address.parameters)
}

/**
 * Does the address choose nothing? Then the page is the same for all. Any name in it may be a parameter of the product's formula.
 *
 * Spec: 10.5 to 10.7.
 *
 * @example
 * const opened = readProductAddress("/product-pol-501.html", new URLSearchParams("utm_source=a"))
 * opened !== null && choosesNothing(opened) // => true
 */
export const choosesNothing = (address: ProductPageAddress): boolean =>
  address.selectedSizeId === null &&
  address.selectedDays === null &&
  address.selectedDate === null &&
  address.selectedParts === null &&
  address.selectedRows === undefined &&
  address.number === null &&
  address.parameters === undefined &&
  address.reviews === undefined &&
  address.unread === undefined
