import { compareDecimals, type Decimal, decimalText, parseTypedDecimal } from "../values/decimal.ts"
import { type BasketRefusal, checkQuantity, type QuantityQuestion } from "./check-quantity.ts"
import { quantityLimits } from "./limits.ts"
import { quantityText } from "./quantity-text.ts"
import { stepQuantity } from "./step-quantity.ts"

/** What a quantity is checked by: everything but the text. */
export type QuantityRules = Omit<QuantityQuestion, "typed">

/** A quantity field. */
export interface QuantityField {
  readonly rules: QuantityRules
  /** exactly as it stands */
  readonly text: string
  /** the quantity taken last, to which an empty field goes back */
  readonly accepted: Decimal
  /** number of the latest pause waited for; an older one that ends changes nothing */
  readonly asked: number
  /** something was typed or stepped that is not taken yet */
  readonly waiting: boolean
  /** why the text is not what was typed */
  readonly refusal: BasketRefusal | null
}

export type QuantityFieldEvent =
  | { readonly type: "Typed"; readonly text: string }
  | { readonly type: "Stepped"; readonly by: 1 | -1 }
  /** the shopper left the field */
  | { readonly type: "Left" }
  | { readonly type: "PauseEnded"; readonly asked: number }

export type QuantityFieldCommand =
  | { readonly type: "StartTimer"; readonly timer: "quantity"; readonly asked: number; readonly ms: number }
  /** the quantity is another one now: prices and rows follow */
  | { readonly type: "TakeQuantity"; readonly quantity: Decimal }

type Stepped = readonly [QuantityField, readonly QuantityFieldCommand[]]

/**
 * The field as it opens, with the least that can be ordered.
 *
 * Spec: 5.63.
 */
export function openQuantityField(rules: QuantityRules): QuantityField {
  const accepted = checkQuantity({ ...rules, typed: "0" }).value ?? rules.unit.sellBy
  return { rules, text: quantityText(accepted, rules.unit), accepted, asked: 0, waiting: false, refusal: null }
}

/**
 * One step of a quantity field. What is typed or stepped counts after a pause, or when the field is left; an empty field goes back to
 * its last quantity when it is left, and is let alone before.
 *
 * Spec: 5.62 to 5.72, 9.7, 9.8, 17.3, 17.4.
 */
export function quantityField(field: QuantityField, event: QuantityFieldEvent): Stepped {
  switch (event.type) {
    case "Typed":
      return wait({ ...field, text: event.text, refusal: null }, quantityLimits.typingPauseMs)
    case "Stepped":
      return step(field, event.by)
    case "Left":
      if (isEmpty(field)) return [{ ...field, text: quantityText(field.accepted, field.rules.unit), waiting: false }, []]
      return field.waiting ? take(field) : [field, []]
    case "PauseEnded":
      if (event.asked !== field.asked || !field.waiting) return [field, []]
      return isEmpty(field) ? [{ ...field, waiting: false }, []] : take(field)
  }
}

const isEmpty = (field: QuantityField): boolean => field.text.trim() === ""

function wait(field: QuantityField, ms: number): Stepped {
  const asked = field.asked + 1
  return [{ ...field, asked, waiting: true }, [{ type: "StartTimer", timer: "quantity", asked, ms }]]
}

/** The field shows a press at once; the quantity is taken after the last one. */
function step(field: QuantityField, by: 1 | -1): Stepped {
  const typed = parseTypedDecimal(field.text) === null ? decimalText(field.accepted) : field.text
  const { value, refusal } = stepQuantity({ ...field.rules, typed }, by)
  const text = quantityText(value ?? field.accepted, field.rules.unit)
  return wait({ ...field, text, refusal }, quantityLimits.stepPauseMs)
}

function take(field: QuantityField): Stepped {
  const { value, refusal } = checkQuantity({ ...field.rules, typed: field.text })
  const accepted = value ?? field.accepted
  const taken = { ...field, text: quantityText(accepted, field.rules.unit), accepted, waiting: false, refusal: refusal ?? field.refusal }
  return [taken, compareDecimals(accepted, field.accepted) === 0 ? [] : [{ type: "TakeQuantity", quantity: accepted }]]
}
