import { describe, expect, test } from "vitest"
import { makeShopper, noticeOf, type Shopper } from "../../support/shop/shopper.ts"
import { fromAddress, signIn } from "../../support/shop/sign-in.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

// 601: a shirt of 129,00; 602: a mug reduced from 50,00 to 40,00, its lowest price was 42,00; 609: socks of 19,00; 605: for points only

const enter = (shopper: Shopper, code: string, more: Readonly<Record<string, string>> = {}) =>
  shopper.post("/rebatecode.php", { code, ...more })

const priceFields = "price { gross { value } net { value } } beforeRebate { gross { value } } beforeRebateDetails { youSavePercent }"

const priceOf = (shopper: Shopper, id: number) =>
  shopper.data(`{ product(productId: ${id}) { product { price { ${priceFields} max { gross { value } }
    omnibusPriceDetails { youSavePercent omnibusPriceIsHigherThanSellingPrice } } ownTile { price { gross { value } } beforeRebate { gross { value } } } } } }`)

const basketFields = `products { worth { gross { value } } } basketCost { totalProductsCost { gross { value } } rebate { gross { value } } }
  ownRebate { code saved { gross { value } } }`
const basketOf = (shopper: Shopper) => shopper.data(`{ basket { ${basketFields} } }`)

const gross = (value: number) => ({ gross: { value } })

describe("a code changes the price (7.60, 15.63)", () => {
  test("of product, tile, size and cart, and names the price without it (10.190, 11.33, 11.49, 11.130)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await shopper.post("/basketchange.php", { product: "601", size: "M", number: "2" })
    expect((await enter(shopper, " lato10 ")).headers.get("location")).toBe("/basketedit.php?mode=1")
    expect(await noticeOf(shopper)).toEqual({ is: "rebateActivated", name: "LATO10" })
    expect(await priceOf(shopper, 601)).toMatchObject({
      product: {
        product: {
          price: {
            price: { ...gross(116.1), net: { value: 94.39 } },
            beforeRebate: gross(129),
            beforeRebateDetails: { youSavePercent: 10 },
          },
          ownTile: { price: gross(116.1), beforeRebate: gross(129) },
        },
      },
    })
    expect(await shopper.json("/ajax/projector.php?product=601&size=M&get=sizeprices")).toMatchObject({
      sizeprices: { value: "116.10", own_beforerebate: "129.00", beforerebate_net: "104.88", beforerebate_yousave_percent: "10" },
    })
    expect(await basketOf(shopper)).toMatchObject({
      basket: {
        products: [{ worth: gross(232.2) }],
        basketCost: { totalProductsCost: gross(232.2), rebate: gross(25.8) },
        ownRebate: { code: "LATO10", saved: gross(25.8) },
      },
    })
  })

  test("and taken off brings everything back (7.61, 10.190, 15.64)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    const before = await priceOf(shopper, 602)
    await enter(shopper, "LATO10")
    expect(await priceOf(shopper, 602)).not.toEqual(before)
    await shopper.post("/rebatecode.php", { operation: "remove" })
    expect(await noticeOf(shopper)).toEqual({ is: "rebateRemoved", name: "LATO10" })
    expect(await priceOf(shopper, 602)).toEqual(before)
    expect(await basketOf(shopper)).toMatchObject({ basket: { basketCost: { rebate: null }, ownRebate: null } })
    await shopper.post("/rebatecode.php", { operation: "remove" })
    expect(await noticeOf(shopper)).toBeNull()
  })

  test("a reduced product's saving and lowest price are compared with the price with the code (15.24, 15.27)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await enter(shopper, "LATO10")
    expect(await priceOf(shopper, 602)).toMatchObject({
      product: {
        product: {
          price: {
            price: gross(36),
            max: gross(50),
            beforeRebate: gross(40),
            omnibusPriceDetails: { youSavePercent: 20, omnibusPriceIsHigherThanSellingPrice: true },
          },
        },
      },
    })
  })

  test("for what it names, and for nothing else (15.62)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await enter(shopper, "MINUS5", { product: "609" })
    expect(await priceOf(shopper, 609)).toMatchObject({ product: { product: { price: { price: gross(14), beforeRebate: gross(19) } } } })
    expect(await priceOf(shopper, 601)).toMatchObject({ product: { product: { price: { price: gross(129), beforeRebate: null } } } })
  })

  test("of a wholesaler in net, and retail prices are told without it", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await signIn(shopper, "hurt", "hurtowo1")
    await enter(shopper, "LATO10")
    expect(await priceOf(shopper, 601)).toMatchObject({ product: { product: { price: { price: { net: { value: 72 } } } } } })
    expect(await shopper.json("/ajax/projector.php?product=601&size=M&get=sizeprices")).toMatchObject({
      sizeprices: { detalprice_net: "104.88" },
    })
  })
})

describe("a code that is not taken says why and changes nothing (8.57, 15.61, 15.62)", () => {
  const refused = [
    ["", "missing", "Wpisz kod rabatowy."],
    ["LATO1O", "unknown", "Nie znamy kodu „LATO1O”. Sprawdź, czy nie ma w nim literówki."],
    ["DAWNY", "expired", "Kod „DAWNY” stracił ważność."],
    ["zuzyty", "usedUp", "Kod „zuzyty” został już wykorzystany."],
    ["MINUS5", "otherProducts", "Kod „MINUS5” nie obejmuje tych produktów."],
  ] as const

  test.each(refused)("%j by the form of a product's page is %s, and leads back there (10.190)", async (code, why) => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    const response = await enter(shopper, code, { product: "601" })
    expect([response.status, response.headers.get("location")]).toEqual([303, "/product-pol-601-Koszula.html"])
    expect(await noticeOf(shopper)).toEqual({ is: "rebateRefused", code: why, name: code })
    expect(shopper.cookies.has("client")).toBe(false)
  })

  test.each(refused)("%j by GraphQL is %s in words", async (code, why, words) => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await shopper.post("/basketchange.php", { product: "601", size: "M" })
    expect(await shopper.data(`mutation { activateRebateCode(code: ${JSON.stringify(code)}) { status error { code message } } }`)).toEqual({
      activateRebateCode: { status: "error", error: { code: why, message: words } },
    })
    expect(await basketOf(shopper)).toMatchObject({ basket: { basketCost: { totalProductsCost: gross(129), rebate: null } } })
  })

  test("and leaves the code that is active; a good one takes its place (15.64)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    const activate = (code: string) => shopper.data(`mutation { activateRebateCode(code: "${code}") { status } }`)
    await activate("LATO10")
    await activate("DAWNY")
    expect(await basketOf(shopper)).toMatchObject({ basket: { ownRebate: { code: "LATO10" } } })
    await activate("MINUS5")
    expect(await basketOf(shopper)).toMatchObject({ basket: { ownRebate: { code: "MINUS5" } } })
    await shopper.data("mutation { deactivateRebateCode { status } }")
    expect(await basketOf(shopper)).toMatchObject({ basket: { ownRebate: null } })
  })

  test("what has no price that a code could change rules every code out", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await enter(shopper, "LATO10", { product: "605" })
    expect(await noticeOf(shopper)).toMatchObject({ code: "otherProducts" })
  })

  test.each(["x".repeat(41), "<script>", "LATO10' OR 1=1", "💥".repeat(500)])("hostile %j is no code", async (code) => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    expect((await enter(shopper, code)).status).toBe(303)
    expect(await noticeOf(shopper)).toMatchObject({ is: "rebateRefused", code: "unknown" })
  })
})

describe("a code belongs to one visitor's basket (15.64)", () => {
  test("another visitor's prices stay, and so do those of a forged field", async () => {
    const { shop } = await openTestShop()
    const [one, other] = [makeShopper(shop), makeShopper(shop)]
    await enter(one, "LATO10")
    await other.post("/basketchange.php", { product: "601", size: "M", rebate_code: "LATO10", price: "1" })
    expect(await basketOf(other)).toMatchObject({ basket: { basketCost: { totalProductsCost: gross(129) }, ownRebate: null } })
  })

  test("a guest's goes along at sign-in, and stays with the account", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await enter(shopper, "LATO10")
    await signIn(shopper, "ola@example.com", "tajne123")
    expect(await basketOf(shopper)).toMatchObject({ basket: { ownRebate: { code: "LATO10" } } })
    await shopper.send("/login.php?operation=logout", { method: "POST" })
    expect(await basketOf(shopper)).toMatchObject({ basket: { ownRebate: null } })
    await signIn(shopper, "ola@example.com", "tajne123")
    expect(await basketOf(shopper)).toMatchObject({ basket: { ownRebate: { code: "LATO10" } } })
  })

  test("once it ends it changes nothing, and what was kept of the pages is old", async () => {
    const { shop, clock } = await openTestShop()
    const shopper = makeShopper(shop)
    await shopper.post("/basketchange.php", { product: "609", size: "A" })
    await enter(shopper, "MINUS5")
    const version = async () =>
      (await shop.visit(new Request("http://shop.local/", { headers: { cookie: `client=${shopper.cookies.get("client")}` } }))).version
    const before = await version()
    // the last second of the third day after the tests' Tuesday, in Warsaw
    clock.nowMs = Date.UTC(2026, 2, 13, 22, 59, 59)
    expect(await basketOf(shopper)).toMatchObject({ basket: { ownRebate: { code: "MINUS5" } } })
    clock.nowMs += 1_000
    expect(await basketOf(shopper)).toMatchObject({ basket: { basketCost: { totalProductsCost: gross(19) }, ownRebate: null } })
    expect(await version()).not.toBe(before)
  })
})

describe("who has entered ten codes that are not taken within a minute waits (9.80)", () => {
  const wrong = ["NIEMA", "DAWNY", "ZUZYTY"]

  test("for a right one, too, with words that say how long; another network does not, an empty field is answered, and then it is over", async () => {
    const { shop, clock } = await openTestShop()
    const from = (address: string) => makeShopper(fromAddress(shop, address))
    for (let round = 0; round < 10; round += 1) {
      await enter(from("203.0.113.7"), wrong[round % wrong.length] ?? "")
      clock.nowMs += 1_000
    }
    const guesser = from("203.0.113.7")
    await enter(guesser, "LATO10")
    expect(await noticeOf(guesser)).toEqual({ is: "rebateRefused", code: "later", limit: "50", name: "LATO10" })
    expect(await guesser.data(`mutation { activateRebateCode(code: "LATO10") { status error { code message limit } } }`)).toEqual({
      activateRebateCode: {
        status: "error",
        error: {
          code: "later",
          message: "Za dużo kodów, których nie możemy przyjąć. Następny możesz wpisać za 50 sekund.",
          limit: "50",
        },
      },
    })
    await enter(guesser, " ")
    expect(await noticeOf(guesser)).toMatchObject({ code: "missing" })
    const other = from("203.0.113.8")
    await enter(other, "LATO10")
    expect(await noticeOf(other)).toEqual({ is: "rebateActivated", name: "LATO10" })
    clock.nowMs += 50_000
    await enter(guesser, "LATO10")
    expect(await noticeOf(guesser)).toEqual({ is: "rebateActivated", name: "LATO10" })
  })

  test("codes that are taken are not counted, and neither do they hinder a sign-in", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(fromAddress(shop, "203.0.113.7"))
    for (let round = 0; round < 12; round += 1) await enter(shopper, "LATO10")
    expect(await noticeOf(shopper)).toEqual({ is: "rebateActivated", name: "LATO10" })
    for (let round = 0; round < 11; round += 1) await enter(shopper, "NIEMA")
    expect(await noticeOf(shopper)).toMatchObject({ code: "later" })
    expect(await signIn(shopper, "hurt", "hurtowo1")).toEqual([303, "/login.php"])
  })
})
