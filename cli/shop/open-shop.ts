import { makeForwardingFetch } from "../../adapters/node/forwarding-fetch.ts"
import type { ShopBackend } from "../../adapters/node/shop-gateway.ts"
import { createShop, type Shop } from "../../fixtures/shop/create-shop.ts"
import { prepareShop } from "../../fixtures/shop/prepare-shop.ts"
import { makeMemoryShared } from "../../fixtures/shop/sharing/memory-shared.ts"
import type { ShopShared } from "../../fixtures/shop/sharing/shop-shared.ts"
import { makeStoreShared } from "../../fixtures/shop/sharing/store-shared.ts"
import type { ShopStore } from "../../fixtures/shop/store/shop-store.ts"
import { type StoreWatch, unwatched } from "../../fixtures/shop/store/store-watch.ts"
import type { ServeSettings } from "../input/settings.ts"
import { told } from "./shop-trouble.ts"

export interface OpenedShop extends ShopBackend {
  /** Draws the usual pictures behind everything else; nothing for a shop elsewhere. */
  readonly drawAhead: (onProgress: (line: string) => void) => Promise<void>
  /** ends all drawing at once */
  readonly stopDrawing: () => void
  /** asks the embedded shop's GraphQL without requests */
  readonly graphql?: Shop["graphql"]
  /** scripts of others that its pages run; a shop elsewhere cannot name any */
  readonly thirdPartyScripts?: Shop["thirdPartyScripts"]
  /** what to call a shop elsewhere, which tells its name on its own pages only */
  readonly shopName?: string
  readonly close: () => Promise<void>
}

/** The embedded shop, or the way to the real one at `SHOP_ORIGIN`. */
export async function openShopBackend(
  settings: Pick<ServeSettings, "shopOrigin" | "place" | "dataFolder" | "valkeyUrl" | "workers">,
  log: (line: object) => void,
  watch: StoreWatch = unwatched,
): Promise<OpenedShop> {
  if (settings.shopOrigin !== null) {
    const fetch = makeForwardingFetch({ shopOrigin: settings.shopOrigin })
    const nothing = () => undefined
    const shopName = settings.shopOrigin.hostname.replace(/^www\./, "")
    return { fetch, shopName, isRemote: true, drawAhead: async () => undefined, stopDrawing: nothing, close: async () => undefined }
  }
  const { place, dataFolder } = settings
  const openShared = (store: ShopStore) => sharedOf(settings, store, log)
  const shop = await told(() => createShop({ place, dataFolder, log, openShared, watch }))
  return {
    fetch: (request, clientAddress) => shop.fetch(request, clientAddress),
    graphql: (call) => shop.graphql(call),
    visit: (request) => shop.visit(request),
    isTogether: () => shop.isTogether(),
    greet: (request) => shop.greet(request),
    thirdPartyScripts: () => shop.thirdPartyScripts(),
    isRemote: false,
    drawAhead: (onProgress) => shop.drawAhead({ inBackground: true, onProgress }),
    stopDrawing: () => shop.stopDrawing(),
    close: () => shop.close(),
  }
}

/** What its processes share besides the data: by Valkey where one is named, by the store where there may be several of them, else by nothing. */
async function sharedOf(
  { place, valkeyUrl, workers }: Pick<ServeSettings, "place" | "valkeyUrl" | "workers">,
  store: ShopStore,
  log: (line: object) => void,
): Promise<ShopShared> {
  // who names none does without its driver
  if (valkeyUrl !== null) return (await import("../../fixtures/shop/sharing/valkey-shared.ts")).openValkeyShared(valkeyUrl, { log })
  return workers > 1 || "databaseUrl" in place ? makeStoreShared(store) : makeMemoryShared()
}

/**
 * Makes a shop ready: tables, catalogue and, if they are wanted, the usual pictures. Says on standard error how far it is.
 *
 * @returns how long it took, in milliseconds
 */
export async function readyShop(
  { place, dataFolder }: Pick<ServeSettings, "place" | "dataFolder">,
  options: { readonly pictures: boolean },
): Promise<number> {
  const began = performance.now()
  const say = (line: string) => void process.stderr.write(`${line}\n`)
  await told(async () => {
    await prepareShop(place, { onProgress: say })
    if (options.pictures) {
      const failures: object[] = []
      const shop = await createShop({ place, dataFolder, log: (line) => failures.push(line) })
      await shop.drawAhead({ inBackground: false, onProgress: everyTenth(say) }).finally(() => shop.close())
      if (failures.length > 0) throw new Error(`not every picture can be drawn: ${JSON.stringify(failures[0])}`)
    }
  })
  return Math.round(performance.now() - began)
}

/** Passes on a line that ends with "34/200" only when another tenth is done: the terminal belongs to others as well. */
export function everyTenth(say: (line: string) => void): (line: string) => void {
  let shown = 0
  return (line) => {
    const count = /(\d+)\/(\d+)$/.exec(line)
    const tenth = count === null ? null : Math.floor((Number(count[1]) / Number(count[2])) * 10)
    if (tenth !== null && tenth === shown) return
    shown = tenth ?? shown
    say(line)
  }
}
