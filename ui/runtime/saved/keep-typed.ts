import type { FormEvent, FormState } from "../../../core/form/form-state.ts"
import { bringBack, keptKeyOf, type KeptPage, type KeptRecord, readTyped, typedToKeep } from "../../../core/form/kept-typing.ts"
import type { RecordChoices } from "../../../core/form/posted-record.ts"
import { formValues, type FormValues } from "../../../core/form/record-form.ts"
import type { MachineStore } from "../../../core/values/machine.ts"
import { isRecording } from "../recording/recording.ts"
import { forgetTyped } from "./forget-typed.ts"
import { markUnsaved } from "./mark-unsaved.ts"
import { oncePerPaint } from "./once-per-paint.ts"

/** A form whose typed text is kept. */
export interface KeptForm {
  readonly store: MachineStore<KeptPage & KeptPlace, FormEvent>
  readonly record: KeptRecord
  /** what may be chosen in fields whose record does not name it */
  readonly offered: RecordChoices
  /** its answer may be any page, so that it is forgotten when it is sent; left out: once the shop says that it has it */
  readonly isForgottenWhenSent?: true
  /** so little is lost with it that leaving asks nothing */
  readonly isLeftQuietly?: boolean | undefined
}

/** Where it is kept. */
interface KeptPlace {
  /** the session-storage key */
  readonly keptKey: string
  /** the shop has what was posted last, where the form's own page opens after that */
  readonly isTaken?: boolean
}

/**
 * Brings back what was typed into a form, keeps what is typed from now on, and marks the form while leaving would lose some of it. A store that is denied or full keeps nothing, and holds up nobody.
 * A recorded page keeps nothing: its replay has nothing to bring back.
 *
 * Spec: 10.604, 14.43.
 *
 * @param storage opens the store of the browser's session; it may throw
 */
export function keepTyped(form: KeptForm, storage: () => Storage = () => sessionStorage): void {
  const restored = isRecording() ? {} : keep(form, storage)
  if (form.isLeftQuietly !== true) markUnsaved(form.store, form.record.id, restored)
}

/** What a form without a record shows of itself to what keeps it. */
export interface ShortState {
  readonly form: FormState
  /** what the shop took without another page; left out: nothing yet */
  readonly taken?: FormValues
}

/** A form without a record. */
export interface ShortForm {
  readonly store: MachineStore<ShortState, FormEvent>
  /** as its page opened it */
  readonly first: ShortState
  /** of its element */
  readonly id: string
  /** what it is kept as, such as `asking_question_512`: the key without the prefix by which signing out clears it */
  readonly keptAs: string
  readonly offered?: RecordChoices | undefined
  /** so little is lost with it that leaving asks nothing */
  readonly isLeftQuietly?: boolean | undefined
}

/**
 * The same for a form without a record, such as that for a question: it is forgotten when it is sent, for the shop gives back what it refuses.
 *
 * Spec: 10.965, 10.966, 14.43.
 *
 * @param storage opens the store of the browser's session; it may throw
 */
export function keepShort(
  { store, first, id, keptAs, offered = {}, isLeftQuietly }: ShortForm,
  storage: () => Storage = () => sessionStorage,
): void {
  const opened = formValues(first.form)
  const kept: KeptForm["store"] = {
    ...store,
    getSnapshot: () => {
      const { form, taken = opened } = store.getSnapshot()
      return { form, opened: taken, keptKey: keptKeyOf(keptAs) }
    },
  }
  const record = { id, sections: [{ fields: first.form.fields }], shown: [] }
  keepTyped({ store: kept, record, offered, isForgottenWhenSent: true, isLeftQuietly }, storage)
}

/** @returns what was brought back */
function keep({ store, record, offered, isForgottenWhenSent }: KeptForm, storage: () => Storage): FormValues {
  const { keptKey: key, isTaken } = store.getSnapshot()
  if (isTaken) forgetTyped(key, storage)
  let kept = readTyped(record, read(key, storage), offered)
  let written = "{}"
  const write = () => {
    const page = store.getSnapshot()
    kept = isForgottenWhenSent && page.form.isSubmitting ? {} : typedToKeep(kept, page)
    const text = JSON.stringify(kept)
    if (text === written) return
    written = text
    try {
      if (text === "{}") storage().removeItem(key)
      else storage().setItem(key, text)
    } catch {
      // what cannot be kept stays in the page
    }
  }
  const writeLater = oncePerPaint(write)
  store.subscribe(() => (store.getSnapshot().form.isSubmitting ? write : writeLater)())
  // what was typed before this came
  if (Object.keys(kept).length === 0) {
    write()
    return {}
  }
  const event = bringBack(record, store.getSnapshot(), kept)
  if (event === null) return {}
  store.send(event)
  // what is back is seen
  document.getElementById(record.id)?.closest("details")?.toggleAttribute("open", true)
  return formValues(store.getSnapshot().form)
}

function read(key: string, storage: () => Storage): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}
