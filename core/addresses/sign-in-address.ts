import type { Language } from "../language/language.ts"
import { neutralAddress } from "./neutral-address.ts"

/**
 * The sign-in page; after a refusal with the login that was typed.
 *
 * Spec: 10.15, 10.172.
 *
 * @example signInAddress("pl", { login: "anna" }) // => "/signin.php?refused=1&login=anna"
 */
export function signInAddress(language: Language, refused?: { readonly login: string }): string {
  return neutralAddress("/signin.php", language, refused === undefined ? {} : { refused: "1", login: refused.login })
}

/**
 * The account page.
 *
 * Spec: 10.15.
 *
 * @example accountAddress("en") // => "/login.php?lang=eng"
 */
export function accountAddress(language: Language): string {
  return neutralAddress("/login.php", language)
}

/**
 * Where signing out happens.
 *
 * Spec: 10.15.
 *
 * @example signOutAddress("pl") // => "/login.php?operation=logout"
 */
export function signOutAddress(language: Language): string {
  return neutralAddress("/login.php", language, { operation: "logout" })
}
