import { Result, Schema } from "effect"
import { orderSums } from "../../core/order/order-sums.ts"
import { parseDecimal } from "../../core/values/decimal.ts"
import { type Money, zeroMoney } from "../../core/values/money.ts"
import { moneyText, parseMoney } from "../../core/values/money-text.ts"
import { readJson } from "../input/files.ts"
import type { Answer } from "../output/print.ts"
import { UserError } from "../user-error.ts"

const Amount = Schema.optionalKey(
  Schema.String.check(Schema.makeFilter((text: string) => (parseMoney(text)?.minor ?? -1) >= 0 || "an amount such as 9.00")),
)
const Percent = Schema.optionalKey(
  Schema.String.check(Schema.makeFilter((text: string) => parseDecimal(text) !== null || "a number such as 1.5")),
)
const File = Schema.Struct({
  goods: Schema.Array(
    Schema.Struct({
      gross: Schema.String.check(Schema.makeFilter((text: string) => parseMoney(text) !== null || "an amount such as 9.00")),
      vat: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100 })),
    }),
  ),
  shipping: Amount,
  wrapping: Amount,
  insurance: Amount,
  deposit: Amount,
  balance: Amount,
  card: Amount,
  payment: Schema.optionalKey(Schema.Struct({ percent: Percent, fixed: Amount, minimum: Amount })),
})
const decode = Schema.decodeUnknownResult(File, { onExcessProperty: "error" })

/** The rate of charges beside goods, in percent. */
const chargeVat = 23

/** What an order of a file comes to. Spec: 15.100, 15.101. */
export function orderPriceAnswer(path: string): Answer {
  const read = decode(readJson(`@${path}`))
  if (Result.isFailure(read)) throw new UserError(`${path}: ${read.failure.message}`)
  const { goods, shipping, wrapping, insurance, deposit, balance, card, payment } = read.success
  const amount = (text: string | undefined): Money => (text === undefined ? zeroMoney : (parseMoney(text) ?? zeroMoney))
  const optional = (text: string | undefined): Money | null => (text === undefined ? null : amount(text))
  const charge = (text: string | undefined) => ({ gross: amount(text), vatPercent: chargeVat })
  const sums = orderSums(
    {
      goods: goods.map(({ gross, vat }) => ({ gross: amount(gross), vatPercent: vat })),
      shipping: charge(shipping),
      wrapping: charge(wrapping),
      insurance: charge(insurance),
      deposit: { gross: amount(deposit), vatPercent: null },
    },
    {
      balance: amount(balance),
      card: amount(card),
      cost: {
        percent: payment?.percent === undefined ? null : parseDecimal(payment.percent),
        fixed: optional(payment?.fixed),
        minimum: optional(payment?.minimum),
      },
      vatPercent: chargeVat,
    },
  )
  const data = {
    goods: moneyText(sums.goods),
    surcharge: moneyText(sums.surcharge),
    fromBalance: moneyText(sums.fromBalance),
    fromCard: moneyText(sums.fromCard),
    total: moneyText(sums.total),
    vat: sums.vat.map(({ vatPercent, gross, net, tax }) => ({
      percent: vatPercent,
      gross: moneyText(gross),
      net: moneyText(net),
      tax: moneyText(tax),
    })),
  }
  const words = [
    `total ${data.total}`,
    ...(sums.fromBalance.minor === 0 ? [] : [`from the balance ${data.fromBalance}`]),
    ...(sums.fromCard.minor === 0 ? [] : [`from the gift card ${data.fromCard}`]),
    ...(sums.surcharge.minor === 0 ? [] : [`the payment adds ${data.surcharge}`]),
    ...data.vat.map(({ percent, gross, net, tax }) => `${percent === null ? "not taxed" : `VAT ${percent} %`}: ${net} + ${tax} = ${gross}`),
  ]
  return { words: words.join("\n"), data, ok: true }
}
