import { startTransition, useCallback, useLayoutEffect, useState } from "react"
import type { MachineStore } from "../../core/values/machine.ts"

/**
 * The state of a running machine as it is drawn, and a way to tell it what the shopper did. A step is drawn before the browser paints
 * again, which a controlled field needs; after a patient event the browser first shows that the control was pressed, and the
 * step is drawn in slices.
 *
 * @param isPatient must be the same function each time
 */
export function useMachine<State, Event>(
  store: MachineStore<State, Event>,
  isPatient: (event: Event) => boolean = never,
): readonly [State, (event: Event) => void] {
  const [state, show] = useState<State>(() => store.getSnapshot())
  // at once with the markup: an island that counts as live shows every step
  useLayoutEffect(() => {
    const follow = () => show(store.getSnapshot())
    follow()
    return store.subscribe(follow)
  }, [store])
  const send = useCallback(
    (event: Event) => {
      if (isPatient(event)) startTransition(() => store.send(event))
      else store.send(event)
    },
    [store, isPatient],
  )
  return [state, send]
}

const never = () => false
