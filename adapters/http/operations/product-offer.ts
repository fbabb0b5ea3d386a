import { Schema } from "effect"
import type { ProductOffer, ProductSize } from "../../../core/product/offer.ts"
import { knownOffer, productTypeOf, type ToldOffer, type ToldSize } from "../../../core/product/told/told-offer.ts"
import { orderLimits, stockOf } from "../../../core/quantity/wire-limits.ts"
import { type Decimal, parseDecimal } from "../../../core/values/decimal.ts"
import { toMeasure, toStatus, toToldUnit, WireCode, WireLimits, WireMeasure, WireUnit } from "../graphql/goods.wire.ts"
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
  id: said(nullish(WireCode), "number"),
  name: said(nullish(Schema.String)),
  amount: said(nullish(WireNumber), "number"),
  phone_price: said(nullish(Schema.Boolean)),
  availability: said(nullish(Schema.Struct({ description: said(nullish(Schema.String)), status: said(nullish(Schema.String), "number") }))),
  price: said(nullish(ProductPrice)),
  ownMeasure: said(nullish(WireMeasure)),
  ownPeriods: said(nullish(Schema.Array(Schema.Struct({ days: said(WireDays, "number"), price: said(Schema.NullOr(PriceAmount)) })))),
})

const Size = Schema.Struct({ ...PartSize.fields, price: said(nullish(SizedPrice)) })

/** A product as its offer is read. */
const WireProduct = Schema.Struct({
  id: said(nullish(Schema.Int), "number"),
  type: said(nullish(Schema.String), "code"),
  name: said(nullish(Schema.String)),
  versionName: said(nullish(Schema.String)),
  points: said(nullish(WireCode), "number"),
  pointsReceive: said(nullish(WireCode)),
  unit: said(nullish(WireUnit)),
  orderQuantityRange: said(nullish(WireLimits)),
  price: said(nullish(Schema.Struct({ advancePrice: said(nullish(PriceAmount)), depositPrice: said(nullish(PriceAmount)) }))),
  sizes: said(nullish(Schema.Array(Size))),
  ownVatPercent: said(Schema.optionalKey(Schema.Int)),
  ownForPointsOnly: said(Schema.optionalKey(Schema.Boolean)),
  ownReductionEndsAt: said(nullish(Schema.Finite)),
  ownNeeds: said(nullish(Schema.String)),
  ownSubscription: nullish(Schema.String),
  ownListsQuantities: said(nullish(Schema.Boolean)),
  ownSizeWords: said(nullish(Schema.Struct({ name: said(Schema.String), choose: said(Schema.String) }))),
})

/** The same of a part of a set, which nobody has asked for by its id. */
export const PartOffer = Schema.Struct({
  ...WireProduct.fields,
  id: said(Schema.Int, "number"),
  sizes: said(nullish(Schema.Array(PartSize))),
})

const Found = Schema.Struct({ product: said(Schema.NullOr(WireProduct), "number") })
const Reply = Schema.Struct({ product: said(Schema.NullOr(Found), "number") })

/** Spec: 10.1060, 11.23, 11.27 (sizes may be missing), 11.30. */
function toToldOffer(product: typeof WireProduct.Type, productId: number): ToldOffer {
  const pointsEarned = parseDecimal(String(product.pointsReceive ?? ""))
  return {
    id: product.id ?? productId,
    type: product.type == null ? null : productTypeOf(product.type),
    name: product.name || null,
    versionName: product.versionName ?? null,
    sizes: product.sizes?.map((size) => toToldSize(size, pointsEarned)) ?? null,
    unit: toToldUnit(product.unit ?? {}),
    limits: orderLimits(product.orderQuantityRange ?? {}),
    pointsPrice: parseDecimal(String(product.points ?? "")),
    vatPercent: product.ownVatPercent ?? null,
    reductionEndsAtMs: product.ownReductionEndsAt ?? null,
    ...(product.ownNeeds === undefined ? {} : { needs: toNeeds(product.ownNeeds) }),
    ...toMode(product.ownSubscription ?? null),
    ...(product.ownListsQuantities === true ? { listsQuantities: true } : {}),
    ...(product.ownSizeWords == null ? {} : { sizeWords: product.ownSizeWords }),
    advance: toPrice(product.price?.advancePrice)?.gross ?? null,
    ...toDeposit(product.price?.depositPrice),
  }
}

function toToldSize(size: typeof Size.Type, pointsEarned: Decimal | null): ToldSize {
  const { availability } = size
  return {
    id: size.id == null ? null : String(size.id),
    name: size.name ?? null,
    stock: stockOf(size.amount ?? null),
    status: availability?.status == null ? null : toStatus(availability.status),
    description: availability?.description ?? "",
    phonePrice: size.phone_price ?? false,
    price: toSizePrice(size.price, pointsEarned),
    ...toPeriods(size.ownPeriods ?? []),
    ...toMeasure(size.ownMeasure),
    ...toMultipack(size.price?.rebateNumber),
  }
}

/** A part of a set as it is offered. */
export const toPartOffer = (part: typeof PartOffer.Type): ProductOffer => knownOffer(toToldOffer(part, part.id))

/** Spec: 11.35. */
function toDeposit(wire: typeof PriceAmount.Type | null | undefined): Pick<ProductOffer, "deposit"> {
  const deposit = toPrice(wire)
  return deposit === null || deposit.gross.minor <= 0 ? {} : { deposit }
}

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
  decode: decodeWith(Reply, ({ product }, { productId }) => (product?.product == null ? null : toToldOffer(product.product, productId))),
}
