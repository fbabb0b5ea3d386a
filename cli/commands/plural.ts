import { type Command, InvalidArgumentError } from "commander"
import type { Language } from "../../core/values/language.ts"
import { type PluralForm, pluralForm } from "../../core/texts/texts.ts"
import { printAnswer } from "../output/print.ts"
import { withLanguage } from "../input/options.ts"

const places: Readonly<Record<Language, readonly PluralForm[]>> = { pl: ["one", "few", "many", "fraction"], en: ["one", "many"] }

/** `witryna plural`: the form of a word after a number. */
export function definePlural(command: Command): void {
  withLanguage(command)
    .argument("<number>", "the number, with a dot", parseNumber)
    .argument("[words...]", "the word's forms: in Polish after 1, 2, 5 and a fraction; in English after 1 and 2")
    .addHelpText(
      "after",
      "\nExamples:\n  $ witryna plural 22 produkt produkty produktów produktu\n  $ witryna plural 1 product products --lang en --json",
    )
    .action((count: number, words: readonly string[], { lang, json }: { readonly lang: Language; readonly json: boolean }) => {
      const form = pluralForm(count, lang)
      const word = words[places[lang].indexOf(form)] ?? words.at(-1) ?? null
      printAnswer({ words: word === null ? form : `${count} ${word}`, data: { count, form, word }, ok: true }, json)
    })
}

function parseNumber(typed: string): number {
  const number = /^-?\d{1,15}(?:\.\d{1,6})?$/.test(typed) ? Number(typed) : Number.NaN
  if (Number.isNaN(number)) throw new InvalidArgumentError("It is a number such as 22 or 0.5.")
  return number
}
