import { isFilledIn } from "../../../core/form/field.ts"
import { findField, type FormCommand, type FormEvent, type FormState } from "../../../core/form/form-state.ts"

/** What a field is judged by: what stands in it, and where something does, its country and the field that it belongs with. */
function judgedBy(form: FormState, id: string): string {
  const field = findField(form, id)
  if (field === undefined) return ""
  const { value, checked, region, linkedTo, kind } = field
  const isWithAnother = isFilledIn(field) || kind === "passwordRepeat"
  return JSON.stringify(isWithAnother ? [value, checked, region, findField(form, linkedTo)?.value ?? null] : [value, checked])
}

/**
 * Watches from outside what each verdict of a form was given on: what stood there when the page judged it by itself, or when the shop was asked.
 *
 * @returns takes each step, and gives the ids of the fields whose verdict is about something else than what stands there now
 */
export function verdictWatch(opened: FormState) {
  // of a post that was refused, the page opens with what was posted
  const refused = opened.fields.filter(({ state }) => state !== "neutral")
  const givenOn = new Map(refused.map(({ id }) => [id, judgedBy(opened, id)]))
  const asked = new Map<number, FormState>()
  let before = opened
  return (event: FormEvent, next: FormState, commands: readonly FormCommand[]): readonly string[] => {
    for (const command of commands)
      if (command.type === "CheckClientData" || command.type === "CheckBankAccount") asked.set(command.requestId, next)
    const judged = "requestId" in event ? (asked.get(event.requestId) ?? next) : next
    for (const field of next.fields) {
      const old = findField(before, field.id)
      const isOther = old === undefined || old.state !== field.state || old.fault !== field.fault || old.requestId !== field.requestId
      // whoever types judges nothing
      if (isOther || (event.type !== "Typed" && old !== field)) givenOn.set(field.id, judgedBy(judged, field.id))
    }
    before = next
    return next.fields.filter(({ id, state }) => state !== "neutral" && givenOn.get(id) !== judgedBy(next, id)).map(({ id }) => id)
  }
}
