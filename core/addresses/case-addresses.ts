import type { Language } from "../values/language.ts"
import { neutralAddress } from "./addresses.ts"

/** Where each case is filled in and posted. Spec: 10.840, 10.850, 10.856. */
export const casePaths = {
  withdrawal: "/withdrawal.php",
  return: "/returns-open.php",
  complaint: "/rma-open.php",
} as const

/** Where a client's cases are listed, and each of them is shown. Spec: 10.855. */
export const casesPath = "/returns.php"

/**
 * The address of a step of a case.
 *
 * Spec: 10.850.
 *
 * @param more the step, and the number of an order that it begins with
 *
 * @example caseAddress("pl", "withdrawal") // => "/withdrawal.php"
 * @example caseAddress("en", "return", { step: "rows" }) // => "/returns-open.php?step=rows&lang=eng"
 */
export const caseAddress = (
  language: Language,
  kind: keyof typeof casePaths,
  more: { readonly step?: string; readonly order?: string } = {},
): string => neutralAddress(casePaths[kind], language, more)

/**
 * The address of a client's cases, or of one of them.
 *
 * Spec: 10.855.
 *
 * @example casesAddress("pl", "23456-789AB") // => "/returns.php?case=23456-789AB"
 */
export const casesAddress = (language: Language, number: string | null = null): string =>
  neutralAddress(casesPath, language, number === null ? {} : { case: number })
