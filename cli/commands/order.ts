import type { Command } from "commander"
import { jsonOption } from "../input/options.ts"
import type { JsonForm } from "../json-form.ts"
import { printAnswer } from "../output/print.ts"

/** `witryna order`: the rules of an order, asked of a file. */
export function defineOrder(order: Command): void {
  order
    .command("price")
    .description("What an order comes to, and its tax by rates: goods, charges, what a balance and a gift card pay, what the payment adds.")
    .argument(
      "<file>",
      'JSON of `goods` ({"gross": "69.00", "vat": 23}), `shipping`, `wrapping`, `insurance`, `deposit`, `balance`, `card`, `payment`; - reads standard input',
    )
    .addOption(jsonOption())
    .addHelpText("after", "\nExamples:\n  $ witryna order price basket.json\n  $ witryna order price basket.json --json")
    .action(async (file: string, { json }: { readonly json: JsonForm }) => {
      const { orderPriceAnswer } = await import("../shop/order-price.ts")
      printAnswer(orderPriceAnswer(file), json)
    })
}
