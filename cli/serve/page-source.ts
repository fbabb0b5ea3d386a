import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import type { RequestListener } from "node:http"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { PageRenderer } from "../../adapters/node/page-renderer.ts"
import { makeStaticAssets, type StaticAssets } from "../../adapters/node/static-assets.ts"
import { ofEachEntry } from "../../ui/islands/entry-files.ts"
import { styleFiles } from "../../ui/islands/style-files.ts"
import type { createRenderer, PageAssets, RendererSettings } from "../../ui/server/render.tsx"
import type { ServeSettings } from "../input/settings.ts"
import { UserError } from "../user-error.ts"

/** Where pages and their scripts come from: a build, or Vite in development. */
export interface PageSource {
  readonly render: PageRenderer
  readonly assets: StaticAssets
  /** null = sources change while they are served */
  readonly buildId: string | null
  /** what stands before the web server, such as Vite */
  readonly before: ((inner: RequestListener) => RequestListener) | null
  readonly close: () => Promise<void>
}

type CreateRenderer = typeof createRenderer
type PagesDependencies = Omit<RendererSettings, "assets">

/**
 * Pages from a build.
 *
 * Fails with a UserError when there is none.
 *
 * @param buildFolder holds `client` and `server`
 * @param from where pages have the files and pictures from, and where the accounts service is; null = here
 */
export async function builtPages(
  buildFolder: string,
  dependencies: PagesDependencies,
  from: Pick<ServeSettings, "assetsOrigin" | "accountsUrl"> = { assetsOrigin: null, accountsUrl: null },
): Promise<PageSource> {
  const { assetsOrigin, accountsUrl } = from
  const clientFolder = join(buildFolder, "client")
  const assets = {
    ...builtAssets(clientFolder),
    ...(assetsOrigin === null ? {} : { origin: assetsOrigin }),
    ...(accountsUrl === null ? {} : { accounts: accountsUrl }),
  }
  const path = join(buildFolder, "server/render.js")
  const loaded: unknown = await import(pathToFileURL(path).href).catch(() => {
    throw new UserError(`${path} cannot be loaded. Run \`npm run build\`.`)
  })
  return {
    render: rendererOf(loaded)({ ...dependencies, assets }),
    assets: makeStaticAssets(clientFolder),
    buildId: buildIdOf(join(clientFolder, ".vite/manifest.json"), path),
    before: null,
    close: async () => undefined,
  }
}

/** The server entry's `createRenderer`. Fails with a UserError when the module has none: it is of another version. */
export function rendererOf(loaded: unknown): CreateRenderer {
  if (isServerEntry(loaded)) return loaded.createRenderer
  throw new UserError("the built pages do not fit this version. Run `npm run build`.")
}

const isServerEntry = (loaded: unknown): loaded is { readonly createRenderer: CreateRenderer } =>
  typeof loaded === "object" && loaded !== null && typeof Reflect.get(loaded, "createRenderer") === "function"

function buildIdOf(...paths: readonly string[]): string {
  const hash = createHash("sha256")
  for (const path of paths) hash.update(readFileSync(path))
  return hash.digest("base64url").slice(0, 16)
}

interface ManifestChunk {
  readonly file: string
  readonly imports: readonly string[]
}

/**
 * The addresses of a build's files, from Vite's manifest.
 *
 * Fails with a UserError when there is no build.
 *
 * @param clientFolder such as `dist/client`
 */
function builtAssets(clientFolder: string): PageAssets {
  const manifest = readManifest(join(clientFolder, ".vite/manifest.json"))
  const styles = new Map(styleFiles.map((key) => [key, `/${chunkOf(manifest, key).file}`] as const))
  const filesOf = (key: string) => [...withImports(manifest, key)].map((needed) => `/${chunkOf(manifest, needed).file}`)
  return {
    styles,
    starter: readFileSync(join(clientFolder, chunkOf(manifest, "ui/runtime/islands/page-starter.ts").file), "utf8").trim(),
    entries: ofEachEntry(filesOf),
  }
}

function chunkOf(manifest: ReadonlyMap<string, ManifestChunk>, key: string): ManifestChunk {
  const chunk = manifest.get(key)
  if (chunk === undefined) throw new UserError(`the build has no ${key}. Run \`npm run build\`.`)
  return chunk
}

/** An entry and every chunk that it imports statically. */
function withImports(manifest: ReadonlyMap<string, ManifestChunk>, key: string, found: Set<string> = new Set()): ReadonlySet<string> {
  if (found.has(key)) return found
  found.add(key)
  for (const imported of chunkOf(manifest, key).imports) withImports(manifest, imported, found)
  return found
}

function readManifest(path: string): ReadonlyMap<string, ManifestChunk> {
  let parsed: unknown
  try {
    parsed = JSON.parse(readFileSync(path, "utf8"))
  } catch {
    throw new UserError("there is no build of the pages yet. Run `npm start` or `npm run build`.")
  }
  const entries = typeof parsed === "object" && parsed !== null ? Object.entries(parsed) : []
  return new Map(entries.map(([key, value]: readonly [string, unknown]) => [key, readChunk(value)]))
}

function readChunk(value: unknown): ManifestChunk {
  const field = (name: string): unknown => (typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined)
  const imports = field("imports")
  return { file: String(field("file")), imports: Array.isArray(imports) ? imports.map(String) : [] }
}
