import type { Command } from "commander"
import { dataOption, jsonOption } from "../input/options.ts"
import { shopPlaceOf } from "../input/settings.ts"
import type { JsonForm } from "../json-form.ts"
import { printAnswer } from "../output/print.ts"

interface NewsletterOptions {
  readonly data?: string
  readonly json: JsonForm
}

/** `witryna newsletter`: who gets the newsletter of the embedded shop. */
export function defineNewsletter(newsletter: Command): void {
  newsletter
    .command("list")
    .description("Who is on the list, those who came last first: confirmed addresses, each by the link of a mail.")
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText("after", "\nExamples:\n  $ witryna newsletter list\n  $ witryna newsletter list --json")
    .action(async ({ data, json }: NewsletterOptions) => {
      const { subscribersAnswer } = await import("../shop/newsletter-answers.ts")
      printAnswer(await subscribersAnswer(shopPlaceOf(data, process.env)), json)
    })
}
