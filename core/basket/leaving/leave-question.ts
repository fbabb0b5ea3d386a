import { formatText, type TextCatalogue } from "../../texts/texts.ts"

/** Whether the shopper is being asked before a page with unsaved changes is left. */
export interface LeaveQuestion {
  readonly is: "staying" | "asking" | "leaving"
}

export type LeaveQuestionEvent =
  /** caused by a shopper: a link was pressed while leaving would lose a change */
  | { readonly type: "LinkPressed" }
  | { readonly type: "StayPressed" }
  | { readonly type: "LeavePressed" }
  /** the page came back from history */
  | { readonly type: "Returned" }

/** There is none: the browser follows the link, as it would have without the question. */
export interface LeaveQuestionCommand {
  readonly type: never
}

/**
 * One step of the question before leaving. Only who was asked can leave by the answer.
 *
 * Spec: 5.82, 10.575.
 *
 * @example leaveQuestion({ is: "staying" }, { type: "LinkPressed" })[0] // => { is: "asking" }
 * @example leaveQuestion({ is: "staying" }, { type: "LeavePressed" })[0] // => { is: "staying" }
 */
export function leaveQuestion(state: LeaveQuestion, event: LeaveQuestionEvent): readonly [LeaveQuestion, readonly LeaveQuestionCommand[]] {
  switch (event.type) {
    case "LinkPressed":
      return [state.is === "staying" ? { is: "asking" } : state, []]
    case "LeavePressed":
      return [state.is === "asking" ? { is: "leaving" } : state, []]
    case "StayPressed":
    case "Returned":
      return [state.is === "staying" ? state : { is: "staying" }, []]
  }
}

/** What a shopper sees of the question. */
export interface LeaveQuestionView {
  /** null = nothing is asked */
  readonly question: string | null
  /** the pressed link is followed now, without another question */
  readonly isFollowed: boolean
}

/** The texts of the question. */
export const leaveQuestionTextKeys = ["message.unsavedChanges"] as const

/**
 * The question in words.
 *
 * Spec: 5.82.
 *
 * @example viewLeaveQuestion({ is: "leaving" }, polish) // => { question: null, isFollowed: true }
 */
export const viewLeaveQuestion = (
  { is }: LeaveQuestion,
  catalogue: TextCatalogue<(typeof leaveQuestionTextKeys)[number]>,
): LeaveQuestionView => ({
  question: is === "asking" ? formatText(catalogue, "message.unsavedChanges") : null,
  isFollowed: is === "leaving",
})
