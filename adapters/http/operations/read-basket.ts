import { Schema } from "effect"
import type { Basket, BasketRow } from "../../../core/basket/basket.ts"
import { missingToFreeDelivery } from "../../../core/basket/basket.ts"
import { isSingleSizeId, sameSize } from "../../../core/product/sizes.ts"
import { orderLimits, stockOf } from "../../../core/quantity/wire-limits.ts"
import { type Price, priceOfOne } from "../../../core/values/money.ts"
import {
  ownFiles,
  ownLink,
  toMeasure,
  toUnit,
  WireCode,
  WireLimits,
  WireMeasure,
  WirePictureFiles,
  WireUnit,
  platformFiles,
  platformPx,
} from "../graphql/goods.wire.ts"
import { type Decimal, exactDecimal, parseDecimal } from "../../../core/values/decimal.ts"
import { divideFractions, fractionOfDecimal, roundFraction } from "../../../core/values/fraction.ts"
import { decodeWith, type GraphqlOperation, type NoVariables } from "../graphql/graphql-call.ts"
import { PriceAmount, toPrice, wireDecimal, wireMoney, WireNumber } from "../graphql/price.wire.ts"
import { nullish, plainSelectionOf, selectionOf } from "../graphql/selection.ts"
import type { BasketPickup } from "../../../core/basket/basket.ts"
import { toPlace, WirePlace } from "./place.wire.ts"
import { toChosen, WireChosenPickup } from "./pickup.ts"
import { toDetails, WireBasketGroup, WireRowDetail } from "./row-details.wire.ts"
import { holds, said } from "../recorded-field.ts"

/** Nothing in a basket costs less than nothing: a shop that says so is not believed in anything of it. */
const Known = Schema.Struct({ value: said(WireNumber.check(Schema.isGreaterThanOrEqualTo(0)), "code") })

/** An amount that a basket cannot be without. */
const Cost = Schema.Struct({ gross: said(Known), net: said(Known) })

const Row = Schema.Struct({
  id: said(Schema.Int, "number"),
  size: holds(Schema.String, "code"),
  additional: Schema.String,
  quantity: holds(WireNumber, "number"),
  availableNow: said(Schema.Boolean),
  worth: said(Cost),
  basketGroupId: holds(nullish(WireCode), "number"),
  ownRowDetails: nullish(Schema.Array(WireRowDetail)),
  ownUnitPrice: said(Schema.optionalKey(Cost)),
  worthPoints: said(nullish(Schema.Union([WireNumber, Schema.String])), "number"),
  ownPoints: said(nullish(Schema.Struct({ each: said(Schema.String), total: said(Schema.String) }))),
  data: said(
    Schema.Struct({
      type: said(Schema.String, "code"),
      name: said(Schema.String),
      versionName: said(nullish(Schema.String)),
      link: said(Schema.String, "address"),
      unit: said(nullish(WireUnit)),
      orderQuantityRange: said(nullish(WireLimits)),
      sizes: said(
        Schema.Array(
          Schema.Struct({
            id: said(Schema.String, "number"),
            name: said(Schema.String),
            amount: said(nullish(WireNumber), "number"),
            price: said(nullish(Schema.Struct({ price: said(PriceAmount) }))),
            ownMeasure: said(nullish(WireMeasure)),
          }),
        ),
      ),
      icon: said(nullish(Schema.String), "address"),
      ownIcon: said(nullish(WirePictureFiles)),
      ownSizeName: said(nullish(Schema.String)),
    }),
  ),
})

const WireBasket = Schema.Struct({
  products: said(Schema.Array(Row), "ids"),
  basketGroups: nullish(Schema.Array(WireBasketGroup)),
  basketCost: said(
    Schema.Struct({
      totalProductsCost: said(Cost),
      shippingCost: said(Schema.NullOr(PriceAmount)),
      ownDeposit: said(nullish(PriceAmount)),
      ownWrapping: said(nullish(Schema.Struct({ each: said(Cost), total: said(Cost) }))),
      insuranceCost: said(nullish(PriceAmount)),
      prepaidCost: said(nullish(PriceAmount)),
      clientBalance: said(nullish(PriceAmount)),
      totalToPay: said(Cost),
      toShippingFree: said(nullish(Schema.Union([WireNumber, Schema.String]))),
      ownShippingFreeFrom: said(nullish(WireNumber)),
    }),
  ),
  summaryBasket: said(nullish(Schema.Struct({ productsNumber: said(nullish(WireNumber)) }))),
  ownRebate: Schema.optionalKey(Schema.NullOr(Schema.Struct({ code: said(Schema.String), saved: Cost }))),
  ownDelivery: said(
    nullish(
      Schema.Struct({
        place: WirePlace,
        lacking: said(nullish(Schema.Struct({ cost: said(WireNumber), from: said(WireNumber), missing: said(WireNumber) }))),
      }),
    ),
  ),
  ownPickup: nullish(Schema.Struct({ state: Schema.Literals(["none", "gone", "refused", "taken"]), point: nullish(WireChosenPickup) })),
})
const Reply = Schema.Struct({ basket: said(WireBasket) })

function toBasket({ basket }: typeof Reply.Type): Basket {
  const { basketCost: cost } = basket
  return {
    rows: basket.products.map((row) => toRow(row, basket.basketGroups ?? [])),
    subtotal: toCost(cost.totalProductsCost),
    shipping: toPrice(cost.shippingCost),
    toFreeShipping: missingToFreeDelivery(cost.toShippingFree),
    freeShippingFrom: toMoney(cost.ownShippingFreeFrom),
    ...toCharge("deposit", cost.ownDeposit),
    ...(cost.ownWrapping == null ? {} : { wrapping: { each: toCost(cost.ownWrapping.each), total: toCost(cost.ownWrapping.total) } }),
    ...toCharge("insurance", cost.insuranceCost),
    ...toCharge("prepaid", cost.prepaidCost),
    ...toCharge("fromBalance", cost.clientBalance),
    total: toCost(cost.totalToPay),
    pieces: basket.summaryBasket?.productsNumber ?? basket.products.reduce((sum, { quantity }) => sum + quantity, 0),
    ...toRebate(basket.ownRebate),
    ...toPickup(basket.ownPickup),
    ...toDelivery(basket.ownDelivery),
  }
}

type Charge = "deposit" | "insurance" | "prepaid" | "fromBalance"

/** An amount that a shop need not have; zero is none. Spec: 3.58, 15.36. */
function toCharge(name: Charge, wire: typeof PriceAmount.Type | null | undefined): Partial<Pick<Basket, Charge>> {
  const charge = toPrice(wire)
  return charge === null || charge.gross.minor === 0 ? {} : { [name]: charge }
}

/** Of a row that is paid with points, whose prices are zero; a shop that knows no field of ours says what all of it is worth in them. Spec: 3.54, 11.131. */
function toPoints({ ownPoints, worthPoints, quantity }: typeof Row.Type): Pick<BasketRow, "points"> {
  const total = parseDecimal(ownPoints?.total ?? String(worthPoints ?? ""))
  if (total === null || total.coefficient === 0) return {}
  const each = ownPoints == null ? pointsOfOne(total, wireDecimal(quantity)) : parseDecimal(ownPoints.each)
  return each === null ? {} : { points: { each, total } }
}

function pointsOfOne(total: Decimal, quantity: Decimal): Decimal | null {
  const each = divideFractions(fractionOfDecimal(total), fractionOfDecimal(quantity))
  return each === null ? null : exactDecimal(roundFraction(each, pointsPlaces), pointsPlaces)
}

/** Points are written to hundredths at most. */
const pointsPlaces = 2

/** A shop that does not tell has no codes; one that tells null has none active. */
const toRebate = (wire: (typeof WireBasket.Type)["ownRebate"]): Pick<Basket, "rebate"> =>
  wire === undefined ? {} : { rebate: wire === null ? null : { code: wire.code, saved: toCost(wire.saved) } }

/** Spec: 11.222. */
function toDelivery(wire: (typeof WireBasket.Type)["ownDelivery"]): Pick<Basket, "place"> {
  const place = wire == null ? null : toPlace(wire.place)
  if (wire == null || place === null) return {}
  const { lacking } = wire
  const { countries, countryId, isCountryChosen } = place
  return {
    place: {
      countries,
      countryId,
      isCountryChosen,
      lacking:
        lacking == null ? null : { cost: wireMoney(lacking.cost), from: wireMoney(lacking.from), missing: wireMoney(lacking.missing) },
    },
  }
}

/** A choice without its point is one of a point that is gone. Spec: 11.215. */
function toPickup(wire: (typeof WireBasket.Type)["ownPickup"]): { readonly pickup?: BasketPickup } {
  if (wire == null) return {}
  const point = toChosen(wire.point)
  const isTold = wire.state === "taken" || wire.state === "refused"
  return { pickup: isTold && point !== null ? { state: wire.state, point } : { state: isTold ? "gone" : wire.state, point: null } }
}

function toRow(row: typeof Row.Type, groups: readonly (typeof WireBasketGroup.Type)[]): BasketRow {
  const { data } = row
  const size = data.sizes.find(({ id }) => sameSize(id, row.size))
  const lineTotal = toCost(row.worth)
  const single = isSingleSizeId(row.size)
  return {
    rowId: row.additional,
    productId: row.id,
    sizeId: row.size,
    name: data.name,
    versionName: data.versionName ?? null,
    sizeName: single ? "" : (size?.name ?? row.size),
    ...(data.ownSizeName == null ? {} : { sizesAre: data.ownSizeName }),
    link: ownLink(data.link),
    picture: ownFiles(data.ownIcon ?? platformFiles(data.icon, platformPx.icon)),
    quantity: wireDecimal(row.quantity),
    unit: toUnit(data.unit),
    stock: stockOf(size?.amount),
    limits: orderLimits(data.orderQuantityRange ?? {}),
    // a shop that does not say what the row was priced with says what it comes to: what the size costs may be another price
    unitPrice: row.ownUnitPrice === undefined ? priceOfOne(lineTotal, wireDecimal(row.quantity)) : toCost(row.ownUnitPrice),
    lineTotal,
    ...toMeasure(size?.ownMeasure),
    ...toPoints(row),
    isAvailable: row.availableNow,
    details: toDetails(row, groups),
  }
}

const toCost = ({ gross, net }: typeof Cost.Type): Price => ({ gross: wireMoney(gross.value), net: wireMoney(net.value) })

const toMoney = (value: number | null | undefined) => (value === null || value === undefined ? null : wireMoney(value))

/** The whole basket. Spec: 7.38, 7.48, 3.54 to 3.59. */
export const readBasketOperation: GraphqlOperation<NoVariables, Basket> = {
  call: "basket",
  kind: "query",
  field: "basket",
  args: () => ({}),
  // our own shop says the same by fields of ours
  selection: selectionOf(WireBasket, (field) => field !== "worthPoints" && field !== "icon"),
  plainSelection: plainSelectionOf(WireBasket),
  decode: decodeWith(Reply, toBasket),
}
