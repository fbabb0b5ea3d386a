import { Result } from "effect"
import { paymentsOperation } from "../../adapters/http/operations/payments.ts"
import { storesOperation } from "../../adapters/http/operations/stores.ts"
import type { OfferedPayments } from "../../core/basket/payment.ts"
import type { StoreStocks } from "../../core/delivery/store-list.ts"
import type { Decimal } from "../../core/values/decimal.ts"
import type { Language } from "../../core/values/language.ts"
import type { PriceFormat } from "../../core/values/price-format.ts"
import { openShopView, type ShopView } from "../../fixtures/shop/catalogue/shop-view.ts"
import { makeCatalogueStore } from "../../fixtures/shop/catalogue/stored-catalogue.ts"
import { paymentsWire } from "../../fixtures/shop/graphql/payments-wire.ts"
import { storesWire } from "../../fixtures/shop/graphql/stores-wire.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import { inShop } from "./in-shop.ts"

/** Whose data are asked, in which language and when. */
export interface TopicAsking {
  readonly place: StorePlace
  readonly language: Language
  /** milliseconds since 1970 UTC */
  readonly nowMs: number
  readonly productId: number
  /** null = none is named: of a product with one size, that one */
  readonly sizeId: string | null
}

/** How a product of the embedded shop is paid; null = there is none of that id. It writes nothing. */
export const askPayments = (
  asking: TopicAsking & { readonly quantity: Decimal },
): Promise<{ readonly payments: OfferedPayments; readonly priceFormat: PriceFormat } | null> =>
  viewing(asking, async (view) => {
    const asked = { productId: asking.productId, sizeId: asking.sizeId ?? "uniw", quantity: asking.quantity }
    const wire = await paymentsWire(view, { ...asked, parts: [] })
    const payments = Result.getOrThrow(paymentsOperation.decode({ ownPayments: wire }, asked))
    return payments === null ? null : { payments, priceFormat: view.priceFormat }
  })

/** What the stores of the embedded shop have of a size, and which size that is; null = there is no such product. It writes nothing. */
export const askStores = (asking: TopicAsking): Promise<{ readonly stores: StoreStocks; readonly sizeId: string | null } | null> =>
  viewing(asking, async (view) => {
    const { productId } = asking
    await view.load([productId], "sold")
    const sizes = view.product(productId)?.sizes ?? []
    const wanted = asking.sizeId ?? (sizes.length === 1 ? (sizes[0]?.id ?? null) : null)
    const sizeId = sizes.find(({ id }) => id === wanted)?.id ?? null
    const stores = Result.getOrThrow(
      storesOperation.decode({ ownStores: await storesWire(view, { productId, size: sizeId }) }, { productId, sizeId }),
    )
    return stores === null ? null : { stores, sizeId }
  })

const viewing = <Told>({ place, language, nowMs }: TopicAsking, ask: (view: ShopView) => Promise<Told>): Promise<Told> =>
  inShop(place, async ({ reader }) => ask(openShopView(reader, await makeCatalogueStore()(reader), { language, buyer: "guest", nowMs })))
