import { Schema } from "effect"
import type { ProductOffer, ProductSize, ProductType } from "../../../core/product/offer.ts"
import { orderLimits, stockOf } from "../../../core/quantity/wire-limits.ts"
import { parseDecimal } from "../../../core/values/decimal.ts"
import { toMeasure, noWireLimits, toStatus, toUnit, WireCode, WireLimits, WireMeasure, WireUnit } from "../graphql/goods.wire.ts"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { PriceAmount, ProductPrice, SizedPrice, toMultipack, toPrice, toSizePrice, WireNumber } from "../graphql/price.wire.ts"
import { nullish, plainSelectionOf, selectionOf } from "../graphql/selection.ts"
import { WireDays } from "./row-details.wire.ts"
import { said } from "../recorded-field.ts"

export interface OfferVariables {
  readonly productId: number
}

/** A size of a part: a set has a price of its own, so that nothing is asked about the prices by quantity of what it is made of. */
const PartSize = Schema.Struct({
  id: said(WireCode, "number"),
  name: said(Schema.String),
  amount: said(nullish(WireNumber), "number"),
  phone_price: said(nullish(Schema.Boolean)),
  availability: said(Schema.Struct({ description: said(Schema.String), status: said(Schema.String, "number") })),
  price: said(nullish(ProductPrice)),
  ownMeasure: said(nullish(WireMeasure)),
  ownPeriods: said(nullish(Schema.Array(Schema.Struct({ days: said(WireDays, "number"), price: said(Schema.NullOr(PriceAmount)) })))),
})

const Size = Schema.Struct({ ...PartSize.fields, price: said(nullish(SizedPrice)) })

/** A product as its offer is read. */
const WireProduct = Schema.Struct({
  id: said(Schema.Int, "number"),
  type: said(Schema.String, "code"),
  name: said(nullish(Schema.String)),
  versionName: said(nullish(Schema.String)),
  points: said(nullish(WireCode), "number"),
  pointsReceive: said(nullish(WireCode)),
  unit: said(WireUnit),
  orderQuantityRange: said(nullish(WireLimits)),
  price: said(nullish(Schema.Struct({ advancePrice: said(Schema.NullOr(PriceAmount)), depositPrice: said(nullish(PriceAmount)) }))),
  sizes: said(nullish(Schema.Array(Size))),
  ownVatPercent: said(Schema.optionalKey(Schema.Int)),
  ownForPointsOnly: said(Schema.optionalKey(Schema.Boolean)),
  ownReductionEndsAt: said(nullish(Schema.Finite)),
  ownNeeds: said(nullish(Schema.String)),
  ownSubscription: nullish(Schema.String),
  ownListsQuantities: said(nullish(Schema.Boolean)),
  ownSizeWords: said(nullish(Schema.Struct({ name: said(Schema.String), choose: said(Schema.String) }))),
})

/** The same of a part of a set. */
export const PartOffer = Schema.Struct({ ...WireProduct.fields, sizes: said(nullish(Schema.Array(PartSize))) })

const Found = Schema.Struct({ product: said(Schema.NullOr(WireProduct), "number") })
const Reply = Schema.Struct({ product: said(Schema.NullOr(Found), "number") })

/** What a shop offers; `isPlain` where it does not tell what a purchase needs, so that more may be asked in other ways. */
export interface ToldOffer {
  readonly offer: ProductOffer
  readonly isPlain: boolean
}

function toOffer({ product: response }: typeof Reply.Type): ToldOffer | null {
  const product = response?.product ?? null
  return product === null ? null : { offer: toProductOffer(product), isPlain: product.ownNeeds === undefined }
}

/** Spec: 11.23, 11.27 (sizes may be missing), 11.30. */
export function toProductOffer(product: typeof WireProduct.Type): ProductOffer {
  const pointsEarned = parseDecimal(String(product.pointsReceive ?? ""))
  return {
    id: product.id,
    type: toType(product.type),
    name: product.name ?? "",
    versionName: product.versionName ?? null,
    sizes: (product.sizes ?? []).map((size): ProductSize => ({
      id: String(size.id),
      name: size.name,
      stock: stockOf(size.amount ?? null),
      availability: { status: toStatus(size.availability.status), description: size.availability.description },
      phonePrice: size.phone_price ?? false,
      price: toSizePrice(size.price, pointsEarned),
      ...toPeriods(size.ownPeriods ?? []),
      ...toMeasure(size.ownMeasure),
      ...toMultipack(size.price?.rebateNumber),
    })),
    unit: toUnit(product.unit),
    limits: orderLimits(product.orderQuantityRange ?? noWireLimits),
    pointsPrice: parseDecimal(String(product.points ?? "")),
    vatPercent: product.ownVatPercent ?? null,
    reductionEndsAtMs: product.ownReductionEndsAt ?? null,
    needs: product.ownNeeds === undefined ? needsOfType(toType(product.type)) : toNeeds(product.ownNeeds),
    ...toMode(product.ownSubscription ?? null),
    ...(product.ownListsQuantities === true ? { listsQuantities: true } : {}),
    ...(product.ownSizeWords == null ? {} : { sizeWords: product.ownSizeWords }),
    advance: toPrice(product.price?.advancePrice)?.gross ?? null,
    ...toDeposit(product.price?.depositPrice),
  }
}

/** Spec: 11.35. */
function toDeposit(wire: typeof PriceAmount.Type | null | undefined): Pick<ProductOffer, "deposit"> {
  const deposit = toPrice(wire)
  return deposit === null || deposit.gross.minor <= 0 ? {} : { deposit }
}

const typesWithMore = ["bundle", "collection", "configurator", "virtual", "service"] as const

/** The platform writes both `bundle` and `product_bundle`; what has no name of its own is sold by size and quantity. */
const toType = (type: string): ProductType => typesWithMore.find((known) => type === known || type === `product_${known}`) ?? "item"

/** A shop that does not tell what a purchase needs sells its services by date, and none can be chosen here. Spec: 10.309, 17.26. */
const needsOfType = (type: ProductType): ProductOffer["needs"] => (type === "service" ? "date" : null)

/** A need of a name that is not known is one that this page cannot meet either. */
const toNeeds = (needs: string | null): ProductOffer["needs"] => (needs === null || needs === "date" ? needs : "period")

const toPeriods = (periods: NonNullable<(typeof Size.Type)["ownPeriods"]>): Pick<ProductSize, "periods"> =>
  periods.length === 0 ? {} : { periods: periods.map(({ days, price }) => ({ days, price: toPrice(price) })) }

/** A mode of a name that is not known is none: what it would need is told by the needs. */
const toMode = (mode: string | null): Pick<ProductOffer, "subscription"> =>
  mode === "only" || mode === "optional" ? { subscription: mode } : {}

/** What a shopper decides about on a product page, null when the shop has no such product. Spec: 7.39, 7.40, 11.23 to 11.32. */
export const productOfferOperation: GraphqlOperation<OfferVariables, ToldOffer | null> = {
  call: "product offer",
  kind: "query",
  field: "product",
  args: ({ productId }) => ({ productId, displaySizesByConfig: false }),
  selection: selectionOf(Found),
  plainSelection: plainSelectionOf(Found),
  decode: decodeWith(Reply, toOffer),
}
