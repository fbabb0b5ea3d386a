import type { Command } from "commander"
import type { StrongPasswordSetting } from "../../core/shell/shell.ts"
import type { Language } from "../../core/values/language.ts"
import { readTextFile } from "../input/files.ts"
import { passwordAnswer } from "../output/field-answer.ts"
import { printAnswer } from "../output/print.ts"
import { strongPasswordOption, withLanguage } from "../input/options.ts"
import type { JsonForm } from "../json-form.ts"

interface PasswordOptions {
  readonly setting: StrongPasswordSetting
  readonly existing: boolean
  readonly lang: Language
  readonly json: JsonForm
}

/** `witryna password`: the conditions of a strong password. */
export function definePassword(command: Command): void {
  withLanguage(command)
    .argument("<value>", "the password; - reads it from standard input, so that no history keeps it")
    .addOption(strongPasswordOption())
    .option("--existing", "it is typed to sign in, not set anew", false)
    .addHelpText(
      "after",
      `
Exit codes: 0 the form would be sent, 1 the form would be stopped, 64 wrong usage.

Examples:
  $ witryna password - < password.txt
  $ witryna password "Tajne-haslo" --lang en
  $ witryna password secret --existing --setting always`,
    )
    .action((value: string, { setting, existing, lang, json }: PasswordOptions) => {
      const password = value === "-" ? readTextFile("-").replace(/\r?\n$/, "") : value
      printAnswer(passwordAnswer(password, setting, existing ? "current-password" : "new-password", lang), json)
    })
}
