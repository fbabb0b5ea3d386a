import { rm } from "node:fs/promises"
import { join } from "node:path"
import fc from "fast-check"
import { beforeAll, expect, vi } from "vitest"
import { isForeignObject, isList, parseJson } from "../../../core/web/untrusted-json.ts"
import { createShop, type Shop } from "../../../fixtures/shop/create-shop.ts"
import { createRenderer } from "../../../ui/server/render.tsx"
import { property } from "../../support/property/property.ts"
import { makeShopper } from "../../support/shop/shopper.ts"
import { smallCatalogue, writeCatalogue } from "../../support/shop/small-catalogue.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { newPlace } from "../../support/shop/seeded-place.ts"
import { temporaryFolder } from "../../support/shop/test-shop.ts"
import { assets } from "../../ui/rendered-page.ts"

let shop: Shop
let cookie = ""
beforeAll(async () => {
  // each lie that cannot be read is logged
  vi.spyOn(process.stderr, "write").mockReturnValue(true)
  const folder = await temporaryFolder()
  const catalogueFolder = join(folder, "catalogue")
  await writeCatalogue(catalogueFolder, smallCatalogue())
  const { place, drop } = await newPlace(folder)
  shop = await createShop({ place, dataFolder: folder, catalogueFolder, now: () => testNowMs })
  const shopper = makeShopper(shop)
  await shopper.post("/basketchange.php", { product: "601", size: "M", number: "1" })
  cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
  return async () => {
    await shop.close()
    await drop()
    vi.restoreAllMocks()
    await rm(folder, { recursive: true, force: true })
  }
})

/** What a shop that was taken over may say in place of anything that it says. */
const lies: readonly unknown[] = [
  "//evil.example/a",
  "/\\evil.example/a",
  "https://evil.example/a",
  "javascript:alert(1)",
  "data:text/html,<hostile>",
  "/a.jpg, //evil.example/b.jpg",
  "/a b",
  "\t//evil.example",
  `"'--></title></script></style><hostile onclick=alert(1)>`,
  `<p><hostile><a href="//evil.example">a</a><img src="https://evil.example/a.png" srcset="//evil.example/b.png 2x"><form action="//evil.example"></p>`,
  null,
  -1,
  1e308,
  2 ** 53 + 2,
  [],
  {},
  "",
  "x".repeat(2_000),
]

/** The same JSON in which some values are lies: `picks` says after how many values the next one stands, and which it is. */
function withLies(json: unknown, picks: readonly (readonly [after: number, lie: number])[]): unknown {
  let left = [...picks]
  const walk = (value: unknown): unknown => {
    const [next, ...rest] = left
    if (next !== undefined) {
      left = next[0] === 0 ? rest : [[next[0] - 1, next[1]], ...rest]
      if (next[0] === 0) return lies[next[1] % lies.length]
    }
    if (isList(value)) return value.map(walk)
    return isForeignObject(value) ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)])) : value
  }
  return walk(json)
}

interface Visited {
  readonly path: string
  readonly scheme: "http" | "https"
  readonly picks: readonly (readonly [number, number])[]
}

/** The page that a visitor gets, and where a redirect leads. */
async function visit({ path, scheme, picks }: Visited): Promise<string> {
  const url = new URL(`${scheme}://own.test${path}`)
  const lying = async (request: Request): Promise<Response> => {
    const json = parseJson(await (await shop.fetch(request)).text())
    return Response.json(isForeignObject(json) ? { ...json, data: withLies(json["data"], picks) } : json)
  }
  const page = await createRenderer({ fetch: lying, assets })({ url, cookie, nonce: "n", nowMs: testNowMs, recording: null })
  return `${await new Response(page.body).text()}<a href="${page.headers["location"] ?? "/"}">`
}

/** Every address in a page: of links, forms, pictures and their lists of widths. */
function addressesIn(html: string): readonly string[] {
  const plain = (text: string) =>
    text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&")
  return [...html.matchAll(/<[a-z][^>]*?\s(href|src|srcset|action|formaction|poster)="([^"]*)"/gi)].flatMap(([, name = "", value = ""]) =>
    name.toLowerCase() === "srcset"
      ? plain(value)
          .split(/,\s*/)
          .map((candidate) => candidate.split(/\s+/)[0] ?? "")
      : [plain(value)],
  )
}

const paths = [
  "/",
  "/product-pol-601.html",
  "/product-eng-605.html",
  "/basketedit.php",
  "/pol_m_Dom-11.html",
  "/search.php?text=k",
  "/terms.html",
  "/signin.php",
]

property("whatever a shop says, no address of a page leads off, and nothing of it becomes an element (19.42)", {
  fault: "a link of the data is written into the page as it is",
  rule: visit,
  planted: async (visited: Visited) => (await visit(visited)).replaceAll('href="/"', 'href="//evil.example"'),
  holds: (page) =>
    fc.asyncProperty(
      fc.record({
        path: fc.constantFrom(...paths),
        scheme: fc.constantFrom("http" as const, "https" as const),
        picks: fc.array(fc.tuple(fc.nat({ max: 120 }), fc.nat({ max: lies.length - 1 })), { minLength: 1, maxLength: 12 }),
      }),
      async (visited) => {
        const html = await page(visited)
        expect(html).not.toMatch(/<hostile|<[^>"']*\sonclick/)
        for (const address of addressesIn(html)) {
          const { protocol, origin } = new URL(address, `${visited.scheme}://own.test${visited.path}`)
          expect(protocol === "tel:" || protocol === "mailto:" || origin === `${visited.scheme}://own.test`, address).toBe(true)
        }
      },
    ),
  runs: 500,
})
