import { expect, test } from "vitest"
import { openVisitedShop } from "../../support/server/visited-shop.ts"
import { makeShopper, shopOrigin } from "../../support/shop/shopper.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

const foreign: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ["its origin", { origin: "https://evil.example" }],
  ["an origin that hides itself", { origin: "null" }],
  ["its origin and our page as the referrer", { origin: "https://evil.example", referer: `${shopOrigin}/signin.php` }],
  ["that it is cross-site", { "sec-fetch-site": "cross-site" }],
  ["that it is a site beside ours", { "sec-fetch-site": "same-site" }],
  ["its page alone", { referer: "https://evil.example/free-mug.html" }],
  ["a page whose address begins like ours", { referer: `${shopOrigin}.evil.example/signin.php` }],
  ["a page of another port", { referer: `${shopOrigin}:8080/signin.php` }],
]

const form = { operation: "login", login: "ola@example.com", password: "tajne123" }

test.each(foreign)(
  "a sign-in form of another site that tells %s signs nobody in, neither at the shop nor at its web server",
  async (_, headers) => {
    const { shop, database, serve } = await openVisitedShop()
    const sessions = async () => (await database.all("SELECT token_hash FROM session")).length
    const server = serve(null)
    const doors = { shop, server: { fetch: (request: Request) => server.app.fetch(request, {}) } }
    for (const [door, behind] of Object.entries(doors)) {
      const shopper = makeShopper({ fetch: async (request) => behind.fetch(request) })
      await shopper.post("/basketchange.php", { product: "602", size: "uniw" })
      const before = { cookies: [...shopper.cookies], sessions: await sessions() }
      const refused = await shopper.post("/signin.php", form, headers)
      expect([door, refused.status, refused.headers.getSetCookie()]).toEqual([door, 403, []])
      expect({ cookies: [...shopper.cookies], sessions: await sessions() }).toEqual(before)
      expect(await shopper.data("{ client { login } }")).toEqual({ client: null })
    }
  },
)

test.each([
  ["its origin", { origin: shopOrigin, "sec-fetch-site": "same-origin" }],
  ["its page alone", { referer: `${shopOrigin}/signin.php?lang=eng` }],
  ["nothing, as a program does", {}],
])("the shop's own form that tells %s signs in", async (_, headers) => {
  const { shop } = await openTestShop()
  const shopper = makeShopper(shop)
  expect((await shopper.post("/signin.php", form, headers)).status).toBe(303)
  expect(await shopper.data("{ client { login } }")).toEqual({ client: { login: "ola@example.com" } })
})
