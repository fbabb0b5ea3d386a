import { clientFormAddress } from "../../core/account/client-form.ts"
import { newPasswordFields } from "../../core/account/new-password.ts"
import { passwordLinkAddress, sectionAddress } from "../../core/addresses/account-addresses.ts"
import { accountPath, passwordPath, registrationAddress, signInAddress } from "../../core/addresses/addresses.ts"
import type { ShopperEvent } from "../../core/pages/shopper-events.ts"
import type { ScenarioEvent } from "../../core/scenario/scenario.ts"
import type { ShopJourney } from "./basket-plans.ts"
import { givenByDevice } from "./journey-device.ts"
import { ofTheMail } from "./journey-mails.ts"
import { added, everyPlan, opened, signedIn } from "./scenario-steps.ts"

const inForm = (event: ShopperEvent): ScenarioEvent => ({ type: "Machine", machine: "client", event })
const atSignIn = (event: ShopperEvent): ScenarioEvent => ({ type: "Machine", machine: "passkeySignIn", event })
const inAccount = (event: ShopperEvent): ScenarioEvent => ({ type: "Machine", machine: "accountForm", event })
const posted = (action: string, fields: Readonly<Record<string, string>>): ScenarioEvent => ({ type: "Submitted", action, fields })

const poland = "1143020057"

/** Somebody who has things sent home. */
const person = {
  client_type: "person",
  client_firstname: "Zofia",
  client_lastname: "Nowak",
  client_email: "zofia@example.com",
  client_phone: "512 345 678",
  client_region: poland,
  client_street: "Portowa",
  client_street_number: "7",
  client_zipcode: "84-150",
  client_city: "Hel",
  deliver_to_billingaddr: "1",
  delivery_region: poland,
  terms_agree: "1",
} as const

const street = {
  address_purpose: "delivery",
  address_firstname: "Anna",
  address_lastname: "Lipowska",
  address_firm: "",
  address_phone: "512 345 678",
  address_region: poland,
  address_street: "Letnia 4",
  address_zipcode: "81-001",
  address_city: "Gdynia",
  address_province: "none",
} as const

/** The form of the page that a mail's link leads to. */
const newPassword = (password: string): ScenarioEvent =>
  posted(passwordPath, {
    operation: "set",
    token: ofTheMail,
    [newPasswordFields.password]: password,
    [newPasswordFields.repeated]: password,
  })

const addresses = sectionAddress("pl", "addresses")
const registration = registrationAddress("pl")

/** Who opens an account. */
const account = {
  ...person,
  birth_date: "",
  client_login: "anna@example.com",
  client_password: "Kutter-z-Helu-7",
  repeat_password: "Kutter-z-Helu-7",
} as const

/** The journeys of forms about clients: registration, the data of an order, a forgotten password, a passkey, an address. */
export const clientPlans: readonly ShopJourney[] = [
  {
    ...everyPlan,
    name: "login-taken",
    title:
      "A login that somebody has is told while it is typed and after the post, with another one that could be had; with that the account opens",
    events: [
      { atMs: 0, event: opened(registration) },
      { atMs: 2000, event: inForm({ type: "Typed", field: "client_login", value: "anna@example.com" }) },
      { atMs: 5000, event: posted(registration, account) },
      { atMs: 8000, event: inForm({ type: "Typed", field: "client_login", value: "anna@example.com2" }) },
      { atMs: 11_000, event: posted(registration, { ...account, client_login: "anna@example.com2" }) },
    ],
    endMs: 13_000,
  },
  {
    ...everyPlan,
    name: "data-of-an-order",
    title: "Post codes of bill and parcel that are wrong are told at both, what was typed stays, and with good ones the order goes on",
    events: [
      { atMs: 0, event: added(501, "uniw", "1") },
      { atMs: 2000, event: opened(clientFormAddress) },
      { atMs: 4000, event: inForm({ type: "Typed", field: "client_email", value: "zofia@" }) },
      { atMs: 6000, event: inForm({ type: "Typed", field: "client_email", value: "zofia@example.com" }) },
      {
        atMs: 8000,
        event: posted(clientFormAddress, {
          ...person,
          client_zipcode: "8",
          deliver_to_billingaddr: "",
          delivery_firstname: "Ola",
          delivery_lastname: "Nowak",
          delivery_street: "Letnia 4",
          delivery_zipcode: "8",
          delivery_city: "Gdynia",
        }),
      },
      { atMs: 11_000, event: posted(clientFormAddress, person) },
    ],
    endMs: 13_000,
  },
  {
    ...everyPlan,
    name: "password-forgotten",
    title: "Whoever has forgotten a password is told the same of a known and an unknown address, and that an old link works no more",
    events: [
      { atMs: 0, event: opened(passwordPath) },
      { atMs: 2000, event: posted(passwordPath, { operation: "ask", login: "anna@example.com" }) },
      { atMs: 4000, event: opened(passwordPath) },
      { atMs: 6000, event: posted(passwordPath, { operation: "ask", login: "nikt@example.com" }) },
      { atMs: 8000, event: opened(passwordLinkAddress("pl", "a-key-of-last-year")) },
    ],
    endMs: 10_000,
  },
  {
    ...everyPlan,
    name: "password-set-anew",
    title: "The link of a mail leads to a new password: one that is too weak is told, a good one is set once, and it signs in",
    events: [
      { atMs: 0, event: opened(passwordPath) },
      { atMs: 2000, event: posted(passwordPath, { operation: "ask", login: "anna@example.com" }) },
      { atMs: 4000, event: opened(passwordLinkAddress("pl", ofTheMail)) },
      { atMs: 6000, event: newPassword("krotkie") },
      { atMs: 8000, event: newPassword("Kutter-z-Helu-7") },
      { atMs: 10_000, event: posted("/signin.php", { operation: "login", login: "anna@example.com", password: "Kutter-z-Helu-7" }) },
      { atMs: 12_000, event: opened(passwordLinkAddress("pl", ofTheMail)) },
    ],
    endMs: 14_000,
  },
  {
    ...everyPlan,
    name: "signed-in-with-a-passkey",
    title: "A dialog that is cancelled is told beside the password; at the second try the passkey signs in",
    shopSettings: { passkeyOf: "anna@example.com" },
    events: [
      { atMs: 0, event: opened(signInAddress("pl")) },
      { atMs: 500, event: atSignIn({ type: "Shown" }) },
      { atMs: 600, event: atSignIn({ type: "DeviceKnown", why: "none", offers: false, domain: "shop.local", named: "" }) },
      { atMs: 2000, event: atSignIn({ type: "SignInPressed" }) },
      { atMs: 2100, event: atSignIn({ type: "SupportTold", requestId: 1, why: "none" }) },
      { atMs: 4000, event: atSignIn({ type: "PasskeyRefused", requestId: 3, why: "cancelled" }) },
      { atMs: 6000, event: atSignIn({ type: "SignInPressed" }) },
      { atMs: 6100, event: atSignIn({ type: "SupportTold", requestId: 5, why: "none" }) },
      { atMs: 8000, event: atSignIn({ type: "PasskeyGiven", requestId: 7, ...givenByDevice }) },
    ],
    endMs: 10_000,
  },
  {
    ...everyPlan,
    name: "address-added",
    title: "A client adds an address: a post code that the country does not have is told at its field, a good one is kept and listed",
    events: [
      { atMs: 0, event: signedIn(addresses) },
      { atMs: 2000, event: opened(sectionAddress("pl", "addresses", { edit: "0" })) },
      { atMs: 4000, event: inAccount({ type: "Typed", field: "address_zipcode", value: "8" }) },
      { atMs: 7000, event: posted(accountPath, { operation: "address", address: "0", ...street, address_zipcode: "8" }) },
      { atMs: 9000, event: posted(accountPath, { operation: "address", address: "0", ...street }) },
    ],
    endMs: 11_000,
  },
  {
    ...everyPlan,
    name: "address-changed",
    title: "A client changes an address: what is seen is what was written last, and who has seen an older one is told and chooses",
    events: [
      { atMs: 0, event: signedIn(addresses) },
      { atMs: 2000, event: posted(accountPath, { operation: "address", address: "0", ...street }) },
      { atMs: 4000, event: opened(sectionAddress("pl", "addresses", { edit: "1" })) },
      { atMs: 6000, event: inAccount({ type: "Typed", field: "address_city", value: "Sopot" }) },
      { atMs: 9000, event: posted(accountPath, { operation: "address", address: "1", version: "0", ...street, address_city: "Sopot" }) },
      // another tab, opened before
      { atMs: 11_000, event: posted(accountPath, { operation: "address", address: "1", version: "0", ...street, address_city: "Hel" }) },
    ],
    endMs: 13_000,
  },
]
