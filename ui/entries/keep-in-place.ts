import { markAddress } from "../../core/addresses/saved-addresses.ts"
import { mark, type Mark, type MarkCommand, type MarkEvent, openMark } from "../../core/saved/mark.ts"
import { createMachineStore, type MachineStore } from "../../core/values/machine.ts"
import { isForeignObject, parseJson } from "../../core/web/untrusted-json.ts"
import type { Language } from "../../core/values/language.ts"
import { findIsland } from "../runtime/islands/island-data.ts"
import { chosenSize, isMarked, productOf, showFavouritesCount, showMark } from "../runtime/saved/mark-controls.ts"
import type { MarkControl } from "../runtime/saved/start-keeping.ts"
import { makeSay } from "../say.ts"
import type { HeaderSay, HeaderTextKey } from "../shell/header-texts.ts"
import { loadTexts } from "../texts/load-texts.ts"

/** A shop that takes longer is asked the native way, in milliseconds. */
const patienceMs = 10_000

interface Words {
  readonly say: HeaderSay
  readonly language: Language
  /** speaks what came of a press */
  readonly tell: (text: string) => void
}

let words: Promise<Words> | undefined

const readWords = (): Promise<Words> =>
  (words ??= loadTexts("miniBasket").then((builtIn) => {
    const texts = findIsland<unknown, HeaderTextKey>("miniBasket", builtIn)?.data.texts
    if (texts === undefined) throw new Error("the page has no words of its header")
    const spoken = Object.assign(document.createElement("p"), { className: "aside", role: "status" })
    document.body.append(spoken)
    return { say: makeSay(texts), language: texts.language, tell: (text) => void (spoken.textContent = text) }
  }))

/** Of products whose change is asked. */
const marks = new Map<string, MachineStore<Mark, MarkEvent>>()

/**
 * Marks a product as a favourite, or takes the mark off, without leaving the page: shown at once, asked of the shop, spoken. What fails is left to the
 * address that does the same, whose page says why. Rejects when the words do not come.
 *
 * Spec: 10.424.
 */
export async function pressMark(control: MarkControl): Promise<void> {
  const page = await readWords()
  const { say, language } = page
  const productId = productOf(control)
  const sizeId = chosenSize(control)
  const isNew = !marks.has(productId)
  const store =
    marks.get(productId) ??
    createMachineStore<Mark, MarkEvent, MarkCommand>(mark, openMark(isMarked(control)), (command, send) => {
      if (command.type === "Change") {
        const { requestId, to } = command
        changeMark(productId, to ? sizeId : null).then(
          (isDone) => send({ type: isDone ? "Answered" : "Failed", requestId }),
          () => send({ type: "Failed", requestId }),
        )
        return
      }
      marks.delete(productId)
      if (command.type === "LeaveBy")
        return location.assign(markAddress(language, command.to ? "add" : "remove", { productId: Number(productId), sizeId }))
      page.tell(say(command.isMarked ? "saved.favouriteAdded" : "saved.favouriteRemoved"))
      showFavouritesCount(command.by, page)
    })
  if (isNew) marks.set(productId, store)
  store.send({ type: "Pressed" })
  showMark(productId, store.getSnapshot().isMarked, page)
}

/** Asks the shop for a mark in a size, or with `null` for none. @returns whether it is done */
async function changeMark(productId: string, size: string | null): Promise<boolean> {
  const change = size === null ? { change: "empty" } : { size }
  const reply = await fetch("/basketchange.php", {
    method: "POST",
    body: new URLSearchParams({ mode: "2", product: productId, getAjax: "true", ...change }),
    // who presses and leaves at once has pressed
    keepalive: true,
    signal: AbortSignal.timeout(patienceMs),
  })
  const said = parseJson(await reply.text())
  return reply.ok && isForeignObject(said) && said["status"] === "success"
}

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
