import { sessionLimits } from "../shell/session.ts"
import type { ClientFormPurpose } from "./client-form.ts"

/**
 * The session-storage key of what was typed into the form of a client's data: one that signing out clears.
 *
 * Spec: 6.13, 14.43.
 *
 * @example keptClientKey("order") // => "expchck_client_order"
 */
export const keptClientKey = (purpose: ClientFormPurpose): string => `${sessionLimits.signOutPrefix}_client_${purpose}`
