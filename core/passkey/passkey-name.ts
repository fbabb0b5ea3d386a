import { oneLine } from "../web/one-line.ts"
import { maxPasskeyName } from "./limits.ts"

/**
 * A name as it is kept: without blanks around it and signs that are not seen, and no longer than it may be; "" goes back to the maker's.
 *
 * Spec: 9.162, 10.657.
 *
 * @example passkeyName("  mój\ttelefon ") // => "mój telefon"
 */
export const passkeyName = (typed: string): string => oneLine(typed, maxPasskeyName)

/** The names of the fields in which a passkey is renamed and removed. Spec: 11.488. */
export const passkeyFields = { operation: "operation", id: "passkey_id", name: "passkey_name" } as const

/** What can be done with one. Spec: 11.488. */
export const passkeyOperations = { rename: "passkeyRename", remove: "passkeyRemove" } as const
