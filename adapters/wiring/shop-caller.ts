import { Cause, Effect, Exit } from "effect"
import type { ShopCalls, ShopTask } from "../../core/pages/page-task.ts"
import type { AnswerShopCalls } from "../../core/use-cases/answer-shop-calls.ts"
import type { ErrorLog } from "../../ports/error-log.ts"

/** What asks the shop: here the Effects of a page's machines are run, in the browser and in a replay alike. */
export interface ShopCaller {
  /** @returns when the task's event is sent, or the task was given up for a newer one. Never rejects. */
  readonly ask: <Event>(task: ShopTask<Event>, send: (event: Event) => void) => Promise<void>
}

/**
 * Runs what machines ask of the shop. A task that may be superseded is interrupted, and its request aborted, when a newer one makes
 * the same call; each other task ends in exactly one event. A defect is logged and ends in the task's own failure.
 *
 * Spec: 8.56.
 */
export function makeShopCaller(calls: AnswerShopCalls, log: ErrorLog): ShopCaller {
  const latest = new Map<keyof ShopCalls, AbortController>()
  return {
    ask: async (task, send) => {
      const own = new AbortController()
      if (task.isSuperseded) {
        latest.get(task.call)?.abort()
        latest.set(task.call, own)
      }
      const exit = await Effect.runPromiseExit(answered(calls, task), { signal: own.signal })
      if (own.signal.aborted) return
      if (Exit.isSuccess(exit)) return send(exit.value)
      await Effect.runPromise(log.write(`ask the shop: ${task.call}`, Cause.squash(exit.cause)))
      send(task.failed)
    },
  }
}

function answered<Call extends keyof ShopCalls, Event>(calls: AnswerShopCalls, task: ShopTask<Event, Call>): Effect.Effect<Event> {
  return calls[task.call](task.input).pipe(Effect.map(task.answered))
}
