import type { Command } from "commander"
import type { Language } from "../../core/values/language.ts"
import { nowFromOption } from "../input/now-option.ts"
import { dataOption, jsonOption, withLanguage } from "../input/options.ts"
import { shopPlaceOf } from "../input/settings.ts"
import type { JsonForm } from "../json-form.ts"
import { printAnswer } from "../output/print.ts"

interface PasskeyOptions {
  readonly data?: string
  readonly json: JsonForm
}

/** `witryna passkey`: the passkeys of the embedded shop's clients, for support. */
export function definePasskey(passkey: Command): void {
  passkey
    .command("list")
    .description("The passkeys of an account: maker, name, when they were saved and last used. No key is told.")
    .argument("<login>", "what the account signs in with")
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText("after", "\nExamples:\n  $ witryna passkey list anna@example.com\n  $ witryna passkey list anna@example.com --json")
    .action(async (login: string, { data, json }: PasskeyOptions) => {
      const { passkeysAnswer } = await import("../shop/passkey-answers.ts")
      printAnswer(await passkeysAnswer(shopPlaceOf(data, process.env), login), json)
    })

  withLanguage(passkey.command("remove"))
    .description(
      "Removes a passkey of an account, for somebody who has lost the device, and tells its owner by mail in the language of --lang.",
    )
    .argument("<login>", "what the account signs in with")
    .argument("<id>", "the number of the passkey in the list")
    .addOption(dataOption())
    .addHelpText(
      "after",
      "\nExamples:\n  $ witryna passkey remove anna@example.com 3\n  $ witryna passkey remove anna@example.com 3 --lang en --json",
    )
    .action(async (login: string, id: string, { data, lang: language, json }: PasskeyOptions & { readonly lang: Language }) => {
      const { passkeyRemoved } = await import("../shop/passkey-answers.ts")
      const removal = { login, id, language, nowMs: await nowFromOption(undefined) }
      printAnswer(await passkeyRemoved(shopPlaceOf(data, process.env), removal), json)
    })
}
