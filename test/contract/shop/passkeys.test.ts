import { describe, expect, test } from "vitest"
import { mostPasskeys, passkeyTimes } from "../../../core/passkey/limits.ts"
import type { passkeyWords } from "../../../fixtures/shop/passkeys/passkey-words.ts"
import { askLeave, callAccounts, leaveFor, savePasskey, signInWith, usePasskey } from "../../support/passkey/passkey-calls.ts"
import { login, openClient, openSaved, passkeysTold, password, says, who } from "../../support/passkey/passkey-clients.ts"
import { makeAuthenticator, type Misbehaviour } from "../../support/passkey/software-authenticator.ts"
import { makeShopper, noticeOf, type Shopper, shopOrigin } from "../../support/shop/shopper.ts"
import { signIn } from "../../support/shop/sign-in.ts"

describe("saving a passkey", () => {
  test("is asked as the standard advises, in the wire's own form (11.480)", async () => {
    const { client, device } = await openSaved()
    const { data } = await callAccounts(client, "generateRegisterRequest", await leaveFor(client))
    const binary = /^=\?BINARY\?B\?[A-Za-z0-9+/]+=*\?=$/
    expect(JSON.parse(data ?? "")).toEqual({
      publicKey: {
        challenge: expect.stringMatching(binary),
        rp: { id: "shop.local", name: expect.any(String) },
        user: { id: expect.stringMatching(binary), name: login, displayName: login },
        pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: "public-key", alg })),
        timeout: 300_000,
        attestation: "none",
        authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
        excludeCredentials: [{ type: "public-key", id: expect.stringMatching(binary), transports: ["internal"] }],
      },
    })
    expect(device.keys).toHaveLength(1)
    expect(data).not.toContain(Buffer.from(login).toString("base64").slice(0, 12))
  })

  test.each([
    [
      makeAuthenticator(shopOrigin, { aaguid: "bada5566a7aa401fbd9645619a55120d", isSynced: true }),
      {},
      "bada5566-a7aa-401f-bd96-45619a55120d",
      true,
    ],
    [makeAuthenticator(shopOrigin), { algorithm: "Ed25519" } as const, "00000000-0000-0000-0000-000000000000", false],
  ])("keeps it, says so on the next page and by mail (10.659, 11.481)", async (device, how, passkeyModel, passkeySynced) => {
    const { client, next } = await openClient()
    expect(await savePasskey(client, device, "OLA@example.com", how)).toMatchObject({ status: "success", errorMsg: null })
    expect(await noticeOf(client)).toEqual({ is: "accountChanged", code: "passkeySaved" })
    expect(await passkeysTold(client)).toMatchObject([
      { passkeyName: "", passkeyModel, passkeySynced, passkeyMade: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), passkeyUsed: null },
    ])
    const mail = await next()
    expect([mail.kind, mail.to, mail.text.includes(`${shopOrigin}/login.php?section=passkeys`)]).toEqual(["passkeyAdded", login, true])
    expect(await usePasskey(client, device)).toMatchObject({ status: "success" })
  })

  test.each<[string, Misbehaviour, Parameters<typeof passkeyWords>[1]]>([
    ["made on another page", { origin: "https://evil.example" }, "origin"],
    ["made for another host", { domain: "evil.example" }, "domain"],
    ["made without asking who it is", { isUnverified: true }, "notVerified"],
    ["made for another challenge", { challenge: Buffer.alloc(32).toString("base64url") }, "challenge"],
    ["a sign-in in its place", { type: "webauthn.get" }, "unreadable"],
  ])("%s is refused in words (20.21 to 20.26)", async (_, wrong, why) => {
    const { client, device } = await openClient()
    expect(await savePasskey(client, device, login, wrong)).toMatchObject(says(why))
    expect(await passkeysTold(client)).toEqual([])
  })

  test("leave and challenge work once, and for five minutes (9.160, 9.161)", async () => {
    const { client, clock, device } = await openClient()
    const leave = await leaveFor(client)
    const asked = await callAccounts(client, "generateRegisterRequest", leave)
    expect(await callAccounts(client, "generateRegisterRequest", leave)).toMatchObject(says("leave"))
    const body = JSON.stringify({ userLogin: login, ...device.create(asked.data ?? "") })
    expect(await callAccounts(client, "register", body)).toMatchObject({ status: "success" })
    expect(await callAccounts(client, "register", body)).toMatchObject(says("challenge"))

    const [late, lateLeave] = [await callAccounts(client, "generateRegisterRequest", await leaveFor(client)), await leaveFor(client)]
    clock.nowMs += passkeyTimes.challengeMs
    const tooLate = JSON.stringify({ userLogin: login, ...device.create(late.data ?? "") })
    expect(await callAccounts(client, "register", tooLate)).toMatchObject(says("challenge"))
    expect(await callAccounts(client, "generateRegisterRequest", lateLeave)).toMatchObject(says("leave"))
  })

  test("a challenge of another's sign-in saves nothing, nor does leave of another account (20.23)", async () => {
    const { client, guest, device } = await openClient()
    const signingIn = await callAccounts(guest, "generateLoginRequest", '{"domain":"shop.local"}')
    const { publicKey } = JSON.parse(signingIn.data ?? "")
    const data = JSON.stringify({ publicKey: { ...publicKey, rp: { id: "shop.local" }, user: { id: "=?BINARY?B?AQI=?=" } } })
    const mixed = JSON.stringify({ userLogin: login, ...device.create(data) })
    expect(await callAccounts(guest, "register", mixed)).toMatchObject(says("challenge"))
    const asked = await callAccounts(client, "generateRegisterRequest", await leaveFor(client))
    const others = JSON.stringify({ userLogin: "hurt", ...device.create(asked.data ?? "") })
    expect(await callAccounts(client, "register", others)).toMatchObject(says("otherLogin"))
    // leave to save one is no sign-in
    expect(await signInWith(guest, await leaveFor(client))).not.toMatchObject({ status: "success" })
    expect(await who(guest)).not.toBe(await who(client))
  })

  test("the same passkey is saved once, and an account has so many of them (9.162)", async () => {
    const { client, device } = await openClient()
    const bodies = []
    for (let at = 0; at < 2; at += 1)
      bodies.push((await callAccounts(client, "generateRegisterRequest", await leaveFor(client))).data ?? "")
    const [first = "", second = ""] = bodies
    const made = device.create(first)
    const again = { ...made, clientDataJSONBase64: device.create(second).clientDataJSONBase64 }
    const send = (body: object) => callAccounts(client, "register", JSON.stringify({ userLogin: login, ...body }))
    expect([await send(made), await send(again)]).toMatchObject([{ status: "success" }, says("saved")])
    const waiting = await callAccounts(client, "generateRegisterRequest", await leaveFor(client))
    for (let at = 1; at < mostPasskeys; at += 1) await savePasskey(client, device, login)
    expect(await passkeysTold(client)).toHaveLength(mostPasskeys)
    expect(await send(device.create(waiting.data ?? ""))).toMatchObject(says("full"))
    expect(await askLeave(client)).toMatchObject({ status: "error", leaveToken: null, refusedFor: "full" })
  })

  test("who signed in a while ago says the password first; a guest gets no leave (9.163, 11.487)", async () => {
    const { client, guest, clock } = await openClient()
    expect(await askLeave(client)).toMatchObject({ status: "success", leaveToken: expect.any(String) })
    clock.nowMs += passkeyTimes.freshMs
    expect(await askLeave(client)).toMatchObject({ status: "error", leaveToken: null, refusedFor: "no_password" })
    expect(await askLeave(client, "tajne124")).toMatchObject({ refusedFor: "wrong_password" })
    expect(await askLeave(client, password)).toMatchObject({ status: "success", refusedFor: null })
    expect(await askLeave(guest, password)).toMatchObject({ refusedFor: "signed_out" })
    for (let at = 0; at < 12; at += 1) await askLeave(client, "x".repeat(300))
    expect(await askLeave(client, password)).toMatchObject({ refusedFor: "later" })
  })

  test.each([
    "",
    "{",
    "[]",
    '{"userLogin":1}',
    '{"userLogin":"a","clientDataJSONBase64":"e30=","attestationObjectBase64":"AA=="}',
    "x".repeat(70_000),
  ])("what cannot be read is refused in words: %#", async (body) =>
    expect(await callAccounts((await openClient()).guest, "register", body)).toMatchObject(says("unreadable")),
  )
})

describe("whose a passkey is", () => {
  test("is renamed by its owner, and by nobody else (10.657, 11.488)", async () => {
    const { client, guest, shop } = await openSaved()
    const [{ passkeyId } = {}] = await passkeysTold(client)
    const rename = (shopper: Shopper, id: unknown, name: string) =>
      shopper.post("/passkeys.php", { operation: "passkeyRename", passkey_id: String(id), passkey_name: name })
    expect((await rename(client, passkeyId, `  mój\u0000 ${"ż".repeat(80)}`)).status).toBe(303)
    expect(await passkeysTold(client)).toMatchObject([{ passkeyName: `mój ${"ż".repeat(56)}` }])
    const other = makeShopper(shop)
    await signIn(other, "hurt", "hurtowo1")
    expect(await who(other)).toContain("hurt")
    expect((await rename(other, passkeyId, "moje")).status).toBe(404)
    expect((await other.post("/passkeys.php", { operation: "passkeyRemove", passkey_id: String(passkeyId) })).status).toBe(404)
    for (const id of ["", "-1", "999999", "1 or 1=1"]) expect((await rename(client, id, "x")).status).toBe(404)
    expect((await client.post("/passkeys.php", { operation: "other" })).status).toBe(400)
    expect((await rename(guest, passkeyId, "x")).headers.get("location")).toBe("/signin.php?return=%2Flogin.php%3Fsection%3Dpasskeys")
    expect(await passkeysTold(client)).toHaveLength(1)
    expect(await guest.data("{ ownPasskeys { passkeyLogin } }")).toEqual({ ownPasskeys: null })
  })

  test("devices know an account by one number, which says nothing of it (11.489)", async () => {
    const { client, device } = await openSaved()
    await savePasskey(client, device, login)
    const data = await client.data("{ ownPasskeys { passkeyLogin passkeyPerson passkeyHandle passkeyDomain isFreshSignIn } }")
    expect(data).toEqual({
      ownPasskeys: {
        passkeyLogin: login,
        passkeyPerson: expect.any(String),
        passkeyHandle: expect.stringMatching(/^[\w-]{43}$/),
        passkeyDomain: null,
        isFreshSignIn: true,
      },
    })
  })
})

describe("where passkeys are", () => {
  test("under an address of numbers there are none (20.19)", async () => {
    const { shop, device } = await openSaved()
    const post = async (call: string, body: string) => {
      const answer = await shop.fetch(new Request(`http://127.0.0.1:8080/webAuthn/${call}.php`, { method: "POST", body }))
      const reply: unknown = await answer.json()
      return reply
    }
    for (const call of ["generateRegisterRequest", "generateLoginRequest"]) expect(await post(call, "{}")).toEqual(says("host"))
    const used = device.get('{"publicKey":{"challenge":"=?BINARY?B?AQI=?="}}')
    expect(await post("login", JSON.stringify(used))).toEqual(says("host"))
  })

  test("a shop of several hosts has them for one, and tells on which other pages they work (11.486)", async () => {
    const { shop } = await openClient()
    expect((await shop.fetch(new Request(`${shopOrigin}/.well-known/webauthn`))).status).toBe(404)
    const origins = ["https://shop.example"]
    const { shop: several, client, guest, device } = await openClient({ domain: "local", origins })
    const told = await several.fetch(new Request(`${shopOrigin}/.well-known/webauthn`))
    expect([told.headers.get("content-type"), await told.json()]).toEqual(["application/json; charset=utf-8", { origins }])
    expect(await savePasskey(client, device, login)).toMatchObject({ status: "success" })
    expect(await usePasskey(guest, device, { origin: "https://shop.example" })).toMatchObject({ status: "success" })
  })

  test("posts from other sites are refused", async () => {
    const { shop } = await openClient()
    const foreign = new Request(`${shopOrigin}/webAuthn/login.php`, {
      method: "POST",
      body: "{}",
      headers: { origin: "https://evil.example" },
    })
    expect((await shop.fetch(foreign)).status).toBe(403)
  })
})
