import { expect, test } from "vitest"
import { setAfterAdding } from "../../../fixtures/shop/shop-settings.ts"
import { makeShopper, noticeOf, shopOrigin } from "../../support/shop/shopper.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

test("where the shop stays on the page, what is added from a tile leads back to its list, filtered as it was, and to no other page (10.369)", async () => {
  const { shop, database } = await openTestShop()
  await setAfterAdding(database, "layer")
  const shopper = makeShopper(shop)
  const addedFrom = async (path: string) => {
    const body = new URLSearchParams({ product: "601", size: "M", number: "1" })
    const response = await shopper.send("/basketchange.php", { method: "POST", body, headers: { referer: `${shopOrigin}${path}` } })
    return response.headers.get("location")
  }
  const list = "/pol_m_Dom-11.html?filter_sizes=M"
  expect(await addedFrom(list)).toBe(list)
  expect(await noticeOf(shopper)).toMatchObject({ is: "added", productId: 601 })
  expect(await addedFrom("/search.php?text=a")).toBe("/search.php?text=a")
  const product = "/product-pol-601-Koszula.html?selected_size=M&number=1"
  for (const path of ["/product-pol-601-Koszula.html", "/", "//evil.example/pol_m_Dom-11.html", "/unknown.html"])
    expect(await addedFrom(path)).toBe(product)
})
