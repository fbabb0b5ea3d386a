import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { PageAssets } from "../../ui/server/render.tsx"
import { UserError } from "../user-error.ts"

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
export function builtAssets(clientFolder: string): PageAssets {
  const manifest = readManifest(join(clientFolder, ".vite/manifest.json"))
  const styles = [...manifest.values()].filter(({ file }) => file.endsWith(".css")).map(({ file }) => `/${file}`)
  return { styles, entries: { product: entryOf(manifest, "product"), cart: entryOf(manifest, "cart"), shell: entryOf(manifest, "shell") } }
}

function entryOf(manifest: ReadonlyMap<string, ManifestChunk>, name: keyof PageAssets["entries"]) {
  const key = `ui/entries/${name}.tsx`
  const entry = manifest.get(key)
  if (entry === undefined) throw new UserError(`the build has no ${key}. Run \`npm run build\`.`)
  return { script: `/${entry.file}`, preload: [...eagerImports(manifest, key)].map((imported) => `/${manifest.get(imported)?.file ?? ""}`) }
}

/** Every chunk that an entry imports statically, without itself. */
function eagerImports(manifest: ReadonlyMap<string, ManifestChunk>, key: string, found: Set<string> = new Set()): ReadonlySet<string> {
  for (const imported of manifest.get(key)?.imports ?? []) {
    if (found.has(imported)) continue
    found.add(imported)
    eagerImports(manifest, imported, found)
  }
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
