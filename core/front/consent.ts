import type { FieldNames } from "../values/field-names.ts"
import { isForeignObject, parseJson } from "../web/untrusted-json.ts"
import { deletedCookieText, jsonCookieText, percentDecoded, rawCookies } from "../web/cookies.ts"

/** What a visitor has agreed to besides what the shop needs to work. */
export interface Consent {
  /** that it is measured how pages do */
  readonly analytics: boolean
  /** that scripts of others run */
  readonly marketing: boolean
}

/** The cookie of the answer, by the name that other software of the platform looks at. Spec: 10.54, 10.140. */
export const consentCookieName = "iai_cookie"

/** An answer holds for so many days, whichever it is. Spec: 10.404. */
export const consentDays = 180

/** Nobody's answer is longer; what is longer is not read. */
const longestAnswer = 500

/** What a press on "accept all" agrees to. Spec: 10.54. */
export const consentToAll: Consent = { analytics: true, marketing: true }

/** What refusing and closing leave: nothing that the shop does not need. Spec: 10.54. */
export const consentToNecessary: Consent = { analytics: false, marketing: false }

/**
 * The answer that a visitor's browser remembers; `null` when there is none that can be read, so that it is asked for again. Only what is
 * plainly agreed to counts.
 *
 * Spec: 10.54, 10.403, 19.40.
 *
 * @param cookies the Cookie header, empty when there is none
 *
 * @example readConsent('lang=pol; iai_cookie={"analytics":true,"marketing":"yes"}') // => { analytics: true, marketing: false }
 * @example readConsent("iai_cookie=%7B%22analytics%22%3Afalse%7D") // => { analytics: false, marketing: false }
 * @example ["", "iai_cookie=1", "iai_cookie={broken"].map(readConsent) // => [null, null, null]
 */
export function readConsent(cookies: string): Consent | null {
  for (const written of rawCookies(cookies, consentCookieName)) {
    const answer = written.length > longestAnswer ? undefined : parseJson(percentDecoded(written))
    if (isForeignObject(answer)) return { analytics: answer["analytics"] === true, marketing: answer["marketing"] === true }
  }
  return null
}

/**
 * The cookie that remembers an answer, as `document.cookie` and a `Set-Cookie` line accept it; without one, the text that forgets it.
 *
 * Spec: 10.54, 10.404.
 *
 * @example consentCookie({ analytics: false, marketing: false })
 * // => 'iai_cookie={"analytics":false,"marketing":false}; path=/; max-age=15552000'
 * @example consentCookie(null) // => "iai_cookie=; path=/; max-age=0"
 */
export function consentCookie(consent: Consent | null): string {
  if (consent === null) return deletedCookieText(consentCookieName)
  const { analytics, marketing } = consent
  return jsonCookieText(consentCookieName, { analytics, marketing }, consentDays)
}

/** What a press in the notice, or in the foot of the page, comes to. */
export type ConsentAnswer =
  | { readonly is: "given"; readonly consent: Consent }
  /** it is asked for again */
  | { readonly is: "takenBack" }

/**
 * The answer that a form of the notice sends; `null` for any other form.
 *
 * Spec: 10.404.
 *
 * @param value of a field of the form; null = it is not there
 *
 * @example consentAnswer((name) => ({ consent: "chosen", marketing: "1" })[name] ?? null)
 * // => { is: "given", consent: { analytics: false, marketing: true } }
 * @example consentAnswer(() => null) // => null
 */
export function consentAnswer(value: (name: string) => string | null): ConsentAnswer | null {
  switch (value("consent")) {
    case "all":
      return { is: "given", consent: consentToAll }
    case "necessary":
      return { is: "given", consent: consentToNecessary }
    case "chosen":
      return { is: "given", consent: { analytics: value("analytics") !== null, marketing: value("marketing") !== null } }
    case "again":
      return { is: "takenBack" }
    default:
      return null
  }
}

/** What of a shop needs to be agreed to. */
export interface AskedConsent {
  /** `on` = the notice is wanted whatever the shop runs */
  readonly cookieNotice: "auto" | "on"
  /** it lists scripts of others, or parts of pages that bring some */
  readonly runsOthers: boolean
  /** it measures how its pages do */
  readonly measures: boolean
}

/**
 * Has this shop anything to ask? It has where it runs scripts of others or measures, whatever it says of the notice: nobody can switch the
 * question off and keep what it is about.
 *
 * Spec: 10.403.
 *
 * @example asksConsent({ cookieNotice: "auto", runsOthers: false, measures: false }) // => false
 * @example asksConsent({ cookieNotice: "auto", runsOthers: true, measures: false }) // => true
 */
export const asksConsent = ({ cookieNotice, runsOthers, measures }: AskedConsent): boolean =>
  cookieNotice === "on" || runsOthers || measures

/** The names of the fields of the notice about cookies and of banners, and what each holds: what a recording may keep of them. */
export const answerFormNames: FieldNames = { analytics: "free", closed: "code", consent: "code", marketing: "free" }
