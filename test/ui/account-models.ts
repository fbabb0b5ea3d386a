import type { AccountPasskeys } from "../../core/passkey/account-passkeys.ts"
import type { PageFrame, ShownPageModel } from "../../core/pages/page.ts"
import { frame } from "./sample-frame.ts"

/** The frame of somebody who is signed in. */
export const signedInFrame = (): PageFrame => ({
  ...frame(),
  visitor: { is: "client", kind: "client", firstName: "Marta", lastName: "Żak", email: "marta@example.com", points: "120" },
})

const refusedWith = (code: string): ShownPageModel => ({
  page: "accountSecurity",
  refused: code,
  frame: { ...signedInFrame(), notice: { is: "accountRefused", code } },
})

/** An account's passkeys: one that has a name of its own, one by its maker, one of which nothing is known. */
export const somePasskeys: AccountPasskeys = {
  login: "marta",
  person: "Marta Żak",
  handle: "aGFuZGxl",
  domain: null,
  isFresh: false,
  passkeys: [
    {
      id: 4,
      name: "Telefon służbowy",
      aaguid: "ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4",
      made: { year: 2026, month: 9, day: 3 },
      used: { year: 2026, month: 11, day: 20 },
      isSynced: true,
      credential: "Y3JlZDQ",
    },
    {
      id: 5,
      name: "",
      aaguid: "08987058-cadc-4b81-b6e1-30de50dcbe96",
      made: { year: 2026, month: 10, day: 12 },
      used: null,
      isSynced: false,
      credential: "Y3JlZDU",
    },
    {
      id: 6,
      name: "",
      aaguid: "00000000-0000-0000-0000-000000000000",
      made: { year: 2026, month: 11, day: 1 },
      used: null,
      isSynced: false,
      credential: "Y3JlZDY",
    },
  ],
}

/** The pages of the account. */
export const accountModels = {
  account: { page: "account", frame: signedInFrame() },
  accountRegistered: { page: "account", frame: { ...signedInFrame(), notice: { is: "clientRegistered", name: "Marta", isMailed: true } } },
  accountSecurity: { page: "accountSecurity", frame: signedInFrame(), refused: null },
  accountPasskeys: { page: "accountPasskeys", frame: signedInFrame(), account: somePasskeys },
  accountNoPasskeys: {
    page: "accountPasskeys",
    frame: signedInFrame(),
    account: { ...somePasskeys, isFresh: true, handle: null, passkeys: [] },
  },
  accountRefused: refusedWith("wrong_password"),
  accountWeak: refusedWith("weak_password"),
} as const satisfies Readonly<Record<string, ShownPageModel>>
