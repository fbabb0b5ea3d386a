import { Effect } from "effect"
import type { CatalogueApi } from "../../ports/catalogue-api.ts"
import type { ErrorLog } from "../../ports/error-log.ts"
import type { ShopFailure } from "../../ports/failures.ts"
import type { PageAddress } from "../addresses/addresses.ts"
import { parseTypedDecimal } from "../values/decimal.ts"
import { parseRefusal } from "../messages/refusal.ts"
import type { ProductPageModel } from "../pages/page.ts"
import { findSize } from "../product/sizes.ts"
import { orElseLogged } from "./or-else-logged.ts"

type ProductAddress = Extract<PageAddress, { readonly page: "product" }>

/**
 * A product's page but for the frame; `null` = the shop has no such product. The offer is what the page cannot be without;
 * details that another kind of shop does not offer are left out, and the page says so.
 *
 * Spec: 10.5, 10.7, 10.161, 10.162.
 */
export const makeOpenProduct =
  (catalogue: CatalogueApi, log: ErrorLog) =>
  (address: ProductAddress): Effect.Effect<Omit<ProductPageModel, "frame"> | null, ShopFailure> =>
    Effect.gen(function* () {
      const { productId } = address
      const parts = {
        offer: catalogue.offer(productId),
        details: catalogue.details(productId).pipe(orElseLogged(log, "read product details", null)),
      }
      const { offer, details } = yield* Effect.all(parts, { concurrency: "unbounded" })
      if (offer === null) return null
      const related = yield* catalogue.tiles(details?.related ?? []).pipe(orElseLogged(log, "read related products", []))
      const added = findSize(offer, address.added)
      return {
        page: "product",
        offer,
        details,
        related,
        selectedSizeId: findSize(offer, address.selectedSizeId)?.id ?? null,
        typedQuantity: address.number,
        refusal: address.refused === null ? null : parseRefusal(address.refused, address.limit, null),
        added: added === null ? null : { sizeId: added.id, quantity: parseTypedDecimal(address.number ?? "") ?? offer.unit.sellBy },
      }
    })

export type OpenProduct = ReturnType<typeof makeOpenProduct>
