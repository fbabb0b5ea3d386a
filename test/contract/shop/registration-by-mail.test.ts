import { describe, expect, test } from "vitest"
import { writeSetting } from "../../../fixtures/shop/settings-store.ts"
import { collectMails, linkIn } from "../../support/shop/collected-mails.ts"
import { makeShopper, noticeOf, type Shopper } from "../../support/shop/shopper.ts"
import { signIn } from "../../support/shop/sign-in.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"
import { sampleRegistration } from "../../support/shop/sample-registration.ts"

const address = "/client-new.php?register"

async function openShop(way: "mails" | "none" = "mails") {
  const mails = collectMails()
  const opened = await openTestShop(way === "mails" ? { mail: mails.mail } : {})
  await opened.database.transaction((within) => writeSetting(within, "sign_in_details", "optional"), "read committed")
  return { ...opened, next: mails.next }
}

const register = async (shopper: Shopper, fields: Readonly<Record<string, string>> = {}) => {
  const response = await shopper.post(address, { ...sampleRegistration, ...fields })
  return [response.status, response.headers.get("location")] as const
}

describe("an account without login and password (10.602, 11.460)", () => {
  test("opens signed in; a mail's link, of one use, sets the password by which its address signs in", async () => {
    const { shop, next } = await openShop()
    const shopper = makeShopper(shop)
    expect(await shopper.data("{ ownRegistration { areDetailsOptional } }")).toEqual({ ownRegistration: { areDetailsOptional: true } })
    expect(await register(shopper)).toEqual([303, "/login.php"])
    expect(await noticeOf(shopper)).toMatchObject({ is: "clientRegistered", name: "Zofia", code: "mailed" })
    expect(await shopper.data("{ client { login email } }")).toEqual({ client: { login: "zofia@example.org", email: "zofia@example.org" } })
    for (const guess of ["", "zofia@example.org", "null"])
      expect(await signIn(makeShopper(shop), "zofia@example.org", guess)).toEqual([303, "/signin.php"])
    const mail = await next()
    expect(mail).toMatchObject({ to: "zofia@example.org", kind: "accountOpened" })
    const set = { operation: "set", token: linkIn(mail).searchParams.get("token") ?? "", client_password: "Dzban-pelen-9-lnu" }
    const setOnce = async () =>
      (await shopper.post("/password-recover.php", { ...set, repeat_password: set.client_password })).headers.get("location")
    expect([await setOnce(), await setOnce()]).toEqual(["/signin.php", "/password-recover.php"])
    expect(await signIn(makeShopper(shop), "zofia@example.org", "Dzban-pelen-9-lnu")).toEqual([303, "/login.php"])
  })

  test("a password that is typed is repeated and judged as ever, and brings no mail; a login may be left out alone (10.602, 14.41)", async () => {
    const { shop } = await openShop()
    const shopper = makeShopper(shop)
    for (const typed of ["Dzban-pelen-9-lnu", "   "]) {
      expect(await register(shopper, { client_password: typed })).toEqual([303, "/client-new.php?register="])
      expect(await noticeOf(shopper)).toMatchObject({ code: "fields repeat_password not_equal_passwords" })
    }
    expect(await register(shopper, { client_password: "Dzban-pelen-9-lnu", repeat_password: "Dzban-pelen-9-lnu" })).toEqual([
      303,
      "/login.php",
    ])
    expect(await noticeOf(shopper)).not.toHaveProperty("code")
    expect(await signIn(makeShopper(shop), "zofia@example.org", "Dzban-pelen-9-lnu")).toEqual([303, "/login.php"])
  })

  test("an address that is somebody's login gets a number behind it", async () => {
    const { shop } = await openShop()
    await register(makeShopper(shop), { client_login: "zofia@example.org", client_email: "jan@example.org" })
    const shopper = makeShopper(shop)
    expect(await register(shopper)).toEqual([303, "/login.php"])
    expect(await shopper.data("{ client { login } }")).toEqual({ client: { login: "zofia@example.org2" } })
  })

  test("a shop without mails opens none, and one that asks for both goes on asking", async () => {
    const { shop } = await openShop("none")
    expect((await register(makeShopper(shop)))[0]).toBe(503)
    const usual = makeShopper((await openTestShop()).shop)
    expect(await register(usual)).toEqual([303, "/client-new.php?register="])
    expect(await usual.data("{ ownRegistration { areDetailsOptional } client { login } }")).toEqual({
      ownRegistration: { areDetailsOptional: false },
      client: null,
    })
  })
})
