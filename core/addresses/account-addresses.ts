import type { Language } from "../values/language.ts"
import { neutralAddress } from "./addresses.ts"

/** Where a new password is asked for and set. Spec: 10.591. */
export const passwordPath = "/password-recover.php"

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
