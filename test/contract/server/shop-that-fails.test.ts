import { expect, test } from "vitest"
import { createRenderer } from "../../../ui/server/render.tsx"
import { shopOrigin } from "../../support/shop/shopper.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"
import { assets } from "../../ui/rendered-page.ts"

test("the page of a shop that fails keeps the sign and the telephone that an earlier page told, in its language (10.321)", async () => {
  const { shop, close } = await openProjectShop()
  let isThere = true
  const render = createRenderer({
    fetch: (request) => (isThere ? shop.fetch(request) : Promise.reject(new TypeError("refused"))),
    assets,
  })
  const page = async (path: string) => {
    const { status, body } = await render({ url: new URL(path, shopOrigin), cookie: "", nowMs: testNowMs, nonce: "n", recording: null })
    return { status, html: await new Response(body).text() }
  }
  const contact = "tel:+48120000450"
  isThere = false
  const before = await page("/pl/content/delivery.html")
  expect([before.status, before.html.includes('id="logo"'), before.html.includes(contact)]).toEqual([502, false, false])
  isThere = true
  expect((await page("/pl/content/delivery.html")).status).toBe(200)
  isThere = false
  const after = await page("/pl/content/delivery.html")
  expect([after.status, after.html.includes('id="logo"'), after.html.includes(contact)]).toEqual([502, true, true])
  expect(after.html).toContain("<title>Coś poszło nie tak – Pracownia</title>")
  const english = await page("/en/content/delivery.html")
  expect([english.status, english.html.includes(contact)]).toEqual([502, false])
  await close()
})
