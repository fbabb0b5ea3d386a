import type { OriginPages } from "../../adapters/origin/origin-pages.ts"
import { openOriginShop, type OriginShop } from "../../adapters/origin/origin-shop.ts"
import type { ShopBackend } from "../../adapters/node/shop-gateway.ts"
import { createShop, type Shop } from "../../fixtures/shop/create-shop.ts"
import { outboxFolder, outboxWay, smtpWay } from "../../fixtures/shop/mail/mail-way.ts"
import { prepareShop } from "../../fixtures/shop/prepare-shop.ts"
import { makeMemoryShared } from "../../fixtures/shop/sharing/memory-shared.ts"
import type { ShopShared } from "../../fixtures/shop/sharing/shop-shared.ts"
import { makeStoreShared } from "../../fixtures/shop/sharing/store-shared.ts"
import type { ShopStore } from "../../fixtures/shop/store/shop-store.ts"
import { type StoreWatch, unwatched } from "../../fixtures/shop/store/store-watch.ts"
import { luxonClock } from "../../adapters/time/luxon-clock.ts"
import type { ServeSettings } from "../input/settings.ts"
import { told } from "./shop-trouble.ts"
import { openVatRegisters } from "./vat-registers.ts"

export interface OpenedShop extends ShopBackend {
  /** asks the embedded shop's GraphQL without requests */
  readonly graphql?: Shop["graphql"]
  /** what it puts around its pages; a shop elsewhere cannot say, and names no scripts of others */
  readonly front?: Shop["front"]
  /** what to call a shop elsewhere, which tells its name on its own pages only */
  readonly shopName?: string
  /** the pages of a shop elsewhere, read where its API has no call */
  readonly originPages?: OriginPages
  /** its own pages in place of ours, by who knows its calls all the time */
  readonly theirPages?: NonNullable<OriginShop["theirPages"]>
  readonly close: () => Promise<void>
}

/** The embedded shop, or the way to the real one at `SHOP_ORIGIN`. */
export async function openShopBackend(
  settings: Pick<
    ServeSettings,
    "shopOrigin" | "showsOriginPages" | "place" | "dataFolder" | "valkeyUrl" | "workers" | "mail" | "hosts" | "passkeys" | "host" | "port"
  >,
  log: (line: object) => void,
  watch: StoreWatch = unwatched,
): Promise<OpenedShop> {
  if (settings.shopOrigin !== null) {
    const shop = openOriginShop({
      origin: settings.shopOrigin,
      nowMs: () => luxonClock.nowMs(),
      showsPages: settings.showsOriginPages,
      onTrouble: (address, cause) => log({ during: `read ${address} again`, error: String(cause) }),
    })
    return { ...shop, close: async () => undefined }
  }
  const { place, dataFolder } = settings
  const openShared = (store: ShopStore) => sharedOf(settings, store, log)
  const { server, from } = settings.mail
  const mail = {
    way: server === null ? outboxWay(outboxFolder(dataFolder)) : smtpWay(server),
    from,
    hosts: settings.hosts,
    here: hereOf(settings),
  }
  const shop = await told(() =>
    createShop({ place, dataFolder, log, openShared, mail, passkeys: settings.passkeys, vatRegisters: openVatRegisters(), watch }),
  )
  return {
    fetch: (request, clientAddress) => shop.fetch(request, clientAddress),
    graphql: (call) => shop.graphql(call),
    visit: (request) => shop.visit(request),
    isTogether: () => shop.isTogether(),
    wait: (request, clientAddress) => shop.wait(request, clientAddress),
    greet: (request) => shop.greet(request),
    front: (language) => shop.front(language),
    isRemote: false,
    close: () => shop.close(),
  }
}

/** Where a shop is reached that listens to this machine alone; null = others reach it as well, by an address that has to be told. */
const hereOf = ({ host, port }: Pick<ServeSettings, "host" | "port">): string | null =>
  ["127.0.0.1", "localhost", "::1"].includes(host) && port !== 0 ? `http://localhost:${port}` : null

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
 * Makes a shop ready: tables and catalogue. Says on standard error what it did.
 *
 * @returns how long it took, in milliseconds
 */
export async function readyShop({ place, dataFolder }: Pick<ServeSettings, "place" | "dataFolder">): Promise<number> {
  const began = performance.now()
  await told(() => prepareShop(place, { dataFolder, onProgress: (line) => void process.stderr.write(`${line}\n`) }))
  return Math.round(performance.now() - began)
}
