import type { Command } from "commander"
import type { Language } from "../../core/values/language.ts"
import { withLanguage } from "../input/options.ts"
import { answerEach } from "../output/answer-each.ts"
import { errorAnswer, knownCodes } from "../output/error-answer.ts"
import { printAnswer } from "../output/print.ts"
import { exitCodes, UserError } from "../user-error.ts"
import type { JsonForm } from "../json-form.ts"

interface ErrorOptions {
  readonly message?: string
  readonly detail?: string
  readonly list: boolean
  readonly lang: Language
  readonly json: JsonForm
}

/** `witryna error`: what a code of the shop says to a shopper. */
export function defineError(command: Command): void {
  withLanguage(command)
    .argument("[code]", "such as 110, incorect_email, mail or quantity_above_maximum; - reads codes from standard input, one a line")
    .option("--message <text>", "the shop's own words that came with the code")
    .option("--detail <text>", "its second message: post-code formats, a proposed login; the bound of a quantity")
    .option("--list", "the codes that there are", false)
    .addHelpText(
      "after",
      `
A code of no list shows the shop's own words; without any it is wrong usage, and the nearest code is named.

Examples:
  $ witryna error 110
  $ witryna error incorect_zipcode --detail XX-XXX --lang en
  $ witryna error 777 --message "Magazyn w remoncie"
  $ witryna error --list`,
    )
    .action((code: string | undefined, { message, detail, list, lang, json }: ErrorOptions) => {
      if (list) {
        const words = knownCodes.map(({ area, codes }) => `${area}:\n${codes.map((known) => `  ${known}`).join("\n")}`).join("\n")
        printAnswer({ words, data: knownCodes, ok: true }, json)
        return
      }
      if (code === undefined) throw new UserError("name a code, - for standard input, or --list", exitCodes.wrongUsage)
      answerEach(code, json, (typed) => errorAnswer({ code: typed, message: message ?? null, detail: detail ?? null, language: lang }))
    })
}
