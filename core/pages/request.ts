import { accountPath, basketChangePath, passwordPath } from "../addresses/addresses.ts"
import { clientOrdersPath, orderDocumentPath, orderOpenPath, subscriptionsPath } from "../addresses/client-order-addresses.ts"
import { demoServicePath, demoServiceStyles, loginReturnPath, loginWayPath } from "../addresses/login-addresses.ts"
import { contactPath, newsletterPath } from "../addresses/letter-addresses.ts"
import { passkeysPath } from "../addresses/account-addresses.ts"
import { accountsCalls, accountsPath } from "../passkey/accounts-call.ts"
import { relatedOriginsPath } from "../passkey/relying-party.ts"
import { shoppingListPath } from "../addresses/saved-addresses.ts"
import { checkoutPath, demoPaymentPath, paymentNoticePath, placeOrderPath, prepaidPath } from "../addresses/order-addresses.ts"
import { casePaths, casesPath } from "../addresses/case-addresses.ts"
import { pickupPath } from "../addresses/pickup-query.ts"
import { parseDocumentAddress } from "../product/documents.ts"
import { parseVideoAddress } from "../product/product-video.ts"
import { parseReviewPicture } from "../product/review-picture.ts"
import { clientFormAddress } from "../account/client-form.ts"
import { askingAddress } from "../asking/asking.ts"
import { defaultLanguage, type Language, languageCode, parseLanguageCode } from "../values/language.ts"
import { readCookie, withoutCookie } from "../web/cookies.ts"
import { isOwnPath } from "../web/web-address.ts"
import { isReturnedTo, readPageAddress } from "./page-address.ts"
import { isSiteFile } from "./site-files.ts"

/** The cookie by which a page asks what the visitor's last post came to. A page that is only fetched ahead does not ask. */
export const noticeCookieName = "notice"

/**
 * The cookie by which the page of a form asks what was typed there when the session was over. A page that is only fetched ahead does not ask.
 *
 * Spec: 10.1091.
 */
export const unsavedCookieName = "unsaved"

/** In front of a shop elsewhere: its own page has something to tell of the visitor's last post. Spec: 10.1072. */
export const toldCookieName = "witryna_told"

/** The cookie that remembers the language of a visitor. Spec: 10.1. */
export const languageCookieName = "lang"

/**
 * The language of a request, whoever answers it: what its page's address says, else `?lang=`, else what the path looks like, else
 * the cookie, else `fallback`.
 *
 * Spec: 1.2, 10.1.
 *
 * @param cookies the Cookie header, empty when there is none
 *
 * @example requestLanguage(new URL("http://a.pl/product-eng-501.html"), "lang=pol") // => "en"
 * @example requestLanguage(new URL("http://a.pl/ajax/projector.php?lang=eng"), "") // => "en"
 * @example requestLanguage(new URL("http://a.pl/basketedit.php"), "lang=eng") // => "en"
 * @example requestLanguage(new URL("http://a.pl/"), "lang=eng") // => "pl"
 */
export function requestLanguage(
  { pathname, searchParams }: Pick<URL, "pathname" | "searchParams">,
  cookies: string,
  fallback: Language = defaultLanguage,
): Language {
  return (
    readPageAddress(pathname, searchParams)?.language ??
    parseLanguageCode(searchParams.get("lang") ?? /^\/(?:product-)?(pol|eng)[-_]/.exec(pathname)?.[1] ?? "") ??
    rememberedLanguage(cookies) ??
    fallback
  )
}

/**
 * The language that a visitor's browser remembers; `null` when it remembers none that the shop has.
 *
 * Spec: 10.1.
 *
 * @example rememberedLanguage("client=a1; lang=eng") // => "en"
 */
export function rememberedLanguage(cookies: string): Language | null {
  return parseLanguageCode(readCookie(cookies, languageCookieName) ?? "")
}

/**
 * The cookies of a visit to a shop of one language: whatever language the browser remembers, it is the shop's.
 *
 * Spec: 10.1038.
 *
 * @param cookies the Cookie header, empty when there is none
 *
 * @example cookiesInLanguage("client=a1; lang=eng", "pl") // => "client=a1; lang=pol"
 * @example cookiesInLanguage("client=a1", "pl") // => "client=a1"
 */
export function cookiesInLanguage(cookies: string, only: Language): string {
  if ((rememberedLanguage(cookies) ?? defaultLanguage) === only) return cookies
  return [withoutCookie(cookies, languageCookieName), `${languageCookieName}=${languageCode(only)}`]
    .filter((part) => part !== "")
    .join("; ")
}

/** A year, in seconds. */
const languageCookieSeconds = 31_536_000

/**
 * The Set-Cookie lines of a page whose address says its language: none when the visitor's browser remembers that language already.
 *
 * Spec: 10.1.
 *
 * @param cookies the Cookie header, empty when there is none
 *
 * @example languageCookies("en", "lang=pol") // => ["lang=eng; Path=/; Max-Age=31536000; SameSite=Lax"]
 * @example languageCookies("en", "lang=eng") // => []
 */
export function languageCookies(language: Language, cookies: string): readonly string[] {
  if (rememberedLanguage(cookies) === language) return []
  return [`${languageCookieName}=${languageCode(language)}; Path=/; Max-Age=${languageCookieSeconds}; SameSite=Lax`]
}

/**
 * The page that a good sign-in leads back to: where it was started, if that is a page of this shop on which one was about something;
 * `null` = nowhere, so that it ends at the account.
 *
 * Spec: 10.138, 10.305.
 *
 * @param startedOn path and query as an address or a browser tells them, whatever they are
 *
 * @example signInReturn("/product-pol-535.html?selected_size=M") // => "/product-pol-535.html?selected_size=M"
 * @example ["/", "/login.php", "//evil.example/product-pol-535.html", null].map(signInReturn) // => [null, null, null, null]
 */
export function signInReturn(startedOn: string | null): string | null {
  if (startedOn === null || !isOwnPath(startedOn)) return null
  const [path = "", ...query] = startedOn.split("?")
  const address = readPageAddress(path, new URLSearchParams(query.join("?")))
  return address !== null && isReturnedTo(address) ? startedOn : null
}

/** Where a visitor's answer to the notice about cookies is sent, and that a banner was closed. Spec: 10.402. */
export const cookiesPath = "/cookies.php"

const formMethods: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  [basketChangePath, ["GET", "HEAD", "POST"]],
  ["/rebatecode.php", ["POST"]],
  [shoppingListPath, ["POST"]],
  ["/signin.php", ["POST"]],
  [passwordPath, ["POST"]],
  [newsletterPath, ["POST"]],
  [contactPath, ["POST"]],
  [passkeysPath, ["POST"]],
  [relatedOriginsPath, ["GET", "HEAD"]],
  ...accountsCalls.map((call): readonly [string, readonly string[]] => [`/${accountsPath(call)}`, ["POST"]]),
  [askingAddress, ["POST"]],
  [clientFormAddress, ["POST"]],
  [pickupPath, ["POST"]],
  [checkoutPath, ["POST"]],
  [placeOrderPath, ["POST"]],
  [prepaidPath, ["POST"]],
  [clientOrdersPath, ["POST"]],
  [subscriptionsPath, ["POST"]],
  [orderOpenPath, ["POST"]],
  [orderDocumentPath, ["GET", "HEAD"]],
  [paymentNoticePath, ["POST"]],
  ...[casesPath, ...Object.values(casePaths)].map((path): readonly [string, readonly string[]] => [path, ["POST"]]),
  [demoPaymentPath, ["GET", "HEAD", "POST"]],
  [loginWayPath, ["GET", "HEAD", "POST"]],
  [loginReturnPath, ["GET", "HEAD"]],
  [demoServicePath, ["GET", "HEAD", "POST"]],
  [demoServiceStyles, ["GET", "HEAD"]],
  ["/settings.php", ["GET", "HEAD", "POST"]],
  [cookiesPath, ["POST"]],
])

/**
 * Is it where GraphQL is asked? Whatever goes wrong there is told in GraphQL's own form.
 *
 * Spec: 11.1.
 *
 * @example isGraphqlAddress(new URL("http://a.pl/graphql/v1?query=x")) // => true
 */
export const isGraphqlAddress = ({ pathname }: Pick<URL, "pathname">): boolean => /^\/graphql\/v1\/?$/.test(pathname)

/**
 * Is it one of a picture? The platform keeps them under this path, the missing ones too.
 *
 * @example isPictureAddress(new URL("http://a.pl/hpeciai/0123456789abcdef/pol_pl_Kubek-501_1.avif")) // => true
 */
export const isPictureAddress = ({ pathname }: Pick<URL, "pathname">): boolean => pathname.startsWith("/hpeciai/")

/**
 * Is it where programs call the shop, by GraphQL, by its ajax calls, or for a picture? What is answered there is no page.
 *
 * Spec: 11.1, 10.1000.
 *
 * @example ["/graphql/v1/", "/ajax/projector.php", "/order1.php"].map((pathname) => isCallAddress({ pathname })) // => [true, true, false]
 */
export const isCallAddress = (url: Pick<URL, "pathname">): boolean =>
  isGraphqlAddress(url) || /^\/ajax\/[\w-]+\.php$/.test(url.pathname) || isPictureAddress(url)

/**
 * Is it a picture or a built file, which never changes under its address and may come from another origin?
 *
 * @example isAssetAddress(new URL("http://a.pl/assets/shell-0a1b2c.js")) // => true
 * @example isAssetAddress(new URL("http://a.pl/favicon.svg")) // => false
 */
export const isAssetAddress = (url: Pick<URL, "pathname">): boolean => url.pathname.startsWith("/assets/") || isPictureAddress(url)

/** What the shop itself answers by GET at the address of the account: signing out, and the file of all that is kept of a client. */
const accountCalls: ReadonlySet<string> = new Set(["logout", "export"])

/**
 * Whether the shop itself answers at an address; all others are pages of ours.
 *
 * @example isShopAddress("POST", new URL("http://a.pl/graphql/v1/?query=x")) // => true
 * @example isShopAddress("GET", new URL("http://a.pl/signin.php")) // => false
 * @example isShopAddress("GET", new URL("http://a.pl/login.php?operation=logout")) // => true
 */
export function isShopAddress(method: string, { pathname, searchParams }: Pick<URL, "pathname" | "searchParams">): boolean {
  if (isCallAddress({ pathname })) return true
  if (parseVideoAddress(pathname) !== null || isSiteFile(pathname)) return true
  if (parseDocumentAddress(pathname) !== null || parseReviewPicture(pathname) !== null) return true
  if (pathname === accountPath) return method === "POST" || accountCalls.has(searchParams.get("operation") ?? "")
  return formMethods.get(pathname)?.includes(method) ?? false
}
