import { type FieldKind, type FieldRules, type FormField, formLimits, isFilledIn, isSignInField } from "./field.ts"
import { findField, type Form, type FormCommand, type FormEvent, withFault, checkFields, neutral, applyAnswers } from "./form-state.ts"
import type { StrongPasswordSetting } from "./password.ts"
import { bankAccountFault, type RemoteReply } from "./remote-check.ts"

type Stepped = readonly [Form, readonly FormCommand[]]

/** A field as the page opens it. */
export type OpeningField = FieldRules & { readonly value?: string; readonly checked?: boolean }

/**
 * A form as it opens: its values are kept, and nothing is checked yet.
 *
 * Spec: 4.1, 5.32.
 *
 * @example openForm([field("city", "city", { value: "Gdynia" })]).fields[0]?.state // => "neutral"
 */
export function openForm(fields: readonly OpeningField[], strongPassword: StrongPasswordSetting = "new"): Form {
  return {
    fields: fields.map((field) => ({ value: "", checked: false, ...field, state: "neutral", fault: null, requestId: null })),
    strongPassword,
    lastId: 0,
    timerId: null,
    changedIds: [],
    isSubmitPending: false,
    isSubmitting: false,
    hasFailed: false,
    clientExists: null,
  }
}

/**
 * One step of a form. Typed values are never lost, a late timer or answer changes nothing, and a network failure stops nobody.
 *
 * Spec: 4.1 to 4.8, 5.19, 5.21, 5.24, 5.26 to 5.29, 5.38, 5.77, 5.81 (every form of the shop), 14.6 to 14.9.
 *
 * @example
 * const opened = openForm([field("city", "city", { required: true })])
 * form(opened, { type: "SubmitPressed" })[1] // => [{ type: "FocusField", field: "city" }]
 */
export function form(state: Form, event: FormEvent): Stepped {
  switch (event.type) {
    case "Typed":
      return type(state, event.field, event.value)
    case "Chosen":
      return change(state, event.field, (field) => ({ ...field, value: event.value }))
    case "Toggled":
      return change(state, event.field, (field) => ({ ...field, checked: event.checked }))
    case "RegionChosen":
      return chooseRegion(state, event.region)
    case "SubmitPressed":
      return submit(state)
    case "Returned":
      return state.isSubmitting || state.isSubmitPending ? [{ ...state, isSubmitting: false, isSubmitPending: false }, []] : [state, []]
    case "PauseEnded":
      return event.timerId === state.timerId ? checkTyped(state) : [state, []]
    case "Answered":
      return answer(state, event.requestId, event.replies, event.clientExists)
    case "BankAccountAnswered":
      return answerAccount(state, event)
    case "NotAnswered":
      return answer(state, event.requestId, [], null)
  }
}

const replace = (state: Form, id: string, renew: (field: FormField) => FormField): Form => ({
  ...state,
  fields: state.fields.map((field) => (field.id === id ? renew(field) : field)),
})

/** Ids of filled fields that depend on a field: a phone on its prefix, a street on its number, a repeated password on the first. */
const dependents = (state: Form, id: string) =>
  state.fields.filter((field) => field.linkedTo === id && isFilledIn(field)).map((field) => field.id)

function type(state: Form, id: string, value: string): Stepped {
  const field = findField(state, id)
  if (field === undefined || field.value === value) return [state, []]
  // an answer still on its way is about the old value and must not decide about this one
  const typed = { ...replace(state, id, (before) => ({ ...before, value, requestId: null })), isSubmitPending: false }
  // left alone until the form is sent
  if (isSignInField(field)) return [replace(typed, id, neutral), []]
  const lastId = state.lastId + 1
  const ms = field.kind === "password" ? formLimits.passwordPauseMs : formLimits.typingPauseMs
  const changedIds = state.changedIds.includes(id) ? state.changedIds : [...state.changedIds, id]
  return [{ ...typed, lastId, timerId: lastId, changedIds }, [{ type: "StartTimer", timer: "typing", timerId: lastId, ms }]]
}

/** A single changed field is checked alone; several at once were filled in by the browser, so the whole form is checked again. */
function checkTyped(state: Form): Stepped {
  const rested = { ...state, timerId: null, changedIds: [] }
  const [only, ...others] = state.changedIds
  if (only === undefined) return [rested, []]
  if (others.length === 0) return checkFields(rested, new Set([only, ...dependents(state, only)]))
  const cleared = { ...rested, fields: rested.fields.map(neutral) }
  return checkFields(cleared, new Set(cleared.fields.filter((field) => !isSignInField(field)).map(({ id }) => id)))
}

/** A choice is complete at once and needs no pause. */
function change(state: Form, id: string, renew: (field: FormField) => FormField): Stepped {
  const field = findField(state, id)
  if (field === undefined) return [state, []]
  return checkFields({ ...replace(state, id, renew), isSubmitPending: false }, new Set([id, ...dependents(state, id)]))
}

const regional: ReadonlySet<FieldKind> = new Set(["nip", "street", "zipcode", "phone", "phoneOrEmail"])

function chooseRegion(state: Form, region: string | null): Stepped {
  const concerned = state.fields.filter((field) => regional.has(field.kind) && field.region !== region)
  if (concerned.length === 0) return [state, []]
  const ids = new Set(concerned.map(({ id }) => id))
  const moved = {
    ...state,
    isSubmitPending: false,
    fields: state.fields.map((field) => (ids.has(field.id) ? { ...field, region } : field)),
  }
  return checkFields(moved, new Set(concerned.filter(isFilledIn).map(({ id }) => id)))
}

/** Fields that are fine are not checked again; answers on their way are awaited. */
function submit(state: Form): Stepped {
  if (state.isSubmitting || state.isSubmitPending) return [state, []]
  const open = state.fields.filter(
    (field) => field.requestId === null && (field.state === "neutral" || state.changedIds.includes(field.id)),
  )
  const ids = new Set(open.flatMap(({ id }) => [id, ...(state.changedIds.includes(id) ? dependents(state, id) : [])]))
  const [checked, commands] = checkFields({ ...state, timerId: null, changedIds: [] }, ids)
  const [settled, more] = settle({ ...checked, isSubmitPending: true })
  return [settled, [...commands, ...more]]
}

/** Sends the form, stops at the first field in error, or keeps waiting. */
function settle(state: Form): Stepped {
  if (!state.isSubmitPending || state.fields.some(({ requestId }) => requestId !== null)) return [state, []]
  const wrong = state.fields.find((field) => field.state === "error")
  if (wrong === undefined) return [{ ...state, isSubmitPending: false, hasFailed: false, isSubmitting: true }, [{ type: "SubmitForm" }]]
  const alert: readonly FormCommand[] = wrong.fault?._tag === "WeakPassword" ? [{ type: "ShowAlert", fault: wrong.fault }] : []
  return [{ ...state, isSubmitPending: false, hasFailed: true }, [{ type: "FocusField", field: wrong.id }, ...alert]]
}

function answer(state: Form, requestId: number, replies: readonly RemoteReply[], clientExists: boolean | null): Stepped {
  if (!state.fields.some((field) => field.requestId === requestId)) return [state, []]
  return settle({ ...applyAnswers(state, requestId, replies), clientExists: clientExists ?? state.clientExists })
}

function answerAccount(
  state: Form,
  { requestId, field: id, errno }: Extract<FormEvent, { readonly type: "BankAccountAnswered" }>,
): Stepped {
  const field = findField(state, id)
  if (field === undefined || field.requestId !== requestId) return [state, []]
  return settle(replace(state, id, (before) => withFault(before, bankAccountFault(errno))))
}
