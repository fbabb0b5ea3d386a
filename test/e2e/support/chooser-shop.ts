import { setRegionChooser } from "../../../fixtures/shop/shop-settings.ts"
import { openShopStore } from "../../../fixtures/shop/store/open-shop-store.ts"

/** From now on the chooser opens by itself, with the default country. */
export async function openChooser(dataFolder: string): Promise<void> {
  const store = await openShopStore({ dataFolder })
  await setRegionChooser(store, "default")
  await store.close()
}
