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
import { makeShopper, noticeOf } from "../../support/shop/shopper.ts"
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
  test("are connected by who is signed in, told by mail and in the export, and taken away again", async () => {
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

  test("go with the account", async () => {
    const { shopper, database } = await openConnected()
    await shopper.post("/login.php", { operation: "deletion", deletion_sure: "1", deletion_password: ola.password })
    expect(await database.reader.selectFrom("login_connection").selectAll().execute()).toEqual([])
    expect(await signInBy(shopper, olaThere)).toBe("/client-new.php?register=")
  })
})
