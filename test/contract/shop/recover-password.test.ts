import { describe, expect, test } from "vitest"
import { keyMs } from "../../../fixtures/shop/mail/one-use-keys.ts"
import { makeMemoryShared } from "../../../fixtures/shop/sharing/memory-shared.ts"
import type { ShopShared } from "../../../fixtures/shop/sharing/shop-shared.ts"
import { linkLimits } from "../../../fixtures/shop/sign-in/recover-password.ts"
import { callAccounts, leaveFor } from "../../support/passkey/passkey-calls.ts"
import { collectMails, linkIn } from "../../support/shop/collected-mails.ts"
import { says } from "../../support/passkey/passkey-clients.ts"
import { makeAuthenticator } from "../../support/passkey/software-authenticator.ts"
import { makeShopper, noticeOf, type Shopper, shopOrigin } from "../../support/shop/shopper.ts"
import { fromAddress, signIn } from "../../support/shop/sign-in.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

const path = "/password-recover.php"
const good = "Dzban-pelen-9-lnu"

const askFor = (shopper: Shopper, login: string) => shopper.post(path, { operation: "ask", login })
const set = (shopper: Shopper, key: string, password: string, repeated = password) =>
  shopper.post(path, { operation: "set", token: key, client_password: password, repeat_password: repeated })
const keyOf = (mail: { readonly text: string }) => linkIn(mail).searchParams.get("token") ?? ""
const who = async (shopper: Shopper) => JSON.stringify(await shopper.data("{ client { login } }"))
const works = (shopper: Shopper, key: string) => shopper.data(`{ ownPasswordKey(token: "${key}") { works } }`)

async function openShopWithMails() {
  const mails = collectMails()
  return { ...(await openTestShop({ mail: mails.mail })), next: mails.next }
}

describe("a forgotten password (9.140, 10.591, 10.592, 11.450)", () => {
  test("its mail has a link that sets a new one; every session of the account is over, and its owner is told", async () => {
    const { shop, next } = await openShopWithMails()
    const [phone, laptop] = [makeShopper(shop), makeShopper(shop)]
    await signIn(phone, "ola@example.com", "tajne123")
    await phone.post("/basketchange.php", { product: "601", size: "M" })
    const asked = await askFor(laptop, "OLA@example.com")
    expect([asked.status, asked.headers.get("location"), await noticeOf(laptop)]).toEqual([303, path, { is: "passwordAsked" }])
    const mail = await next()
    expect(mail).toMatchObject({ to: "ola@example.com", kind: "passwordLink", subject: expect.stringContaining("Ustaw nowe hasło") })
    expect(linkIn(mail).origin + linkIn(mail).pathname).toBe(`http://shop.local${path}`)
    expect(mail.html).toContain(`href="${linkIn(mail).href.replaceAll("&", "&amp;")}"`)
    expect(await works(laptop, keyOf(mail))).toEqual({ ownPasswordKey: { works: true } })
    const done = await set(laptop, keyOf(mail), good)
    expect([done.status, done.headers.get("location"), await noticeOf(laptop)]).toEqual([303, "/signin.php", { is: "passwordSet" }])
    expect(await who(phone)).toBe('{"client":null}')
    expect(await next()).toMatchObject({ to: "ola@example.com", kind: "passwordChanged" })
    expect(await signIn(laptop, "ola@example.com", "tajne123")).toEqual([303, "/signin.php"])
    expect(await signIn(laptop, "ola@example.com", good)).toEqual([303, "/login.php"])
    expect(await laptop.data("{ basket { products { id } } }")).toEqual({ basket: { products: [{ id: 601 }] } })
  })

  test("is asked for on the way back to a page of the shop, and to no other (10.1081)", async () => {
    const { shop } = await openShopWithMails()
    const led = async (query: string, login: string) =>
      (await makeShopper(shop).post(path + query, { operation: "ask", login })).headers.get("location")
    const back = "?return=%2Fbasketedit.php%3Fmode%3D1"
    for (const login of ["", "ola@example.com"]) expect(await led(back, login)).toBe(path + back)
    expect(await led("?return=%2F%2Fevil.example%2F", "")).toBe(path)
  })

  test("its link works once, and only the newest does", async () => {
    const { shop, next } = await openShopWithMails()
    const shopper = makeShopper(shop)
    await askFor(shopper, "ola@example.com")
    const first = keyOf(await next())
    await askFor(shopper, "ola@example.com")
    const second = keyOf(await next())
    expect(await works(shopper, first)).toEqual({ ownPasswordKey: { works: false } })
    const refused = async (key: string) => [(await set(shopper, key, good)).headers.get("location"), await noticeOf(shopper)]
    expect(await refused(first)).toEqual([path, { is: "passwordAsked", code: "gone" }])
    // of two who use it at the same time one is told that it is gone
    const led = await Promise.all([set(makeShopper(shop), second, good), set(makeShopper(shop), second, good)])
    expect(new Set(led.map(({ headers }) => headers.get("location")))).toEqual(new Set([path, "/signin.php"]))
    expect(await refused(second)).toEqual([path, { is: "passwordAsked", code: "gone" }])
  })

  test("whoever had the account before has begun nothing that goes on: no other address, which the mail says, no passkey (10.1084, 10.1094)", async () => {
    const { shop, next } = await openShopWithMails()
    const [stranger, owner] = [makeShopper(shop), makeShopper(shop)]
    await signIn(stranger, "ola@example.com", "tajne123")
    await stranger.post("/login.php", { operation: "email", new_email: "obcy@example.org", email_password: "tajne123" })
    const confirming = keyOf(await next())
    const [leave, other] = [await leaveFor(stranger), await leaveFor(stranger)]
    const challenge = await callAccounts(stranger, "generateRegisterRequest", leave)
    expect(challenge).toMatchObject({ status: "success" })
    await askFor(owner, "ola@example.com")
    await set(owner, keyOf(await next()), good)
    expect((await next()).text).toContain("Zmiana adresu")
    await stranger.post("/login.php", { operation: "confirmEmail", token: confirming })
    expect(await signIn(owner, "ola@example.com", good)).toEqual([303, "/login.php"])
    expect(await owner.data("{ client { email } }")).toEqual({ client: { email: "ola@example.com" } })
    expect(await callAccounts(stranger, "generateRegisterRequest", other)).toMatchObject(says("leave"))
    const body = JSON.stringify({ userLogin: "ola@example.com", ...makeAuthenticator(shopOrigin).create(challenge.data ?? "") })
    expect(await callAccounts(stranger, "register", body)).toMatchObject(says("challenge"))
  })

  test("a password that was looked at while another was set opens no session, which would outlive the end of all (10.592, 10.1116)", async () => {
    const memory = makeMemoryShared()
    let meanwhile: (() => Promise<unknown>) | null = null
    const shared: ShopShared = {
      ...memory,
      count: async (...counted) => {
        const event = await memory.count(...counted)
        const forget = async () => {
          const change = meanwhile
          meanwhile = null
          await change?.()
          await event?.forget()
        }
        return event === null ? null : { forget }
      },
    }
    const mails = collectMails()
    const { shop } = await openTestShop({ shared, mail: mails.mail })
    const [stranger, owner] = [makeShopper(shop), makeShopper(shop)]
    await askFor(owner, "ola@example.com")
    const key = keyOf(await mails.next())
    // a try is forgiven between the look at the password and the session
    meanwhile = () => set(owner, key, good)
    expect(await signIn(stranger, "ola@example.com", "tajne123")).toEqual([303, "/signin.php"])
    expect(await noticeOf(stranger)).toMatchObject({ is: "notSignedIn", code: "wrong" })
    expect(await who(stranger)).toBe('{"client":null}')
    expect(await signIn(owner, "ola@example.com", good)).toEqual([303, "/login.php"])
  })

  test("its link works for an hour (9.140, 11.451)", async () => {
    const { shop, next, clock } = await openShopWithMails()
    const shopper = makeShopper(shop)
    await askFor(shopper, "ola@example.com")
    const key = keyOf(await next())
    expect(keyMs).toBe(3_600_000)
    clock.nowMs += keyMs - 1000
    expect(await works(shopper, key)).toEqual({ ownPasswordKey: { works: true } })
    clock.nowMs += 1_000
    expect(await works(shopper, key)).toEqual({ ownPasswordKey: { works: false } })
    expect((await set(shopper, key, good)).headers.get("location")).toBe(path)
    expect(await signIn(shopper, "ola@example.com", "tajne123")).toEqual([303, "/login.php"])
  })

  test.each([
    ["nobody@example.com", "ola@example.com"],
    ["nobody", "ola@example.com"],
  ])("%s gets the same answer as %s, and no mail (10.591)", async (unknown, known) => {
    const { shop, next } = await openShopWithMails()
    const answers = []
    for (const login of [unknown, known]) {
      const shopper = makeShopper(shop)
      const response = await askFor(shopper, login)
      answers.push([response.status, response.headers.get("location"), await response.text(), await noticeOf(shopper)])
    }
    expect(answers[0]).toEqual(answers[1])
    expect(await next()).toMatchObject({ to: known })
  })

  test.each([
    ["weak_password", "Kr0t", "Kr0t"],
    ["password_to_long", `Aa1${"x".repeat(28)}`, `Aa1${"x".repeat(28)}`],
    ["password_to_long", `Aa1${"x".repeat(600)}`, `Aa1${"x".repeat(600)}`],
    ["weak_password", "tylkomaleitery", "tylkomaleitery"],
    ["not_equal_passwords", good, `${good}x`],
    ["no_password", "", ""],
  ])("%s is told at the form, and the link goes on working (10.985)", async (code, password, repeated) => {
    const { shop, next } = await openShopWithMails()
    const shopper = makeShopper(shop)
    await askFor(shopper, "ola@example.com")
    const key = keyOf(await next())
    const refused = await set(shopper, key, password, repeated)
    expect([refused.headers.get("location"), await noticeOf(shopper)]).toEqual([`${path}?token=${key}`, { is: "passwordRefused", code }])
    expect((await set(shopper, key, good)).headers.get("location")).toBe("/signin.php")
  })

  test("a password is not the login (8.19)", async () => {
    const { shop, next, database } = await openShopWithMails()
    await database.run("UPDATE account SET login = 'Ola-Nowak-2026' WHERE email = 'ola@example.com'")
    const shopper = makeShopper(shop)
    await askFor(shopper, "Ola-Nowak-2026")
    await set(shopper, keyOf(await next()), "Ola-Nowak-2026")
    expect(await noticeOf(shopper)).toEqual({ is: "passwordRefused", code: "login_equals_password" })
  })
})

describe("what is asked of it too often (9.141)", () => {
  test("is five links an hour for a login, whoever asks, in whatever letters, and whether it exists or not", async () => {
    const { shop, clock } = await openShopWithMails()
    const codes = async (login: string, times: number) => {
      const told = []
      for (let time = 0; time < times; time += 1) {
        const shopper = makeShopper(fromAddress(shop, `203.0.${time}.7`))
        await askFor(shopper, time % 2 === 0 ? login : login.toUpperCase())
        told.push((await noticeOf(shopper))?.["code"] ?? "sent")
      }
      return told
    }
    expect(linkLimits).toEqual({ ofLogin: 5, ofNetwork: 30, withinMs: 3_600_000 })
    expect(await codes("ola@example.com", 6)).toEqual(["sent", "sent", "sent", "sent", "sent", "later"])
    expect(await codes("nobody", 6)).toEqual(["sent", "sent", "sent", "sent", "sent", "later"])
    clock.nowMs += 3_600_001
    expect(await codes("ola@example.com", 1)).toEqual(["sent"])
  })

  test("is thirty links an hour for a network", async () => {
    const { shop } = await openShopWithMails()
    const shopper = makeShopper(fromAddress(shop, "203.0.113.7"))
    for (let time = 0; time < 30; time += 1) await askFor(shopper, `somebody-${time}`)
    await askFor(shopper, "somebody-else")
    expect(await noticeOf(shopper)).toEqual({ is: "passwordAsked", code: "later" })
  })
})

describe("a form that no page of the shop sends", () => {
  test.each<readonly [Readonly<Record<string, string>>, number, object | null]>([
    [{ operation: "ask", login: "  " }, 303, { is: "passwordAsked", code: "missing" }],
    [{ operation: "ask", login: "x".repeat(300) }, 303, { is: "passwordAsked" }],
    [{ operation: "set" }, 303, { is: "passwordAsked", code: "gone" }],
    [
      { operation: "set", token: "'; DROP TABLE mail; --", client_password: good, repeat_password: good },
      303,
      { is: "passwordAsked", code: "gone" },
    ],
    [{ operation: "steal" }, 400, null],
    [{}, 400, null],
  ])("%j gets %i", async (fields, status, notice) => {
    const { shop } = await openShopWithMails()
    const shopper = makeShopper(shop)
    expect((await shopper.post(path, fields)).status).toBe(status)
    expect(await noticeOf(shopper)).toEqual(notice)
  })

  test("from another site is refused", async () => {
    const { shop } = await openShopWithMails()
    const response = await makeShopper(shop).post(path, { operation: "ask", login: "ola@example.com" }, { "sec-fetch-site": "cross-site" })
    expect(response.status).toBe(403)
  })

  test("under a host that is none of the shop's brings no link to it", async () => {
    const mails = collectMails(["other.example"])
    const { shop } = await openTestShop({ mail: mails.mail })
    expect((await askFor(makeShopper(shop), "ola@example.com")).status).toBe(503)
  })
})
