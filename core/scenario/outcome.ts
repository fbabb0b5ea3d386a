import type { CartPageView } from "../basket/view-cart-page.ts"
import type { MiniBasketView } from "../basket/mini-basket.ts"
import type { PageModel } from "../pages/page.ts"
import type { ProductPageView } from "../product-page/view-product-page.ts"

export interface ProductOutcome {
  readonly price: string
  readonly maxPrice: string | null
  readonly lowestPrice: string | null
  readonly availability: string | null
  readonly sizes: readonly { readonly name: string; readonly state: "selected" | "disabled" | "available" }[]
  readonly quantity: string
  readonly button: { readonly label: string; readonly enabled: boolean }
  readonly hint: string | null
  readonly alert: string | null
}

export interface CartOutcome {
  readonly rows: readonly {
    readonly name: string
    readonly size: string | null
    readonly price: string
    readonly quantity: string
    readonly sum: string
    readonly problem: string | null
  }[]
  readonly worth: string
  readonly shipping: string | null
  readonly total: string
  readonly toFreeShipping: string | null
}

/** What the shopper sees, in short. */
export interface Outcome {
  /** path and query */
  readonly address: string
  readonly page: Exclude<PageModel["page"], "redirect">
  /** of a page that is not 200 */
  readonly status?: number
  readonly title?: string
  readonly product?: ProductOutcome
  readonly cart?: CartOutcome
  /** the header's; empty texts when the basket is empty or not known */
  readonly basket: { readonly counter: string; readonly worth: string }
  /** what the page as a whole says, such as that the basket is empty */
  readonly message?: string
}

/** The parts of the product form's view that an outcome keeps. */
export function productOutcome(view: ProductPageView): ProductOutcome {
  const { price, maxPrice, lowestPrice, availability, quantity, button, hint, alert } = view
  const sizes = view.sizes.map(
    ({ name, selected, disabled }) => ({ name, state: selected ? "selected" : disabled ? "disabled" : "available" }) as const,
  )
  const { label, enabled } = button
  return { price, maxPrice, lowestPrice, availability, sizes, quantity, button: { label, enabled }, hint, alert }
}

/** The parts of the cart's view that an outcome keeps. */
export function cartOutcome({ rows, worth, shipping, total, toFreeShipping }: CartPageView): CartOutcome {
  return {
    rows: rows.map(({ name, size, price, quantity, sum, problem }) => ({ name, size, price, quantity, sum, problem })),
    worth,
    shipping,
    total,
    toFreeShipping,
  }
}

/**
 * What the header's basket adds to an outcome.
 *
 * @example basketOutcome(null) // => { counter: "", worth: "" }
 */
export function basketOutcome(view: MiniBasketView | null): Outcome["basket"] {
  return { counter: view?.counter ?? "", worth: view?.worth ?? "" }
}
