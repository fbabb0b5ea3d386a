import { isForeignObject } from "../../../core/web/untrusted-json.ts"
import type { KeepingWords } from "./change-list-in-place.ts"
import { productOf, showKeptCount } from "./mark-controls.ts"
import { showAgain } from "./show-again.ts"

/** Asks the shop for a change of what is kept; `null` = its answer cannot be read. */
type Ask = (path: string, fields: Readonly<Record<string, string>>) => Promise<unknown>

const isDone = (said: unknown): boolean => isForeignObject(said) && said["status"] === "success"

/** What is asked already: a second press changes nothing. */
const waiting = new WeakSet<Element>()

/**
 * Takes a product out of the comparison that is shown. The column goes as the shop has taken it out, the header's number follows, and the focus goes to
 * the next column. Rejects when it is not answered.
 *
 * Spec: 10.906.
 *
 * @returns false = it was refused: the link is followed, whose page says why
 */
export async function removeCompared(link: HTMLAnchorElement, page: KeepingWords, ask: Ask): Promise<boolean> {
  if (waiting.has(link)) return true
  waiting.add(link)
  link.setAttribute("aria-busy", "true")
  const columns = [...document.querySelectorAll<HTMLElement>(".compare a.product__compare_item")].map(({ id }) => id)
  const at = columns.indexOf(link.id)
  if (!isDone(await ask("/settings.php", { comparers: "remove", product: productOf(link) }))) return false
  page.tell(page.say("saved.comparedRemoved"))
  showKeptCount("compared", -1, page)
  await showAgain(location.href, [...columns.slice(at + 1), ...columns.slice(0, at).toReversed(), "content"])
  return true
}

/** What is said of a list that is shown, once it has changed. */
const changes = { rename: "saved.listRenamed", share: "saved.listShared", unshare: "saved.listUnshared" } as const

const isChange = (name: unknown): name is keyof typeof changes => typeof name === "string" && Object.hasOwn(changes, name)

/** @returns what a form of the list that is shown does; `null` = something that leads elsewhere */
export function changeOfList(form: HTMLFormElement, pressed: HTMLElement | null): keyof typeof changes | null {
  const named = pressed instanceof HTMLButtonElement && pressed.name === "operation" ? pressed.value : new FormData(form).get("operation")
  return isChange(named) ? named : null
}

/**
 * Renames the list that is shown, or lets others see it or not any more: the page says so and shows it as it is now. Rejects when it is not answered.
 *
 * Spec: 10.907.
 *
 * @returns false = it was refused: the form is sent, whose page says why
 */
export async function changeShownList(form: HTMLFormElement, is: keyof typeof changes, page: KeepingWords, ask: Ask): Promise<boolean> {
  if (waiting.has(form)) return true
  waiting.add(form)
  form.setAttribute("aria-busy", "true")
  const fields = Object.fromEntries([...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])))
  if (!isDone(await ask(String(form.getAttribute("action")), { ...fields, operation: is }))) return false
  page.tell(page.say(changes[is]))
  await showAgain(location.href, [is === "rename" ? "list_rename" : "list_share"])
  return true
}
