import type { Notice } from "../messages/notice.ts"
import { rebateRefusalText, rebateRefusalTextKeys } from "../pricing/rebate-code.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { Basket } from "./basket.ts"

/** The form of the rebate code, as a shopper sees it. */
export interface RebateCodeView {
  /** the active code; null = none */
  readonly active: { readonly code: string; readonly text: string; readonly remove: string } | null
  /** why the code that was entered last is not taken; null = it was, or none was entered */
  readonly problem: string | null
  /** that code, to be corrected */
  readonly typed: string
}

/** Where the form stands. */
export interface RebatePlace {
  /** null = the basket could not be read */
  readonly basket: Pick<Basket, "rebate"> | null
  readonly notice: Notice | null
  /** does the active code change a price there? */
  readonly isChanged: boolean
}

/** The texts of the form. */
export const rebateCodeTextKeys = [...rebateRefusalTextKeys, "rebate.active", "rebate.notHere", "rebate.remove"] as const

/**
 * The form of the rebate code in the shopper's words; `null` where the shop has no codes, or does not tell.
 *
 * Spec: 1.14, 7.60, 7.61, 15.61, 15.64.
 *
 * @example viewRebateCode({ basket: {}, notice: null, isChanged: false }, polish) // => null
 * @example viewRebateCode({ basket: { rebate: null }, notice: null, isChanged: false }, polish)
 * // => { active: null, problem: null, typed: "" }
 */
export function viewRebateCode(
  { basket, notice, isChanged }: RebatePlace,
  catalogue: TextCatalogue<(typeof rebateCodeTextKeys)[number]>,
): RebateCodeView | null {
  const rebate = basket?.rebate
  if (rebate === undefined) return null
  const refused = notice?.is === "rebateRefused" ? notice : null
  return {
    active:
      rebate === null
        ? null
        : {
            code: rebate.code,
            text: formatText(catalogue, isChanged ? "rebate.active" : "rebate.notHere", { code: rebate.code }),
            remove: formatText(catalogue, "rebate.remove", { code: rebate.code }),
          },
    problem: refused === null ? null : rebateRefusalText(refused.why, refused, catalogue),
    typed: refused?.typed ?? "",
  }
}
