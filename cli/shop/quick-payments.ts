import { type QuickPaymentsSetting, quickPaymentsSetting, setQuickPayments } from "../../fixtures/shop/shop-settings.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import type { Answer } from "../output/print.ts"
import { inShop } from "./in-shop.ts"

const told: Readonly<Record<QuickPaymentsSetting, string>> = {
  off: "No provider takes quick payments: no page has a button of them.",
  demo: "The demo provider shows quick payments on product pages: nothing is ordered and nothing is paid.",
}

/** Who takes quick payments; with a provider it is set first, and a running shop follows it from the next page on. Spec: 10.276. */
export const quickPaymentsAnswer = (place: StorePlace, provider: QuickPaymentsSetting | undefined): Promise<Answer> =>
  inShop(place, async (store) => {
    if (provider !== undefined) await setQuickPayments(store, provider)
    const set = await quickPaymentsSetting(store.reader)
    return { words: told[set], data: { quickPayments: set }, ok: true }
  })
