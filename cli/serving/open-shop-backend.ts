import { makeForwardingFetch } from "../../adapters/node/forwarding-fetch.ts"
import type { ShopBackend } from "../../adapters/node/shop-backend.ts"
import { createShop } from "../../fixtures/shop/create-shop.ts"
import { folderTrouble } from "./folder-trouble.ts"
import type { ServeSettings } from "./settings.ts"

export interface OpenedShop extends ShopBackend {
  readonly close: () => void
}

/** The embedded shop of the data folder, or the way to the real one at `SHOP_ORIGIN`. */
export async function openShopBackend(
  settings: Pick<ServeSettings, "shopOrigin" | "dataFolder">,
  log: (line: object) => void,
): Promise<OpenedShop> {
  if (settings.shopOrigin !== null) {
    return { fetch: makeForwardingFetch({ shopOrigin: settings.shopOrigin }), isRemote: true, close: () => undefined }
  }
  try {
    const shop = await createShop({ dataFolder: settings.dataFolder, log })
    return {
      fetch: (request, clientAddress) => shop.fetch(request, clientAddress),
      version: (request) => shop.version(request),
      isRemote: false,
      close: () => shop.close(),
    }
  } catch (cause) {
    throw folderTrouble(settings.dataFolder, cause)
  }
}
