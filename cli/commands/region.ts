import type { Command } from "commander"
import type { Language } from "../../core/values/language.ts"
import { choiceArgument, dataOption, withLanguage } from "../input/options.ts"
import { shopPlaceOf } from "../input/settings.ts"
import { printAnswer } from "../output/print.ts"
import type { JsonForm } from "../json-form.ts"

interface RegionOptions {
  readonly data?: string
  readonly lang: Language
  readonly json: JsonForm
}

/** `witryna region`: which languages, currencies and countries a visitor can set, and how the chooser of them opens by itself. */
export function defineRegion(command: Command): void {
  withLanguage(command)
    .addArgument(
      choiceArgument("[chooser]", "how the chooser is to open with a page by itself; leave out to see how it does", [
        "off",
        "select",
        "recommended",
        "default",
      ]),
    )
    .addOption(dataOption())
    .addHelpText("after", "\nExamples:\n  $ witryna region\n  $ witryna region recommended\n  $ witryna region off --lang en --json")
    .action(async (chooser: "off" | "select" | "recommended" | "default" | undefined, { data, lang, json }: RegionOptions) => {
      const { regionAnswer } = await import("../shop/region.ts")
      printAnswer(await regionAnswer(shopPlaceOf(data, process.env), lang, chooser), json)
    })
}
