import { expect, onTestFinished, test } from "vitest"
import { makeShopper } from "../../support/shop/shopper.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

test("a document's file is plain text under its own name, and 304 for who has it (10.240)", async () => {
  const { shop, close } = await openProjectShop()
  onTestFinished(close)
  const ask = (path: string, init?: RequestInit) => shop.fetch(new Request(`http://shop.test${path}`, init))
  const answer = await ask("/document-pol-stol-prog-montaz.txt")
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/plain; charset=utf-8",
    "content-language": "pl",
    "content-disposition": 'inline; filename="stol-prog-montaz.txt"',
    "x-content-type-options": "nosniff",
  })
  const text = await answer.text()
  expect(text).toMatch(/^Instrukcja montażu\. Stół kuchenny Próg\n=+\n\nPotrzebne\n---------\n/)
  expect(text).toMatch(/Producent: Stolarnia Jarząb\nul\. Tartaczna Stara 9, 17-200 Hajnówka\nstolarnia@example\.com\n$/)
  expect(await (await ask("/document-eng-stol-prog-montaz.txt")).text()).toContain("Made by: Stolarnia Jarząb")
  const etag = answer.headers.get("etag") ?? ""
  expect((await ask("/document-pol-stol-prog-montaz.txt", { headers: { "if-none-match": etag } })).status).toBe(304)
  const head = await ask("/document-pol-stol-prog-montaz.txt", { method: "HEAD" })
  expect([head.status, await head.text()]).toEqual([200, ""])
  for (const path of ["/document-pol-nowhere.txt", "/document-pol-stol-prog-montaz.pdf", "/document-"])
    expect((await ask(path)).status).toBe(404)
})

test("a product tells its documents, how to use it safely, and how its maker is reached (3.73, 11.192)", async () => {
  const { shop, close } = await openProjectShop()
  onTestFinished(close)
  const asked =
    "{ product(productId: 556) { product { producer { ownContact { address email } } ownDetails { safety documents { type url extension } } } } }"
  const document = (type: string, key: string) => ({ type, url: `/document-pol-stol-prog-${key}.txt`, extension: "txt" })
  expect(await makeShopper(shop).data(asked)).toEqual({
    product: {
      product: {
        producer: { ownContact: { address: "ul. Tartaczna Stara 9, 17-200 Hajnówka", email: "stolarnia@example.com" } },
        ownDetails: {
          safety: expect.stringContaining("do 80 kg"),
          documents: [document("safety", "bezpieczenstwo"), document("safety", "karta-oleju"), document("enclosure", "montaz")],
        },
      },
    },
  })
})
