import { percentDecoded } from "../web/cookies.ts"
import { isIdList, isShortNumber } from "./harmless-words.ts"
import { isDay } from "./mask-value.ts"
import { isClock, type Masking } from "./masking.ts"

/**
 * The name of a field, parameter or key.
 *
 * @example maskedBy((masking) => maskName("Nowak", masking)) // => "Xxxxx"
 */
export function maskName(name: string, masking: Masking): string {
  // what the shop itself said, such as the id of a parameter, is nobody's secret
  return masking.isName(name) || isSizeKey(name, masking) ? name : masking.code(name)
}

/** Keys such as "00003-M" name a size of the shop. */
function isSizeKey(name: string, masking: Masking): boolean {
  const size = /^\d{1,6}-(.+)$/s.exec(name)?.[1]
  return size !== undefined && masking.code(size) === size
}

/**
 * A value of a form, a query, a JSON or an argument, judged by its name.
 *
 * @example maskedBy((masking) => maskField("number", "12", masking), joinNames([], [queryNames])) // => "12"
 * @example maskedBy((masking) => maskField("flat", "12", masking)) // => "99"
 */
export function maskField(name: string, value: string, masking: Masking): string {
  switch (masking.holds(name)) {
    case "number":
      return isShortNumber(value) ? value : masking.free(value)
    case "code":
      return masking.code(value)
    case "day":
      // what stays here may be seen on a page
      return isDay(value) ? masking.said(value) : masking.free(value)
    case "clock":
      return isClock(value) ? masking.said(value) : masking.free(value)
    case "ids":
      return isIdList(value) ? value : masking.free(value)
    case "position":
      // a mask of as many digits would often be none, and the page that shows it would not open again
      return /^-?\d{1,3}(?:\.\d{1,12})?$/.test(value) ? "0" : masking.free(value)
    case "query":
      return /^\w+=/.test(value) ? maskQuery(value, masking) : masking.free(value)
    case "address":
      return /^(?:\/|https?:\/\/)/.test(value) ? maskAddress(value, masking) : masking.free(value)
    case "sentence":
    case "free":
      return masking.free(value)
  }
}

/**
 * An address: its path and fragment by words, its query by names; what was encoded is judged decoded, and encoded again.
 *
 * @example maskedBy((masking) => maskAddress("/login.php?mode=1&text=a%40b", masking), joinNames([], [queryNames])) // => "/login.php?mode=1&text=x%40y"
 */
export function maskAddress(address: string, masking: Masking): string {
  const [, origin = "", path = "", query, fragment] = /^(https?:\/\/[^/?#]*)?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(address) ?? []
  const seen = (part: string) => maskPart(part, masking)
  return [
    masking.seen(origin),
    maskPath(path, masking),
    ...(query === undefined ? [] : ["?", maskQuery(query, masking)]),
    ...(fragment === undefined ? [] : ["#", seen(fragment)]),
  ].join("")
}

/**
 * The path of an address. The number of a product stays though its name begins with a number: else a replay would find no page.
 *
 * @example maskedBy((masking) => maskPath("/ajax/Nowak.php", masking)) // => "/ajax/Xxxxx.php"
 * @example maskedBy((masking) => maskPath("/product-pol-7-600700800.html", masking)) // => "/product-pol-7-999999999.html"
 */
export const maskPath = (path: string, masking: Masking): string =>
  path
    .split("/")
    .map((part) => {
      const [, product, words] = /^(product-(?:pol|eng|ukr)-\d{1,6}-)(.+)$/.exec(part) ?? []
      return product === undefined || words === undefined ? maskPart(part, masking) : maskPart(product, masking) + maskPart(words, masking)
    })
    .join("/")

const maskPart = (part: string, masking: Masking): string =>
  recoded(part, percentDecoded, (plain) => masking.seen(plain), encodeURIComponent)

/** Each value of a query by its name. */
const maskQuery = (query: string, masking: Masking): string =>
  query
    .split("&")
    .map((pair) => maskPair(pair, masking))
    .join("&")

function maskPair(pair: string, masking: Masking): string {
  const at = pair.indexOf("=")
  const name = decodedForm(at < 0 ? pair : pair.slice(0, at))
  const inForm = (part: string, change: (plain: string) => string) => recoded(part, decodedForm, change, encodedForm)
  const maskedName = inForm(at < 0 ? pair : pair.slice(0, at), (plain) => maskName(plain, masking))
  return at < 0 ? maskedName : `${maskedName}=${inForm(pair.slice(at + 1), (plain) => maskField(name, plain, masking))}`
}

/** What is not changed keeps its way of writing. */
function recoded(
  part: string,
  decode: (part: string) => string,
  change: (plain: string) => string,
  encode: (plain: string) => string,
): string {
  const plain = decode(part)
  const changed = change(plain)
  return changed === plain ? part : encode(changed.toWellFormed())
}

const decodedForm = (part: string): string => percentDecoded(part.replaceAll("+", " "))
const encodedForm = (plain: string): string => new URLSearchParams({ "": plain }).toString().slice(1)
