import { makeForwardingFetch } from "../../adapters/node/forwarding-fetch.ts"
import type { ShopBackend } from "../../adapters/node/shop-gateway.ts"
import { createShop, type Shop } from "../../fixtures/shop/create-shop.ts"
import { prepareShop } from "../../fixtures/shop/prepare-shop.ts"
import type { ServeSettings } from "../input/settings.ts"
import { folderTrouble } from "./folder-trouble.ts"

export interface OpenedShop extends ShopBackend {
  /** asks the embedded shop's GraphQL without requests */
  readonly graphql?: Shop["graphql"]
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
      graphql: (call) => shop.graphql(call),
      visit: (request) => shop.visit(request),
      isRemote: false,
      close: () => shop.close(),
    }
  } catch (cause) {
    throw folderTrouble(settings.dataFolder, cause)
  }
}

/**
 * Prepares a data folder and shows on standard error how far it is: one line that is overwritten on a terminal, and a line for
 * every tenth elsewhere.
 *
 * @returns how long it took, in milliseconds
 */
export async function readyShopFolder(dataFolder: string, options: { readonly pictures: boolean } = { pictures: true }): Promise<number> {
  const began = performance.now()
  const progress = makeProgress()
  try {
    await prepareShop(dataFolder, { pictures: options.pictures, onProgress: progress.say })
  } catch (cause) {
    throw folderTrouble(dataFolder, cause)
  } finally {
    progress.end()
  }
  return Math.round(performance.now() - began)
}

function makeProgress(): { readonly say: (line: string) => void; readonly end: () => void } {
  const { stderr } = process
  let shown = 0
  let open = false
  return {
    say: (line) => {
      if (stderr.isTTY) {
        stderr.write(`\r\u001b[K${line}`)
        open = true
        return
      }
      const count = /(\d+)\/(\d+)$/.exec(line)
      const tenth = count === null ? null : Math.floor((Number(count[1]) / Number(count[2])) * 10)
      if (tenth !== null && tenth === shown) return
      shown = tenth ?? shown
      stderr.write(`${line}\n`)
    },
    end: () => void (open && stderr.write("\r\u001b[K")),
  }
}
