import { Window } from "happy-dom"
import { expect, test } from "vitest"
import type { Shop } from "../../../fixtures/shop/create-shop.ts"
import { maxUnsaved } from "../../../fixtures/shop/client-data/unsaved-form.ts"
import { noticeMs } from "../../../fixtures/shop/notices.ts"
import { createRenderer } from "../../../ui/server/render.tsx"
import { linkIn } from "../../support/shop/collected-mails.ts"
import { address, addresses, data, ids, openAccount, password, postAt, told } from "../../support/shop/open-account.ts"
import { type Shopper, shopOrigin } from "../../support/shop/shopper.ts"
import { signIn } from "../../support/shop/sign-in.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { assets } from "../../ui/rendered-page.ts"

const owner = "ola@example.com"
const typed = { ...address, owner, address_street: "Nowa 8" }
const form = "/login.php?section=addresses&edit=0"
const signInFirst = (back: string) => [303, `/signin.php?return=${encodeURIComponent(back)}`]

const streetsOf = async (shopper: Shopper) => JSON.stringify(await addresses(shopper, "street"))
const oneAddress = (street: string) => JSON.stringify({ addresses: [{ street }] })
const none = '{"addresses":[]}'

/** A client whose session was ended by the other device. */
async function openEnded() {
  const opened = await openAccount()
  await opened.phone.post("/login.php", { operation: "signOutElsewhere" })
  return { ...opened, saved: () => streetsOf(opened.phone) }
}

/** The page of the form as a browser without scripts shows it. */
async function openPage(shop: Shop, shopper: Shopper) {
  const render = createRenderer({ fetch: (request) => shop.fetch(request), assets })
  const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
  const { body } = await render({ url: new URL(form, shopOrigin), cookie, nowMs: testNowMs, nonce: "n", recording: null })
  const { document } = new Window()
  document.write((await new Response(body).text()).replaceAll("\u00a0", " "))
  const valueOf = (name: string) => document.querySelector(`#account_form [name=${name}]`)?.getAttribute("value")
  return { title: document.title, line: document.querySelector(".notice-line")?.textContent ?? "", valueOf, page: document }
}

test("what is typed when the session is over is in the form again after the sign-in, whatever comes between, once, and is not saved (10.625, 10.1091)", async () => {
  const { shop, laptop, saved } = await openEnded()
  expect(await postAt(laptop, typed)).toEqual(signInFirst(form))
  // a notice of its own: a wrong password, and a basket that is joined
  await laptop.post("/basketchange.php", { product: "601", size: "M" })
  await laptop.post("/signin.php", { operation: "login", login: owner, password: "zgaduje", return: form })
  expect((await openPage(shop, laptop)).page.querySelector("#account_form")).toBeNull()
  await laptop.post("/signin.php", { operation: "login", login: owner, password, return: form })
  const { title, line, valueOf, page } = await openPage(shop, laptop)
  expect(["address_street", "address_city", "version", "owner", "address"].map(valueOf)).toEqual(["Nowa 8", "Hel", "0", owner, "0"])
  expect(page.querySelector("#address_province option[selected]")?.getAttribute("value")).toBe("PL-22")
  expect([line, title]).toEqual([expect.stringContaining("nie jest jeszcze zapisane"), expect.stringMatching(/^To, co było wpisane/)])
  expect([page.querySelectorAll("[role=alert], [aria-invalid=true]").length, await saved()]).toEqual([0, none])
  expect((await openPage(shop, laptop)).valueOf("address_street")).toBe("")
  await postAt(laptop, typed)
  expect(await saved()).toBe(oneAddress("Nowa 8"))
})

test("nobody else is shown it: who signs in as another client finds nothing, and it is gone (10.1091)", async () => {
  const { shop, laptop } = await openEnded()
  await postAt(laptop, typed)
  await signIn(laptop, "hurt", "hurtowo1")
  const { valueOf, line } = await openPage(shop, laptop)
  expect([valueOf("address_street"), line]).toEqual(["", ""])
  await signIn(laptop, owner, password)
  expect(await told(laptop)).toBeNull()
})

test("what waits under an address of before is its owner's by the new one, as long as that is nobody else's (10.1091, 10.1102)", async () => {
  const waiting = async (owns: boolean) => {
    const { laptop, phone, other, next, database } = await openAccount()
    await phone.post("/login.php", { operation: "signOutElsewhere" })
    await postAt(laptop, typed)
    await postAt(phone, { operation: "email", new_email: "nowa@example.org", email_password: password })
    await postAt(phone, { operation: "confirmEmail", token: linkIn(await next()).searchParams.get("token") ?? "" })
    if (!owns) await database.run(`UPDATE account SET email = '${owner}' WHERE email = 'hurt@example.com'`)
    await signIn(laptop, "nowa@example.org", password)
    return [await told(laptop), await told(other)]
  }
  expect(await waiting(true)).toEqual([expect.objectContaining({ code: "signedOut", text: expect.stringContaining("Nowa 8") }), null])
  expect(await waiting(false)).toEqual([null, null])
})

test.each([
  ["of whose it is the post says nothing", { ...typed, owner: "" }],
  ["the end of an account, which is said anew", { operation: "deletion", deletion_sure: "1", owner }],
  ["a new password", { operation: "password", current_password: password, client_password: "Dzban-pelen-9-lnu", owner }],
  ["more than any form takes", { ...typed, address_street: "x".repeat(maxUnsaved), address_city: "x".repeat(maxUnsaved) }],
])("nothing is kept: %s (10.1091)", async (_, fields) => {
  const { laptop } = await openEnded()
  await postAt(laptop, fields)
  expect(laptop.cookies.has("unsaved")).toBe(false)
})

test("a password is not kept, and after ten minutes nothing is (9.96, 10.1091)", async () => {
  const { laptop, clock } = await openEnded()
  const email = { operation: "email", new_email: "nowa@example.org", email_password: password, owner }
  await postAt(laptop, email)
  await signIn(laptop, owner, password)
  expect(await told(laptop)).toMatchObject({ code: "signedOut", form: "email", text: "nowa@example.org" })
  await laptop.post("/login.php?operation=logout", {})
  await postAt(laptop, { ...data, owner })
  clock.nowMs += noticeMs + 1
  await signIn(laptop, owner, password)
  expect(await told(laptop)).toBeNull()
})

test("what another tab has saved meanwhile is not overwritten: the second press is told of it (10.628, 10.1091)", async () => {
  const { laptop, phone, saved } = await openEnded()
  await postAt(phone, address)
  const [id = ""] = await ids(phone)
  const edited = { ...typed, address: id, version: "0" }
  await postAt(phone, { ...edited, address_street: "Inna 9" })
  await postAt(laptop, edited)
  await signIn(laptop, owner, password)
  expect(await laptop.data("{ ownNotice { code row limit } }")).toEqual({ ownNotice: { code: "signedOut", row: id, limit: "0" } })
  await postAt(laptop, edited)
  expect([await told(laptop), await saved()]).toEqual([expect.objectContaining({ code: "changed" }), oneAddress("Inna 9")])
})

test("a form that was opened by somebody else changes nothing of who is signed in now (10.1092)", async () => {
  const { phone, other } = await openAccount()
  const answer = await other.post("/login.php", typed)
  expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining("Niczego nie zapisano")])
  expect([await streetsOf(other), await streetsOf(phone), other.cookies.has("unsaved")]).toEqual([none, none, false])
})

test("a form that stood open while its account got another e-mail address has all again and is saved by another press, as long as that address is nobody else's (10.1092, 10.1102)", async () => {
  const { shop, laptop, other, next } = await openAccount()
  const moveTo = async (shopper: Shopper, email: string, own: string) => {
    await postAt(shopper, { operation: "email", new_email: email, email_password: own })
    await postAt(shopper, { operation: "confirmEmail", token: linkIn(await next()).searchParams.get("token") ?? "" })
    expect(await next()).toMatchObject({ kind: "emailChanged" })
    await told(shopper)
  }
  await moveTo(laptop, "nowa@example.org", password)
  expect(await postAt(laptop, typed)).toEqual([303, form])
  expect(await streetsOf(laptop)).toBe(none)
  const { line, valueOf } = await openPage(shop, laptop)
  expect([line, valueOf("address_street"), valueOf("owner")]).toEqual([
    expect.stringContaining("nie jest jeszcze zapisane"),
    "Nowa 8",
    "nowa@example.org",
  ])
  await postAt(laptop, { ...typed, owner: "nowa@example.org" })
  expect([await told(laptop), await streetsOf(laptop)]).toEqual([expect.objectContaining({ code: "address" }), oneAddress("Nowa 8")])
  // the end of an account is said anew, and a stranger's form is none of theirs
  const refused = [409, null]
  expect(await postAt(laptop, { operation: "deletion", deletion_sure: "1", deletion_password: password, owner })).toEqual(refused)
  expect(await postAt(other, typed)).toEqual(refused)
  await moveTo(other, owner, "hurtowo1")
  expect([await postAt(laptop, { ...typed, address_street: "Inna 9" }), await told(laptop)]).toEqual([refused, null])
  expect([await streetsOf(laptop), await streetsOf(other)]).toEqual([oneAddress("Nowa 8"), none])
})
