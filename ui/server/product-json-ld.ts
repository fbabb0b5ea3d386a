import { moneyText, shownAmount } from "../../core/values/money.ts"
import type { ProductPageModel } from "../../core/pages/page.ts"
import type { ProductSize } from "../../core/product/offer.ts"
import type { AvailabilityStatus } from "../../core/quantity/unit.ts"
import { currencyCode } from "./currency-code.ts"

const availability: Record<AvailabilityStatus, string> = {
  enable: "https://schema.org/InStock",
  order: "https://schema.org/BackOrder",
  disable: "https://schema.org/OutOfStock",
}

/**
 * The product for search engines: one offer per size that has a price.
 *
 * Spec: 10.108.
 *
 * @param origin of the page, because addresses must be absolute
 */
export function productJsonLd(model: ProductPageModel, origin: string, address: string): object {
  const { offer, details, frame } = model
  const offerOf = (size: ProductSize) =>
    size.price === null
      ? []
      : [
          {
            "@type": "Offer",
            url: origin + address,
            price: moneyText(shownAmount(size.price.price, frame.shell.priceType)),
            priceCurrency: currencyCode(frame.shell.priceFormat.symbol),
            availability: availability[size.availability.status],
            itemCondition: "https://schema.org/NewCondition",
            ...(size.name === "" ? {} : { name: size.name }),
          },
        ]
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: offer.name,
    url: origin + address,
    offers: offer.sizes.flatMap(offerOf),
    ...(details === null
      ? {}
      : {
          sku: details.code,
          description: details.summary,
          image: details.pictures.map((picture) => origin + picture.large.jpg),
          ...(details.producer === null ? {} : { brand: { "@type": "Brand", name: details.producer.name } }),
          ...(details.rating === null
            ? {}
            : { aggregateRating: { "@type": "AggregateRating", ratingValue: details.rating.mean, reviewCount: details.rating.count } }),
        }),
  }
}
