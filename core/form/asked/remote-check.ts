import { effectiveKind, sentPhone } from "../kinds/personal.ts"
import { type FieldFault, type FieldKind, type FormField, isFilledIn, isSignInField } from "../field.ts"
import { codeOwner, codeText } from "./validation-code.ts"

/** What the shop can check, by the shop's own names. */
export type RemoteName =
  | "firstname"
  | "lastname"
  | "companyName"
  | "taxNumber"
  | "street"
  | "zipcode"
  | "city"
  | "phone"
  | "email"
  | "birthDate"
  | "login"
  | "password"

/** A question to the shop about one field. Several go into one request, each under the id of its field. */
export interface RemoteQuestion {
  readonly field: string
  readonly name: RemoteName
  readonly value: string
  /** null = the answer does not depend on the country */
  readonly region: string | null
}

/** The shop's answer about a field; no message means that it is fine. */
export interface RemoteReply {
  readonly field: string
  readonly messages: readonly { readonly code: string; readonly message: string }[]
}

/** The shop's answers to one request. */
export interface ClientDataReply {
  readonly replies: readonly RemoteReply[]
  /** whether it knows a client with the e-mail address; null = that was not asked, or not told */
  readonly clientExists: boolean | null
}

const names: Partial<Record<FieldKind, RemoteName>> = {
  firstname: "firstname",
  lastname: "lastname",
  additional: "companyName",
  firm: "companyName",
  nip: "taxNumber",
  street: "street",
  zipcode: "zipcode",
  city: "city",
  phone: "phone",
  email: "email",
  birthdate: "birthDate",
  login: "login",
  password: "password",
}
/** The shop can answer about these only with a country. */
const needsRegion: ReadonlySet<RemoteName> = new Set(["taxNumber", "street", "zipcode", "phone"])

/**
 * The question to the shop about a field; null when there is none: for an empty field, a kind that only the page checks, a phone number
 * or post code without a country, and an existing login or password.
 *
 * Spec: 5.17, 5.18, 5.19, 5.28, 5.29, 14.2, 14.3. `linkedValue` is the prefix of a phone, the house number of a street.
 *
 * @example remoteQuestion({ id: "city", kind: "city", value: "Gdynia", region: null, autocomplete: "" }, "")
 * // => { field: "city", name: "city", value: "Gdynia", region: null }
 */
export function remoteQuestion(
  field: Pick<FormField, "id" | "kind" | "value" | "region" | "autocomplete">,
  linkedValue: string,
): RemoteQuestion | null {
  const name = names[effectiveKind(field)]
  if (name === undefined || !isFilledIn(field) || isSignInField(field)) return null
  const region = needsRegion.has(name) ? field.region : null
  if (needsRegion.has(name) && region === null) return null
  return { field: field.id, name, value: sentValue(name, field.value, linkedValue), region }
}

function sentValue(name: RemoteName, value: string, linkedValue: string): string {
  switch (name) {
    case "phone":
      return sentPhone(linkedValue, value)
    case "street":
      return `${value.trim()} ${linkedValue.trim()}`.trim()
    case "password":
      return value
    default:
      return value.trim()
  }
}

/** A fault and the field where it is shown. */
export interface PlacedFault {
  readonly field: string
  readonly fault: FieldFault
}

/** Ids of the fields that a reply may be about: the field in question (`own`) and those that belong with it. */
export interface ReplyFields {
  readonly own: string
  readonly password: string | null
  readonly login: string | null
  readonly streetNumber: string | null
}

/**
 * The faults in a reply, each with its field; empty when the field is fine. A code about a login, a password or a house number goes to
 * that field if there is one. Of several about one field the first decides; the message after it is its detail, such as the formats of
 * a post code.
 *
 * Spec: 5.19, 5.21, 8.15, 8.16, 8.21, 8.44, 14.11.
 *
 * @example
 * faultsOfReply([{ code: "no_street_number", message: "" }], {
 *   own: "street",
 *   password: null,
 *   login: null,
 *   streetNumber: "number",
 * })
 * // => [{ field: "number", fault: { _tag: "Code", code: "no_street_number", message: "", detail: "" } }]
 * @example faultsOfReply([], { own: "street", password: null, login: null, streetNumber: null }) // => []
 */
export function faultsOfReply(messages: RemoteReply["messages"], fields: ReplyFields): readonly PlacedFault[] {
  const placed = messages.map(({ code, message }, index): PlacedFault => {
    const owner = codeOwner(code)
    const field = owner === "own" ? fields.own : (fields[owner] ?? fields.own)
    return { field, fault: { _tag: "Code", code, message, detail: messages[index + 1]?.message.trim() ?? "" } }
  })
  // a message with an unknown code is the detail of the one before it
  const isFault = (index: number) => index === 0 || codeText(messages[index]?.code ?? "") !== null
  return placed.filter(({ field }, index) => isFault(index) && placed.findIndex((other) => other.field === field) === index)
}

/**
 * The fault in the answer about a bank account: any number other than 0, sent as a number or as text, means that it is wrong.
 *
 * Spec: 5.24, 8.43.
 *
 * @example bankAccountFault(5) // => { _tag: "Code", code: "incorrect_iban", message: "", detail: "" }
 * @example bankAccountFault("0") // => null
 */
export function bankAccountFault(errno: unknown): FieldFault | null {
  const number = typeof errno === "string" ? Number(errno) : errno
  return typeof number === "number" && number !== 0 && !Number.isNaN(number)
    ? { _tag: "Code", code: "incorrect_iban", message: "", detail: "" }
    : null
}
