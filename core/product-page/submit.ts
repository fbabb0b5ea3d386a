import { wireSize } from "../product/sizes.ts"
import { quantityText } from "../quantity/quantity-text.ts"
import type { Unit } from "../quantity/order-limits.ts"
import type { PeriodCheck, PeriodCheckCommand, PeriodCheckEvent } from "../subscription/period-check.ts"
import type { Decimal } from "../values/decimal.ts"
import type { Step } from "../values/machine.ts"

/** A field as a form sends it. */
export interface SentField {
  readonly name: string
  readonly value: string
}

/**
 * What a form sends under a name; empty when it has no such field.
 *
 * Spec: 10.78.
 *
 * @example fieldValue([{ name: "mode", value: "1" }], "mode") // => "1"
 */
export function fieldValue(fields: readonly SentField[], name: string): string {
  return fields.find((field) => field.name === name)?.value ?? ""
}

/**
 * Does a form have a field of that name?
 *
 * Spec: 10.78.
 *
 * @example hasField([{ name: "mode", value: "1" }], "size") // => false
 */
export const hasField = (fields: readonly SentField[], name: string): boolean => fields.some((field) => field.name === name)

/**
 * Our own fields of a collection's form, whose parts are products of their own: which collection it is, so that the answer comes back to
 * its page, and how many of it. They stand beside those of 16.24.
 *
 * Spec: 16.44, 16.45.
 */
export const collectionFieldNames = { product: "own_collection", number: "own_number" } as const

/** `mode` of the product form: 1 is the basket. Spec: 10.78. */
export const toBasket: SentField = { name: "mode", value: "1" }

/**
 * The fields of one product, in the order of the form.
 *
 * Spec: 10.78, 10.79, 16.22.
 *
 * @example productFields(7, "onesize", decimal("2"), { precision: 0 })
 * // => [
 * //   { name: "product", value: "7" },
 * //   { name: "mode", value: "1" },
 * //   { name: "size", value: "uniw" },
 * //   { name: "number", value: "2" },
 * // ]
 */
export function productFields(
  productId: number,
  sizeId: string | null,
  quantity: Decimal,
  unit: Pick<Unit, "precision">,
): readonly SentField[] {
  return [
    { name: "product", value: String(productId) },
    toBasket,
    { name: "size", value: sizeId === null ? "" : wireSize(sizeId) },
    { name: "number", value: quantityText(quantity, unit) },
  ]
}

/**
 * What a form passes where nothing has to be asked before it: it is sent, once, until the page comes back. With `withSubscription` the
 * period check takes its place.
 *
 * Spec: 4.6, 5.50, 17.22.
 *
 * @example
 * const request = { purchase: "once", days: null, periods: [] } as const
 * sentAtOnce(idlePeriodCheck, { type: "SubmitPressed", request })[1] // => [{ type: "SubmitForm", days: null }]
 */
export const sentAtOnce: Step<PeriodCheck, PeriodCheckEvent, PeriodCheckCommand> = (check, event) => {
  const { is } = check.stage
  if (event.type === "SubmitPressed" && is === "idle")
    return [{ ...check, stage: { is: "submitting" } }, [{ type: "SubmitForm", days: null }]]
  return event.type === "Returned" && is === "submitting" ? [{ ...check, stage: { is: "idle" } }, []] : [check, []]
}
