import type { Language } from "../../core/values/language.ts"
import type { MachineList } from "../../core/pages/page-machine.ts"
import type { ShownPageModel } from "../../core/pages/page.ts"
import type { PageEffects } from "../../core/pages/page-task.ts"
import { type Outcome, pageOutcome } from "../../core/scenario/outcome.ts"
import { shownViews } from "../../core/scenario/shown-views.ts"
import type { MachineEvent } from "../../core/scenario/scenario.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"

/** What a machine asked for. */
export interface CausedCommand {
  readonly machine: string
  readonly command: { readonly type: string }
}

/** A page on which its machines run. */
export interface PageRun {
  /** @returns false when the page has no such machine, or the machine no such event */
  readonly dispatch: (event: MachineEvent) => boolean
  /** what the shopper sees now, in the texts of the shop */
  readonly outcome: () => Outcome
}

export interface PageRunDependencies {
  readonly machines: MachineList
  readonly language: Language
  /** what the machines work with; what one tells the others of the page, they hear */
  readonly effects: Omit<PageEffects, "publish" | "outdate">
  /** sees every command before it is done */
  readonly onCommand: (caused: CausedCommand) => void
}

/** Starts those of the machines that the page has. */
export function runPage(address: string, model: ShownPageModel, dependencies: PageRunDependencies): PageRun {
  const { machines, language, onCommand } = dependencies
  const effects: PageEffects = {
    ...dependencies.effects,
    publish: (basket) => {
      for (const { hearBasket } of running.values()) hearBasket(basket)
    },
    outdate: () => {
      for (const { hearOutdated } of running.values()) hearOutdated()
    },
  }
  const running = new Map(
    Object.entries(machines).flatMap(([name, machine]) => {
      const onStep = (_event: unknown, commands: readonly CausedCommand["command"][]) => {
        for (const command of commands) onCommand({ machine: name, command })
      }
      const started = machine.start(model, { language, effects, onStep })
      return started === null ? [] : [[name, started] as const]
    }),
  )
  const texts = textCatalogue(model.frame?.shell.language ?? language, model.frame?.shell.overrides ?? {})
  return {
    dispatch: ({ machine, event }) => running.get(machine)?.dispatch(event) ?? false,
    outcome: () => {
      const views = shownViews([...running].map(([name, one]) => [name, one.outcome(texts)]))
      return pageOutcome(address, model, views, texts)
    },
  }
}
