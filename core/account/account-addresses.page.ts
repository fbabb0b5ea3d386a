import { Effect } from "effect"
import { accountBasics, forClientOf, readSection, type SectionAddress, writeSection } from "../pages/account-section.ts"
import { parseId, queryValue } from "../pages/address-parts.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import type { PageRecord } from "../pages/page-record.ts"
import { formatText } from "../texts/texts.ts"
import { accountFormMachines } from "./sections/account-form-machine.ts"
import type { ClientAccount, AccountAddress } from "./sections/client-account.ts"

/** What is asked about addresses. */
export type AskedOfAddresses =
  /** all of them */
  | { readonly is: "list" }
  /** a new one: the form opens with what is known already */
  | { readonly is: "add"; readonly address: AccountAddress }
  | { readonly is: "edit"; readonly address: AccountAddress }
  /** the second question, before one is gone */
  | { readonly is: "remove"; readonly address: AccountAddress }

export interface AccountAddressesPageModel {
  readonly page: "accountAddresses"
  readonly frame: PageFrame
  readonly client: ClientAccount
  readonly part: AskedOfAddresses
}

interface AddressesAddress extends SectionAddress {
  readonly asks:
    | { readonly is: "list" }
    | { readonly is: "add" }
    | { readonly is: "edit"; readonly addressId: number }
    | { readonly is: "remove"; readonly addressId: number }
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly accountAddresses: { readonly address: AddressesAddress; readonly model: AccountAddressesPageModel }
  }
}

const section = "addresses"

/** The number of a new address in the address of its form. */
const newAddress = "0"

/** What a query asks; null = of no address that can be. */
function readAsked(query: URLSearchParams): AddressesAddress["asks"] | null {
  const edit = queryValue(query, "edit")
  const remove = queryValue(query, "remove")
  if (edit === newAddress) return { is: "add" }
  const addressId = parseId(edit ?? remove)
  if (edit === null && remove === null) return { is: "list" }
  if (addressId === null) return null
  return edit === null ? { is: "remove", addressId } : { is: "edit", addressId }
}

/**
 * What the address of the page asks besides its section.
 *
 * Spec: 10.626.
 *
 * @example addressesQuery({ is: "edit", addressId: 7 }) // => { edit: "7" }
 * @example addressesQuery({ is: "add" }) // => { edit: "0" }
 */
export function addressesQuery(asks: AddressesAddress["asks"]): Readonly<Record<string, string>> {
  if (asks.is === "list") return {}
  return asks.is === "add" ? { edit: newAddress } : { [asks.is]: String(asks.addressId) }
}

/** A new address: that of the client as far as it is known. */
function emptyAddress({ visitor, region }: PageFrame, { phone }: ClientAccount): AccountAddress {
  const countries = region?.countries ?? []
  const home = countries.find(({ isSelected }) => isSelected) ?? countries.find(({ isDefault }) => isDefault) ?? countries[0]
  const [firstName, lastName] = visitor.is === "client" ? [visitor.firstName, visitor.lastName] : ["", ""]
  return {
    addressId: 0,
    purpose: "delivery",
    firstName,
    lastName,
    firm: "",
    street: "",
    zipcode: "",
    city: "",
    countryId: home?.id ?? "",
    country: "",
    phone,
    provinceCode: "",
    isDefault: false,
    version: 0,
  }
}

function askedOf(asks: AddressesAddress["asks"], client: ClientAccount, frame: PageFrame): AskedOfAddresses | null {
  if (asks.is === "list") return { is: "list" }
  if (asks.is === "add") return { is: "add", address: emptyAddress(frame, client) }
  const address = client.addresses.find(({ addressId }) => addressId === asks.addressId)
  return address === undefined ? null : { is: asks.is, address }
}

const headings = {
  list: "account.addresses",
  add: "account.addAddress",
  edit: "account.editAddress",
  remove: "account.removeAddress",
} as const

/**
 * The key of the text that is the page's heading.
 *
 * Spec: 10.626.
 *
 * @example addressesHeading({ is: "list" }) // => "account.addresses"
 */
export const addressesHeading = ({ is }: Pick<AskedOfAddresses, "is">): (typeof headings)[keyof typeof headings] => headings[is]

/** The addresses of a client. One that somebody else owns is not found, nor is one that was removed. Spec: 3.67, 10.626, 10.627, 10.1111. */
export const accountAddressesPageRecord: PageRecord<"accountAddresses"> = {
  ...accountBasics,
  read: (path, query) => {
    const address = readSection(section, path, query)
    const asks = address === null ? null : readAsked(query)
    return address === null || asks === null ? null : { page: "accountAddresses", ...address, asks }
  },
  write: ({ language, asks }) => writeSection(section, language, addressesQuery(asks)),
  open: ({ language, asks }, { account }) =>
    account.read().pipe(
      Effect.map((client) =>
        forClientOf(client, writeSection(section, language, addressesQuery(asks)), (own, frame) => {
          const asked = askedOf(asks, own, frame)
          return asked === null
            ? { page: "failure", frame, status: 404, gone: "address" }
            : { page: "accountAddresses", frame, client: own, part: asked }
        }),
      ),
    ),
  head: ({ part }, { frame, texts }) => ({ title: titled(formatText(texts, addressesHeading(part)), frame) }),
  machines: accountFormMachines,
  recorded: { content: ({ part, client: { addresses } }) => ({ part: part.is, addresses: String(addresses.length) }) },
}
