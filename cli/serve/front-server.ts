import { createWebServer, type WebServerDependencies } from "../../adapters/node/web-server.ts"
import type { RendererSettings } from "../../ui/server/render.tsx"
import { projectVersion } from "../project.ts"
import type { OpenedShop } from "../shop/open-shop.ts"
import type { PageSource } from "./page-source.ts"

type LogError = WebServerDependencies["logError"]

/** What pages of a shop are made with, whichever shop it is. */
export const pagesOf = (
  { fetch, graphql, shopName, originPages, front }: Omit<OpenedShop, "close">,
  logError: LogError,
): Omit<RendererSettings, "assets"> => ({
  fetch: (request) => fetch(request),
  logError,
  ...(graphql === undefined ? {} : { graphql }),
  ...(shopName === undefined ? {} : { shopName }),
  ...(originPages === undefined ? {} : { originPages }),
  ...(front === undefined ? {} : { front }),
})

/** A shop, the pages that were made of it, and a clock; what else a server can do is off until it is named. */
type FrontServerSettings = Pick<WebServerDependencies, "shop" | "nowMs" | "logError"> &
  Partial<WebServerDependencies> & { readonly pages: Pick<PageSource, "render" | "assets" | "buildId"> }

/** Our web server in front of a shop: what `witryna serve` listens with, what `compare` asks without a port, and what tests open. */
export const frontServer = ({ pages: { render, assets, buildId }, ...named }: FrontServerSettings) =>
  createWebServer({
    render,
    assets,
    buildId,
    isRecording: false,
    keepPages: null,
    isDevelopment: false,
    trustsProxy: false,
    hosts: [],
    hstsSeconds: 0,
    version: projectVersion(),
    ...named,
  })
