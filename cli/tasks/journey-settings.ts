import { setQuickPayments, setSetting } from "../../fixtures/shop/shop-settings.ts"
import type { ShopStore } from "../../fixtures/shop/store/shop-store.ts"
import type { ShopJourney } from "./basket-plans.ts"

/** Sets in a shop what a journey needs, and nothing else that another journey has set. */
export async function setForJourney(
  store: ShopStore,
  { quickPayments = "off", giftWrapping = "" }: ShopJourney["shopSettings"] = {},
): Promise<void> {
  await setQuickPayments(store, quickPayments)
  await setSetting(store, "gift_wrapping", giftWrapping, "")
}
