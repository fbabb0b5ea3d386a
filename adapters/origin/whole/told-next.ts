import { askedForm } from "../../../core/delivery/shipping-form.ts"
import { choosesNothing, readProductAddress } from "../../../core/pages/product-address.ts"
import { toldCookieName } from "../../../core/pages/request.ts"
import { readCookie } from "../../../core/web/cookies.ts"
import { isFetchedAhead } from "../../../core/web/foreign-request.ts"

/** How long a page may take to come, in seconds. */
const waitSeconds = 60

const toldCookie = (value: string, seconds: number): string =>
  `${toldCookieName}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`

/**
 * An answer to a change of the basket, from which the next page of ours learns that the shop has something to say of it: the shop says it on its own page at that
 * address, once. Who is led to the cart needs no such mark, because the cart's own page is read anyway. A product's page that it leads back to has what was typed.
 *
 * Spec: 10.1033, 10.1072.
 *
 * @param at the address that was posted to
 * @param typed the fields of the form
 */
export function toldNext(answer: Response, at: URL, typed: URLSearchParams): Response {
  const location = answer.headers.get("location")
  if (answer.status < 300 || answer.status >= 400 || location === null || location.startsWith("/basketedit.php")) return answer
  const headers = new Headers(answer.headers)
  headers.set("location", location.startsWith("/") ? withTyped(location, at, typed) : location)
  headers.append("set-cookie", toldCookie("1", waitSeconds))
  return new Response(null, { status: answer.status, headers })
}

/** Longer texts were chosen in no field of ours. */
const typedAtMost = 40

/** The address of a product's page with what its form had: size, quantity, period, parts. Any other address stays as it is. */
function withTyped(location: string, at: URL, typed: URLSearchParams): string {
  const { pathname, searchParams } = new URL(location, at)
  const opened = readProductAddress(pathname, searchParams)
  const { productId, sizeId, text, parts } = askedForm(typed.toString())
  if (opened === null || opened.productId !== productId || !choosesNothing(opened)) return location
  const chosen = {
    // the one size of what has no sizes is chosen anyway
    selected_size: sizeId === "uniw" ? "" : sizeId.slice(0, typedAtMost),
    number: text.slice(0, typedAtMost),
    selected_subscription: typed.get("subscription") === "true" ? (typed.get("days_in_period") ?? "").slice(0, typedAtMost) : "",
    selected_parts: parts,
  }
  for (const [name, value] of Object.entries(chosen)) if (value !== "") searchParams.set(name, value)
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams.toString()}`
}

/** The cookies of a page that has asked what there is to say. Spec: 10.1072. */
export const forgetToldNext = (request: Request): readonly string[] =>
  isFetchedAhead(request) || readCookie(request.headers.get("cookie") ?? "", toldCookieName) === null ? [] : [toldCookie("", 0)]
