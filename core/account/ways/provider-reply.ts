import { isEmail } from "../../form/kinds/email.ts"
import { oneLine } from "../../web/one-line.ts"
import { isForeignObject, parseJson } from "../../web/untrusted-json.ts"
import { clientLimits } from "../client-limits.ts"

/** What the address says by which a service leads back. */
export type ProviderReturn =
  | { readonly _tag: "Given"; readonly state: string; readonly code: string }
  /** who was asked there did not want to */
  | { readonly _tag: "Denied"; readonly state: string }
  | { readonly _tag: "Failed"; readonly state: string }

/** Longer texts are no state and no code of anybody. */
const maxTokenLength = 512

/** Letters of ASCII that are seen. */
const token = /^[\x21-\x7e]+$/

const readToken = (text: string | null): string => (text !== null && text.length <= maxTokenLength && token.test(text) ? text : "")

/**
 * Reads the address by which a service leads back, which anybody may have written. Without a state nothing is known.
 *
 * Spec: 10.792, 11.570.
 *
 * @example readProviderReturn(new URLSearchParams("state=s&code=c")) // => { _tag: "Given", state: "s", code: "c" }
 * @example readProviderReturn(new URLSearchParams("state=s&error=access_denied")) // => { _tag: "Denied", state: "s" }
 * @example readProviderReturn(new URLSearchParams("code=%00")) // => { _tag: "Failed", state: "" }
 */
export function readProviderReturn(query: URLSearchParams): ProviderReturn {
  const state = readToken(query.get("state"))
  const code = readToken(query.get("code"))
  const error = query.get("error")
  if (error !== null) return { _tag: error === "access_denied" ? "Denied" : "Failed", state }
  return state === "" || code === "" ? { _tag: "Failed", state } : { _tag: "Given", state, code }
}

/** Whom a service vouches for. */
export interface ProviderPerson {
  /** by which it knows the person, for ever */
  readonly subject: string
  /** "" = it vouches for no address */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** Characters of a reply: what is longer tells of no person. */
const maxReplyLength = 20_000

/** As long as OpenID Connect has it. */
const maxSubjectLength = 255

const nameIn = (value: unknown): string => (typeof value === "string" ? oneLine(value, clientLimits.name) : "")

/**
 * Reads the reply of a service about a person, in the names of OpenID Connect. An address counts where the service says that it has looked;
 * `null` = it tells of nobody.
 *
 * Spec: 11.570.
 *
 * @param text whatever the service has answered
 *
 * @example readProviderPerson('{"sub":"7","email":"jan@kowalski.com","email_verified":true,"given_name":"Jan"}')
 * // => { subject: "7", email: "jan@kowalski.com", firstName: "Jan", lastName: "" }
 * @example readProviderPerson('{"sub":"7","email":"jan@kowalski.com"}')?.email // => ""
 * @example readProviderPerson('{"sub":7}') // => null
 */
export function readProviderPerson(text: string): ProviderPerson | null {
  const told = text.length > maxReplyLength ? null : parseJson(text)
  if (!isForeignObject(told)) return null
  const { sub: subject, email, email_verified: isVerified, given_name: firstName, family_name: lastName } = told
  if (typeof subject !== "string" || subject.length > maxSubjectLength || !token.test(subject)) return null
  const isVouched = isVerified === true && typeof email === "string" && email === email.trim() && isEmail(email)
  return { subject, email: isVouched ? email : "", firstName: nameIn(firstName), lastName: nameIn(lastName) }
}
