import { basketChangePath } from "../../core/addresses/addresses.ts"
import { mkdtemp, mkdir, rm, symlink } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { cut } from "../../adapters/node/gapped.ts"
import { packBrotliWithGaps } from "../../adapters/node/gapped-brotli.ts"
import type { PageRenderer } from "../../adapters/node/page-renderer.ts"
import { createShop, type Shop } from "../../fixtures/shop/create-shop.ts"
import { dataFolderOf } from "../input/settings.ts"
import { builtPages } from "../serve/page-source.ts"
import { UserError } from "../user-error.ts"
import { firstPictures, type PictureScreen } from "./first-pictures.ts"
import type { SizeLine } from "./size-report.ts"

const phone: PictureScreen = { px: 390, density: 1 }
const screens: readonly { readonly name: string; readonly screen: PictureScreen; readonly limitBytes: number }[] = [
  { name: "390", screen: phone, limitBytes: 40_000 },
  { name: "412 x 1.75", screen: { px: 412, density: 1.75 }, limitBytes: 40_000 },
  { name: "1440", screen: { px: 1440, density: 1 }, limitBytes: 110_000 },
]

/** What is weighed: a page as it is fetched before the shopper stirs, and a limit for each of its measures; `html` in bytes. */
const pages = [
  { name: "home", path: "/", inCart: false, html: 12_000, requests: 6 },
  { name: "category", path: "/pol_m_Ceramika-101.html", inCart: false, html: 12_025, requests: 7 },
  // what its largest picture comes behind, see decision 0061
  { name: "product", path: "/product-pol-535.html", inCart: false, html: 17_000, requests: 9 },
  { name: "cart", path: "/basketedit.php", inCart: true, html: 12_000, requests: 8 },
] as const

/**
 * Weighs the pages of a build against the limits, in front of a freshly seeded shop: the document after gzip, the pictures that come with it on
 * three screens, and the requests until the page is live. Pictures are drawn where they are missing.
 *
 * Fails with a UserError when a page or a picture does not come.
 */
export async function weighPages(root: string): Promise<readonly SizeLine[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), "witryna-size-"))
  const drawn = join(dataFolderOf(undefined, {}), "pictures")
  await mkdir(drawn, { recursive: true })
  await symlink(drawn, join(dataFolder, "pictures"))
  const shop = await createShop({ dataFolder })
  try {
    const { render } = await builtPages(join(root, "dist"), {
      fetch: (request) => shop.fetch(request),
      graphql: (call) => shop.graphql(call),
    })
    const lines: SizeLine[] = []
    for (const page of pages) {
      const html = await documentOf(render, page.path, page.inCart ? await filledCart(shop) : "")
      lines.push({ what: `document, ${page.name} page`, bytes: gzipSync(html).byteLength, limitBytes: page.html })
      if (!page.inCart)
        lines.push({ what: `document, ${page.name} page, kept`, bytes: await keptBytes(html), limitBytes: firstFlightBytes })
      for (const { name, screen, limitBytes } of screens) {
        const bytes = await Promise.all(firstPictures(html, screen).map((address) => pictureBytes(shop, address)))
        if (bytes.length > 0) lines.push({ what: `biggest picture at ${name}, ${page.name}`, bytes: Math.max(...bytes), limitBytes })
      }
      lines.push({ what: `requests, ${page.name} page`, bytes: requestsOf(html), limitBytes: page.requests, unit: "requests" })
    }
    return lines
  } finally {
    await shop.close()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

const origin = "http://shop.local"
const nonce = "the-nonce-of-the-size-"

/** Ten packets, which a server may send before it hears from the browser, less 1.1 kB of headers: what is longer is seen a round trip later. */
const firstFlightBytes = 13_700

/** What a page weighs that many guests ask for: see decision 0073. */
async function keptBytes(html: string): Promise<number> {
  const packed = await packBrotliWithGaps(cut(Buffer.from(html), nonce), Buffer.from("q".repeat(nonce.length)))
  if (packed === null) throw new UserError("brotli cannot pack a page with gaps for its nonce")
  return packed.filled(Buffer.from(nonce)).byteLength
}

async function documentOf(render: PageRenderer, path: string, session: string): Promise<string> {
  const cookie = `lang=pol; ${session}`
  const { status, body } = await render({ url: new URL(path, origin), cookie, nonce, nowMs: Date.now(), recording: null })
  if (status !== 200) throw new UserError(`${path} answers ${status}, so it cannot be weighed`)
  return new Response(body).text()
}

/** The cookies of a visitor with one product in the basket. */
async function filledCart(shop: Shop): Promise<string> {
  const body = new URLSearchParams({ product: "501", size: "onesize", number: "1", mode: "1" })
  const reply = await shop.fetch(new Request(`${origin}${basketChangePath}`, { method: "POST", body }))
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ")
}

async function pictureBytes(shop: Shop, address: string): Promise<number> {
  const reply = await shop.fetch(new Request(new URL(address, origin)))
  if (!reply.ok) throw new UserError(`${address} answers ${reply.status}, so it cannot be weighed`)
  return (await reply.arrayBuffer()).byteLength
}

/** The document itself, its style sheets and icon, the scripts it starts with, and the pictures it does not leave for later. */
function requestsOf(html: string): number {
  const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0
  const scripts = /<script data-files="([^"]*)"/.exec(html)?.[1]?.split(" ").length ?? 0
  return (
    1 +
    count(/<link rel="(?:stylesheet|icon|modulepreload|preload)"/g) +
    count(/<script[^>]* src=/g) +
    scripts +
    firstPictures(html, phone).length
  )
}
