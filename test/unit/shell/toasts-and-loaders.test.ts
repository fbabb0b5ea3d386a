import { describe, expect, test } from "vitest"
import { type Loader, loader, type LoaderEvent, openLoader } from "../../../core/shell/loader.ts"
import { idleAction, remoteAction, type RemoteAction, type RemoteActionEvent } from "../../../core/shell/remote-action.ts"
import { noToasts, type ToastEvent, type ToastMessage, type ToastsState, toasts, toastTime } from "../../../core/shell/toasts.ts"
import { toastLimits } from "../../../core/shell/toast-limits.ts"
import { hiddenTooltip, tooltip, type TooltipState, type TooltipEvent } from "../../../core/shell/tooltip.ts"

const hello: ToastMessage = { kind: "success", text: "Dodano", ms: 4000 }
const bad: ToastMessage = { kind: "error", text: "Błąd", ms: 10_000 }
const told = (state: ToastsState, ...events: readonly ToastEvent[]) => events.reduce((now, event) => toasts(now, event)[0], state)
const texts = ({ list }: ToastsState) => list.map(({ text }) => text)

test("in the shell a toast stays 4000 ms and fades in 0.5 s (9.19)", () => {
  expect(toastTime({ page: "other", code: null })).toBe(4000)
  expect(toastTime({ page: "other", code: "110" })).toBe(4000)
  expect(toastLimits.fadeMs).toBe(500)
})

test("on the product page a toast stays 10000 ms, and for code 100 it stays 5000 ms anywhere (9.20)", () => {
  expect(toastTime({ page: "product", code: null })).toBe(10_000)
  expect(toastTime({ page: "product", code: "100" })).toBe(5000)
  expect(toastTime({ page: "other", code: "100" })).toBe(5000)
})

describe("toasts", () => {
  test("each ends by its own timer", () => {
    const [one, commands] = toasts(noToasts, { type: "Shown", toast: hello })
    expect(one).toEqual({ list: [{ ...hello, id: 1, timerId: 1 }], lastId: 1 })
    expect(commands).toEqual([{ type: "StartTimer", timer: "toast", timerId: 1, ms: 4000 }])
    const [two, more] = toasts(one, { type: "Shown", toast: bad })
    expect(more).toEqual([{ type: "StartTimer", timer: "toast", timerId: 2, ms: 10_000 }])
    expect(texts(two)).toEqual(["Dodano", "Błąd"])
    expect(texts(told(two, { type: "TimerEnded", timerId: 1 }))).toEqual(["Błąd"])
    expect(told(two, { type: "TimerEnded", timerId: 3 })).toBe(two)
  })

  test("one that is pointed at stays, and gets its whole time again", () => {
    const shown = told(noToasts, { type: "Shown", toast: hello }, { type: "Shown", toast: bad })
    const held = told(shown, { type: "Held", id: 1 })
    expect(held.list[0]).toEqual({ ...hello, id: 1, timerId: null })
    expect(told(held, { type: "TimerEnded", timerId: 1 })).toBe(held)
    expect(told(held, { type: "Held", id: 1 })).toBe(held)
    expect(told(held, { type: "Held", id: 7 })).toBe(held)
    const [released, commands] = toasts(held, { type: "Released", id: 1 })
    expect(commands).toEqual([{ type: "StartTimer", timer: "toast", timerId: 3, ms: 4000 }])
    expect(released).toEqual({
      list: [
        { ...hello, id: 1, timerId: 3 },
        { ...bad, id: 2, timerId: 2 },
      ],
      lastId: 3,
    })
    expect(told(released, { type: "Released", id: 1 })).toBe(released)
    expect(texts(told(released, { type: "TimerEnded", timerId: 1 }))).toEqual(["Dodano", "Błąd"])
    expect(texts(told(released, { type: "TimerEnded", timerId: 3 }))).toEqual(["Błąd"])
  })

  test("the same words renew their toast; other kinds of them stand beside it", () => {
    const shown = told(noToasts, { type: "Shown", toast: hello }, { type: "Shown", toast: bad }, { type: "Shown", toast: hello })
    expect(shown.list.map(({ id }) => id)).toEqual([2, 3])
    expect(told(shown, { type: "TimerEnded", timerId: 1 })).toBe(shown)
    expect(texts(told(shown, { type: "Shown", toast: { ...hello, kind: "info" } }))).toEqual(["Błąd", "Dodano", "Dodano"])
  })

  test("other words of the same kind stand beside it, and each is released by itself", () => {
    const shown = told(noToasts, { type: "Shown", toast: hello }, { type: "Shown", toast: { ...hello, text: "Zapisano", ms: 5000 } })
    expect(texts(shown)).toEqual(["Dodano", "Zapisano"])
    const [released, commands] = toasts(told(shown, { type: "Held", id: 1 }, { type: "Held", id: 2 }), { type: "Released", id: 2 })
    expect(commands).toEqual([{ type: "StartTimer", timer: "toast", timerId: 3, ms: 5000 }])
    expect(released.list.map(({ timerId }) => timerId)).toEqual([null, 3])
  })

  test("an empty one is not shown, and one can be closed", () => {
    expect(toasts(noToasts, { type: "Shown", toast: { ...hello, text: "  " } })).toEqual([noToasts, []])
    const shown = told(noToasts, { type: "Shown", toast: hello }, { type: "Shown", toast: bad })
    expect(texts(told(shown, { type: "Dismissed", id: 1 }))).toEqual(["Błąd"])
    expect(told(shown, { type: "Dismissed", id: 9 })).toBe(shown)
  })
})

describe("a tooltip is shown on hover and on focus, and hidden 500 ms after the mouse has left", () => {
  const run = (...events: readonly TooltipEvent[]) => events.reduce<TooltipState>((now, event) => tooltip(now, event)[0], hiddenTooltip)
  const entered: TooltipEvent = { type: "MouseEntered", id: "a" }

  test("500 ms after the mouse has left, and not when an older time ends (9.34)", () => {
    const shown = run(entered)
    expect(shown).toEqual({ shown: "a", hovered: true, focused: false, timerId: 1 })
    const [left, commands] = tooltip(shown, { type: "MouseLeft" })
    expect(commands).toEqual([{ type: "StartTimer", timer: "tooltip", timerId: 2, ms: 500 }])
    expect(left).toEqual({ shown: "a", hovered: false, focused: false, timerId: 2 })
    expect(tooltip(left, { type: "TimerEnded", timerId: 2 })).toEqual([{ ...hiddenTooltip, timerId: 3 }, []])
    expect(tooltip(left, { type: "TimerEnded", timerId: 1 })[0]).toBe(left)
    expect(tooltip(left, { type: "MouseLeft" })).toEqual([left, []])
  })

  test("coming back in time, or onto the tooltip itself, keeps it", () => {
    const back = run(entered, { type: "MouseLeft" }, entered)
    expect(tooltip(back, { type: "TimerEnded", timerId: 2 })[0]).toBe(back)
    expect(tooltip(back, { type: "TimerEnded", timerId: 3 })[0]).toBe(back)
  })

  test("the focus keeps it when the mouse leaves, and hides it at once when it leaves too (4.74)", () => {
    const both = run(entered, { type: "Focused", id: "a" })
    expect(both).toEqual({ shown: "a", hovered: true, focused: true, timerId: 2 })
    const [focused, commands] = tooltip(both, { type: "MouseLeft" })
    expect([focused, commands]).toEqual([{ shown: "a", hovered: false, focused: true, timerId: 3 }, []])
    expect(tooltip(focused, { type: "TimerEnded", timerId: 3 })[0]).toBe(focused)
    expect(tooltip(focused, { type: "FocusLeft" })).toEqual([{ ...hiddenTooltip, timerId: 4 }, []])
    expect(tooltip(both, { type: "FocusLeft" })).toEqual([{ ...both, focused: false }, []])
    expect(run(entered, { type: "FocusLeft" })).toEqual(run(entered))
    expect(run({ type: "Focused", id: "a" }, entered)).toEqual({ shown: "a", hovered: true, focused: true, timerId: 2 })
  })

  test("another one takes its place, with nothing of the old one", () => {
    expect(run({ type: "Focused", id: "a" }, { type: "MouseEntered", id: "b" })).toEqual({
      shown: "b",
      hovered: true,
      focused: false,
      timerId: 2,
    })
    expect(run(entered, { type: "Focused", id: "b" })).toEqual({ shown: "b", hovered: false, focused: true, timerId: 2 })
  })

  test("Escape hides it, whatever keeps it", () => {
    expect(run(entered, { type: "Focused", id: "a" }, { type: "Dismissed" })).toEqual({ ...hiddenTooltip, timerId: 3 })
    expect(tooltip(hiddenTooltip, { type: "Dismissed" })[0]).toBe(hiddenTooltip)
    expect(tooltip(hiddenTooltip, { type: "TimerEnded", timerId: 0 })[0]).toBe(hiddenTooltip)
    expect(tooltip(hiddenTooltip, { type: "FocusLeft" })[0]).toBe(hiddenTooltip)
  })
})

describe("once shown, a loader stays at least 700 ms", () => {
  const run = (...events: readonly LoaderEvent[]) => events.reduce<Loader>((now, event) => loader(now, event)[0], openLoader())
  const started: LoaderEvent = { type: "LoadStarted" }
  const ended: LoaderEvent = { type: "LoadEnded" }
  const timer: LoaderEvent = { type: "TimerEnded", timerId: 1 }

  test("a loader that was shown stays 700 ms, however short the load (9.35)", () => {
    expect(loader(openLoader(), started)[1]).toEqual([{ type: "StartTimer", timer: "loader", timerId: 1, ms: 700 }])
    expect(run(started, ended)).toEqual({ shown: true, loads: 0, minimumElapsed: false, timerId: 1, minimumMs: 700 })
    expect(run(started, ended, timer)).toEqual({ shown: false, loads: 0, minimumElapsed: true, timerId: 1, minimumMs: 700 })
  })

  test("a long load ends at once", () => {
    expect(run(started, timer)).toMatchObject({ shown: true, minimumElapsed: true })
    expect(run(started, timer, ended).shown).toBe(false)
  })

  test("several loads share one loader", () => {
    expect(loader(run(started), started)[1]).toEqual([])
    expect(run(started, started, timer, ended).shown).toBe(true)
    expect(run(started, started, timer, ended, ended).shown).toBe(false)
    expect(run(started, started, ended, ended).shown).toBe(true)
  })

  test("the next time is a time of its own", () => {
    const hidden = run(started, timer, ended)
    const [again, commands] = loader(hidden, started)
    expect(commands).toEqual([{ type: "StartTimer", timer: "loader", timerId: 2, ms: 700 }])
    expect(again).toMatchObject({ shown: true, loads: 1, minimumElapsed: false, timerId: 2 })
    expect(loader(again, timer)[0]).toBe(again)
  })

  test("an end without a beginning, and a timer without a loader, change nothing", () => {
    const closed = openLoader()
    expect(loader(closed, ended)).toEqual([closed, []])
    expect(loader(closed, ended)[0]).toBe(closed)
    expect(loader(closed, { type: "TimerEnded", timerId: 0 })[0]).toBe(closed)
    const long = run(started, timer)
    expect(loader(long, timer)[0]).toBe(long)
  })

  test("the time is a setting", () => {
    expect(loader(openLoader(100), started)[1]).toEqual([{ type: "StartTimer", timer: "loader", timerId: 1, ms: 100 }])
  })
})

describe("an action of the shopper always gets an answer, and its control leaves the loading state", () => {
  const busy: RemoteAction = { is: "busy", requestId: 1, problem: null }

  test("a press asks the shop, once", () => {
    expect(remoteAction(idleAction, { type: "Pressed" })).toEqual([
      busy,
      [
        { type: "Perform", requestId: 1 },
        { type: "StartTimer", timer: "action", timerId: 1, ms: 20_000 },
      ],
    ])
    expect(remoteAction(busy, { type: "Pressed" })).toEqual([busy, []])
    expect(remoteAction(busy, { type: "Pressed" })[0]).toBe(busy)
  })

  test.each<[RemoteActionEvent, RemoteAction]>([
    [
      { type: "Succeeded", requestId: 1 },
      { is: "done", requestId: 1, problem: null },
    ],
    [
      { type: "Refused", requestId: 1, message: " Nie wolno " },
      { is: "failed", requestId: 1, problem: { _tag: "Refused", message: "Nie wolno" } },
    ],
    [
      { type: "NotAnswered", requestId: 1 },
      { is: "failed", requestId: 1, problem: { _tag: "NotReached" } },
    ],
    [
      { type: "TimerEnded", timerId: 1 },
      { is: "failed", requestId: 1, problem: { _tag: "NotReached" } },
    ],
  ])("%j", (event, after) => expect(remoteAction(busy, event)).toEqual([after, []]))

  test("it can be tried again, and the old answer is not the new one's", () => {
    const failed: RemoteAction = { is: "failed", requestId: 1, problem: { _tag: "NotReached" } }
    const [again] = remoteAction(failed, { type: "Pressed" })
    expect(again).toEqual({ is: "busy", requestId: 2, problem: null })
    expect(remoteAction(again, { type: "Succeeded", requestId: 1 })[0]).toBe(again)
    expect(remoteAction(failed, { type: "Succeeded", requestId: 1 })[0]).toBe(failed)
    expect(remoteAction({ ...busy, is: "done" }, { type: "Pressed" })[0]).toEqual({ is: "busy", requestId: 2, problem: null })
  })
})
