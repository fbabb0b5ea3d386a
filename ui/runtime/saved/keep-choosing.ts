import { keptChoosingKey } from "../../../core/account/kept-client.ts"
import type { ChoosingEvent, ChoosingState } from "../../../core/order/choosing/choosing.ts"
import { choosingFormId } from "../../../core/order/choosing/opened-choosing.ts"
import { openForm } from "../../../core/form/form.ts"
import { formValues } from "../../../core/form/record-form.ts"
import type { MachineStore } from "../../../core/values/machine.ts"
import { markTitle } from "../islands/mark-title.ts"
import { keepTyped, type KeptForm } from "./keep-typed.ts"

const field = (id: string, value: string) =>
  ({ id, kind: "text", autocomplete: "", required: false, minLength: null, maxLength: null, region: null, linkedTo: null, value }) as const

/** What is typed beside the choice of payment and delivery: its own state has no form. */
const formOf = ({ note, clientNumber }: ChoosingState) =>
  openForm([field("note", note), ...(clientNumber === null ? [] : [field("client_number", clientNumber)])])

/**
 * Keeps what is typed for an order beside its payment and delivery, until the last look at it says that the shop has it, or it is placed. What
 * is chosen the shop has already, or it is chosen again by a press. Leaving asks nothing.
 *
 * Spec: 10.969, 10.1082, 14.43.
 *
 * @param opened as its page opened it
 * @param storage opens the store of the browser's session; it may throw
 */
export function keepChoosing(store: MachineStore<ChoosingState, ChoosingEvent>, opened: ChoosingState, storage?: () => Storage): void {
  const first = formValues(formOf(opened))
  const kept: KeptForm["store"] = {
    ...store,
    getSnapshot: () => ({ form: formOf(store.getSnapshot()), opened: first, keptKey: keptChoosingKey }),
    send: (event) => {
      if (event.type !== "BroughtBack") return
      const brought = event.form.fields.filter(({ id }) => event.changed.has(id))
      for (const { id, value: text } of brought) store.send({ type: id === "note" ? "NoteTyped" : "ClientNumberTyped", text })
    },
  }
  const record = { id: choosingFormId, sections: [{ fields: formOf(opened).fields }], shown: [] }
  keepTyped({ store: kept, record, offered: {}, isLeftQuietly: true }, storage)
}

/**
 * What stands beside the choice of payment and delivery, which waits for none of it: what is typed is kept, and the title says that it was stopped.
 *
 * Spec: 10.969, 10.1093.
 *
 * @param opened as its page opened it
 */
export function standBeside(store: MachineStore<ChoosingState, ChoosingEvent>, opened: ChoosingState): void {
  markTitle()
  keepChoosing(store, opened)
}
