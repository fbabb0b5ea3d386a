import { isOwnPath } from "../../../core/web/web-address.ts"
import { withoutWww } from "../address-here.ts"

/** Longer addresses are led nowhere. */
const longest = 4_000

/**
 * Where a redirect of another shop's own page leads: to a path of ours where it stays at that shop, and to the address itself where it goes to another
 * site by https, such as a payment's. `null` = nowhere: by another scheme, to a place with a password, or too long.
 *
 * Spec: 10.1002. The shop's own host counts with and without `www`, by http and https, and so does the one that the visitor asked by.
 *
 * @param at the address at the shop that was asked for
 * @param here the same as the visitor sees it
 *
 * @example leadsTo("http://www.shop.example/order2.php", new URL("https://shop.example/order1.php"), new URL("https://own.example/order1.php"))
 * // => "/order2.php"
 * @example leadsTo("https://pay.example/go?id=1", new URL("https://shop.example/"), new URL("https://own.example/")) // => "https://pay.example/go?id=1"
 * @example leadsTo("javascript:alert(1)", new URL("https://shop.example/"), new URL("https://own.example/")) // => null
 */
export function leadsTo(location: string, at: URL, here: URL): string | null {
  if (location.length > longest) return null
  const target = URL.parse(location, at.href)
  if (target === null || target.username !== "" || target.password !== "") return null
  const isOf = (own: URL) =>
    withoutWww(target.hostname) === withoutWww(own.hostname) &&
    (target.port === own.port || (target.port === "" && own.protocol !== target.protocol))
  if (/^https?:$/.test(target.protocol) && (isOf(at) || isOf(here))) {
    const path = target.pathname + target.search + target.hash
    return isOwnPath(target.pathname) ? path : null
  }
  return target.protocol === "https:" ? target.href : null
}
