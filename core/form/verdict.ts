import type { KindRules } from "./check-field.ts"
import { isSignInField } from "./field.ts"
import { type FormState, type FormFault, isInPlay, neutral, ownFault, withFault } from "./form-state.ts"
import type { PlacedFault } from "./asked/remote-check.ts"

/** What the shop said of a post that it refused. */
export interface FormVerdict {
  readonly faults: readonly PlacedFault[]
  /** what is wrong and belongs to no field, in the order in which it is said */
  readonly whole: readonly FormFault[]
}

/**
 * The faults that the page's own rules find in a form, each with its field: what page and shop agree on without asking anybody.
 *
 * Spec: 14.25, 14.28.
 *
 * @example ownFaults(openForm([field("city", "city", { required: true })]), kindRules) // => [{ field: "city", fault: { _tag: "Empty" } }]
 */
export const ownFaults = (form: FormState, kinds: KindRules): readonly PlacedFault[] =>
  form.fields.flatMap((field) => {
    const fault = isInPlay(form, field) ? ownFault(form, field, kinds) : null
    return fault === null ? [] : [{ field: field.id, fault }]
  })

/**
 * A form as its page opens after a refused post: each field with the shop's fault, else with the one that the page's own rules find. A fault
 * of a field that nobody sees is one of the whole form. What only the shop can judge, a login and a password at sign-in, and files, which no
 * page can choose again, are never marked as fine.
 *
 * Spec: 14.2, 14.25, 14.30.
 *
 * @param verdict null = no post was refused
 *
 * @example
 * const taken = { _tag: "Code", code: "login_taken", message: "", detail: "" } as const
 * const opened = openForm([field("login", "login", { value: "janek" })])
 * const verdict = { faults: [{ field: "login", fault: taken }], whole: [] }
 * withVerdict(opened, verdict, kindRules).fields.map(({ state }) => state) // => ["error"]
 */
export function withVerdict(form: FormState, verdict: FormVerdict | null, kinds: KindRules): FormState {
  if (verdict === null) return form
  const shown = form.fields.filter((field) => isInPlay(form, field))
  const judged = shown.map((field) => {
    const isSignIn = isSignInField(field)
    const told = verdict.faults.find((one) => one.field === field.id)?.fault
    const fault = told ?? (isSignIn ? null : ownFault(form, field, kinds))
    return fault === null && (isSignIn || field.kind === "files") ? neutral(field) : withFault(field, fault)
  })
  const unplaced = verdict.faults.filter((one) => !shown.some(({ id }) => id === one.field))
  const faults = [...verdict.whole, ...unplaced.map(({ fault }) => fault)]
  return {
    ...form,
    fields: form.fields.map((field) => judged.find(({ id }) => id === field.id) ?? field),
    faults,
    hasFailed: faults.length > 0 || judged.some(({ state }) => state === "error"),
  }
}
