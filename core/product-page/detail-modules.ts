import { checkQuantity, type QuantityAnswer, type QuantityQuestion } from "../quantity/check-quantity.ts"
import { compareDecimals, type Decimal, decimalText } from "../values/decimal.ts"
import type { Obstacle } from "./obstacles.ts"

/** The id of the product form in the page. Spec: 10.77. */
export const productFormId = "projector_form"

/** Whether a detail module stands inside the product form, or outside it in a sticky bar or a dialog. */
export type ModuleMode = "normal" | "detached"

/**
 * The `form` attribute of a module's fields: the id of the product form where they stand outside of it, else none.
 *
 * Spec: 4.43, 10.77.
 *
 * @example fieldForm("detached") // => "projector_form"
 * @example fieldForm("normal") // => null
 */
export function fieldForm(mode: ModuleMode): string | null {
  return mode === "detached" ? productFormId : null
}

/** How a product with variants is shown: one at a time, or all as rows. */
export type DisplayMode = "single-with-variants" | "multi-variant"

/**
 * The display mode that a setting names; anything else is the default.
 *
 * Spec: 4.41.
 *
 * @example displayMode("multi-variant") // => "multi-variant"
 * @example displayMode(null) // => "single-with-variants"
 */
export function displayMode(setting: string | null): DisplayMode {
  return setting === "multi-variant" ? setting : "single-with-variants"
}

/** The flags of the product form. */
export interface FormFlags {
  readonly disabled: boolean
  /** something on it is not as it was when the page opened */
  readonly changed: boolean
  /** the product is sold by phone only */
  readonly phonePrice: boolean
}

/** What a shopper can change on the product form. */
export interface FormContent {
  readonly sizeId: string | null
  readonly quantity: string
  readonly productId: number
}

/**
 * How the product form is flagged: disabled by anything that keeps it from being bought whatever is chosen next, changed when
 * it differs from how it opened, and in phone-price mode.
 *
 * Spec: 4.39, 4.47, 4.50, 8.68.
 *
 * @param obstacle what stops buying whatever is chosen next
 *
 * @example formFlags(null, { sizeId: null, quantity: "1", productId: 7 }, { sizeId: "M", quantity: "1", productId: 7 })
 * // => { disabled: false, changed: true, phonePrice: false }
 */
export function formFlags(obstacle: Obstacle | null, opened: FormContent, now: FormContent): FormFlags {
  return {
    disabled: obstacle !== null,
    changed: opened.sizeId !== now.sizeId || opened.quantity !== now.quantity || opened.productId !== now.productId,
    phonePrice: obstacle?._tag === "Refused" && obstacle.refusal._tag === "PriceByPhone",
  }
}

/** How the one-click buttons stand. */
export interface OneClick {
  readonly checked: boolean
  readonly hidden: boolean
}

/**
 * One-click buttons are checked while the chosen product has a name, and hidden without one.
 *
 * Spec: 4.54, 10.99, 16.39.
 *
 * @example oneClick("Kubek") // => { checked: true, hidden: false }
 */
export function oneClick(productName: string): OneClick {
  const isNamed = productName.trim() !== ""
  return { checked: isNamed, hidden: !isNamed }
}

/** How the parts of a bundle slide on a small screen. */
export interface BundleSlider {
  readonly slidesPerView: number
  readonly gapPx: number
  readonly loop: boolean
}

/** Views below this number are mobile. Spec: 9.37. */
const firstDesktopView = 3

/**
 * The slider of a bundle's parts in a view; `null` = no slider there.
 *
 * Spec: 9.37. Units: view 1 mobile, 2 tablet, 3 and up desktop.
 *
 * @example bundleSlider(2) // => { slidesPerView: 2, gapPx: 16, loop: false }
 * @example bundleSlider(3) // => null
 */
export function bundleSlider(view: number): BundleSlider | null {
  return view < firstDesktopView ? { slidesPerView: 2, gapPx: 16, loop: false } : null
}

/**
 * The quantity that a multipack option sets: its threshold, as far as stock and limits allow it.
 *
 * Spec: 4.53, 5.62 to 5.70, 10.103.
 *
 * @example
 * multipackQuantity(decimal("5"), {
 *   unit: pieces,
 *   limits: noLimits,
 *   stock: { is: "unlimited" },
 *   status: "enable",
 * })
 * // => { value: decimal("5"), refusal: null, buyable: true }
 */
export function multipackQuantity(threshold: Decimal, question: Omit<QuantityQuestion, "typed">): QuantityAnswer {
  return checkQuantity({ ...question, typed: decimalText(threshold) })
}

/**
 * Which multipack option is checked: the one whose threshold is the one that holds now; `null` = none.
 *
 * Spec: 16.38.
 *
 * @example checkedMultipack([decimal("3"), decimal("5")], decimal("5.0"))
 * // => 1
 */
export function checkedMultipack(thresholds: readonly Decimal[], current: Decimal | null): number | null {
  if (current === null) return null
  const at = thresholds.findIndex((threshold) => compareDecimals(threshold, current) === 0)
  return at < 0 ? null : at
}
