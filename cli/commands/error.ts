import type { Command } from "commander"
import type { Language } from "../../core/values/language.ts"
import { errorAnswer } from "../output/error-answer.ts"
import { printAnswer } from "../output/print.ts"
import { withLanguage } from "../input/options.ts"

interface ErrorOptions {
  readonly message?: string
  readonly detail?: string
  readonly lang: Language
  readonly json: boolean
}

/** `witryna error`: what a code of the shop says to a shopper. */
export function defineError(command: Command): void {
  withLanguage(command)
    .argument("<code>", "such as 110, incorect_email, mail or quantity_above_maximum")
    .option("--message <text>", "the shop's own words that came with the code")
    .option("--detail <text>", "its second message: post-code formats, a proposed login; the bound of a quantity")
    .addHelpText(
      "after",
      `
A code of no list shows the shop's own words; without any it is refused with the known codes, exit code 1.

Examples:
  $ witryna error 110
  $ witryna error incorect_zipcode --detail XX-XXX --lang en
  $ witryna error 777 --message "Magazyn w remoncie"`,
    )
    .action((code: string, { message, detail, lang, json }: ErrorOptions) => {
      printAnswer(errorAnswer({ code, message: message ?? null, detail: detail ?? null, language: lang }), json)
    })
}
