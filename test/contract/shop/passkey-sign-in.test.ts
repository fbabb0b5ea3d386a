import { afterEach, describe, expect, test, vi } from "vitest"
import { challengesAMinute, passkeyTimes } from "../../../core/passkey/limits.ts"
import type { passkeyWords } from "../../../fixtures/shop/passkeys/passkey-words.ts"
import type * as judging from "../../../fixtures/shop/passkeys/judge-passkey.ts"
import { callAccounts, signInWith, usePasskey } from "../../support/passkey/passkey-calls.ts"
import { login, openSaved, passkeysTold, says, who } from "../../support/passkey/passkey-clients.ts"
import type { Misbehaviour } from "../../support/passkey/software-authenticator.ts"
import { basketOf, noticeOf } from "../../support/shop/shopper.ts"

/** What happens while a signature is looked at. */
let meanwhile: (() => Promise<unknown>) | null = null

vi.mock("../../../fixtures/shop/passkeys/judge-passkey.ts", async (original) => {
  const judge = await original<typeof judging>()
  const judgeSignIn: typeof judging.judgeSignIn = async (...given) => {
    await meanwhile?.()
    return judge.judgeSignIn(...given)
  }
  return { ...judge, judgeSignIn }
})

afterEach(() => {
  meanwhile = null
})

describe("signing in with a passkey", () => {
  test("the token opens a session once, and the guest's basket comes along (7.25, 7.26, 11.103, 11.485)", async () => {
    const { guest, device, clock } = await openSaved()
    await guest.post("/basketchange.php", { product: "601", size: "M" })
    const before = guest.cookies.get("client")
    const { status, loginToken } = await usePasskey(guest, device)
    expect([status, await who(guest)]).toEqual(["success", '{"client":null}'])
    clock.nowMs += 1000
    expect(await signInWith(guest, loginToken)).toEqual({ status: "success", login })
    expect(guest.cookies.get("client")).not.toBe(before)
    expect([await who(guest), await basketOf(guest)]).toEqual([`{"client":{"login":"${login}"}}`, [[601, "M", 1]]])
    expect(await signInWith(guest, loginToken)).toEqual({ status: "error", login: "" })
    expect(await signInWith(guest, "x")).toEqual({ status: "error", login: "" })
    const late = await usePasskey(guest, device)
    clock.nowMs += passkeyTimes.signInMs
    expect(await signInWith(guest, late.loginToken)).toEqual({ status: "error", login: "" })
  })

  test("whoever asks gets the same kind of challenge, and the list shows the last use (11.484, 11.489)", async () => {
    const { client, guest, device, clock } = await openSaved()
    const { data } = await callAccounts(guest, "generateLoginRequest", '{"domain":"shop.local"}')
    expect(JSON.parse(data ?? "")).toEqual({
      publicKey: {
        challenge: expect.stringMatching(/^=\?BINARY\?B\?/),
        rpId: "shop.local",
        timeout: 300_000,
        userVerification: "required",
        allowCredentials: [],
      },
    })
    clock.nowMs += 86_400_000
    await usePasskey(guest, device)
    expect(await passkeysTold(client)).toMatchObject([{ passkeyUsed: new Date(clock.nowMs).toISOString().slice(0, 10) }])
  })

  test.each<[string, Misbehaviour, Parameters<typeof passkeyWords>[1]]>([
    ["used on another page", { origin: "https://evil.example" }, "origin"],
    ["of another shop's host", { domain: "evil.example" }, "domain"],
    ["used without asking who it is", { isUnverified: true }, "notVerified"],
    ["for a challenge of nobody", { challenge: Buffer.alloc(32).toString("base64url") }, "challenge"],
    ["with another's signature", { isForged: true }, "unreadable"],
    ["a registration in its place", { type: "webauthn.create" }, "unreadable"],
  ])("%s is refused in words, and no device is told to forget it (20.21 to 20.29)", async (_, wrong, why) => {
    const { guest, device } = await openSaved()
    const reply = await usePasskey(guest, device, wrong)
    expect(reply).toMatchObject({ ...says(why), loginToken: null })
    expect(reply.text).not.toContain("ownUnknown")
  })

  test("a counter that goes back or stays is a copy; one that is always 0 is none (20.28)", async () => {
    const { guest, device } = await openSaved()
    expect(await usePasskey(guest, device)).toMatchObject({ status: "success" })
    expect(await usePasskey(guest, device, { isUncounted: true })).toMatchObject(says("clone"))
    expect(await usePasskey(guest, device)).toMatchObject({ status: "success" })
    const [key] = device.keys
    if (key === undefined) throw new Error("no key")
    key.counter = 0
    expect(await usePasskey(guest, device)).toMatchObject(says("clone"))
  })

  test("a removed one is unknown, and only a sure miss is told so (10.654, 10.658, 10.1101, 11.483, 20.29)", async () => {
    const { client, guest, device, next } = await openSaved()
    const [{ passkeyId } = {}] = await passkeysTold(client)
    // two presses are answered alike, and told by one mail (10.1101)
    for (let press = 0; press < 2; press += 1) {
      const removed = await client.post("/passkeys.php", { operation: "passkeyRemove", passkey_id: String(passkeyId) })
      expect([removed.status, removed.headers.get("location")]).toEqual([303, "/login.php?section=passkeys"])
    }
    expect(await noticeOf(client)).toEqual({ is: "accountChanged", code: "passkeyRemoved" })
    expect([(await next()).kind, (await next()).kind]).toEqual(["passkeyAdded", "passkeyRemoved"])
    const reply = await usePasskey(guest, device)
    expect(reply).toMatchObject(says("unknown"))
    expect(JSON.parse(reply.text)).toMatchObject({ ownUnknown: true })
    const elsewhere = await usePasskey(guest, device, { origin: "https://evil.example" })
    expect(elsewhere).toMatchObject(says("origin"))
    expect(elsewhere.text).not.toContain("ownUnknown")
  })

  test("one that is removed while it signs in opens no session any more (10.658, 10.1115)", async () => {
    const { client, guest, device } = await openSaved()
    const { loginToken } = await usePasskey(guest, device)
    const [{ passkeyId } = {}] = await passkeysTold(client)
    await client.post("/passkeys.php", { operation: "passkeyRemove", passkey_id: String(passkeyId) })
    expect(await signInWith(guest, loginToken)).toEqual({ status: "error", login: "" })
    expect(await who(guest)).toBe('{"client":null}')
  })

  test("of one that is removed or used while its signature is looked at it is told which it was (20.28, 20.29)", async () => {
    const { client, guest, device } = await openSaved()
    const [{ passkeyId } = {}] = await passkeysTold(client)
    const twice = () => {
      meanwhile = null
      return usePasskey(client, device, { isUncounted: true })
    }
    meanwhile = twice
    expect(await usePasskey(guest, device)).toMatchObject(says("clone"))
    meanwhile = () => client.post("/passkeys.php", { operation: "passkeyRemove", passkey_id: String(passkeyId) })
    const reply = await usePasskey(guest, device)
    expect(reply).toMatchObject(says("unknown"))
    expect(JSON.parse(reply.text)).toMatchObject({ ownUnknown: true })
  })

  test("a challenge is answered once and within five minutes, and a network has so many of them (9.160, 9.164)", async () => {
    const { guest, device, clock } = await openSaved()
    const ask = () => callAccounts(guest, "generateLoginRequest", '{"domain":"shop.local"}')
    const body = JSON.stringify(device.get((await ask()).data ?? ""))
    expect(await callAccounts(guest, "login", body)).toMatchObject({ status: "success" })
    expect(await callAccounts(guest, "login", body)).toMatchObject(says("challenge"))
    const late = await ask()
    clock.nowMs += passkeyTimes.challengeMs
    expect(await callAccounts(guest, "login", JSON.stringify(device.get(late.data ?? "")))).toMatchObject(says("challenge"))
    const asked = []
    for (let at = 0; at <= challengesAMinute; at += 1) asked.push((await ask()).status)
    expect([asked.filter((status) => status === "success").length, asked.at(-1)]).toEqual([challengesAMinute, "error"])
  })

  test.each([
    ["publicKeyCredentialBinRawId", null],
    ["signatureBase64", null],
    ["signatureBase64", "!"],
    ["authenticatorDataBase64", "AA=="],
    ["clientDataJSONBase64", "e30="],
    ["userHandleBinBase64", "AQI="],
  ] as const)("a half-sent or broken %s is refused in words", async (name, value) => {
    const { guest, device } = await openSaved()
    expect(await usePasskey(guest, device, { body: { [name]: value } })).toMatchObject(says("unreadable"))
  })

  test("a device may keep its owner's number to itself", async () => {
    const { guest, device } = await openSaved()
    expect(await usePasskey(guest, device, { body: { userHandleBinBase64: null } })).toMatchObject({ status: "success" })
  })
})
