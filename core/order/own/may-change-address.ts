import { fnv1a } from "../../values/fnv1a.ts"
import type { OrderAddress } from "../order-quote.ts"
import type { PlacedOrder } from "../placed-order.ts"

/** By this a form changes where an order goes. Spec: 10.825. */
export const addressOperation = "address"

/** What of an address is changed, under the names of 10.145. The country stays: what it costs to go there was paid. */
const changedParts = {
  delivery_firstname: "firstName",
  delivery_lastname: "lastName",
  delivery_additional: "firm",
  delivery_street: "street",
  delivery_zipcode: "zipcode",
  delivery_city: "city",
  delivery_phone: "phone",
} as const satisfies Readonly<Record<string, keyof OrderAddress>>

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

type Values = Readonly<Record<string, string | undefined>>

/**
 * What stands in the form of an address before anybody types, by the ids of the fields.
 *
 * Spec: 10.825.
 *
 * @example addressValues(sampleBuyer.delivery)["delivery_firstname"] // => "Ewa"
 */
export const addressValues = (delivery: OrderAddress): Values =>
  Object.fromEntries(Object.entries(changedParts).map(([field, part]) => [field, delivery[part]]))

/**
 * Tells an address from another one: who changes it says which one they have seen.
 *
 * Spec: 10.987.
 *
 * @example addressVersion(sampleBuyer.delivery) === addressVersion({ ...sampleBuyer.delivery, city: "Hel" }) // => false
 */
export const addressVersion = (delivery: OrderAddress): string => fnv1a(JSON.stringify(addressValues(delivery)))

const unseen = /[\p{C}\p{Zl}\p{Zp}]/u

/**
 * Where an order goes as its form has it, once that was judged; null = it has signs that nobody sees, which a courier's label could not show.
 *
 * Spec: 10.825.
 *
 * @param values by the ids of the fields
 *
 * @example changedAddress(sampleBuyer.delivery, { delivery_city: " Gdynia " })?.city // => "Gdynia"
 * @example changedAddress(sampleBuyer.delivery, { delivery_phone: "600\u202e" }) // => null
 */
export function changedAddress(before: OrderAddress, values: Values): OrderAddress | null {
  const typed = Object.fromEntries(Object.entries(changedParts).map(([field, part]) => [part, (values[field] ?? "").trim()]))
  const { firstName = "", lastName = "", firm = "", street = "", zipcode = "", city = "", phone = "" } = typed
  if (Object.values(typed).some((value) => unseen.test(value))) return null
  return { ...before, firstName, lastName, firm, street, zipcode, city, phone }
}
