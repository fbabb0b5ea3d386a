import { layoutLimits } from "./limits.ts"

/** Who asked for what failed. */
export type FailedLoad = "background" | "script" | "fragment" | "productRefresh" | "action" | "exception"

/** What follows a failure. */
export interface FailureCourse {
  /** the shopper reads of it */
  readonly told: boolean
  /** the browser goes to the address in the ordinary way */
  readonly navigates: boolean
  readonly log: "errors" | "debug"
}

/**
 * What follows the failure of a load: what a page loads by itself stays silent on it, what a shopper asked for is answered.
 *
 * Spec: 8.52 to 8.57.
 *
 * @example failureCourse("fragment") // => { told: false, navigates: true, log: "errors" }
 */
export function failureCourse(failed: FailedLoad): FailureCourse {
  return { told: failed === "action", navigates: failed === "fragment", log: failed === "script" ? "debug" : "errors" }
}

/** Why an action of the shopper did not work: the shop said no (in its own words, or without any), or could not be reached. */
export type ActionProblem = { readonly _tag: "Refused"; readonly message: string } | { readonly _tag: "NotReached" }

/** An action of the shopper that the shop must perform. `asked` numbers the attempt whose answer is awaited. */
export interface RemoteAction {
  readonly is: "idle" | "busy" | "done" | "failed"
  readonly asked: number
  /** what the shopper is told; only when it failed */
  readonly problem: ActionProblem | null
}

export type RemoteActionEvent =
  | { readonly type: "Pressed" }
  | { readonly type: "Succeeded"; readonly asked: number }
  | { readonly type: "Refused"; readonly asked: number; readonly message: string }
  | { readonly type: "NotAnswered"; readonly asked: number }
  | { readonly type: "TimerEnded"; readonly asked: number }

export type RemoteActionCommand =
  | { readonly type: "Perform"; readonly asked: number }
  | { readonly type: "StartTimer"; readonly timer: "action"; readonly asked: number; readonly ms: number }

type Stepped = readonly [RemoteAction, readonly RemoteActionCommand[]]

/** An action that nobody asked for yet. Spec: 8.57. */
export const idleAction: RemoteAction = { is: "idle", asked: 0, problem: null }

/**
 * One step of an action of the shopper: whatever becomes of it, its control leaves the loading state and a failure is told.
 * A second press while one is under way, and an answer to an older attempt, change nothing.
 *
 * Spec: 8.57, 4.29, 4.52, 19.44.
 *
 * @example remoteAction(idleAction, { type: "Pressed" })[0].is // => "busy"
 * @example remoteAction({ is: "busy", asked: 2, problem: null }, { type: "NotAnswered", asked: 2 })[0].problem // => { _tag: "NotReached" }
 */
export function remoteAction(action: RemoteAction, event: RemoteActionEvent): Stepped {
  if (event.type === "Pressed") return press(action)
  if (action.is !== "busy" || event.asked !== action.asked) return [action, []]
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
  const asked = action.asked + 1
  const timer = { type: "StartTimer", timer: "action", asked, ms: layoutLimits.actionMs } as const
  return [{ is: "busy", asked, problem: null }, [{ type: "Perform", asked }, timer]]
}

const fail = ({ asked }: RemoteAction, problem: ActionProblem): RemoteAction => ({ is: "failed", asked, problem })
