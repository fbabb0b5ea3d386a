import type { Command } from "commander"
import type { Language } from "../../core/values/language.ts"
import { dataOption, jsonOption, languageOption, withLanguage } from "../input/options.ts"
import { shopPlaceOf } from "../input/settings.ts"
import { printAnswer } from "../output/print.ts"
import { exitCodes, UserError } from "../user-error.ts"
import type { JsonForm } from "../json-form.ts"

interface TextsOptions {
  readonly lang: Language
  readonly area?: string
  readonly missing?: string
  readonly json: JsonForm
}

interface Asked {
  readonly lang: Language
  readonly json: JsonForm
}

interface SetOptions extends Asked {
  readonly reset: boolean
  readonly data?: string
}

/** `witryna texts`: the built-in texts, and the shop's own words instead of them. */
export function defineTexts(texts: Command): void {
  withLanguage(texts)
    // `texts list --json` is about the list, not about the texts
    .enablePositionalOptions()
    .option("--area <name>", "only keys that begin so, such as product or form")
    .option("--missing <file>", "compare a JSON file of texts by key (a translation) with the built-in ones")
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

  withLanguage(texts.command("get"))
    .description("The built-in text of a key.")
    .argument("<key>", "key of the text, such as product.add; - reads keys from standard input, one a line")
    .addHelpText("after", "\nExamples:\n  $ witryna texts get product.add\n  $ witryna texts get product.add --lang en --json")
    .action(async (key: string, { lang, json }: Asked) => {
      const { answerEach } = await import("../output/answer-each.ts")
      const { oneTextAnswer } = await import("../output/texts-answer.ts")
      answerEach(key, json, (typed) => oneTextAnswer(typed, lang))
    })

  withLanguage(texts.command("search"))
    .description("The built-in texts that say something, or whose keys do: capitals make no difference.")
    .argument("<words>", "a part of the text or of its key")
    .addHelpText(
      "after",
      "\nExit codes: 0 found, 1 no text says so, 64 wrong usage.\n\nExamples:\n  $ witryna texts search koszyk\n  $ witryna texts search basket --lang en",
    )
    .action(async (words: string, { lang, json }: Asked) => {
      const { searchedTextsAnswer } = await import("../output/texts-answer.ts")
      printAnswer(searchedTextsAnswer(words, lang), json)
    })

  withLanguage(texts.command("set"))
    .description("Say this text in a language instead of the built-in one.")
    .argument("<key>", "key of the text, such as product.add")
    .argument("[text]", "the words; leave out with --reset")
    .option("--reset", "give the built-in text back", false)
    .addOption(dataOption())
    .addHelpText(
      "after",
      `\nExamples:\n  $ witryna texts set product.add "Kup teraz"\n  $ witryna texts set product.add "Buy now" --lang en\n  $ witryna texts set product.add --reset`,
    )
    .action(async (key: string, text: string | undefined, { lang, reset, json, data }: SetOptions) => {
      if ((text === undefined) !== reset)
        throw new UserError("say the text, or --reset to give the built-in one back", exitCodes.wrongUsage)
      const { setText } = await import("../shop/own-texts.ts")
      await setText(shopPlaceOf(data, process.env), { key, language: lang, text: text ?? null }, json)
    })

  texts
    .command("list")
    .description("The shop's own words, in all languages or in one.")
    .addOption(languageOption())
    .addOption(jsonOption())
    .addOption(dataOption())
    .addHelpText("after", "\nExamples:\n  $ witryna texts list\n  $ witryna texts list --lang en --json")
    .action(async (options: { readonly lang?: Language; readonly json: JsonForm; readonly data?: string }) => {
      const { listTexts } = await import("../shop/own-texts.ts")
      await listTexts(shopPlaceOf(options.data, process.env), options.lang === undefined ? ["pl", "en"] : [options.lang], options.json)
    })
}
