import type { Command } from "commander"
import { dataOption, jsonOption } from "../input/options.ts"
import { shopPlaceOf } from "../input/settings.ts"
import type { JsonForm } from "../json-form.ts"
import { printAnswer } from "../output/print.ts"

interface ContactOptions {
  readonly data?: string
  readonly json: JsonForm
  readonly files?: string
}

/** `witryna contact`: what was written to the embedded shop. */
export function defineContact(contact: Command): void {
  contact
    .command("list")
    .description("The newest messages: from whom, what about, and how many files came along.")
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText("after", "\nExamples:\n  $ witryna contact list\n  $ witryna contact list --json")
    .action(async ({ data, json }: ContactOptions) => {
      const { contactsAnswer } = await import("../shop/contact-answers.ts")
      printAnswer(await contactsAnswer(shopPlaceOf(data, process.env)), json)
    })

  contact
    .command("show")
    .description("A message with its words; its files are written into a folder that is named.")
    .argument("<id>", "its number in the list")
    .option("--files <folder>", "writes its files into this folder")
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText("after", "\nExamples:\n  $ witryna contact show 1\n  $ witryna contact show 1 --files ./message-1")
    .action(async (id: string, { data, json, files }: ContactOptions) => {
      const { contactAnswer } = await import("../shop/contact-answers.ts")
      printAnswer(await contactAnswer(shopPlaceOf(data, process.env), id, files ?? null), json)
    })
}
