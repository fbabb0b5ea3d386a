import { describe, expect, onTestFinished, test } from "vitest"
import { replaceSizes } from "../../../fixtures/shop/seed/seed-store.ts"
import { payByHand } from "../../../fixtures/shop/orders/pay-order.ts"
import { setSetting } from "../../../fixtures/shop/shop-settings.ts"
import { cancelByKeeper, openOrdering } from "../../support/shop/order-shop.ts"
import { putInto } from "../../support/shop/ordering.ts"
import { makeShopper } from "../../support/shop/shopper.ts"
import { signIn } from "../../support/shop/sign-in.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

// of the demo shop: 506 a set of twos, 554 a blind made to measure, 569 with a deposit, 534 cheaper by quantity, 572 by subscription alone,
// 574 a card that is carried to nobody, 575 a workshop with dates, 576 for points alone

const open = () => openOrdering(onTestFinished)

describe("every kind of product is ordered as it was bought (10.710, 10.713)", () => {
  test("what was chosen for a price by a formula is kept as priceFormulaParameters (12.4, 12.5)", async () => {
    const { shopper, order } = await open()
    await putInto(shopper, 554, "1", { width: "1000", height: "1000", fabric: "linen", cassette: "open", drive: "spring" })
    const { read } = await order()
    expect(read?.lines[0]).toMatchObject({ productId: 554, unitPrice: { minor: 36_115 }, vatPercent: 23 })
    expect(read?.lines[0]?.parameters).toEqual(
      expect.arrayContaining([
        { parameterId: "width", parameterName: expect.any(String), parameterValues: [{ valueId: "", valueName: "1000" }] },
        {
          parameterId: "fabric",
          parameterName: expect.any(String),
          parameterValues: [{ valueId: "linen", valueName: expect.any(String) }],
        },
      ]),
    )
  })

  test("a set takes itself and its parts, which come back when it is cancelled (10.717)", async () => {
    const { shopper, order, stocks, database } = await open()
    const parts = [503, 504, 505].flatMap((id, at) => [
      [`bundle_product[${at + 1}]`, String(id)],
      [`bundle_size[${at + 1}]`, "baltyk"],
      [`bundle_number[${at + 1}]`, "1"],
    ])
    await putInto(shopper, 506, "2", { mode: "1", ...Object.fromEntries(parts) })
    const before = await stocks([506, 503, 504, 505])
    const { number } = await order()
    const taken = await stocks([506, 503, 504, 505])
    expect(taken).toMatchObject({ "506 uniw": 6, "503 baltyk": 14, "504 baltyk": 10, "505 baltyk": 3 })
    await cancelByKeeper(database, number)
    expect(await stocks([506, 503, 504, 505])).toEqual(before)
  })

  test("places of a date are taken by one order alone, told to everybody, and given back (17.34)", async () => {
    const { shop, shopper, order, database, dates } = await open()
    const [first] = await dates(575)
    expect(first?.places).toBe(3)
    const other = makeShopper(shop)
    for (const one of [shopper, other]) await putInto(one, 575, "2", { own_date: first?.id ?? "" })
    const both = await Promise.all([order(shopper), order(other)])
    expect(both.map(({ outcome }) => outcome._tag).toSorted()).toEqual(["Placed", "Refused"])
    expect((await dates(575))[0]?.places).toBe(1)
    const placed = both.find(({ outcome }) => outcome._tag === "Placed")
    expect(placed?.read).toMatchObject({ delivery: null, lines: [{ details: [{ value: expect.stringMatching(/10:00/) }] }] })
    await cancelByKeeper(database, placed?.number ?? "")
    expect((await dates(575))[0]?.places).toBe(3)
  })

  test("a deposit is charged and not taxed; a price by quantity is the shop's (15.100)", async () => {
    const { shopper, order } = await open()
    await putInto(shopper, 569, "2")
    await putInto(shopper, 534, "6")
    const { read } = await order()
    const deposit = read?.sums.deposit.minor ?? 0
    expect(deposit).toBeGreaterThan(0)
    expect(read?.sums.vat.at(-1)).toEqual({ vatPercent: null, gross: { minor: deposit }, net: { minor: deposit }, tax: { minor: 0 } })
    const cups = read?.lines.find(({ productId }) => productId === 534)
    expect(cups?.total.minor).toBe((cups?.unitPrice.minor ?? 0) * 6)
    const sum = read?.sums.vat.reduce((whole, { gross }) => whole + gross.minor, 0)
    expect(sum).toBe(read?.sums.total.minor)
  })

  test("a collection is ordered as its parts, each with its size, and a step of a multipack at the price of that many (16.44)", async () => {
    const { shopper, order } = await open()
    const parts = { "product[1]": "522", "size[1]": "160x200", "number[1]": "1", "product[2]": "523", "size[2]": "50x60", "number[2]": "1" }
    await shopper.post("/basketchange.php", { own_collection: "525", mode: "1", own_number: "2", ...parts })
    await putInto(shopper, 542, "6")
    const { read } = await order()
    expect(read?.lines.map(({ productId, sizeId, quantity }) => [productId, sizeId, quantity.coefficient])).toEqual([
      [522, "160x200", 2],
      [523, "50x60", 2],
      [542, "uniw", 6],
    ])
    const candles = read?.lines.at(-1)
    expect(candles?.total.minor).toBe((candles?.unitPrice.minor ?? 0) * 6)
    expect(candles?.unitPrice.minor).toBe(3200)
  })

  test("what is carried to nobody has no delivery; a subscription keeps its period", async () => {
    const { shopper, order } = await open()
    await putInto(shopper, 574, "1", { size: "200" })
    const { read } = await order()
    expect(read).toMatchObject({ delivery: null, sums: { shipping: { minor: 0 }, total: { minor: 20_000 } } })
    await putInto(shopper, 572, "1", { subscription: "true", days_in_period: "30" })
    const second = await order()
    expect(second.read?.lines[0]?.details[0]?.value).toMatch(/co 30 dni/)
  })

  test("points are taken with the order, once, and given back with it (6.4)", async () => {
    const { shopper, order, database, shop } = await open()
    await signIn(shopper, "anna@example.com", "Pracownia-Anna-24")
    await putInto(shopper, 576, "1", { for_points: "true" })
    const points = async () => (await database.get("SELECT points FROM account WHERE login = 'anna@example.com'"))?.["points"]
    const { number, read } = await order()
    expect(read).toMatchObject({ sums: { points: { coefficient: 450 } }, lines: [{ total: { minor: 0 }, points: { coefficient: 450 } }] })
    expect(await points()).toBe("170")
    await cancelByKeeper(database, number)
    expect(await points()).toBe("620")
    await putInto(shopper, 576, "1", { for_points: "true" })
    await database.run("UPDATE account SET points = '449' WHERE login = 'anna@example.com'")
    const refused = await order()
    expect(refused.outcome).toMatchObject({ _tag: "Refused", errors: [{ code: "points" }] })
    const elsewhere = makeShopper(shop)
    await signIn(elsewhere, "anna@example.com", "Pracownia-Anna-24")
    expect(await elsewhere.data(`{ ownOrder(number: "${number}") { status } }`)).toEqual({ ownOrder: { status: "cancelled" } })
  })

  test("a paid order brings the points that its rows earn, once, and a cancelled one takes them back (10.875, 15.23)", async () => {
    const { shopper, order, database } = await open()
    await signIn(shopper, "anna@example.com", "Pracownia-Anna-24")
    const points = async () => (await database.get("SELECT points FROM account WHERE login = 'anna@example.com'"))?.["points"]
    const history = () => database.all("SELECT amount, reason FROM point_entry ORDER BY id")
    await putInto(shopper, 572, "2", { subscription: "true", days_in_period: "30" })
    await putInto(shopper, 576, "1", { for_points: "true" })
    const { number, read } = await order()
    expect(await points()).toBe("170")
    const pay = () =>
      database.transaction(
        (within) => payByHand(within, number, { amount: read?.sums.total ?? { minor: 0 }, currency: "PLN", atMs: testNowMs }),
        "read committed",
      )
    await pay()
    await pay()
    expect(await points()).toBe("190")
    await cancelByKeeper(database, number)
    expect(await points()).toBe("620")
    const reason = `Zamówienie ${number}`
    expect(await history()).toEqual(["-450", "20", "450", "-20"].map((amount) => ({ amount, reason })))
  })

  test("a code is used up by as many orders as it may be used for (15.61)", async () => {
    const { shop, shopper, order, database } = await open()
    const file = Object(JSON.parse(String((await database.get("SELECT document FROM shop_document WHERE name = 'shop'"))?.["document"])))
    const once = { code: "RAZ", off: { is: "percentage", percent: "10" }, usesLeft: 1 }
    await database.run("UPDATE shop_document SET document = ? WHERE name = 'shop'", JSON.stringify({ ...file, rebateCodes: [once] }))
    await database.run("UPDATE revision SET number = number + 1 WHERE subject = 'catalogue'")
    const enter = (one: typeof shopper) => one.data('mutation { activateRebateCode(code: "RAZ") { status error { code } } }')
    const other = makeShopper(shop)
    for (const one of [shopper, other]) {
      await putInto(one, 501)
      expect(await enter(one)).toEqual({ activateRebateCode: { status: "success", error: null } })
    }
    const both = await Promise.all([order(shopper), order(other)])
    // whoever comes second is shown the order without the code, or is told that it is used up
    expect(both.map(({ outcome }) => outcome._tag).toSorted()).toEqual([
      expect.stringMatching(/^(?:Changed|Placed)$/),
      expect.stringMatching(/^(?:Placed|Refused)$/),
    ])
    expect(both.filter(({ outcome }) => outcome._tag === "Placed")).toHaveLength(1)
    const third = makeShopper(shop)
    await putInto(third, 501)
    expect(await enter(third)).toEqual({ activateRebateCode: { status: "error", error: { code: "usedUp" } } })
    await cancelByKeeper(database, both.find(({ outcome }) => outcome._tag === "Placed")?.number ?? "")
    expect(await enter(third)).toEqual({ activateRebateCode: { status: "success", error: null } })
  })
})

test("a catalogue that tells the same stock again gives nothing back; another number is a new count (10.720)", async () => {
  const { shopper, order, stocks, database } = await open()
  await putInto(shopper, 501, "2")
  await order()
  const told = await database.reader.selectFrom("product_size").select(["product", "size", "position", "seeded"]).execute()
  const seed = (of501: string | null) =>
    database.transaction(
      (within) =>
        replaceSizes(
          within,
          told.map(({ seeded, ...row }) => ({ ...row, stock: (row.product === 501 ? of501 : null) ?? seeded ?? "0" })),
        ),
      "serializable",
    )
  await seed(null)
  expect(await stocks([501])).toEqual({ "501 uniw": 22 })
  await seed("30")
  expect(await stocks([501])).toEqual({ "501 uniw": 30 })
})

test("a client's open orders count until they are handed over or cancelled (6.11, 8.63, 10.442)", async () => {
  const { shopper, order, database } = await open()
  await setSetting(database, "max_open_orders", "200.00")
  await signIn(shopper, "anna@example.com", "Pracownia-Anna-24")
  await putInto(shopper, 501, "2")
  const { number } = await order()
  await putInto(shopper, 501, "1")
  expect((await order()).outcome).toMatchObject({ _tag: "Refused", errors: [{ code: "123" }] })
  expect(await shopper.data("{ basket { ownOutlook { obstacle { code } } } }")).toEqual({
    basket: { ownOutlook: { obstacle: { code: "123" } } },
  })
  await cancelByKeeper(database, number)
  expect((await order()).outcome).toMatchObject({ _tag: "Placed" })
})

test("an order is in the currency that it was placed in, and counts in the shop's own by the rate of then (15.80)", async () => {
  const { shopper, order, database } = await open()
  shopper.cookies.set("CURRID", "EUR")
  await putInto(shopper, 501)
  const { read } = await order()
  expect(read?.currency).toBe("EUR")
  const row = await database.get("SELECT total, own_total FROM shop_order")
  expect(row?.["total"]).toBe(read?.sums.total.minor)
  expect(Number(row?.["own_total"])).toBeGreaterThan(3 * Number(row?.["total"]))
})
