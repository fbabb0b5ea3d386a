import { expect, onTestFinished, test } from "vitest"
import { regionAnswer } from "../../../cli/shop/region.ts"
import { makeShopper } from "../../support/shop/shopper.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

test("the terminal says what visitors can set, and sets how the chooser opens, which a running shop obeys at once (4.30, 4.33, 11.240)", async () => {
  const { shop, place, close } = await openProjectShop()
  onTestFinished(close)
  const chooser = () => makeShopper(shop).data("{ ownRegion { chooser } }")
  const first = await regionAnswer(place, "en", undefined)
  expect(first.data).toMatchObject({
    chooser: "off",
    currencies: expect.arrayContaining(["PLN"]),
    countries: expect.arrayContaining([expect.objectContaining({ id: "1143020143", name: "Germany" })]),
  })
  expect(first.words).toContain("1143020057  Poland; Polski, English; default")
  expect(await chooser()).toEqual({ ownRegion: { chooser: null } })
  expect((await regionAnswer(place, "pl", "default")).words).toContain("default country")
  expect(await chooser()).toEqual({ ownRegion: { chooser: "default" } })
  await regionAnswer(place, "pl", "off")
  expect(await chooser()).toEqual({ ownRegion: { chooser: null } })
})

test("who is told of a forced region has a page of their own, and all others share theirs (4.26, 10.374)", async () => {
  const { shop, close } = await openProjectShop()
  onTestFinished(close)
  const visit = (cookie: string) => shop.visit(new Request("http://shop.local/", { headers: { cookie } }))
  const told = await visit('setRegionForced={"showModal":true}')
  const [plain, seen, broken] = [await visit(""), await visit('setRegionForced={"showModal":false}'), await visit("setRegionForced={")]
  expect([told.isPlainGuest, plain.isPlainGuest, seen.isPlainGuest, broken.isPlainGuest]).toEqual([false, true, true, true])
  expect(told.version).not.toBe(plain.version)
  expect(seen.version).toBe(plain.version)
})
