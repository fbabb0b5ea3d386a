import { expect } from "vitest"
import type { Step } from "../../../core/values/machine.ts"

/** Every state and what it asked for, the first state without an event. */
export function run<State, Event, Command>(step: Step<State, Event, Command>, first: State, events: readonly Event[]) {
  const states: State[] = [first]
  const asked: (readonly Command[])[] = []
  let state = first
  for (const event of events) {
    const [next, commands] = step(state, event)
    // commands are plain data
    expect(commands.every((command) => typeof command === "object")).toBe(true)
    state = next
    states.push(next)
    asked.push(commands)
  }
  return { states, asked, last: state }
}

/** A state that a recording can keep. */
export const travels = (state: unknown) => expect(JSON.parse(JSON.stringify(state))).toEqual(state)
