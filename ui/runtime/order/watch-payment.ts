import { paymentLooks, paymentMarkIn } from "../../../core/order/placed/payment-watch.ts"

/** What a watch over a payment reaches out to. */
export interface PaymentWatch {
  /** ends after so many milliseconds */
  readonly wait: (ms: number) => Promise<void>
  /** the page as the shop writes it now; null = it cannot be had */
  readonly look: () => Promise<string | null>
  /** shows the page anew */
  readonly showAnew: () => void
}

/** Looks for what becomes of a payment that is awaited, and shows the page anew once more is known of it. Spec: 10.753. */
export async function watchPayment(shown: HTMLElement, { wait, look, showAnew }: PaymentWatch): Promise<void> {
  for (const ms of paymentLooks) {
    await wait(ms)
    const page = await look()
    const mark = page === null ? null : paymentMarkIn(page)
    if (mark === null || mark === shown.dataset["payment"]) continue
    return showAnew()
  }
}
