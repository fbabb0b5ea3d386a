import { describe, expect, test } from "vitest"
import { passkeyTimes } from "../../../core/passkey/limits.ts"
import { linkIn } from "../../support/shop/collected-mails.ts"
import {
  beginAt,
  ledTo,
  loginOf,
  ola,
  olaThere,
  openWaysShop,
  optionsOf,
  pressAt,
  register,
  signInBy,
  waitingOf,
  zofia,
} from "../../support/shop/login-ways.ts"
import { makeShopper, noticeOf, type Shopper } from "../../support/shop/shopper.ts"
import { signIn } from "../../support/shop/sign-in.ts"

/** Somebody who is signed in with the password, and connects the demo service. */
async function openConnected() {
  const opened = await openWaysShop()
  const { shopper } = opened
  await signIn(shopper, ola.login, ola.password)
  expect(await signInBy(shopper, olaThere)).toBe("/login.php?section=connections")
  return opened
}

describe("connected services (10.796, 10.797)", () => {
  test("are connected by who is signed in, told by mail and in the export, and taken away again, also by two presses (10.1101)", async () => {
    const { shopper, next } = await openConnected()
    expect(await noticeOf(shopper)).toEqual({ is: "accountChanged", code: "connected" })
    const mail = await next()
    expect([mail.kind, mail.to, linkIn(mail).search]).toEqual(["loginConnected", "ola@example.com", "?section=connections"])
    expect(await optionsOf(shopper)).toMatchObject([
      { isConnected: true, ownUsedDay: "", ownMadeDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    ])
    expect(await (await shopper.send("/login.php?operation=export")).json()).toMatchObject({
      connections: [{ provider: "demo", email: "Ola@example.com", usedAt: null }],
    })
    expect((await shopper.post("/login.php", { operation: "disconnect", provider: "google" })).status).toBe(404)
    for (let press = 0; press < 2; press += 1)
      expect(ledTo(await shopper.post("/login.php", { operation: "disconnect", provider: "demo" }))).toBe("/login.php?section=connections")
    expect(await noticeOf(shopper)).toEqual({ is: "accountChanged", code: "disconnected" })
    expect(await next()).toMatchObject({ kind: "loginDisconnected", to: "ola@example.com" })
    expect(await optionsOf(shopper)).toMatchObject([{ isConnected: false }])
  })

  test("belong to one account each, and an account has one of a service", async () => {
    const { shop, shopper } = await openConnected()
    await noticeOf(shopper)
    expect(await signInBy(shopper, { ...zofia, email: "inna@example.org" })).toBe("/login.php?section=connections")
    expect(await noticeOf(shopper)).toMatchObject({ is: "loginWayRefused", code: "other" })
    await shopper.send("/login.php?operation=logout")
    await signIn(shopper, "hurt", "hurtowo1")
    expect(await signInBy(shopper, olaThere)).toBe("/login.php?section=connections")
    expect(await noticeOf(shopper)).toMatchObject({ is: "loginWayRefused", code: "taken" })
    expect(await loginOf(shopper)).toBe("hurt")
    expect(await loginOf(makeShopper(shop))).toBeNull()
  })

  test("who signed in a while ago says the password first (9.163)", async () => {
    const { shopper, clock } = await openWaysShop()
    await signIn(shopper, ola.login, ola.password)
    clock.nowMs += passkeyTimes.freshMs
    expect(await beginAt(shopper)).toBe("/login.php?section=connections")
    expect(await noticeOf(shopper)).toMatchObject({ code: "stale" })
    const prove = (connect_password: string) => shopper.post("/login.php", { operation: "proveConnect", connect_password })
    await prove("")
    expect(await noticeOf(shopper)).toMatchObject({ code: "no_password" })
    await prove("zgaduje")
    expect(await noticeOf(shopper)).toMatchObject({ code: "wrong_password" })
    expect(await beginAt(shopper)).toBe("/login.php?section=connections")
    await noticeOf(shopper)
    await prove(ola.password)
    expect(await noticeOf(shopper)).toBeNull()
    expect(await signInBy(shopper, olaThere)).toBe("/login.php?section=connections")
    expect(await optionsOf(shopper)).toMatchObject([{ isConnected: true }])
  })

  test("a session that became another's meanwhile connects nothing", async () => {
    const { shopper, database } = await openWaysShop()
    await signIn(shopper, ola.login, ola.password)
    const back = await pressAt(shopper, await beginAt(shopper), olaThere)
    await signIn(shopper, "hurt", "hurtowo1")
    expect(ledTo(await shopper.send(back))).toBe("/login.php?section=connections")
    expect(await noticeOf(shopper)).toMatchObject({ code: "expired" })
    expect(await database.reader.selectFrom("login_connection").selectAll().execute()).toEqual([])
  })

  test("the last way in stays until there is a password (10.797)", async () => {
    const { shopper, next } = await openWaysShop()
    await signInBy(shopper)
    await register(shopper)
    await next()
    expect(await waitingOf(shopper)).toMatchObject({ ownLoginState: { hasPassword: false, isFresh: true } })
    await noticeOf(shopper)
    await shopper.post("/login.php", { operation: "disconnect", provider: "demo" })
    expect(await noticeOf(shopper)).toMatchObject({ is: "loginWayRefused", code: "lastWay" })
    expect(await optionsOf(shopper)).toMatchObject([{ isConnected: true }])
    await shopper.post("/password-recover.php", { operation: "ask", login: zofia.email })
    const token = linkIn(await next()).searchParams.get("token") ?? ""
    const typed = { client_password: "Dzban-pelen-9-lnu", repeat_password: "Dzban-pelen-9-lnu" }
    await shopper.post("/password-recover.php", { operation: "set", token, ...typed })
    await signIn(shopper, zofia.email, typed.client_password)
    await shopper.post("/login.php", { operation: "disconnect", provider: "demo" })
    expect(await optionsOf(shopper)).toMatchObject([{ isConnected: false }])
  })

  describe("of an account without a password (10.983)", () => {
    const opened = async () => {
      const shop = await openWaysShop()
      await signInBy(shop.shopper)
      await register(shop.shopper)
      await shop.next()
      await noticeOf(shop.shopper)
      return shop
    }
    const askEmail = (shopper: Shopper) => shopper.post("/login.php", { operation: "email", new_email: "nowa@example.org" })
    const end = (shopper: Shopper) => shopper.post("/login.php", { operation: "deletion", deletion_sure: "1" })
    const security = "&return=%2Flogin.php%3Fsection%3Dsecurity"
    const privacy = "&return=%2Flogin.php%3Fsection%3Dprivacy%26remove%3D1"

    test("a sign-in of just now stands for the password, for one change: another e-mail address, or the end of the account", async () => {
      const { shopper, next } = await opened()
      await shopper.post("/login.php", { operation: "email", new_email: "nowa" })
      expect(await noticeOf(shopper)).toMatchObject({ is: "accountFormRefused", code: "fields new_email incorect_email" })
      await askEmail(shopper)
      expect(await noticeOf(shopper)).toMatchObject({ is: "accountChanged", code: "emailAsked" })
      expect(await next()).toMatchObject({ kind: "emailLink", to: "nowa@example.org" })
      expect(await waitingOf(shopper)).toMatchObject({ ownLoginState: { isFresh: false } })
      expect(ledTo(await end(shopper))).toBe("/login.php?section=privacy&remove=1")
      expect(await signInBy(shopper, zofia, privacy)).toBe("/login.php?section=privacy&remove=1")
      await shopper.post("/login.php", { operation: "deletion" })
      expect(await noticeOf(shopper)).toMatchObject({ is: "accountFormRefused", code: "fields" })
      expect(ledTo(await end(shopper))).toBe("/")
      expect(await loginOf(shopper)).toBeNull()
    })

    test("a while later nothing changes before its owner has signed in again by the service, which leads back: once, and this session alone", async () => {
      const { shop, shopper, clock, next } = await opened()
      const elsewhere = makeShopper(shop)
      elsewhere.cookies.set("demo_account", shopper.cookies.get("demo_account") ?? "")
      expect(await signInBy(elsewhere)).toBe("/login.php")
      clock.nowMs += passkeyTimes.freshMs
      expect(ledTo(await askEmail(shopper))).toBe("/login.php?section=security")
      expect(await noticeOf(shopper)).toBeNull()
      expect(ledTo(await end(shopper))).toBe("/login.php?section=privacy&remove=1")
      expect(await loginOf(shopper)).not.toBeNull()
      const back = await pressAt(shopper, await beginAt(shopper, security))
      await elsewhere.send(back)
      expect(await noticeOf(elsewhere)).toMatchObject({ is: "loginWayRefused", code: "expired" })
      expect(ledTo(await shopper.send(back))).toBe("/login.php?section=security")
      expect(await waitingOf(elsewhere)).toMatchObject({ ownLoginState: { isFresh: false } })
      await askEmail(shopper)
      expect(await noticeOf(shopper)).toMatchObject({ is: "accountChanged", code: "emailAsked" })
      expect(await next()).toMatchObject({ kind: "emailLink" })
      await shopper.send(back)
      expect(await noticeOf(shopper)).toMatchObject({ is: "loginWayRefused", code: "expired" })
      expect(await waitingOf(shopper)).toMatchObject({ ownLoginState: { isFresh: false } })
    })

    test("saves a passkey after a sign-in of just now, and is told to sign in, not that a password is missing (10.984)", async () => {
      const { shopper, clock } = await opened()
      const askLeave = () => shopper.data('mutation { ownAuthorizePasskey(password: "") { leaveToken refusedFor } }')
      const asked = await askLeave()
      expect(asked).toMatchObject({ ownAuthorizePasskey: { refusedFor: null } })
      clock.nowMs += passkeyTimes.freshMs
      expect(await askLeave()).toMatchObject({ ownAuthorizePasskey: { leaveToken: null, refusedFor: "signed_out" } })
    })

    test("a sign-in that comes to nothing proves nothing, leads back to the page that asked (10.1080), and connects nothing that was taken away", async () => {
      const { shopper, clock, database } = await opened()
      clock.nowMs += passkeyTimes.freshMs
      const stranger = { ...olaThere, email: "obca@example.org" }
      expect(await signInBy(shopper, stranger, security)).toBe("/login.php?section=security")
      expect(await noticeOf(shopper)).toMatchObject({ is: "loginWayRefused", code: "other" })
      const givenUp = async (aim: string) => ledTo(await shopper.send(await pressAt(shopper, await beginAt(shopper, aim), zofia, "deny")))
      expect(await givenUp(privacy)).toBe("/login.php?section=privacy&remove=1")
      expect(await noticeOf(shopper)).toMatchObject({ is: "loginWayRefused", code: "denied" })
      expect(await givenUp("&return=%2Fbasketedit.php")).toBe("/login.php?section=connections")
      for (const aim of ["%2Flogin.php%3Foperation%3Dlogout", "%2F%2Fevil.example%2Flogin.php", "%2Flogin.php%5Cevil"])
        expect(await beginAt(shopper, `&return=${aim}`)).toBe("/login.php?section=connections")
      expect(await waitingOf(shopper)).toMatchObject({ ownLoginState: { isFresh: false } })
      const back = await pressAt(shopper, await beginAt(shopper, security), stranger)
      await database.transaction((within) => within.deleteFrom("login_connection").execute(), "read committed")
      await shopper.send(back)
      expect(await noticeOf(shopper)).toMatchObject({ is: "loginWayRefused", code: "stale" })
      expect(await database.reader.selectFrom("login_connection").selectAll().execute()).toEqual([])
      expect(await waitingOf(shopper)).toMatchObject({ ownLoginState: { isFresh: false } })
    })
  })

  test("of an account with a password prove nothing in its place (10.983)", async () => {
    const { shopper, clock } = await openConnected()
    await noticeOf(shopper)
    const back = "&return=%2Flogin.php%3Fsection%3Dconnections"
    clock.nowMs += passkeyTimes.freshMs - 1
    expect(await signInBy(shopper, olaThere, back)).toBe("/login.php?section=connections")
    clock.nowMs += 1
    expect(await waitingOf(shopper)).toMatchObject({ ownLoginState: { isFresh: false, hasPassword: true } })
    expect(ledTo(await shopper.send(`/signin-with.php?provider=demo${back}`))).toBe("/login.php?section=connections")
    expect(await noticeOf(shopper)).toMatchObject({ is: "loginWayRefused", code: "stale" })
    await shopper.post("/login.php", { operation: "deletion", deletion_sure: "1" })
    expect(await noticeOf(shopper)).toMatchObject({ is: "accountFormRefused", code: "fields deletion_password no_password" })
    expect(await loginOf(shopper)).toBe(ola.login)
  })

  test("go with the account", async () => {
    const { shopper, database } = await openConnected()
    await shopper.post("/login.php", { operation: "deletion", deletion_sure: "1", deletion_password: ola.password })
    expect(await database.reader.selectFrom("login_connection").selectAll().execute()).toEqual([])
    expect(await signInBy(shopper, olaThere)).toBe("/client-new.php?register=")
  })
})
