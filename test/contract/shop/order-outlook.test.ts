import { describe, expect, onTestFinished, test } from "vitest"
import { setSetting } from "../../../fixtures/shop/shop-settings.ts"
import { openShopData } from "../../support/shop/shop-data.ts"
import { makeShopper, type Shopper } from "../../support/shop/shopper.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

// of the demo shop, on a working day before its deadline: 501 a mug that leaves today, 517 a bowl that takes five working days

const put = (shopper: Shopper, product: number, number = "1") =>
  shopper.post("/basketchange.php", { product: String(product), size: "uniw", number })
const outlook = async (shopper: Shopper, fields: string) =>
  shopper.data(`{ basket { ownOutlook { ${fields} } summaryBasket { orderDivisionPossible } } }`)
const division = "division { isDivided parts { names day { date days weekDay } } }"
const divide = (shopper: Shopper, isAllowed: boolean) =>
  shopper.data(`mutation { editCurrentSettings(CurrentSettingsInput: {isAllowedToDivisionOrder: ${isAllowed}}) { status error { code } } }`)

describe("what an order would meet (11.290)", () => {
  test("an empty basket meets nothing", async () => {
    const { shop } = await openProjectShop()
    expect(await outlook(makeShopper(shop), "count")).toEqual({
      basket: { ownOutlook: null, summaryBasket: { orderDivisionPossible: false } },
    })
  })

  test("goods of one day are one parcel; those of two may be parted, the earliest first (18.80)", async () => {
    const { shop } = await openProjectShop()
    const shopper = makeShopper(shop)
    await put(shopper, 501)
    expect(await outlook(shopper, division)).toMatchObject({
      basket: { ownOutlook: { division: null }, summaryBasket: { orderDivisionPossible: false } },
    })
    await put(shopper, 517)
    expect(await outlook(shopper, division)).toMatchObject({
      basket: {
        ownOutlook: {
          division: {
            isDivided: false,
            parts: [{ names: ["Kubek kamionkowy Poranek 350 ml"] }, { names: [expect.stringMatching(/^Miska/)] }],
          },
        },
        summaryBasket: { orderDivisionPossible: true },
      },
    })
  })

  test("the choice is kept with the basket by call and by form, and only by POST (7.62, 11.291, 18.83)", async () => {
    const { shop } = await openProjectShop()
    const shopper = makeShopper(shop)
    await put(shopper, 501)
    await put(shopper, 517)
    const isDivided = async () => JSON.stringify(await outlook(shopper, "division { isDivided }"))
    expect(await divide(shopper, true)).toEqual({ editCurrentSettings: { status: "success", error: null } })
    expect(await isDivided()).toContain('"isDivided":true')
    const back = await shopper.post("/settings.php", { allow_division_order: "false", return: "/basketedit.php?mode=1" })
    expect([back.status, back.headers.get("location")]).toEqual([303, "/basketedit.php?mode=1#cart_division"])
    expect(await isDivided()).toContain('"isDivided":false')
    const asked = await shopper.send("/settings.php?allow_division_order=true", {
      headers: { referer: "http://shop.local/basketedit.php" },
    })
    expect(asked.status).toBe(405)
    expect(await isDivided()).toContain('"isDivided":false')
    // another visitor has not chosen
    const other = makeShopper(shop)
    await divide(shopper, true)
    await put(other, 501)
    await put(other, 517)
    expect(JSON.stringify(await outlook(other, "division { isDivided }"))).toContain('"isDivided":false')
  })

  test("what a guest chose comes along at sign-in (18.62, 18.83)", async () => {
    const { shop } = await openProjectShop()
    const shopper = makeShopper(shop)
    await put(shopper, 501)
    await put(shopper, 517)
    await divide(shopper, true)
    await shopper.post("/signin.php", { operation: "login", login: "anna@example.com", password: "Pracownia-Anna-24" })
    expect(await outlook(shopper, "balance division { isDivided }")).toMatchObject({
      basket: { ownOutlook: { balance: "620", division: { isDivided: true } } },
    })
  })

  test("both ways to pay come to goods, delivery and surcharge (18.82)", async () => {
    const { shop } = await openProjectShop()
    const shopper = makeShopper(shop)
    await put(shopper, 501)
    expect(await outlook(shopper, "ways { prepaid delivery surcharge total }")).toMatchObject({
      basket: {
        ownOutlook: {
          ways: [
            { prepaid: "prepaid", delivery: 14.9, surcharge: 0, total: 83.9 },
            { prepaid: "dvp", delivery: 20.9, surcharge: 0, total: 89.9 },
          ],
        },
      },
    })
  })

  test.each([
    ["wholesalers_only", "on", null, "100"],
    ["min_wholesale_order", "300.00", null, null],
    ["max_open_orders", "68.99", null, null],
    ["max_open_orders", "68.99", ["anna@example.com", "Pracownia-Anna-24"], "123"],
    ["max_open_orders", "69.00", ["anna@example.com", "Pracownia-Anna-24"], null],
    ["min_wholesale_order", "300.00", ["zakupy@example.org", "Pracownia-Hurt-24"], "109"],
    ["wholesalers_only", "on", ["zakupy@example.org", "Pracownia-Hurt-24"], null],
  ] as const)("with %s %s, for %j the obstacle is %j (10.442)", async (name, value, account, code) => {
    const { shop, place } = await openProjectShop()
    const store = await openShopData(place)
    onTestFinished(() => store.close())
    await setSetting(store, name, value)
    const shopper = makeShopper(shop)
    if (account !== null) await shopper.post("/signin.php", { operation: "login", login: account[0], password: account[1] })
    await put(shopper, 501)
    const told = await outlook(shopper, "obstacle { code }")
    expect(told).toMatchObject({ basket: { ownOutlook: { obstacle: code === null ? null : { code } } } })
  })
})
