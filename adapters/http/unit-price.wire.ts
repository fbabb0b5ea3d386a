import { Schema } from "effect"
import type { UnitPriceReply } from "../../core/product-page/choice.ts"
import type { Money } from "../../core/values/money.ts"
import { moneyFromNumber, parseMoney } from "../../core/values/money-text.ts"
import { nullish } from "./graphql/selection.ts"
import { decoderOf, said } from "./recorded-field.ts"

const Amount = Schema.NullOr(Schema.Union([Schema.String, Schema.Finite]))

const Reply = Schema.NullOr(
  Schema.Struct({
    worth: said(Amount),
    worth_net: said(Amount),
    priceformula_calculation_error: nullish(Schema.Union([Schema.String, Schema.Boolean])),
  }),
)

/** Reply of `/ajax/calculatePrice.php`; `null` = no such product, or it has no formula. Spec: 7.78, 11.59, 11.112. */
export const decodeUnitPriceReply = decoderOf(Reply)

/** A shopper is shown no more of what a shop says than this, in characters. */
const maxMessage = 500

/** A price needs both amounts; without them and without a sentence the shop told nothing. */
export function toUnitPrice(reply: typeof Reply.Type): UnitPriceReply | null {
  if (reply === null) return null
  const { priceformula_calculation_error: error, worth, worth_net } = reply
  if (typeof error === "string" && error.trim() !== "") return { _tag: "PriceRefused", message: error.slice(0, maxMessage) }
  const [gross, net] = [amountOf(worth), amountOf(worth_net)]
  if (error === true || gross === null || net === null || gross.minor < 0 || net.minor < 0) return null
  return { _tag: "UnitPrice", price: { gross, net } }
}

function amountOf(amount: string | number | null): Money | null {
  return typeof amount === "number" ? moneyFromNumber(amount) : parseMoney(amount ?? "")
}
