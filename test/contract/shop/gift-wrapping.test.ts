import { describe, expect, onTestFinished, test } from "vitest"
import { rowHash } from "../../../fixtures/shop/basket/basket-rows.ts"
import { setSetting } from "../../../fixtures/shop/shop-settings.ts"
import { openShopData } from "../../support/shop/shop-data.ts"
import { makeShopper, type Shopper } from "../../support/shop/shopper.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

// of the demo shop: 501 a mug of 69.00 zł, 574 a gift card, which is sent by e-mail
const sizes = { 501: "uniw", 574: "100" } as const
const mug = rowHash(501, sizes[501])

async function opened(cost: string) {
  const { shop, place } = await openProjectShop()
  const store = await openShopData(place)
  onTestFinished(() => store.close())
  const set = (value: string) => setSetting(store, "gift_wrapping", value)
  await set(cost)
  const shopper = makeShopper(shop)
  for (const [product, size] of Object.entries(sizes)) await shopper.post("/basketchange.php", { product, size, number: "2" })
  await shopper.data("{ ownNotice { is } }")
  return { shopper, set }
}

const basket = (shopper: Shopper) =>
  shopper.data(
    "{ basket { products { id ownWrapped } basketCost { ownWrapping { each { gross { value } } total { gross { value } } } } } }",
  )
const sums = async (shopper: Shopper): Promise<string> =>
  JSON.stringify(
    await shopper.data(
      "{ basket { basketCost { totalProductsCost { gross { value } } shippingCost { gross { value } } totalToPay { gross { value } } } } }",
    ),
  )
const wrap = (shopper: Shopper, id: keyof typeof sizes, isWrapped: boolean) =>
  shopper.data(
    `mutation { ownNoteBasketProducts(ProductInput: [{ id: ${id}, size: "${sizes[id]}", additional: "${rowHash(id, sizes[id])}", wrapped: ${isWrapped} }]) { error { code message } } }`,
  )
const wire = (card: boolean | null, mugWrapped: boolean | null, each: number | null, total: number) => ({
  basket: {
    products: [
      { id: 501, ownWrapped: mugWrapped },
      { id: 574, ownWrapped: card },
    ],
    basketCost: { ownWrapping: each === null ? null : { each: { gross: { value: each } }, total: { gross: { value: total } } } },
  },
})
const refused = { code: "not_wrapped", message: "Tego produktu nie pakujemy na prezent." }

describe("gift wrapping (4.82, 11.292)", () => {
  test("is for carried rows, its price for each row is in the total, and a second press takes it back", async () => {
    const { shopper } = await opened("9.00")
    expect(await basket(shopper)).toEqual(wire(null, false, 9, 0))
    const before = await sums(shopper)
    expect(await wrap(shopper, 501, true)).toMatchObject({ ownNoteBasketProducts: { error: null } })
    expect(await basket(shopper)).toEqual(wire(null, true, 9, 9))
    const total = (text: string) => Number(/"totalToPay":\{"gross":\{"value":([\d.]+)/.exec(text)?.[1])
    const wrapped = await sums(shopper)
    expect(Math.round((total(wrapped) - total(before)) * 100)).toBe(900)
    expect(wrapped.replace(/"totalToPay".*/, "")).toBe(before.replace(/"totalToPay".*/, ""))
    await wrap(shopper, 501, false)
    expect(await sums(shopper)).toBe(before)
  })

  test("what is not carried is not wrapped, and a shop without a price wraps nothing: both are said in words", async () => {
    const { shopper, set } = await opened("9.00")
    expect(await wrap(shopper, 574, true)).toMatchObject({ ownNoteBasketProducts: { error: refused } })
    await wrap(shopper, 501, true)
    await set("")
    expect(await basket(shopper)).toEqual(wire(null, null, null, 0))
    expect(await wrap(shopper, 501, true)).toMatchObject({ ownNoteBasketProducts: { error: refused } })
    expect(await wrap(shopper, 501, false)).toMatchObject({ ownNoteBasketProducts: { error: null } })
    await set("9.00")
    expect(await basket(shopper)).toEqual(wire(null, false, 9, 0))
  })

  test("it is pressed without scripts, too, and a refusal is told by the page that follows (4.81)", async () => {
    const { shopper, set } = await opened("9.00")
    const form = { mode: "1", "product[0]": "501", "size[0]": "uniw", "additional[0]": mug, "number[0]": "2", wrap: `${mug}:1` }
    await shopper.post("/basketchange.php?type=multiproduct", form)
    expect(await basket(shopper)).toEqual(wire(null, true, 9, 9))
    await shopper.post("/basketchange.php?type=multiproduct", { ...form, wrap: `${mug}:0` })
    await set("")
    await shopper.data("{ ownNotice { is } }")
    await shopper.post("/basketchange.php?type=multiproduct", form)
    expect(await shopper.data("{ ownNotice { is row code message } }")).toEqual({
      ownNotice: { is: "rowNotChanged", row: mug, ...refused },
    })
  })

  test("the price is changed into the currency of the basket: 9.00 zł at 4.2350 (15.80)", async () => {
    const { shopper } = await opened("9.00")
    await wrap(shopper, 501, true)
    shopper.cookies.set("CURRID", "EUR")
    expect(await basket(shopper)).toEqual(wire(null, true, 2.13, 2.13))
  })
})
