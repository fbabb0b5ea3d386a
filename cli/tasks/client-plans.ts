import type { JourneyPlan } from "../../adapters/replay/replay-scenario.ts"
import { clientFormAddress } from "../../core/account/client-form.ts"
import { accountPath } from "../../core/addresses/account-path.ts"
import { passwordLinkAddress, passwordPath, sectionAddress } from "../../core/addresses/account-addresses.ts"
import type { ShopperEvent } from "../../core/pages/shopper-events.ts"
import type { ScenarioEvent } from "../../core/scenario/scenario.ts"
import { added, everyPlan, opened, signedIn } from "./scenario-steps.ts"

const inForm = (event: ShopperEvent): ScenarioEvent => ({ type: "Machine", machine: "client", event })
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
} as const

const addresses = sectionAddress("pl", "addresses")

/** The journeys of forms about clients: the data of an order, a forgotten password, an address. */
export const clientPlans: readonly JourneyPlan[] = [
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
]
