import { describe, expect, onTestFinished, test } from "vitest"
import { orderStartAddress } from "../../../core/addresses/account-addresses.ts"
import { createShop } from "../../../fixtures/shop/create-shop.ts"
import { openShopData } from "../../support/shop/shop-data.ts"
import { basketOf, makeShopper, noticeOf, type Shopper } from "../../support/shop/shopper.ts"
import { signIn } from "../../support/shop/sign-in.ts"
import { openTestShop, seededFolder } from "../../support/shop/test-shop.ts"
import { emptyPlace } from "../../support/store/store-of-test.ts"

const who = async (shopper: Shopper) => JSON.stringify(await shopper.data("{ client { login } }"))

describe("cookies that other people's programs look for (10.140)", () => {
  const names = ["login", "__idsual", "__idsui"]

  test("are there after a good sign-in, tell nothing, and are gone after signing out", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    const signedIn = await shopper.post("/signin.php", { operation: "login", login: "ola@example.com", password: "tajne123" })
    const lines = signedIn.headers.getSetCookie().filter((line) => names.some((name) => line.startsWith(`${name}=`)))
    expect(lines).toHaveLength(3)
    expect(new Set(names.map((name) => shopper.cookies.get(name))).size).toBe(3)
    for (const line of lines) expect(line).toMatch(/^\w+=[\w-]{16}; Path=\/; SameSite=Lax; Max-Age=\d+$/)
    await shopper.send("/login.php?operation=logout")
    expect(names.map((name) => shopper.cookies.has(name))).toEqual([false, false, false])
  })

  test("signing out tells the next page so, and signing in does not (10.931)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await signIn(shopper, "ola@example.com", "tajne123")
    expect(shopper.cookies.has("signed_out")).toBe(false)
    const out = await shopper.send("/login.php?operation=logout")
    expect(out.headers.getSetCookie()).toContainEqual("signed_out=1; Path=/; SameSite=Lax; Max-Age=600")
  })

  test("are not set by a refused sign-in", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await signIn(shopper, "ola@example.com", "wrong-one")
    expect(names.filter((name) => shopper.cookies.has(name))).toEqual([])
  })

  test("the page of the sign-in begins with a session cookie, once, and no other page does (10.140, 11.73)", async () => {
    const { shop } = await openTestShop()
    const greeting = (path: string, cookie = "") => shop.greet(new Request(`http://shop.local${path}`, { headers: { cookie } }))
    expect(greeting("/signin.php")).toEqual([expect.stringMatching(/^client=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/)])
    expect([greeting("/signin.php", "client=abc"), greeting("/")]).toEqual([[], []])
  })
})

describe("POST /signin.php", () => {
  test("leads back to where it was started, also after a refused try, and never to another site (10.305)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    const post = async (password: string, back: string) => {
      const form = { operation: "login", login: "ola@example.com", password, return: back }
      return (await shopper.post("/signin.php", form)).headers.get("location")
    }
    expect(await post("wrong-one", "/product-pol-601.html?selected_size=M")).toBe(
      "/signin.php?return=%2Fproduct-pol-601.html%3Fselected_size%3DM",
    )
    expect(await post("tajne123", "/product-pol-601.html?selected_size=M")).toBe("/product-pol-601.html?selected_size=M")
    expect(await post("wrong-one", "//evil.example/product-pol-601.html")).toBe("/signin.php")
    expect(await post("tajne123", "//evil.example/product-pol-601.html")).toBe("/login.php")
  })

  test("on the way to an order a good sign-in leads on to it, a refused one back to that sign-in, whatever else is named (10.600)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    const post = async (password: string) => {
      const form = { operation: "login", login: "ola@example.com", password, return: "/product-pol-601.html" }
      return (await shopper.post("/signin.php?operation=onceorder&lang=eng", form)).headers.get("location")
    }
    expect(await post("wrong-one")).toBe("/signin.php?operation=onceorder&lang=eng")
    expect(await post("tajne123")).toBe(orderStartAddress("en"))
  })

  test("a good sign-in leads to the account and renews the session (11.73)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await shopper.post("/basketchange.php", { product: "601", size: "M" })
    const before = shopper.cookies.get("client") ?? ""
    expect(await signIn(shopper, "OLA@example.com", "tajne123")).toEqual([303, "/login.php"])
    expect(shopper.cookies.get("client")).not.toBe(before)
    expect(await shopper.data("{ client { type login email firstname lastname points } }")).toEqual({
      client: { type: "client", login: "ola@example.com", email: "ola@example.com", firstname: "Ola", lastname: "Nowak", points: "120.5" },
    })
    const old = makeShopper(shop)
    old.cookies.set("client", before)
    expect([await who(old), await basketOf(old)]).toEqual(['{"client":null}', []])
  })

  test.each([
    ["a wrong password", "ola@example.com", "tajne124"],
    ["a login nobody has", "nikt@example.com", "tajne123"],
    ["a login too long to be one", "x".repeat(300), "tajne123"],
    ["a password too long to be one", "ola@example.com", "x".repeat(300)],
  ])("%s leads back to the form, which is told the login, never the password", async (_, login, password) => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    expect(await signIn(shopper, login, password)).toEqual([303, "/signin.php"])
    expect(await who(shopper)).toBe('{"client":null}')
    expect(await noticeOf(shopper)).toEqual({ is: "notSignedIn", code: "wrong", login: login.slice(0, 100) })
    expect(shopper.cookies.size).toBe(0)
  })

  test.each([
    ["", "tajne123", "noLogin"],
    ["  ", "tajne123", "noLogin"],
    ["ola@example.com", "", "noPassword"],
    ["", "", "nothing"],
  ])("login %j with password %j is refused the same way, and what is missing is told (10.172, 10.303)", async (login, password, code) => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    expect(await signIn(shopper, login, password)).toEqual([303, "/signin.php"])
    expect(await noticeOf(shopper)).toEqual({ is: "notSignedIn", code, login: login.trim() })
    expect(shopper.cookies.size).toBe(0)
  })

  test("the guest's basket joins the client's: sums, capped at what may be ordered, and what is capped is named (10.319)", async () => {
    const { shop } = await openTestShop()
    const home = makeShopper(shop)
    await signIn(home, "ola@example.com", "tajne123")
    await home.post("/basketchange.php", { product: "601", size: "M", number: "4" })
    await home.post("/basketchange.php", { product: "609", size: "A", number: "3" })
    const phone = makeShopper(shop)
    for (const [product, size, number] of [
      ["602", "uniw", "2"],
      ["601", "M", "3"],
      ["609", "B", "4"],
      ["603", "uniw", "2"],
    ] as const) {
      await phone.post("/basketchange.php", { product, size, number })
    }
    await signIn(phone, "ola@example.com", "tajne123")
    const merged = [
      [601, "M", 5],
      [609, "A", 3],
      [602, "uniw", 2],
      [609, "B", 1],
      [603, "uniw", 2],
    ]
    expect(await noticeOf(phone)).toEqual({ is: "basketJoined", rows: 4, lowered: 2, goods: ["Koszula, M", "Skarpety, B"] })
    expect(await basketOf(phone)).toEqual(merged)
    expect(await basketOf(home)).toEqual(merged)
  })

  test("signing in as somebody else does not carry a client's basket over", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await signIn(shopper, "ola@example.com", "tajne123")
    await shopper.post("/basketchange.php", { product: "602", size: "uniw" })
    await signIn(shopper, "hurt", "hurtowo1")
    expect(await basketOf(shopper)).toEqual([])
    await signIn(shopper, "ola@example.com", "tajne123")
    expect(await basketOf(shopper)).toEqual([[602, "uniw", 1]])
  })

  test.each([
    ["/basketedit.php?mode=1", "/basketedit.php?mode=1"],
    ["https://evil.example/", "/login.php"],
    ["/\\evil.example/", "/login.php"],
    ["/login.php?operation=logout", "/login.php"],
  ])("return=%s leads to %s", async (asked, led) => {
    const { shop } = await openTestShop()
    expect(await signIn(makeShopper(shop), "hurt", "hurtowo1", { return: asked })).toEqual([303, led])
  })

  test("a shop keeps passwords as scrypt at its full cost, with parameters, and signs in by them", async () => {
    const { dataFolder, catalogueFolder } = await seededFolder()
    const place = await emptyPlace()
    const shop = await createShop({ place, dataFolder, catalogueFolder })
    const database = await openShopData(place)
    onTestFinished(async () => {
      await shop.close()
      await database.close()
    })
    const hashes = (await database.all("SELECT password_hash FROM account")).map((row) => row["password_hash"])
    expect(hashes).toEqual([expect.stringMatching(/^scrypt\$15\$8\$1\$[\w-]{22}\$[\w-]{43}$/), expect.stringMatching(/^scrypt\$15\$/)])
    expect(await signIn(makeShopper(shop), "hurt", "hurtowo1")).toEqual([303, "/login.php"])
  })
})

describe("signing out", () => {
  test("ends the session and takes the cookie; the client's basket waits", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await signIn(shopper, "ola@example.com", "tajne123")
    await shopper.post("/basketchange.php", { product: "602", size: "uniw" })
    const token = shopper.cookies.get("client") ?? ""
    const response = await shopper.send("/login.php?operation=logout&lang=eng", { headers: { "sec-fetch-site": "same-origin" } })
    expect([response.status, response.headers.get("location"), shopper.cookies.get("client")]).toEqual([303, "/main-eng.html", undefined])
    shopper.cookies.set("client", token)
    expect(await who(shopper)).toBe('{"client":null}')
    await signIn(shopper, "ola@example.com", "tajne123")
    expect(await basketOf(shopper)).toEqual([[602, "uniw", 1]])
  })

  test.each([
    ["a prefetch", { "sec-purpose": "prefetch" }],
    ["a prerender", { "sec-purpose": "prefetch;prerender" }],
    ["a link on another site", { "sec-fetch-site": "cross-site" }],
  ])("%s signs nobody out", async (_, headers) => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await signIn(shopper, "hurt", "hurtowo1")
    expect((await shopper.send("/login.php?operation=logout", { headers })).status).toBe(403)
    expect(await who(shopper)).toContain("hurt")
    expect((await shopper.post("/login.php?operation=logout", {})).status).toBe(303)
    expect(await who(shopper)).toBe('{"client":null}')
  })

  test("a guest who signs out keeps the basket", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await shopper.post("/basketchange.php", { product: "602", size: "uniw" })
    expect((await shopper.send("/login.php?operation=logout")).status).toBe(303)
    expect(await basketOf(shopper)).toEqual([[602, "uniw", 1]])
  })
})

test("a session lives 30 days after the last change of the basket", async () => {
  const { shop, clock, database } = await openTestShop()
  const day = 86_400_000
  const shopper = makeShopper(shop)
  await shopper.post("/basketchange.php", { product: "602", size: "uniw" })
  clock.nowMs += 29 * day
  const prolonged = await shopper.post("/basketchange.php", { product: "602", size: "uniw" })
  expect(prolonged.headers.get("set-cookie")).toContain("Max-Age=2592000")
  clock.nowMs += 29 * day
  expect(await basketOf(shopper)).toEqual([[602, "uniw", 2]])
  clock.nowMs += day
  expect(await basketOf(shopper)).toEqual([])
  await makeShopper(shop).post("/basketchange.php", { product: "601", size: "M" })
  expect(await database.all("SELECT * FROM basket_row")).toHaveLength(1)
})
