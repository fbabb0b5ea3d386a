/**
 * A text percent-encoded for a cookie or an address. Unpaired surrogates become replacement characters.
 *
 * Spec: 19.38.
 *
 * @example percentEncoded("ż;1") // => "%C5%BC%3B1"
 */
export function percentEncoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

/**
 * A percent-encoded text decoded; a text with broken escapes stays as it is.
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
  /** lifetime in days; null = until the browser's session ends; 0 or less deletes the cookie */
  readonly maxAgeDays: number | null
}

const secondsOfDay = 86_400

/**
 * A cookie as `document.cookie` accepts it, always for the whole shop.
 *
 * Spec: 9.16, 19.38. The lifetime is written in seconds, so no clock is needed.
 *
 * @example cookieText({ name: "a b", value: "ż;1", maxAgeDays: 1 }) // => "a%20b=%C5%BC%3B1; path=/; max-age=86400"
 * @example cookieText({ name: "redirection", value: "closed", maxAgeDays: null }) // => "redirection=closed; path=/"
 */
export function cookieText({ name, value, maxAgeDays }: Cookie): string {
  return withLifetime(`${percentEncoded(name)}=${percentEncoded(value)}`, maxAgeDays)
}

/**
 * A cookie with JSON the way other software of the platform reads it: not percent-encoded. Characters that would end the cookie, and
 * all but plain ASCII, are escaped inside the JSON.
 *
 * Spec: 11.90, 19.18.
 *
 * @param maxAgeDays lifetime in days; null = until the browser's session ends
 *
 * @example jsonCookieText("x", { a: "ż;" }) // => 'x={"a":"\\u017c\\u003b"}; path=/'
 */
export function jsonCookieText(name: string, value: Readonly<Record<string, string | boolean>>, maxAgeDays: number | null = null): string {
  const json = JSON.stringify(value).replaceAll(/[^ -:<-~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
  return withLifetime(`${percentEncoded(name)}=${json}`, maxAgeDays)
}

/**
 * The text that deletes a cookie.
 *
 * Spec: 9.16.
 *
 * @example deletedCookieText("setRegionForced") // => "setRegionForced=; path=/; max-age=0"
 */
export function deletedCookieText(name: string): string {
  return cookieText({ name, value: "", maxAgeDays: 0 })
}

/** Zero or less deletes the cookie. */
const withLifetime = (pair: string, days: number | null): string =>
  `${pair}; path=/${days === null ? "" : `; max-age=${Math.max(0, Math.round(days * secondsOfDay))}`}`

/**
 * The cookies in `document.cookie` or a `Cookie` header, in their order and still encoded. A part without an equals sign is not a
 * cookie.
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
 * Every value of a cookie in `document.cookie`, still encoded: a name may occur once for each path.
 *
 * Spec: 19.39.
 *
 * @example rawCookies("y=1; x=a%2Fb; x=2", "x") // => ["a%2Fb", "2"]
 */
export function rawCookies(cookies: string, name: string): readonly string[] {
  return cookiePairs(cookies).flatMap(([written, value]) => (percentDecoded(written) === name ? [value] : []))
}

/**
 * A `Cookie` header without one of its cookies.
 *
 * Spec: 19.39.
 *
 * @example withoutCookie("lang=pol; notice=a1; client=b", "notice") // => "lang=pol; client=b"
 */
export function withoutCookie(cookies: string, name: string): string {
  return cookies
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "" && percentDecoded(part.split("=")[0] ?? "") !== name)
    .join("; ")
}

/**
 * The decoded value of a cookie, the first of several; `null` when there is no such cookie.
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

/**
 * The name of the cookie that a `Set-Cookie` line sets; browsers take blanks around it away.
 *
 * @example setCookieName(" client=a=b; Path=/; Secure") // => "client"
 */
export function setCookieName(line: string): string {
  const [pair = ""] = line.split(";")
  return pair.slice(0, Math.max(0, pair.indexOf("="))).trim()
}

/**
 * A `Cookie` header as a browser sends it after an answer: with what that set, and without what it took away.
 *
 * @param lines `Set-Cookie` values
 *
 * @example cookiesAfter("a=1; b=2", ["b=3; Path=/", "c=4", "a=; Max-Age=0"]) // => "b=3; c=4"
 */
export function cookiesAfter(cookies: string, lines: readonly string[]): string {
  const pairs = new Map(cookiePairs(cookies))
  for (const line of lines) {
    const [pair = ""] = line.split(";")
    const name = setCookieName(line)
    if (/;\s*max-age=(?:0|-\d+)\s*(?:;|$)/i.test(line)) pairs.delete(name)
    else pairs.set(name, pair.slice(pair.indexOf("=") + 1).trim())
  }
  return [...pairs].map(([name, value]) => `${name}=${value}`).join("; ")
}
