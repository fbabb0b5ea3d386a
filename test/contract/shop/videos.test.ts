import { readFileSync } from "node:fs"
import { beforeAll, expect, test } from "vitest"
import type { Shop } from "../../../fixtures/shop/create-shop.ts"
import { makeShopper } from "../../support/shop/shopper.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

const film = "/video-latarnik-za-dnia-i-wieczorem.mp4"
const file = readFileSync(new URL("../../../fixtures/catalogue/videos/latarnik-za-dnia-i-wieczorem.mp4", import.meta.url))

let shop: Shop

beforeAll(async () => {
  const opened = await openProjectShop()
  shop = opened.shop
  return opened.close
})

const ask = async (headers: Readonly<Record<string, string>> = {}, method = "GET", path = film) => {
  const response = await shop.fetch(new Request(`http://shop.test${path}`, { method, headers: { ...headers } }))
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

test("the film of a product is told with its title, its length and that it has no sound (2.98)", async () => {
  const query = (id: number) => `{ product(productId: ${id}) { product { ownDetails { video { title url seconds isSilent } } } } }`
  expect(await makeShopper(shop).data(query(547))).toMatchObject({
    product: { product: { ownDetails: { video: { url: film, seconds: 6, isSilent: true } } } },
  })
  expect(await makeShopper(shop).data(query(501))).toMatchObject({ product: { product: { ownDetails: { video: null } } } })
})

test("its file is answered whole, and small enough for a phone (10.280)", async () => {
  const { status, headers, bytes } = await ask()
  expect([status, headers.get("content-type"), headers.get("accept-ranges")]).toEqual([200, "video/mp4", "bytes"])
  expect(bytes.equals(file)).toBe(true)
  expect(bytes.length).toBeLessThan(300_000)
  expect((await ask({}, "HEAD")).headers.get("content-length")).toBe(String(file.length))
  expect((await ask({ "if-none-match": headers.get("etag") ?? "" })).status).toBe(304)
})

test("or in the part that a player asks for, unless it has parts of another file (10.280)", async () => {
  const part = await ask({ range: "bytes=10-19" })
  expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 10-19/${file.length}`])
  expect(part.bytes.equals(file.subarray(10, 20))).toBe(true)
  const none = await ask({ range: `bytes=${file.length}-` })
  expect([none.status, none.headers.get("content-range")]).toEqual([416, `bytes */${file.length}`])
  expect((await ask({ range: "bytes=10-19", "if-range": '"other"' })).status).toBe(200)
})

test.each(["/video-unknown.mp4", "/video-..%2Fshop.mp4", "/video-a.json"])("%s is no film (10.280)", async (path) => {
  expect((await ask({}, "GET", path)).status).toBe(404)
})
