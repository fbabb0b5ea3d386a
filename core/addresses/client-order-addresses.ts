import type { Language } from "../values/language.ts"
import { neutralAddress } from "./addresses.ts"

/** Where a client's subscriptions are, and where a form changes one. Spec: 10.885. */
export const subscriptionsPath = "/subscriptions.php"

/**
 * The address of a client's subscriptions.
 *
 * Spec: 10.885.
 *
 * @example subscriptionsAddress("en") // => "/subscriptions.php?lang=eng"
 */
export const subscriptionsAddress = (language: Language): string => neutralAddress(subscriptionsPath, language)

/** Where a client's orders are listed, and where each of them is shown. Spec: 10.19, 10.770. */
export const clientOrdersPath = "/client-orders.php"

/**
 * The address of a client's orders.
 *
 * Spec: 10.770.
 *
 * @param asked how far they are, null = however far; the page of the list, from 0
 *
 * @example clientOrdersAddress("pl") // => "/client-orders.php"
 * @example clientOrdersAddress("en", { status: "sent", page: 2 }) // => "/client-orders.php?status=sent&counter=2&lang=eng"
 */
export const clientOrdersAddress = (
  language: Language,
  { status, page }: { readonly status: string | null; readonly page: number } = { status: null, page: 0 },
): string =>
  neutralAddress(clientOrdersPath, language, {
    ...(status === null ? {} : { status }),
    ...(page === 0 ? {} : { counter: String(page) }),
  })

/**
 * The address that shows an order for as long as it is kept.
 *
 * Spec: 10.771.
 *
 * @example clientOrderAddress("pl", "23456-789AB") // => "/client-orders.php?order=23456-789AB"
 */
export const clientOrderAddress = (language: Language, number: string): string =>
  neutralAddress(clientOrdersPath, language, { order: number })

/** Where an order is looked up without an account. Spec: 10.810. */
export const orderOpenPath = "/order-open.php"

/**
 * The address where an order is looked up without an account.
 *
 * Spec: 10.810, 10.813.
 *
 * @param asked `step` is that of the code, else number and address are asked for; `number` is filled in
 *
 * @example orderOpenAddress("pl") // => "/order-open.php"
 * @example orderOpenAddress("en", { step: "code" }) // => "/order-open.php?step=code&lang=eng"
 */
export const orderOpenAddress = (language: Language, { step, number }: { readonly step?: "code"; readonly number?: string } = {}): string =>
  neutralAddress(orderOpenPath, language, { ...(step === undefined ? {} : { step }), ...(number === undefined ? {} : { order: number }) })

/**
 * The order that an address shows which somebody could not see, so that its number need not be typed again.
 *
 * Spec: 10.813.
 *
 * @param address path and query of the page; null = of none
 *
 * @example orderNamedIn("/client-orders.php?order=23456-789AB") // => { number: "23456-789AB" }
 * @example orderNamedIn("/login.php") // => {}
 */
export function orderNamedIn(address: string | null): { readonly number?: string } {
  const [path, query] = (address ?? "").split("?")
  const number = path === clientOrdersPath ? new URLSearchParams(query).get("order") : null
  return number === null || number === "" ? {} : { number }
}

/** Where documents of orders are. Spec: 10.823. */
export const orderDocumentPath = "/order-document.php"

/**
 * The address of a document of an order.
 *
 * Spec: 10.823.
 *
 * @example orderDocumentAddress("23456-789AB", 7) // => "/order-document.php?order=23456-789AB&document=7"
 */
export const orderDocumentAddress = (number: string, document: number): string =>
  neutralAddress(orderDocumentPath, "pl", { order: number, document: String(document) })
