import { describe, expect, test } from "vitest"
import { loginTryLimit } from "../../../fixtures/shop/login-ways/begin-login.ts"
import { tryMs, waitingMs } from "../../../fixtures/shop/login-ways/login-tries-store.ts"
import { demoCodeMs } from "../../../fixtures/shop/login-ways/demo-service.ts"
import { hashedSubject } from "../../../fixtures/shop/sharing/hashed-subject.ts"
import {
  allowServices,
  beginAt,
  ledTo,
  loginOf,
  openWaysShop,
  optionsOf,
  ola,
  olaThere,
  pressAt,
  register,
  signInBy,
  waitingOf,
  zofia,
} from "../../support/shop/login-ways.ts"
import { basketOf, makeShopper, noticeOf, type Shopper } from "../../support/shop/shopper.ts"
import { signIn } from "../../support/shop/sign-in.ts"

describe("what is offered (10.790, 11.565)", () => {
  test("is what the shop allows, to everybody alike until somebody is connected", async () => {
    const { shopper, database } = await openWaysShop()
    const offered = {
      id: "demo",
      loginUrl: "/signin-with.php?provider=demo",
      ownName: "Konto demo",
      isConnected: false,
      disconnectUrl: null,
    }
    expect(await optionsOf(shopper)).toEqual([{ ...offered, ownEmail: "", ownMadeDay: "", ownUsedDay: "" }])
    await allowServices({ database }, "off")
    expect(await optionsOf(shopper)).toEqual([])
    expect(await beginAt(shopper)).toBe("/signin.php")
    expect(await noticeOf(shopper)).toMatchObject({ is: "loginWayRefused", code: "off" })
    expect((await shopper.send("/demo-account.php?state=a&challenge=b")).status).toBe(404)
  })

  test("a service that the shop does not know is refused, whatever it is called", async () => {
    const { shopper } = await openWaysShop()
    for (const id of ["google", "", "constructor", "demo demo", "%00"]) {
      expect(ledTo(await shopper.send(`/signin-with.php?provider=${id}`))).toBe("/signin.php")
      expect(ledTo(await shopper.send(`/signin-return.php?provider=${id}&state=a&code=b`))).toBe("/signin.php")
      expect(await noticeOf(shopper)).toMatchObject({ code: "off" })
    }
  })
})

describe("who is new (10.795)", () => {
  test("is led to a registration that knows them, opens an account without a password, and signs in by the service from then on", async () => {
    const { shop, shopper, next } = await openWaysShop()
    await shopper.post("/basketchange.php", { product: "601", size: "M" })
    expect(await signInBy(shopper)).toBe("/client-new.php?register=")
    expect(await loginOf(shopper)).toBeNull()
    const waiting = { name: "Konto demo", email: zofia.email, firstName: "Zofia", lastName: "Nowacka", hasAccount: false }
    expect(await waitingOf(shopper)).toMatchObject({ ownLoginState: { waiting } })
    expect(await waitingOf(makeShopper(shop))).toMatchObject({ ownLoginState: { waiting: null } })
    expect(await register(shopper, { terms_agree: "" })).toBe("/client-new.php?register=")
    expect(await register(shopper)).toBe("/login.php")
    expect(await noticeOf(shopper)).toEqual({ is: "clientRegistered", name: "Zofia" })
    const mail = await next()
    // such an account has no password to be told of
    expect([mail.kind, mail.to, /hasło/i.test(mail.text)]).toEqual(["loginConnected", zofia.email, false])
    expect(await optionsOf(shopper)).toMatchObject([
      { isConnected: true, disconnectUrl: "/login.php?section=connections&disconnect=demo", ownEmail: zofia.email },
    ])
    await shopper.send("/login.php?operation=logout")
    const before = shopper.cookies.get("client")
    expect(await signInBy(shopper)).toBe("/login.php")
    expect(await loginOf(shopper)).toBe(zofia.email)
    expect(shopper.cookies.get("client")).not.toBe(before)
    expect((await basketOf(shopper)).map(([id]) => id)).toEqual([601])
    for (const guess of ["", "null", zofia.email]) expect(await signIn(makeShopper(shop), zofia.email, guess)).toEqual([303, "/signin.php"])
  })

  test("in another browser the same address is somebody else (10.798)", async () => {
    const { shop, shopper } = await openWaysShop()
    await signInBy(shopper)
    await register(shopper)
    const thief = makeShopper(shop)
    expect(await signInBy(thief)).toBe("/signin.php")
    expect(await loginOf(thief)).toBeNull()
  })

  test("who waited too long, or said no, registers as anybody does (9.186)", async () => {
    const { shopper, clock } = await openWaysShop()
    await signInBy(shopper)
    clock.nowMs += waitingMs
    expect(await waitingOf(shopper)).toMatchObject({ ownLoginState: { waiting: null } })
    expect(await register(shopper)).toBe("/client-new.php?register=")
    await signInBy(shopper)
    expect(ledTo(await shopper.post("/signin-with.php", { operation: "forget" }))).toBe("/signin.php")
    expect(await register(shopper)).toBe("/client-new.php?register=")
    expect(shopper.cookies.has("signin_with")).toBe(false)
  })
})

describe("an address that has an account (10.794)", () => {
  test("is joined by nobody silently: the password is said once, then the service signs in", async () => {
    const { shop, shopper, next, database } = await openWaysShop()
    expect(await signInBy(shopper, olaThere, "&return=%2Fbasketedit.php%3Fmode%3D1")).toBe(
      "/signin.php?return=%2Fbasketedit.php%3Fmode%3D1",
    )
    expect(await loginOf(shopper)).toBeNull()
    expect(await waitingOf(shopper)).toMatchObject({ ownLoginState: { waiting: { email: "Ola@example.com", hasAccount: true } } })
    expect(await signIn(shopper, ola.login, "zgaduje")).toEqual([303, "/signin.php"])
    expect(await database.reader.selectFrom("login_connection").selectAll().execute()).toEqual([])
    expect(await signIn(shopper, ola.login, ola.password)).toEqual([303, "/login.php"])
    expect(await noticeOf(shopper)).toEqual({ is: "accountChanged", code: "connected" })
    expect(await next()).toMatchObject({
      kind: "loginConnected",
      to: "ola@example.com",
      text: expect.stringMatching(/Hasło\sdziała\sjak\sdotąd/),
    })
    await shopper.send("/login.php?operation=logout")
    expect(await signInBy(shopper, olaThere)).toBe("/login.php")
    expect(await loginOf(shopper)).toBe(ola.login)
    expect(await waitingOf(makeShopper(shop))).toMatchObject({ ownLoginState: { waiting: null } })
  })

  test("is not joined by whoever signs in as somebody else, or registers with another address", async () => {
    const { shopper, database } = await openWaysShop()
    await signInBy(shopper, olaThere)
    expect(await signIn(shopper, "hurt", "hurtowo1")).toEqual([303, "/login.php"])
    expect(await database.reader.selectFrom("login_connection").selectAll().execute()).toEqual([])
    expect(await waitingOf(shopper)).toMatchObject({ ownLoginState: { waiting: null } })
  })

  test("on the way to an order leads on to that (10.600)", async () => {
    const { shopper } = await openWaysShop()
    expect(await signInBy(shopper, olaThere, "&operation=onceorder")).toBe("/signin.php?operation=onceorder")
    const answer = await shopper.post("/signin.php?operation=onceorder", { operation: "login", ...ola })
    expect(ledTo(answer)).toBe("/order1.php")
    await shopper.send("/login.php?operation=logout")
    expect(await signInBy(shopper, olaThere, "&operation=onceorder")).toBe("/order1.php")
    await shopper.send("/login.php?operation=logout")
    expect(await signInBy(shopper, zofia, "&operation=onceorder")).toBe("/client-new.php?register=&operation=onceorder")
  })
})

describe("what comes back (9.185, 10.791 to 10.793)", () => {
  const comeBack = async (shopper: Shopper, address: string) => [ledTo(await shopper.send(address)), await noticeOf(shopper)]
  const refused = (code: string) => ["/signin.php", { is: "loginWayRefused", code, name: "Konto demo" }]

  test("works once, and for ten minutes", async () => {
    const { shopper, clock } = await openWaysShop()
    const back = await pressAt(shopper, await beginAt(shopper))
    expect(ledTo(await shopper.send(back))).toBe("/client-new.php?register=")
    expect(await comeBack(shopper, back)).toEqual(refused("expired"))
    const asked = await beginAt(shopper)
    clock.nowMs += tryMs
    expect(await comeBack(shopper, await pressAt(shopper, asked))).toEqual(refused("expired"))
  })

  test("works in the browser that began it: another is told in words, and takes nothing away", async () => {
    const { shop, shopper } = await openWaysShop()
    const back = await pressAt(shopper, await beginAt(shopper))
    const victim = makeShopper(shop)
    expect(await comeBack(victim, back)).toEqual(refused("expired"))
    await beginAt(victim)
    expect(await comeBack(victim, back)).toEqual(refused("expired"))
    expect(await loginOf(victim)).toBeNull()
    expect(ledTo(await shopper.send(back))).toBe("/client-new.php?register=")
  })

  test("of another service, without a state, or fetched ahead is nothing", async () => {
    const { shopper } = await openWaysShop()
    const back = await pressAt(shopper, await beginAt(shopper))
    expect((await shopper.send(back, { headers: { "sec-purpose": "prefetch" } })).status).toBe(403)
    expect((await shopper.send(back, { method: "HEAD" })).status).toBe(403)
    expect(await comeBack(shopper, "/signin-return.php?provider=demo")).toEqual(refused("expired"))
    expect(ledTo(await shopper.send(back))).toBe("/client-new.php?register=")
  })

  test("is told in words where it was given up there, or where the service fails", async () => {
    const { shopper, clock } = await openWaysShop()
    const denied = await pressAt(shopper, await beginAt(shopper), zofia, "deny")
    expect(await comeBack(shopper, denied)).toEqual(refused("denied"))
    const failed = denied.replace("access_denied", "server_error")
    expect(await comeBack(shopper, failed)).toEqual(refused("expired"))
    const late = await pressAt(shopper, await beginAt(shopper))
    clock.nowMs += demoCodeMs
    expect(await comeBack(shopper, late)).toEqual(refused("failed"))
    const good = new URL(await pressAt(shopper, await beginAt(shopper)), "http://shop.local")
    const other = new URL(await pressAt(shopper, await beginAt(shopper)), "http://shop.local")
    // the code of one try for the state of another: its verifier is another one
    other.searchParams.set("code", good.searchParams.get("code") ?? "")
    expect(await comeBack(shopper, `${other.pathname}${other.search}`)).toEqual(refused("failed"))
  })

  test.each([
    "not JSON",
    '{"person":null}',
    '{"person":{"sub":7,"email":"ola@example.com","email_verified":true}}',
    '{"person":{"sub":"","email":"ola@example.com","email_verified":true}}',
    `{"person":{"sub":"${"x".repeat(300)}"}}`,
  ])("a service that answers %s signs nobody in (11.570)", async (text) => {
    const { shopper, shared, clock } = await openWaysShop()
    const asked = await beginAt(shopper)
    const back = new URL(await pressAt(shopper, asked), "http://shop.local")
    const key = hashedSubject("demo service code", back.searchParams.get("code") ?? "")
    const challenge = new URL(asked, "http://shop.local").searchParams.get("challenge")
    const hostile = text.startsWith("{") ? text.replace("{", `{"challenge":${JSON.stringify(challenge)},`) : text
    await shared.keep({ key, text: hostile, forMs: 60_000, owner: "", most: { ofOwner: 10, ofAll: 10 } }, clock.nowMs)
    expect(await comeBack(shopper, `${back.pathname}${back.search}`)).toEqual(refused("failed"))
    expect(await loginOf(shopper)).toBeNull()
  })

  test("an address for which the service does not vouch is nobody's: it neither joins an account nor fills the form", async () => {
    const { shopper, shared, clock } = await openWaysShop()
    const asked = await beginAt(shopper)
    const back = new URL(await pressAt(shopper, asked), "http://shop.local")
    const key = hashedSubject("demo service code", back.searchParams.get("code") ?? "")
    const person = {
      sub: "1",
      email: "ola@example.com",
      email_verified: "true",
      given_name: "O\u0000la\u202e",
      family_name: "N".repeat(500),
    }
    const challenge = new URL(asked, "http://shop.local").searchParams.get("challenge")
    await shared.keep(
      { key, text: JSON.stringify({ challenge, person }), forMs: 60_000, owner: "", most: { ofOwner: 10, ofAll: 10 } },
      clock.nowMs,
    )
    expect(ledTo(await shopper.send(`${back.pathname}${back.search}`))).toBe("/client-new.php?register=")
    expect(await waitingOf(shopper)).toMatchObject({
      ownLoginState: { waiting: { email: "", firstName: "O la", lastName: "N".repeat(80), hasAccount: false } },
    })
  })

  test("never leads off the shop, and begins on a page of it", async () => {
    const { shopper } = await openWaysShop()
    expect(await signInBy(shopper, olaThere, "&return=https%3A%2F%2Fevil.example%2F")).toBe("/signin.php")
    for (const headers of [{ "sec-fetch-site": "cross-site" }, { referer: "https://evil.example/" }, { purpose: "prefetch" }])
      expect((await shopper.send("/signin-with.php?provider=demo", { headers })).status).toBe(403)
    expect((await shopper.post("/signin-with.php", {}, { origin: "https://evil.example" })).status).toBe(403)
  })

  test("a network begins so many tries an hour (9.187)", async () => {
    const { shopper, database } = await openWaysShop()
    for (let time = 0; time < loginTryLimit.most; time += 1) await beginAt(shopper)
    expect(await beginAt(shopper)).toBe("/signin.php")
    expect(await noticeOf(shopper)).toMatchObject({ code: "later" })
    expect(await database.reader.selectFrom("login_try").select("provider").execute()).toHaveLength(loginTryLimit.most)
    expect(JSON.stringify(await database.reader.selectFrom("login_try").selectAll().execute())).not.toContain(
      shopper.cookies.get("signin_with"),
    )
  })
})
