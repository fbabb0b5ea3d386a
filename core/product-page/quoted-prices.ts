import type { ProductSize } from "../product/offer.ts"
import type { Price } from "../values/money.ts"
import type { ChosenPrice, ProductChoice, ProductKind } from "./choice.ts"
import type { ProductPageState } from "./product-page.ts"

/** What programs read as the price of a product. */
export interface QuotedPrices {
  /** the price that the page shows; null = it shows no amount */
  readonly base: Price | null
  /** whatever is still to choose, can it be had? */
  readonly isOffered: boolean
  /** the page is of one product whose sizes are chosen: each of them is an offer */
  readonly bySize: boolean
  /** what the page would show with each size chosen */
  readonly sizes: readonly { readonly size: ProductSize; readonly price: Price | null }[]
}

/**
 * The prices that programs read for a product, which are those that its page shows: of a set what its parts cost, of what is sold by
 * subscription only a period's, of rows what they begin at.
 *
 * Spec: 3.42, 8.68, 10.107, 10.109, 10.306, 16.2, 16.57.
 *
 * @example quotedPrices(anyKind, samplePage(single({ sizeId: null }))).base // => price("129.00", "104.88")
 */
export function quotedPrices(kind: ProductKind<ProductChoice>, { choice, terms, quantity, submit }: ProductPageState): QuotedPrices {
  const context = { ...terms, quantity: quantity.accepted, submit }
  const priceOf = (chosen: ProductChoice): Price | null => shownPrice(kind.price(chosen, context))
  const base = priceOf(choice)
  const bySize = "sizeId" in choice
  const ofSize = (size: ProductSize): Price | null => {
    if (bySize) return priceOf(kind.choose(choice, { type: "SizeChosen", sizeId: size.id }))
    // the rows are products of their own, and the parts of a collection have no size in common
    return choice.is === "rows" ? shownPrice({ price: size.price, phonePrice: size.phonePrice }) : base
  }
  return {
    base,
    isOffered: kind.blockedForGood(choice) === null,
    bySize,
    sizes: choice.offer.sizes.map((size) => ({ size, price: ofSize(size) })),
  }
}

const shownPrice = ({ price, phonePrice }: Pick<ChosenPrice, "price" | "phonePrice">): Price | null =>
  phonePrice ? null : (price?.price ?? null)
