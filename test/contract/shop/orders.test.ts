import { describe, expect, onTestFinished, test } from "vitest"
import { openShopData } from "../../support/shop/shop-data.ts"
import { fillIn, orderingOf, postOf, putInto } from "../../support/shop/ordering.ts"
import { basketOf, makeShopper } from "../../support/shop/shopper.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

// of the demo shop: 501 a mug

async function openShop() {
  const { shop, place, close } = await openProjectShop()
  const database = await openShopData(place)
  onTestFinished(async () => {
    await database.close()
    await close()
  })
  return { shop, database }
}

describe("an order (11.502)", () => {
  test("of a guest's basket takes the pieces, empties the basket and can be read by its number (10.706, 10.707, 10.708, 10.709, 10.710, 10.713, 10.714, 11.38, 11.503)", async () => {
    const { shop, database } = await openShop()
    const shopper = makeShopper(shop)
    await putInto(shopper, 501, "2")
    await fillIn(shopper)
    const ordering = orderingOf(shopper)
    const stock = async () => Number((await database.get("SELECT stock FROM product_size WHERE product = 501"))?.["stock"])
    const before = await stock()
    const quote = await ordering.quote()
    expect(quote).toMatchObject({ obstacle: null, lacks: [], payment: "blik", delivery: "kurier", isCarried: true })
    const outcome = await ordering.post(postOf(quote))
    expect(outcome).toMatchObject({ _tag: "Placed", next: "pay" })
    if (outcome._tag !== "Placed") return
    expect(outcome.number).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/)
    expect(outcome.location).toBe(`/prepaid.php?order=${outcome.number}`)
    expect(await stock()).toBe(before - 2)
    expect(await basketOf(shopper)).toEqual([])
    expect(await ordering.read(outcome.number)).toMatchObject({
      number: outcome.number,
      status: "waiting",
      paid: "open",
      lines: [{ productId: 501, name: "Kubek kamionkowy Poranek 350 ml" }],
      sums: quote.sums,
      buyer: { email: "zofia@example.org", delivery: { city: "Gdynia", country: "Polska" } },
    })
    expect(await orderingOf(makeShopper(shop)).read(outcome.number)).toBeNull()
    const stranger = makeShopper(shop)
    await putInto(stranger, 501)
    expect(await orderingOf(stranger).read(outcome.number)).toBeNull()
  })

  test("is one however often it is posted: double, from two tabs, late, and by many at once (10.700)", async () => {
    const { shop, database } = await openShop()
    const shopper = makeShopper(shop)
    await putInto(shopper, 501)
    await fillIn(shopper)
    const ordering = orderingOf(shopper)
    const post = postOf(await ordering.quote())
    expect((await ordering.quote()).key).toBe(post.key)
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => ordering.post(post)))
    expect(outcomes.map(({ _tag }) => _tag).toSorted()).toEqual([...Array.from({ length: 7 }, () => "AlreadyPlaced"), "Placed"])
    expect(new Set(outcomes.map((one) => ("number" in one ? one.number : ""))).size).toBe(1)
    await putInto(shopper, 501)
    expect(await ordering.post(post)).toMatchObject({ _tag: "AlreadyPlaced" })
    expect(await basketOf(shopper)).toHaveLength(1)
    const again = await ordering.quote()
    expect(again.key).not.toBe(post.key)
    expect(again.buyer?.email).toBe("zofia@example.org")
    expect(await ordering.place()).toMatchObject({ _tag: "Placed" })
    expect(await database.all("SELECT id FROM shop_order")).toHaveLength(2)
    expect(await database.all("SELECT change FROM stock_movement")).toEqual([{ change: "-1" }, { change: "-1" }])
  })

  test("is not placed as long as something is left to be told, and nothing is lost (9.172, 10.703, 11.500, 11.501)", async () => {
    const { shop } = await openShop()
    const shopper = makeShopper(shop)
    const ordering = orderingOf(shopper)
    const nothing = { key: "k", shown: "s", total: { minor: 100 }, terms: true, cancel: true }
    expect(await ordering.post(nothing)).toMatchObject({ _tag: "Refused", errors: [{ code: "115" }] })
    await putInto(shopper, 501)
    expect(await ordering.place()).toEqual({ _tag: "Incomplete", lacks: ["data"] })
    await fillIn(shopper)
    expect(await ordering.choose({ delivery: "automat", note: "Proszę dzwonić." })).toBeNull()
    expect(await ordering.choose({ delivery: "golab" })).toBe("delivery_unknown")
    expect(await ordering.choose({ payment: "czek" })).toBe("payment_unknown")
    expect(await ordering.choose({ note: "x".repeat(1001) })).toBe("note_too_long")
    expect(await ordering.quote()).toMatchObject({ delivery: "automat", note: "Proszę dzwonić.", lacks: ["point"] })
    expect(await ordering.place({ terms: false, cancel: false })).toEqual({ _tag: "Incomplete", lacks: ["point", "terms", "cancel"] })
    expect(await ordering.choose({ delivery: "kurier-pobranie", payment: "pobranie" })).toBeNull()
    expect(await ordering.place()).toMatchObject({ _tag: "Placed", next: "onDelivery" })
    expect(await basketOf(shopper)).toEqual([])
  })

  test("is not placed where it is not what was shown, or dearer than that; where it is cheaper it is (10.704, 10.705)", async () => {
    const { shop } = await openShop()
    const shopper = makeShopper(shop)
    await putInto(shopper, 501)
    await fillIn(shopper)
    const ordering = orderingOf(shopper)
    const shown = postOf(await ordering.quote())
    await putInto(shopper, 501)
    expect(await ordering.post(shown)).toEqual({ _tag: "Changed" })
    await ordering.choose({ payment: "przelew" })
    const now = await ordering.quote()
    expect(await ordering.place({ shown: shown.shown })).toEqual({ _tag: "Changed" })
    const less = { minor: now.sums.total.minor - 1 }
    expect(await ordering.place({ total: less })).toEqual({ _tag: "PriceRose", shown: less, now: now.sums.total })
    const placed = await ordering.place({ total: { minor: now.sums.total.minor + 5 } })
    expect(placed).toMatchObject({ _tag: "Placed", next: "transfer" })
    const read = "number" in placed ? await ordering.read(placed.number) : null
    expect(read?.sums.total).toEqual(now.sums.total)
  })

  test("of the last piece is one, of twenty who want it at the same moment (10.713, 8.59)", async () => {
    const { shop, database } = await openShop()
    await database.run("UPDATE product_size SET stock = '1' WHERE product = 501")
    const shoppers = Array.from({ length: 20 }, () => makeShopper(shop))
    const posts = await Promise.all(
      shoppers.map(async (shopper) => {
        await putInto(shopper, 501)
        await fillIn(shopper)
        return postOf(await orderingOf(shopper).quote())
      }),
    )
    const outcomes = await Promise.all(posts.map((post, at) => orderingOf(shoppers[at] ?? makeShopper(shop)).post(post)))
    const placed = outcomes.filter(({ _tag }) => _tag === "Placed")
    const refused = outcomes.filter((one) => one._tag === "Refused" && one.errors[0]?.code === "110")
    expect([placed.length, refused.length]).toEqual([1, 19])
    expect(await database.all("SELECT stock FROM product_size WHERE product = 501")).toEqual([{ stock: "0" }])
    expect(await database.all("SELECT change FROM stock_movement")).toEqual([{ change: "-1" }])
    // nothing of those who got nothing is lost
    expect((await Promise.all(shoppers.map(basketOf))).filter((rows) => rows.length === 1)).toHaveLength(19)
  })

  test("goes where the buyer lives, whatever place was chosen before (10.711)", async () => {
    const { shop } = await openShop()
    const shopper = makeShopper(shop)
    await putInto(shopper, 501)
    await fillIn(shopper, {
      deliver_to_billingaddr: "",
      delivery_firstname: "Eva",
      delivery_lastname: "Adler",
      delivery_street: "Ringstr. 2",
      delivery_region: "1143020143",
      delivery_zipcode: "10115",
      delivery_city: "Berlin",
    })
    const quote = await orderingOf(shopper).quote()
    expect(quote.deliveries.map(({ id }) => id)).toEqual(["zagranica"])
    expect(quote.buyer).toMatchObject({ billing: { city: "Gdynia" }, delivery: { city: "Berlin", country: "Niemcy" } })
    expect(quote.sums.shipping).toEqual({ minor: 4500 })
  })
})
