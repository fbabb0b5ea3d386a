import type { Command } from "commander"
import { numberWords } from "../../core/quantity/quantity-text.ts"
import { type PluralForm, pluralForm } from "../../core/texts/texts.ts"
import { type Decimal, decimalToNumber, parseDecimal } from "../../core/values/decimal.ts"
import type { Language } from "../../core/values/language.ts"
import { withLanguage } from "../input/options.ts"
import { answerEach } from "../output/answer-each.ts"
import type { Answer } from "../output/print.ts"
import { exitCodes, UserError, wrongValue } from "../user-error.ts"
import type { JsonForm } from "../json-form.ts"

const places: Readonly<Record<Language, readonly PluralForm[]>> = { pl: ["one", "few", "many", "fraction"], en: ["one", "many"] }

/** `witryna plural`: the form of a word after a number. */
export function definePlural(command: Command): void {
  withLanguage(command)
    .argument("<number>", "the number, with comma or dot; - reads numbers from standard input, one a line")
    .argument("[words...]", "the word's forms: in Polish after 1, 2, 5 and a fraction; in English after 1 and 2")
    .addHelpText(
      "after",
      "\nExamples:\n  $ witryna plural 22 produkt produkty produktów produktu\n  $ witryna plural 1 product products --lang en --json",
    )
    .action((typed: string, words: readonly string[], { lang, json }: { readonly lang: Language; readonly json: JsonForm }) =>
      answerEach(typed, json, (number) => pluralAnswer(number, words, lang)),
    )
}

/** Fails with a UserError for what is no number, and where the word has no such form. */
function pluralAnswer(typed: string, words: readonly string[], lang: Language): Answer {
  const number = readNumber(typed)
  const count = decimalToNumber(number)
  const form = pluralForm(count, lang)
  if (words.length === 0) return { words: form, data: { count, form, word: null }, ok: true }
  const word = words[places[lang].indexOf(form)]
  if (word !== undefined) return { words: `${numberWords(number, lang)} ${word}`, data: { count, form, word }, ok: true }
  throw new UserError(
    `${typed} asks for the form "${form}": give the word's forms in the order ${places[lang].join(", ")}`,
    exitCodes.wrongUsage,
  )
}

function readNumber(typed: string): Decimal {
  const number = /^-?\d{1,15}(?:[.,]\d{1,6})?$/.test(typed) ? parseDecimal(typed.replace(",", ".")) : null
  if (number === null) throw wrongValue("number", typed, "It is a number such as 22 or 0.5.")
  return number
}
