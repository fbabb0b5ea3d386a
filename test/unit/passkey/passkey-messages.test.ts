import { expect, test } from "vitest"
import { type AccountsReply, readAccountsReply } from "../../../core/passkey/ceremony.ts"
import { openPasskeyFlow, type PasskeyEvent, passkeyFlow } from "../../../core/passkey/passkey-flow.ts"
import { type BrowserFacts, everyPasskey, passkeySupport } from "../../../core/passkey/support.ts"
import { viewPasskey } from "../../../core/passkey/view-passkey.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"

const signs = { userAgent: "", vendor: "", platform: "", touch: false }
const facts: BrowserFacts = { signs, hasFetch: true, hasCredentials: true, hasAuthenticator: true }
const supported: PasskeyEvent = { type: "SupportRead", requestId: 1, support: passkeySupport(facts, everyPasskey) }
const register = (userLogin: string, authorizeToken: string): PasskeyEvent => ({ type: "RegisterPressed", userLogin, authorizeToken })
const login: PasskeyEvent = { type: "LoginPressed" }
const challenge = (reply: AccountsReply | null): PasskeyEvent => ({ type: "ChallengeAnswered", requestId: 2, reply })
const given: PasskeyEvent = {
  type: "CredentialGiven",
  requestId: 3,
  credential: { rawId: null, clientDataJSON: null, authenticatorData: null, signature: null, userHandle: null },
}
const answered = (text: string): PasskeyEvent => ({ type: "CredentialAnswered", requestId: 4, reply: readAccountsReply(text) })
const sent = [login, supported, challenge(readAccountsReply('{"data":"{}"}')), given]

/** What the shopper reads at the end of all that. */
function message(language: "pl" | "en", events: readonly PasskeyEvent[]) {
  const flow = events.reduce((state, event) => passkeyFlow(state, event)[0], openPasskeyFlow(everyPasskey, "sklep.pl"))
  return viewPasskey(flow, textCatalogue(language, {})).message
}

test.each<readonly [string, readonly PasskeyEvent[], string, string]>([
  [
    "no support",
    [login, { type: "SupportRead", requestId: 1, support: passkeySupport({ ...facts, hasAuthenticator: null }, everyPasskey) }],
    "Ta przeglądarka nie jest obsługiwana.",
    "Browser not supported.",
  ],
  ["no userLogin", [register("", "t"), supported], "Parametr userLogin jest wymagany.", "userLogin is required"],
  ["no authorizeToken", [register("jan", ""), supported], "Parametr authorizeToken jest wymagany.", "authorizeToken is required"],
  ["an empty reply", [login, supported, challenge(readAccountsReply(""))], "Nie udało się pobrać danych.", "Failed to retrieve data."],
  [
    "an error without errorMsg",
    [login, supported, challenge(readAccountsReply('{"status":"error"}'))],
    "Wystąpił nieznany błąd.",
    "Unknown error occured.",
  ],
  ["an error with errorMsg", [...sent, answered('{"status":"error","errorMsg":"Zły podpis"}')], "Zły podpis", "Zły podpis"],
  ["a login that did not succeed", [...sent, answered('{"status":"failure","ms":"Brak klucza"}')], "Brak klucza", "Brak klucza"],
  [
    "no connection",
    [login, supported, { type: "CallFailed", requestId: 2, url: "https://accounts.example/x" }],
    "Wystąpił błąd połączenia. Nie udało się pobrać danych z adresu https://accounts.example/x.",
    "A connection error occurred. It was not possible to retrieve data from https://accounts.example/x",
  ],
  ["no login token", [...sent, answered('{"status":"success"}')], "Parametr loginToken jest nieprawidłowy.", "loginToken is invalid."],
  [
    "a login token that the shop refuses",
    [
      ...sent,
      answered('{"status":"success","loginToken":"t"}'),
      { type: "SignInAnswered", requestId: 5, answer: { status: "error", login: "" } },
    ],
    "Parametr loginToken jest nieprawidłowy.",
    "loginToken is invalid.",
  ],
])("a flow that ended with %s says so in both languages (8.46 to 8.51)", (_, events, polish, english) => {
  expect([message("pl", events), message("en", events)]).toEqual([polish, english])
})
