import { startTransition, useCallback, useLayoutEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import type { MachineStore, PatientStore } from "../../../core/values/machine.ts"
import { afterPaint } from "./after-paint.ts"

/**
 * When a step is drawn that need not be drawn before the next paint, as a controlled field has to. What changes much of a page is drawn in
 * slices. A letter is taken and drawn later, after the paint that shows it, or before whatever else happens, and not before the next one: its
 * field shows more by then than what would be drawn. What is sent or moves the page is drawn whole, after the browser has shown that the control
 * was pressed: its pace is the rule whether a form that is drawn in one state sends what it would send in another, because where it does not it
 * is drawn before it is sent. Each step but that of a letter is taken at once, and so is what it asks for: a form leaves with the press that
 * sends it.
 */
export type DrawingPace<State> = "in slices" | "later" | ((drawn: State, now: State) => boolean)

/**
 * The state of a running machine as it is drawn, and a way to tell it what the shopper did, in the order in which it was done.
 *
 * @param paceOf must be the same function each time; without a pace a step is drawn before the next paint
 */
export function useMachine<State, Event>(
  store: MachineStore<State, Event> & Partial<PatientStore<State, Event>>,
  paceOf?: (event: Event) => DrawingPace<State> | undefined,
): readonly [State, (event: Event) => void] {
  const [state, show] = useState<State>(() => store.getSnapshot())
  const waits = useRef(false)
  const shown = useRef(state)
  // at once with the markup: an island that counts as live shows every step
  useLayoutEffect(() => {
    const follow = () => waits.current || show(store.getSnapshot())
    follow()
    return store.subscribe(follow)
  }, [store])
  useLayoutEffect(() => {
    shown.current = state
  })
  const send = useCallback(
    (event: Event) => {
      const draw = () => {
        store.settle?.()
        waits.current = false
        const now = store.getSnapshot()
        if (shown.current !== now) flushSync(() => show(now))
      }
      const pace = paceOf?.(event)
      const isPress = typeof pace === "function"
      // what waits, and for a press what is still drawn in slices
      if (isPress || (waits.current && pace !== "later")) draw()
      const drawn = store.getSnapshot()
      if (pace === "in slices") return startTransition(() => store.send(event))
      if (pace !== undefined && !waits.current) {
        waits.current = true
        // before what the step asks for after the paint
        afterPaint(draw)
      }
      if (pace === "later" && store.hold !== undefined) return store.hold(event)
      store.send(event)
      if (isPress && !pace(drawn, store.getSnapshot())) draw()
    },
    [store, paceOf],
  )
  return [state, send]
}
