import { describe, expect, test } from "vitest"
import type { ShopData } from "../../support/shop/shop-data.ts"
import { networkKey } from "../../../fixtures/shop/http/network.ts"
import { noticeLimits, noticeMs } from "../../../fixtures/shop/notices.ts"
import { guestSessionsOfNetwork } from "../../../fixtures/shop/sessions.ts"
import { basketOf, makeShopper, noticeOf } from "../../support/shop/shopper.ts"
import { fromAddress, signIn } from "../../support/shop/sign-in.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

const count = async (database: ShopData, table: string) => Number((await database.get(`SELECT count(*) AS count FROM ${table}`))?.["count"])
const refused = { asking: "question", product: "601", question_email: "a@b.pl", question_text: "" }

describe("what strangers make the shop keep is bounded (9.96, 9.97)", () => {
  test("of the notices of one network the oldest go, and another network's stay (9.96)", async () => {
    const { shop, shared } = await openTestShop()
    const [other, first, last] = ["203.0.113.8", "203.0.113.7", "203.0.113.7"].map((address) => makeShopper(fromAddress(shop, address)))
    await other?.post("/product-ask.php", refused)
    await first?.post("/product-ask.php", refused)
    const owner = networkKey("203.0.113.7", "notice")
    for (let at = 0; at < noticeLimits.ofOwner - 1; at += 1)
      await shared.keep({ key: `${at}`, text: "{}", forMs: noticeMs, owner, most: noticeLimits }, testNowMs + 1 + at)
    await last?.post("/product-ask.php", { ...refused, question_text: "?" })
    expect(first === undefined ? "" : await noticeOf(first)).toBeNull()
    expect(await shared.noteOf("0", testNowMs + 1)).toBe("{}")
    expect(other === undefined ? "" : await noticeOf(other)).toMatchObject({ code: "form" })
  })

  test("of all notices the oldest go, whoever made them, and one more is told (9.96)", async () => {
    const { shop, shared } = await openTestShop()
    for (let at = 0; at < noticeLimits.ofAll; at += 1)
      await shared.keep({ key: `${at}`, text: "{}", forMs: noticeMs, owner: `${at}`, most: noticeLimits }, testNowMs)
    const shopper = makeShopper(fromAddress(shop, "203.0.113.7"))
    await shopper.post("/product-ask.php", refused)
    expect([await shared.noteOf("0", testNowMs), await shared.noteOf("1", testNowMs)]).toEqual([null, "{}"])
    expect(await noticeOf(shopper)).toMatchObject({ code: "form" })
  })

  test("a network's guests are bounded: the longest unused goes with its basket, clients and other networks stay (9.97)", async () => {
    const { shop, database, clock } = await openTestShop()
    const put = { product: "601", size: "M", number: "1" }
    const [first, other, client] = ["203.0.113.7", "203.0.113.8", "203.0.113.7"].map((address) => makeShopper(fromAddress(shop, address)))
    if (first === undefined || other === undefined || client === undefined) throw new Error("three shoppers")
    await first.post("/basketchange.php", put)
    await other.post("/basketchange.php", put)
    await signIn(client, "ola@example.com", "tajne123")
    clock.nowMs += 1000
    const baskets = await count(database, "basket")
    for (let at = 0; at < guestSessionsOfNetwork - 1; at += 1) {
      const basket = (await database.get("INSERT INTO basket (account) VALUES (NULL) RETURNING id"))?.["id"]
      await database.run(
        "INSERT INTO session (token_hash, basket, expires_at, network) VALUES (?, ?, ?, ?)",
        `${at}`,
        basket,
        clock.nowMs + 86_400_000 * 31,
        networkKey("203.0.113.7", "session"),
      )
    }
    expect(await basketOf(first)).toHaveLength(1)
    const last = makeShopper(fromAddress(shop, "203.0.113.7"))
    await last.post("/basketchange.php", put)
    expect(await Promise.all([first, other, last].map(async (shopper) => (await basketOf(shopper)).length))).toEqual([0, 1, 1])
    expect(await count(database, "basket")).toBe(baskets + guestSessionsOfNetwork - 1)
    expect(await client.data("{ client { login } }")).toMatchObject({ client: { login: expect.any(String) } })
  })
})
