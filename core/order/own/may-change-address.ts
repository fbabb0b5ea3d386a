import type { OrderAddress } from "../order-quote.ts"
import type { PlacedOrder } from "../placed-order.ts"

/** By this a form changes where an order goes. Spec: 10.825. */
export const addressOperation = "address"

/** What of an address is changed, under the names of 10.145, in the order of the form. The country stays: what it costs to go there was paid. */
export const addressFields = {
  delivery_firstname: "firstName",
  delivery_lastname: "lastName",
  delivery_additional: "firm",
  delivery_street: "street",
  delivery_zipcode: "zipcode",
  delivery_city: "city",
  delivery_phone: "phone",
} as const satisfies Readonly<Record<string, keyof OrderAddress>>

/** Longer values are of no address, in characters. */
export const addressCharacters = 100

/**
 * May its buyer change where an order goes? Until it is packed, where it is brought to an address.
 *
 * Spec: 10.825.
 *
 * @example mayChangeAddress(samplePlaced()) // => true
 * @example mayChangeAddress(samplePlaced({ status: "packed" })) // => false
 */
export const mayChangeAddress = ({ status, delivery, point }: Pick<PlacedOrder, "status" | "delivery" | "point">): boolean =>
  (status === "waiting" || status === "accepted") && delivery !== null && !delivery.isPickup && point === null

const unseen = /[\p{C}\p{Zl}\p{Zp}]/u
const poland = "1143020057"

/**
 * Where an order goes as a form has it; null = something is missing, too long or no post code.
 *
 * Spec: 10.825.
 *
 * @param read the value of a field; null = it was not sent
 *
 * @example changedAddress(sampleBuyer.delivery, (name) => (name === "delivery_city" ? "Gdynia" : null)) // => null
 */
export function changedAddress(before: OrderAddress, read: (name: string) => string | null): OrderAddress | null {
  const typed = Object.fromEntries(Object.entries(addressFields).map(([field, part]) => [part, (read(field) ?? "").trim()]))
  const { firstName = "", lastName = "", firm = "", street = "", zipcode = "", city = "", phone = "" } = typed
  const values = [firstName, lastName, firm, street, zipcode, city, phone]
  if (values.some((value) => Array.from(value).length > addressCharacters || unseen.test(value))) return null
  if ([firstName, lastName, street, zipcode, city].includes("")) return null
  const isPostcode = before.countryId === poland ? /^\d{2}-\d{3}$/.test(zipcode) : /^[\dA-Za-z][\dA-Za-z -]{1,11}$/.test(zipcode)
  return isPostcode ? { ...before, firstName, lastName, firm, street, zipcode, city, phone } : null
}
