import { describe, expect, test } from "vitest"
import { setQuickPayments } from "../../../fixtures/shop/shop-settings.ts"
import { basketOf, makeShopper, noticeOf } from "../../support/shop/shopper.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

// 601: a shirt of 129,00 in S (2), M (5) and L (none); 605: for points only; 610: tea, by subscription as well; delivery 14,99

async function demoShop() {
  const { shop, database } = await openTestShop()
  await setQuickPayments(database, "demo")
  return { shop, database, shopper: makeShopper(shop) }
}

const shirt = { product: "601", mode: "1", size: "M", number: "2" }

describe("the product form, sent by a button of a quick payment (10.277, 10.278)", () => {
  test.each(["demoPay", "demoExpress"])("%s says what would be paid with delivery, and leaves the basket as it is (10.279)", async (id) => {
    const { shopper } = await demoShop()
    const answer = await shopper.post("/basketchange.php", { ...shirt, quick_payment: id })
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      expect.stringMatching(/^\/product-pol-601.*selected_size=M&number=2$/),
    ])
    const notice = await noticeOf(shopper)
    expect(notice).toMatchObject({ is: "quickPayment" })
    expect(String(notice?.["message"]).replaceAll("\u00a0", " ")).toMatch(
      /^Tu zapłacisz: Koszula \(2 \S+\), razem z dostawą 272,99 zł\. .*nic nie zamówiono\.$/,
    )
    expect(await basketOf(shopper)).toEqual([])
  })

  test("payment at a locker puts it into the basket first, and leads to the cart (7.82)", async () => {
    const { shopper } = await demoShop()
    const answer = await shopper.post("/basketchange.php", { ...shirt, quick_payment: "demoLocker" })
    expect(answer.headers.get("location")).toMatch(/^\/basketedit\.php/)
    expect(await noticeOf(shopper)).toMatchObject({ is: "quickPayment", message: expect.stringMatching(/^Jest w koszyku: Koszula/) })
    expect(await basketOf(shopper)).toEqual([[601, "M", 2]])
  })

  test("what the basket holds already does not count, and is not paid", async () => {
    const { shopper } = await demoShop()
    await shopper.post("/basketchange.php", { ...shirt, number: "5" })
    await noticeOf(shopper)
    await shopper.post("/basketchange.php", { ...shirt, number: "5", quick_payment: "demoPay" })
    expect(await noticeOf(shopper)).toMatchObject({ is: "quickPayment", message: expect.stringContaining("(5 ") })
    expect(await basketOf(shopper)).toEqual([[601, "M", 5]])
  })

  test.each([
    ["no size", { ...shirt, size: "" }, "size_not_chosen"],
    ["more than there is", { ...shirt, number: "99" }, "quantity_above_maximum"],
    ["no number", { ...shirt, number: "dwa" }, "quantity_not_a_number"],
    ["a size that is sold out", { ...shirt, size: "L" }, "product_unavailable"],
    ["a subscription", { product: "610", size: "uniw", number: "1", subscription: "true", days_in_period: "14" }, "not_offered"],
    ["points", { ...shirt, for_points: "true" }, "not_offered"],
  ])("%s keeps it back as it keeps an add back, with what was typed", async (_, fields, code) => {
    const { shopper } = await demoShop()
    const answer = await shopper.post("/basketchange.php", { ...fields, quick_payment: "demoPay" })
    expect(answer.headers.get("location")).toContain(`number=${fields.number}`)
    expect(await noticeOf(shopper)).toMatchObject({ is: "notAdded", productId: Number(fields.product), code })
    expect(await basketOf(shopper)).toEqual([])
  })

  test.each([["demoOther"], ["<b>"], ["demopay"]])(
    "a button %j that there is not buys nothing, and puts nothing into the basket",
    async (id) => {
      const { shopper } = await demoShop()
      await shopper.post("/basketchange.php", { ...shirt, quick_payment: id })
      expect(await noticeOf(shopper)).toMatchObject({
        is: "notAdded",
        code: "not_offered",
        message: expect.stringContaining("nie jest już dostępny"),
      })
      expect(await basketOf(shopper)).toEqual([])
    },
  )

  test("a shop without a provider offers none, and refuses what an old page sends (10.276, 11.217)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    expect(await shopper.data("{ ownQuickPayments(productId: 601) { note } }")).toEqual({ ownQuickPayments: null })
    await shopper.post("/basketchange.php", { ...shirt, quick_payment: "demoPay" })
    expect(await noticeOf(shopper)).toMatchObject({ is: "notAdded", code: "not_offered" })
    expect(await basketOf(shopper)).toEqual([])
  })

  test("the buttons are told in the visitor's language, and of no product that there is not (11.217)", async () => {
    const { shopper } = await demoShop()
    const ask = (id: number, path?: string) =>
      shopper.data(`{ ownQuickPayments(productId: ${id}) { note buttons { id kind name } } }`, path)
    expect(await ask(601)).toMatchObject({
      ownQuickPayments: {
        note: expect.stringContaining("pokazowa"),
        buttons: [{ id: "demoPay", kind: "oneClick" }, { kind: "express" }, { kind: "locker" }],
      },
    })
    expect(await ask(601, "/graphql/v1/?lang=eng")).toMatchObject({
      ownQuickPayments: { note: expect.stringContaining("nothing is ordered") },
    })
    expect(await ask(99_999)).toEqual({ ownQuickPayments: null })
  })

  test("programs that want JSON are told that pages answer, and nothing is changed", async () => {
    const { shopper } = await demoShop()
    const answer = await shopper.post("/basketchange.php", { ...shirt, quick_payment: "demoLocker", getAjax: "true" })
    expect(answer.status).toBe(400)
    expect(await basketOf(shopper)).toEqual([])
  })
})
