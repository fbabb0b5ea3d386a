import { type ComparablePage, foundPages } from "../../../core/changeover/chosen-pages.ts"
import { readRobots, type RobotsSaid } from "../../../core/changeover/robots-said.ts"
import { findAll, hasName } from "../../../core/web/page-elements.ts"
import { readLimitedBody } from "../../../core/web/limited-body.ts"
import { addressHere } from "../address-here.ts"
import { type SideAnswer, comparingAgent } from "./paced-pages.ts"

/** What is there to compare. */
export interface FoundShop {
  readonly robots: RobotsSaid
  readonly pages: readonly ComparablePage[]
  /** pages that `robots.txt` keeps us from */
  readonly keptOut: number
}

/** Units: bytes unpacked, maps, addresses of all maps together. */
export const siteMapLimits = { bytes: 8_000_000, maps: 12, addresses: 50_000 } as const

const mapPath = "/sitemap.xml.gz"

/**
 * The pages of a shop that can be compared: its home page, what that leads to, and what its maps name. An address that could change something, because it has a
 * query, is none of them.
 *
 * Spec: 10.1040, 10.1046.
 *
 * @param ask one address of the shop, with the pause that it wants before it
 * @returns a text: why nothing is there to compare
 */
export async function findPages(origin: URL, ask: (path: string) => Promise<SideAnswer>): Promise<FoundShop | string> {
  const said = await ask("/robots.txt")
  if (said.is === "trouble") return said.why
  const robots = readRobots(said.is === "status" && said.status === 200 ? new TextDecoder().decode(said.bytes) : "", comparingAgent)
  if (!robots.allows("/")) return "its robots.txt keeps programs out"
  const home = await ask("/")
  if (home.is === "trouble") return home.why
  if (home.is !== "page" || home.status !== 200) return `its home page answers ${home.status}`
  const linked = findAll(home.page, hasName("a"), 5_000).flatMap(({ attributes }) => addressHere(attributes["href"], home.at) ?? [])
  const mapped = await addressesOfMaps(origin, robots, ask)
  const addresses = ["/", ...linked, ...mapped].map((address) => address.replace(/#.*$/, "")).filter(isPage)
  const allowed = addresses.filter((address) => robots.allows(address))
  const pages = foundPages(allowed)
  return { robots, pages, keptOut: foundPages(addresses).length - pages.length }
}

/** A page by its name: no query, no file of another kind. */
const isPage = (address: string): boolean =>
  !address.includes("?") &&
  !/^\/(?:hpeciai|data|gfx|ajax|assets|graphql)\//.test(address) &&
  (/\.(?:html?|php)$/i.test(address) || !/\.\w{1,5}$/.test(address))

async function addressesOfMaps(origin: URL, robots: RobotsSaid, ask: (path: string) => Promise<SideAnswer>): Promise<readonly string[]> {
  const named = robots.maps.flatMap((address) => addressHere(address, origin) ?? [])
  const waiting = named.length > 0 ? [...named] : [mapPath]
  const [found, seen] = [new Set<string>(), new Set<string>()]
  while (seen.size < siteMapLimits.maps && found.size < siteMapLimits.addresses) {
    const next = waiting.shift()
    if (next === undefined) break
    if (seen.has(next) || !robots.allows(next)) continue
    seen.add(next)
    const answer = await ask(next)
    const xml = answer.is === "status" && answer.status === 200 ? await mapText(answer.bytes) : ""
    const addresses = [...xml.matchAll(/<loc>\s*(?:<!\[CDATA\[)?([^<\]]{1,600})/g)].flatMap(([, address = ""]) => {
      const path = addressHere(address.trim().replaceAll("&amp;", "&"), origin)
      return path === null ? [] : [path]
    })
    if (/<sitemapindex\b/.test(xml)) waiting.push(...addresses)
    else for (const address of addresses.slice(0, siteMapLimits.addresses - found.size)) found.add(address)
  }
  return [...found]
}

/** A map may be packed, or only called so. "" = it cannot be read, or is too long. */
async function mapText(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b
  const whole = new Response(isPacked ? new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")) : bytes)
  try {
    const plain = await readLimitedBody(whole, siteMapLimits.bytes)
    return plain === null ? "" : new TextDecoder().decode(plain)
  } catch {
    return ""
  }
}
