import { expect, onTestFinished, test } from "vitest"
import { afterAddingAnswer } from "../../../cli/shop/after-adding.ts"
import { makeShopper } from "../../support/shop/shopper.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

test("the terminal says what follows an add and sets it, which a running shop obeys at once (10.159)", async () => {
  const { shop, place, close } = await openProjectShop()
  onTestFinished(close)
  const shopper = makeShopper(shop)
  const leadsTo = async () =>
    (await shopper.post("/basketchange.php", { product: "501", size: "uniw", number: "1" })).headers.get("location")
  expect((await afterAddingAnswer(place, undefined)).data).toEqual({ afterAdding: "redirect" })
  expect(await leadsTo()).toMatch(/^\/basketedit\.php/)
  expect(await afterAddingAnswer(place, "layer")).toMatchObject({
    words: expect.stringContaining("layer"),
    data: { afterAdding: "layer" },
  })
  expect(await leadsTo()).toMatch(/^\/product-pol-501/)
  expect((await afterAddingAnswer(place, "redirect")).data).toEqual({ afterAdding: "redirect" })
  expect(await leadsTo()).toMatch(/^\/basketedit\.php/)
})
