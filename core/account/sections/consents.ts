import type { FormValues } from "../../form/record-form.ts"
import type { ClientAccount, ConsentName } from "./client-account.ts"

/** A consent that a client gives and takes back by a switch: `bit` stands for it in the number of those that a page showed as given. */
interface ChangeableConsent {
  readonly name: ConsentName
  readonly field: string
  readonly bit: number
}

const changeable: readonly ChangeableConsent[] = [
  { name: "mailing", field: "client_mailing", bit: 1 },
  { name: "sms", field: "client_send_sms", bit: 2 },
]

/**
 * The switches of a client's consents as they stand, and as one number, which their form posts: those that somebody has seen.
 *
 * Spec: 10.630, 10.1069.
 *
 * @example shownConsents([{ name: "sms", isGiven: true, day: "2026-11-29" }])
 * // => { values: { client_mailing: "", client_send_sms: "1" }, seen: 2 }
 */
export function shownConsents(consents: ClientAccount["consents"]): { readonly values: FormValues; readonly seen: number } {
  const given = changeable.filter((one) => consents.some(({ name, isGiven }) => name === one.name && isGiven))
  return {
    values: Object.fromEntries(changeable.map((one) => [one.field, given.includes(one) ? "1" : ""])),
    seen: given.reduce((sum, { bit }) => sum + bit, 0),
  }
}

/**
 * What somebody has changed among the switches that they saw. What they left alone is nobody's answer: another tab may have changed it meanwhile.
 *
 * Spec: 10.1069.
 *
 * @param seen null = the post does not say, and each switch is an answer
 *
 * @example answeredConsents({ client_mailing: "1", client_send_sms: "" }, 0) // => [{ name: "mailing", isGiven: true }]
 */
export function answeredConsents(
  values: FormValues,
  seen: number | null,
): readonly { readonly name: ConsentName; readonly isGiven: boolean }[] {
  return changeable.flatMap(({ name, field, bit }) => {
    const isGiven = values[field] === "1"
    const wasGiven = seen === null ? null : (seen & bit) !== 0
    return isGiven === wasGiven ? [] : [{ name, isGiven }]
  })
}
