import type { Command } from "commander"
import { parseLanguage } from "../serving/parse-language.ts"
import { dataFolderOf } from "../serving/settings.ts"
import { exitCodes, UserError } from "../user-error.ts"

/** `witryna texts`: the shop's own words instead of the built-in ones. */
export function registerTexts(program: Command): void {
  const texts = program.command("texts").description("The shop's own words, which override the built-in texts without a build.")

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
        language: "pl" | "en",
        text: string | undefined,
        options: { readonly reset: boolean; readonly json: boolean; readonly data?: string },
      ) => {
        if (text === undefined && !options.reset) {
          throw new UserError("say the text, or --reset to give the built-in one back", exitCodes.wrongUsage)
        }
        const { setText } = await import("../serving/shop-words.ts")
        const word = { key, language, text: options.reset ? null : (text ?? null) }
        setText(dataFolderOf(options.data, process.env), word, options.json)
      },
    )

  texts
    .command("list")
    .description("List the shop's own words.")
    .option("--language <language>", "only this one: pl or en", parseLanguage)
    .option("--json", "as JSON", false)
    .option("--data <folder>", "folder of the shop's data (setting SHOP_DATA, default .witryna)")
    .addHelpText("after", "\nExamples:\n  $ witryna texts list\n  $ witryna texts list --language en --json")
    .action(async (options: { readonly language?: "pl" | "en"; readonly json: boolean; readonly data?: string }) => {
      const { listTexts } = await import("../serving/shop-words.ts")
      listTexts(dataFolderOf(options.data, process.env), options.language === undefined ? ["pl", "en"] : [options.language], options.json)
    })
}
