import { compareDecimals, type Decimal, decimalText, parseTypedAmount } from "../values/decimal.ts"
import { checkQuantity, isOff, quantityCorrection, type QuantityRefusal, type QuantityRules, stepQuantity } from "./check-quantity.ts"
import { effectiveRange } from "./order-limits.ts"
import { quantityText, quantityWords } from "./quantity-text.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"

/** Pauses of quantity fields. Spec: 9.7, 9.8. */
export const quantityPauses = {
  /** after the last key, before a typed quantity is taken */
  typingMs: 500,
  /** after the last press of plus or minus, before it takes effect */
  stepMs: 500,
} as const

/** A quantity field: of a product page, or of one row of the cart. */
export interface QuantityFieldState {
  readonly rules: QuantityRules
  /** exactly as it stands */
  readonly text: string
  /** the quantity taken last, to which an empty field goes back */
  readonly accepted: Decimal
  /** number of the latest pause; an older one that ends changes nothing */
  readonly timerId: number
  /** something was typed or stepped that is not taken yet */
  readonly waiting: boolean
  /** why the text is not what was typed */
  readonly refusal: QuantityRefusal | null
}

export type QuantityFieldEvent =
  | { readonly type: "Typed"; readonly text: string }
  | { readonly type: "Stepped"; readonly by: 1 | -1 }
  /** the shopper left the field, or did something that needs its quantity */
  | { readonly type: "Left" }
  | { readonly type: "PauseEnded"; readonly timerId: number }
  /** another size, purchase or stock: what stands in the field is checked again, unless the shopper is at it */
  | { readonly type: "RulesChanged"; readonly rules: QuantityRules }

export type QuantityFieldCommand =
  | { readonly type: "StartTimer"; readonly timerId: number; readonly ms: number }
  /** the quantity is another one now: prices and rows follow */
  | { readonly type: "TakeQuantity"; readonly quantity: Decimal }

type Stepped = readonly [QuantityFieldState, readonly QuantityFieldCommand[]]

/**
 * The field as it opens: with that quantity, or with the least that can be ordered.
 *
 * Spec: 5.63.
 *
 * @example openQuantityField(byTheMetre).text // => "0.5"
 */
export function openQuantityField(rules: QuantityRules, quantity: Decimal | null = null): QuantityFieldState {
  const accepted = quantity ?? checkQuantity({ ...rules, typed: "0" }).value ?? rules.unit.sellBy
  return { rules, text: quantityText(accepted, rules.unit), accepted, timerId: 0, waiting: false, refusal: null }
}

/**
 * One step of a quantity field. What is typed or stepped counts after a pause, or when the field is left; an empty field goes back to
 * its last quantity when it is left, and is let alone before.
 *
 * Spec: 5.62 to 5.72, 9.7, 9.8, 17.3, 17.4, 17.25. A size that is off keeps the quantity for the next one.
 *
 * @example quantityField(openQuantityField(byTheMetre), { type: "Typed", text: "1.2" })[1]
 * // => [{ type: "StartTimer", timerId: 1, ms: 500 }]
 */
export function quantityField(field: QuantityFieldState, event: QuantityFieldEvent): Stepped {
  switch (event.type) {
    case "Typed":
      return wait({ ...field, text: event.text, refusal: null }, quantityPauses.typingMs)
    case "Stepped":
      return step(field, event.by)
    case "Left":
      if (isEmpty(field)) return [{ ...field, text: quantityText(field.accepted, field.rules.unit), waiting: false }, []]
      return field.waiting ? take(field) : [field, []]
    case "PauseEnded":
      if (event.timerId !== field.timerId || !field.waiting) return [field, []]
      return isEmpty(field) ? [{ ...field, waiting: false }, []] : take(field)
    case "RulesChanged": {
      if (event.rules === field.rules) return [field, []]
      const ruled = { ...field, rules: event.rules }
      return field.waiting || isEmpty(field) || isOff(event.rules) ? [ruled, []] : take(ruled)
    }
  }
}

/**
 * Does a step in that direction stay within the rules? A field without a number is stepped from its last quantity.
 *
 * Spec: 5.63, 5.64, 5.67, 5.70.
 *
 * @example canStep(openQuantityField(byTheMetre), -1) // => false
 */
export function canStep({ rules, text, accepted }: Pick<QuantityFieldState, "rules" | "text" | "accepted">, by: 1 | -1): boolean {
  const { min, max } = effectiveRange(rules)
  if (isOff(rules) || (max !== null && compareDecimals(min, max) > 0)) return false
  const quantity = parseTypedAmount(text) ?? accepted
  return by === -1 ? compareDecimals(quantity, min) > 0 : max === null || compareDecimals(quantity, max) < 0
}

/** Keys of the texts about a quantity that has been taken. */
export const quantitySaidTextKeys = ["quantity.said"] as const

/**
 * What a screen reader is told of a field once its quantity is taken; "" for a field that nobody has touched, and where a message says
 * more.
 *
 * Spec: 17.27.
 *
 * @example quantitySaid(openQuantityField(byTheMetre), polish) // => ""
 */
export function quantitySaid(
  { rules, accepted, timerId, refusal }: QuantityFieldState,
  catalogue: TextCatalogue<(typeof quantitySaidTextKeys)[number]>,
): string {
  if (timerId === 0 || refusal !== null) return ""
  return formatText(catalogue, "quantity.said", { amount: quantityWords(accepted, rules.unit, catalogue.language) })
}

const isEmpty = (field: QuantityFieldState): boolean => field.text.trim() === ""

function wait(field: QuantityFieldState, ms: number): Stepped {
  const timerId = field.timerId + 1
  return [{ ...field, timerId, waiting: true }, [{ type: "StartTimer", timerId, ms }]]
}

/** The field shows a press at once; the quantity is taken after the last one. */
function step(field: QuantityFieldState, by: 1 | -1): Stepped {
  const typed = parseTypedAmount(field.text) === null ? decimalText(field.accepted) : field.text
  const { value, refusal } = stepQuantity({ ...field.rules, typed }, by)
  const text = quantityText(value ?? field.accepted, field.rules.unit)
  return wait({ ...field, text, refusal }, quantityPauses.stepMs)
}

function take(field: QuantityFieldState): Stepped {
  const question = { ...field.rules, typed: field.text }
  const { value } = checkQuantity(question)
  const refusal = quantityCorrection(question)
  const accepted = value ?? field.accepted
  const taken = { ...field, text: quantityText(accepted, field.rules.unit), accepted, waiting: false, refusal: refusal ?? field.refusal }
  return [taken, compareDecimals(accepted, field.accepted) === 0 ? [] : [{ type: "TakeQuantity", quantity: accepted }]]
}
