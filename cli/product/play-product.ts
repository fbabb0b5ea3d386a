import { anyKind } from "../../core/product-page/kinds.ts"
import { type ProductPageCommand, type ProductPageEvent, productPage } from "../../core/product-page/product-page.ts"
import { type ProductPageView, viewProductPage } from "../../core/product-page/view-product-page.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import type { Language } from "../../core/values/language.ts"
import { exitCodes, UserError } from "../user-error.ts"
import { factsOf, openPage } from "./open-page.ts"
import type { ProductDescription } from "./file-kinds.ts"
import type { FileEntry } from "./file-parts.ts"

/** An entry of the file, what the page asked for then, and what the shopper sees after it; null = the page opens. */
export interface ProductStep {
  readonly entry: FileEntry | null
  readonly commands: readonly ProductPageCommand[]
  readonly view: ProductPageView
}

interface Timer {
  readonly dueMs: number
  readonly ended: ProductPageEvent
}

const step = productPage(anyKind)

/** Plays a file through the machine of its kind. Fails with a UserError where the shop answers what nobody asked. */
export function playProduct(file: ProductDescription, language: Language): readonly ProductStep[] {
  const catalogue = textCatalogue(language, {})
  let page = openPage(file, language)
  let nowMs = 0
  let timers: readonly Timer[] = []
  const view = () => viewProductPage(anyKind, page, catalogue)

  const send = (event: ProductPageEvent): readonly ProductPageCommand[] => {
    const [next, commands] = step(page, event)
    page = next
    timers = [...timers, ...commands.flatMap((command) => timerOf(command, nowMs))]
    return commands
  }

  /** Timers end in the order of time; one that starts meanwhile may end within the same wait. */
  const wait = (ms: number): readonly ProductPageCommand[] => {
    const untilMs = nowMs + ms
    const commands: ProductPageCommand[] = []
    for (let due = firstDue(timers, untilMs); due !== null; due = firstDue(timers, untilMs)) {
      const ended = due
      timers = timers.filter((timer) => timer !== ended)
      nowMs = ended.dueMs
      commands.push(...send(ended.ended))
    }
    nowMs = untilMs
    return commands
  }

  const play = (entry: FileEntry, at: number): readonly ProductPageCommand[] => {
    if ("type" in entry) return send(entry)
    if ("wait" in entry) return wait(entry.wait)
    const { question, submit } = page
    if ("cart" in entry) {
      if (submit.stage.is !== "reading") throw unasked(at, "The cart is not being read")
      const { requestId } = submit
      return send(entry.cart === "empty" ? { type: "CartRead", requestId, rows: [] } : { type: "CartNotRead", requestId })
    }
    if (question.is !== "asked") throw unasked(at, "The shop is not being asked (is a wait missing?)")
    const { requestId } = question
    switch (entry.shop) {
      case "answers":
        return send({ type: "ShopAnswered", requestId, facts: factsOf(file, entry.facts) })
      case "refuses":
        return send({ type: "ShopRefused", requestId, message: entry.message })
      case "doesNotAnswer":
        return send({ type: "ShopNotAnswered", requestId })
    }
  }

  const opened: ProductStep = { entry: null, commands: [], view: view() }
  return [opened, ...file.events.map((entry, at): ProductStep => ({ entry, commands: play(entry, at), view: view() }))]
}

function timerOf(command: ProductPageCommand, nowMs: number): readonly Timer[] {
  if (command.type !== "StartTimer") return []
  const { timer, timerId, ms } = command
  return [{ dueMs: nowMs + ms, ended: { type: "TimerEnded", timer, timerId } }]
}

const firstDue = (timers: readonly Timer[], untilMs: number): Timer | null =>
  timers.filter(({ dueMs }) => dueMs <= untilMs).toSorted((a, b) => a.dueMs - b.dueMs)[0] ?? null

const unasked = (at: number, why: string) => new UserError(`${why} at ["events"][${at}]`, exitCodes.unusable)
