import { expect, test } from "vitest"
import { renderedPage } from "./rendered-page.ts"

test("a category of several products has orders, one of a single product has none (10.318)", async () => {
  const orders = async (name: string) => (await renderedPage(name)).querySelectorAll("#listing_order, .listing__sorts a").length
  expect(await orders("category")).toBe(7)
  expect(await orders("categoryOfOne")).toBe(0)
  expect((await renderedPage("categoryOfOne")).querySelectorAll("#search > .product")).toHaveLength(1)
})
