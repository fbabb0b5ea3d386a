import { moneyText, shownAmount } from "../../core/values/money.ts"
import type { ProductPageModel } from "../../core/pages/page.ts"
import { currencyCode } from "./currency-code.ts"

/** The price for programs that read only the head: that of the chosen size, else of the first that has one. Spec: 10.109. */
export function ProductMetadata({ model }: { readonly model: ProductPageModel }) {
  const { sizes } = model.offer
  const { priceFormat, priceType } = model.frame.shell
  const size = sizes.find((one) => one.id === model.selectedSizeId) ?? sizes.find((one) => one.price !== null)
  if (size === undefined || size.price === null) return null
  const amount = moneyText(shownAmount(size.price.price, priceType))
  const currency = currencyCode(priceFormat.symbol)
  return (
    <>
      <meta property="product:price:amount" content={amount} />
      <meta property="product:price:currency" content={currency} />
      <meta itemProp="price" content={amount} />
      <meta itemProp="priceCurrency" content={currency} />
    </>
  )
}
