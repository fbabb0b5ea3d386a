import { type Command, InvalidArgumentError } from "commander"
import { parseMoney } from "../../core/values/money-text.ts"
import type { Language } from "../../core/values/language.ts"
import { nowFromOption } from "../input/now-option.ts"
import { nowOption, withLanguage } from "../input/options.ts"
import { addProduct, addRow, type PutIn } from "../input/put-in.ts"
import { printAnswer } from "../output/print.ts"
import type { TypedComment } from "../shop/change-cart.ts"

interface CartOptions {
  readonly now?: number
  readonly comment: readonly TypedComment[]
  readonly wrap: readonly number[]
  readonly wrapping?: string
  readonly favourite: readonly number[]
  readonly remove: readonly number[]
  readonly undo: boolean
  readonly lang: Language
  readonly json: boolean
}

/** `witryna cart`: what a shopper can do with the rows of the cart, by the page and the machines of the shop. */
export function defineCart(command: Command): void {
  withLanguage(command)
    .argument("<product...>", "a product's id, with a size behind a colon and a quantity behind an equals sign", addProduct)
    .option("--comment <row:text>", "a comment for a row, by its place; may be repeated", addComment, [])
    .option("--wrap <row>", "have a row wrapped as a gift; may be repeated", addRow, [])
    .option("--wrapping <amount>", "what the shop asks for that; without it the shop wraps nothing", readCost)
    .option("--favourite <row>", "keep a row's product among the favourites; may be repeated", addRow, [])
    .option("--remove <row>", "then remove rows, all that are named together; may be repeated", addRow, [])
    .option("--undo", "and put them back together", false)
    .addOption(nowOption())
    .addHelpText(
      "after",
      '\nExamples:\n  $ witryna cart 501=2 558 --comment "1:Na prezent"\n  $ witryna cart 501 558 --wrap 1 --wrapping 9.00 --favourite 2\n  $ witryna cart 501 558 548 --remove 1 --remove 2 --undo --lang en',
    )
    .action(async (products: readonly PutIn[], options: CartOptions) => {
      const { changeCart } = await import("../shop/change-cart.ts")
      const { comment, wrap, wrapping, favourite, remove, undo, lang, json } = options
      printAnswer(
        await changeCart({
          products,
          comments: comment,
          wrapped: wrap,
          favourites: favourite,
          removed: remove,
          isPutBack: undo,
          ...(wrapping === undefined ? {} : { giftWrapping: wrapping }),
          language: lang,
          nowMs: await nowFromOption(options.now),
        }),
        json,
      )
    })
}

/** Spec: 4.78. @example addComment("2:Bez cen", []) // => [{ row: 2, text: "Bez cen" }] */
function addComment(typed: string, before: readonly TypedComment[]): readonly TypedComment[] {
  const [, place = "", text = ""] = /^([1-9]\d{0,3}):([\s\S]{1,2000})$/.exec(typed) ?? []
  if (place === "") throw new InvalidArgumentError('It is a row\'s place, from 1, and a text such as "1:Na prezent".')
  return [...before, { row: Number(place), text }]
}

/** Spec: 4.82. */
function readCost(typed: string): string {
  if (parseMoney(typed) === null) throw new InvalidArgumentError("It is an amount such as 9.00.")
  return typed
}
