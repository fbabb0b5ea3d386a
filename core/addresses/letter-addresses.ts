import type { Language } from "../values/language.ts"
import { neutralAddress } from "./addresses.ts"

/** Where the newsletter is ordered and cancelled. Spec: 10.670. */
export const newsletterPath = "/newsletter.php"

/**
 * The address of the newsletter's page, or of what a mail's link leads to.
 *
 * Spec: 10.670, 10.673.
 *
 * @param key of a mail's link; null = the form
 *
 * @example newsletterAddress("pl", null) // => "/newsletter.php"
 * @example newsletterAddress("en", "k1") // => "/newsletter.php?token=k1&lang=eng"
 */
export const newsletterAddress = (language: Language, key: string | null): string =>
  neutralAddress(newsletterPath, language, key === null ? {} : { token: key })

/**
 * Is it the address that a program for mail posts to, to take a reader off the list by one press (RFC 8058)? What it says of who is meant is in the
 * address, and no cookie counts: the one post that a page of another site may send.
 *
 * Spec: 10.674.
 *
 * @example isUnsubscribeAddress(new URL("http://a.pl/newsletter.php?token=k1")) // => true
 * @example isUnsubscribeAddress(new URL("http://a.pl/newsletter.php")) // => false
 */
export const isUnsubscribeAddress = ({ pathname, searchParams }: ReadAddress): boolean =>
  pathname === newsletterPath && searchParams.has("token")

/** What is read of an address, a `URL` or a part of one: the library is used where there is none. */
interface ReadAddress {
  readonly pathname: string
  readonly searchParams: { readonly has: (name: string) => boolean }
}

/** Where the shop is written to. Spec: 10.680. */
export const contactPath = "/contact.php"

/**
 * The address of the form by which the shop is written to.
 *
 * Spec: 10.680.
 *
 * @example contactFormAddress("en") // => "/contact.php?lang=eng"
 */
export const contactFormAddress = (language: Language): string => neutralAddress(contactPath, language, {})
