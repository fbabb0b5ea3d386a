import type { Command } from "commander"
import type { Language } from "../../core/values/language.ts"
import { formatPrice, type PriceFormat } from "../../core/values/price-format.ts"
import type { Money } from "../../core/values/money.ts"
import { parseTypedMoney } from "../../core/values/typed-money.ts"
import { formatText, type TextCatalogue } from "../../core/texts/texts.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import { parseLanguage } from "../serving/parse-language.ts"
import { type Answer, printAnswer } from "./print-answer.ts"

/** How shops of a language write prices. */
export const usualFormat: Readonly<Record<Language, PriceFormat>> = {
  pl: { mask: "###,##0.00", groupSeparator: " ", decimalSeparator: ",", symbol: "zł", symbolBefore: false, space: true },
  en: { mask: "###,##0.00", groupSeparator: ",", decimalSeparator: ".", symbol: "zł", symbolBefore: false, space: true },
}

/** A value that was typed as an amount and is none. */
export class NotAnAmount extends Error {
  readonly of: string
  readonly given: string
  /** @param of the option or argument */
  constructor(of: string, given: string) {
    super(`${of} is no amount: ${given}`)
    this.of = of
    this.given = given
  }
}

/** What a person typed as an amount. Fails with `NotAnAmount`. */
export function typedAmount(of: string, typed: string, lang: Language): Money {
  const read = parseTypedMoney(typed, usualFormat[lang])
  if (read === null) throw new NotAnAmount(of, typed)
  return read
}

/** Likewise; null where nothing was typed. */
export const typedAmountOrNull = (of: string, typed: string | undefined, lang: Language): Money | null =>
  typed === undefined ? null : typedAmount(of, typed, lang)

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

/** The options that every command of prices has. */
export const withLanguage = (command: Command): Command =>
  command.option("--lang <language>", "pl or en", parseLanguage, "pl").option("--json", "as JSON", false)
