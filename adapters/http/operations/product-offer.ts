import { Schema } from "effect"
import type { ProductOffer, ProductSize, ProductType } from "../../../core/product/offer.ts"
import { orderLimits, stockOf } from "../../../core/quantity/order-limits.ts"
import { parseDecimal } from "../../../core/values/decimal.ts"
import { toStatus, toUnit, WireLimits, WireUnit } from "../graphql/goods.wire.ts"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { PriceAmount, ProductPrice, toPrice, toSizePrice, WireNumber } from "../graphql/price.wire.ts"
import { nullish, plainSelectionOf, selectionOf } from "../graphql/selection.ts"

export interface OfferVariables {
  readonly productId: number
}

const Size = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  amount: Schema.NullOr(WireNumber),
  phone_price: Schema.Boolean,
  availability: Schema.Struct({ description: Schema.String, status: Schema.String }),
  price: Schema.NullOr(ProductPrice),
})

const Product = Schema.Struct({
  id: Schema.Int,
  type: Schema.String,
  name: Schema.String,
  versionName: Schema.NullOr(Schema.String),
  points: Schema.NullOr(Schema.String),
  pointsReceive: Schema.NullOr(Schema.String),
  unit: WireUnit,
  orderQuantityRange: WireLimits,
  price: Schema.NullOr(Schema.Struct({ advancePrice: Schema.NullOr(PriceAmount) })),
  sizes: nullish(Schema.Array(Size)),
  ownVatPercent: Schema.optionalKey(Schema.Int),
  ownForPointsOnly: Schema.optionalKey(Schema.Boolean),
  ownReductionEndsAt: nullish(Schema.Finite),
  ownNeeds: nullish(Schema.String),
})

const Found = Schema.Struct({ product: Schema.NullOr(Product) })
const Reply = Schema.Struct({ product: Schema.NullOr(Found) })

/** Spec: 11.23, 11.27 (sizes may be missing), 11.30. */
function toOffer({ product: response }: typeof Reply.Type): ProductOffer | null {
  const product = response?.product ?? null
  if (product === null) return null
  const pointsEarned = product.pointsReceive === null ? null : parseDecimal(product.pointsReceive)
  return {
    id: product.id,
    type: toType(product.type),
    name: product.name,
    versionName: product.versionName,
    sizes: (product.sizes ?? []).map((size): ProductSize => ({
      id: size.id,
      name: size.name,
      stock: stockOf(size.amount),
      availability: { status: toStatus(size.availability.status), description: size.availability.description },
      phonePrice: size.phone_price,
      price: toSizePrice(size.price, pointsEarned),
    })),
    unit: toUnit(product.unit),
    limits: orderLimits(product.orderQuantityRange),
    pointsPrice: product.ownForPointsOnly === true && product.points !== null ? parseDecimal(product.points) : null,
    vatPercent: product.ownVatPercent ?? null,
    reductionEndsAtMs: product.ownReductionEndsAt ?? null,
    needs: toNeeds(product.ownNeeds ?? null),
    advance: toPrice(product.price?.advancePrice)?.gross ?? null,
  }
}

const typesWithMore = ["bundle", "collection", "configurator", "virtual", "service"] as const

/** The platform writes both `bundle` and `product_bundle`; what has no name of its own is sold by size and quantity. */
const toType = (type: string): ProductType => typesWithMore.find((known) => type === known || type === `product_${known}`) ?? "item"

/** A need of a name that is not known is one that this page cannot meet either. */
const toNeeds = (needs: string | null): ProductOffer["needs"] => (needs === null || needs === "date" ? needs : "period")

/** What a shopper decides about on a product page, null when the shop has no such product. Spec: 7.39, 11.23 to 11.32. */
export const productOfferOperation: GraphqlOperation<OfferVariables, ProductOffer | null> = {
  call: "product offer",
  kind: "query",
  field: "product",
  args: ({ productId }) => ({ productId, displaySizesByConfig: false }),
  selection: selectionOf(Found),
  plainSelection: plainSelectionOf(Found),
  decode: decodeWith(Reply, toOffer),
}
