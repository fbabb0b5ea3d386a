import type { Command } from "commander"
import { nowFromOption } from "../input/now-option.ts"
import { nowOption, withLanguage } from "../input/options.ts"
import { addProduct, addRow, type PutIn } from "../input/put-in.ts"
import { printAnswer } from "../output/print.ts"
import type { Language } from "../../core/values/language.ts"

interface BasketOptions {
  readonly now?: number
  readonly remove: readonly number[]
  readonly cart: boolean
  readonly lang: Language
  readonly json: boolean
}

/** `witryna basket`: what the list of the header's basket shows, by the pages and machines of the shop. */
export function defineBasket(command: Command): void {
  withLanguage(command)
    .argument("<product...>", "a product's id, with a size behind a colon and a quantity behind an equals sign", addProduct)
    .option("--remove <row>", "then take a row out of the list, by its place; may be repeated", addRow, [])
    .option("--cart", "then open the cart: what it comes to, how it could be sent and paid, and what keeps it from an order", false)
    .addOption(nowOption())
    .addHelpText(
      "after",
      "\nExamples:\n  $ witryna basket 501\n  $ witryna basket 501=2 535:M\n  $ witryna basket 501 558 --remove 1 --lang en\n  $ witryna basket 501 517 --cart",
    )
    .action(async (products: readonly PutIn[], { now, remove, cart, lang, json }: BasketOptions) => {
      const { lookIntoBasket } = await import("../shop/look-into-basket.ts")
      printAnswer(
        await lookIntoBasket({ products, removed: remove, isCartOpened: cart, language: lang, nowMs: await nowFromOption(now) }),
        json,
      )
    })
}
