import { type TimeLimit, type TimeLimitEnded, timeLimit } from "./time-limit.ts"

/** Why an action of the shopper failed: the shop refused (with its own message, or an empty one), or could not be reached. */
export type ActionProblem = { readonly _tag: "Refused"; readonly message: string } | { readonly _tag: "NotReached" }

/** An action of the shopper that the shop has to perform. `requestId` numbers the latest attempt, and its timer too. */
export interface RemoteAction {
  readonly is: "idle" | "busy" | "done" | "failed"
  readonly requestId: number
  /** why it failed; null unless it did */
  readonly problem: ActionProblem | null
}

/** What can happen to an action of the shopper. */
export type RemoteActionEvent =
  | { readonly type: "Pressed" }
  | { readonly type: "Succeeded"; readonly requestId: number }
  | { readonly type: "Refused"; readonly requestId: number; readonly message: string }
  | { readonly type: "NotAnswered"; readonly requestId: number }
  | TimeLimitEnded

/** Send the action to the shop, or start the timer of its time limit. */
export type RemoteActionCommand = { readonly type: "Perform"; readonly requestId: number } | TimeLimit

type Stepped = readonly [RemoteAction, readonly RemoteActionCommand[]]

/** Before the first press. Spec: 8.57. */
export const idleAction: RemoteAction = { is: "idle", requestId: 0, problem: null }

/**
 * One step of an action of the shopper: whatever the outcome, its control leaves the loading state, and a failure shows a message.
 * A second press while one is in progress, and an answer to an older attempt, change nothing.
 *
 * Spec: 8.57, 4.29, 4.52, 19.44.
 *
 * @example remoteAction(idleAction, { type: "Pressed" })[0].is // => "busy"
 * @example remoteAction({ is: "busy", requestId: 2, problem: null }, { type: "NotAnswered", requestId: 2 })[0].problem
 * // => { _tag: "NotReached" }
 */
export function remoteAction(action: RemoteAction, event: RemoteActionEvent): Stepped {
  if (event.type === "Pressed") return press(action)
  if (action.is !== "busy" || (event.type === "TimerEnded" ? event.timerId : event.requestId) !== action.requestId) return [action, []]
  switch (event.type) {
    case "Succeeded":
      return [{ ...action, is: "done" }, []]
    case "Refused":
      return [fail(action, { _tag: "Refused", message: event.message.trim() }), []]
    case "NotAnswered":
    case "TimerEnded":
      return [fail(action, { _tag: "NotReached" }), []]
  }
}

function press(action: RemoteAction): Stepped {
  if (action.is === "busy") return [action, []]
  const requestId = action.requestId + 1
  return [{ is: "busy", requestId, problem: null }, [{ type: "Perform", requestId }, timeLimit(requestId)]]
}

const fail = ({ requestId }: RemoteAction, problem: ActionProblem): RemoteAction => ({ is: "failed", requestId, problem })
