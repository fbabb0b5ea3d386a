import type { Command } from "commander"
import type { SavedProduct } from "../../core/saved/unite-saved.ts"
import type { Language } from "../../core/values/language.ts"
import { addKeptProduct } from "../input/kept-product.ts"
import { nowFromOption } from "../input/now-option.ts"
import { nowOption, withLanguage } from "../input/options.ts"
import type { JsonForm } from "../json-form.ts"
import { printAnswer } from "../output/print.ts"

interface CompareOptions {
  readonly now?: number
  readonly lang: Language
  readonly json: JsonForm
  readonly differences: boolean
}

/** `witryna compare`: puts products beside each other in a new demo shop, and shows in what they differ. */
export function defineCompare(command: Command): void {
  withLanguage(command)
    .argument("<product...>", "a product's id", addKeptProduct)
    .option("--differences", "only the rows in which they differ", false)
    .addOption(nowOption())
    .addHelpText("after", "\nExamples:\n  $ witryna compare 501 503\n  $ witryna compare 501 503 511 --differences --lang en")
    .action(async (products: readonly SavedProduct[], options: CompareOptions) => {
      const { keepInShop } = await import("../shop/keep-in-shop.ts")
      const nowMs = await nowFromOption(options.now)
      printAnswer(
        await keepInShop({ keeping: { is: "compare", onlyDifferences: options.differences }, products, language: options.lang, nowMs }),
        options.json,
      )
    })
}
