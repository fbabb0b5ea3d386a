import { readFileSync } from "node:fs"
import { createServer as createHttpServer } from "node:http"
import { stripTypeScriptTypes } from "node:module"
import { join } from "node:path"
import react from "@vitejs/plugin-react"
import { createServer } from "vite"
import { ofEachEntry } from "../../ui/islands/entry-files.ts"
import { styleFiles } from "../../ui/islands/style-files.ts"
import type { PageAssets, RendererSettings } from "../../ui/server/render.tsx"
import { logFailure } from "../log-failure.ts"
import { projectFolder } from "../project.ts"
import { brokenSource, brokenSourcePage } from "./broken-source.ts"
import { type PageSource, rendererOf } from "./page-source.ts"
import { reloadChangedViews } from "./reload-changed-views.ts"

const assets: PageAssets = {
  styles: new Map(styleFiles.map((file) => [file, `/${file}`] as const)),
  starter: stripTypeScriptTypes(readFileSync(join(projectFolder, "ui/runtime/islands/page-starter.ts"), "utf8")),
  entries: ofEachEntry((file) => [`/${file}`]),
  headScripts: [{ src: "/@vite/client" }, { code: react.preambleCode.replace("__BASE__", "/") }],
}

/** Pages from the sources, through Vite: a changed file shows at once. */
export async function developmentPages(dependencies: Omit<RendererSettings, "assets">, host: string): Promise<PageSource> {
  // Vite's own socket gets a server of its own, so that it never competes with the shop's addresses
  const socketServer = createHttpServer()
  await new Promise<void>((resolve) => void socketServer.listen(0, host, resolve))
  const address = socketServer.address()
  const clientPort = typeof address === "object" && address !== null ? address.port : 0
  const vite = await createServer({
    root: projectFolder,
    mode: "development",
    plugins: [reloadChangedViews()],
    server: { middlewareMode: true, hmr: { overlay: false }, ws: { server: socketServer, clientPort } },
  })
  return {
    render: async (request) => {
      try {
        const loaded: unknown = await vite.ssrLoadModule("/ui/server/render.tsx")
        return await rendererOf(loaded)({ ...dependencies, assets })(request)
      } catch (thrown) {
        const broken = brokenSource(thrown, projectFolder)
        logFailure("load a source", new Error(`${broken.place ?? ""} ${broken.message}`.trim()))
        return brokenSourcePage(broken, request.nonce)
      }
    },
    assets: async () => null,
    buildId: null,
    before: (inner) => (incoming, outgoing) => vite.middlewares(incoming, outgoing, () => inner(incoming, outgoing)),
    close: async () => {
      socketServer.closeAllConnections()
      socketServer.close()
      await vite.close()
    },
  }
}
