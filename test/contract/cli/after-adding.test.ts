import { expect, test } from "vitest"
import { afterAddingAnswer } from "../../../cli/shop/after-adding.ts"
import { makeShopper } from "../../support/shop/shopper.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

test("the terminal says what follows an add and sets it, which a running shop obeys at once (10.159)", async () => {
  const { shop, dataFolder } = await openTestShop()
  const shopper = makeShopper(shop)
  const afterwards = async () =>
    (await shopper.post("/basketchange.php", { product: "601", size: "M", number: "1" })).headers.get("location")
  expect(await afterAddingAnswer(dataFolder, undefined)).toMatchObject({ data: { afterAdding: "redirect" } })
  expect(await afterwards()).toMatch(/^\/basketedit\.php/)
  expect(await afterAddingAnswer(dataFolder, "layer")).toMatchObject({
    words: expect.stringContaining("layer"),
    data: { afterAdding: "layer" },
  })
  expect(await afterwards()).toMatch(/^\/product-pol-601/)
  expect(await afterAddingAnswer(dataFolder, "redirect")).toMatchObject({ data: { afterAdding: "redirect" } })
  expect(await afterwards()).toMatch(/^\/basketedit\.php/)
})
