import type { Command } from "commander"
import type { SavedProduct } from "../../core/saved/unite-saved.ts"
import type { Language } from "../../core/values/language.ts"
import { addKeptProduct } from "../input/kept-product.ts"
import { nowFromOption } from "../input/now-option.ts"
import { nowOption, withLanguage } from "../input/options.ts"
import type { JsonForm } from "../json-form.ts"
import { printAnswer } from "../output/print.ts"

interface FavouritesOptions {
  readonly now?: number
  readonly lang: Language
  readonly json: JsonForm
}

/** `witryna favourites`: marks products as favourites in a new demo shop, and shows the page of them. */
export function defineFavourites(command: Command): void {
  withLanguage(command)
    .argument("<product...>", "a product's id, with a size behind a colon", addKeptProduct)
    .addOption(nowOption())
    .addHelpText("after", "\nExamples:\n  $ witryna favourites 501 535:M\n  $ witryna favourites 535:XL --lang en --json")
    .action(async (products: readonly SavedProduct[], options: FavouritesOptions) => {
      const { keepInShop } = await import("../shop/keep-in-shop.ts")
      const nowMs = await nowFromOption(options.now)
      printAnswer(await keepInShop({ keeping: { is: "favourites" }, products, language: options.lang, nowMs }), options.json)
    })
}
