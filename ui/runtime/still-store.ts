import type { MachineStore } from "../../core/values/machine.ts"

/** A store that never moves: what the server renders an island from. */
export const stillStore = <State, Event>(state: State): MachineStore<State, Event> => ({
  getSnapshot: () => state,
  subscribe: () => () => {},
  send: () => {},
})
