import type { Step } from "../../../core/values/machine.ts"

/** Runs events and keeps every state with the commands that led to it. */
export function run<State, Event, Command>(step: Step<State, Event, Command>, start: State, events: readonly Event[]) {
  let state = start
  return events.map((event) => {
    const [after, commands] = step(state, event)
    const taken = { before: state, event, after, commands }
    state = after
    return taken
  })
}
