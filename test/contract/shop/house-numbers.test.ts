import { describe, expect, test } from "vitest"
import { setSetting } from "../../../fixtures/shop/shop-settings.ts"
import { openShopStore } from "../../../fixtures/shop/store/open-shop-store.ts"
import { createRenderer } from "../../../ui/server/render.tsx"
import { address as sampleAddress, password } from "../../support/shop/open-account.ts"
import { sampleRegistration } from "../../support/shop/sample-registration.ts"
import { makeShopper, type Shopper, shopOrigin } from "../../support/shop/shopper.ts"
import { signIn } from "../../support/shop/sign-in.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"
import { assets } from "../../ui/rendered-page.ts"

/** A shop that also delivers to Ireland, where not every house has a number, and its pages as a shopper sees them. */
async function irishShop(houseNumbers: "country" | "always" | "never") {
  const { shop, place, database } = await openTestShop()
  const ireland = '{"id":"IE","name":{"pl":"Irlandia","en":"Ireland"},"zipcode":"YXX YXYX"}'
  const { document } = await database.reader
    .selectFrom("shop_document")
    .select("document")
    .where("name", "=", "shop")
    .executeTakeFirstOrThrow()
  await database.run(
    "UPDATE shop_document SET document = ? WHERE name = 'shop'",
    document.replace('"countries":[', `"countries":[${ireland},`),
  )
  const store = await openShopStore(place)
  await setSetting(store, "house_numbers", houseNumbers, "country")
  await store.close()
  const render = createRenderer({ fetch: (request) => shop.fetch(request), assets })
  const shopper = makeShopper(shop)
  return {
    shopper,
    /** what the page at the end of a post says of a field; null = nothing */
    saidAfter: async (posted: Response, field: string) => {
      const url = new URL(posted.headers.get("location") ?? "/", shopOrigin)
      const { body } = await render({ url, cookie: cookieOf(shopper), nonce: "n", nowMs: testNowMs, recording: null })
      return new RegExp(`id="${field}_message"[^>]*>([^<]*)<`).exec(await new Response(body).text())?.[1] ?? null
    },
  }
}

const cookieOf = ({ cookies }: Shopper) => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ")

const irish = { client_region: "IE", client_zipcode: "D02 AF30", client_street: "Main Street", client_street_number: "" }
// something else is wrong, so that the form comes back either way
const wrong = { client_city: "7" }
const asked = "Podaj nr domu."

describe("house numbers on pages (10.970)", () => {
  test.each([
    ["country", [null, null, null], asked],
    ["always", [asked, asked, asked], asked],
    ["never", [null, null, null], null],
  ] as const)(
    "where the shop has it as %s: of an Irish street at registration, of an order and of an account's address, and of a Polish one",
    async (set, ofIrish, ofPolish) => {
      const { shopper, saidAfter } = await irishShop(set)
      const at = (path: string, more: Readonly<Record<string, string>>) =>
        shopper.post(path, { ...sampleRegistration, client_login: "zofia.n", ...wrong, ...more })
      const polish = await saidAfter(await at("/client-new.php?register", { client_street_number: "" }), "client_street_number")
      const registration = await saidAfter(await at("/client-new.php?register", irish), "client_street_number")
      const order = await saidAfter(await at("/client-new.php", irish), "client_street_number")
      await signIn(shopper, "ola@example.com", password)
      const place = {
        address_region: "IE",
        address_zipcode: "D02 AF30",
        address_street: "Main Street",
        address_province: "-",
        address_city: "7",
      }
      const account = await saidAfter(await shopper.post("/login.php", { ...sampleAddress, ...place }), "address_street")
      expect([[registration, order, account], polish]).toEqual([ofIrish, ofPolish])
    },
  )
})
