import type { ProductOffer } from "../product/offer.ts"

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

/** A button that buys a product without the way through the cart. */
export interface QuickPayment {
  readonly id: string
  /** a payment at one press, a checkout of the provider's own, or payment where a parcel is collected, which puts it into the basket first */
  readonly kind: "oneClick" | "express" | "locker"
  /** what stands on it, in the shopper's language */
  readonly name: string
}

/** What a provider of quick payments offers on a product's page. */
export interface OfferedQuickPayments {
  /** what a shopper should know before a press, in the shopper's language; "" = nothing */
  readonly note: string
  readonly buttons: readonly QuickPayment[]
}

/** The field of the product form by which a button says that it was pressed. Spec: 10.277. */
export const quickPaymentField = "quick_payment"

/**
 * Can this be the id of a button? It becomes a part of an id of the page.
 *
 * Spec: 10.99, 10.277.
 *
 * @example ["demoPay", "", "1a", "a b"].map(isQuickPaymentId) // => [true, false, false, false]
 */
export const isQuickPaymentId = (id: string): boolean => /^[A-Za-z][A-Za-z0-9_-]{0,39}$/.test(id)

/** The buttons of quick payments as a page shows them. */
export interface QuickPaymentsView extends OfferedQuickPayments {
  readonly stand: OneClick
}

/** What of a product decides whether it has the buttons. */
export interface QuickProduct {
  readonly offer: Pick<ProductOffer, "name" | "sizes" | "subscription" | "pointsPrice">
  /** can its form be sent, or at least after another choice? */
  readonly isSold: boolean
}

/**
 * The buttons of a product's page; `null` where nothing of them stands there: no provider offers any, the product cannot be bought, or
 * not once and for money.
 *
 * Spec: 4.54, 10.99, 10.276.
 *
 * @param offered null = the shop has no provider
 *
 * @example viewQuickPayments(null, { offer: sampleOffer(), isSold: true }) // => null
 * @example
 * const offered = { note: "", buttons: [{ id: "demoPay", kind: "oneClick", name: "DemoPay" }] } as const
 * viewQuickPayments(offered, { offer: { ...sampleOffer(), name: " " }, isSold: true })?.stand // => { checked: false, hidden: true }
 */
export function viewQuickPayments(offered: OfferedQuickPayments | null, { offer, isSold }: QuickProduct): QuickPaymentsView | null {
  if (offered === null || offered.buttons.length === 0 || !isSold) return null
  const isForPointsOnly = offer.pointsPrice !== null && offer.sizes.every(({ price }) => price === null)
  if (offer.subscription === "only" || isForPointsOnly) return null
  return { ...offered, stand: oneClick(offer.name) }
}
