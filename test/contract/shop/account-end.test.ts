import { describe, expect, test } from "vitest"
import { emailLimits } from "../../../fixtures/shop/account/write-email.ts"
import { addSubscriber, countSubscribers } from "../../../fixtures/shop/letters/newsletter-store.ts"
import { linkIn } from "../../support/shop/collected-mails.ts"
import { password, openAccount, address, data, postAt, told, account, sessions, who } from "../../support/shop/open-account.ts"
import { basketOf, makeShopper, type Shopper } from "../../support/shop/shopper.ts"
import { signIn } from "../../support/shop/sign-in.ts"

describe("another e-mail address (10.634, 10.635)", () => {
  const ask = (shopper: Shopper, email: string, typed = password) =>
    postAt(shopper, { operation: "email", new_email: email, email_password: typed })
  const confirm = (shopper: Shopper, key: string) => postAt(shopper, { operation: "confirmEmail", token: key })
  const keyOf = (mail: { readonly text: string }) => linkIn(mail).searchParams.get("token") ?? ""

  test("is confirmed by the link that goes there, once, and the address of before is told (11.474, 11.475)", async () => {
    const { laptop, guest, next } = await openAccount()
    expect(await ask(laptop, "nowa@example.org")).toEqual([303, "/login.php?section=security"])
    expect(await told(laptop)).toMatchObject({ is: "accountChanged", code: "emailAsked" })
    const mail = await next()
    expect(mail).toMatchObject({ kind: "emailLink", to: "nowa@example.org" })
    expect(linkIn(mail).searchParams.get("section")).toBe("email")
    expect(await who(laptop)).toContain('"email":"ola@example.com"')
    expect(await guest.data(`{ ownEmailKey(token: "${keyOf(mail)}") { works } }`)).toEqual({ ownEmailKey: { works: true } })
    expect(await confirm(guest, keyOf(mail))).toEqual([303, "/signin.php"])
    expect(await next()).toMatchObject({ kind: "emailChanged", to: "ola@example.com" })
    expect(await who(laptop)).toBe('{"client":{"login":"nowa@example.org","email":"nowa@example.org"}}')
    expect(await guest.data(`{ ownEmailKey(token: "${keyOf(mail)}") { works } }`)).toEqual({ ownEmailKey: { works: false } })
    expect((await confirm(guest, keyOf(mail)))[1]).toContain("section=email")
    expect(await signIn(guest, "nowa@example.org", password)).toEqual([303, "/login.php"])
  })

  test("leaves who reads the mails of the one before without a link that sets a password (10.1084)", async () => {
    const { laptop, guest, next } = await openAccount()
    await guest.post("/password-recover.php", { operation: "ask", login: "ola@example.com" })
    const before = keyOf(await next())
    await ask(laptop, "nowa@example.org")
    // nor does that link confirm the new address
    expect((await confirm(guest, before))[1]).toContain("section=email")
    await confirm(laptop, keyOf(await next()))
    expect(await guest.data(`{ ownPasswordKey(token: "${before}") { works } }`)).toEqual({ ownPasswordKey: { works: false } })
  })

  test("that has an account is answered alike, and nobody but its owner is told", async () => {
    const { laptop, next } = await openAccount()
    expect(await ask(laptop, "hurt@example.com")).toEqual([303, "/login.php?section=security"])
    expect(await told(laptop)).toMatchObject({ is: "accountChanged", code: "emailAsked" })
    const mail = await next()
    expect([mail.kind, mail.to, mail.text.includes("token=")]).toEqual(["emailLink", "hurt@example.com", false])
  })

  test("that was asked for before, or more than an hour ago, is not confirmed by its link any more (9.140)", async () => {
    const { laptop, next, clock } = await openAccount()
    await ask(laptop, "pierwsza@example.org")
    const first = keyOf(await next())
    await ask(laptop, "druga@example.org")
    const second = keyOf(await next())
    await confirm(laptop, first)
    expect(await who(laptop)).toContain('"email":"ola@example.com"')
    await confirm(laptop, second)
    expect(await next()).toMatchObject({ kind: "emailChanged" })
    expect(await who(laptop)).toContain('"email":"druga@example.org"')
    await ask(laptop, "trzecia@example.org")
    const third = keyOf(await next())
    clock.nowMs += 3_600_000
    expect((await confirm(laptop, third))[1]).toContain("section=email")
    expect(await who(laptop)).toContain('"email":"druga@example.org"')
  })

  test.each([
    ["wrong_password", "nowa@example.org", "zgaduje"],
    ["fields", "nowa@", password],
    ["fields email_password no_password$", "nowa@example.org", ""],
    ["fields new_email own_email$", "OLA@example.com", password],
  ])("%s is told, and no mail goes out (10.634)", async (code, email, typed) => {
    const { laptop } = await openAccount()
    await ask(laptop, email, typed)
    expect(await told(laptop)).toMatchObject({
      is: "accountFormRefused",
      form: "email",
      code: expect.stringMatching(`^${code}`),
      text: email,
    })
    expect(await account(laptop, "pendingEmail")).toEqual({ pendingEmail: "" })
  })

  test("is asked for five times an hour at most (9.157)", async () => {
    const { laptop } = await openAccount()
    for (let time = 0; time < emailLimits.ofAccount; time += 1) await ask(laptop, `nowa${time}@example.org`)
    await told(laptop)
    await ask(laptop, "szosta@example.org")
    expect(await told(laptop)).toMatchObject({ is: "accountFormRefused", code: "later" })
  })
})

describe("devices (10.636)", () => {
  const device = { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1" }

  test("are told by browser and system, and each is signed out by itself, also by two presses (10.1101)", async () => {
    const { shop, laptop } = await openAccount()
    const tablet = makeShopper(shop)
    await tablet.post("/signin.php", { operation: "login", login: "ola@example.com", password }, device)
    const listed = await sessions(laptop)
    expect(listed.map(({ isThis }) => isThis)).toEqual([true, false, false])
    const key = listed.find((one) => one.device === "Safari, iPhone")?.key ?? ""
    expect(JSON.stringify(listed)).not.toContain(tablet.cookies.get("client"))
    expect(await postAt(laptop, { operation: "signOutOne", session: key })).toEqual([303, "/login.php?section=security"])
    expect([await who(tablet), await who(laptop)]).toEqual(['{"client":null}', expect.stringContaining("ola@")])
    expect(await postAt(laptop, { operation: "signOutOne", session: key })).toEqual([303, "/login.php?section=security"])
    expect(await told(laptop)).toMatchObject({ is: "accountChanged", code: "session" })
  })

  test("of somebody else stay signed in (10.627)", async () => {
    const { laptop, other } = await openAccount()
    const [theirs] = await sessions(other)
    expect((await postAt(laptop, { operation: "signOutOne", session: theirs?.key ?? "" }))[0]).toBe(404)
    expect(await who(other)).toContain("hurt")
  })

  test("are all signed out, this one too", async () => {
    const { laptop, phone } = await openAccount()
    expect(await postAt(laptop, { operation: "signOutEverywhere" })).toEqual([303, "/"])
    expect([await who(laptop), await who(phone), laptop.cookies.has("client")]).toEqual(['{"client":null}', '{"client":null}', false])
  })
})

describe("the end (10.632, 10.633)", () => {
  test("what is kept of a client is downloaded, by nobody else (11.476)", async () => {
    const { laptop, guest } = await openAccount()
    await postAt(laptop, address)
    const file = await laptop.send("/login.php?operation=export")
    expect([file.status, file.headers.get("content-disposition"), file.headers.get("cache-control")]).toEqual([
      200,
      'attachment; filename="account.json"',
      "no-store",
    ])
    expect(await file.json()).toMatchObject({
      account: { login: "ola@example.com", points: "120.5" },
      addresses: [{ street: "Portowa 7" }],
      basket: [],
      orders: [],
      passkeys: [],
    })
    expect((await guest.send("/login.php?operation=export")).status).toBe(303)
  })

  test("the account is gone with all that was its own, by the password only, and its owner is told, also when pressed again (8.36, 10.1097, 10.1111)", async () => {
    const { laptop, phone, database, next } = await openAccount()
    await postAt(laptop, address)
    await laptop.post("/basketchange.php", { product: "601", size: "M" })
    await database.transaction(
      (within) => addSubscriber(within, { email: "Ola@example.com", name: "", language: "pl" }, 0),
      "read committed",
    )
    const end = { operation: "deletion", deletion_sure: "1" }
    expect(await postAt(laptop, { ...end, deletion_password: "zgaduje" })).toEqual([303, "/login.php?section=privacy&remove=1"])
    expect(await told(laptop)).toMatchObject({ form: "deletion", code: "wrong_password" })
    await postAt(laptop, { operation: "deletion", deletion_password: password })
    expect(await told(laptop)).toMatchObject({ form: "deletion", code: "fields" })
    for (const typed of [{}, { deletion_password: "" }]) {
      await postAt(laptop, { ...end, ...typed })
      expect(await told(laptop)).toMatchObject({ form: "deletion", code: "fields deletion_password no_password" })
    }
    expect(await who(laptop)).toContain("ola@")
    expect(await postAt(laptop, { ...end, deletion_password: password })).toEqual([303, "/"])
    expect(await next()).toMatchObject({ kind: "accountDeleted", to: "ola@example.com" })
    const again = { ...end, deletion_password: password, owner: "ola@example.com" }
    await told(laptop)
    expect(await postAt(laptop, again)).toEqual([303, "/"])
    expect(await told(laptop)).toEqual(expect.objectContaining({ is: "accountChanged", code: "deleted" }))
    // another browser learns nothing, whatever it says
    phone.cookies.set("ended", "x".repeat(43))
    expect((await postAt(phone, again))[1]).toContain("/signin.php")
    expect([await who(laptop), await who(phone), await basketOf(laptop)]).toEqual(['{"client":null}', '{"client":null}', []])
    expect(await database.reader.selectFrom("client_address").selectAll().execute()).toEqual([])
    expect(await countSubscribers(database.reader)).toBe(0)
    expect(await signIn(laptop, "ola@example.com", password)).toEqual([303, "/signin.php"])
  })

  test("of a double click both are told, and of an account that is opened anew under that address nothing is (10.1111)", async () => {
    const { laptop, other, database, next } = await openAccount()
    const end = { operation: "deletion", deletion_sure: "1", deletion_password: password, owner: "ola@example.com" }
    expect(await Promise.all([postAt(laptop, end), postAt(laptop, end)])).toEqual([
      [303, "/"],
      [303, "/"],
    ])
    expect(await told(laptop)).toMatchObject({ code: "deleted" })
    expect(await next()).toMatchObject({ kind: "accountDeleted" })
    await database.run("UPDATE account SET email = 'ola@example.com' WHERE email = 'hurt@example.com'")
    expect((await postAt(laptop, end))[1]).toContain("/signin.php")
    expect(await who(other)).toContain("hurt")
  })
})

test.each([
  [data, "/login.php?section=data"],
  [{ ...address, address: "12" }, "/login.php?section=addresses&edit=12"],
])("a session that ended leads to the sign-in and back to the form (10.625)", async (fields, back) => {
  const { guest } = await openAccount()
  expect(await postAt(guest, fields)).toEqual([303, `/signin.php?return=${encodeURIComponent(back)}`])
})
