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

/** Where a script stands in the page, in the order in which they run. Spec: 9.32. */
export const scriptPositions = ["head", "body_top", "before_shop_js", "after_shop_js", "body_bottom"] as const

export type ScriptPosition = (typeof scriptPositions)[number]

/**
 * The position of a snippet's region; one that nobody knows goes to the end of the page.
 *
 * Spec: 7.17, 9.32, 19.50.
 *
 * @example ["head", "body_top", "body", "elsewhere"].map(snippetPosition) // => ["head", "body_top", "body_bottom", "body_bottom"]
 */
export function snippetPosition(region: string): ScriptPosition {
  return scriptPositions.find((position) => position === region) ?? "body_bottom"
}

/**
 * Scripts in the order of their positions; those of one position keep theirs.
 *
 * Spec: 9.32, 7.17.
 *
 * @example inScriptOrder([{ position: "body_bottom" }, { position: "head" }]) // => [{ position: "head" }, { position: "body_bottom" }]
 */
export function inScriptOrder<Script extends { readonly position: ScriptPosition }>(scripts: readonly Script[]): readonly Script[] {
  return scriptPositions.flatMap((position) => scripts.filter((script) => script.position === position))
}

/** A script of a fetched page, to be put into this one. */
export interface MarkedScript {
  readonly address: string
  /** the nonce of this page: the fetched page's own would not be accepted */
  readonly nonce: string
}

/**
 * The scripts of a fetched page that are run: those with an address on the shop's list, each once. A script written into the
 * page, which has no address, never runs.
 *
 * Spec: 4.19, 4.20.
 *
 * @param found addresses of the marked scripts; null = written into the page
 *
 * @example markedScripts(["/js/a.js", null, "https://elsewhere/b.js"], ["/js/a.js"], "n1") // => [{ address: "/js/a.js", nonce: "n1" }]
 */
export function markedScripts(found: readonly (string | null)[], allowed: readonly string[], nonce: string): readonly MarkedScript[] {
  const addresses = new Set(found.filter((address) => address !== null))
  return [...addresses].filter((address) => allowed.includes(address)).map((address) => ({ address, nonce }))
}
