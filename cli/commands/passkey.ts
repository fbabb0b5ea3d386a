import type { Command } from "commander"
import { dataOption, jsonOption } from "../input/options.ts"
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

  passkey
    .command("remove")
    .description("Removes a passkey of an account, for somebody who has lost the device. The account keeps its password.")
    .argument("<login>", "what the account signs in with")
    .argument("<id>", "the number of the passkey in the list")
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText(
      "after",
      "\nExamples:\n  $ witryna passkey remove anna@example.com 3\n  $ witryna passkey remove anna@example.com 3 --json",
    )
    .action(async (login: string, id: string, { data, json }: PasskeyOptions) => {
      const { passkeyRemoved } = await import("../shop/passkey-answers.ts")
      printAnswer(await passkeyRemoved(shopPlaceOf(data, process.env), login, id), json)
    })
}
