import { listsAddress } from "../../../core/addresses/saved-addresses.ts"
import {
  idleAction,
  remoteAction,
  type RemoteAction,
  type RemoteActionCommand,
  type RemoteActionEvent,
} from "../../../core/shell/remote-action.ts"
import { createMachineStore, type MachineStore } from "../../../core/values/machine.ts"
import type { Language } from "../../../core/values/language.ts"
import type { ForeignObject } from "../../../core/web/untrusted-json.ts"
import { type SavedSay, showListsCount } from "./mark-controls.ts"

/** What changes of what is kept are told with. */
export interface KeepingWords {
  readonly say: SavedSay
  readonly language: Language
  /** speaks what came of a press */
  readonly tell: (text: string) => void
}

/** Asks the shop for a change of lists; `null` = its answer cannot be read. */
type AskList = (fields: Readonly<Record<string, string>>) => Promise<ForeignObject | null>

const running = new WeakMap<HTMLFormElement, MachineStore<RemoteAction, RemoteActionEvent>>()

/**
 * Adds the product of a form to a list, or takes a row out of one. What the shop refuses or does not answer is left to the form. A second
 * press while it waits changes nothing.
 *
 * Spec: 10.552, 19.44.
 */
export function changeListInPlace(form: HTMLFormElement, page: KeepingWords, ask: AskList): void {
  const known = running.get(form)
  if (known !== undefined) return known.send({ type: "Pressed" })
  const fields = fieldsOf(form)
  let said: ForeignObject | null = null
  const store = createMachineStore<RemoteAction, RemoteActionEvent, RemoteActionCommand>(remoteAction, idleAction, (command, send) => {
    if (command.type === "StartTimer") return void setTimeout(() => send({ type: "TimerEnded", timerId: command.timerId }), command.ms)
    const { requestId } = command
    ask(fields()).then(
      (reply) => {
        said = reply
        return send(reply?.["status"] === "success" ? { type: "Succeeded", requestId } : { type: "Refused", requestId, message: "" })
      },
      () => send({ type: "NotAnswered", requestId }),
    )
  })
  running.set(form, store)
  const show =
    form.elements.namedItem("operation") instanceof HTMLInputElement && fields()["operation"] === "remove"
      ? removing(form, page)
      : adding(form, page)
  store.subscribe(() => show(store.getSnapshot().is, listOf(said)))
  store.send({ type: "Pressed" })
}

/** What a form sends: its product in the size that is chosen on the page. */
const fieldsOf = (form: HTMLFormElement) => (): Readonly<Record<string, string>> => {
  const fields = Object.fromEntries([...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])))
  const chosen = fields["operation"] === "add" ? document.querySelector<HTMLInputElement>("#projector_size_hidden")?.value : undefined
  return chosen === undefined ? fields : { ...fields, size: chosen }
}

const listOf = (said: ForeignObject | null): number | null => {
  const list = said?.["list"]
  return typeof list === "number" ? list : null
}

/** Shows how far a change has come. */
type Show = (is: RemoteAction["is"], listId: number | null) => void

/** Beside the button stands what came of it, and the way to the list. */
function adding(form: HTMLFormElement, { say, language, tell }: KeepingWords): Show {
  const told = Object.assign(document.createElement("p"), { className: "saved__told" })
  return (is, listId) => {
    form.ariaBusy = String(is === "busy")
    if (is === "busy") return told.remove()
    if (is === "failed") return form.submit()
    const chosen = form.querySelector<HTMLSelectElement>("select")
    const name = chosen?.selectedOptions[0]?.textContent ?? say("saved.defaultList")
    told.replaceChildren(
      `${say("saved.listAdded")} `,
      Object.assign(document.createElement("a"), { href: listsAddress(language, listId), textContent: name }),
    )
    form.append(told)
    tell(say("saved.listAdded"))
    // a form without a choice of lists comes from a page of somebody who has none
    if (chosen === null) showListsCount(1, { say, language })
  }
}

/** The row is gone at once, and back where it cannot be taken out. */
function removing(form: HTMLFormElement, { say, language, tell }: KeepingWords): Show {
  const row = form.closest<HTMLElement>(".product")
  const others = [...document.querySelectorAll<HTMLElement>("#content .products > .product:has(.slt_lists__remove)")].filter(
    (one) => one !== row && !one.hidden,
  )
  return (is, listId) => {
    if (row !== null) row.hidden = is === "busy" || is === "done"
    if (is === "failed") return form.submit()
    if (is === "busy") return nextTo(row, others)?.focus()
    tell(say("saved.listRemoved"))
    row?.remove()
    if (others.length === 0) location.assign(listsAddress(language, listId))
  }
}

/** The button of the row behind one, else of the one before it, else the page's content. */
function nextTo(row: HTMLElement | null, others: readonly HTMLElement[]): HTMLElement | null {
  const behind = others.find((one) => row !== null && (row.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)
  return (behind ?? others.at(-1))?.querySelector<HTMLElement>(".slt_lists__remove button") ?? document.getElementById("content")
}
