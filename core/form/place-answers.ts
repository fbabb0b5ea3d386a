import type { FormField } from "./field.ts"
import type { FieldFault } from "./field-fault.ts"
import type { Form } from "./form-state.ts"
import { findField, judged, ownFault } from "./judge-fields.ts"
import { placeReply, type RemoteReply } from "./remote-check.ts"

/**
 * A form after the shop answered a request: every fault at the field it is about, whichever field was asked about, and what was asked
 * about and has none is fine. A house number goes with a street that is fine; what the page itself has against it stays.
 *
 * Spec: 5.19, 5.21.
 */
export function placeAnswers(form: Form, asked: number, replies: readonly RemoteReply[]): Form {
  const waiting = form.fields.filter(({ awaiting }) => awaiting === asked)
  const faults = new Map<string, FieldFault>()
  for (const { field, fault } of waiting.flatMap((one) => faultsOf(form, one, replies))) if (!faults.has(field)) faults.set(field, fault)
  const numbers = new Set(waiting.filter(({ id }) => !faults.has(id)).map((field) => streetNumberOf(form, field)?.id))
  const place = (field: FormField): FormField => {
    const fault = faults.get(field.id)
    if (fault !== undefined) return judged(field, fault)
    if (field.awaiting === asked) return judged(field, null)
    const own = numbers.has(field.id) ? ownFault(form, field) : field.fault
    return numbers.has(field.id) && (own === null || field.state !== "neutral") ? judged(field, own) : field
  }
  return { ...form, fields: form.fields.map(place) }
}

function faultsOf(form: Form, field: FormField, replies: readonly RemoteReply[]): ReturnType<typeof placeReply> {
  return placeReply(replies.find((reply) => reply.field === field.id)?.messages ?? [], {
    asked: field.id,
    password: form.fields.find(({ kind }) => kind === "password")?.id ?? null,
    login: form.fields.find(({ kind }) => kind === "login")?.id ?? null,
    streetNumber: streetNumberOf(form, field)?.id ?? null,
  })
}

const streetNumberOf = (form: Form, field: FormField) => (field.kind === "street" ? findField(form, field.linkedTo) : undefined)
