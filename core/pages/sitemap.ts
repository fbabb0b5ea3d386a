import { escapedHtml } from "../web/html-text.ts"
import type { LanguageLinks } from "./other-language.ts"

/** The index of the maps of the shop's pages. Spec: 10.21, 11.107. */
export const sitemapIndexPath = "/sitemap.xml.gz"

/**
 * Pages of which one map tells, each in two languages: a map may have 50,000 addresses and 50 MB, and a product's addresses, with those of
 * its pictures, are some three kilobytes.
 *
 * Spec: 10.470.
 */
export const pagesPerMap = 5_000

/** Pictures of one page that a map names at most. Spec: 10.470. */
export const picturesPerPage = 20

/**
 * The address of a map, counted from 1.
 *
 * Spec: 10.21, 11.107.
 *
 * @example sitemapAddress(2) // => "/sitemap-https-1-2.xml.gz"
 */
export const sitemapAddress = (number: number): string => `/sitemap-https-1-${number}.xml.gz`

/**
 * The number of the map at a path; `null` when it is none of a map.
 *
 * Spec: 10.21.
 *
 * @example parseSitemapAddress("/sitemap-https-1-2.xml.gz") // => 2
 * @example parseSitemapAddress("/sitemap-https-1-02.xml.gz") // => null
 */
export function parseSitemapAddress(path: string): number | null {
  const number = /^\/sitemap-https-1-([1-9]\d{0,3})\.xml\.gz$/.exec(path)?.[1]
  return number === undefined ? null : Number(number)
}

/** A page as a map tells it: paths on the shop. */
export interface MappedPage {
  readonly links: LanguageLinks
  readonly pictures: readonly string[]
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** What a map begins and ends with. */
export const mapFrame = {
  start: `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`,
  end: "</urlset>\n",
} as const

/**
 * A page in a map: an entry for each language, each of which names all of them and the pictures.
 *
 * Spec: 10.470.
 *
 * @param origin such as "https://shop.example"
 *
 * @example
 * const page = { links: { pl: "/a.html", en: "/b.html" }, pictures: [] }
 * mappedPage(page, "https://shop.example").split("<url>").map((entry) => entry.split("<", 2).join("<"))
 * // => ["", "<loc>https://shop.example/a.html", "<loc>https://shop.example/b.html"]
 */
export function mappedPage({ links, pictures }: MappedPage, origin: string): string {
  const address = (path: string): string => escapedHtml(origin + path)
  const alternate = (language: string, path: string): string =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address(path)}"/>`
  const others = alternate("pl", links.pl) + alternate("en", links.en) + alternate("x-default", links.pl)
  const shown = pictures.slice(0, picturesPerPage).map((path) => `<image:image><image:loc>${address(path)}</image:loc></image:image>`)
  return [links.pl, links.en].map((path) => `<url><loc>${address(path)}</loc>${others}${shown.join("")}</url>\n`).join("")
}

/**
 * The index of so many maps.
 *
 * Spec: 10.21, 11.107.
 *
 * @example sitemapIndex("https://shop.example", 2).match(/<loc>/g)?.length // => 2
 */
export function sitemapIndex(origin: string, count: number): string {
  const maps = Array.from({ length: count }, (_, at) => `<sitemap><loc>${escapedHtml(origin + sitemapAddress(at + 1))}</loc></sitemap>\n`)
  return `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${maps.join("")}</sitemapindex>\n`
}
