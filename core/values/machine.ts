/** One pure step of a feature: the next state, and what the outside is asked to do, as plain data. */
export type Step<State, Event, Command> = (state: State, event: Event) => readonly [State, readonly Command[]]

/** Does what a command asks and feeds what comes back in again. */
export type Perform<Event, Command> = (command: Command, send: (event: Event) => void) => void

/**
 * A machine inside a larger one: its steps as steps of the larger machine. Each of its commands is lifted in turn, and may itself
 * change the larger state and ask for commands of the larger machine.
 *
 * Spec: 4.44. When the inner state stays the same (the same reference), so does the outer one.
 *
 * @example embed(
 *   (seen: string, letter: string) => [`${seen}${letter}`, ["seen"]],
 *   (page: string) => page,
 *   (_page, seen) => seen,
 *   (command, page: string) => [page, [`${command} ${page}`]],
 * )("a", "b")
 * // => ["ab", ["seen ab"]]
 */
export function embed<Outer, OuterCommand, Inner, Event, InnerCommand>(
  step: Step<Inner, Event, InnerCommand>,
  get: (outer: Outer) => Inner,
  set: (outer: Outer, inner: Inner) => Outer,
  lift: (command: InnerCommand, outer: Outer) => readonly [Outer, readonly OuterCommand[]],
): Step<Outer, Event, OuterCommand> {
  return (outer, event) => {
    const before = get(outer)
    const [inner, commands] = step(before, event)
    let state = inner === before ? outer : set(outer, inner)
    const lifted: OuterCommand[] = []
    for (const command of commands) {
      const [next, more] = lift(command, state)
      state = next
      lifted.push(...more)
    }
    return [state, lifted]
  }
}

/** A running machine: its state now, and a way to tell it what happened. */
export interface MachineStore<State, Event> {
  readonly getSnapshot: () => State
  /** @returns the way to stop listening */
  readonly subscribe: (listener: () => void) => () => void
  readonly send: (event: Event) => void
}

/** A running machine that may be told of what need not be taken at once, such as a letter before it is painted. */
export interface PatientStore<State, Event> extends MachineStore<State, Event> {
  /** the event is taken before the next that is sent, whoever sends it, or when the machine is settled */
  readonly hold: (event: Event) => void
  /** takes what is held */
  readonly settle: () => void
}

/**
 * Runs a pure machine: keeps its state, hands its commands to `perform`, feeds what comes back in again. An event sent while a step
 * is under way waits until all commands of that step have been performed. One that is held is taken in its turn: nothing that is sent after it
 * comes before it. The browser, the terminal and tests all run machines by this.
 *
 * Spec: 4.44. A state that does not change (the same reference) wakes no listener.
 *
 * @param onStep sees every step, for recordings
 *
 * @example createMachineStore((seen, letter) => [`${seen}${letter}`, []], "a", () => undefined).getSnapshot() // => "a"
 */
export function createMachineStore<State, Event, Command>(
  step: Step<State, Event, Command>,
  initial: State,
  perform: Perform<Event, Command>,
  onStep?: (event: Event, commands: readonly Command[], state: State) => void,
): PatientStore<State, Event> {
  let state = initial
  const listeners = new Set<() => void>()
  const waiting: Event[] = []
  let isUnderWay = false
  const take = (event: Event): void => {
    const [next, commands] = step(state, event)
    const changed = next !== state
    state = next
    onStep?.(event, commands, next)
    if (changed) for (const listener of listeners) listener()
    for (const command of commands) perform(command, send)
  }
  const settle = (): void => {
    if (isUnderWay) return
    isUnderWay = true
    try {
      // the list grows while it is walked: what a step causes comes after what was sent before
      for (const next of waiting) take(next)
    } finally {
      waiting.length = 0
      isUnderWay = false
    }
  }
  const hold = (event: Event) => void waiting.push(event)
  const send = (event: Event): void => {
    hold(event)
    settle()
  }
  return {
    getSnapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send,
    hold,
    settle,
  }
}
