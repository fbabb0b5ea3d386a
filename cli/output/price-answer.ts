import type { TextCatalogue } from "../../core/texts/texts.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import type { Language } from "../../core/values/language.ts"
import { type Answer, printAnswer } from "./print.ts"
import type { JsonForm } from "../json-form.ts"

/** Prints what `make` finds, in the language that was asked for. */
export function answerPrice(
  { lang, json }: { readonly lang: Language; readonly json: JsonForm },
  make: (catalogue: TextCatalogue) => Answer,
): void {
  printAnswer(make(textCatalogue(lang, {})), json)
}
