import { accountPlaces } from "../../../core/account/sections/account-places.ts"

/** An address of each page in each spelling: a page that has none is found by the property of addresses. */
export const samplePaths = [
  "/",
  "/main-pol.html",
  "/main-eng.html",
  "/product-pol-501-Kubek.html",
  "/product-eng-501",
  "/en/products/mug-501",
  "/pol_m_Kuchnia_Kubki-11.html",
  "/en/menu/mugs-11.html",
  "/firm-pol-30-Nysa.html",
  "/categories.php",
  "/last-seen.php",
  "/search.php",
  "/basketedit.php",
  "/signin.php",
  "/signin.html",
  "/pl/login.html",
  "/password-recover.php",
  "/client-new.php",
  "/product-review.php",
  "/login.php",
  "/en/content/terms.html",
  "/contact-pol.html",
  "/return.php",
  "/pickup-sites.php",
  "/payments-eng-501.html",
  "/instalments-pol-501.html",
  "/stores-eng-501.html",
  "/product-compare.php",
  "/shoppinglist.php",
  "/newsletter.php",
  "/contact.php",
  "/order1.php",
  "/order2.php",
  "/place-order.php",
  "/prepaid.php",
  "/client-orders.php",
  "/subscriptions.php",
  "/order-open.php",
] as const

/** Of the account's address. */
export const sampleSections = [
  "email",
  ...accountPlaces.flatMap(({ address }) => new URL(address("pl"), "https://shop.example").searchParams.get("section") ?? []),
]
