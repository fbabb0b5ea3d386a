import type { FormRecord } from "../../../core/form/form-record.ts"
import type { FormEvent } from "../../../core/form/form-state.ts"
import { bringBack, readTyped, typedToKeep } from "../../../core/form/kept-typing.ts"
import type { RecordChoices } from "../../../core/form/posted-record.ts"
import { formValues, type FormValues, type OpenedRecord } from "../../../core/form/record-form.ts"
import type { MachineStore } from "../../../core/values/machine.ts"
import { isRecording } from "../recording/recording.ts"
import { forgetTyped } from "./forget-typed.ts"
import { markUnsaved } from "./mark-unsaved.ts"

/** A form whose typed text is kept. */
export interface KeptForm {
  readonly store: MachineStore<OpenedRecord & KeptPlace, FormEvent>
  readonly record: FormRecord
  /** what may be chosen in fields whose record does not name it */
  readonly offered: RecordChoices
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
  markUnsaved(form.store, form.record.id, isRecording() ? {} : keep(form, storage))
}

/** @returns what was brought back */
function keep({ store, record, offered }: KeptForm, storage: () => Storage): FormValues {
  const { keptKey: key, isTaken } = store.getSnapshot()
  if (isTaken) forgetTyped(key, storage)
  let kept = readTyped(record, read(key, storage), offered)
  let written = ""
  const write = () => {
    kept = typedToKeep(kept, store.getSnapshot())
    const text = JSON.stringify(kept)
    if (text === written || text === "{}") return
    written = text
    try {
      storage().setItem(key, text)
    } catch {
      // what cannot be kept stays in the page
    }
  }
  store.subscribe(write)
  // what was typed before this came
  if (Object.keys(kept).length === 0) {
    write()
    return {}
  }
  const event = bringBack(record, store.getSnapshot(), kept)
  if (event === null) return {}
  store.send(event)
  return formValues(store.getSnapshot().form)
}

function read(key: string, storage: () => Storage): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}
