import { guestDataAddress } from "../addresses/account-addresses.ts"
import { cartAddress, neutralAddress } from "../addresses/addresses.ts"
import { checkoutPath } from "../addresses/order-addresses.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"

/** A step of an order, in the order in which they are gone through; `done` is behind the last of them. */
export type OrderStep = "cart" | "data" | "delivery" | "check" | "done"

const steps = [
  { step: "cart", modifiers: "--first --shopping-cart", key: "cart.stepCart" },
  { step: "data", modifiers: "--second", key: "cart.stepData" },
  { step: "delivery", modifiers: "--third", key: "cart.stepDelivery" },
  { step: "check", modifiers: "--fourth", key: "cart.stepCheck" },
] as const

/** The texts of the steps. */
export const orderStepTextKeys = steps.map(({ key }) => key)

type Catalogue = TextCatalogue<(typeof orderStepTextKeys)[number]>

/** A step as it is shown. */
export interface OrderStepView {
  readonly modifiers: string
  readonly name: string
  /** the page of it; null = it cannot be gone to from here */
  readonly link: string | null
  readonly isActive: boolean
  readonly isDone: boolean
}

/**
 * The four steps of an order as seen from one of them: those before it can be gone back to, those after it cannot be gone to. Behind the last
 * one there is no way back, for what was ordered is ordered.
 *
 * Spec: 10.129, 10.441, 10.731.
 *
 * @example viewOrderSteps("delivery", polish).map(({ link }) => link)
 * // => ["/basketedit.php?mode=1", "/client-new.php", "/order1.php", null]
 * @example viewOrderSteps("cart", polish).map(({ isActive }) => isActive) // => [true, false, false, false]
 * @example viewOrderSteps("done", polish).every(({ isDone, link }) => isDone && link === null) // => true
 */
export function viewOrderSteps(current: OrderStep, catalogue: Catalogue): readonly OrderStepView[] {
  const { language } = catalogue
  const links = {
    cart: cartAddress(language),
    data: guestDataAddress(language),
    delivery: neutralAddress(checkoutPath, language),
    check: null,
  } as const
  const at = steps.findIndex(({ step }) => step === current)
  const reached = at === -1 ? steps.length : at
  return steps.map(({ step, modifiers, key }, index) => ({
    modifiers,
    name: formatText(catalogue, key),
    link: current !== "done" && index <= reached ? links[step] : null,
    isActive: index === reached,
    isDone: index < reached,
  }))
}

/**
 * Is a page of this step shown in the lean frame of an order? The cart is still the shop's.
 *
 * Spec: 10.47, 10.730.
 *
 * @example isLean("data") // => true
 * @example isLean("cart") // => false
 * @example isLean(null) // => false
 */
export const isLean = (step: OrderStep | null): step is Exclude<OrderStep, "cart"> => step !== null && step !== "cart"
