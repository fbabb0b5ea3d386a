import { sessionLimits } from "../shell/session.ts"
import { orderWay } from "../addresses/order-way.ts"
import type { ClientFormPurpose } from "./client-form.ts"

/**
 * The session-storage key of what was typed into the form of a client's data: one that signing out clears.
 *
 * Spec: 6.13, 14.43.
 *
 * @example keptClientKey("order") // => "expchck_client_order"
 */
export const keptClientKey = (purpose: ClientFormPurpose): string => `${sessionLimits.signOutPrefix}_client_${purpose}`

/** That of what is typed for an order beside its payment and delivery. Spec: 6.13, 10.969. */
export const keptChoosingKey = `${sessionLimits.signOutPrefix}_order_choice`

/**
 * What the address of the form says: what it is for, and whether one registers on the way to an order.
 *
 * Spec: 10.530, 10.601.
 *
 * @example clientFormQuery({ purpose: "register", isOrdering: true }) // => { register: "", operation: "onceorder" }
 */
export const clientFormQuery = ({
  purpose,
  isOrdering = false,
}: {
  readonly purpose: ClientFormPurpose
  readonly isOrdering?: boolean | undefined
}): Readonly<Record<string, string>> => (purpose === "order" ? {} : { register: "", ...(isOrdering ? orderWay : {}) })
