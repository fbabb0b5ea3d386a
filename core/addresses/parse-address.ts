import { lastSeenLimits } from "../product/last-seen.ts"
import { pickupPath, readPickupQuery } from "./pickup-query.ts"
import { parseSortKey } from "../product/listing.ts"
import { productAmounts } from "../pricing/instalment-plan.ts"
import { isReviewName, reviewQueryOf } from "../product/reviews.ts"
import { type Language, parseLanguageCode } from "../values/language.ts"
import type { ContentKey } from "../shell/shell.ts"
import { safeWord, type UnreadChoice } from "../product/unknown-choice.ts"
import type { PageAddress } from "./addresses.ts"

const contentKeys: readonly ContentKey[] = ["terms", "privacy", "delivery", "returns", "contact"]

/** Longer values from outside count as absent. */
const maxValueLength = 100
const maxPathLength = 500
/** The parts of a set, and rows, are many values in one. */
const maxPartsLength = 1000

/**
 * The page that an address names; `null` when there is no such page.
 *
 * Spec: 10.1 to 10.8, 10.12, 10.13 to 10.15, 10.19, 10.260. Any text is accepted, and every value of the outcome is validated.
 *
 * @param path decoded or not: its words are for people, only the id counts
 *
 * @example parsePageAddress("/pol_m_Ceramika-101.html", new URLSearchParams("counter=2"))
 * // => { page: "category", language: "pl", categoryId: 101, sort: "default", counter: 2 }
 * @example parsePageAddress("/unknown.html", new URLSearchParams()) // => null
 */
export function parsePageAddress(path: string, query: URLSearchParams): PageAddress | null {
  if (path.length > maxPathLength) return null
  return (
    parseNeutral(path, query) ??
    parseProduct(path, query) ??
    parseCategory(path, query) ??
    parseProducer(path, query) ??
    parseTopic(path, query) ??
    parseContent(path)
  )
}

/** A value of the query; the last one wins, as in forms. */
function value(query: URLSearchParams, name: string, maxLength: number = maxValueLength): string | null {
  const found = query.getAll(name).at(-1) ?? null
  return found === null || found === "" || found.length > maxLength ? null : found
}

function returnOf(query: URLSearchParams): { readonly returnTo?: string } {
  const returnTo = value(query, "return", maxPathLength)
  return returnTo === null ? {} : { returnTo }
}

function parseNeutral(path: string, query: URLSearchParams): PageAddress | null {
  const language = parseLanguageCode(value(query, "lang") ?? "")
  switch (path) {
    case "/":
      // the English home page has its own address, so this one is Polish, whatever language was read before
      return { page: "home", language: language ?? "pl" }
    case "/main-pol.html":
    case "/main-eng.html":
      return { page: "home", language: path.includes("eng") ? "en" : "pl" }
    case "/last-seen.php":
      return { page: "lastSeen", language, productIds: idsOf(value(query, "products")) }
    case "/basketedit.php":
      if ((value(query, "mode") ?? "1") !== "1") return null
      return { page: "cart", language }
    case "/pl/login.html":
    case "/signin.html":
    case "/signin.php":
      return { page: "signIn", language, ...returnOf(query) }
    case "/product-review.php": {
      const productId = idOf(value(query, "product") ?? undefined)
      return productId === null ? null : { page: "review", language, productId }
    }
    case "/login.php":
      return query.has("operation") ? null : { page: "account", language }
    case pickupPath:
      return { page: "pickup", language, query: readPickupQuery(query), productId: idOf(value(query, "product") ?? undefined) }
    case "/return.php":
      return value(query, "status") === "basket_empty" ? { page: "message", language, status: "basket_empty" } : null
    default:
      return null
  }
}

/** Ids are whole numbers of up to nine digits without leading zeros. */
function idOf(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

/** At most as many ids as are remembered; what is not an id is left out. Spec: 10.250. */
function idsOf(text: string | null): readonly number[] {
  const ids = (text ?? "").split(".").flatMap((one) => idOf(one) ?? [])
  return [...new Set(ids)].slice(0, lastSeenLimits.kept)
}

function parseProduct(path: string, query: URLSearchParams): PageAddress | null {
  const classic = /^\/product-(pol|eng)-(\d+)(?:-[^/]*)?(?:\.html)?$/.exec(path)
  const friendly = /^\/(pl|en)\/products\/(?:[^/]*-)?(\d+)$/.exec(path)
  const productId = idOf(classic?.[2] ?? friendly?.[2])
  const language = languageOf(classic?.[1] ?? friendly?.[1])
  if (productId === null || language === null) return null
  const reviews = reviewQueryOf(query)
  const selected = {
    selectedSizeId: value(query, "selected_size"),
    selectedDays: daysOf(value(query, "selected_subscription")),
    selectedDate: value(query, "selected_date"),
    selectedParts: value(query, "selected_parts", maxPartsLength),
  }
  const selectedRows = value(query, "selected_rows", maxPartsLength)
  const unread = unreadIn(query, [
    ["selected_size", "size", selected.selectedSizeId],
    ["selected_subscription", "period", selected.selectedDays],
    ["selected_date", "date", selected.selectedDate],
    ["selected_parts", "part", selected.selectedParts],
    ["selected_rows", "part", selectedRows],
  ])
  return {
    page: "product",
    language,
    productId,
    ...selected,
    ...(selectedRows === null ? {} : { selectedRows }),
    number: value(query, "number"),
    ...parametersOf(query),
    ...(reviews === null ? {} : { reviews }),
    ...(unread.length === 0 ? {} : { unread }),
  }
}

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
function parametersOf(query: URLSearchParams): Pick<Extract<PageAddress, { readonly page: "product" }>, "parameters"> {
  const parameters = [...query].filter(
    ([name, text]) =>
      !otherNames.test(name) && !isReviewName(name) && name !== "" && name.length <= maxValueLength && text.length <= maxParameterLength,
  )
  return parameters.length === 0 ? {} : { parameters: parameters.slice(0, maxParameters) }
}

/** Whole days of up to three digits. */
const daysOf = (text: string | null): number | null => (text !== null && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : null)

function parseCategory(path: string, query: URLSearchParams): PageAddress | null {
  const classic = /^\/(pol|eng)_m_[^/]*-(\d+)\.html$/.exec(path)
  const friendly = /^\/(pl|en)\/menu\/[^/]*-(\d+)\.html$/.exec(path)
  const categoryId = idOf(classic?.[2] ?? friendly?.[2])
  const language = languageOf(classic?.[1] ?? friendly?.[1])
  if (categoryId === null || language === null) return null
  const sort = parseSortKey(value(query, "sort"))
  return { page: "category", language, categoryId, sort, counter: counterOf(query) }
}

/** Page number of a list, of up to four digits; anything else is the first page. */
function counterOf(query: URLSearchParams): number {
  const counter = value(query, "counter") ?? "0"
  return /^\d{1,4}$/.test(counter) ? Number(counter) : 0
}

function parseProducer(path: string, query: URLSearchParams): PageAddress | null {
  const found = /^\/firm-(pol|eng)-(\d+)(?:-[^/]*)?\.html$/.exec(path)
  const producerId = idOf(found?.[2])
  const language = languageOf(found?.[1])
  return producerId === null || language === null ? null : { page: "producer", language, producerId, counter: counterOf(query) }
}

/** Spec: 10.252. */
function parseTopic(path: string, query: URLSearchParams): PageAddress | null {
  const found = /^\/(payments|instalments|stores)-(pol|eng)-(\d+)\.html$/.exec(path)
  const productId = idOf(found?.[3])
  const language = languageOf(found?.[2])
  if (productId === null || language === null) return null
  const about = { language, productId, selectedSizeId: value(query, "selected_size") }
  const number = value(query, "number")
  switch (found?.[1]) {
    case "payments":
      return { page: "payments", ...about, number }
    case "instalments":
      return { page: "instalments", ...about, number, of: productAmounts.find((amount) => amount === value(query, "of")) ?? null }
    default:
      return { page: "stores", ...about, city: value(query, "city") }
  }
}

function parseContent(path: string): PageAddress | null {
  const contact = /^\/contact-(pol|eng)\.html$/.exec(path)
  const other = /^\/(pl|en)\/content\/([a-z]+)\.html$/.exec(path)
  const language = languageOf(contact?.[1] ?? other?.[1])
  const key = contact === null ? contentKeys.find((known) => known === other?.[2] && known !== "contact") : "contact"
  return language === null || key === undefined ? null : { page: "content", language, key }
}

function languageOf(text: string | undefined): Language | null {
  if (text === "pl" || text === "en") return text
  return parseLanguageCode(text ?? "")
}
