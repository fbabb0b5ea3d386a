import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { isForeignObject, isList } from "../../../core/web/untrusted-json.ts"
import { textKeys } from "../../../core/texts/text-catalogue.ts"
import { createShop, type Shop } from "../../../fixtures/shop/create-shop.ts"
import { openShopData } from "../../support/shop/shop-data.ts"
import { setShopText } from "../../../fixtures/shop/shop-settings.ts"
import { createRenderer } from "../../../ui/server/render.tsx"
import { makeShopper, shopOrigin, type Shopper } from "../../support/shop/shopper.ts"
import { smallCatalogue, writeCatalogue } from "../../support/shop/small-catalogue.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { openTestShop, temporaryFolderForTest } from "../../support/shop/test-shop.ts"
import { emptyPlace } from "../../support/store/store-of-test.ts"
import { assets } from "../../ui/rendered-page.ts"

/** Leaves text, an attribute, a script element and a comment, and would be an element of its own. */
const hostile = `"'--></title></script></style><hostile onclick=alert(1) style="top:0">`
/** An element that came out of it. */
const element = /<(?:hostile|svg onload|img src=x)|href="javascript:/g

/** Texts that people read, by the name they have in a catalogue's file: on these nothing depends. */
const readTexts = new Set([
  "place",
  "story",
  "company",
  "street",
  "city",
  "phone",
  "claim",
  "hours",
  "name",
  "text",
  "author",
  "title",
  "alt",
  "summary",
])
/** Markup that a catalogue is refused for, so it is written past the check. */
const markup = `<p onclick="alert(1)">a</p><hostile>b</hostile><a href="javascript:alert(1)">c</a><img src=x onerror=alert(1)><svg onload=alert(1)>`

function madeHostile(json: unknown, key = ""): unknown {
  if (isList(json)) return json.map((item) => madeHostile(item, key))
  if (isForeignObject(json))
    return Object.fromEntries(
      Object.entries(json).map(([name, value]) => [name, madeHostile(value, name === "pl" || name === "en" ? key : name)]),
    )
  if (typeof json !== "string") return json
  return readTexts.has(key) ? `${json.slice(0, 20)}${hostile}` : json
}

/** Every page of the small shop that shows what the catalogue and its words say, and the calls that scripts make. */
const pages = [
  "/",
  "/pol_m_Dom-11.html",
  "/eng_m_Dom-11.html",
  "/search.php?text=o",
  "/firm-pol-1-a.html",
  "/basketedit.php",
  "/signin.php",
  "/terms.html",
  "/nothing.html",
].concat([601, 602, 603, 604, 605, 606, 607, 608, 609].flatMap((id) => [`/product-pol-${id}.html`, `/product-eng-${id}.html`]))
const calls = ["/ajax/get.php?request=%7B%22Basket%22%3A%7B%7D%7D", "/ajax/projector.php?product=601&get=sizes,versions,product,sizeprices"]

async function answersOf(shop: Shop, shopper: Shopper): Promise<readonly (readonly [string, string])[]> {
  const render = createRenderer({ fetch: (request) => shop.fetch(request), graphql: (call) => shop.graphql(call), assets })
  const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
  const shown = pages.map(async (path) => {
    const page = await render({ url: new URL(path, shopOrigin), cookie, nonce: "n", nowMs: testNowMs, recording: null })
    return [path, await new Response(page.body).text()] as const
  })
  const html = calls.map(async (path) => {
    const answer = await shopper.send(path)
    const isPage = answer.headers.get("content-type")?.startsWith("text/html") === true
    return [path, isPage ? await answer.text() : ""] as const
  })
  return Promise.all([...shown, ...html])
}

/** The elements that came out of hostile texts, with what stands around them. */
const elementsIn = (answers: readonly (readonly [path: string, text: string])[]) =>
  answers.flatMap(([path, text]) => [...text.matchAll(element)].map(({ index }) => `${path}: ${text.slice(index - 60, index + 40)}`))

test("a catalogue whose every text is markup is shown as text: no page and no answer holds an element of it", async () => {
  const folder = await temporaryFolderForTest()
  const catalogueFolder = join(folder, "catalogue")
  const files = smallCatalogue().map(({ file, text }) => ({
    file,
    text: JSON.stringify(file === "accounts.json" ? JSON.parse(text) : madeHostile(JSON.parse(text))),
  }))
  await writeCatalogue(catalogueFolder, files)
  const place = await emptyPlace()
  const shop = await createShop({ place, dataFolder: folder, catalogueFolder, now: () => testNowMs })
  const database = await openShopData(place)
  onTestFinished(async () => {
    await shop.close()
    await database.close()
  })
  for (const table of ["product", "shop_document"])
    await database.run(`UPDATE ${table} SET document = replace(document, '<p>', ?)`, JSON.stringify(markup).slice(1, -1))
  const shopper = makeShopper(shop)
  await shopper.post("/basketchange.php", { product: "601", size: "M", number: "1" })
  const answers = await answersOf(shop, shopper)
  expect(answers.filter(([, text]) => text.includes("hostile")).length).toBeGreaterThan(20)
  expect(elementsIn(answers)).toEqual([])
})

test("words of the shop's own that hold markup are shown as text, each of them", async () => {
  const { shop, database } = await openTestShop()
  for (const key of textKeys) {
    for (const language of ["pl", "en"] as const) await setShopText(database, key, language, hostile)
  }
  const shopper = makeShopper(shop)
  await shopper.post("/basketchange.php", { product: "601", size: "M", number: "1" })
  const answers = await answersOf(shop, shopper)
  expect(answers.filter(([, text]) => text.includes("hostile")).length).toBeGreaterThan(20)
  expect(elementsIn(answers)).toEqual([])
})
