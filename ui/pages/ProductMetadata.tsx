import type { ProductPageModel } from "../../core/product-page/product.page.ts"
import { shownCurrency } from "../../core/pricing/currency.ts"
import { shownAmount } from "../../core/values/money.ts"
import { moneyText } from "../../core/values/money-text.ts"
import { quotedOf } from "../product/quoted-model.ts"

/** The price for programs that read only the head: the one that the page shows, where it shows an amount. Spec: 10.109. */
export function ProductMetadata({ model }: { readonly model: ProductPageModel }) {
  const { shell } = model.frame
  const price = quotedOf(model).base
  const currency = shownCurrency(shell)
  if (price === null || currency === "") return null
  const amount = moneyText(shownAmount(price, shell.priceType))
  return (
    <>
      <meta property="product:price:amount" content={amount} />
      <meta property="product:price:currency" content={currency} />
      <meta itemProp="price" content={amount} />
      <meta itemProp="priceCurrency" content={currency} />
    </>
  )
}
