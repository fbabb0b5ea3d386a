import { layoutLimits } from "./limits.ts"

/** A loader over a page or a part of it. It never delays the data: it only stays a little longer than loading takes. */
export interface Loader {
  readonly shown: boolean
  /** loads that are still in progress */
  readonly loads: number
  /** the minimum time has passed */
  readonly minimumElapsed: boolean
  /** number of the timer of the minimum time; an older one changes nothing */
  readonly timerId: number
  /** the minimum time, in milliseconds */
  readonly minimumMs: number
}

/** What can happen to a loader. */
export type LoaderEvent =
  | { readonly type: "LoadStarted" }
  /** successfully or not */
  | { readonly type: "LoadEnded" }
  | { readonly type: "TimerEnded"; readonly timerId: number }

/** Start the timer of the minimum time. */
export interface LoaderCommand {
  readonly type: "StartTimer"
  readonly timer: "loader"
  readonly timerId: number
  readonly ms: number
}

/**
 * A loader that is not shown.
 *
 * Spec: 9.35. Units: milliseconds.
 *
 * @example openLoader().minimumMs // => 700
 */
export function openLoader(minimumMs: number = layoutLimits.loaderMs): Loader {
  return { shown: false, loads: 0, minimumElapsed: false, timerId: 0, minimumMs }
}

/**
 * One step of a loader: it is shown while anything loads, and once shown for at least the minimum time.
 *
 * Spec: 9.35, 4.40, 2.28.
 *
 * @example loader(openLoader(), { type: "LoadStarted" })[1]
 * // => [{ type: "StartTimer", timer: "loader", timerId: 1, ms: 700 }]
 */
export function loader(state: Loader, event: LoaderEvent): readonly [Loader, readonly LoaderCommand[]] {
  switch (event.type) {
    case "LoadStarted":
      return start(state)
    case "LoadEnded": {
      if (state.loads === 0) return [state, []]
      const loads = state.loads - 1
      return [{ ...state, loads, shown: loads > 0 || !state.minimumElapsed }, []]
    }
    case "TimerEnded":
      if (event.timerId !== state.timerId || state.minimumElapsed || !state.shown) return [state, []]
      return [{ ...state, minimumElapsed: true, shown: state.loads > 0 }, []]
  }
}

function start(state: Loader): readonly [Loader, readonly LoaderCommand[]] {
  const loads = state.loads + 1
  if (state.shown) return [{ ...state, loads }, []]
  const timerId = state.timerId + 1
  return [
    { ...state, shown: true, loads, minimumElapsed: false, timerId },
    [{ type: "StartTimer", timer: "loader", timerId, ms: state.minimumMs }],
  ]
}
