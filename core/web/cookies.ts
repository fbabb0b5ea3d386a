/**
 * A text for a cookie or an address, with everything special percent-encoded. Halves of characters become replacement marks.
 *
 * Spec: 19.38.
 *
 * @example percentEncoded("ż;1") // => "%C5%BC%3B1"
 */
export function percentEncoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

/**
 * The text that was percent-encoded; one with broken escapes stays as it is.
 *
 * Spec: 19.38, 19.39.
 *
 * @example percentDecoded("a%2Fb") // => "a/b"
 * @example percentDecoded("100%") // => "100%"
 */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A cookie to write. */
export interface Cookie {
  readonly name: string
  readonly value: string
  /** days that it lives; null = as long as the browser's session; 0 or less deletes it */
  readonly maxAgeDays: number | null
}

const secondsOfDay = 86_400

/**
 * A cookie as `document.cookie` takes it: always for the whole shop.
 *
 * Spec: 9.16, 19.38. Life is written in seconds, so no clock is needed.
 *
 * @example cookieText({ name: "a b", value: "ż;1", maxAgeDays: 1 }) // => "a%20b=%C5%BC%3B1; path=/; max-age=86400"
 * @example cookieText({ name: "redirection", value: "closed", maxAgeDays: null }) // => "redirection=closed; path=/"
 */
export function cookieText({ name, value, maxAgeDays }: Cookie): string {
  return withLife(`${percentEncoded(name)}=${percentEncoded(value)}`, maxAgeDays)
}

/**
 * A cookie that holds JSON as other software of the platform reads it: not percent-encoded. What would end a cookie, and
 * everything but plain ASCII, is escaped inside the JSON.
 *
 * Spec: 11.90, 19.18.
 *
 * @example jsonCookieText("x", { a: "ż;" }) // => 'x={"a":"\\u017c\\u003b"}; path=/'
 */
export function jsonCookieText(name: string, value: Readonly<Record<string, string | boolean>>): string {
  const json = JSON.stringify(value).replaceAll(/[^ -:<-~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
  return withLife(`${percentEncoded(name)}=${json}`, null)
}

/**
 * The text that deletes a cookie.
 *
 * Spec: 4.28, 9.16.
 *
 * @example deletedCookieText("setRegionForced") // => "setRegionForced=; path=/; max-age=0"
 */
export function deletedCookieText(name: string): string {
  return cookieText({ name, value: "", maxAgeDays: 0 })
}

/** Zero and less delete: browsers take a negative life as one that has ended. */
const withLife = (pair: string, days: number | null): string =>
  `${pair}; path=/${days === null ? "" : `; max-age=${Math.max(0, Math.round(days * secondsOfDay))}`}`

/**
 * The cookies in what `document.cookie` or a `Cookie` header says: name and value as written, in their order. A part without an
 * equals sign is no cookie.
 *
 * Spec: 19.39.
 *
 * @example cookiePairs("y=1; x=a%2Fb; z") // => [["y", "1"], ["x", "a%2Fb"]]
 */
export function cookiePairs(cookies: string): readonly (readonly [name: string, value: string])[] {
  return cookies.split(";").flatMap((part) => {
    const at = part.indexOf("=")
    return at < 0 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).trim()] as const]
  })
}

/**
 * Every value of a cookie, as written: a name may stand there once for each path.
 *
 * Spec: 19.39.
 *
 * @example rawCookies("y=1; x=a%2Fb; x=2", "x") // => ["a%2Fb", "2"]
 */
export function rawCookies(cookies: string, name: string): readonly string[] {
  return cookiePairs(cookies).flatMap(([written, value]) => (percentDecoded(written) === name ? [value] : []))
}

/**
 * A cookie's value, decoded; `null` when there is none. Of several the first counts.
 *
 * Spec: 19.39.
 *
 * @example readCookie("y=1; x=a%2Fb", "x") // => "a/b"
 * @example readCookie("aXb=1", "a.b") // => null
 */
export function readCookie(cookies: string, name: string): string | null {
  const [first] = rawCookies(cookies, name)
  return first === undefined ? null : percentDecoded(first)
}
