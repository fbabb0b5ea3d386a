import { byId, find, findAll, hasClass, hasName, type PageElement, wordsIn } from "../web/page-elements.ts"
import type { PageFacts, PageWeight, ProductFacts, SizeFacts, TileFacts } from "./page-facts.ts"
import { promisedNamesIn } from "./promised-names.ts"
import { withoutChanging } from "./same-address.ts"
import { noAmount, readShownAmount, type ShownAmount } from "./shown-amount.ts"
import { readStructuredData } from "./structured-data.ts"

/** The most that is read of a page. */
export const factLimits = { headings: 40, links: 2_000, tiles: 500, sizes: 300, addressLength: 500 } as const

/** What is known of a page besides its elements. */
export interface AnsweredPage {
  readonly status: number
  readonly weight: PageWeight
  /** where a link leads on the page's own server, as a path; null = nowhere, or away */
  readonly here: (link: string) => string | null
}

/**
 * What a page says, in the words in which it is compared. Nothing is guessed: what a page does not have is missing, and what it says twice in different words
 * is not read.
 *
 * Spec: 10.1041.
 *
 * @example
 * const weight = { html: 9, scripts: 0, unasked: 0, foreign: 0 }
 * readPageFacts(sampleElement("h1", {}, "Mugs"), { status: 200, weight, here: () => null }).headings // => ["Mugs"]
 */
export function readPageFacts(page: PageElement, { status, weight, here }: AnsweredPage): PageFacts {
  const content = byId(page, "content") ?? find(page, hasName("main")) ?? find(page, hasName("body")) ?? page
  const search = byId(page, "search")
  const isProduct = byId(page, "projector_form") !== null
  const head = (name: string): string =>
    findAll(page, hasName("meta"), 300).find(({ attributes }) => (attributes["name"] ?? "").toLowerCase() === name)?.attributes[
      "content"
    ] ?? ""
  const canonical = findAll(page, hasName("link"), 300).find(({ attributes }) => attributes["rel"] === "canonical")?.attributes["href"]
  const linksIn = (within: PageElement): readonly string[] => [
    ...new Set(findAll(within, hasName("a"), factLimits.links).flatMap(({ attributes }) => here(attributes["href"] ?? "") ?? [])),
  ]
  const links = linksIn(content)
  const ofContent = new Set(links)
  const ofList = new Set(search === null ? [] : findAll(search, isTile))
  return {
    status,
    title: said(wordsIn(find(page, hasName("title")))),
    description: said(head("description").replaceAll(/\s+/g, " ").trim().slice(0, 300)),
    language: (find(page, hasName("html"))?.attributes["lang"] ?? "").slice(0, 2).toLowerCase(),
    canonical: canonical === undefined ? null : (here(canonical) ?? canonical.slice(0, factLimits.addressLength)),
    isKeptOut: /\bno(?:index|ne)\b/i.test(head("robots")),
    headings: headingsIn(page, "h1"),
    subheadings: headingsIn(content, "h2"),
    product: isProduct ? productFacts(page) : null,
    tiles: search === null ? null : tilesOf([...ofList]),
    recommended: tilesOf(findAll(page, isTile, factLimits.tiles).filter((tile) => !ofList.has(tile))),
    links,
    linksAround: linksIn(page).filter((link) => !ofContent.has(link)),
    structured: readStructuredData(page),
    names: promisedNamesIn(page),
    weight,
  }
}

const said = (text: string): string => withoutChanging(text)

const headingsIn = (within: PageElement, level: "h1" | "h2"): readonly string[] =>
  findAll(within, hasName(level), factLimits.headings)
    .map((heading) => said(wordsIn(heading)))
    .filter((words) => words !== "")

/** An amount that is in the page and not seen is not shown. */
const shownIn = (element: PageElement | null): ShownAmount =>
  element === null || isHidden(element) ? noAmount : readShownAmount(wordsIn(element))

const isHidden = ({ attributes }: PageElement): boolean =>
  attributes["hidden"] !== undefined ||
  /display\s*:\s*none/i.test(attributes["style"] ?? "") ||
  /(?:^|\s)(?:--hide|d-none)(?:\s|$)/.test(attributes["class"] ?? "")

function productFacts(page: PageElement): ProductFacts {
  const status = wordsIn(byId(page, "projector_status_description"))
  return {
    price: shownIn(byId(page, "projector_price_value")),
    before: shownIn(byId(page, "projector_price_maxprice")),
    lowest: shownIn(find(page, hasClass("projector_lowest_price__value"))),
    isAvailable: availabilityIn(status),
    sizes: sizesOf(page),
  }
}

/**
 * Whether a product can be bought, by the words that machines decide by; null = these words do not say it.
 *
 * Spec: 10.95.
 *
 * @example ["W magazynie", "Produkt niedostępny", "Product available", "?"].map(availabilityIn) // => [true, false, true, null]
 */
export function availabilityIn(words: string): boolean | null {
  if (/niedostępn|unavailable|not available|sold out|wyprzedan|brak w magazynie/i.test(words)) return false
  return /dostępn|w magazynie|available|in stock/i.test(words) ? true : null
}

function sizesOf(page: PageElement): readonly SizeFacts[] {
  const cont = byId(page, "projector_sizes_cont")
  if (cont === null || cont.attributes["data-onesize"] === "true") return []
  const links = findAll(cont, hasClass("projector_sizes__item"), factLimits.sizes).map(({ attributes }) => ({
    id: attributes["data-type"] ?? "",
    isAvailable: !/(?:^|\s)--disabled(?:\s|$)/.test(attributes["class"] ?? ""),
  }))
  const options = findAll(cont, hasName("option"), factLimits.sizes).map(({ attributes }) => ({
    id: attributes["value"] ?? "",
    isAvailable: attributes["disabled"] === undefined && attributes["data-count"] !== "0",
  }))
  const seen = new Set<string>()
  return [...links, ...options].filter(({ id }) => id !== "" && !seen.has(id) && seen.add(id))
}

const isTile = (element: PageElement): boolean =>
  tileId(element) !== null && (hasClass("product")(element) || hasClass("product_wrapper")(element))

function tileId({ attributes }: PageElement): number | null {
  const id = Number(attributes["data-product_id"] ?? attributes["data-id"] ?? NaN)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

const tilesOf = (elements: readonly PageElement[]): readonly TileFacts[] => elements.slice(0, factLimits.tiles).map(tileFacts)

/** A tile that nobody closed has the next one in it: what is in that is not this one's. */
function tileFacts(tile: PageElement): TileFacts {
  const own = (test: (element: PageElement) => boolean): readonly PageElement[] => ownOf(tile, test)
  const prices = own(
    (element) =>
      element.name === "strong" &&
      hasClass("price")(element) &&
      !/--(?:max|points|omnibus)(?:\s|$)/.test(element.attributes["class"] ?? ""),
  )
  const before = own((element) => element.name === "del" && hasClass("price")(element) && hasClass("--max")(element))
  const words = availabilityIn(wordsIn(own(hasClass("product__availability"))[0] ?? null))
  return {
    id: tileId(tile) ?? 0,
    name: said(wordsIn(own(hasClass("product__name"))[0] ?? null)),
    price: oneOf(prices),
    before: oneOf(before),
    isAvailable: tile.attributes["data-product_disable"] !== "true" && words !== false,
  }
}

function ownOf(tile: PageElement, test: (element: PageElement) => boolean): readonly PageElement[] {
  const found: PageElement[] = []
  const look = ({ children }: PageElement): void => {
    for (const child of children) {
      if (typeof child === "string" || isTile(child)) continue
      if (test(child)) found.push(child)
      look(child)
    }
  }
  look(tile)
  return found
}

/** The price of a tile is the text at its beginning; two prices that differ are none. Spec: 10.62. */
function oneOf(elements: readonly PageElement[]): ShownAmount {
  const amounts = elements.filter((element) => !isHidden(element)).map((element) => firstWords(element))
  const [first] = amounts
  if (first === undefined) return noAmount
  return amounts.every((one) => one === first)
    ? readShownAmount(first)
    : { is: "unread", text: amounts.slice(0, 3).join(" | ").slice(0, 80) }
}

/** The text before the first element, which may have come in pieces: a parser may part it where an entity stands. */
function firstWords(element: PageElement): string {
  let leading = ""
  for (const child of element.children) {
    if (typeof child !== "string") break
    leading += child
  }
  return leading.trim() === "" ? wordsIn(element) : leading
}
