/**
 * Why a sign-in was refused: login or password are wrong, one of them or both are missing, the password is none that the shop lets in (5.34), or
 * there were too many tries.
 */
export type SignInRefusal = "wrong" | "noLogin" | "noPassword" | "nothing" | "weak" | "later"

/** All of them, as the shop tells them. Spec: 5.34, 10.303. */
export const signInRefusals: readonly SignInRefusal[] = ["wrong", "noLogin", "noPassword", "nothing", "weak", "later"]

/**
 * What is missing of a sign-in; `null` when there is something to compare.
 *
 * Spec: 10.303.
 *
 * @param login without blanks around it
 *
 * @example missingAtSignIn("", "tajne123") // => "noLogin"
 * @example missingAtSignIn("anna", "tajne123") // => null
 */
export function missingAtSignIn(login: string, password: string): SignInRefusal | null {
  if (login === "") return password === "" ? "nothing" : "noLogin"
  return password === "" ? "noPassword" : null
}

/**
 * The field that a refusal marks as empty, beside the one sentence that every bad sign-in gets.
 *
 * Spec: 10.172, 10.303.
 *
 * @example isMissing("noPassword", "password") // => true
 * @example isMissing("wrong", "password") // => false
 */
export const isMissing = (refusal: SignInRefusal | null, field: "login" | "password"): boolean =>
  refusal === "nothing" || refusal === (field === "login" ? "noLogin" : "noPassword")
