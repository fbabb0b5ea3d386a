import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { appManifest, themeColours } from "../../../core/pages/app-manifest.ts"
import { robotsText } from "../../../core/pages/robots.ts"
import { isSiteFile } from "../../../core/pages/site-files.ts"
import { mapFrame, mappedPage, pagesPerMap, sitemapIndex } from "../../../core/pages/sitemap.ts"
import { openSearchText } from "../../../core/pages/open-search.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { projectFolder } from "../../support/sources/project-sources.ts"

const origin = "https://shop.example"

describe("maps of the shop (10.470)", () => {
  test("a page is told in each language, with all its addresses and pictures, and nothing of it breaks the map", () => {
    const told = mappedPage({ links: { pl: "/a.html?x=1&y=2", en: "/b.html" }, pictures: ["/hpeciai/a.jpg"] }, origin)
    const alternates = [
      '<xhtml:link rel="alternate" hreflang="pl" href="https://shop.example/a.html?x=1&amp;y=2"/>',
      '<xhtml:link rel="alternate" hreflang="en" href="https://shop.example/b.html"/>',
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://shop.example/a.html?x=1&amp;y=2"/>',
      "<image:image><image:loc>https://shop.example/hpeciai/a.jpg</image:loc></image:image>",
    ].join("")
    expect(told).toBe(
      `<url><loc>https://shop.example/a.html?x=1&amp;y=2</loc>${alternates}</url>\n<url><loc>https://shop.example/b.html</loc>${alternates}</url>\n`,
    )
  })

  test("the dearest map has at most 50,000 addresses and 50 MB", () => {
    const longest = `/${"a".repeat(120)}`
    const page = mappedPage({ links: { pl: longest, en: longest }, pictures: Array.from({ length: 300 }, () => longest) }, origin)
    expect(pagesPerMap * 2).toBeLessThanOrEqual(50_000)
    expect(page.match(/<image:loc>/g)).toHaveLength(40)
    expect(mapFrame.start.length + mapFrame.end.length + pagesPerMap * page.length).toBeLessThanOrEqual(52_428_800)
  })

  test("the index names each map once (11.107)", () => {
    expect([...sitemapIndex(origin, 3).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)).toEqual([
      "https://shop.example/sitemap-https-1-1.xml.gz",
      "https://shop.example/sitemap-https-1-2.xml.gz",
      "https://shop.example/sitemap-https-1-3.xml.gz",
    ])
  })
})

/** Whether a robots file keeps an address out, as RFC 9309 reads it: a rule is the beginning of path and query, `*` is anything. */
function isKeptOut(address: string): boolean {
  const rules = robotsText(origin).matchAll(/^Disallow: (.+)$/gm)
  return [...rules].some(([, rule = ""]) => {
    let at = 0
    return rule.split("*").every((part, index) => {
      const found = address.indexOf(part, at)
      at = found + part.length
      return index === 0 ? found === 0 : found >= 0
    })
  })
}

describe("what search engines are kept from (10.471)", () => {
  test.each([
    "/",
    "/main-eng.html",
    "/product-pol-501-Kubek-Krater.html",
    "/product-eng-501-Krater-mug.html",
    "/pol_m_Ceramika-101.html",
    "/pol_m_Ceramika-101.html?counter=2",
    "/firm-pol-11-Glina.html",
    "/pl/content/terms.html",
    "/contact-eng.html",
    "/categories.php?lang=eng",
    "/hpeciai/0123456789abcdef/pol_pl_Kubek-501_1.avif",
    "/assets/shell-0a1b2c.js",
    "/manifest.webmanifest",
  ])("%s may be read", (address) => expect(isKeptOut(address)).toBe(false))

  test.each([
    "/search.php?text=kubek",
    "/search.php?lang=eng",
    "/basketedit.php?mode=1",
    "/basketedit.php?mode=2",
    "/return.php?status=basket_empty",
    "/signin.php",
    "/login.php",
    "/client-orders.php",
    "/subscriptions.php",
    "/withdrawal.php",
    "/returns-open.php?step=rows",
    "/rma-open.php",
    "/returns.php",
    "/settings.php?comparers=add&product=501",
    "/shoppinglist.php?list=1",
    "/product-compare.php",
    "/product-review.php?product=501",
    "/last-seen.php?products=501",
    "/pickup-sites.php",
    "/payments-pol-501.html",
    "/instalments-eng-501.html",
    "/stores-pol-501.html",
    "/ajax/projector.php?product=501",
    "/graphql/v1/",
    "/pol_m_Ceramika-101.html?filter_sizes=M",
    "/eng_m_Ceramics-101.html?counter=1&filter_price_to=100",
    "/firm-pol-11-Glina.html?sort=price",
    "/pol_m_Ceramika-101.html?portions=48",
    "/product-pol-501.html?selected_size=M",
    "/product-pol-501.html?curr=EUR",
  ])("%s is kept out", (address) => expect(isKeptOut(address)).toBe(true))

  test("the map of the shop is named with its origin", () =>
    expect(robotsText(origin)).toMatch(/^Sitemap: https:\/\/shop\.example\/sitemap\.xml\.gz$/m))
})

describe("the shop among a device's programs (10.472)", () => {
  test.each([
    ["Glina i Len", "Rzeczy na lata", "Glina i Len – Rzeczy na lata", "Glina i Len"],
    ["Glina", "", "Glina", "Glina"],
    ["Pracownia Ceramiki Artystycznej", "", "Pracownia Ceramiki Artystycznej", "Pracownia"],
  ])("%s with the claim %j is called %s, and %s under its sign", (name, claim, whole, short) =>
    expect(appManifest({ name, claim })).toMatchObject({ name: whole, short_name: short, display: "standalone", start_url: "/" }),
  )

  test("the colours are those of the style sheets' paper, light and dark", () => {
    const sheet = readFileSync(join(projectFolder, "ui/styles/tokens.css"), "utf8")
    expect([...sheet.matchAll(/--paper: (#[0-9a-f]{6});/g)].map(([, colour]) => colour)).toEqual([themeColours.light, themeColours.dark])
  })

  test("each icon is there in the size that it is said to have", () => {
    for (const { src, sizes, type } of appManifest({ name: "a", claim: "" }).icons) {
      const bytes = readFileSync(join(projectFolder, "ui/public", src))
      if (type === "image/png") expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes)
    }
    expect(readFileSync(join(projectFolder, "ui/public/apple-touch-icon.png")).readUInt32BE(16)).toBe(180)
    expect([...readFileSync(join(projectFolder, "ui/public/favicon.ico")).subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0])
  })
})

test("the search is described with the shop's name, cut to what browsers take, and safe in its file (10.473)", () => {
  const text = openSearchText('Miski & "Kubki" <b>', { texts: textCatalogue("pl", {}), language: "pl", origin })
  expect(text).toContain("<ShortName>Miski &amp; &quot;Kubki&quot;</ShortName>")
  expect(text).toContain("<Description>Szukaj w sklepie Miski &amp; &quot;Kubki&quot; &lt;b&gt;</Description>")
  expect(text).toContain('template="https://shop.example/search.php?text={searchTerms}&amp;lang=pol"')
})

test.each([
  ["/robots.txt", true],
  ["/sitemap.xml.gz", true],
  ["/sitemap-https-1-12.xml.gz", true],
  ["/sitemap-https-1-0.xml.gz", false],
  ["/sitemap-https-1-99999.xml.gz", false],
  ["/sitemap-https-2-1.xml.gz", false],
  ["/manifest.webmanifest", true],
  ["/opensearch-pol.xml", true],
  ["/opensearch-ger.xml", false],
  ["/robots.txt/", false],
])("%s is a file of the site: %j (10.471)", (path, isOne) => expect(isSiteFile(path)).toBe(isOne))
