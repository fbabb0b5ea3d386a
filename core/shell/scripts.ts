/** Time limit of a script, in milliseconds. Spec: 9.10 */
export const scriptMs = 5_000

/** The loading of one script. `requestId` numbers the latest attempt, and its timer too. */
export interface ScriptLoad {
  readonly is: "unloaded" | "loading" | "ready" | "failed"
  readonly requestId: number
}

/** What can happen to a script. */
export type ScriptEvent =
  | { readonly type: "Needed" }
  | { readonly type: "Loaded"; readonly requestId: number }
  | { readonly type: "NotLoaded"; readonly requestId: number }
  | { readonly type: "TimerEnded"; readonly timerId: number }

/** What loading a script asks of the browser. */
export type ScriptCommand =
  | { readonly type: "LoadScript"; readonly requestId: number }
  | { readonly type: "StartTimer"; readonly timer: "script"; readonly timerId: number; readonly ms: number }
  /** write to the debug log only */
  | { readonly type: "LogDebug"; readonly requestId: number }

type Stepped = readonly [ScriptLoad, readonly ScriptCommand[]]

/** Before the script is first needed. Spec: 9.10. */
export const unloadedScript: ScriptLoad = { is: "unloaded", requestId: 0 }

/**
 * One step of loading a script: once, within its time limit; a failed one is tried again when it is next needed.
 *
 * Spec: 9.10, 8.53.
 *
 * @example scriptLoad({ is: "loading", requestId: 1 }, { type: "TimerEnded", timerId: 1 })
 * // => [{ is: "failed", requestId: 1 }, [{ type: "LogDebug", requestId: 1 }]]
 */
export function scriptLoad(load: ScriptLoad, event: ScriptEvent): Stepped {
  if (event.type === "Needed") return need(load)
  if (load.is !== "loading" || (event.type === "TimerEnded" ? event.timerId : event.requestId) !== load.requestId) return [load, []]
  if (event.type === "Loaded") return [{ ...load, is: "ready" }, []]
  return [{ ...load, is: "failed" }, [{ type: "LogDebug", requestId: load.requestId }]]
}

function need(load: ScriptLoad): Stepped {
  if (load.is === "loading" || load.is === "ready") return [load, []]
  const requestId = load.requestId + 1
  const timer = { type: "StartTimer", timer: "script", timerId: requestId, ms: scriptMs } as const
  return [{ is: "loading", requestId }, [{ type: "LoadScript", requestId }, timer]]
}

/**
 * The address of one of the shop's scripts; `null` for anything that is not a plain name, so that no name can point elsewhere.
 *
 * Spec: 7.18, 19.49.
 *
 * @example scriptAddress("/js/", "calendar") // => "/js/calendar.js"
 * @example scriptAddress("/js/", "../evil") // => null
 */
export function scriptAddress(prefix: string, name: string): string | null {
  return /^[\w-]+(?:\.[\w-]+)*$/.test(name) ? `${prefix}${name}.js` : null
}
