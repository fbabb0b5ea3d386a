import { basketChangePath } from "../../core/addresses/addresses.ts"
import { comparerAddress, markAddress, shoppingListPath } from "../../core/addresses/saved-addresses.ts"
import type { SavedKind } from "../../core/saved/saved.ts"
import { mark, type Mark, type MarkCommand, type MarkEvent, openMark } from "../../core/saved/mark.ts"
import { layoutLimits } from "../../core/shell/limits.ts"
import { createMachineStore, type MachineStore } from "../../core/values/machine.ts"
import { type ForeignObject, isForeignObject, parseJson } from "../../core/web/untrusted-json.ts"
import { findIsland } from "../runtime/islands/island-data.ts"
import { changeListInPlace, type KeepingWords } from "../runtime/saved/change-list-in-place.ts"
import { changeOfList, changeShownList, removeCompared } from "../runtime/saved/change-shown.ts"
import { showAgain } from "../runtime/saved/show-again.ts"
import { chosenSize, isMarked, kindOf, productOf, showKeptCount, showMark } from "../runtime/saved/mark-controls.ts"
import type { MarkControl } from "../runtime/saved/start-keeping.ts"
import { makeSay } from "../say.ts"
import type { HeaderTextKey } from "../shell/header-texts.ts"
import { loadTexts } from "../texts/load-texts.ts"

/** A shop that takes longer is asked the native way, in milliseconds. */
const patienceMs = 10_000

let words: Promise<KeepingWords> | undefined

const readWords = (): Promise<KeepingWords> =>
  (words ??= loadTexts("miniBasket").then((builtIn) => {
    const texts = findIsland<unknown, HeaderTextKey>("miniBasket", builtIn)?.data.texts
    if (texts === undefined) throw new Error("the page has no words of its header")
    const spoken = Object.assign(document.createElement("p"), { className: "aside", role: "status" })
    document.body.append(spoken)
    return { say: makeSay(texts), language: texts.language, tell: (text) => void (spoken.textContent = text) }
  }))

/** Of products whose change is asked. */
const marks = new Map<string, MachineStore<Mark, MarkEvent>>()

const outcomes = {
  favourite: ["saved.favouriteRemoved", "saved.favouriteAdded"],
  compared: ["saved.comparedRemoved", "saved.comparedAdded"],
} as const

/**
 * Keeps a product as a favourite or in the comparison, or takes it out, without leaving the page: shown at once, asked of the shop, spoken. What fails
 * is left to the address that does the same, whose page says why. Rejects when the words do not come.
 *
 * Spec: 10.424, 10.551.
 */
export async function pressMark(control: MarkControl): Promise<void> {
  const page = await readWords()
  const { say, language } = page
  const [kind, productId, sizeId] = [kindOf(control), productOf(control), chosenSize(control)]
  const key = `${kind} ${productId}`
  const isNew = !marks.has(key)
  const store =
    marks.get(key) ??
    createMachineStore<Mark, MarkEvent, MarkCommand>(mark, openMark(isMarked(control)), (command, send) => {
      if (command.type === "Change") {
        const { requestId, to } = command
        askFor(kind, productId, to ? sizeId : null).then(
          (isDone) => send({ type: isDone ? "Answered" : "Failed", requestId }),
          () => send({ type: "Failed", requestId }),
        )
        return
      }
      marks.delete(key)
      if (command.type === "LeaveBy") {
        const [change, id] = [command.to ? "add" : "remove", Number(productId)] as const
        location.assign(
          kind === "compared" ? comparerAddress(language, change, id) : markAddress(language, change, { productId: id, sizeId }),
        )
        return
      }
      page.tell(say(outcomes[kind][command.isMarked ? 1 : 0]))
      showKeptCount(kind, command.by, page)
    })
  if (isNew) marks.set(key, store)
  store.send({ type: "Pressed" })
  showMark(kind, productId, store.getSnapshot().isMarked, page)
}

/** Asks the shop to keep a product in a size, or with `null` not to. @returns whether it is done */
async function askFor(kind: SavedKind, product: string, size: string | null): Promise<boolean> {
  if (kind === "compared") return isDone(await ask("/settings.php", { comparers: size === null ? "remove" : "add", product }))
  return isDone(await ask(basketChangePath, { mode: "2", product, ...(size === null ? { change: "empty" } : { size }) }))
}

/** Puts the product of a form into a list, or takes a row out of one, without leaving the page. Rejects when the words do not come. Spec: 10.552. */
export async function pressList(form: HTMLFormElement): Promise<void> {
  changeListInPlace(form, await readWords(), (fields) => ask(shoppingListPath, fields, layoutLimits.actionMs))
}

/** Shows the comparison as a link of its page does: only what differs, or without a column. Rejects when the code does not come. Spec: 10.906. */
export const showComparison = (link: HTMLAnchorElement): Promise<void> => showAgain(link.href)

/** Takes a product out of the comparison that is shown. Spec: 10.906. */
export const takeOut = async (link: HTMLAnchorElement): Promise<boolean> => removeCompared(link, await readWords(), ask)

/** Changes the list that is shown. Spec: 10.907. */
export async function changeShown(form: HTMLFormElement, pressed: HTMLElement | null): Promise<boolean> {
  const is = changeOfList(form, pressed)
  return is !== null && changeShownList(form, is, await readWords(), ask)
}

/** A post that leaves the page where it is; what comes is no JSON of the shop's: `null`. */
async function ask(path: string, fields: Readonly<Record<string, string>>, ms = patienceMs): Promise<ForeignObject | null> {
  const reply = await fetch(path, {
    method: "POST",
    body: new URLSearchParams({ ...fields, getAjax: "true" }),
    // who presses and leaves at once has pressed
    keepalive: true,
    signal: AbortSignal.timeout(ms),
  })
  const said = parseJson(await reply.text())
  return reply.ok && isForeignObject(said) ? said : null
}

const isDone = (said: ForeignObject | null): boolean => said?.["status"] === "success"

/** Makes the first list, under the default name; whatever comes of it, the link leads on. Spec: 7.34, 7.35. */
export async function makeFirstList(link: HTMLAnchorElement): Promise<void> {
  try {
    const { say } = await readWords()
    const name = JSON.stringify(say("saved.defaultList"))
    await fetch("/graphql/v1/?query=createShoppingList", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: `mutation { shoppingListCreate(ShoppingListSettingsInput: {name: ${name}}) { status id } }` }),
      signal: AbortSignal.timeout(patienceMs),
    })
  } finally {
    location.assign(link.href)
  }
}
