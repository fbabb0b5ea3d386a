import { gunzipSync } from "node:zlib"
import { describe, expect, test } from "vitest"
import { readPageAddress } from "../../../core/pages/page-address.ts"
import { pageNames, pages as shopPages } from "../../../core/pages/pages.ts"
import { pagesPerMap } from "../../../core/pages/sitemap.ts"
import { openTestShop, type TestShop } from "../../support/shop/test-shop.ts"

const origin = "https://glina.test"

async function unpacked({ shop }: Pick<TestShop, "shop">, path: string): Promise<string> {
  const answer = await shop.fetch(new Request(origin + path))
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/gzip"])
  return gunzipSync(await answer.bytes()).toString()
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address.replaceAll("&amp;", "&"))

describe("maps of the shop (10.470, 10.21)", () => {
  test("the index leads to maps, and they to every product, category, producer and text, in both languages, with pictures", async () => {
    const site = await openTestShop()
    const maps = locations(await unpacked(site, "/sitemap.xml.gz"))
    expect(maps).toEqual([`${origin}/sitemap-https-1-1.xml.gz`, `${origin}/sitemap-https-1-2.xml.gz`])
    const texts = await Promise.all(maps.map((address) => unpacked(site, new URL(address).pathname)))
    const pages = texts.flatMap(locations).map((address) => {
      expect(address.startsWith(`${origin}/`)).toBe(true)
      const url = new URL(address)
      return readPageAddress(url.pathname, url.searchParams)
    })
    const ids = (await site.database.all("SELECT id FROM product ORDER BY id")).map(({ id }) => Number(id))
    const told = pages.flatMap((page) => (page?.page === "product" ? [page] : []))
    for (const language of ["pl", "en"] as const)
      expect(told.filter((page) => page.language === language).map(({ productId }) => productId)).toEqual(ids)
    // every page that search engines may keep, and no other
    expect(new Set(pages.map((page) => page?.page))).toEqual(new Set(pageNames.filter((name) => shopPages[name].isPublic)))
    expect(texts[1]).toMatch(
      /hreflang="en" href="https:\/\/glina\.test\/product-eng-601[^"]*"\/>.*<image:loc>https:\/\/glina\.test\/hpeciai\/[0-9a-f]{12}\/pol_pl_[^<]*\.jpg<\/image:loc>/,
    )
  })

  test("a program that has a map is told so; a map that there is not is 404", async () => {
    const { shop } = await openTestShop()
    const ask = (path: string, headers: Readonly<Record<string, string>> = {}) => shop.fetch(new Request(origin + path, { headers }))
    const first = await ask("/sitemap-https-1-2.xml.gz")
    const etag = first.headers.get("etag") ?? ""
    expect((await ask("/sitemap-https-1-2.xml.gz", { "if-none-match": etag })).status).toBe(304)
    const head = await shop.fetch(new Request(`${origin}/sitemap-https-1-2.xml.gz`, { method: "HEAD" }))
    expect([head.headers.get("content-length"), (await head.bytes()).length]).toEqual([first.headers.get("content-length"), 0])
    expect((await ask("/sitemap-https-1-3.xml.gz")).status).toBe(404)
    // another host is another site
    const other = await shop.fetch(new Request("https://other.test/sitemap-https-1-2.xml.gz"))
    expect(other.headers.get("etag")).not.toBe(etag)
  })

  test("many products are told in maps of their own, without a gap and none twice", async () => {
    const site = await openTestShop()
    const [one] = await site.database.all("SELECT * FROM product ORDER BY id LIMIT 1")
    const sample: object = JSON.parse(String(one?.["document"]))
    const more = pagesPerMap + 1
    await site.database.transaction(async (within) => {
      for (let from = 0; from < more; from += 500) {
        const rows = Array.from({ length: Math.min(500, more - from) }, (_, at) => ({
          id: 100_000 + from + at,
          code: `M-${from + at}`,
          listed: 0 as const,
          producer: Number(one?.["producer"]),
          reduction_end: null,
          document: JSON.stringify({ ...sample, id: 100_000 + from + at }),
        }))
        await within.insertInto("product").values(rows).execute()
      }
    }, "read committed")
    const all = Number((await site.database.get("SELECT count(*) AS n FROM product"))?.["n"])
    const maps = locations(await unpacked(site, "/sitemap.xml.gz"))
    expect(maps).toHaveLength(3)
    const counts: number[] = []
    const seen = new Set<string>()
    for (const map of maps.slice(1)) {
      const pages = locations(await unpacked(site, new URL(map).pathname))
      counts.push(pages.length)
      for (const page of pages) seen.add(page)
    }
    expect(counts).toEqual([2 * pagesPerMap, 2 * (all - pagesPerMap)])
    expect(seen.size).toBe(2 * all)
  })
})

test.each([
  ["/robots.txt", "text/plain; charset=utf-8", /^User-agent: \*\nDisallow: [^]*Sitemap: https:\/\/glina\.test\/sitemap\.xml\.gz\n$/],
  ["/manifest.webmanifest", "application/manifest+json", /^\{"id":"\/","name":"/],
  ["/opensearch-eng.xml", "application/opensearchdescription+xml; charset=utf-8", /<Description>Search /],
])("%s answers GET and HEAD as what it is, and tells who has it so (10.471 to 10.474)", async (path, type, form) => {
  const { shop } = await openTestShop()
  const ask = (init: RequestInit) => shop.fetch(new Request(origin + path, init))
  const answer = await ask({})
  expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
    200,
    type,
    "public, max-age=3600",
  ])
  expect(await answer.text()).toMatch(form)
  const head = await ask({ method: "HEAD" })
  expect([head.headers.get("content-length"), await head.text()]).toEqual([answer.headers.get("content-length"), ""])
  expect((await ask({ headers: { "if-none-match": answer.headers.get("etag") ?? "" } })).status).toBe(304)
})

test.each([
  "/sitemap-https-1-1.xml.gz/",
  "/sitemap-https-1-0.xml.gz",
  "/sitemap-https-1-01.xml.gz",
  "/sitemap-https-1--1.xml.gz",
  "/sitemap-https-1-1e1.xml.gz",
  "/sitemap-https-1-9999.xml.gz",
  `/sitemap-https-1-${"9".repeat(3000)}.xml.gz`,
  "/sitemap-https-1-1%2Exml.gz%00",
  "/sitemap-https-1-..%2F..%2Fshop.db",
  "/opensearch-ger.xml",
])("%s is no file of the site: 404 (10.470)", async (path) => {
  const { shop } = await openTestShop()
  expect((await shop.fetch(new Request(origin + path))).status).toBe(404)
})

test.each(["/robots.txt", "/manifest.webmanifest", "/opensearch-pol.xml", "/sitemap.xml.gz", "/sitemap-https-1-1.xml.gz"])(
  "%s takes nothing but GET and HEAD, and says so (10.474)",
  async (path) => {
    const { shop } = await openTestShop()
    for (const method of ["POST", "PUT", "DELETE"]) {
      const answer = await shop.fetch(new Request(origin + path, { method, headers: { origin } }))
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"])
    }
  },
)
