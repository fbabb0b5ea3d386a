import { createHash } from "node:crypto"
import { existsSync, readdirSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { extname, join, relative, sep } from "node:path"
import { chooseCoding, type ContentCoding } from "./compression.ts"
import { isMatch } from "./page-cache.ts"

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
}
const endings: Readonly<Record<ContentCoding, string>> = { br: ".br", gzip: ".gz" }

interface LoadedFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly tag: string
}

/** Answers for the built files of one folder, or `null` when the folder has no such file. */
export type StaticAssets = (request: Request) => Promise<Response | null>

/**
 * Serves a build's files: only those that were there at the start, so no path can leave the folder. Files under
 * `/assets/` carry a hash of their content in their names and never change. A build's `.br` and `.gz` copies are preferred.
 */
export function makeStaticAssets(folder: string): StaticAssets {
  const files = listFiles(folder)
  const loaded = new Map<string, LoadedFile>()
  const load = async (path: string): Promise<LoadedFile> => {
    const known = loaded.get(path)
    if (known !== undefined) return known
    const bytes = new Uint8Array(await readFile(join(folder, path)))
    const file = { bytes, tag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"` }
    loaded.set(path, file)
    return file
  }

  return async (request) => {
    const path = decodedPath(new URL(request.url).pathname)
    if (path === null || !files.has(path)) return null
    const wished = chooseCoding(request.headers.get("accept-encoding") ?? "")
    const coding = wished !== null && files.has(path + endings[wished]) ? wished : null
    const { bytes, tag } = await load(coding === null ? path : path + endings[coding])
    const headers = new Headers({
      "content-type": types[extname(path)] ?? "application/octet-stream",
      "cache-control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      etag: tag,
      vary: "Accept-Encoding",
    })
    if (isMatch(request.headers.get("if-none-match") ?? "", tag)) return new Response(null, { status: 304, headers })
    if (coding !== null) headers.set("content-encoding", coding)
    headers.set("content-length", String(bytes.byteLength))
    return new Response(request.method === "HEAD" ? null : bytes, { headers })
  }
}

function listFiles(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set()
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/")}`)
  return new Set(paths.filter((path) => !path.startsWith("/.vite/")))
}

function decodedPath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
