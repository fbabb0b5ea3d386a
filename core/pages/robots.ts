import { accountPath, basketChangePath, passwordPath } from "../addresses/addresses.ts"
import { sitemapIndexPath } from "./sitemap.ts"

/** Where programs that read pages for search engines are told what not to read. Spec: 10.471. */
export const robotsPath = "/robots.txt"

/**
 * The beginnings of addresses that search engines have no use for: they belong to one visitor, change something, or show a list in another
 * way. `*` stands for anything.
 */
const keptOut: readonly string[] = [
  "/ajax/",
  "/graphql/",
  "/search.php",
  "/basketedit.php",
  basketChangePath,
  "/rebatecode.php",
  "/return.php",
  "/order",
  "/withdrawal.php",
  "/returns",
  "/rma-open.php",
  "/place-order",
  "/prepaid",
  "/signin.php",
  "/signin-",
  "/demo-account",
  accountPath,
  passwordPath,
  "/contact.php",
  "/newsletter.php",
  "/client-",
  "/subscriptions.php",
  "/settings.php",
  "/shoppinglist.php",
  "/product-compare.php",
  "/product-ask.php",
  "/product-review.php",
  "/last-seen.php",
  "/pickup-sites.php",
  "/payments-",
  "/instalments-",
  "/stores-",
  "/*?*filter_",
  "/*?*sort=",
  "/*?*portions=",
  "/*?*set_render=",
  "/*?*curr=",
  "/*?*selected_size=",
  "/*?*number=",
]

/**
 * What `/robots.txt` says: filters, search, cart and account are kept out, and where the map of the shop is.
 *
 * Spec: 10.471.
 *
 * @param origin such as "https://shop.example"
 *
 * @example robotsText("https://shop.example").endsWith("\nSitemap: https://shop.example/sitemap.xml.gz\n") // => true
 */
export function robotsText(origin: string): string {
  return ["User-agent: *", ...keptOut.map((path) => `Disallow: ${path}`), "", `Sitemap: ${origin}${sitemapIndexPath}`, ""].join("\n")
}
