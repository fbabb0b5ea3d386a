import { noLoginWays } from "../../core/account/ways/login-ways.ts"
import type { ClientAccount, AccountAddress } from "../../core/account/sections/client-account.ts"
import { codeFault } from "../../core/form/check-field.ts"
import type { OrderSummary } from "../../core/order/own/own-orders.ts"
import type { OwnSubscription } from "../../core/order/own/subscription-plan.ts"
import type { AccountPasskeys } from "../../core/passkey/account-passkeys.ts"
import type { PageFrame, ShownPageModel } from "../../core/pages/page.ts"
import { frame } from "./sample-frame.ts"

/** The frame of somebody who is signed in. */
export const signedInFrame = (): PageFrame => ({
  ...frame(),
  visitor: { is: "client", kind: "client", firstName: "Marta", lastName: "Żak", email: "marta@example.com", points: "120" },
})

export const sampleAddress: AccountAddress = {
  addressId: 7,
  purpose: "delivery",
  firstName: "Marta",
  lastName: "Żak",
  firm: "",
  street: "Portowa 7",
  zipcode: "84-150",
  city: "Hel",
  countryId: "1143020057",
  country: "Polska",
  phone: "512345678",
  provinceCode: "PL-22",
  isDefault: true,
  version: 3,
}

/** A company with two addresses for parcels and one for bills. */
export const sampleClient: ClientAccount = {
  type: "firm",
  firm: "Glinka sp. z o.o.",
  taxNumber: "5252248481",
  phone: "512345678",
  birthDate: "",
  iban: "",
  version: 2,
  mayChangeCompany: true,
  countryId: "1143020057",
  provinceCountryId: "1143020057",
  addresses: [
    { ...sampleAddress, addressId: 6, street: "Letnia 1", isDefault: false },
    sampleAddress,
    { ...sampleAddress, addressId: 8, purpose: "billing", street: "Rynek 2" },
  ],
  consents: [
    { name: "terms", isGiven: true, day: "2026-03-01" },
    { name: "mailing", isGiven: true, day: "2026-03-01" },
    { name: "sms", isGiven: false, day: "2026-04-02" },
  ],
  points: [{ amount: "-80", reason: "Kubek Poranek", day: "2026-11-02" }],
  sessions: [
    { key: "aaaaaaaaaaaaaaaa", device: "Firefox, Linux", isThis: true, openedDay: "2026-11-20", usedDay: "2026-11-28" },
    { key: "bbbbbbbbbbbbbbbb", device: "Safari, iPhone", isThis: false, openedDay: "", usedDay: "2026-11-12" },
  ],
  pendingEmail: "",
}

const signedIn = { frame: signedInFrame(), client: sampleClient }

const byPassword = { ...signedIn, ways: noLoginWays }

const refusedWith = (code: string): ShownPageModel => ({
  page: "accountSecurity",
  refused: code,
  client: sampleClient,
  ways: noLoginWays,
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

const someOrders = [
  {
    number: "7KQ2M-X9D4R",
    placedAtMs: Date.UTC(2026, 10, 21, 10),
    currency: "PLN",
    status: "waiting",
    paid: "open",
    total: { minor: 8390 },
    names: ["Kubek kamionkowy Poranek", "Koszula lniana ze stójką", "Świeca sojowa Las"],
    rows: 5,
    zone: "Europe/Warsaw",
  },
  {
    number: "23456-789AB",
    placedAtMs: Date.UTC(2026, 9, 3, 9),
    currency: "EUR",
    status: "delivered",
    paid: "paid",
    total: { minor: 1990 },
    names: ["Dzbanek Nysa"],
    rows: 1,
    // there it is still the 2nd
    zone: "Pacific/Honolulu",
  },
] as const satisfies readonly OrderSummary[]
const someCounts = [
  { status: "waiting", count: 1 },
  { status: "delivered", count: 22 },
] as const

const subscription = (id: number, more: Partial<OwnSubscription> = {}): OwnSubscription => ({
  id,
  state: "active",
  periodDays: 30,
  nextMs: Date.UTC(2026, 11, 27, 23),
  goods: ["2 × Herbaciana skrzynka miesiąca"],
  address: ["Marta Żak", "Portowa 7", "84-150 Hel"],
  delivery: "Kurier",
  payment: "Gotówka lub karta u kuriera",
  isLate: false,
  zone: "Europe/Warsaw",
  ...more,
})

/** The pages of the account. */
export const accountModels = {
  accountWithOrder: {
    page: "account",
    client: sampleClient,
    frame: signedInFrame(),
    orders: { is: "told", last: someOrders[0], joined: 2 },
  },
  accountOrdersAway: { page: "account", client: sampleClient, frame: signedInFrame(), orders: { is: "away" } },
  accountRegistered: {
    page: "account",
    client: sampleClient,
    frame: { ...signedInFrame(), notice: { is: "clientRegistered", name: "Marta", isMailed: true, isNotChecked: false } },
    orders: null,
  },
  ownOrders: {
    page: "clientOrders",
    frame: signedInFrame(),
    found: { counts: someCounts, orders: someOrders, joined: 0 },
    status: null,
    listPage: 1,
  },
  ownOrdersNone: { page: "clientOrders", frame: signedInFrame(), found: { counts: [], orders: [], joined: 0 }, status: null, listPage: 0 },
  subscriptions: {
    page: "subscriptions",
    frame: signedInFrame(),
    subscriptions: [
      subscription(3),
      subscription(2, { state: "paused", goods: ["1 × Kawa Ranek", "2 × Kawa Wieczór"], periodDays: 14 }),
      subscription(1, { state: "cancelled" }),
      subscription(4, { isLate: true }),
    ],
  },
  subscriptionsOfGuest: { page: "subscriptions", frame: frame(), subscriptions: [subscription(3)] },
  subscriptionsNone: { page: "subscriptions", frame: signedInFrame(), subscriptions: [] },
  ownOrdersOfStatus: {
    page: "clientOrders",
    frame: signedInFrame(),
    found: { counts: [{ status: "sent", count: 3 }], orders: [], joined: 0 },
    status: "waiting",
    listPage: 0,
  },
  account: { page: "account", ...signedIn, orders: { is: "told", last: null, joined: 0 } },
  accountData: { page: "accountData", ...signedIn },
  accountDataLocked: { page: "accountData", ...signedIn, client: { ...sampleClient, mayChangeCompany: false } },
  accountAddresses: { page: "accountAddresses", ...signedIn, part: { is: "list" } },
  accountAddressNew: {
    page: "accountAddresses",
    ...signedIn,
    part: { is: "add", address: { ...sampleAddress, addressId: 0, street: "", zipcode: "", city: "", version: 0 } },
  },
  accountAddressEdit: { page: "accountAddresses", ...signedIn, part: { is: "edit", address: sampleAddress } },
  accountAddressRemove: { page: "accountAddresses", ...signedIn, part: { is: "remove", address: sampleAddress } },
  accountAddressChanged: {
    page: "accountAddresses",
    client: sampleClient,
    part: { is: "edit", address: { ...sampleAddress, street: "Inna 9", version: 4 } },
    frame: {
      ...signedInFrame(),
      notice: {
        is: "accountFormRefused",
        form: "address",
        about: "7",
        why: "changed",
        typed: { address_purpose: "delivery", address_street: "Moja 5", address_city: "Gdynia", address_region: "1143020057" },
        faults: [],
      },
    },
  },
  accountDataUnsaved: {
    page: "accountData",
    client: { ...sampleClient, version: 4 },
    frame: {
      ...signedInFrame(),
      notice: {
        is: "accountFormRefused",
        form: "data",
        about: "",
        why: "signedOut",
        typed: { client_type: "person", client_firstname: "Marta", client_lastname: "7" },
        faults: [],
        version: "3",
      },
    },
  },
  accountSecurity: { page: "accountSecurity", ...byPassword, refused: null },
  accountAddressGone: { page: "failure", frame: signedInFrame(), status: 404, gone: "address" },
  accountEmailOwn: {
    page: "accountSecurity",
    ...byPassword,
    refused: null,
    frame: {
      ...signedInFrame(),
      notice: {
        is: "accountFormRefused",
        form: "email",
        about: "",
        why: "fields",
        typed: { new_email: "marta@example.com" },
        faults: [{ field: "new_email", fault: codeFault("own_email") }],
      },
    },
  },
  accountMissing: refusedWith("no_current_password"),
  accountRefused: refusedWith("wrong_password"),
  accountWeak: refusedWith("weak_password"),
  accountConsents: { page: "accountConsents", ...signedIn },
  accountPoints: { page: "accountPoints", ...signedIn },
  accountPrivacy: { page: "accountPrivacy", ...byPassword, isRemoving: false },
  accountDeletionWrong: {
    page: "accountPrivacy",
    ...byPassword,
    isRemoving: true,
    frame: {
      ...signedInFrame(),
      notice: { is: "accountFormRefused", form: "deletion", about: "", why: "wrong_password", typed: { deletion_sure: "1" }, faults: [] },
    },
  },
  accountDeletion: { page: "accountPrivacy", ...byPassword, isRemoving: true },
  accountEmail: { page: "accountEmail", frame: frame(), key: "k".repeat(43) },
  accountEmailGone: { page: "accountEmail", frame: frame(), key: null },
} as const satisfies Readonly<Record<string, ShownPageModel>>
