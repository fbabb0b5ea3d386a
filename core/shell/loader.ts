import { layoutLimits } from "./limits.ts"

/** A loader over a page or a part of it. It never holds data back: it only stays a little longer than they need. */
export interface Loader {
  readonly shown: boolean
  /** loads that are still under way */
  readonly loads: number
  /** the least time is over */
  readonly longEnough: boolean
  /** number of the timer of the least time; an older one changes nothing */
  readonly asked: number
  /** the least time, in milliseconds */
  readonly leastMs: number
}

export type LoaderEvent =
  | { readonly type: "LoadStarted" }
  /** whatever came of it */
  | { readonly type: "LoadEnded" }
  | { readonly type: "TimerEnded"; readonly asked: number }

export interface LoaderCommand {
  readonly type: "StartTimer"
  readonly timer: "loader"
  readonly asked: number
  readonly ms: number
}

/**
 * A loader that is not shown.
 *
 * Spec: 9.35. Units: milliseconds.
 *
 * @example openLoader().leastMs // => 700
 */
export function openLoader(leastMs: number = layoutLimits.loaderMs): Loader {
  return { shown: false, loads: 0, longEnough: false, asked: 0, leastMs }
}

/**
 * One step of a loader: shown while anything loads, and for the least time once shown.
 *
 * Spec: 9.35, 4.40, 2.28.
 *
 * @example loader(openLoader(), { type: "LoadStarted" })[1] // => [{ type: "StartTimer", timer: "loader", asked: 1, ms: 700 }]
 */
export function loader(state: Loader, event: LoaderEvent): readonly [Loader, readonly LoaderCommand[]] {
  switch (event.type) {
    case "LoadStarted":
      return start(state)
    case "LoadEnded": {
      if (state.loads === 0) return [state, []]
      const loads = state.loads - 1
      return [{ ...state, loads, shown: loads > 0 || !state.longEnough }, []]
    }
    case "TimerEnded":
      if (event.asked !== state.asked || state.longEnough || !state.shown) return [state, []]
      return [{ ...state, longEnough: true, shown: state.loads > 0 }, []]
  }
}

function start(state: Loader): readonly [Loader, readonly LoaderCommand[]] {
  const loads = state.loads + 1
  if (state.shown) return [{ ...state, loads }, []]
  const asked = state.asked + 1
  return [{ ...state, shown: true, loads, longEnough: false, asked }, [{ type: "StartTimer", timer: "loader", asked, ms: state.leastMs }]]
}
