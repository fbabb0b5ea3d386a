import { type Command, Option } from "commander"
import { type Decimal, decimalOf } from "../../core/values/decimal.ts"
import type { Language } from "../../core/values/language.ts"
import { type Money, type PriceType, zeroMoney } from "../../core/values/money.ts"
import { amountWords } from "../../core/pricing/amount-words.ts"
import { type InstalmentButton, instalmentDialog, type InstalmentQuestion, instalments } from "../../core/pricing/instalments.ts"
import { formatText, type TextCatalogue } from "../../core/texts/texts.ts"
import type { Answer } from "../output/print.ts"
import { typedAmountOrNull, bothWays, parseQuantity } from "../input/amounts.ts"
import { pricesIn, withPrices, type WrittenCurrency } from "../input/currency.ts"
import { answerPrice } from "../output/price-answer.ts"
import { choiceOption, parseCount } from "../input/options.ts"
import type { JsonForm } from "../json-form.ts"

interface InstalmentOptions {
  readonly page: "product" | "cart"
  readonly name: string
  readonly min?: string
  readonly max?: string
  readonly price?: string
  readonly quantity: Decimal
  readonly cartSubtotal?: string
  readonly cartProducts: number
  readonly maxProducts?: number
  readonly notAllowed: boolean
  readonly inCart: boolean
  readonly priceType: PriceType
  readonly currency: WrittenCurrency
  readonly lang: Language
  readonly json: JsonForm
}

/** `witryna price instalment`: what a press of "instalments" leads to. */
export function registerInstalment(price: Command): void {
  withPrices(price.command("instalment"))
    .description("Whether instalments can be calculated for a product, for the cart, or for both together.")
    .addOption(choiceOption("--page <page>", "where it is asked", ["product", "cart"]).default("product"))
    .option("--name <name>", "name of the provider", "Raty")
    .option("--min <amount>", "the provider's least sum; open when left out")
    .option("--max <amount>", "the provider's greatest sum; open when left out")
    .option("--price <amount>", "one unit of the product; unknown when left out")
    .addOption(new Option("--quantity <number>", "how much of it").argParser(parseQuantity).default(decimalOf(1), "1"))
    .option("--cart-subtotal <amount>", "what the cart is worth")
    .option("--cart-products <number>", "different products in the cart", parseCount, 0)
    .option("--max-products <number>", "most different products that the provider accepts", parseCount)
    .option("--not-allowed", "not all products of the cart may be paid in instalments", false)
    .option("--in-cart", "the product is one of those in the cart", false)
    .addOption(choiceOption("--price-type <type>", "how the shop shows prices", ["gross", "net"]).default("gross"))
    .addHelpText(
      "after",
      `
Examples:
  $ witryna price instalment --min 100 --max 5000 --price 50 --quantity 3
  $ witryna price instalment --min 100 --price 50 --cart-subtotal 300 --cart-products 2 --lang en --json`,
    )
    .action((options: InstalmentOptions) => answerPrice(options, (catalogue) => instalmentAnswer(options, catalogue)))
}

function instalmentAnswer(options: InstalmentOptions, catalogue: TextCatalogue): Answer {
  const question = questionOf(options)
  const { priceType, provider } = question
  const format = pricesIn(options.lang, options.currency)
  const found = instalments(question)
  if (found.is === "start") {
    const amount = found.amount === null ? null : amountWords(found.amount, priceType, format, catalogue)
    const words =
      amount === null ? formatText(catalogue, "price.instalmentStartOpen") : formatText(catalogue, "price.instalmentStart", { amount })
    return { words, data: { is: "start", amount }, ok: true }
  }
  const dialog = instalmentDialog(found, { provider, priceType, format, catalogue })
  const words = [...(dialog.message === null ? [] : [dialog.message]), ...dialog.buttons.map(buttonLine)].join("\n")
  return { words, data: { is: "ask", ...dialog }, ok: dialog.buttons.some(({ enabled }) => enabled) }
}

const buttonLine = ({ label, amount, enabled, hint }: InstalmentButton): string =>
  `${enabled ? "+" : "-"} ${label}: ${amount}${hint === null ? "" : ` (${hint})`}`

function questionOf(options: InstalmentOptions): InstalmentQuestion {
  const { lang, page, name, priceType, quantity, inCart, cartProducts, notAllowed } = options
  const price = typedAmountOrNull("--price", options.price, lang)
  const asked = {
    provider: {
      name,
      min: openAtZero(typedAmountOrNull("--min", options.min, lang)),
      max: openAtZero(typedAmountOrNull("--max", options.max, lang)),
      maxProducts: options.maxProducts ?? null,
    },
    priceType,
    cart: {
      subtotal: bothWays(typedAmountOrNull("--cart-subtotal", options.cartSubtotal, lang) ?? zeroMoney),
      products: cartProducts,
      allAllowed: !notAllowed,
    },
  }
  return page === "cart" ? { page, ...asked } : { page, ...asked, price: price === null ? null : bothWays(price), quantity, inCart }
}

/** As pages have it: 0 stands for no bound. */
const openAtZero = (bound: Money | null): Money | null => (bound !== null && bound.minor > 0 ? bound : null)
