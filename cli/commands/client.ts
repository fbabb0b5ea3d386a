import type { Command } from "commander"
import type { Language } from "../../core/values/language.ts"
import { nowFromOption } from "../input/now-option.ts"
import { dataOption, jsonOption, withLanguage } from "../input/options.ts"
import { shopPlaceOf } from "../input/settings.ts"
import type { JsonForm } from "../json-form.ts"
import { printAnswer } from "../output/print.ts"

interface ClientOptions {
  readonly data?: string
  readonly json: JsonForm
}

/** `witryna client`: the accounts of the embedded shop, for support. */
export function defineClient(client: Command): void {
  client
    .command("list")
    .description("The newest accounts of the shop: login, kind, and how each signs in.")
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText("after", "\nExamples:\n  $ witryna client list\n  $ witryna client list --json")
    .action(async ({ data, json }: ClientOptions) => {
      const { clientsAnswer } = await import("../shop/client-answers.ts")
      printAnswer(await clientsAnswer(shopPlaceOf(data, process.env)), json)
    })

  client
    .command("show")
    .description(
      "An account with its data, addresses, consents, orders, and the ways by which it signs in. No key and no password is told.",
    )
    .argument("<login>", "what the account signs in with")
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText("after", "\nExamples:\n  $ witryna client show anna@example.com\n  $ witryna client show anna@example.com --json")
    .action(async (login: string, { data, json }: ClientOptions) => {
      const { clientAnswer } = await import("../shop/client-answers.ts")
      printAnswer(await clientAnswer(shopPlaceOf(data, process.env), login), json)
    })

  withLanguage(client.command("disconnect"))
    .description(
      "Takes a service by which an account signs in away from it, for somebody who has lost it, and tells its owner by mail in the language of --lang. The last way in stays.",
    )
    .argument("<login>", "what the account signs in with")
    .argument("<service>", "the service as `client show` names it")
    .addOption(dataOption())
    .addHelpText(
      "after",
      "\nExamples:\n  $ witryna client disconnect anna@example.com demo\n  $ witryna client disconnect anna@example.com demo --lang en --json",
    )
    .action(async (typed: string, service: string, { data, lang: language, json }: ClientOptions & { readonly lang: Language }) => {
      const { clientDisconnected } = await import("../shop/client-answers.ts")
      const disconnecting = { typed, service, language, nowMs: await nowFromOption(undefined) }
      printAnswer(await clientDisconnected(shopPlaceOf(data, process.env), disconnecting), json)
    })
}
