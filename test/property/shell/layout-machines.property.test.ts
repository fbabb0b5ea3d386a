import fc from "fast-check"
import { expect } from "vitest"
import { closedDropDowns, type DropDownEvent, type DropDowns, dropDowns } from "../../../core/shell/menu.ts"
import {
  type FragmentCommand,
  type FragmentEvent,
  type FragmentLoad,
  fragmentLoad,
  idleFragment,
  loadingContainers,
} from "../../../core/shell/fragment.ts"
import { idleAction, remoteAction, type RemoteAction, type RemoteActionEvent } from "../../../core/shell/remote-action.ts"
import { type ScriptEvent, type ScriptLoad, scriptLoad, unloadedScript } from "../../../core/shell/scripts.ts"
import { noToasts, type ToastEvent, type ToastsState, toasts } from "../../../core/shell/toasts.ts"
import { awaitedNumber, withAwaitedNumber } from "../../support/property/awaited-number.ts"
import { property } from "../../support/property/property.ts"
import { run } from "../../support/property/run-machine.ts"

const toastEvents: fc.Arbitrary<ToastEvent> = fc.oneof(
  fc.record({
    type: fc.constant("Shown"),
    toast: fc.record({
      kind: fc.constantFrom("info", "error"),
      text: fc.constantFrom("a", "b", "c", " "),
      ms: fc.constantFrom(4000, 5000, 10_000),
    }),
  }),
  fc.record({ type: fc.constantFrom("Held", "Released", "Dismissed"), id: fc.nat(6) }),
  fc.record({ type: fc.constant("TimerEnded"), timerId: fc.nat(8) }),
)

property("a toast that is held stays; every other has a timer of its own that ends it alone", {
  fault: "a toast that goes while it is read, or never",
  rule: toasts,
  planted: (state: ToastsState, event: ToastEvent): ReturnType<typeof toasts> =>
    event.type === "Held" ? [state, []] : toasts(state, event),
  holds: (step) =>
    fc.property(fc.array(toastEvents, { maxLength: 25 }), (events) => {
      const held = new Set<number>()
      const timers = new Map<number, number>()
      for (const { before, event, after, commands } of run(step, noToasts, events)) {
        expect(commands.every(({ type }) => type === "StartTimer")).toBe(true)
        for (const { timerId, ms } of commands) timers.set(timerId, ms)
        if (event.type === "Held" && before.list.some(({ id }) => id === event.id)) held.add(event.id)
        if (event.type === "Released") held.delete(event.id)
        if (event.type === "TimerEnded") {
          expect(before.list.length - after.list.length).toBeLessThanOrEqual(1)
          for (const toast of before.list.filter(({ id }) => held.has(id))) expect(after.list).toContainEqual(toast)
        }
        for (const toast of after.list) {
          if (held.has(toast.id)) expect(toast.timerId).toBeNull()
          else expect(timers.get(toast.timerId ?? -1)).toBe(toast.ms)
          if (toast.timerId !== null)
            expect(step(after, { type: "TimerEnded", timerId: toast.timerId })[0].list).toEqual(after.list.filter((one) => one !== toast))
        }
        const said = after.list.map(({ kind, text }) => `${kind} ${text}`)
        expect(new Set(said).size).toBe(said.length)
      }
    }),
})

const actionEvents: fc.Arbitrary<RemoteActionEvent> = fc.oneof(
  fc.constant({ type: "Pressed" } as const),
  fc.record({ type: fc.constantFrom("Succeeded", "NotAnswered"), requestId: fc.nat(4) }),
  fc.record({ type: fc.constant("TimerEnded"), timerId: fc.nat(4) }),
  fc.record({ type: fc.constant("Refused"), requestId: fc.nat(4), message: fc.constantFrom("", "Nie") }),
)

property("an action is asked for once at a time, waits for its own answer, and always ends told or done (8.57)", {
  fault: "an old answer taken for the new one's",
  rule: remoteAction,
  planted: (action: RemoteAction, event: RemoteActionEvent) => remoteAction(action, withAwaitedNumber(event, action.requestId)),
  holds: (step) =>
    fc.property(fc.array(actionEvents, { maxLength: 20 }), (events) => {
      for (const { before, event, after, commands } of run(step, idleAction, events)) {
        if (![null, before.requestId].includes(awaitedNumber(event))) expect(after).toBe(before)
        if (before.is === "busy" && event.type === "Pressed") expect([after, commands]).toEqual([before, []])
        expect(after.problem !== null).toBe(after.is === "failed")
        if (after.is !== "busy") continue
        if (before.is !== "busy")
          expect(commands.map((command) => [command.type, awaitedNumber(command)])).toEqual([
            ["Perform", after.requestId],
            ["StartTimer", after.requestId],
          ])
        expect(step(after, { type: "TimerEnded", timerId: after.requestId })[0].is).toBe("failed")
      }
    }),
})

property("nothing is performed twice for one answer", {
  fault: "a second press while the first is under way",
  rule: remoteAction,
  planted: (action: RemoteAction, event: RemoteActionEvent) =>
    event.type === "Pressed" ? remoteAction({ ...action, is: "idle", problem: null }, event) : remoteAction(action, event),
  holds: (step) =>
    fc.property(fc.array(actionEvents, { maxLength: 20 }), (events) => {
      let open = 0
      for (const { before, after, commands } of run(step, idleAction, events)) {
        if (before.is === "busy" && after.is !== "busy") open -= 1
        open += commands.filter(({ type }) => type === "Perform").length
        expect(open).toBe(after.is === "busy" ? 1 : 0)
      }
    }),
})

const fragmentEvents: fc.Arbitrary<FragmentEvent> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant("Requested"),
      request: fc.record({
        url: fc.constantFrom("/a", "/b?x=1"),
        render: fc.constantFrom("", "set_render=content,head"),
        containers: fc.constantFrom(["#content"], ["#content", "#side"], []),
        pushes: fc.boolean(),
      }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant("Arrived"), requestId: fc.nat(5), found: fc.constantFrom([], ["#content"], ["#side", "#x"]) }),
  },
  fc.record({ type: fc.constant("NotArrived"), requestId: fc.nat(5) }),
  fc.record({ type: fc.constant("TimerEnded"), timerId: fc.nat(5) }),
  fc.constant({ type: "Returned" }),
)

property("only the newest fragment is put in, or its page gone to, and none stays on its way", {
  fault: "the answer to an older click shown last",
  rule: fragmentLoad,
  planted: (load: FragmentLoad, event: FragmentEvent): readonly [FragmentLoad, readonly FragmentCommand[]] =>
    fragmentLoad(load, withAwaitedNumber(event, load.requestId)),
  holds: (step) =>
    fc.property(fc.array(fragmentEvents, { maxLength: 20 }), (events) => {
      const urls = new Map<number, string>()
      for (const { before, event, after, commands } of run(step, idleFragment, events)) {
        if (event.type === "Requested") urls.set(after.requestId, event.request.url)
        if (![null, before.requestId].includes(awaitedNumber(event))) expect([after, commands]).toEqual([before, []])
        for (const command of commands) {
          if (command.type === "GoToAddress" || command.type === "PushAddress") expect(command.url).toBe(urls.get(before.requestId))
          if (command.type === "ReplaceContainers") {
            expect(command.containers.length).toBeGreaterThan(0)
            expect(command.containers.every((one) => before.is !== "idle" && before.request.containers.includes(one))).toBe(true)
          }
        }
        expect(loadingContainers(after)).toEqual(after.is === "idle" ? [] : after.request.containers)
        if (after.is !== "loading") continue
        const [ended, last] = step(after, { type: "TimerEnded", timerId: after.requestId })
        expect([ended.is, last.at(-1)]).toEqual(["leaving", { type: "GoToAddress", url: after.request.url }])
        expect(step(ended, { type: "Returned" })[0].is).toBe("idle")
      }
    }),
})

const scriptEvents: fc.Arbitrary<ScriptEvent> = fc.oneof(
  fc.constant({ type: "Needed" } as const),
  fc.record({ type: fc.constantFrom("Loaded", "NotLoaded"), requestId: fc.nat(4) }),
  fc.record({ type: fc.constant("TimerEnded"), timerId: fc.nat(4) }),
)

property("a script is loaded only while it is neither there nor on its way, and a failure can be tried again", {
  fault: "a script put into the page twice",
  rule: scriptLoad,
  planted: (load: ScriptLoad, event: ScriptEvent) => scriptLoad(event.type === "Needed" ? { ...load, is: "unloaded" } : load, event),
  holds: (step) =>
    fc.property(fc.array(scriptEvents, { maxLength: 20 }), (events) => {
      for (const { before, event, after, commands } of run(step, unloadedScript, events)) {
        const loads = commands.some(({ type }) => type === "LoadScript")
        expect(loads).toBe(event.type === "Needed" && (before.is === "unloaded" || before.is === "failed"))
        if (before.is === "ready") expect(after).toBe(before)
        if (after.is === "loading") expect(step(after, { type: "TimerEnded", timerId: after.requestId })[0].is).toBe("failed")
      }
    }),
})

const dropDownEvents: fc.Arbitrary<DropDownEvent> = fc.oneof(
  fc.record({ type: fc.constant("Toggled"), id: fc.constantFrom("a", "b", "c"), disabled: fc.boolean() }),
  fc.constant({ type: "Closed" } as const),
)

property("what is open is what the presses of enabled ones leave", {
  fault: "a disabled drop-down opens, or closes another",
  rule: dropDowns,
  planted: (state: DropDowns, event: DropDownEvent) => dropDowns(state, event.type === "Toggled" ? { ...event, disabled: false } : event),
  holds: (step) =>
    fc.property(fc.array(dropDownEvents, { maxLength: 15 }), (events) => {
      const open = new Set<string>()
      for (const { event, after } of run(step, closedDropDowns, events)) {
        if (event.type === "Closed") open.clear()
        else if (!event.disabled) {
          const was = open.has(event.id)
          open.clear()
          if (!was) open.add(event.id)
        }
        expect([after.open ?? []].flat()).toEqual([...open])
      }
    }),
})
