import type { Command } from "commander"
import type { SavedProduct } from "../../core/saved/unite-saved.ts"
import type { Language } from "../../core/values/language.ts"
import { addKeptProduct } from "../input/kept-product.ts"
import { nowFromOption } from "../input/now-option.ts"
import { nowOption, withLanguage } from "../input/options.ts"
import type { JsonForm } from "../json-form.ts"
import { printAnswer } from "../output/print.ts"

interface ListsOptions {
  readonly now?: number
  readonly lang: Language
  readonly json: JsonForm
  readonly name: string
}

/** `witryna lists`: makes a shopping list in a new demo shop, fills it, and shows it. */
export function defineLists(command: Command): void {
  withLanguage(command)
    .argument("<product...>", "a product's id, with a size behind a colon", addKeptProduct)
    .option("--name <name>", "what the list is called; left out = as the shop calls a first list", "")
    .addOption(nowOption())
    .addHelpText("after", "\nExamples:\n  $ witryna lists 501 535:M\n  $ witryna lists 535:M 535:L --name Święta --json")
    .action(async (products: readonly SavedProduct[], options: ListsOptions) => {
      const { keepInShop } = await import("../shop/keep-in-shop.ts")
      const nowMs = await nowFromOption(options.now)
      printAnswer(await keepInShop({ keeping: { is: "lists", name: options.name }, products, language: options.lang, nowMs }), options.json)
    })
}
