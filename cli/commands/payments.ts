import { type Command, Option } from "commander"
import { type PaymentRow, viewPayments } from "../../core/basket/payment.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import { type Decimal, decimalOf } from "../../core/values/decimal.ts"
import type { Language } from "../../core/values/language.ts"
import { nowFromOption } from "../input/now-option.ts"
import { parseQuantity } from "../input/amounts.ts"
import { dataOption, parseProductId, withLanguage } from "../input/options.ts"
import { shopPlaceOf } from "../input/settings.ts"
import { printAnswer } from "../output/print.ts"
import { UserError } from "../user-error.ts"

interface PaymentsOptions {
  readonly size?: string
  readonly number: Decimal
  readonly data?: string
  readonly lang: Language
  readonly json: boolean
}

/** `witryna payments`: how a product of the embedded shop can be paid for, and what each way adds. */
export function definePayments(command: Command): void {
  withLanguage(command)
    .argument("<product>", "id of the product", parseProductId)
    .option("--size <id>", "of the product; by default the one that can be bought for the least")
    .addOption(new Option("--number <quantity>", "how much of it").argParser(parseQuantity).default(decimalOf(1), "1"))
    .addOption(dataOption())
    .addHelpText("after", "\nExamples:\n  $ witryna payments 501\n  $ witryna payments 501 --number 20 --lang en --json")
    .action(async (productId: number, { size, number, data, lang, json }: PaymentsOptions) => {
      const { askPayments } = await import("../shop/ask-topic.ts")
      const place = shopPlaceOf(data, process.env)
      const asking = {
        place,
        language: lang,
        nowMs: await nowFromOption(undefined),
        productId,
        sizeId: size ?? null,
        quantity: number,
      }
      const told = await askPayments(asking)
      if (told === null) throw new UserError(`the shop has no product ${productId}`)
      const view = viewPayments(told.payments, told.priceFormat, textCatalogue(lang, {}))
      const words =
        view.is === "empty"
          ? view.words
          : [...view.groups.flatMap(({ heading, rows }) => [`${heading}:`, ...rows.map(paymentWords)]), view.about].join("\n").trimEnd()
      printAnswer({ words, data: view, ok: true }, json)
    })
}

const paymentWords = ({ name, cost, mark, terms }: PaymentRow): string =>
  `  ${[name, cost, mark, terms].filter((part) => part !== "").join(" – ")}`
