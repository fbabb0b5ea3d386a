/** One pure step of a feature: the next state, and what the outside is asked to do, as plain data. */
export type Step<State, Event, Command> = (state: State, event: Event) => readonly [State, readonly Command[]]

/** Does what a command asks and feeds what comes back in again. */
export type Perform<Event, Command> = (command: Command, send: (event: Event) => void) => void
