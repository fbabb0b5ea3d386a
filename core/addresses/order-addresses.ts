import type { Language } from "../values/language.ts"
import { neutralAddress } from "./addresses.ts"

/** Where payment and delivery are chosen, and where the choice is posted. Spec: 10.18, 10.732. */
export const checkoutPath = "/order1.php"

/** Where everything is shown once more before it is ordered. Spec: 10.18, 10.712. */
export const orderReviewPath = "/order2.php"

/** Where an order is posted, and where one that was placed is shown. Spec: 10.18, 10.706. */
export const placeOrderPath = "/place-order.php"

/** The id of the form that is sent there. */
export const orderFormId = "order2_form"

/** Where an order is shown that is still to be paid. Spec: 10.18, 10.155. */
export const prepaidPath = "/prepaid.php"

/** Where a provider reports of payments. Spec: 10.719. */
export const paymentNoticePath = "/payment-notice.php"

/** Where the demo provider, which takes no money, asks what it shall report. Spec: 10.719. */
export const demoPaymentPath = "/demo-payment.php"

/**
 * The address that shows an order of its buyer's: where it is paid, as long as it is still to be paid before it is sent.
 *
 * Spec: 10.18, 10.706.
 *
 * @example placedOrderAddress("pl", "23456-789AB", "pay") // => "/prepaid.php?order=23456-789AB"
 * @example placedOrderAddress("en", "23456-789AB", "nothing") // => "/place-order.php?order=23456-789AB&lang=eng"
 */
export const placedOrderAddress = (language: Language, number: string, next: "pay" | "transfer" | "onDelivery" | "nothing"): string =>
  neutralAddress(next === "pay" || next === "transfer" ? prepaidPath : placeOrderPath, language, { order: number })
