import type { Language } from "../values/language.ts"
import { accountPath, passwordPath, neutralAddress } from "./addresses.ts"
import { checkoutPath } from "./order-addresses.ts"
import { orderWay } from "./order-way.ts"

/**
 * The address where a new password is asked for, or set by the key of a mail.
 *
 * Spec: 10.591, 10.592.
 *
 * @param key of the mail; null = a mail is asked for
 *
 * @example passwordLinkAddress("pl", null) // => "/password-recover.php"
 * @example passwordLinkAddress("en", "k1") // => "/password-recover.php?token=k1&lang=eng"
 */
export const passwordLinkAddress = (language: Language, key: string | null): string =>
  neutralAddress(passwordPath, language, key === null ? {} : { token: key })

/**
 * The sign-in on the way to an order: with an account, with a new one, or without any.
 *
 * Spec: 10.16, 10.600.
 *
 * @example orderSignInAddress("en") // => "/signin.php?operation=onceorder&lang=eng"
 */
export const orderSignInAddress = (language: Language): string => neutralAddress("/signin.php", language, orderWay)

/**
 * Where one registers and then orders.
 *
 * Spec: 10.136, 10.601.
 *
 * @example orderRegistrationAddress("pl") // => "/client-new.php?register=&operation=onceorder"
 */
export const orderRegistrationAddress = (language: Language): string =>
  neutralAddress("/client-new.php", language, { register: "", ...orderWay })

/**
 * Where a guest says whom an order is for.
 *
 * Spec: 10.136, 10.530.
 *
 * @example guestDataAddress("pl") // => "/client-new.php"
 */
export const guestDataAddress = (language: Language): string => neutralAddress("/client-new.php", language)

/**
 * Where an order goes on, once it is known who orders.
 *
 * Spec: 10.128, 10.600, 10.601.
 *
 * @example orderStartAddress("pl") // => "/order1.php"
 */
export const orderStartAddress = (language: Language): string => neutralAddress(checkoutPath, language)

/**
 * The address of a page of the account.
 *
 * Spec: 10.620.
 *
 * @param section its word; null = the overview
 * @param more what it is asked besides
 *
 * @example sectionAddress("pl", "security") // => "/login.php?section=security"
 * @example sectionAddress("en", null) // => "/login.php?lang=eng"
 */
export const sectionAddress = (language: Language, section: string | null, more: Readonly<Record<string, string>> = {}): string =>
  neutralAddress(accountPath, language, section === null ? more : { section, ...more })

/** Where passkeys are renamed and removed. Spec: 11.488. */
export const passkeysPath = "/passkeys.php"

/** The word of the page of passkeys in the account's address. Spec: 10.654. */
export const passkeysSection = "passkeys"

/**
 * The address of the passkeys of who is signed in.
 *
 * Spec: 10.654.
 *
 * @example passkeysAddress("en") // => "/login.php?section=passkeys&lang=eng"
 */
export const passkeysAddress = (language: Language): string => sectionAddress(language, passkeysSection)

/**
 * Where all that the shop keeps of who is signed in is downloaded.
 *
 * Spec: 10.632, 11.476.
 *
 * @example exportAddress("pl") // => "/login.php?operation=export"
 */
export const exportAddress = (language: Language): string => neutralAddress(accountPath, language, { operation: "export" })
