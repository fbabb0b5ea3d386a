import { layoutLimits } from "./limits.ts"

/** The loading of one script. `asked` numbers the latest attempt. */
export interface ScriptLoad {
  readonly is: "wanted" | "loading" | "ready" | "failed"
  readonly asked: number
}

export type ScriptEvent =
  | { readonly type: "Needed" }
  | { readonly type: "Loaded"; readonly asked: number }
  | { readonly type: "NotLoaded"; readonly asked: number }
  | { readonly type: "TimerEnded"; readonly asked: number }

export type ScriptCommand =
  | { readonly type: "LoadScript"; readonly asked: number }
  | { readonly type: "StartTimer"; readonly timer: "script"; readonly asked: number; readonly ms: number }
  /** a line for the debug log: nobody else hears of it */
  | { readonly type: "LogDebug"; readonly asked: number }

type Stepped = readonly [ScriptLoad, readonly ScriptCommand[]]

/** A script that nothing needed yet. Spec: 9.10. */
export const unloadedScript: ScriptLoad = { is: "wanted", asked: 0 }

/**
 * One step of the loading of a script: once, within its time; one that failed is tried again when it is needed again.
 *
 * Spec: 9.10, 8.53.
 *
 * @example scriptLoad({ is: "loading", asked: 1 }, { type: "TimerEnded", asked: 1 }) // => [{ is: "failed", asked: 1 }, [{ type: "LogDebug", asked: 1 }]]
 */
export function scriptLoad(load: ScriptLoad, event: ScriptEvent): Stepped {
  if (event.type === "Needed") return need(load)
  if (load.is !== "loading" || event.asked !== load.asked) return [load, []]
  if (event.type === "Loaded") return [{ ...load, is: "ready" }, []]
  return [{ ...load, is: "failed" }, [{ type: "LogDebug", asked: load.asked }]]
}

function need(load: ScriptLoad): Stepped {
  if (load.is === "loading" || load.is === "ready") return [load, []]
  const asked = load.asked + 1
  const timer = { type: "StartTimer", timer: "script", asked, ms: layoutLimits.scriptMs } as const
  return [{ is: "loading", asked }, [{ type: "LoadScript", asked }, timer]]
}

/**
 * The address of a script of the shop; `null` for a name that is none, so that no name leads anywhere else.
 *
 * Spec: 7.18, 19.49.
 *
 * @example scriptAddress("/js/", "calendar") // => "/js/calendar.js"
 * @example scriptAddress("/js/", "../evil") // => null
 */
export function scriptAddress(prefix: string, name: string): string | null {
  return /^[\w-]+(?:\.[\w-]+)*$/.test(name) ? `${prefix}${name}.js` : null
}
