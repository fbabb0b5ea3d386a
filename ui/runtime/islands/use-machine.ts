import { startTransition, useCallback, useLayoutEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import type { MachineStore } from "../../../core/values/machine.ts"
import { afterPaint } from "./after-paint.ts"

/**
 * When a step is taken and drawn. A controlled field needs it before the next paint. What changes much of a page is drawn in slices, and
 * what is sent or moves the page is taken whole, both after the browser has shown that the control was pressed.
 */
export type DrawingPace = "before paint" | "in slices" | "after paint"

/**
 * The state of a running machine as it is drawn, and a way to tell it what the shopper did, in the order in which it was done.
 *
 * @param paceOf must be the same function each time
 */
export function useMachine<State, Event>(
  store: MachineStore<State, Event>,
  paceOf: (event: Event) => DrawingPace = beforePaint,
): readonly [State, (event: Event) => void] {
  const [state, show] = useState<State>(() => store.getSnapshot())
  // at once with the markup: an island that counts as live shows every step
  useLayoutEffect(() => {
    const follow = () => show(store.getSnapshot())
    follow()
    return store.subscribe(follow)
  }, [store])
  const waiting = useRef<Event[]>([])
  const send = useCallback(
    (event: Event) => {
      const takeWaiting = () => {
        // drawn at once, so that a form is sent as it is shown
        for (const earlier of waiting.current.splice(0)) flushSync(() => store.send(earlier))
      }
      takeWaiting()
      switch (paceOf(event)) {
        case "before paint":
          store.send(event)
          return
        case "in slices":
          startTransition(() => store.send(event))
          return
        case "after paint":
          waiting.current.push(event)
          afterPaint(takeWaiting)
      }
    },
    [store, paceOf],
  )
  return [state, send]
}

const beforePaint = () => "before paint" as const
