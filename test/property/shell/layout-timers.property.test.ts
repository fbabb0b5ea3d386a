import fc from "fast-check"
import { expect } from "vitest"
import { type Loader, loader, type LoaderEvent, openLoader } from "../../../core/shell/loader.ts"
import { hiddenTooltip, tooltip, type TooltipState, type TooltipEvent } from "../../../core/shell/tooltip.ts"
import type { Step } from "../../../core/values/machine.ts"
import { property } from "../../support/property/property.ts"

/** A pause between events, and what happens after it. */
interface Timed<Event> {
  readonly afterMs: number
  readonly event: Event
}

interface TimerCommand {
  readonly type: "StartTimer"
  readonly timerId: number
  readonly ms: number
}

/** Plays events in their time, lets timers ring, and says at which times the state was which. Ends when nothing is left to ring. */
function play<State, Event>(
  step: Step<State, Event, TimerCommand>,
  start: State,
  events: readonly Timed<Event>[],
  ring: (timerId: number) => Event,
) {
  const states: { readonly atMs: number; readonly event: Event | null; readonly state: State }[] = [{ atMs: 0, event: null, state: start }]
  let [now, due]: [number, readonly { readonly atMs: number; readonly timerId: number }[]] = [0, []]
  const take = (event: Event) => {
    const [state, commands] = step(states.at(-1)?.state ?? start, event)
    expect(commands.every(({ type }) => type === "StartTimer")).toBe(true)
    states.push({ atMs: now, event, state })
    due = [...due, ...commands.map(({ timerId, ms }) => ({ atMs: now + ms, timerId }))]
  }
  const ringUntil = (untilMs: number) => {
    for (;;) {
      const [next] = due.filter(({ atMs }) => atMs <= untilMs).toSorted((a, b) => a.atMs - b.atMs)
      if (next === undefined) return
      due = due.filter((timer) => timer !== next)
      now = next.atMs
      take(ring(next.timerId))
    }
  }
  for (const { afterMs, event } of events) {
    const at = now + afterMs
    ringUntil(at)
    now = at
    take(event)
  }
  ringUntil(Number.POSITIVE_INFINITY)
  return states
}

const timed = <Event>(events: fc.Arbitrary<Event>) =>
  fc.array(fc.record({ afterMs: fc.integer({ min: 1, max: 900 }), event: events }), { maxLength: 14 })

const loads = timed(
  fc.constantFrom<LoaderEvent>({ type: "LoadStarted" }, { type: "LoadStarted" }, { type: "LoadEnded" }, { type: "LoadEnded" }),
)

property("a loader is there while anything loads, never for less than its least time, and goes in the end", {
  fault: "a loader that flashes",
  rule: loader,
  planted: (state: Loader, event: LoaderEvent): ReturnType<typeof loader> => {
    const [next, commands] = loader(state, event)
    return [{ ...next, shown: next.loads > 0 }, commands]
  },
  holds: (step) =>
    fc.property(loads, fc.integer({ min: 1, max: 900 }), (events, minimumMs) => {
      const states = play(step, openLoader(minimumMs), events, (timerId): LoaderEvent => ({ type: "TimerEnded", timerId }))
      let since: number | null = null
      for (const { atMs, state } of states) {
        if (state.loads > 0) expect(state.shown).toBe(true)
        if (state.shown) since ??= atMs
        else if (since !== null) {
          expect(atMs - since).toBeGreaterThanOrEqual(minimumMs)
          since = null
        }
      }
      const last = states.at(-1)?.state
      expect(last?.shown).toBe((last?.loads ?? 0) > 0)
    }),
})

const hovers = timed(
  fc.oneof(
    fc.record({ type: fc.constantFrom("MouseEntered", "Focused"), id: fc.constantFrom("a", "b") }),
    fc.constantFrom("MouseLeft", "MouseLeft", "FocusLeft", "Dismissed").map((type) => ({ type })),
  ),
)

property("a tooltip goes exactly 500 ms after the mouse, and stays while mouse or focus do", {
  fault: "an old timer hides a tooltip that the mouse is on again",
  rule: tooltip,
  planted: (state: TooltipState, event: TooltipEvent): ReturnType<typeof tooltip> =>
    event.type === "TimerEnded" ? [{ ...hiddenTooltip, timerId: state.timerId + 1 }, []] : tooltip(state, event),
  holds: (step) =>
    fc.property(hovers, (events) => {
      const states = play(step, hiddenTooltip, events, (timerId): TooltipEvent => ({ type: "TimerEnded", timerId }))
      let [leftAt, newest]: [number | null, TooltipEvent | null] = [null, null]
      for (const [at, { atMs, event, state }] of states.entries()) {
        const before = states[at - 1]?.state
        if (event?.type !== "TimerEnded") newest = event
        else if (before?.shown !== state.shown) expect(atMs).toBe((leftAt ?? 0) + 500)
        if (newest !== null && "id" in newest) expect(state.shown).toBe(newest.id)
        if (state.hovered || state.focused) expect(state.shown).not.toBeNull()
        if (before?.hovered === true && !state.hovered && state.shown !== null && !state.focused) leftAt = atMs
        else if (state.shown === null || state.hovered || state.focused) leftAt = null
        if (leftAt !== null) expect(atMs - leftAt).toBeLessThan(500)
      }
      const last = states.at(-1)?.state
      expect(last?.shown !== null).toBe(last?.hovered === true || last?.focused === true)
    }),
})
