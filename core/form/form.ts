import { timeLimit } from "../shell/time-limit.ts"
import { defaultStrongPassword, type FieldPlace, type FieldRules, type FormField, formLimits, isSignInField } from "./field.ts"
import type { StrongPasswordSetting } from "../shell/shell.ts"
import { withRegions } from "./field-regions.ts"
import {
  checkFields,
  checkFollowed,
  dependents,
  findField,
  type FormState,
  type FormCommand,
  type FormEvent,
  type FormRules,
  isInPlay,
  neutral,
  type Stepped,
  withFault,
} from "./form-state.ts"

/** A field as the page opens it. */
export type OpeningField = FieldRules & Partial<FieldPlace> & { readonly value?: string; readonly checked?: boolean }

/** What a form opens with besides its fields; all of it may be left out. */
export interface FormOpening extends Partial<Pick<FormState, "hiddenParts" | "disabledParts">> {
  /** left out: `defaultStrongPassword` */
  readonly strongPassword?: StrongPasswordSetting | undefined
}

/**
 * A form as it opens: its values are kept, and nothing is checked yet; what the shop said of a post is `withVerdict`.
 *
 * Spec: 4.1, 5.32, 14.27, 14.28.
 *
 * @example openForm([field("city", "city", { value: "Gdynia" })]).fields[0]?.state // => "neutral"
 */
export function openForm(fields: readonly OpeningField[], opening: FormOpening = {}): FormState {
  const { strongPassword = defaultStrongPassword, hiddenParts = [], disabledParts = [] } = opening
  return {
    fields: withRegions(fields.map(openField)),
    strongPassword,
    lastId: 0,
    timerId: null,
    changedIds: [],
    isSubmitPending: false,
    isSubmitting: false,
    hasFailed: false,
    clientExists: null,
    faults: [],
    limitId: null,
    hiddenParts,
    disabledParts,
    copies: [],
  }
}

const openField = (field: OpeningField): FormField => ({
  value: "",
  checked: false,
  name: field.id,
  group: "",
  ...field,
  state: "neutral",
  fault: null,
  requestId: null,
})

/** A step of a form, with or without groups. */
export type FormStep = (state: FormState, event: FormEvent) => Stepped

/**
 * The step of a form without groups, which judges by the rules that its page brings.
 *
 * Spec: 4.1 to 4.8, 5.19, 5.21, 5.24, 5.26 to 5.29, 5.38, 5.77, 5.81, 10.964, 14.6 to 14.12, 14.25, 14.28, 14.30, 14.31, 14.45, 19.44.
 *
 * @example
 * const step = plainForm({ kinds: emailRules, asked: null })
 * const opened = openForm([field("mail", "email", { value: "jan" })])
 * step(opened, { type: "SubmitPressed" })[1] // => [{ type: "FocusField", field: "mail" }]
 */
export const plainForm =
  (rules: FormRules): FormStep =>
  (state, event) =>
    stepForm(state, event, rules, withoutExtras)

/** What a form with groups does besides. */
export interface FormExtras {
  /** a form in which somebody has changed a field, with what follows it, and the ids of all that is other than before */
  readonly followed: (before: FormState, after: FormState, changedId: string) => Followed
  /** ids of the filled fields that are a copy of a field */
  readonly copiesOf: (form: FormState, id: string) => readonly string[]
  /** the events of groups */
  readonly step: (state: FormState, event: FormEvent, rules: FormRules) => Stepped
}

/** A form after a change, and the ids of the fields that are other than before. */
export interface Followed {
  readonly form: FormState
  readonly changed: ReadonlySet<string>
}

/** Of a form without groups: nothing follows a field. Spec: 14.45. */
export const withoutExtras: FormExtras = {
  followed: (_, after, id) => ({ form: replace(after, [id], neutral), changed: new Set([id]) }),
  copiesOf: () => [],
  step: (state) => [state, []],
}

/**
 * One step of a form. Typed values are never lost, a late timer or answer changes nothing, and a network failure stops nobody.
 *
 * Spec: 4.1 to 4.8, 5.19, 5.21, 5.24, 5.26 to 5.29, 5.38, 5.77, 5.81 (every form of the shop), 14.6 to 14.10, 14.12, 14.28, 14.30, 14.31, 19.44.
 *
 * @example stepForm(openForm([]), { type: "SubmitPressed" }, everyRule, withoutExtras)[1] // => [{ type: "SubmitForm" }]
 */
export function stepForm(state: FormState, event: FormEvent, rules: FormRules, extras: FormExtras): Stepped {
  switch (event.type) {
    case "Typed":
    case "TypedEarly":
      return type(state, event, extras)
    case "Chosen":
      return change(state, event.field, (field) => ({ ...field, value: event.value }), rules, extras)
    case "Toggled":
      return change(state, event.field, (field) => ({ ...field, checked: event.checked }), rules, extras)
    case "SubmitPressed":
      return submit(state, rules)
    case "Returned":
      return state.isSubmitting || state.isSubmitPending ? [{ ...state, isSubmitting: false, isSubmitPending: false }, []] : [state, []]
    case "TimerEnded":
      return state.isSubmitPending && event.timerId === state.limitId ? giveUp(state) : [state, []]
    case "PauseEnded":
      return event.timerId === state.timerId ? checkTyped(state, rules, extras) : [state, []]
    case "FilesChosen":
      return rules.files?.(state, event.field, event.files, rules) ?? [state, []]
    case "Answered":
    case "BankAccountAnswered":
    case "NotAnswered": {
      const answered = rules.asked?.answered(state, event, rules.kinds) ?? state
      return answered === state ? [state, []] : settle(answered)
    }
    case "BroughtBack":
      return checkFollowed(event.form, event.changed, null, rules)
    default:
      return extras.step(state, event, rules)
  }
}

const replace = (state: FormState, ids: readonly string[], renew: (field: FormField) => FormField): FormState => ({
  ...state,
  fields: state.fields.map((field) => (ids.includes(field.id) ? renew(field) : field)),
})

type Typing = Extract<FormEvent, { readonly type: "Typed" | "TypedEarly" }>

function type(state: FormState, { type: when, field: id, value }: Typing, extras: FormExtras): Stepped {
  const field = findField(state, id)
  if (field === undefined || field.value === value) return [state, []]
  // what was said of the old value, or is on its way, is not about this one
  const { form: followed, changed } = extras.followed(
    state,
    replace(state, [id], (before) => ({ ...before, value })),
    id,
  )
  const typed = { ...replace(followed, dependents(followed, changed), neutral), isSubmitPending: false }
  // left alone until the form is sent
  if (isSignInField(field) || !isInPlay(state, field)) return [typed, []]
  const lastId = state.lastId + 1
  const ms = field.kind === "password" ? formLimits.passwordPauseMs : formLimits.typingPauseMs
  const changedIds = [...new Set([...state.changedIds, id])]
  const isEarly = when === "TypedEarly" || (state.isEarly === true && state.changedIds.length > 0)
  return [{ ...typed, lastId, timerId: lastId, changedIds, isEarly }, [{ type: "StartTimer", timer: "typing", timerId: lastId, ms }]]
}

/**
 * A single changed field is checked alone, and so is each that was typed before the form ran; several others at once were filled in by the browser,
 * so the whole form is checked again.
 */
function checkTyped(state: FormState, rules: FormRules, { copiesOf }: FormExtras): Stepped {
  const { changedIds, isEarly } = state
  const rested = { ...state, timerId: null, changedIds: [] }
  const alone = new Set(changedIds.flatMap((id) => [id, ...copiesOf(state, id)]))
  if (isEarly === true || changedIds.length < 2) return checkFields(rested, new Set([...alone, ...dependents(state, alone)]), rules)
  const cleared = { ...rested, fields: rested.fields.map(neutral) }
  return checkFields(cleared, new Set(cleared.fields.filter((field) => !isSignInField(field)).map(({ id }) => id)), rules)
}

/** A choice is complete at once and needs no pause. */
function change(state: FormState, id: string, renew: (field: FormField) => FormField, rules: FormRules, { followed }: FormExtras): Stepped {
  if (findField(state, id) === undefined) return [state, []]
  const { form: next, changed } = followed(state, replace(state, [id], renew), id)
  return checkFollowed(next, new Set([...changed, id]), id, rules)
}

/** Fields that are fine are not checked again, for what was typed meanwhile is neutral; answers on their way are awaited. */
function submit(state: FormState, rules: FormRules): Stepped {
  if (state.isSubmitting || state.isSubmitPending) return [state, []]
  const open = state.fields.filter((field) => field.requestId === null && field.state === "neutral")
  const ids = new Set(open.map(({ id }) => id))
  const [checked, commands] = checkFields({ ...state, timerId: null, changedIds: [], faults: [] }, ids, rules)
  const [settled, more] = settle({ ...checked, isSubmitPending: true })
  if (!settled.isSubmitPending) return [settled, [...commands, ...more]]
  const limitId = settled.lastId + 1
  return [{ ...settled, lastId: limitId, limitId }, [...commands, timeLimit(limitId)]]
}

/** What stops a submit; a file that was taken out of its field does so only where one is required. */
const isStopping = ({ state, fault, required }: FormField): boolean => state === "error" && (required || fault?._tag !== "File")

/** Sends the form, stops at the first field in error, or keeps waiting. */
function settle(state: FormState): Stepped {
  if (!state.isSubmitPending || state.fields.some(({ requestId }) => requestId !== null)) return [state, []]
  const wrong = state.fields.find(isStopping)
  if (wrong === undefined) return [{ ...state, isSubmitPending: false, hasFailed: false, isSubmitting: true }, [{ type: "SubmitForm" }]]
  const alert: readonly FormCommand[] = wrong.fault?._tag === "WeakPassword" ? [{ type: "ShowAlert", fault: wrong.fault }] : []
  return [{ ...state, isSubmitPending: false, hasFailed: true }, [{ type: "FocusField", field: wrong.id }, ...alert]]
}

/**
 * An answer has not come in time. Its fields count as valid, so that the next press sends the form; this one has failed, and says so.
 */
function giveUp(state: FormState): Stepped {
  const fields = state.fields.map((field) => (field.requestId === null ? field : withFault(field, null)))
  const given = { ...state, fields, faults: [{ _tag: "NotReached" } as const] }
  return fields.some(isStopping) ? settle(given) : [{ ...given, isSubmitPending: false }, []]
}
