import { findAll, hasClass, hasName, type PageElement, wordsIn } from "../web/page-elements.ts"
import { isForeignObject, isList, foreignText, parseJson, type ForeignObject } from "../web/untrusted-json.ts"
import type { DescribedOffer, DescribedProduct, MicrodataFacts, StructuredFacts } from "./page-facts.ts"
import { currencyCode, noAmount, readShownAmount, type ShownAmount } from "./shown-amount.ts"

/** The most that is read of what a page tells programs: real pages have a tenth of it. */
export const structuredLimits = { scripts: 20, scriptLength: 300_000, objects: 500, depth: 8, names: 100, textLength: 300 } as const

/**
 * What a page tells programs: its JSON-LD, microdata and head. JSON that is none is counted; what is no text where a text is wanted is left out.
 *
 * Spec: 10.108, 10.109, 10.1041.
 *
 * @example readStructuredData(sampleElement("script", { type: "application/ld+json" }, "{")).broken // => 1
 */
export function readStructuredData(page: PageElement): StructuredFacts {
  const scripts = findAll(page, isLinkedData, structuredLimits.scripts).map(({ children }) =>
    children.filter((child) => typeof child === "string").join(""),
  )
  const parsed = scripts.map((text) => (text.length > structuredLimits.scriptLength ? undefined : parseJson(text)))
  const objects = objectsIn(parsed)
  const product = objects.find((one) => typesOf(one).includes("Product")) ?? null
  const metas = findAll(page, hasName("meta"), 300)
  const inHead = (name: string): string => metas.find(({ attributes }) => attributes["property"] === name)?.attributes["content"] ?? ""
  const headPrice = amountOf(inHead("product:price:amount"), inHead("product:price:currency"))
  return {
    types: distinct(objects.flatMap(typesOf)),
    broken: parsed.filter((one) => one === undefined).length,
    product: product === null ? null : describedProduct(product),
    properties: distinct([
      ...findAll(page, ({ attributes }) => attributes["itemprop"] !== undefined, 1_000).flatMap(({ attributes }) =>
        (attributes["itemprop"] ?? "").split(/\s+/).filter((name) => name !== ""),
      ),
      ...metas.map(({ attributes }) => attributes["property"] ?? "").filter((name) => /^(?:og|product):/.test(name)),
    ]).map((name) => name.slice(0, 60)),
    microdata: microdataIn(page),
    headPrice,
  }
}

/** A mark's value stands in its attributes before its words. Two prices that differ are none. Spec: 10.109. */
function microdataIn(page: PageElement): MicrodataFacts {
  const marked = ofPageAlone(page).filter(({ attributes }) => attributes["itemprop"] !== undefined)
  const values = (name: string): readonly string[] =>
    marked
      .filter(({ attributes }) => (attributes["itemprop"] ?? "").split(/\s+/).includes(name))
      .map((mark) => (mark.attributes["content"] ?? mark.attributes["href"] ?? wordsIn(mark)).slice(0, structuredLimits.textLength))
  const [prices, currency] = [[...new Set(values("price"))], values("priceCurrency")[0] ?? ""]
  const [price = ""] = prices
  return {
    name: values("name")[0] ?? "",
    price: prices.length > 1 ? { is: "unread", text: prices.slice(0, 3).join(" | ").slice(0, 80) } : amountOf(price, currency),
    isAvailable: isInStock(values("availability")[0] ?? ""),
  }
}

/** What is not in a tile: those have names and prices of other products. */
function ofPageAlone(page: PageElement): readonly PageElement[] {
  const found: PageElement[] = []
  const look = ({ children }: PageElement): void => {
    for (const child of children) {
      if (typeof child === "string" || hasClass("product")(child) || hasClass("product_wrapper")(child)) continue
      found.push(child)
      look(child)
    }
  }
  look(page)
  return found
}

const isLinkedData = ({ name, attributes }: PageElement): boolean =>
  name === "script" && (attributes["type"] ?? "").trim().toLowerCase() === "application/ld+json"

const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)].slice(0, structuredLimits.names)

/** All objects in what was parsed, the outer before the inner, within limits. */
function objectsIn(values: readonly unknown[]): readonly ForeignObject[] {
  const found: ForeignObject[] = []
  const look = (value: unknown, depth: number): void => {
    if (depth > structuredLimits.depth || found.length >= structuredLimits.objects) return
    if (isList(value)) for (const one of value) look(one, depth + 1)
    else if (isForeignObject(value)) {
      found.push(value)
      for (const one of Object.values(value)) look(one, depth + 1)
    }
  }
  for (const value of values) look(value, 0)
  return found
}

const typesOf = (one: ForeignObject): readonly string[] =>
  (isList(one["@type"]) ? one["@type"] : [one["@type"]]).filter((type) => typeof type === "string").map((type) => type.slice(0, 60))

const textOf = (value: unknown): string => foreignText(value).slice(0, structuredLimits.textLength)

function describedProduct(one: ForeignObject): DescribedProduct {
  const { brand, offers } = one
  const gtin = Object.keys(one).find((name) => /^gtin(?:8|12|13|14)?$/.test(name))
  const offered = isForeignObject(offers) && isList(offers["offers"]) ? offers["offers"] : isList(offers) ? offers : [offers]
  return {
    name: textOf(one["name"]),
    sku: textOf(one["sku"]),
    gtin: gtin === undefined ? "" : textOf(one[gtin]),
    brand: isForeignObject(brand) ? textOf(brand["name"]) : textOf(brand),
    offers: offered.filter(isForeignObject).slice(0, structuredLimits.names).map(describedOffer),
  }
}

function describedOffer(offer: ForeignObject): DescribedOffer {
  const price = textOf(offer["price"] ?? offer["lowPrice"])
  return { price: amountOf(price, textOf(offer["priceCurrency"])), isAvailable: isInStock(textOf(offer["availability"])) }
}

/** A schema.org address, with or without what stands before its name. */
function isInStock(availability: string): boolean | null {
  const name = availability.replace(/^.*\//, "")
  if (/^(?:InStock|LimitedAvailability|OnlineOnly|PreOrder|PreSale|BackOrder|InStoreOnly)$/.test(name)) return true
  return /^(?:OutOfStock|SoldOut|Discontinued)$/.test(name) ? false : null
}

/** Programs write amounts with a dot; whatever else is there is read as people read it. */
function amountOf(text: string, currency: string): ShownAmount {
  const read = readShownAmount(text)
  return read.is === "amount" && read.currency === ""
    ? { ...read, currency: currencyCode(currency.trim().slice(0, 5)) }
    : text === ""
      ? noAmount
      : read
}
