import { Schema } from "effect"
import type { Review } from "../../../../core/product/details.ts"
import type { ProductType } from "../../../../core/product/offer.ts"
import { addressHere } from "../../address-here.ts"
import { WireUnit } from "../../../http/graphql/goods.wire.ts"
import { WireNumber } from "../../../http/graphql/price.wire.ts"
import { nullish } from "../../../http/graphql/selection.ts"
import { productTypeOf, type ToldUnit } from "../../../../core/product/told/told-offer.ts"
import { find, findAll, hasName, type PageElement, wordsIn } from "../../../../core/web/page-elements.ts"
import { assignedLiteral } from "./script-literal.ts"

// what we need     where it stands                                          what if it is not there
// unit             product_data[0].unit, or unit, unit_plural, unit_sellby  the API alone tells it
//                  and unit_precision (10.107)
// its type         product_data[0].product_type                             the form alone tells it (10.77)
// stock of a size  product_data[0].sizes[].amount                           the API alone tells it
// by subscription  product_config.subscriptionType                          the form alone tells it (10.80)
// code, words      JSON-LD: sku, description (10.108)                       the page's own words
// stars            JSON-LD: aggregateRating, else its microdata             none; none either where the best is not five
// opinions         JSON-LD: review                                          none
// its prices       never here: 10.992

/** What a product's page tells programs, and may tell nobody else. */
export interface ToldPrograms {
  /** as far as it is told */
  readonly unit: ToldUnit
  /** null = it is not told */
  readonly type: ProductType | null
  /** pieces of a size, by its id, as the wire counts them: -1 = without end */
  readonly stock: ReadonlyMap<string, number>
  readonly isSubscriptionOnly: boolean
  readonly name: string
  readonly code: string
  readonly summary: string
  readonly rating: { readonly mean: string; readonly count: number } | null
  readonly reviews: readonly Review[]
}

const Text = Schema.String.check(Schema.isMaxLength(2_000))
const Code = Schema.Union([Schema.Finite, Schema.String])
const Size = Schema.Struct({ id: Code, amount: WireNumber, product_id: nullish(Code) })
const Data = Schema.Struct({
  id: nullish(Code),
  product_id: nullish(Code),
  unit: nullish(Schema.Union([WireUnit, Schema.String.check(Schema.isMaxLength(40))])),
  unit_plural: nullish(Schema.String.check(Schema.isMaxLength(40))),
  unit_sellby: nullish(Code),
  unit_precision: nullish(Code),
  product_type: nullish(Schema.String),
  sizes: nullish(Schema.Union([Schema.Array(Size), Schema.Record(Schema.String, Size)])),
})
const readData = Schema.decodeUnknownOption(Data)

const Linked = Schema.Struct({
  "@type": Schema.Literal("Product"),
  name: nullish(Text),
  sku: nullish(Code),
  description: nullish(Text),
  aggregateRating: nullish(
    Schema.Struct({ ratingValue: Code, reviewCount: nullish(Code), ratingCount: nullish(Code), bestRating: nullish(Code) }),
  ),
  review: nullish(Schema.Union([Schema.Array(Schema.Unknown), Schema.Unknown])),
})
const readLinked = Schema.decodeUnknownOption(Linked)

const Opinion = Schema.Struct({
  author: Schema.Union([Text, Schema.Struct({ name: Text })]),
  datePublished: Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}/)),
  reviewBody: Text,
  reviewRating: Schema.Struct({ ratingValue: Code, bestRating: nullish(Code) }),
})
const readOpinion = Schema.decodeUnknownOption(Opinion)

/** More scripts no page has. */
const scriptsAtMost = 200
const reviewsAtMost = 20

/**
 * What the scripts of a product's page say of it as data. What says it of another product is not read.
 *
 * Spec: 10.107, 10.108, 10.1023.
 */
export function readForPrograms(page: PageElement, productId: number, language: string): ToldPrograms {
  const scripts = findAll(page, hasName("script"), scriptsAtMost).map((script) => ({
    type: script.attributes["type"] ?? "",
    text: script.children.filter((child) => typeof child === "string").join(""),
  }))
  const data = firstOf(scripts, ({ text }) => productIn(assignedLiteral(text, "product_data"), productId))
  const config = firstOf(scripts, ({ text }) => assignedLiteral(text, "product_config") ?? null)
  const linked = firstOf(scripts, ({ type, text }) => (type === "application/ld+json" ? productOf(text) : null))
  const sizes = Object.values(data?.sizes ?? {})
  const own = sizes.filter(({ product_id: of }) => of == null || String(of) === String(productId))
  return {
    unit: unitOf(data),
    type: data?.product_type == null ? null : productTypeOf(data.product_type),
    stock: new Map(own.map(({ id, amount }) => [String(id), amount])),
    isSubscriptionOnly: isRecord(config) && config["subscriptionType"] === "only",
    name: (linked?.name ?? "").trim(),
    code: String(linked?.sku ?? "").slice(0, 100),
    summary: (linked?.description ?? "").trim(),
    rating: linked?.aggregateRating == null ? ratingIn(page) : ratingOf(linked.aggregateRating),
    reviews: reviewsOf(linked, language),
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null

function firstOf<One, Found>(list: readonly One[], look: (one: One) => Found | null): Found | null {
  for (const one of list) {
    const found = look(one)
    if (found !== null) return found
  }
  return null
}

function productIn(data: unknown, productId: number): typeof Data.Type | null {
  const told = readData(Array.isArray(data) ? data[0] : data)
  if (told._tag === "None") return null
  return String(told.value.id ?? told.value.product_id ?? "") === String(productId) ? told.value : null
}

function unitOf(data: typeof Data.Type | null): ToldUnit {
  const unit = data?.unit ?? null
  if (unit === null || typeof unit !== "string") return unit ?? {}
  const precision = Number(data?.unit_precision ?? NaN)
  return {
    name: unit || null,
    plural: data?.unit_plural || null,
    sellBy: stepOf(data?.unit_sellby),
    precision: precision >= 0 && precision <= 6 && Number.isInteger(precision) ? precision : null,
  }
}

/**
 * By how much a product is sold, as pages write it; null = that is no amount.
 *
 * @example stepOf("0.5") // => 0.5
 * @example stepOf("") // => null
 */
export const stepOf = (written: string | number | null | undefined): number | null => {
  const step = Number(written || NaN)
  return step > 0 && step <= 1_000_000 ? step : null
}

/** The product of a script of linked data, alone, in a list or in a graph. */
function productOf(text: string): typeof Linked.Type | null {
  const found = parsed(text)
  const all = Array.isArray(found) ? found : isRecord(found) && Array.isArray(found["@graph"]) ? found["@graph"] : [found]
  return firstOf(all.slice(0, 50), (one) => {
    const product = readLinked(one)
    return product._tag === "None" ? null : product.value
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type ToldRating = NonNullable<typeof Linked.Type.aggregateRating>

/** Stars of ten, or of a hundred, are others. */
const isOfFive = (best: string | number | null | undefined): boolean => Number(best ?? 5) === 5

function ratingOf({ ratingValue, reviewCount, ratingCount, bestRating }: ToldRating): ToldPrograms["rating"] {
  const [mean, count] = [Number(String(ratingValue).replace(",", ".") || NaN), Number(reviewCount ?? ratingCount ?? NaN)]
  const isRating = mean >= 1 && mean <= 5 && Number.isSafeInteger(count) && count > 0
  return isRating && isOfFive(bestRating) ? { mean: mean.toFixed(1), count } : null
}

const isProperty =
  (property: string) =>
  ({ attributes }: PageElement): boolean =>
    attributes["itemprop"] === property

/** The stars of the page's only rating in microdata: where a page has several, one of them is another product's. */
function ratingIn(page: PageElement): ToldPrograms["rating"] {
  const [rating = null, ...others] = findAll(page, isProperty("aggregateRating"), 2)
  if (rating === null || others.length > 0) return null
  const value = (property: string): string | null => {
    const [told, ...more] = findAll(rating, isProperty(property), 2)
    // a tag that lost its end has taken what stands behind it
    return told === undefined || more.length > 0 ? null : (told.attributes["content"] ?? wordsIn(told)).trim()
  }
  const [ratingValue, reviewCount, ratingCount] = [value("ratingValue") ?? "", value("reviewCount"), value("ratingCount")]
  return ratingOf({ ratingValue, reviewCount: reviewCount || ratingCount || null, bestRating: value("bestRating") || null })
}

function reviewsOf(linked: typeof Linked.Type | null, language: string): readonly Review[] {
  const told = linked?.review ?? []
  return (Array.isArray(told) ? told : [told]).slice(0, reviewsAtMost).flatMap((one): readonly Review[] => {
    const opinion = readOpinion(one)
    if (opinion._tag === "None") return []
    const { author, datePublished, reviewBody, reviewRating } = opinion.value
    const rating = Number(reviewRating.ratingValue)
    if (!Number.isInteger(rating) || rating < 1 || rating > 5 || !isOfFive(reviewRating.bestRating)) return []
    const name = typeof author === "string" ? author : author.name
    return [{ author: name.trim(), rating, date: datePublished.slice(0, 10), text: reviewBody.trim(), language, confirmed: false }]
  })
}

/**
 * The address that the head names as the product's own; null = it names none of this shop.
 *
 * Spec: 10.109.
 */
export function readCanonical(page: PageElement, at: URL): string | null {
  const link = find(page, ({ name, attributes }) => name === "link" && attributes["rel"] === "canonical")
  const meta = find(page, ({ name, attributes }) => name === "meta" && attributes["property"] === "og:url")
  return addressHere(link?.attributes["href"] ?? meta?.attributes["content"], at)
}
