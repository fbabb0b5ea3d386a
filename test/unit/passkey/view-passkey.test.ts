import { expect, test } from "vitest"
import { openPasskeyFlow, type PasskeyEnd, type PasskeyFlow, type PasskeyStage } from "../../../core/passkey/passkey-flow.ts"
import { everyPasskey } from "../../../core/passkey/support.ts"
import { passkeyTextKeys, viewPasskey } from "../../../core/passkey/view-passkey.ts"
import { pickTexts, textCatalogue } from "../../../core/texts/text-catalogue.ts"

const open = openPasskeyFlow(everyPasskey, "sklep.pl")
const busyStages: readonly PasskeyStage[] = [
  { is: "checking", request: { is: "login" } },
  { is: "challenging", operation: { is: "login" } },
  { is: "asking", operation: { is: "login" } },
  { is: "sending", operation: { is: "login" } },
  { is: "signingIn" },
]
const texts = (language: "pl" | "en") => pickTexts(textCatalogue(language, {}), passkeyTextKeys)
const ended = (end: PasskeyEnd): PasskeyFlow => ({ ...open, stage: { is: "ended", end } })

test("nothing to say before and while it runs, and when the shopper is signed in", () => {
  const silent = { message: null, failed: false, code: null }
  expect(viewPasskey(open, texts("pl"))).toEqual({ busy: false, ...silent })
  for (const stage of busyStages) {
    expect(viewPasskey({ ...open, stage }, texts("pl"))).toEqual({ busy: true, ...silent })
  }
  expect(viewPasskey(ended({ _tag: "SignedIn", login: "jan" }), texts("pl"))).toEqual({ busy: false, ...silent })
})

test("a registration that is done is no failure", () => {
  expect(viewPasskey(ended({ _tag: "Registered" }), texts("pl"))).toEqual({
    busy: false,
    message: "Klucz dostępu został zapisany.",
    failed: false,
    code: null,
  })
  expect(viewPasskey(ended({ _tag: "Registered" }), texts("en")).message).toBe("The passkey has been saved.")
})

test("a browser without support has error code 1 (8.45)", () => {
  const flow = ended({ _tag: "Unsupported", code: 1, why: "opera" })
  expect(viewPasskey(flow, texts("pl"))).toEqual({
    busy: false,
    message: "Ta przeglądarka nie jest obsługiwana.",
    failed: true,
    code: 1,
  })
  expect(viewPasskey(flow, texts("en")).message).toBe("Browser not supported.")
})

test.each([
  [{ _tag: "UserLoginMissing" }, "Parametr userLogin jest wymagany.", "userLogin is required"],
  [{ _tag: "AuthorizeTokenMissing" }, "Parametr authorizeToken jest wymagany.", "authorizeToken is required"],
  [{ _tag: "NoData" }, "Nie udało się pobrać danych.", "Failed to retrieve data."],
  [{ _tag: "ServerError", message: null }, "Wystąpił nieznany błąd.", "Unknown error occured."],
  [{ _tag: "ServerError", message: " " }, "Wystąpił nieznany błąd.", "Unknown error occured."],
  [{ _tag: "ServerError", message: "Zły token" }, "Zły token", "Zły token"],
  [
    { _tag: "ConnectionFailed", url: "https://a.pl/x" },
    "Wystąpił błąd połączenia. Nie udało się pobrać danych z adresu https://a.pl/x.",
    "A connection error occurred. It was not possible to retrieve data from https://a.pl/x",
  ],
  [
    { _tag: "NotAnswered" },
    "Wystąpił błąd połączenia. Sprawdź połączenie z internetem lub spróbuj ponownie później.",
    "There was a connection error. Check your internet connection or try again later",
  ],
  [{ _tag: "LoginTokenInvalid" }, "Parametr loginToken jest nieprawidłowy.", "loginToken is invalid."],
  [
    { _tag: "Refused", why: "cancelled" },
    "Anulowano użycie klucza dostępu. Możesz spróbować ponownie.",
    "Using the passkey was cancelled. You can try again.",
  ],
  [
    { _tag: "Refused", why: "held" },
    "To urządzenie ma już klucz dostępu do Twojego konta. Drugi nie jest potrzebny.",
    "This device has a passkey for your account already. It needs no second one.",
  ],
  [
    { _tag: "Refused", why: "refused" },
    "Urządzenie odmówiło użycia klucza dostępu. Spróbuj ponownie lub zaloguj się hasłem.",
    "The device refused to use the passkey. Try again or sign in with a password.",
  ],
] as const)("an end that failed is told in its own words: %o", (end, polish, english) => {
  expect(viewPasskey(ended(end), texts("pl"))).toEqual({ busy: false, message: polish, failed: true, code: null })
  expect(viewPasskey(ended(end), texts("en")).message).toBe(english)
})
