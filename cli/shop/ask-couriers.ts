import { Result } from "effect"
import { shippingOperation } from "../../adapters/http/operations/shipping.ts"
import type { DeliveryProduct } from "../../core/delivery/courier-question.ts"
import type { ShippingAnswer } from "../../core/delivery/product-shipping.ts"
import { type CheckedPlace, checkPlace, type PlaceRefusal } from "../../core/region/delivery-place.ts"
import { decimalToNumber } from "../../core/values/decimal.ts"
import type { Language } from "../../core/values/language.ts"
import type { PriceFormat } from "../../core/values/price-format.ts"
import { countryOf } from "../../fixtures/shop/catalogue/delivery-place.ts"
import { openShopView } from "../../fixtures/shop/catalogue/shop-view.ts"
import { makeCatalogueStore } from "../../fixtures/shop/catalogue/stored-catalogue.ts"
import { shippingWire } from "../../fixtures/shop/graphql/shipping-wire.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import { inShop } from "./in-shop.ts"

/** What is delivered, where to, and when that is asked. */
export interface CourierAsking {
  readonly place: StorePlace
  readonly product: DeliveryProduct
  /** null = the shop's own */
  readonly countryId: string | null
  readonly postcode: string
  readonly language: Language
  /** milliseconds since 1970 UTC */
  readonly nowMs: number
}

/** What the embedded shop tells a guest. */
export type ToldDelivery =
  | { readonly _tag: "Told"; readonly answer: ShippingAnswer; readonly priceFormat: PriceFormat }
  | { readonly _tag: "ProductUnknown" }
  | PlaceRefusal

/**
 * Asks the embedded shop how it delivers a product to a place, by the rules and the decoding of its pages. It writes
 * nothing: no session is opened for the question.
 */
export async function askCouriers({ place: shop, product, countryId, postcode, language, nowMs }: CourierAsking): Promise<ToldDelivery> {
  return inShop(shop, async ({ reader }) => {
    const catalogue = await makeCatalogueStore()(reader)
    const { delivery } = catalogue.shop
    const { countries } = delivery
    const named = countryId === null ? countries[0]?.id : (countryOf(delivery, countryId)?.id ?? countryId)
    const typed = { countryId: named ?? "", postcode }
    const place: CheckedPlace = checkPlace(
      countries.map(({ id, zipcode }) => ({ id, postcodeFormat: zipcode })),
      typed,
    )
    if (place._tag !== "Place") return place
    const view = openShopView(reader, catalogue, {
      language,
      buyer: "guest",
      nowMs,
      chosenPlace: { country: countryId, zipcode: place.postcode },
    })
    await view.load([product.productId], "sold")
    if (view.product(product.productId) === null) return { _tag: "ProductUnknown" }
    const { productId, sizeId, quantity, parts } = product
    const asked = {
      id: productId,
      size: sizeId,
      quantity: decimalToNumber(quantity),
      bundleParts: parts.map((part) => ({ id: part.productId, size: part.sizeId })),
    }
    const answer = shippingOperation.decode({ shipping: await shippingWire(view, [asked]) }, { products: [product], nowMs })
    return { _tag: "Told", answer: Result.getOrThrow(answer), priceFormat: view.priceFormat }
  })
}
