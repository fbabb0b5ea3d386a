import fc from "fast-check"
import { expect } from "vitest"
import {
  type LeaveQuestion,
  leaveQuestion,
  type LeaveQuestionEvent,
  viewLeaveQuestion,
} from "../../../core/basket/leaving/leave-question.ts"
import { orderLeavingMachine } from "../../../core/basket/leaving/leave-question-machine.ts"
import { polish } from "../../support/core/sample-texts.ts"
import { property } from "../../support/property/property.ts"

const signs = { L: "LinkPressed", S: "StayPressed", V: "LeavePressed", R: "Returned" } as const satisfies Readonly<
  Record<string, LeaveQuestionEvent["type"]>
>
const presses = fc.array(fc.constantFrom("L", "L", "S", "V", "R"), { maxLength: 12 })

/** Whoever says "leave" leaves, asked or not. */
const leavesUnasked: typeof leaveQuestion = (state, event) =>
  event.type === "LeavePressed" ? [{ is: "leaving" }, []] : leaveQuestion(state, event)

property(
  "an order that was nearly placed is left only by who was asked and said so, and by nobody once the page is back (10.575, 10.743)",
  {
    fault: "the answer counts without the question",
    rule: orderLeavingMachine.step,
    planted: leavesUnasked,
    runs: 500,
    holds: (step) =>
      fc.property(presses, (pressed) => {
        let state: LeaveQuestion = { is: "staying" }
        for (const sign of pressed) [state] = step(state, { type: signs[sign] })
        // what counts came after the last time that one stayed
        const since = pressed.join("").split(/[SR]/).at(-1) ?? ""
        const isFollowed = /L[LV]*V/.test(since)
        const view = viewLeaveQuestion(state, polish)
        expect([view.isFollowed, view.question !== null]).toEqual([isFollowed, !isFollowed && since.includes("L")])
      }),
  },
)
