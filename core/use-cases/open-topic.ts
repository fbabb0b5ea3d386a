import { Effect } from "effect"
import type { CatalogueApi } from "../../ports/catalogue-api.ts"
import type { ShopFailure } from "../../ports/failures.ts"
import type { PageAddress } from "../addresses/addresses.ts"
import type { PaymentsPageModel, StoresPageModel } from "../pages/page.ts"
import { findSize, preselectedSize } from "../product/sizes.ts"
import { compareDecimals, type Decimal, decimalOf, parseTypedDecimal } from "../values/decimal.ts"

type AddressOf<Page extends PageAddress["page"]> = Extract<PageAddress, { readonly page: Page }>

/**
 * How a product can be paid for, but for the frame of the page; null = the shop has no such product. What is no quantity counts as one piece,
 * or the least that is sold.
 *
 * Spec: 7.43, 18.29.
 */
export const openPayments = (
  catalogue: CatalogueApi,
  { productId, selectedSizeId, number }: AddressOf<"payments">,
): Effect.Effect<Omit<PaymentsPageModel, "frame"> | null, ShopFailure> =>
  Effect.gen(function* () {
    const offer = yield* catalogue.offer(productId)
    if (offer === null) return null
    const sizeId = preselectedSize(offer, selectedSizeId)
    const quantity = quantityOf(number) ?? offer.unit.sellBy
    const payments = yield* catalogue.payments({ productId, sizeId: sizeId ?? "uniw", quantity })
    return payments === null ? null : { page: "payments", offer, sizeId, quantity, payments }
  })

/** More than this is no quantity that somebody asks about. */
const mostAsked = decimalOf(100_000)

function quantityOf(typed: string | null): Decimal | null {
  const found = typed === null ? null : parseTypedDecimal(typed)
  if (found === null || found.coefficient <= 0) return null
  return compareDecimals(found, mostAsked) > 0 ? null : found
}

/**
 * What physical stores have of a size of a product, but for the frame of the page; null = the shop has no such product.
 *
 * Spec: 7.57, 18.30.
 */
export const openStores = (
  catalogue: CatalogueApi,
  { productId, selectedSizeId, city }: AddressOf<"stores">,
): Effect.Effect<Omit<StoresPageModel, "frame"> | null, ShopFailure> =>
  Effect.gen(function* () {
    const offer = yield* catalogue.offer(productId)
    if (offer === null) return null
    const sizeId = preselectedSize(offer, findSize(offer, selectedSizeId)?.id ?? null)
    const stores = yield* catalogue.stores({ productId, sizeId })
    return stores === null ? null : { page: "stores", offer, sizeId, city, stores }
  })
