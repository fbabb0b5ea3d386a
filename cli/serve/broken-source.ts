import { relative } from "node:path"
import { stripVTControlCharacters } from "node:util"
import type { RenderedPage } from "../../adapters/node/page-renderer.ts"
import { escapedHtml } from "../../core/web/html-text.ts"

/** What is wrong with a source in development: where, and in whose words. */
export interface BrokenSource {
  /** such as "ui/product/ProductHead.tsx:15:8"; null = nothing tells */
  readonly place: string | null
  /** without colours of a terminal */
  readonly message: string
  /** from where it was called, as far as that is in the project */
  readonly calls: readonly string[]
}

/**
 * Reads what Vite throws for a source that cannot be loaded, or what such a source threw itself.
 *
 * @param root the project's folder, absolute
 */
export function brokenSource(thrown: unknown, root: string): BrokenSource {
  const message = stripVTControlCharacters(thrown instanceof Error ? thrown.message : String(thrown))
  const stack = stripVTControlCharacters(thrown instanceof Error ? (thrown.stack ?? "") : "")
  const inProject = [...stack.matchAll(/^ +at (?:.*\()?((?:\/|[A-Z]:)[^()\n]*:\d+:\d+)\)?$/gm)]
    .map(([, place = ""]) => relative(root, place))
    .filter((place) => !place.startsWith("..") && !/node_modules/.test(place))
  return { place: syntaxPlace(thrown, root) ?? inProject[0] ?? null, message, calls: inProject }
}

/** Where a parser stopped; lines and columns from 1, as editors count. */
function syntaxPlace(thrown: unknown, root: string): string | null {
  const errors: unknown = fieldOf(thrown, "errors")
  const first: unknown = Array.isArray(errors) ? errors[0] : thrown
  const loc = fieldOf(first, "loc")
  const [file, line, column] = [fieldOf(loc, "file") ?? fieldOf(first, "id"), fieldOf(loc, "line"), fieldOf(loc, "column")]
  return typeof file === "string" && typeof line === "number" && typeof column === "number"
    ? `${relative(root, file)}:${line}:${column + 1}`
    : null
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined

/** The page that says so; Vite's client on it loads it anew when the source is mended. */
export function brokenSourcePage({ place, message, calls }: BrokenSource, nonce: string): RenderedPage {
  const title = escapedHtml(place ?? "A source cannot be loaded")
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="/favicon.svg"><title>${title}</title>
<script type="module" nonce="${escapedHtml(nonce)}" src="/@vite/client"></script>
<h1>${title}</h1><pre>${escapedHtml(message)}</pre><pre>${escapedHtml(calls.join("\n"))}</pre></html>`
  return {
    status: 500,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
    cookies: [],
    body: new TextEncoder().encode(html),
    keepUntilMs: 0,
  }
}
