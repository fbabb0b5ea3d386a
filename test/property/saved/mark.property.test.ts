import fc from "fast-check"
import { expect } from "vitest"
import { mark, type Mark, type MarkCommand, type MarkEvent, openMark } from "../../../core/saved/mark.ts"
import { property } from "../../support/property/property.ts"

/** What a shopper and the net do: press, or let the oldest change arrive, be lost before the shop or on the way back, or repeat an old answer. */
const moments = fc.array(fc.constantFrom("press", "answer", "refuse", "lost", "old answer"), { maxLength: 30 })

property("whatever comes of changes, one is asked at a time, and at the end the shop has what is shown (10.424)", {
  fault: "a press while a change is asked asks at once, so that the later answer may be the earlier wish",
  rule: mark,
  planted: (state: Mark, event: MarkEvent): ReturnType<typeof mark> => {
    if (event.type !== "Pressed" || state.asked === null) return mark(state, event)
    const [next, commands] = mark({ ...state, asked: null }, event)
    return [next, commands]
  },
  runs: 400,
  holds: (step) =>
    fc.property(fc.boolean(), moments, (isMarked, happens) => {
      // the oracle: a shop that does what reaches it, and a page's number of favourites
      let [shop, count, state] = [isMarked, 0, openMark(isMarked)]
      const open: Extract<MarkCommand, { type: "Change" }>[] = []
      const send = (event: MarkEvent): void => {
        const [next, commands] = step(state, event)
        state = next
        for (const command of commands) {
          if (command.type === "Change") open.push(command)
          // the form or link of the page does it, and the page is loaded again
          else if (command.type === "LeaveBy") [shop, count] = [command.to, Number(command.to) - Number(isMarked)]
          else count += command.by
        }
        expect(open.length).toBeLessThanOrEqual(1)
        expect(state.asked === null).toBe(open.length === 0)
      }
      const happen = (moment: string): void => {
        if (moment === "press") return send({ type: "Pressed" })
        if (moment === "old answer") return send({ type: "Answered", requestId: state.requestId - 1 })
        const change = open.shift()
        if (change === undefined) return
        if (moment !== "refuse") shop = change.to
        send({ type: moment === "answer" ? "Answered" : "Failed", requestId: change.requestId })
      }
      happens.forEach(happen)
      while (open.length > 0) happen("answer")
      expect([shop, count]).toEqual([state.isMarked, Number(state.isMarked) - Number(isMarked)])
    }),
})
