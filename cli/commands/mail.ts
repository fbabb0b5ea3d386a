import type { Command } from "commander"
import { dataOption, jsonOption } from "../input/options.ts"
import { dataFolderOf, shopPlaceOf } from "../input/settings.ts"
import type { JsonForm } from "../json-form.ts"
import { printAnswer } from "../output/print.ts"

interface MailOptions {
  readonly data?: string
  readonly json: JsonForm
}

/** `witryna mail`: what the embedded shop writes to its clients. */
export function defineMail(mail: Command): void {
  mail
    .command("list")
    .description("The newest mails of the shop: to whom, what about, and whether they are sent.")
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText("after", "\nExamples:\n  $ witryna mail list\n  $ witryna mail list --json")
    .action(async ({ data, json }: MailOptions) => {
      const { mailsAnswer } = await import("../shop/mail-answers.ts")
      printAnswer(await mailsAnswer(shopPlaceOf(data, process.env)), json)
    })

  mail
    .command("show")
    .description("A mail with its text, as long as the shop has no mail server and puts its mails into its outbox.")
    .argument("<id>", "its number in the list")
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText("after", "\nExamples:\n  $ witryna mail show 1\n  $ witryna mail show 1 --json")
    .action(async (id: string, { data, json }: MailOptions) => {
      const { mailAnswer } = await import("../shop/mail-answers.ts")
      printAnswer(await mailAnswer(shopPlaceOf(data, process.env), dataFolderOf(data, process.env), id), json)
    })
}
