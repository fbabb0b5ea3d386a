import type { MultipackStep } from "../product/offer.ts"
import { type Decimal, parseDecimal } from "../values/decimal.ts"
import { roundFraction } from "../values/fraction.ts"
import type { Money, Price } from "../values/money.ts"
import { readWireAmount, type WireAmount } from "../values/money-text.ts"

interface WireStep {
  readonly left?: WireAmount
  readonly threshold?: WireAmount
  readonly threshold_end?: WireAmount
  readonly ownLeftEnd?: WireAmount
  readonly price?: WireAmount
  readonly price_net?: WireAmount
}

/** The `rebateNumber` of a size, numbers or texts with a dot. */
export interface WireMultipack {
  readonly items?: readonly (WireStep | null)[] | null
  readonly nextleft?: WireAmount
  readonly nextthreshold?: WireAmount
  readonly nextprice?: WireAmount
  readonly nextprice_net?: WireAmount
}

/**
 * The steps of a multipack discount. A list with a gap in it, or none, leaves the next step alone; a step without its amounts is left out.
 *
 * Spec: 3.52, 11.51, 15.19, 15.20.
 *
 * @example
 * readMultipack({ items: [null], nextleft: 3, nextthreshold: "3.00", nextprice: "9.00", nextprice_net: 7.32 })
 * // => [{ left: decimal("3"), threshold: decimal("3"), price: price("9.00", "7.32") }]
 */
export function readMultipack(wire: WireMultipack): readonly MultipackStep[] {
  const items = wire.items ?? []
  const whole = items.filter((item) => item !== null)
  const isComplete = whole.length > 0 && whole.length === items.length
  const next: WireStep = { left: wire.nextleft, threshold: wire.nextthreshold, price: wire.nextprice, price_net: wire.nextprice_net }
  return (isComplete ? whole : [next]).flatMap(readStep)
}

function readStep({
  left,
  threshold,
  threshold_end: thresholdEnd,
  ownLeftEnd,
  price,
  price_net: priceNet,
}: WireStep): readonly MultipackStep[] {
  const [from, gross, net] = [readDecimal(left ?? threshold), readMoney(price), readMoney(priceNet)]
  if (from === null || gross === null || net === null) return []
  const unitPrice: Price = { gross, net }
  const step = { left: from, threshold: readDecimal(threshold) ?? from, price: unitPrice }
  const end = readDecimal(thresholdEnd)
  // a shop that does not say how much may be added has counted nothing of the cart
  return [end === null ? step : { ...step, end: { threshold: end, left: readDecimal(ownLeftEnd) ?? end } }]
}

const readDecimal = (wire: WireAmount): Decimal | null => parseDecimal(String(wire ?? "").trim())

function readMoney(wire: WireAmount): Money | null {
  const read = readWireAmount(wire)
  return read._tag === "Amount" ? { minor: Number(roundFraction(read.amount, 2)) } : null
}
