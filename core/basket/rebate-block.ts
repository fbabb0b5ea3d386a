import type { Notice } from "../messages/notice.ts"
import type { TextCatalogue } from "../texts/texts.ts"
import type { Basket } from "./basket.ts"
import { type RebateCodeView, type rebateCodeTextKeys, viewRebateCode } from "./view-rebate-code.ts"

/** The form of the rebate code in the cart. */
export interface RebateBlock {
  /** the active code, and what it takes off the rows; null = none is active */
  readonly rebate: NonNullable<Basket["rebate"]> | null
  /** what the last code that was entered came to, where it was not taken */
  readonly refused: Extract<Notice, { readonly is: "rebateRefused" }> | null
}

/** Another machine of the page changed the basket. */
export interface RebateBlockEvent {
  readonly type: "Published"
  readonly basket: Basket
}

/**
 * The form as the cart opens; `null` where the shop has no codes, or does not tell.
 *
 * Spec: 1.14, 15.61, 15.64.
 *
 * @example openRebateBlock({ basket: { rebate: null }, notice: null }) // => { rebate: null, refused: null }
 * @example openRebateBlock({ basket: {}, notice: null }) // => null
 */
export function openRebateBlock({
  basket,
  notice,
}: {
  readonly basket: Pick<Basket, "rebate"> | null
  readonly notice: Notice | null
}): RebateBlock | null {
  const rebate = basket?.rebate
  return rebate === undefined ? null : { rebate, refused: notice?.is === "rebateRefused" ? notice : null }
}

/**
 * One step: what is said of the code follows the basket, which may hold nothing any more that the code covers, or something again. It asks
 * nothing.
 *
 * Spec: 15.64, 15.68.
 *
 * @example rebateBlock({ rebate: null, refused: null }, { type: "Published", basket: sampleBasket(1) })
 * // => [{ rebate: null, refused: null }, []]
 */
export function rebateBlock(block: RebateBlock, { basket: { rebate } }: RebateBlockEvent): readonly [RebateBlock, readonly []] {
  return [rebate === undefined ? block : { ...block, rebate }, []]
}

/**
 * The form in the shopper's words.
 *
 * Spec: 1.14, 15.61, 15.68.
 *
 * @example
 * const saved = price("0.00", "0.00")
 * viewRebateBlock({ rebate: { code: "DZBANEK20", saved }, refused: null }, polish)?.active?.text
 * // => "Kod DZBANEK20 jest aktywny, ale nie zmienia tu żadnej ceny."
 */
export function viewRebateBlock(
  { rebate, refused }: RebateBlock,
  catalogue: TextCatalogue<(typeof rebateCodeTextKeys)[number]>,
): RebateCodeView | null {
  return viewRebateCode({ basket: { rebate }, notice: refused, isChanged: rebate?.saved?.gross.minor !== 0 }, catalogue)
}
