import { useEffect, useMemo, useRef } from "react"
import { type LeaveQuestion, type LeaveQuestionEvent, viewLeaveQuestion } from "../../core/basket/leaving/leave-question.ts"
import { Dialog } from "../controls/Dialog.tsx"
import type { IslandProps } from "../runtime/islands/island-data.ts"
import { useMachine } from "../runtime/islands/use-machine.ts"
import { guardLeaving } from "../runtime/navigation/guard-leaving.ts"
import { makeSay } from "../say.ts"
import type { LeaveDialogTextKey } from "./leave-question-texts.ts"

type Props = IslandProps<LeaveQuestion, LeaveQuestionEvent, LeaveDialogTextKey>

/** Asks before the cart is left with changes that the shop has not got. Its script comes on demand, and the dialog's with it. Spec: 5.82, 10.575. */
export function LeaveQuestionIsland({ store, texts }: Props) {
  const [state, send] = useMachine(store)
  const say = useMemo(() => makeSay(texts), [texts])
  const pressed = useRef<HTMLAnchorElement>(null)
  useEffect(
    () =>
      guardLeaving({
        formId: "basket_form",
        isOver: () => store.getSnapshot().is === "leaving",
        ask: (link) => {
          pressed.current = link
          store.send({ type: "LinkPressed" })
        },
      }),
    [store],
  )
  const { question, isFollowed } = viewLeaveQuestion(state, texts)
  useEffect(() => {
    if (isFollowed) pressed.current?.click()
  }, [isFollowed])
  if (question === null) return null
  return (
    <Dialog
      id="cart_leave"
      heading={say("cart.leaveHeading")}
      closeLabel={say("region.close")}
      onClose={() => send({ type: "StayPressed" })}
    >
      <p>{question}</p>
      <p className="modal__choices">
        <button type="button" className="btn --solid" data-first-focus="" onClick={() => send({ type: "StayPressed" })}>
          {say("cart.leaveStay")}
        </button>
        <button type="button" className="btn" onClick={() => send({ type: "LeavePressed" })}>
          {say("cart.leaveGo")}
        </button>
      </p>
    </Dialog>
  )
}
