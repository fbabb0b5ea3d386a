import { describe, expect, test } from "vitest"
import { callAccounts, leaveFor } from "../../support/passkey/passkey-calls.ts"
import { says } from "../../support/passkey/passkey-clients.ts"
import { makeAuthenticator } from "../../support/passkey/software-authenticator.ts"
import { collectMails, linkIn } from "../../support/shop/collected-mails.ts"
import { sessions } from "../../support/shop/open-account.ts"
import { basketOf, makeShopper, noticeOf, type Shopper, shopOrigin } from "../../support/shop/shopper.ts"
import { signIn } from "../../support/shop/sign-in.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

const now = "tajne123"
const good = "Dzban-pelen-9-lnu"

const change = (shopper: Shopper, current: string, password: string, repeated = password) =>
  shopper.post("/login.php", { operation: "password", current_password: current, client_password: password, repeat_password: repeated })
const who = async (shopper: Shopper) => JSON.stringify(await shopper.data("{ client { login } }"))
const nobody = '{"client":null}'

/** Two devices of a client, and one of somebody else. */
async function openDevices() {
  const mails = collectMails()
  const opened = await openTestShop({ mail: mails.mail })
  const [phone, laptop, guest] = [makeShopper(opened.shop), makeShopper(opened.shop), makeShopper(opened.shop)]
  for (const device of [phone, laptop]) await signIn(device, "ola@example.com", now)
  return { ...opened, phone, laptop, guest, next: mails.next }
}

describe("changing the password (10.595, 11.452)", () => {
  test("renews the session, ends those on other devices, keeps the basket, and tells the owner", async () => {
    const { phone, laptop, next } = await openDevices()
    await laptop.post("/basketchange.php", { product: "601", size: "M" })
    const before = laptop.cookies.get("client")
    const done = await change(laptop, now, good)
    expect([done.status, done.headers.get("location"), await noticeOf(laptop)]).toEqual([
      303,
      "/login.php?section=security",
      { is: "accountChanged", code: "password" },
    ])
    expect(laptop.cookies.get("client")).not.toBe(before)
    expect([await who(laptop), await who(phone)]).toEqual(['{"client":{"login":"ola@example.com"}}', nobody])
    expect(await basketOf(laptop)).toEqual([[601, "M", 1]])
    const mail = await next()
    expect(mail).toMatchObject({ kind: "passwordChanged", to: "ola@example.com" })
    expect(mail.text).not.toContain("Zmiana adresu")
    expect(await signIn(phone, "ola@example.com", now)).toEqual([303, "/signin.php"])
    expect(await signIn(phone, "ola@example.com", good)).toEqual([303, "/login.php"])
  })

  test("tells by mail that another address, which was asked for, has to be asked for anew (10.1094)", async () => {
    const { laptop, next } = await openDevices()
    await laptop.post("/login.php", { operation: "email", new_email: "nowa@example.org", email_password: now })
    expect(await next()).toMatchObject({ kind: "emailLink" })
    await change(laptop, now, good)
    expect((await next()).text.replaceAll(/\s+/g, " ")).toContain("Zmiana adresu e-mail, która czekała na potwierdzenie, już nie czeka.")
  })

  test("a link that was asked for before sets none any more (10.1084)", async () => {
    const { phone, laptop, next } = await openDevices()
    await phone.post("/password-recover.php", { operation: "ask", login: "ola@example.com" })
    const token = linkIn(await next()).searchParams.get("token") ?? ""
    await change(laptop, now, good)
    await phone.post("/password-recover.php", { operation: "set", token, client_password: `${good}x`, repeat_password: `${good}x` })
    expect(await noticeOf(phone)).toEqual({ is: "passwordAsked", code: "gone" })
    expect(await signIn(phone, "ola@example.com", good)).toEqual([303, "/login.php"])
  })

  test.each([
    ["wrong_password", "tajne124", good, good],
    ["no_current_password", "", good, good],
    ["no_current_password", "", "", ""],
    ["not_equal_passwords", now, good, `${good}x`],
    ["weak_password", now, "tylkomaleitery", "tylkomaleitery"],
    ["no_password", now, "", ""],
    ["password_to_long", now, "x".repeat(300), "x".repeat(300)],
    ["password_to_long", "x".repeat(300), good, good],
  ])("%s is told, and everything stays", async (code, current, password, repeated) => {
    const { phone, laptop } = await openDevices()
    expect((await change(laptop, current, password, repeated)).headers.get("location")).toBe("/login.php?section=security")
    expect(await noticeOf(laptop)).toEqual({ is: "accountRefused", code })
    expect(await who(phone)).not.toBe(nobody)
  })

  test("whoever found a device signed in guesses no faster than at the sign-in (10.303)", async () => {
    const { laptop } = await openDevices()
    const codes = []
    for (let time = 0; time < 11; time += 1) {
      await change(laptop, `guess-${time}`, good)
      codes.push((await noticeOf(laptop))?.["code"])
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => "wrong_password"), "later"])
    await change(laptop, now, good)
    expect(await noticeOf(laptop)).toEqual({ is: "accountRefused", code: "later" })
  })
})

test("other devices are signed out, and nobody else's (10.596)", async () => {
  const { phone, laptop, guest } = await openDevices()
  await guest.post("/basketchange.php", { product: "601", size: "M" })
  await laptop.post("/login.php", { operation: "signOutElsewhere" })
  expect(await noticeOf(laptop)).toEqual({ is: "accountChanged", code: "sessions" })
  expect([await who(phone), await who(laptop)]).toEqual([nobody, '{"client":{"login":"ola@example.com"}}'])
  expect(await basketOf(guest)).toHaveLength(1)
})

test.each(["signOutElsewhere", "signOutEverywhere", "signOutOne"])(
  "who is signed out by %s saves no passkey by a leave of before (10.1115)",
  async (operation) => {
    const { phone, laptop } = await openDevices()
    const [leave, other] = [await leaveFor(phone), await leaveFor(phone)]
    const challenge = await callAccounts(phone, "generateRegisterRequest", leave)
    const session = (await sessions(laptop)).find(({ isThis }) => !isThis)?.key ?? ""
    await laptop.post("/login.php", { operation, session })
    expect(await who(phone)).toBe(nobody)
    expect(await callAccounts(phone, "generateRegisterRequest", other)).toMatchObject(says("leave"))
    const body = JSON.stringify({ userLogin: "ola@example.com", ...makeAuthenticator(shopOrigin).create(challenge.data ?? "") })
    expect(await callAccounts(phone, "register", body)).toMatchObject(says("challenge"))
  },
)

test.each([{ operation: "password" }, { operation: "signOutElsewhere" }])("a guest who sends %j is led to the sign-in", async (fields) => {
  const { guest } = await openDevices()
  const answer = await guest.post("/login.php", fields)
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/signin.php"])
})

test.each([{ operation: "steal" }, {}])("%j is no form of the account", async (fields: Readonly<Record<string, string>>) => {
  const { laptop } = await openDevices()
  expect((await laptop.post("/login.php", fields)).status).toBe(400)
})

test("another site changes nothing", async () => {
  const { phone, laptop } = await openDevices()
  const answer = await laptop.post("/login.php", { operation: "signOutElsewhere" }, { origin: "https://evil.example" })
  expect([answer.status, await who(phone)]).toEqual([403, '{"client":{"login":"ola@example.com"}}'])
})
