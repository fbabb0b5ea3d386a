import { screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"
import { offerTimes } from "../../core/passkey/limits.ts"
import { openPasskeySignIn } from "../../core/passkey/passkey-sign-in.ts"
import { passkeySignInMachine } from "../../core/passkey/passkey-sign-in-machine.ts"
import { openSavePasskey } from "../../core/passkey/save-passkey.ts"
import { savePasskeyMachine } from "../../core/passkey/save-passkey-machine.ts"
import { passkeyWords } from "../../fixtures/shop/passkeys/passkey-words.ts"
import { PasskeySignInIsland } from "../../ui/passkey/PasskeySignInIsland.tsx"
import { SavePasskeyIsland } from "../../ui/passkey/SavePasskeyIsland.tsx"
import { somePasskeys } from "./account-models.ts"
import { goodFacts, passkeyPage, type PasskeyPageOptions } from "./passkey-page.tsx"

const signingIn = (options?: PasskeyPageOptions) => {
  const page = passkeyPage(passkeySignInMachine, PasskeySignInIsland, openPasskeySignIn("/login.php"), options)
  page.send({ type: "Shown" })
  return page
}
const saving = (options?: PasskeyPageOptions, login = "jan") => {
  const page = passkeyPage(
    savePasskeyMachine,
    SavePasskeyIsland,
    openSavePasskey({ ...somePasskeys, login, isFresh: true }, { leadsTo: "/p", signsInFirst: false }),
    options,
  )
  page.send({ type: "Shown" })
  return page
}
const use = async () => userEvent.click(await screen.findByRole("button", { name: "Zaloguj się kluczem dostępu" }))
const save = async () => userEvent.click(await screen.findByRole("button", { name: "Zapisz klucz dostępu" }))
const alerted = async () => (await screen.findByText(/./, { selector: ".passkey__alert" })).textContent

const mac = (more: string) => ({
  signs: {
    userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${more}`,
    vendor: "Apple Computer, Inc.",
    platform: "MacIntel",
    touch: false,
  },
})

test.each<[string, PasskeyPageOptions["facts"], boolean]>([
  ["Chrome", {}, true],
  ["without fetch", { hasFetch: false }, false],
  ["without the credentials API", { hasCredentials: false }, false],
  ["without an authenticator of its own", { hasAuthenticator: false }, false],
  ["that cannot tell whether it has one", { hasAuthenticator: null }, false],
  ["Safari 14", mac("Version/14.1 Safari/605.1.15"), false],
  ["Safari 15", mac("Version/15.0 Safari/605.1.15"), true],
  ["Safari of a version that cannot be read", mac("Safari/605.1.15"), true],
  ["Opera of Apple, whose version is not Safari's", mac("Version/14.1 Safari/605.1.15 OPT/3.0"), true],
  ["of any other shape", { signs: { userAgent: "?", vendor: "?", platform: "?", touch: true } }, true],
])(
  "a browser %s: the page that saves passkeys has its button or says why not (6.14 to 6.16, 8.45, 20.1 to 20.6)",
  async (_, facts, can) => {
    saving({ facts: facts ?? {} })
    if (can) expect(await screen.findByRole("button", { name: "Zapisz klucz dostępu" })).toBeTruthy()
    else expect(await screen.findByText("Ta przeglądarka nie jest obsługiwana.")).toBeTruthy()
  },
)

test("signing in asks service, device, service and shop in this order, and leaves (3.12, 4.17, 7.24 to 7.26, 10.652, 11.98 to 11.103, 20.7, 20.8)", async () => {
  const { asked, challenges, left } = signingIn()
  await use()
  await waitFor(() => expect(left).toEqual(["/login.php"]))
  expect(asked.map(({ path, credentials }) => [path, credentials])).toEqual([
    ["/webAuthn/generateLoginRequest.php", "include"],
    ["/webAuthn/login.php", "include"],
    ["/graphql/v1/", "same-origin"],
  ])
  expect(asked.slice(0, 2).map(({ body }): unknown => JSON.parse(body))).toEqual([
    { domain: "sklep.pl" },
    {
      domain: "sklep.pl",
      publicKeyCredentialBinRawId: "AQI=",
      clientDataJSONBase64: "AQI=",
      authenticatorDataBase64: "AQI=",
      signatureBase64: "AQI=",
      userHandleBinBase64: null,
    },
  ])
  expect(asked[2]?.body).toContain('loginByIAIAccountsToken(token: \\"t0ken\\")')
  expect(challenges).toEqual([{ publicKey: { challenge: new Uint8Array([1, 2]) } }])
})

test("saving one sends the leave as it is, then what the device made, for the client who is signed in (3.11, 6.2, 7.22, 7.23, 11.487, 20.10, 20.16, 20.18)", async () => {
  const { asked, left } = saving()
  await save()
  await waitFor(() => expect(left).toEqual(["/p"]))
  expect(asked.map(({ path }) => path)).toEqual(["/graphql/v1/", "/webAuthn/generateRegisterRequest.php", "/webAuthn/register.php"])
  expect(asked[1]?.body).toBe("l3ave")
  expect(JSON.parse(asked[2]?.body ?? "")).toEqual({
    userLogin: "jan",
    domain: "sklep.pl",
    authenticatorTransportMethods: ["internal"],
    clientDataJSONBase64: "AQI=",
    attestationObjectBase64: "AQI=",
  })
  expect(screen.getByRole("status").textContent).toBe("Klucz dostępu został zapisany.")
})

test.each<[string, PasskeyPageOptions, string]>([
  ["an empty reply", { answers: { "generateLoginRequest.php": "{}" } }, "Nie udało się pobrać danych."],
  ["a reply that is no object", { answers: { "generateLoginRequest.php": "[]" } }, "Nie udało się pobrać danych."],
  ["a challenge without data", { answers: { "generateLoginRequest.php": '{"status":"success"}' } }, "Nie udało się pobrać danych."],
  [
    "a challenge that cannot be read",
    { answers: { "generateLoginRequest.php": '{"status":"success","data":"{\\"a\\":\\"=?BINARY?B?!?=\\"}"}' } },
    "Nie udało się pobrać danych.",
  ],
  ["words of the service", { answers: { "generateLoginRequest.php": '{"status":"error","errorMsg":"Później."}' } }, "Później."],
  ["an error without words", { answers: { "login.php": '{"status":"error"}' } }, "Wystąpił nieznany błąd."],
  ["the reason of a login", { answers: { "login.php": '{"status":"no","ms":"Konto zamknięte."}' } }, "Konto zamknięte."],
  [
    "a failed connection",
    { answers: { "generateLoginRequest.php": 502 } },
    "Wystąpił błąd połączenia. Nie udało się pobrać danych z adresu https://sklep.pl/webAuthn/generateLoginRequest.php.",
  ],
  ["no login token", { answers: { "login.php": '{"status":"success"}' } }, "Parametr loginToken jest nieprawidłowy."],
  [
    "a token that the shop refuses",
    { answers: { loginByToken: '{"data":{"loginByIAIAccountsToken":{"status":"error","login":""}}}' } },
    "Parametr loginToken jest nieprawidłowy.",
  ],
  [
    "an unreadable answer of the shop",
    { answers: { loginByToken: '{"data":{"loginByIAIAccountsToken":1}}' } },
    "Nie udało się pobrać danych.",
  ],
  ["a dialog that was cancelled or timed out", { refuses: "cancelled" }, "Anulowano użycie klucza dostępu. Możesz spróbować ponownie."],
  ["a device that refuses", { refuses: "refused" }, "Urządzenie odmówiło użycia klucza dostępu. Spróbuj ponownie lub zaloguj się hasłem."],
])(
  "%s is told on the page, and the button can be pressed again (3.13, 8.48 to 8.51, 20.9, 20.11, 20.13 to 20.15, 20.17)",
  async (_, options, words) => {
    const { left } = signingIn(options)
    await use()
    expect(await alerted()).toBe(words)
    expect(left).toEqual([])
    await use()
    expect(await alerted()).toBe(words)
  },
)

test("a missing login or leave is told on the page (8.46, 8.47)", async () => {
  saving({}, " ")
  await save()
  expect(await alerted()).toBe("Parametr userLogin jest wymagany.")
})

test("leave without a text is told on the page (8.47)", async () => {
  saving({ answers: { leave: '{"data":{"ownAuthorizePasskey":{"status":"success","leaveToken":" ","refusedFor":null}}}' } })
  await save()
  expect(await alerted()).toBe("Parametr authorizeToken jest wymagany.")
})

const leaveRefused = (why: string) => `{"data":{"ownAuthorizePasskey":{"status":"error","leaveToken":null,"refusedFor":"${why}"}}}`
const serviceRefused = (why: Parameters<typeof passkeyWords>[1]) => JSON.stringify({ status: "error", errorMsg: passkeyWords("pl", why) })

test("an account that has twenty, a leave that is over and too many tries are told in the shop's words (9.161, 9.162, 9.164, 11.482)", async () => {
  saving({ answers: { leave: leaveRefused("full") } })
  await save()
  expect(await alerted()).toBe("Na koncie jest już najwięcej kluczy dostępu, ile można mieć. Usuń jeden z nich.")
  document.body.replaceChildren()
  saving({ answers: { "generateRegisterRequest.php": serviceRefused("leave") } })
  await save()
  expect(await alerted()).toMatch(/^Potwierdzenie wygasło/)
  document.body.replaceChildren()
  signingIn({ answers: { "generateLoginRequest.php": serviceRefused("later") } })
  await use()
  expect(await alerted()).toMatch(/^Za dużo prób/)
})

test("the password is asked for once the sign-in is ten minutes old, though the page is not loaded anew (9.163, 10.656)", async () => {
  saving({ answers: { leave: leaveRefused("no_password") } })
  await save()
  expect(await screen.findByLabelText("Obecne hasło")).toBeTruthy()
})

test("a device is told to forget what the shop surely does not have, and of any other refusal nothing (10.661, 11.483, 20.29)", async () => {
  const unknown = signingIn({ answers: { "login.php": '{"status":"error","errorMsg":"Nie znamy.","ownUnknown":true}' } })
  await use()
  expect(await alerted()).toBe("Nie znamy.")
  await waitFor(() => expect(unknown.forgotten).toEqual(["forgotten"]))
  document.body.replaceChildren()
  const copied = signingIn({ answers: { "login.php": serviceRefused("clone") } })
  await use()
  expect(await alerted()).toMatch(/kopię/)
  expect(copied.forgotten).toEqual([])
})

test("a standing offer has a new challenge after three quarters of five minutes; one that cannot be made says nothing (9.160, 20.30, 20.33)", async () => {
  const { asked, timers } = signingIn({ facts: { ...goodFacts, offers: true } })
  await waitFor(() => expect(timers.map(({ ms }) => ms)).toEqual([offerTimes.renewMs]))
  timers[0]?.end()
  await waitFor(() => expect(asked.map(({ path }) => path)).toEqual(Array(2).fill("/webAuthn/generateLoginRequest.php")))
  document.body.replaceChildren()
  const none = signingIn({ facts: { offers: true }, answers: { "generateLoginRequest.php": 500 } })
  await waitFor(() => expect(none.asked).toHaveLength(1))
  await screen.findByRole("button", { name: "Zaloguj się kluczem dostępu" })
  expect(document.querySelector(".passkey__alert")).toBeNull()
})
