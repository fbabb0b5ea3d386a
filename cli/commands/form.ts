import type { Command } from "commander"
import type { Language } from "../../core/values/language.ts"
import { readTextFile } from "../input/files.ts"
import { nowFromOption } from "../input/now-option.ts"
import { dataOption, withLanguage } from "../input/options.ts"
import { shopPlaceOf } from "../input/settings.ts"
import type { JsonForm } from "../json-form.ts"
import { printAnswer } from "../output/print.ts"

interface CheckOptions {
  readonly data?: string
  readonly lang: Language
  readonly json: JsonForm
}

/** `witryna form`: forms of several parts, judged as a whole. */
export function defineForm(command: Command): void {
  withLanguage(
    command
      .command("check")
      .description("Judge a form as its page and the shop do: every fault at its field.")
      .argument("<file>", "JSON with the form and what is filled in; - reads standard input"),
  )
    .addOption(dataOption())
    .addHelpText(
      "after",
      `
The file names the form, register or order, and its values by the names of the fields:
  { "form": "register", "values": { "client_type": "person", "client_zipcode": "81-001" } }
A box that is ticked is "1". Whether a login is taken is not looked at.

Exit codes: 0 the form would be taken, 1 it would be refused, 2 the file cannot be used, 64 wrong usage.

Examples:
  $ witryna form check registration.json
  $ witryna form check - --lang en --json < registration.json`,
    )
    .action(async (file: string, { data, lang, json }: CheckOptions) => {
      const { checkForm } = await import("../shop/check-form.ts")
      printAnswer(
        await checkForm(readTextFile(file), {
          place: shopPlaceOf(data, process.env),
          language: lang,
          nowMs: await nowFromOption(undefined),
        }),
        json,
      )
    })
}
