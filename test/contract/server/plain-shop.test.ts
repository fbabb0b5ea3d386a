import { expect, test } from "vitest"
import { createRenderer } from "../../../ui/server/render.tsx"
import { makeShopper, shopOrigin } from "../../support/shop/shopper.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"
import { assets } from "../../ui/rendered-page.ts"

/** Answers the call for a product's blocks in place of the shop. */
type AnswerBlocks = () => Response

/** A shop of the platform that is not ours: what begins with `own` is in none of its documents. */
async function openPlainShop(answerBlocks?: AnswerBlocks) {
  const { shop, close } = await openProjectShop()
  const visitor = makeShopper(shop)
  const documents: string[] = []
  const blocks: string[] = []
  const fetch = async (request: Request): Promise<Response> => {
    const text = await request.clone().text()
    if (request.url.includes("/ajax/projector.php")) {
      blocks.push(new URL(request.url).searchParams.get("get") ?? "")
      return answerBlocks === undefined ? shop.fetch(request) : answerBlocks()
    }
    if (!request.url.includes("/graphql/")) return shop.fetch(request)
    documents.push(text)
    const unknown = /\bown[A-Z]\w*/.exec(text)?.[0]
    if (unknown === undefined) return shop.fetch(request)
    return Response.json({ errors: [{ message: `Cannot query field "${unknown}" on type "Query".` }] })
  }
  const render = createRenderer({ fetch, assets, shopName: "shop.example" })
  return {
    visitor,
    documents,
    blocks,
    close,
    html: async (path: string) => {
      const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
      const { body } = await render({ url: new URL(path, shopOrigin), cookie, nonce: "n", nowMs: testNowMs, recording: null })
      return new Response(body).text()
    },
  }
}

test("a shop that knows none of our calls is named by its host, is no demo shop, and its goods are described (10.309)", async () => {
  const { html, documents, close } = await openPlainShop()
  const first = await html("/product-pol-501.html")
  expect(first).toMatch(/<title[^>]*>Kubek[^<]* – shop\.example</)
  expect(first).not.toMatch(/sklep pokazowy/i)
  expect(first).not.toContain("Sklep nie udostępnia opisu")
  expect(first).toMatch(/id="projector_longdescription"[\s\S]*<p>/)
  expect(first).toMatch(/dictionary__name[\s\S]*Pojemność/)
  expect(first).toMatch(/<img[^>]*class="photos__photo/)
  documents.length = 0
  expect((await html("/product-pol-502.html")).length).toBeGreaterThan(1000)
  expect(documents).toHaveLength(1)
  expect(documents[0]).not.toMatch(/\bown[A-Z]/)
  await close()
})

test.each([
  ["a subscription", { product: "572", size: "uniw", number: "2", subscription: "true", days_in_period: "30" }, "79,00", "158,00"],
  ["a plain product", { product: "501", size: "uniw", number: "2" }, "69,00", "138,00"],
])("in a row of the cart one costs what the row does divided by its quantity: %s (10.310)", async (_, fields, each, sum) => {
  const { visitor, html, close } = await openPlainShop()
  await visitor.post("/basketchange.php", fields)
  const cart = await html("/basketedit.php")
  expect(/class="basket__price">([^<\s]*)/.exec(cart)?.[1]).toContain(each)
  expect(/class="basket__sum">([^<\s]*)/.exec(cart)?.[1]).toContain(sum)
  expect(cart).not.toMatch(/sklep pokazowy/i)
  await close()
})

test("a product that is sold by subscription only says so before the press, others are bought (10.309, 11.224)", async () => {
  const { html, close } = await openPlainShop()
  const only = await html("/product-pol-572.html")
  expect(only).toMatch(/id="projector_button_basket"[^>]*disabled/)
  expect(only).toMatch(/wymaga\swyboru\sopcji/)
  expect(await html("/product-pol-570.html")).not.toMatch(/id="projector_button_basket"[^>]*disabled/)
  await close()
})

test("a service, whose dates the shop does not tell, says so before the press (10.309, 17.26)", async () => {
  const { html, close } = await openPlainShop()
  const page = await html("/product-pol-575.html")
  expect(page).toMatch(/id="projector_button_basket"[^>]*disabled/)
  expect(page).toMatch(/wymaga\swyboru\sopcji/)
  expect(await html("/product-pol-501.html")).not.toMatch(/id="projector_button_basket"[^>]*disabled/)
  await close()
})

const pictureFiles = (html: string) => [...html.matchAll(/<img[^>]*class="photos__photo[^>]*/g)].length
const versionLinks = (html: string) =>
  [...html.matchAll(/<a[^>]*class="projector_versions__item[^"]*"[^>]*href="([^"]*)"/g)].map(([, to]) => to)

test("pictures and versions come from the platform's blocks where its API tells one picture (10.309, 11.54, 11.223)", async () => {
  const { html, blocks, close } = await openPlainShop()
  const jug = await html("/product-pol-507.html")
  expect(blocks).toEqual(["pictures,versions,multiversions,bundle"])
  expect(pictureFiles(jug)).toBeGreaterThan(1)
  expect(versionLinks(jug)).toHaveLength(5)
  expect(jug).toMatch(/class="projector_versions__item --selected"/)
  await close()
})

const hostile = {
  pictures: {
    items: [
      { url: "//evil.example/a.jpg", medium: "/ok.jpg", icon: "/ok.jpg" },
      { url: "javascript:alert(1)" },
      ...Array.from({ length: 200 }, (_, at) => ({ url: `a/${at}.jpg`, medium: null })),
    ],
  },
  versions: {
    name: "<script>alert(1)</script>",
    items: [
      { id: 501, name: "one", link: "//evil.example/", gfx: "https://evil.example/a.jpg" },
      ...Array.from({ length: 500 }, (_, at) => ({ id: 1000 + at, name: "<b>x</b>", link: "/product-pol-1000.html" })),
    ],
  },
}

test("what the blocks of another shop say is bounded, leads nowhere else and is no markup (10.309, 11.223)", async () => {
  const { html, close } = await openPlainShop(() => Response.json(hostile))
  const page = await html("/product-pol-501.html")
  expect(page).not.toContain("evil.example")
  expect(page).not.toContain("alert(1)</script>")
  expect(page).not.toContain("<b>x</b>")
  expect(pictureFiles(page)).toBeLessThanOrEqual(30)
  expect(versionLinks(page)).toHaveLength(60)
  expect(versionLinks(page)[0]).toBe("/")
  await close()
})

test.each([
  ["has no such page", () => new Response("<h1>Not found</h1>", { status: 404 })],
  ["answers with a page", () => new Response("<!doctype html><title>shop</title>")],
])("a shop that %s is not asked for blocks at each product (10.309)", async (_, answer) => {
  const { html, blocks, close } = await openPlainShop(answer)
  for (const id of [501, 502, 503]) expect(await html(`/product-pol-${id}.html`)).toMatch(/<img[^>]*class="photos__photo/)
  expect(blocks).toHaveLength(1)
  await close()
})

test("a reply of another shape costs its page nothing but what it would have told (10.309)", async () => {
  const { html, blocks, close } = await openPlainShop(() => Response.json({ pictures: [1], versions: "no" }))
  for (const id of [501, 502]) expect(await html(`/product-pol-${id}.html`)).toMatch(/<img[^>]*class="photos__photo/)
  expect(blocks).toHaveLength(2)
  await close()
})
