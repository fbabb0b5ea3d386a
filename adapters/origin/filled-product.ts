import type { ProductDetails, ProductParameter, VariantLink } from "../../core/product/details.ts"
import { stockOf } from "../../core/quantity/wire-limits.ts"
import type { Language } from "../../core/values/language.ts"
import { type ToldOffer, type ToldSize, type ToldUnit, withPeriods } from "../../core/product/told/told-offer.ts"
import type { ReadProduct } from "./readers/product/read-product-page.ts"

/**
 * What a shop offers, with what its API does not tell and the product's page does: its name, its kind, the unit and the step that it is sold by, what is left
 * of a size, the periods in which it is sold by subscription, and that its price is calculated from what the shopper fills in. Prices stay
 * those of the API.
 *
 * Spec: 10.1023, 10.1025, 10.1060, 10.1075.
 */
export function filledOffer(told: ToldOffer, page: ReadProduct): ToldOffer {
  const sizes = told.sizes?.map((size): ToldSize => {
    const left = size.stock.is === "unknown" && size.id !== null ? page.stock.get(size.id) : undefined
    return left === undefined ? size : { ...size, stock: stockOf(left) }
  })
  const type = told.type ?? page.set?.boughtAs ?? page.type
  const filled: ToldOffer = {
    ...told,
    name: told.name ?? (page.name || null),
    sizes: sizes ?? null,
    unit: filledUnit(told.unit, page.unit),
    type: page.isConfigured && (type ?? "item") === "item" ? "configurator" : type,
  }
  return withPeriods(filled, page.subscription, page.periods)
}

function filledUnit(told: ToldUnit, page: ToldUnit): ToldUnit {
  const { name, singular, plural, sellBy, precision } = told
  const hasWords = name != null || singular != null || plural != null
  return {
    ...told,
    ...(hasWords ? {} : { name: page.name, singular: page.singular, plural: page.plural }),
    ...(sellBy == null ? { sellBy: page.sellBy, precision: precision ?? page.precision } : {}),
  }
}

/**
 * What there is to read about a product, with what its API does not tell and its page does.
 *
 * Spec: 10.1023.
 */
export function filledDetails(details: ProductDetails, page: ReadProduct, language: Language): ProductDetails {
  const { producer } = page
  return {
    ...details,
    code: details.code || page.code,
    codes: details.codes.length > 0 ? details.codes : page.codes,
    summary: details.summary || page.summary,
    descriptionHtml: details.descriptionHtml || page.descriptionHtml,
    producer: details.producer ?? (producer === null ? null : { ...producer, place: null, story: null, contact: null }),
    breadcrumbs: details.breadcrumbs.length > 0 ? details.breadcrumbs : page.way,
    pictures: page.pictures.length > details.pictures.length ? page.pictures : details.pictures,
    parameters: withMore(details.parameters, page.parameters),
    rating: details.rating ?? page.rating,
    variants: versionsOf(details.variants, page.versions),
    links: page.address === null ? details.links : { ...details.links, [language]: page.address },
  }
}

/** The API's own come first; a name that it has told is not said again. */
const withMore = (told: readonly ProductParameter[], more: readonly ProductParameter[]): readonly ProductParameter[] => [
  ...told,
  ...more.filter(({ name }) => told.every((one) => one.name !== name)),
]

/** The API does not tell which of the versions are sold out; the page does, of those that both name. */
function versionsOf(told: ProductDetails["variants"], read: ReadProduct["versions"]): ProductDetails["variants"] {
  if (told === null || read === null) return told ?? read
  const seen = new Map(read.links.map((link) => [link.productId, link]))
  const links = told.links.map((link): VariantLink => ({ ...link, available: seen.get(link.productId)?.available ?? link.available }))
  return { ...told, links }
}
