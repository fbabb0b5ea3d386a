import { join } from "node:path"
import { luxonClock } from "../../adapters/time/luxon-clock.ts"
import { projectFolder } from "../project.ts"
import { frontServer, pagesOf } from "../serve/front-server.ts"
import { builtPages } from "../serve/page-source.ts"
import { openShopBackend } from "../shop/open-shop.ts"

/** Our pages in front of a shop elsewhere, without a port. */
export interface FrontInProcess {
  /** answers as `witryna serve` would with this shop as SHOP_ORIGIN */
  readonly ask: (request: Request) => Promise<Response>
  readonly close: () => Promise<void>
}

/** Puts them together from the build. Fails with a UserError when there is none. */
export async function frontInProcess(origin: URL): Promise<FrontInProcess> {
  const folder = join(projectFolder, ".witryna")
  const shop = await openShopBackend(
    {
      shopOrigin: origin,
      showsOriginPages: true,
      place: { dataFolder: folder },
      dataFolder: folder,
      valkeyUrl: null,
      workers: 1,
      mail: { server: null, from: null },
      hosts: [],
      passkeys: { domain: null, origins: [] },
      host: "127.0.0.1",
      port: 0,
    },
    () => undefined,
  )
  // what a page of ours fails by is seen in its status
  const logError = () => undefined
  const pages = await builtPages(process.env["WITRYNA_BUILD"] ?? join(projectFolder, "dist"), pagesOf(shop, logError))
  const app = frontServer({ shop, pages, nowMs: () => luxonClock.nowMs(), logError })
  return {
    ask: async (request) => app.fetch(request, {}),
    close: async () => {
      await pages.close()
      await shop.close()
    },
  }
}
