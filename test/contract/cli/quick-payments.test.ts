import { expect, onTestFinished, test } from "vitest"
import { quickPaymentsAnswer } from "../../../cli/shop/quick-payments.ts"
import { makeShopper } from "../../support/shop/shopper.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

test("the terminal says who takes quick payments and sets it, which a running shop obeys at once (10.276)", async () => {
  const { shop, place, close } = await openProjectShop()
  onTestFinished(close)
  const offered = () => makeShopper(shop).data("{ ownQuickPayments(productId: 501) { buttons { id } } }")
  const version = async () => (await shop.visit(new Request("http://shop.local/"))).version
  expect((await quickPaymentsAnswer(place, undefined)).data).toEqual({ quickPayments: "off" })
  expect(await offered()).toEqual({ ownQuickPayments: null })
  const before = await version()
  expect(await quickPaymentsAnswer(place, "demo")).toMatchObject({
    words: expect.stringContaining("nothing is ordered"),
    data: { quickPayments: "demo" },
  })
  expect(await offered()).toMatchObject({ ownQuickPayments: { buttons: [{ id: "demoPay" }, { id: "demoExpress" }, { id: "demoLocker" }] } })
  // kept pages are of another version
  expect(await version()).not.toBe(before)
  await quickPaymentsAnswer(place, "off")
  expect(await offered()).toEqual({ ownQuickPayments: null })
})
