import { addDecimals, compareDecimals, type Decimal, decimalOf, subtractDecimals } from "../../values/decimal.ts"
import type { OrderDelivery } from "../order-ways.ts"

/**
 * The points that pay a delivery in place of money; null = it is not paid with points: nobody is signed in, it takes none, costs nothing anyway,
 * or there are not as many left once the goods are paid.
 *
 * Spec: 10.954.
 *
 * @param left points of the client beside those that pay goods; null = nobody is signed in
 *
 * @example deliveryPoints({ cost: money("14.90"), points: decimal("300") }, decimal("620")) // => decimal("300")
 * @example deliveryPoints({ cost: money("14.90"), points: decimal("300") }, decimal("299")) // => null
 */
export function deliveryPoints(delivery: Pick<OrderDelivery, "cost" | "points"> | null, left: Decimal | null): Decimal | null {
  const points = delivery?.points ?? null
  if (left === null || points === null || points.coefficient <= 0) return null
  if (delivery?.cost == null || delivery.cost.minor <= 0) return null
  return compareDecimals(left, points) < 0 ? null : points
}

/**
 * Points together with those of a delivery; null = none.
 *
 * Spec: 10.954.
 *
 * @example withPoints(null, decimal("300")) // => decimal("300")
 * @example withPoints(decimal("450"), null) // => decimal("450")
 */
export const withPoints = (goods: Decimal | null, delivery: Decimal | null): Decimal | null =>
  goods === null ? delivery : delivery === null ? goods : addDecimals(goods, delivery)

/**
 * What of the points of an order pays its goods, once those of its delivery are taken away; null = none.
 *
 * Spec: 10.954.
 *
 * @example pointsOfGoods(decimal("750"), decimal("300")) // => decimal("450")
 * @example pointsOfGoods(decimal("300"), decimal("300")) // => null
 */
export function pointsOfGoods(points: Decimal | null, delivery: Decimal | null): Decimal | null {
  if (points === null || delivery === null) return points
  const goods = subtractDecimals(points, delivery)
  return compareDecimals(goods, decimalOf(0)) <= 0 ? null : goods
}
