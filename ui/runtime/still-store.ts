import type { MachineStore } from "../../core/machine/machine-store.ts"

/** A store that never moves: what the server renders an island from. */
export const stillStore = <State, Event>(state: State): MachineStore<State, Event> => ({
  getSnapshot: () => state,
  subscribe: () => () => {},
  send: () => {},
})
