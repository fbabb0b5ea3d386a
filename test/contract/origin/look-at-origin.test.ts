import { expect, test } from "vitest"
import type { Ability } from "../../../adapters/origin/ability.ts"
import { lookAtOrigin } from "../../../adapters/origin/look-at-origin.ts"
import { platformShop } from "../../../fixtures/platform-shop/platform-shop.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

const origin = new URL("http://shop.test")

function look(fetch: (request: Request) => Promise<Response>): Promise<readonly Ability[]> {
  return lookAtOrigin({ origin, fetch, nowMs: () => testNowMs, timeoutMs: 20_000 }, "pl")
}

const shopOf = (theme: "current" | "older", lacks: readonly string[] = []) => platformShop({ theme, now: () => new Date(testNowMs), lacks })

test.each(["current", "older"] as const)(
  "of a shop in its %s theme everything is found, and the fields that its API lacks are named (10.995)",
  async (theme) => {
    const abilities = await look(shopOf(theme))
    expect(abilities.filter(({ from }) => from === null)).toEqual([])
    expect(abilities.filter(({ from }) => from === "pages").map(({ name }) => name)).toEqual([
      "menu",
      "name",
      "texts",
      "home",
      "lists",
      "filters",
      "orders",
      "search",
      "productPage",
      "ourPages",
    ])
    const product = abilities.find(({ name }) => name === "product")
    expect(product?.lacks).toContain("product.orderQuantityRange")
    expect(product?.lacks).not.toContain("product.sizes")
  },
)

test.each([
  ["Query.products", ["prices"]],
  ["Query.productsTextSearch", ["suggestions"]],
  ["Query.product", ["product", "description"]],
  ["Query.basket", ["basket"]],
  ["Query.shipping", ["delivery"]],
  ["Query.shippingCountries", ["countries"]],
  ["Query.client", ["clients"]],
] as const)("a shop without %s cannot do what needs it, and why is said (10.995)", async (lacking, names) => {
  const abilities = await look(shopOf("current", [lacking]))
  const missing = abilities.filter(({ from }) => from === null)
  expect(missing.map(({ name }) => name)).toEqual(names)
  for (const { told } of missing) expect(told).toBe("its API has no such call")
})

test("a shop whose pages are errors has nothing to read, and says so for each part (10.995)", async () => {
  const shop = shopOf("current")
  const abilities = await look(async (request) => (request.method === "GET" ? new Response("away", { status: 503 }) : shop(request)))
  expect(abilities.filter(({ from }) => from !== null).map(({ name }) => name)).toEqual(["basket", "countries", "clients", "ourPages"])
  expect(abilities.find(({ name }) => name === "menu")?.told).toBe("it answers 503")
  expect(abilities.find(({ name }) => name === "product")?.told).toBe("no product was found to ask about")
})
