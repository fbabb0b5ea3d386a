import { setQuickPayments } from "../../../fixtures/shop/shop-settings.ts"
import { openShopStore } from "../../../fixtures/shop/store/open-shop-store.ts"

/** From now on the demo provider takes quick payments. */
export async function takeQuickPayments(dataFolder: string): Promise<void> {
  const store = await openShopStore({ dataFolder })
  await setQuickPayments(store, "demo")
  await store.close()
}
