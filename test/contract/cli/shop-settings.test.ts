import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { settingAnswer, settingsAnswer } from "../../../cli/shop/settings-answer.ts"
import { settingNames, shopSettingList } from "../../../fixtures/shop/setting-list.ts"
import { writeSetting } from "../../../fixtures/shop/settings-store.ts"
import { createRenderer } from "../../../ui/server/render.tsx"
import { assets } from "../../ui/rendered-page.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { makeShopper, shopOrigin } from "../../support/shop/shopper.ts"
import { openProjectShop, openTestShop } from "../../support/shop/test-shop.ts"
import { projectFolder } from "../../support/sources/project-sources.ts"

const tell = { is: "tell" } as const
const set = (typed: string) => ({ is: "set", typed }) as const

test("the terminal lists every switch of the shop with its value, meaning, kind and default (1.25)", async () => {
  const { place, close } = await openProjectShop()
  onTestFinished(close)
  await settingAnswer(place, "quick_payments", set("demo"))
  const { words, data } = await settingsAnswer(place)
  expect(data).toEqual({
    settings: settingNames.map((name) => ({
      name,
      value: ["quick_payments", "order_payments", "login_services"].includes(name) ? "demo" : shopSettingList[name].unset,
      // a shop that is seeded says what follows an add, and the demo shop who takes its payments and by what its clients sign in
      isSet: ["quick_payments", "after_adding", "order_payments", "login_services"].includes(name),
      default: shopSettingList[name].unset,
      kind: shopSettingList[name].kind.words,
      choices: shopSettingList[name].kind.choices ?? null,
      meaning: shopSettingList[name].meaning,
    })),
  })
  expect(words).toContain("quick_payments = demo\n  Who takes payments that skip the cart")
  expect(words).toContain("region_chooser = off (not set)")
  expect(words).toContain("It is redirect or layer; redirect where nothing is set.")
})

test("a switch that is set is obeyed by a running shop at once, and so is one that is taken back (1.25)", async () => {
  const { shop, place, close } = await openProjectShop()
  onTestFinished(close)
  const shopper = makeShopper(shop)
  const leadsTo = async () =>
    (await shopper.post("/basketchange.php", { product: "501", size: "uniw", number: "1" })).headers.get("location")
  const version = async () => (await shop.visit(new Request("http://shop.local/"))).version
  const before = await version()
  expect((await settingAnswer(place, "after-adding", set("layer"))).data).toMatchObject({ value: "layer", isSet: true })
  expect(await leadsTo()).toMatch(/^\/product-pol-501/)
  // kept pages are of another version
  expect(await version()).not.toBe(before)
  expect((await settingAnswer(place, "after_adding", tell)).data).toMatchObject({ value: "layer" })
  expect((await settingAnswer(place, "after_adding", { is: "reset" })).data).toMatchObject({ value: "redirect", isSet: false })
  expect(await leadsTo()).toMatch(/^\/basketedit\.php/)
})

test("the search of a whole code shows a list whose only tile it is, or opens the product where the shop wants that (10.175, 10.522)", async () => {
  const { shop, place, close } = await openProjectShop()
  onTestFinished(close)
  const render = createRenderer({ fetch: (request) => shop.fetch(request), assets })
  const opened = async (text: string) => {
    const url = new URL(`/search.php?text=${encodeURIComponent(text)}`, shopOrigin)
    const { status, headers } = await render({ url, cookie: "", nonce: "n", nowMs: testNowMs, recording: null })
    return [status, headers["location"] ?? null]
  }
  const code = "gp 501"
  expect(await opened(code)).toEqual([200, null])
  await settingAnswer(place, "search-by-code", set("product"))
  expect(await opened(code)).toEqual([303, expect.stringContaining("/product-pol-501-")])
  expect(await opened("kubek")).toEqual([200, null])
})

test.each([
  ["after_addin", tell, /'after_addin' is no setting of the shop. Did you mean after_adding\?/],
  ["constructor", tell, /'constructor' is no setting of the shop. There are after_adding,/],
  ["pickup_seed", set("1"), /no setting of the shop/],
  ["after_adding", set("cart"), /'cart' is invalid for argument 'value'. It is redirect or layer\./],
  ["outside_scripts", set("http://ads.example/a.js"), /http:\/\/ads\.example\/a\.js is no https address/],
  ["outside_scripts", set(Array.from({ length: 11 }, (_, at) => `https://ads.example/${at}.js`).join(" ")), /at most 10 scripts/],
])("the switch %s is refused in words (1.25)", async (name, wish, message) => {
  const { place, close } = await openProjectShop()
  onTestFinished(close)
  await expect(settingAnswer(place, name, wish)).rejects.toThrow(message)
})

test("what was put into the data past the terminal and is no value counts as not set (1.25)", async () => {
  const { place, database } = await openTestShop()
  await database.transaction((within) => writeSetting(within, "after_adding", "elsewhere"), "read committed")
  expect((await settingAnswer(place, "after_adding", tell)).data).toMatchObject({ value: "redirect", isSet: false })
})

/** The rows that the merchant's page has to have, one for each switch. */
const documentedRows = settingNames.map((name) => {
  const { meaning, kind, unset } = shopSettingList[name]
  return `| \`${name}\` | ${meaning} | ${kind.words} | ${unset === "" ? "nothing" : unset} |`
})

test("the merchant's page has a row for each switch, as the switch itself says (1.25)", () => {
  const page = readFileSync(join(projectFolder, "docs/merchant.md"), "utf8")
  const [, table = ""] = /\| switch \|[^\n]*\n\|[-|]+\n((?:\|[^\n]*\n)+)/.exec(page) ?? []
  expect(table.trimEnd().split("\n")).toEqual(documentedRows)
})
