import { type Decimal, decimalText, decimalToNumber } from "../values/decimal.ts"
import type { Language } from "../values/language.ts"
import { effectiveRange, type Unit } from "./order-limits.ts"
import { formatText, pluralForm, type TextCatalogue } from "../texts/texts.ts"
import { checkQuantity, isOff, quantityCorrection, type QuantityQuestion, type QuantityRefusal } from "./check-quantity.ts"

/**
 * A quantity as its field has it: with the unit's places and a dot, whole numbers plain.
 *
 * Spec: 5.62.
 *
 * @example quantityText(decimal("1.5"), metres) // => "1.5"
 * @example quantityText(decimal("2"), metres) // => "2"
 */
export function quantityText(quantity: Decimal, unit: Pick<Unit, "precision">): string {
  const text = decimalText(quantity)
  const [whole = "", fraction = ""] = text.split(".")
  return fraction === "" ? whole : `${whole}.${fraction.padEnd(unit.precision, "0")}`
}

/**
 * What stands in a quantity's field as people write it: with a comma in Polish, whatever was typed. Both are read; posted is a dot.
 *
 * Spec: 5.62, 17.37.
 *
 * @example writtenQuantity("1.50", "pl") // => "1,50"
 * @example writtenQuantity("1.50", "en") // => "1.50"
 */
export const writtenQuantity = (text: string, language: Language): string => (language === "pl" ? text.replaceAll(".", ",") : text)

/**
 * A number as people read it: with a comma in Polish.
 *
 * Spec: 5.68, 5.69.
 *
 * @example numberWords(decimal("12.5"), "pl") // => "12,5"
 */
export function numberWords(number: Decimal, language: Language): string {
  const text = decimalText(number)
  return language === "pl" ? text.replace(".", ",") : text
}

/**
 * A quantity with its unit's word in the right form.
 *
 * Spec: 5.68, 5.69, 9.47; the number alone where nobody tells the unit (10.1060).
 *
 * @example quantityWords(decimal("0.5"), metres, "pl") // => "0,5 metra"
 * @example quantityWords(decimal("2"), { singular: "", few: "", plural: "", fraction: "" }, "pl") // => "2"
 */
export function quantityWords(quantity: Decimal, unit: UnitWords, language: Language): string {
  return withUnit(quantity, unitWord(quantity, unit, language), language)
}

/**
 * A quantity with a word for its unit; the number alone where there is none.
 *
 * Spec: 10.1060.
 *
 * @example withUnit(decimal("2.5"), "kg", "pl") // => "2,5 kg"
 * @example withUnit(decimal("2"), "", "pl") // => "2"
 */
export const withUnit = (quantity: Decimal, unit: string, language: Language): string =>
  `${numberWords(quantity, language)} ${unit}`.trimEnd()

type UnitWords = Pick<Unit, "singular" | "few" | "plural" | "fraction">

function unitWord(quantity: Decimal, unit: UnitWords, language: Language): string {
  const words = { one: unit.singular, few: unit.few, many: unit.plural, fraction: unit.fraction }
  return words[pluralForm(decimalToNumber(quantity), language)]
}

/**
 * The unit beside a field that holds the number: its short name, or where that is the whole word, the form that goes with the number.
 *
 * Spec: 9.47.
 *
 * @example unitBeside(decimal("2"), pieces, "pl") // => "szt."
 */
export function unitBeside(quantity: Decimal, unit: Unit, language: Language): string {
  return unit.name === unit.singular ? unitWord(quantity, unit, language) : unit.name
}

/**
 * A quantity with its unit's word, as the object of a sentence: of Polish words those in -a alone have a form of their own there, after 1.
 *
 * Spec: 5.68, 5.69.
 *
 * @example orderedQuantity(decimal("1"), pieces, "pl") // => "1 sztukę"
 * @example orderedQuantity(decimal("0.5"), metres, "pl") // => "0,5 metra"
 */
export function orderedQuantity(quantity: Decimal, unit: Unit, language: Language): string {
  const words = quantityWords(quantity, unit, language)
  return language === "pl" ? words.replace(/^(1 \S+)a$/, "$1ę") : words
}

/** The texts of quantities that were put right. */
export const quantityRefusalTextKeys = [
  "quantity.maximum",
  "quantity.minimum",
  "quantity.nearest",
  "quantity.notANumber",
  "quantity.rounded",
  "quantity.soldBy",
  "quantity.soldWhole",
] as const

type RefusalTexts = TextCatalogue<(typeof quantityRefusalTextKeys)[number]>

/**
 * Why a quantity is not what was typed, in the shopper's words.
 *
 * Spec: 5.68, 5.69, 17.2, 17.25.
 *
 * @example quantityRefusalText({ _tag: "QuantityNotANumber" }, metres, polish)
 * // => "Wpisz ilość jako liczbę, na przykład 0,5"
 */
export function quantityRefusalText(refusal: QuantityRefusal, unit: Unit, catalogue: RefusalTexts): string {
  const { language } = catalogue
  switch (refusal._tag) {
    case "QuantityNotANumber":
      return formatText(catalogue, "quantity.notANumber", { example: numberWords(unit.sellBy, language) })
    case "QuantityBelowMinimum":
      return formatText(catalogue, "quantity.minimum", { amount: orderedQuantity(refusal.min, unit, language) })
    case "QuantityAboveMaximum":
      return formatText(catalogue, "quantity.maximum", { amount: orderedQuantity(refusal.max, unit, language) })
    case "QuantityOffStep": {
      const amount = numberWords(refusal.nearest, language)
      return formatText(catalogue, refusal.isTaken ? "quantity.rounded" : "quantity.nearest", { rule: stepRule(unit, catalogue), amount })
    }
  }
}

/**
 * Which text says by which step a unit is sold: a Polish shop may not tell the form after "pełne".
 *
 * Spec: 5.68.
 *
 * @example stepTextKey(metres, "pl") // => "quantity.soldBy"
 * @example stepTextKey(pieces, "pl") // => "quantity.soldWhole"
 */
export function stepTextKey({ sellBy, few, plural }: Unit, language: Language): "quantity.soldBy" | "quantity.soldWhole" {
  const isWhole = sellBy.coefficient === 1 && sellBy.scale === 0
  return isWhole && (language !== "pl" || few !== plural) ? "quantity.soldWhole" : "quantity.soldBy"
}

/** By which step a product is sold. The short name of a unit stands in every case. */
const stepRule = (unit: Unit, catalogue: RefusalTexts): string =>
  formatText(catalogue, stepTextKey(unit, catalogue.language), {
    units: unit.few,
    step: `${numberWords(unit.sellBy, catalogue.language)}\u00A0${unit.name}`,
  })

/** A quantity field in words. */
export interface QuantityDescription {
  /** what stands in the field, "1.5"; null = no number was typed: the field keeps what it had */
  readonly value: string | null
  /** the same with its unit, "1,5 metra" */
  readonly words: string | null
  /** why the value differs from what was typed */
  readonly refusal: string | null
  /** why nothing can be bought; null when it can */
  readonly obstacle: string | null
}

/**
 * What a shopper reads about a typed quantity.
 *
 * Spec: 5.67 (why buying is off), 5.68, 5.69, 5.70, 9.47.
 *
 * @example describeQuantity({ ...byTheMetre, typed: "1,2" }, polish).words // => "1,5 metra"
 */
export function describeQuantity(
  question: QuantityQuestion,
  catalogue: TextCatalogue<(typeof quantityRefusalTextKeys)[number] | "product.hintMinimum" | "refusal.productUnavailable">,
): QuantityDescription {
  const { unit } = question
  const { value, buyable } = checkQuantity(question)
  const refusal = quantityCorrection(question)
  const minimum = () => quantityWords(effectiveRange(question).min, unit, catalogue.language)
  // amounts say nothing about a size that is off; for any other the least order is more than there is
  const obstacle = () =>
    isOff(question)
      ? formatText(catalogue, "refusal.productUnavailable")
      : formatText(catalogue, "product.hintMinimum", { minimum: minimum() })
  return {
    value: value === null ? null : quantityText(value, unit),
    words: value === null ? null : quantityWords(value, unit, catalogue.language),
    refusal: refusal === null ? null : quantityRefusalText(refusal, unit, catalogue),
    obstacle: buyable ? null : obstacle(),
  }
}
