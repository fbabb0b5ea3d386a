import { withQuery } from "../../core/addresses/addresses.ts"
import { isWholeList } from "../../core/pages/list-address.ts"
import type { CategoryPageModel } from "../../core/product/category.page.ts"
import type { ListedPage, ListQuery } from "../../core/product/listing.ts"
import type { ProducerPageModel } from "../../core/product/producer.page.ts"
import type { ProductPageModel } from "../../core/product-page/product.page.ts"
import type { Crumb } from "../../core/product/details.ts"
import { shownCurrency } from "../../core/pricing/currency.ts"
import { availabilityOf } from "../../core/product/sizes.ts"
import type { AvailabilityStatus } from "../../core/quantity/order-limits.ts"
import { type Price, shownAmount } from "../../core/values/money.ts"
import { moneyText } from "../../core/values/money-text.ts"
import { quotedOf } from "../product/quoted-model.ts"

/** Addresses for search engines are absolute. */
export interface PageOrigins {
  /** of the page */
  readonly origin: string
  readonly picturesFrom: string
}

/** What search engines read of a category: the way to it, and what is in it. */
export const structuredCategory = ({ listing }: CategoryPageModel, { origin }: PageOrigins): readonly object[] => [
  breadcrumbsJsonLd(listing.breadcrumbs, origin),
  ...itemListJsonLd(listing, origin),
]

/** What search engines read of a producer: what the shop has of it. */
export const structuredProducer = ({ producer }: ProducerPageModel, { origin }: PageOrigins): readonly object[] =>
  itemListJsonLd(producer, origin)

/** The products of a page of a list in their order; of what is filtered, and of what has none, there is no list. Spec: 10.368. */
function itemListJsonLd({ tiles, perPage, query }: ListedPage & { readonly query: ListQuery }, origin: string): readonly object[] {
  if (!isWholeList(query) || tiles.length === 0) return []
  const itemListElement = tiles.map(({ link }, index) => ({
    "@type": "ListItem",
    position: query.page * perPage + index + 1,
    url: origin + link,
  }))
  return [{ "@context": "https://schema.org", "@type": "ItemList", itemListElement }]
}

/** What search engines read of a product's page: the product and the way to it; nothing where the shop does not tell. */
export function structuredProduct(model: ProductPageModel, at: PageOrigins): readonly object[] {
  const address = model.details?.links[model.frame.shell.language]
  if (model.details === null || address === undefined) return []
  return [productJsonLd(model, at, address), breadcrumbsJsonLd(model.details.breadcrumbs, at.origin)]
}

const availability: Record<AvailabilityStatus, string> = {
  enable: "https://schema.org/InStock",
  order: "https://schema.org/BackOrder",
  disable: "https://schema.org/OutOfStock",
}

/**
 * The product for search engines: one offer per size that has a price, or one for what has no sizes to choose; no `offers` at all where
 * the page shows no amount.
 *
 * Spec: 10.108, 10.306, 10.307.
 */
function productJsonLd(model: ProductPageModel, { origin, picturesFrom }: PageOrigins, address: string): object {
  const { offer, details, frame } = model
  const { base, isOffered, bySize, sizes } = quotedOf(model)
  const offerAt = (price: Price, status: AvailabilityStatus) => ({
    "@type": "Offer",
    url: origin + address,
    price: moneyText(shownAmount(price, frame.shell.priceType)),
    priceCurrency: shownCurrency(frame.shell),
    availability: availability[status],
    itemCondition: "https://schema.org/NewCondition",
  })
  const ofSizes = sizes.flatMap(({ size, price }) => {
    if (price === null) return []
    const own = offerAt(price, availabilityOf(size))
    const link = sizes.length === 1 ? own : { ...own, url: withQuery(own.url, new URLSearchParams({ selected_size: size.id })) }
    return [size.name === "" ? link : { ...link, name: size.name }]
  })
  const ofAll = base === null ? [] : [offerAt(base, isOffered ? "enable" : "disable")]
  // an amount of no currency is no price
  const offers = shownCurrency(frame.shell) === "" ? [] : bySize ? ofSizes : ofAll
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: offer.name,
    url: origin + address,
    ...(offers.length === 0 ? {} : { offers }),
    ...(details === null
      ? {}
      : {
          sku: details.code,
          description: details.summary,
          image: details.pictures.map((picture) => picturesFrom + picture.large.jpg),
          ...(details.producer === null ? {} : { brand: { "@type": "Brand", name: details.producer.name } }),
          ...(details.rating === null
            ? {}
            : { aggregateRating: { "@type": "AggregateRating", ratingValue: details.rating.mean, reviewCount: details.rating.count } }),
        }),
  }
}

/** The way to a page, for search engines. */
const breadcrumbsJsonLd = (crumbs: readonly Crumb[], origin: string) => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map((crumb, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: crumb.name,
    item: origin + crumb.link,
  })),
})
