import { describe, expect, test } from "vitest"
import type { AccountsReply } from "../../../core/passkey/ceremony.ts"
import type { PasskeyCallReply } from "../../../core/passkey/device.ts"
import { offerTimes } from "../../../core/passkey/limits.ts"
import {
  openPasskeySignIn,
  passkeySignIn,
  type PasskeySignIn,
  type PasskeySignInEvent,
  viewPasskeySignIn,
} from "../../../core/passkey/passkey-sign-in.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"

const polish = textCatalogue("pl", {})
const open = openPasskeySignIn("/login.php")
const known: PasskeySignInEvent = { type: "DeviceKnown", why: "none", offers: true, domain: "sklep.pl", named: "" }
const texts = { rawId: "AQ==", clientDataJSON: "Ag==", authenticatorData: "Aw==", signature: "BA==", userHandle: "" }
const reply = (more: Partial<AccountsReply>, isUnknown = false): PasskeyCallReply => ({
  is: "replied",
  reply: { status: "success", errorMsg: null, data: null, ms: null, loginToken: null, ...more },
  isUnknown,
})
const challenge = reply({ data: '{"publicKey":{"challenge":"=?BINARY?B?AQI=?="}}' })
const answered = (requestId: number, given: PasskeyCallReply): PasskeySignInEvent => ({ type: "CallAnswered", requestId, reply: given })

const run = (...events: readonly PasskeySignInEvent[]) =>
  events.reduce((at, event) => passkeySignIn(at[0], event), [open, []] as ReturnType<typeof passkeySignIn>)
const asks = (...events: readonly PasskeySignInEvent[]): readonly string[] => run(...events)[1].map(({ type }) => type)
const after = (...events: readonly PasskeySignInEvent[]): PasskeySignIn => run(...events)[0]

const offered: readonly PasskeySignInEvent[] = [{ type: "Shown" }, known, { type: "OfferAnswered", offerId: 1, reply: challenge }]
const pressed: readonly PasskeySignInEvent[] = [...offered, { type: "SignInPressed" }, { type: "SupportTold", requestId: 1, why: "none" }]
const sent: readonly PasskeySignInEvent[] = [...pressed, answered(2, challenge), { type: "PasskeyGiven", requestId: 3, ...texts }]

describe("the offer beside the field (20.30)", () => {
  test("is asked for as the page opens, and stands until its challenge is renewed", () => {
    expect(asks({ type: "Shown" })).toEqual(["KnowDevice"])
    expect(run({ type: "Shown" }, known)[1]).toEqual([{ type: "FetchOffer", offerId: 1, domain: "sklep.pl" }])
    expect(run(...offered)[1]).toEqual([
      { type: "OfferPasskey", offerId: 1, challenge: { publicKey: { challenge: new Uint8Array([1, 2]) } } },
      { type: "WaitToRenew", offerId: 1, ms: offerTimes.renewMs },
    ])
    expect(asks(...offered, { type: "RenewalDue", offerId: 1 })).toEqual(["AbortCredential", "FetchOffer"])
  })

  test("is renewed sixteen times while nobody uses the page, and then ends (9.160)", () => {
    let page = after(...offered)
    let renewed = 0
    for (let at = 0; at < 40; at += 1) {
      const { offerId } = page.offer
      const [next, commands] = passkeySignIn(page, { type: "RenewalDue", offerId })
      if (commands.some(({ type }) => type === "FetchOffer")) renewed += 1
      page = passkeySignIn(next, { type: "OfferAnswered", offerId: next.offer.offerId, reply: challenge })[0]
    }
    expect([renewed, page.offer.is]).toEqual([offerTimes.renewals, "off"])
  })

  test("that cannot be made says nothing (20.33)", () => {
    for (const given of [
      { is: "failed", url: "/x" } as const,
      reply({ status: "error", errorMsg: "Nie" }),
      reply({ data: "{" }),
      reply({}),
    ]) {
      const page = after({ type: "Shown" }, known, { type: "OfferAnswered", offerId: 1, reply: given })
      expect([page.offer.is, viewPasskeySignIn(page, polish).message]).toEqual(["off", null])
    }
  })

  test("is none in a browser that has none, and under an address without a name", () => {
    expect(asks({ type: "Shown" }, { ...known, offers: false })).toEqual([])
    expect(asks({ type: "Shown" }, { ...known, why: "host" })).toEqual([])
  })

  test("a passkey that was picked from it goes on as after the button (20.32)", () => {
    const [page, commands] = run(...offered, { type: "OfferTaken", offerId: 1, ...texts })
    expect(commands[0]).toMatchObject({ type: "SendCredential", path: "login", body: expect.stringContaining('"domain":"sklep.pl"') })
    expect(viewPasskeySignIn(page, polish).busy).toBe(true)
    expect(asks(...offered, { type: "OfferTaken", offerId: 7, ...texts })).toEqual([])
  })

  test("an answer to an older one changes nothing", () => {
    const renewed = after(...offered, { type: "RenewalDue", offerId: 1 })
    for (const event of [
      { type: "OfferAnswered", offerId: 1, reply: challenge },
      { type: "OfferEnded", offerId: 1 },
      { type: "RenewalDue", offerId: 1 },
      { type: "OfferTaken", offerId: 1, ...texts },
    ] as const)
      expect(passkeySignIn(renewed, event)).toEqual([renewed, []])
  })
})

describe("the button", () => {
  test("ends the offer first, in silence, and asks the device (20.30)", () => {
    expect(asks(...offered, { type: "SignInPressed" })).toEqual(["AbortCredential", "ReadSupport", "StartTimer"])
    expect(asks(...pressed, answered(2, challenge))).toEqual(["GetCredential"])
    expect(asks(...pressed, { type: "SignInPressed" })).toEqual([])
  })

  test("leads where a password leads once the shop has signed in (10.652)", () => {
    const [page, commands] = run(
      ...sent,
      answered(4, reply({ loginToken: "t" })),
      answered(5, { is: "signedIn", answer: { status: "success", login: "jan" } }),
    )
    expect(commands).toEqual([{ type: "Leave", address: "/login.php" }])
    expect(page.flow.stage).toEqual({ is: "ended", end: { _tag: "SignedIn", login: "jan" } })
  })

  test.each<[string, readonly PasskeySignInEvent[], string]>([
    [
      "cancelled",
      [answered(2, challenge), { type: "PasskeyRefused", requestId: 3, why: "cancelled" }],
      "Anulowano użycie klucza dostępu. Możesz spróbować ponownie.",
    ],
    [
      "refused by the device",
      [answered(2, challenge), { type: "PasskeyRefused", requestId: 3, why: "refused" }],
      "Urządzenie odmówiło użycia klucza dostępu. Spróbuj ponownie lub zaloguj się hasłem.",
    ],
    ["refused by the service", [answered(2, reply({ status: "error", errorMsg: "Nie znamy." }))], "Nie znamy."],
    ["empty", [answered(2, { is: "replied", reply: null, isUnknown: false })], "Nie udało się pobrać danych."],
    [
      "without a line",
      [answered(2, { is: "failed", url: "http://a/b" })],
      "Wystąpił błąd połączenia. Nie udało się pobrać danych z adresu http://a/b.",
    ],
    [
      "not answered",
      [{ type: "TimerEnded", timerId: 2 }],
      "Wystąpił błąd połączenia. Sprawdź połączenie z internetem lub spróbuj ponownie później.",
    ],
  ])("%s: the words stand on the page, nothing is loaded again, and the offer stands again (10.653, 20.33)", (_, events, words) => {
    const [page, commands] = run(...pressed, ...events)
    expect(viewPasskeySignIn(page, polish)).toMatchObject({ busy: false, failed: true, message: words })
    expect(commands.map(({ type }) => type)).toEqual(["FetchOffer"])
  })

  test("a device forgets what the shop surely does not have, and nothing else (10.661, 20.29)", () => {
    const unknown = reply({ status: "error", errorMsg: "Nie znamy." }, true)
    expect(asks(...sent, answered(4, unknown))).toEqual(["ForgetPasskey", "FetchOffer"])
    expect(asks(...sent, answered(4, reply({ status: "error", errorMsg: "Kopia." })))).toEqual(["FetchOffer"])
    expect(asks(...sent, answered(3, unknown))).toEqual([])
    expect(asks(...pressed, answered(2, unknown))).toEqual(["FetchOffer"])
  })

  test("can be taken back while the device is asked (20.12)", () => {
    const asking = [...pressed, answered(2, challenge)]
    expect(asks(...asking, { type: "CancelPressed" })).toEqual(["AbortCredential", "FetchOffer"])
  })

  test("under an address without a name there is none, and the page says why (20.19, 20.20)", () => {
    const none = after({ type: "Shown" }, { ...known, why: "host", named: "http://localhost:8080/signin.php" })
    expect(viewPasskeySignIn(none, polish)).toMatchObject({
      hasButton: false,
      message: null,
      absence: {
        words: "Klucze dostępu nie działają pod adresem IP.",
        link: { address: "http://localhost:8080/signin.php", words: "Otwórz sklep pod adresem http://localhost:8080." },
      },
    })
    expect(asks({ type: "Shown" }, { ...known, why: "host" }, { type: "SignInPressed" })).toEqual([])
    const old = viewPasskeySignIn(after({ type: "Shown" }, { ...known, why: "authenticator" }), polish)
    expect([old.hasButton, old.absence, old.message]).toEqual([false, null, null])
  })

  test("an address in a recording, whose letters are masked, is shown like any other", () => {
    const masked = after({ type: "Shown" }, { ...known, why: "host", named: "xxxy://xxxxxxxxx:99999/xxxxxx.xxx" })
    expect(viewPasskeySignIn(masked, polish).absence?.link?.words).toContain("xxxy://xxxxxxxxx:99999")
  })
})
