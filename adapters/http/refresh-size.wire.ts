import { Schema } from "effect"
import type { FreshSize, RefreshedSizes } from "../../core/product-page/choice.ts"
import { decimalToNumber, parseDecimal } from "../../core/values/decimal.ts"
import type { Money, Price } from "../../core/values/money.ts"
import { parseMoney } from "../../core/values/money-text.ts"
import type { Availability, OmnibusPrice, SizePrice } from "../../core/product/offer.ts"
import { sameSize } from "../../core/product/sizes.ts"
import { stockOf } from "../../core/quantity/wire-limits.ts"
import { toStatus } from "./graphql/goods.wire.ts"
import { OmnibusDetails, toMultipack, toOmnibus, wireMoney, WireNumber, WireRebate } from "./graphql/price.wire.ts"
import { nullish } from "./graphql/selection.ts"
import { WireDays } from "./operations/row-details.wire.ts"
import { decoderOf, said } from "./recorded-field.ts"

const Text = nullish(Schema.String)

const Prices = Schema.Struct({
  value: said(Text, "code"),
  price_net: said(Text),
  maxprice: said(Text),
  maxprice_net: said(Text),
  srp: said(Text),
  srp_net: said(Text),
  yousave_percent: said(Text),
  omnibus_price: said(Text),
  omnibus_price_net: said(Text),
  omnibus_price_details: said(nullish(OmnibusDetails)),
  own_beforerebate: said(Text),
  beforerebate_net: said(Text),
  points_recive: said(Text),
  rebateNumber: said(nullish(Schema.Struct({ ...WireRebate.fields, nextprice_net: WireRebate.fields.nextprice }))),
  own_periods: said(
    nullish(Schema.Array(Schema.Struct({ days: said(WireDays, "number"), value: said(Text, "code"), price_net: said(Text) }))),
  ),
})

const WireItem = Schema.Struct({
  type: said(Schema.String, "code"),
  amount: said(Schema.NullOr(WireNumber), "number"),
  prices: said(nullish(Schema.Struct({ price: said(nullish(WireNumber)), price_net: said(nullish(WireNumber)) }))),
})

const Reply = Schema.NullOr(
  Schema.Struct({
    sizes: said(Schema.optionalKey(Schema.Struct({ items: said(Schema.Record(Schema.String, WireItem)) }))),
    sizeprices: said(Schema.optionalKey(Prices)),
    sizeavailability: said(Schema.optionalKey(Schema.Struct({ status: said(Schema.String, "number"), status_description: said(Text) }))),
  }),
)

/** Reply of `/ajax/projector.php`; `null` = no such product. Spec: 7.70, 11.41, 11.48 to 11.52. */
export type RefreshReply = typeof Reply.Type
export const decodeRefreshReply = decoderOf(Reply)

/** The blocks that a refresh asks for. */
export const refreshBlocks = "sizes,sizeprices,sizeavailability"

/**
 * The asked size in a reply, or all of them; what the shop leaves out stays as it is known. A shop that tells no prices of periods tells what a subscription costs in the
 * place of what it costs once: that is not read as the latter.
 *
 * Spec: 4.77, 7.70, 10.1075.
 */
export function toRefreshedSizes(reply: RefreshReply, sizeId: string, isSubscription: boolean): RefreshedSizes | null {
  if (reply === null) return null
  const items = Object.values(reply.sizes?.items ?? {})
  const isOfPeriods = isSubscription && reply.sizeprices?.own_periods == null
  const lowest = isOfPeriods ? null : toSizePrice(reply.sizeprices)
  if (sizeId === "" && isOfPeriods)
    return { sizes: Object.fromEntries(items.map(({ type, amount }) => [type, { stock: stockOf(amount) }])) }
  if (sizeId === "") return { sizes: Object.fromEntries(items.map((item) => [item.type, toFreshItem(item, lowest)])) }
  const item = items.find(({ type }) => sameSize(type, sizeId))
  if (reply.sizes !== undefined && item === undefined) return null
  const availability = toAvailability(reply.sizeavailability)
  return {
    size: {
      ...(lowest === null ? {} : { price: lowest }),
      ...(availability === null ? {} : { availability }),
      ...(item === undefined ? {} : { stock: stockOf(item.amount) }),
      ...toPeriods(reply.sizeprices?.own_periods ?? null),
      ...toMultipack(reply.sizeprices?.rebateNumber),
    },
  }
}

/** A size among all of them has a bare price; what else is told of the lowest price holds where the size has it. */
function toFreshItem({ amount, prices }: typeof WireItem.Type, lowest: SizePrice | null): FreshSize {
  const stock = stockOf(amount)
  const [gross, net] = [prices?.price ?? 0, prices?.price_net ?? 0]
  // the platform writes "no price" as zero here
  if (gross <= 0 || net <= 0) return { stock }
  const price = { gross: wireMoney(gross), net: wireMoney(net) }
  if (lowest !== null && lowest.price.gross.minor === price.gross.minor) return { stock, price: lowest }
  const nothing = { max: null, youSavePercent: null, omnibus: null, beforeRebate: null, suggested: null, pointsEarned: null }
  return { stock, price: { price, ...nothing } }
}

function toPeriods(periods: (typeof Prices.Type)["own_periods"]): Pick<FreshSize, "periods"> {
  return periods === null || periods === undefined
    ? {}
    : { periods: periods.map(({ days, value, price_net }) => ({ days, price: priceOf(value, price_net) })) }
}

function toAvailability(wire: NonNullable<RefreshReply>["sizeavailability"]): Availability | null {
  return wire === undefined ? null : { status: toStatus(wire.status), description: wire.status_description ?? "" }
}

function toSizePrice(wire: typeof Prices.Type | undefined): SizePrice | null {
  if (wire === undefined) return null
  const price = priceOf(wire.value, wire.price_net)
  if (price === null) return null
  return {
    price,
    max: priceOf(wire.maxprice, wire.maxprice_net),
    youSavePercent: percentOf(wire.yousave_percent),
    omnibus: omnibusOf(wire, price),
    beforeRebate: priceOf(wire.own_beforerebate, wire.beforerebate_net),
    suggested: priceOf(wire.srp, wire.srp_net),
    pointsEarned: parseDecimal(wire.points_recive ?? ""),
  }
}

function omnibusOf(wire: typeof Prices.Type, selling: Price): OmnibusPrice | null {
  const lowest = priceOf(wire.omnibus_price, wire.omnibus_price_net)
  if (lowest === null) return null
  const number = (amount: Money) => ({ value: amount.minor / 100 })
  const omnibusPrice = { gross: number(lowest.gross), net: number(lowest.net) }
  return toOmnibus({ omnibusPrice, omnibusPriceDetails: wire.omnibus_price_details ?? null }, selling)
}

/** The shop's own percent, "12.75"; what cannot be read counts as not sent. */
function percentOf(text: string | null | undefined): number | null {
  const percent = parseDecimal(text ?? "")
  return percent === null ? null : decimalToNumber(percent)
}

const BundleReply = Schema.NullOr(
  Schema.Struct({ bundleprice: said(nullish(Schema.Struct({ value: said(Text, "code"), price_net: said(Text) }))) }),
)

export const decodeBundleReply = decoderOf(BundleReply)

/** The blocks of a question about a bundle. Spec: 7.72. */
export const bundleBlocks = "sizeprices,sizeavailability,sizedelivery,bundleprice,bundle"

/** What one bundle costs; null where it is not sold so. Spec: 7.72, 16.47. */
export const toBundlePrice = (reply: typeof BundleReply.Type): Price | null =>
  reply?.bundleprice == null ? null : priceOf(reply.bundleprice.value, reply.bundleprice.price_net)

/** Amounts are exact texts here, "123.00"; a price needs both. */
function priceOf(gross: string | null | undefined, net: string | null | undefined): Price | null {
  const [withTax, withoutTax] = [parseMoney(gross ?? ""), parseMoney(net ?? "")]
  return withTax === null || withoutTax === null ? null : { gross: withTax, net: withoutTax }
}
