import type { Language } from "../../core/values/language.ts"
import { formatPrice } from "../../core/values/price-format.ts"
import { formatText, type TextCatalogue } from "../../core/texts/texts.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import { NotAnAmount, usualFormat } from "../input/amounts.ts"
import { type Answer, printAnswer } from "./print.ts"

/** Prints what `make` finds; a value that is no amount is refused with the rule's own message and exit code 1. */
export function answerPrice(
  { lang, json }: { readonly lang: Language; readonly json: boolean },
  make: (catalogue: TextCatalogue) => Answer,
): void {
  const catalogue = textCatalogue(lang, {})
  try {
    printAnswer(make(catalogue), json)
  } catch (cause) {
    if (!(cause instanceof NotAnAmount)) throw cause
    const { of, given } = cause
    const example = formatPrice({ minor: 12_900 }, { ...usualFormat[lang], symbol: "" })
    const told = formatText(catalogue, "price.notAnAmount", { example })
    printAnswer({ words: `${of}: ${told}`, data: { _tag: "NotAnAmount", of, given, told }, ok: false }, json)
  }
}
