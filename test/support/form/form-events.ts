import type { FieldRules } from "../../../core/form/field.ts"
import { type FormStep, type OpeningField, plainForm } from "../../../core/form/form.ts"
import { everyRule } from "../../../core/form/every-rule.ts"
import { formWithGroups } from "../../../core/form/form-with-groups.ts"
import type { FormState, FormCommand, FormEvent } from "../../../core/form/form-state.ts"

/** A field with nothing special about it. */
export const field = (id: string, kind: FieldRules["kind"], more: Partial<OpeningField> = {}): OpeningField => ({
  id,
  kind,
  required: false,
  minLength: null,
  maxLength: null,
  autocomplete: "",
  region: null,
  linkedTo: null,
  ...more,
})
const run = (step: FormStep, state: FormState, events: readonly FormEvent[]): readonly [FormState, readonly FormCommand[]] =>
  events.reduce<readonly [FormState, readonly FormCommand[]]>(([now], event) => step(now, event), [state, []])
/** A form without groups. */
export const after = (state: FormState, ...events: readonly FormEvent[]) => run(plainForm(everyRule), state, events)
/** A form with groups and files. */
export const afterInGroups = (state: FormState, ...events: readonly FormEvent[]) => run(formWithGroups(everyRule), state, events)
export const type = (id: string, value: string): FormEvent => ({ type: "Typed", field: id, value })
export const pause = (timerId: number): FormEvent => ({ type: "PauseEnded", timerId })
export const submit: FormEvent = { type: "SubmitPressed" }
export const states = (state: FormState) => Object.fromEntries(state.fields.map(({ id, state: is }) => [id, is]))
export const stateOf = (state: FormState, id: string) => state.fields.find((one) => one.id === id)?.state
export const answered = (
  requestId: number,
  ...replies: readonly { field: string; messages: readonly { code: string; message: string }[] }[]
): FormEvent => ({
  type: "Answered",
  requestId,
  replies,
  clientExists: null,
})
