import { startTransition, useCallback, useLayoutEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import type { MachineStore } from "../../../core/values/machine.ts"
import { afterPaint } from "./after-paint.ts"

/**
 * When a step is drawn. A controlled field needs it before the next paint. What changes much of a page is drawn in slices; what is sent or
 * moves the page is drawn whole, after the browser has shown that the control was pressed. Each step is taken at once, and so is what it asks
 * for: a form leaves with the press that sends it.
 */
export type DrawingPace = "before paint" | "in slices" | "after paint"

/**
 * The state of a running machine as it is drawn, and a way to tell it what the shopper did, in the order in which it was done.
 *
 * @param paceOf must be the same function each time
 * @param isSentAlike whether a form that is drawn in one state sends what it would send in another: where it does not, it is drawn before
 *   it is sent. Must be the same function each time
 */
export function useMachine<State, Event>(
  store: MachineStore<State, Event>,
  paceOf: (event: Event) => DrawingPace = beforePaint,
  isSentAlike: (drawn: State, now: State) => boolean = Object.is,
): readonly [State, (event: Event) => void] {
  const [state, show] = useState<State>(() => store.getSnapshot())
  const drawn = useRef(state)
  const waits = useRef(false)
  // at once with the markup: an island that counts as live shows every step
  useLayoutEffect(() => {
    const follow = () => waits.current || show(store.getSnapshot())
    follow()
    return store.subscribe(follow)
  }, [store])
  useLayoutEffect(() => void (drawn.current = state))
  const send = useCallback(
    (event: Event) => {
      const draw = () => {
        if (!waits.current) return
        waits.current = false
        flushSync(() => show(store.getSnapshot()))
      }
      draw()
      const pace = paceOf(event)
      const take = () => store.send(event)
      if (pace === "before paint") return take()
      if (pace === "in slices") return startTransition(take)
      waits.current = true
      // before what the step asks for after the paint
      afterPaint(draw)
      take()
      if (!isSentAlike(drawn.current, store.getSnapshot())) draw()
    },
    [store, paceOf, isSentAlike],
  )
  return [state, send]
}

const beforePaint = () => "before paint" as const
