import { refusalText, type RefusalTextKey } from "../messages/refusal.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { checkQuantity, isOff, type QuantityQuestion } from "./check-quantity.ts"
import { effectiveRange } from "./effective-range.ts"
import { quantityText, quantityWords } from "./quantity-text.ts"

type QuantityTextKey = RefusalTextKey | "product.hintMinimum"

/** A quantity field in words. */
export interface QuantityWords {
  /** what stands in the field, "1.5"; null = no number was typed: the field keeps what it had */
  readonly value: string | null
  /** the same with its unit, "1,5 metra" */
  readonly words: string | null
  /** what the shopper is told, because the value differs from what was typed */
  readonly told: string | null
  /** why nothing can be bought; null when it can */
  readonly stopped: string | null
}

/**
 * What a shopper reads about a typed quantity.
 *
 * Spec: 5.67 (why buying is off), 5.68, 5.69, 5.70, 9.47.
 */
export function describeQuantity(question: QuantityQuestion, catalogue: TextCatalogue<QuantityTextKey>): QuantityWords {
  const { unit } = question
  const { value, refusal, buyable } = checkQuantity(question)
  return {
    value: value === null ? null : quantityText(value, unit),
    words: value === null ? null : quantityWords(value, unit, catalogue.language),
    told: refusal === null ? null : refusalText(refusal, unit, catalogue),
    stopped: buyable ? null : stopText(question, catalogue),
  }
}

/** A size that is off has nothing to tell about amounts; else the least order is more than there is. */
function stopText(question: QuantityQuestion, catalogue: TextCatalogue<QuantityTextKey>): string {
  if (isOff(question)) return formatText(catalogue, "refusal.productUnavailable")
  const minimum = quantityWords(effectiveRange(question).min, question.unit, catalogue.language)
  return formatText(catalogue, "product.hintMinimum", { minimum })
}
