/** Where the tiles of a map come from. */
export interface MapTiles {
  /** with `{z}`, `{x}` and `{y}` */
  readonly address: string
  /** who drew them, in the shopper's language; null = the shop itself */
  readonly attribution: string | null
}

/** The tiles of the shop's own drawing. Spec: 10.263, 18.59. */
export const ownTiles: MapTiles = { address: "/hpeciai/map/{z}/{x}/{y}.svg", attribution: null }

/** The longest address of tiles, in UTF-16 units. */
const maxAddress = 300

/** Small letters, digits, hyphens and dots: a host that a policy names as it stands. One label alone is no host of the web. */
const origin = /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?(?::[1-9]\d{0,4})?(?=\/)/

/** What may follow: neither blanks nor quotes, and nothing by which a policy or a piece of markup could end. */
const path = /^\/[A-Za-z0-9\-._~/@%?=&+{}]*$/

const maxPort = 65_535

/**
 * Is this the address of a public tile service? It is an https address with each of `{z}`, `{x}` and `{y}` once, behind a host that is
 * written out: a page may load pictures from that one origin, and a template of hosts would name many.
 *
 * Spec: 7.84, 10.274.
 *
 * @example isTilesAddress("https://tiles.example.org/{z}/{x}/{y}.png") // => true
 * @example isTilesAddress("https://{s}.tiles.example.org/{z}/{x}/{y}.png") // => false
 * @example isTilesAddress("https://tiles.example.org/; script-src x;/{z}/{x}/{y}.png") // => false
 */
export function isTilesAddress(address: string): boolean {
  const found = tilesOrigin(address)
  if (found === null || address.length > maxAddress) return false
  const rest = address.slice(found.length)
  if (!path.test(rest)) return false
  const places = rest.match(/\{[^{}]*\}/g) ?? []
  const isWhole = !/[{}]/.test(rest.replaceAll(/\{[^{}]*\}/g, ""))
  return isWhole && places.toSorted().join("") === "{x}{y}{z}"
}

/**
 * The origin that a page has to allow for tiles at an address; `null` for the page's own, and for what is no address of tiles elsewhere.
 *
 * Spec: 10.274.
 *
 * @example tilesOrigin("https://tiles.example.org:8443/{z}/{x}/{y}.png?key=1") // => "https://tiles.example.org:8443"
 * @example tilesOrigin("/hpeciai/map/{z}/{x}/{y}.svg") // => null
 */
export function tilesOrigin(address: string): string | null {
  const found = origin.exec(address)?.[0] ?? null
  if (found === null) return null
  const port = /:(\d+)$/.exec(found)?.[1]
  return port !== undefined && Number(port) > maxPort ? null : found
}
