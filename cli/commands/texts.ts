import type { Command } from "commander"
import type { Language } from "../../core/values/language.ts"
import { printAnswer } from "../output/print.ts"
import { dataFolderOf } from "../input/settings.ts"
import { exitCodes, UserError } from "../user-error.ts"
import { parseLanguage } from "../input/options.ts"

interface TextsOptions {
  readonly lang: Language
  readonly area?: string
  readonly missing?: string
  readonly json: boolean
}

/** `witryna texts`: the shop's own words instead of the built-in ones. */
export function defineTexts(texts: Command): void {
  texts
    // `texts list --json` is about the list, not about the texts
    .enablePositionalOptions()
    .option("--lang <language>", "pl or en", parseLanguage, "pl")
    .option("--area <name>", "only keys that begin so, such as product or form")
    .option("--missing <file>", "compare a JSON file of texts by key (a translation) with the built-in ones")
    .option("--json", "as JSON", false)
    .addHelpText(
      "after",
      `
Exit codes: 0 fine, 1 the compared file lacks texts or has wrong ones, 2 it cannot be used, 64 wrong usage.

Examples:
  $ witryna texts --area form --lang en
  $ witryna texts --missing translation.json --lang en`,
    )
    .action(async ({ lang, area, missing, json }: TextsOptions) => {
      const { readTexts } = await import("../input/files.ts")
      const { builtInTextsAnswer, checkedTextsAnswer } = await import("../output/texts-answer.ts")
      printAnswer(missing === undefined ? builtInTextsAnswer(lang, area) : checkedTextsAnswer(missing, readTexts(missing), lang), json)
    })

  texts
    .command("set")
    .description("Say this text in a language instead of the built-in one.")
    .argument("<key>", "key of the text, such as product.add")
    .argument("<language>", "pl or en", parseLanguage)
    .argument("[text]", "the words; leave out with --reset")
    .option("--reset", "give the built-in text back", false)
    .option("--json", "what was set as JSON", false)
    .option("--data <folder>", "folder of the shop's data (setting SHOP_DATA, default .witryna)")
    .addHelpText("after", `\nExamples:\n  $ witryna texts set product.add pl "Kup teraz"\n  $ witryna texts set product.add pl --reset`)
    .action(
      async (
        key: string,
        language: Language,
        text: string | undefined,
        options: { readonly reset: boolean; readonly json: boolean; readonly data?: string },
      ) => {
        if (text === undefined && !options.reset) {
          throw new UserError("say the text, or --reset to give the built-in one back", exitCodes.wrongUsage)
        }
        const { setText } = await import("../shop/own-texts.ts")
        const word = { key, language, text: options.reset ? null : (text ?? null) }
        setText(dataFolderOf(options.data, process.env), word, options.json)
      },
    )

  texts
    .command("list")
    .description("List the shop's own words.")
    .option("--lang <language>", "only this one: pl or en", parseLanguage)
    .option("--json", "as JSON", false)
    .option("--data <folder>", "folder of the shop's data (setting SHOP_DATA, default .witryna)")
    .addHelpText("after", "\nExamples:\n  $ witryna texts list\n  $ witryna texts list --lang en --json")
    .action(async (options: { readonly lang?: Language; readonly json: boolean; readonly data?: string }) => {
      const { listTexts } = await import("../shop/own-texts.ts")
      listTexts(dataFolderOf(options.data, process.env), options.lang === undefined ? ["pl", "en"] : [options.lang], options.json)
    })
}
