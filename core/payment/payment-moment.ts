/** When something is paid: before shipping, or on delivery. */
export type PaymentMoment = "prepaid" | "dvp"

/** Things that are paid at the same moment. */
export interface MomentGroup<Thing> {
  readonly payment: PaymentMoment
  readonly members: readonly Thing[]
}

const moments: readonly PaymentMoment[] = ["prepaid", "dvp"]

/**
 * Things by the moment of payment, payment before shipping first, each group in the order it was given. A moment that nothing has is
 * left out.
 *
 * Spec: 9.61.
 *
 * @example byMoment([{ id: 1, payment: "dvp" }, { id: 2, payment: "dvp" }])
 * // => [{ payment: "dvp", members: [{ id: 1, payment: "dvp" }, { id: 2, payment: "dvp" }] }]
 */
export function byMoment<Thing extends { readonly payment: PaymentMoment }>(things: readonly Thing[]): readonly MomentGroup<Thing>[] {
  return moments
    .map((payment) => ({ payment, members: things.filter((thing) => thing.payment === payment) }))
    .filter(({ members }) => members.length > 0)
}
