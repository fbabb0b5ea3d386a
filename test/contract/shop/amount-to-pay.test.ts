import { expect, onTestFinished, test } from "vitest"
import { setSetting } from "../../../fixtures/shop/shop-settings.ts"
import { openShopData } from "../../support/shop/shop-data.ts"
import { makeShopper, type Shopper } from "../../support/shop/shopper.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

// of the demo shop: 501 a mug of 69.00 zł, brought for 14.90 zł; 574 a gift card, which is sent by e-mail; one euro is 4.2350 zł
const anna = { login: "anna@example.com", password: "Pracownia-Anna-24" }

async function opened() {
  const { shop, place, close } = await openProjectShop()
  const store = await openShopData(place)
  onTestFinished(async () => {
    await store.close()
    await close()
  })
  const owe = (balance: string) => store.run("UPDATE account SET balance = ? WHERE login = ?", balance, anna.login)
  /** no way to pay before shipping is free any more */
  const chargePaying = async (fixed: string) => {
    const found = await store.get("SELECT document FROM shop_document WHERE name = ?", "shop")
    const charged = String(found?.["document"]).replaceAll('"payment":"prepaid","group"', `"payment":"prepaid","fixed":"${fixed}","group"`)
    await store.run("UPDATE shop_document SET document = ? WHERE name = ?", charged, "shop")
  }
  return { shopper: makeShopper(shop), set: (value: string) => setSetting(store, "delivery_insurance", value), owe, chargePaying }
}

const amount = "{ gross { value } }"
const costOf = async (shopper: Shopper) =>
  shopper.data(
    `{ basket { basketCost { insuranceCost ${amount} prepaidCost ${amount} clientBalance ${amount} totalToPay ${amount} } ownOutlook { ways { total } } } }`,
  )
const gross = (value: number | null) => (value === null ? null : { gross: { value } })
const told = (
  [insurance, prepaid, balance, total]: readonly [number | null, number | null, number | null, number],
  ways: readonly number[],
) => ({
  basket: {
    basketCost: { insuranceCost: gross(insurance), prepaidCost: gross(prepaid), clientBalance: gross(balance), totalToPay: gross(total) },
    ownOutlook: { ways: ways.map((way) => ({ total: way })) },
  },
})
const put = (shopper: Shopper, product: string, size = "uniw") => shopper.post("/basketchange.php", { product, size, number: "1" })
const signIn = (shopper: Shopper) => shopper.post("/signin.php", { operation: "login", ...anna })

test("insurance, the cost of paying and the client's balance are in the amount to pay, in the currency of the basket (15.90, 11.293, 3.58)", async () => {
  const { shopper, set, owe, chargePaying } = await opened()
  await put(shopper, "501")
  expect(await costOf(shopper)).toEqual(told([null, null, null, 83.9], [83.9, 89.9]))
  await set("4.50")
  await chargePaying("1.20")
  expect(await costOf(shopper)).toEqual(told([4.5, 1.2, null, 89.6], [89.6, 94.4]))
  await owe("40.00")
  expect(await costOf(shopper)).toEqual(told([4.5, 1.2, null, 89.6], [89.6, 94.4]))
  await signIn(shopper)
  expect(await costOf(shopper)).toEqual(told([4.5, 1.2, 40, 49.6], [49.6, 54.4]))
  shopper.cookies.set("CURRID", "EUR")
  // 69 / 4.235 = 16.293, 14.9 / 4.235 = 3.518, 4.5 / 4.235 = 1.063, 1.2 / 4.235 = 0.283, 40 / 4.235 = 9.445
  expect(await costOf(shopper)).toMatchObject({ basket: { basketCost: told([1.06, 0.28, 9.45, 11.7], []).basket.basketCost } })
})

test("a balance pays no more than there is to pay, and then no way to pay adds anything (15.90)", async () => {
  const { shopper, owe, chargePaying } = await opened()
  await chargePaying("1.20")
  await owe("500.00")
  await signIn(shopper)
  await put(shopper, "501")
  expect(await costOf(shopper)).toEqual(told([null, null, 83.9, 0], [0, 0]))
})

test("what is not carried is not insured, and a balance that is none is nothing (15.90)", async () => {
  const { shopper, set, owe } = await opened()
  await set("4.50")
  await owe("-3.00")
  await signIn(shopper)
  await put(shopper, "574", "100")
  expect(await costOf(shopper)).toEqual(told([null, null, null, 100], []))
})
