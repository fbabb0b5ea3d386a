import { isSignInField } from "./field.ts"
import { findField, type FormState, type FormFault, isInPlay, neutral, ownFault, withFault } from "./form-state.ts"
import type { PlacedFault } from "./remote-check.ts"

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
 * @example ownFaults(openForm([field("city", "city", { required: true })])) // => [{ field: "city", fault: { _tag: "Empty" } }]
 */
export const ownFaults = (form: FormState): readonly PlacedFault[] =>
  form.fields.flatMap((field) => {
    const fault = isInPlay(form, field) ? ownFault(form, field) : null
    return fault === null ? [] : [{ field: field.id, fault }]
  })

/**
 * A form as its page opens after a refused post: each field with the shop's fault, else with the one that the page's own rules find. A fault
 * of a field that nobody sees is one of the whole form. What only the shop can judge, a login and a password at sign-in, and files, which no
 * page can choose again, are never marked as fine.
 *
 * Spec: 14.2, 14.25, 14.30.
 *
 * @example
 * const taken = { _tag: "Code", code: "login_taken", message: "", detail: "" } as const
 * const opened = openForm([field("login", "login", { value: "janek" })])
 * withVerdict(opened, { faults: [{ field: "login", fault: taken }], whole: [] }).fields.map(({ state }) => state) // => ["error"]
 */
export function withVerdict(form: FormState, { faults, whole }: FormVerdict): FormState {
  const isShown = (id: string) => {
    const field = findField(form, id)
    return field !== undefined && isInPlay(form, field)
  }
  const placed = [...faults.filter(({ field }) => isShown(field)), ...ownFaults(form).filter(({ field }) => !isSignIn(form, field))]
  const fields = form.fields.map((field) => {
    if (!isInPlay(form, field)) return field
    const fault = placed.find((one) => one.field === field.id)?.fault ?? null
    return fault === null && (isSignInField(field) || field.kind === "files") ? neutral(field) : withFault(field, fault)
  })
  const unplaced = faults.filter(({ field }) => !isShown(field)).map(({ fault }) => fault)
  return { ...form, fields, faults: [...whole, ...unplaced], hasFailed: placed.length > 0 || whole.length + unplaced.length > 0 }
}

const isSignIn = (form: FormState, id: string): boolean => {
  const field = findField(form, id)
  return field !== undefined && isSignInField(field)
}
