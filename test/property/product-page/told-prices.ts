import type { ProductChoice } from "../../../core/product-page/choice.ts"
import { fieldValue } from "../../../core/product-page/submit.ts"
import type { ProductPageView } from "../../../core/product-page/view-product-page.ts"
import { purchaseOf } from "../../../core/subscription/subscription-choice.ts"
import { formatPrice } from "../../../core/values/price-format.ts"
import { polishPrices } from "../../support/core/sample-offer.ts"
import { priceOf, pricedFields, productOf, soldAs } from "../../support/property/shopper-world.ts"

const money = (minor: number) => formatPrice({ minor }, polishPrices)

/** The price that the shop would ask for just these fields. */
export const askedPrice = (view: ProductPageView) => money(priceOf(pricedFields(view.fields)).gross.minor)

/** What a price may be without the shop's answer: the size's own in its product, or what parts and rows cost together. */
export function ownPrices(choice: ProductChoice, view: ProductPageView): readonly (string | null)[] {
  const sizes = productOf(Number(fieldValue(view.fields, "product")), soldAs(choice.offer)).sizes
  const size = sizes.find((one) => one.id === fieldValue(view.fields, "size"))
  const listed = size === undefined ? sizes : [size]
  const sums = isUnpriced(view) || choice.is === "set" || choice.is === "rows" ? [view.price] : []
  const taken = Number(view.quantityTaken.replace(",", "."))
  const inSteps = listed.flatMap(({ multipack = [] }) => multipack.filter(({ threshold }) => threshold.coefficient <= taken))
  const offered = choice.subscription.mode === "off" ? [] : choice.subscription.periods
  const inPeriods = purchaseOf(choice.subscription) === "subscription" ? listed.flatMap(({ periods = offered }) => periods) : []
  const cheaper = [...inSteps, ...inPeriods].map(({ price }) => money(price?.gross.minor ?? 0))
  return [...listed.map((one) => money(one.price?.price.gross.minor ?? 0)), ...sums, ...cheaper]
}

/** Does a field of its configurator say that it holds no number? Then there is no price. Spec: 16.60. */
const isUnpriced = ({ sections }: ProductPageView): boolean =>
  sections.options?.some(({ disabled, input }) => !disabled && input.is === "number" && input.remark?.is === "fault") ?? false
