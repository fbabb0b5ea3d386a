import { type Decimal, decimalText, decimalToNumber } from "../values/decimal.ts"
import type { Language } from "../values/language.ts"
import type { Unit } from "./unit.ts"
import { pluralForm } from "../texts/texts.ts"

/**
 * A quantity as its field has it: with the unit's places and a dot, whole numbers plain.
 *
 * Spec: 5.62.
 *
 * @example quantityText({ coefficient: 15, scale: 1 }, { precision: 1 }) // => "1.5"
 * @example quantityText({ coefficient: 2, scale: 0 }, { precision: 1 }) // => "2"
 */
export function quantityText(quantity: Decimal, unit: Pick<Unit, "precision">): string {
  const text = decimalText(quantity)
  const [whole = "", fraction = ""] = text.split(".")
  return fraction === "" ? whole : `${whole}.${fraction.padEnd(unit.precision, "0")}`
}

/**
 * A number as people read it: with a comma in Polish.
 *
 * Spec: 5.68, 5.69.
 *
 * @example numberWords({ coefficient: 125, scale: 1 }, "pl") // => "12,5"
 */
export function numberWords(number: Decimal, language: Language): string {
  const text = decimalText(number)
  return language === "pl" ? text.replace(".", ",") : text
}

/**
 * A quantity with its unit's word in the right form.
 *
 * Spec: 5.68, 5.69, 9.47.
 *
 * @example quantityWords({ coefficient: 5, scale: 1 }, { singular: "metr", few: "metry", plural: "metrów", fraction: "metra" }, "pl")
 * // => "0,5 metra"
 */
export function quantityWords(quantity: Decimal, unit: Pick<Unit, "singular" | "few" | "plural" | "fraction">, language: Language): string {
  const words = { one: unit.singular, few: unit.few, many: unit.plural, fraction: unit.fraction }
  const word = words[pluralForm(decimalToNumber(quantity), language)]
  return `${numberWords(quantity, language)} ${word}`
}
