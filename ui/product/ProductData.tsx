import type { ProductPageModel } from "../../core/product-page/product.page.ts"
import type { ProductSize } from "../../core/product/offer.ts"
import { availabilityOf } from "../../core/product/sizes.ts"
import type { Stock } from "../../core/quantity/order-limits.ts"
import { decimalToNumber } from "../../core/values/decimal.ts"
import { type Money, type Price, shownAmount } from "../../core/values/money.ts"
import { moneyText } from "../../core/values/money-text.ts"
import { jsonInHtml } from "../../core/web/html-text.ts"
import { isList } from "../../core/web/untrusted-json.ts"
import { quotedOf } from "./quoted-model.ts"

interface Props {
  readonly model: ProductPageModel
  readonly currency: string
  readonly nonce: string
}

/**
 * `window.product_data`, which price importers read from the page's source: the base price as the page shows it, net for those who buy
 * net, and the price of each size under the name of its tax. Spec: 10.107.
 */
export function ProductData({ model, currency, nonce }: Props) {
  const { offer, frame } = model
  const { base, sizes } = quotedOf(model)
  const data: Literal = [
    {
      id: offer.id,
      currency,
      unit: { name: offer.unit.name },
      base_price: { value: base === null ? null : amountOfMoney(shownAmount(base, frame.shell.priceType)) },
      sizes: sizes.map(({ size, price }) => sizeData(offer.id, size, price)),
    },
  ]
  return (
    <script
      className="ajaxLoad"
      nonce={nonce}
      // oxlint-disable-next-line react/no-danger -- a literal in which no tag can start
      dangerouslySetInnerHTML={{ __html: `window.product_data=${jsLiteral(data)}` }}
    />
  )
}

const sizeData = (productId: number, size: ProductSize, price: Price | null): Literal => ({
  id: size.id,
  name: size.name,
  product_id: productId,
  amount: amountOf(size.stock),
  amount_mw: amountOf(size.stock),
  availability: { visible: true, description: size.availability.description, status: availabilityOf(size) },
  price: { price: { gross: amountData(price?.gross), net: amountData(price?.net) } },
})

/** Programs compute with it, so that it is a number. */
const amountOfMoney = (amount: Money): number => Number(moneyText(amount))

const amountData = (amount: Money | undefined): Literal => ({ value: amount === undefined ? null : amountOfMoney(amount) })

/** The platform writes unlimited as -1 and unknown as null. */
function amountOf(stock: Stock): number | null {
  if (stock.is === "limited") return decimalToNumber(stock.amount)
  return stock.is === "unlimited" ? -1 : null
}

export type Literal = string | number | boolean | null | readonly Literal[] | { readonly [key: string]: Literal }

/**
 * A value as JavaScript source with plain keys, the way the platform writes its data into pages; safe inside a script element.
 *
 * @example jsLiteral([{ id: 1, name: "a</script>" }]) // => "[{id:1,name:\"a\\u003c/script>\"}]"
 */
export function jsLiteral(value: Literal): string {
  if (value === null || typeof value !== "object") return jsonInHtml(value)
  if (isList(value)) return `[${value.map(jsLiteral).join(",")}]`
  return `{${Object.entries(value)
    .map(([key, inner]) => `${/^[A-Za-z_]\w*$/.test(key) ? key : jsonInHtml(key)}:${jsLiteral(inner)}`)
    .join(",")}}`
}
