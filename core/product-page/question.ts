import type { Step } from "../values/machine.ts"
import type { Decimal } from "../values/decimal.ts"
import type { Asking, ChoiceQuestion, ProductChoice, ProductRules } from "./choice.ts"

/** Pause after the last change of a configurator before its price is asked for. Spec: 4.73, 9.36. */
export const recalculationMs = 500

/** The one question of a product page to its shop. An answer counts while it is awaited and has the newest number. */
export interface Question {
  readonly requestId: number
  /** `pausing` = the shopper may go on changing, `asked` = the shop is asked */
  readonly is: "rest" | "pausing" | "asked"
  /** the shop's own sentence about why there is no price */
  readonly refused: string | null
}

export type QuestionEvent =
  | { readonly type: "Raised"; readonly asking: Asking }
  | { readonly type: "PauseEnded"; readonly timerId: number }
  | { readonly type: "Answered"; readonly refused: string | null }

export type QuestionCommand =
  | { readonly type: "StartTimer"; readonly timerId: number; readonly ms: number }
  | { readonly type: "AskShop"; readonly requestId: number }
  | { readonly type: "GoTo"; readonly link: string }
  /** what was asked last is not wanted any more */
  | { readonly type: "DropQuestion" }

/** Nothing was asked yet. */
export const noQuestion: Question = { requestId: 0, is: "rest", refused: null }

/**
 * One step of the question. A newer one makes the older void; what a shop refused was the choice before it.
 *
 * Spec: 4.48, 4.73, 9.36, 16.12, 16.23, 16.32, 16.33.
 *
 * @example question(noQuestion, { type: "Raised", asking: "now" })
 * // => [{ requestId: 1, is: "asked", refused: null }, [{ type: "AskShop", requestId: 1 }]]
 */
export const question: Step<Question, QuestionEvent, QuestionCommand> = (state, event) => {
  switch (event.type) {
    case "Raised":
      return raise(state, event.asking)
    case "PauseEnded":
      if (state.is !== "pausing" || state.requestId !== event.timerId) return [state, []]
      return [{ ...state, is: "asked" }, [{ type: "AskShop", requestId: state.requestId }]]
    case "Answered":
      return [{ ...state, is: "rest", refused: event.refused }, []]
  }
}

function raise(state: Question, asking: Asking): ReturnType<typeof question> {
  if (asking === "no" || (asking === "anew" && state.is === "rest")) return [state, []]
  const requestId = state.requestId + 1
  if (asking === "now" || asking === "anew") return [{ requestId, is: "asked", refused: null }, [{ type: "AskShop", requestId }]]
  if (asking === "afterPause")
    return [{ requestId, is: "pausing", refused: null }, [{ type: "StartTimer", timerId: requestId, ms: recalculationMs }]]
  const rest: Question = { requestId, is: "rest", refused: null }
  if (asking !== "void") return [rest, [{ type: "GoTo", link: asking.goTo }]]
  return [rest, state.is === "asked" ? [{ type: "DropQuestion" }] : []]
}

/**
 * What a command of the question asks about a choice. While it pauses, our own interpreter has a price to show already.
 *
 * Spec: 4.73, 7.77, 12.6, 12.9.
 *
 * @example
 * questionsAbout(configuredKind, configured(), decimal("1"), { type: "AskShop", requestId: 1 })[0]?.type // => "AskShop"
 */
export function questionsAbout<Choice extends ProductChoice>(
  rules: Pick<ProductRules<Choice>, "wants" | "fields" | "ownFormula" | "unanswered">,
  choice: Choice,
  quantity: Decimal,
  command: Extract<QuestionCommand, { readonly type: "StartTimer" | "AskShop" }>,
): readonly ChoiceQuestion[] {
  const formula = rules.ownFormula?.(choice, quantity) ?? null
  if (command.type === "StartTimer") return formula === null ? [] : [{ type: "CalculatePrice", requestId: command.timerId, formula }]
  const { goTo: link } = rules.unanswered(choice)
  const asked = { ...command, wants: rules.wants(choice), fields: rules.fields(choice, quantity), ...(link === null ? {} : { link }) }
  return [formula === null ? asked : { ...asked, formula }]
}
