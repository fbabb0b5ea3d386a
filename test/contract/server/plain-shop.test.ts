import { expect, test } from "vitest"
import { createRenderer } from "../../../ui/server/render.tsx"
import { makeShopper, shopOrigin } from "../../support/shop/shopper.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"
import { assets } from "../../ui/rendered-page.ts"

/** A shop of the platform that is not ours: what begins with `own` is in none of its documents. */
async function openPlainShop() {
  const { shop, close } = await openProjectShop()
  const visitor = makeShopper(shop)
  const documents: string[] = []
  const fetch = async (request: Request): Promise<Response> => {
    const text = await request.clone().text()
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
  expect(first).toMatch(/<title>Kubek[^<]* – shop\.example</)
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

test("a service, whose dates the shop does not tell, says so before the press (10.309, 17.26)", async () => {
  const { html, close } = await openPlainShop()
  const page = await html("/product-pol-575.html")
  expect(page).toMatch(/id="projector_button_basket"[^>]*disabled/)
  expect(page).toMatch(/wymaga\swyboru\sopcji/)
  expect(await html("/product-pol-501.html")).not.toMatch(/id="projector_button_basket"[^>]*disabled/)
  await close()
})
