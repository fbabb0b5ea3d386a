import type { Perform, Step } from "./machine.ts"

/** A running machine: its state now, and a way to tell it what happened. */
export interface MachineStore<State, Event> {
  readonly getSnapshot: () => State
  /** @returns the way to stop listening */
  readonly subscribe: (listener: () => void) => () => void
  readonly send: (event: Event) => void
}

/**
 * Runs a pure machine: keeps its state, hands its commands to `perform`, feeds what comes back in again.
 * The browser, the terminal and tests all run machines by this.
 *
 * Spec: 4.44. A state that does not change (the same reference) wakes no listener.
 *
 * @param onStep sees every step, for recordings
 *
 * @example createMachineStore((n, by) => [n + by, []], 1, () => undefined).getSnapshot() // => 1
 */
export function createMachineStore<State, Event, Command>(
  step: Step<State, Event, Command>,
  initial: State,
  perform: Perform<Event, Command>,
  onStep?: (event: Event, commands: readonly Command[], state: State) => void,
): MachineStore<State, Event> {
  let state = initial
  const listeners = new Set<() => void>()
  const send = (event: Event): void => {
    const [next, commands] = step(state, event)
    const changed = next !== state
    state = next
    onStep?.(event, commands, next)
    if (changed) for (const listener of listeners) listener()
    for (const command of commands) perform(command, send)
  }
  return {
    getSnapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send,
  }
}
