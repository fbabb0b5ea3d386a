import type { ProductPageModel } from "../../core/product-page/product.page.ts"
import { shownCurrency } from "../../core/pricing/currency.ts"
import { shownAmount } from "../../core/values/money.ts"
import { moneyText } from "../../core/values/money-text.ts"
import { quotedOf } from "../product/quoted-model.ts"

/** For programs that read only the head: whether the product can be bought, and the price that the page shows, where it shows an amount. Spec: 10.109, 10.1012. */
export function ProductMetadata({ model }: { readonly model: ProductPageModel }) {
  const { shell } = model.frame
  const { base: price, isOffered } = quotedOf(model)
  const currency = shownCurrency(shell)
  const availability = <meta property="product:availability" content={isOffered ? "in stock" : "out of stock"} />
  if (price === null || currency === "") return availability
  const amount = moneyText(shownAmount(price, shell.priceType))
  return (
    <>
      {availability}
      <meta property="product:price:amount" content={amount} />
      <meta property="product:price:currency" content={currency} />
      <meta itemProp="price" content={amount} />
      <meta itemProp="priceCurrency" content={currency} />
    </>
  )
}
