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

/**
 * What was typed for an address that was refused, to be told to who typed it, each value cut where no address is longer.
 *
 * Spec: 10.825, 11.673.
 *
 * @example typedAddress((name) => (name === "delivery_city" ? "Gdynia" : null)) // => { delivery_city: "Gdynia" }
 */
export const typedAddress = (read: (name: string) => string | null): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(addressFields).flatMap((name) => {
      const typed = read(name)
      return typed === null ? [] : [[name, Array.from(typed).slice(0, addressCharacters).join("")] as const]
    }),
  )

const unseen = /[\p{C}\p{Zl}\p{Zp}]/u

/**
 * Where an order goes as a form has it; null = something is missing, or too long. Whether
 * it is a street and a post code of its country the shop judges.
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
  return { ...before, firstName, lastName, firm, street, zipcode, city, phone }
}
