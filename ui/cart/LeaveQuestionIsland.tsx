import { useEffect, useMemo, useRef } from "react"
import { type LeaveQuestion, type LeaveQuestionEvent, viewLeaveQuestion } from "../../core/basket/leaving/leave-question.ts"
import { Dialog } from "../controls/Dialog.tsx"
import type { IslandProps } from "../runtime/islands/island-data.ts"
import { useMachine } from "../runtime/islands/use-machine.ts"
import { guardLeaving } from "../runtime/navigation/guard-leaving.ts"
import { makeSay } from "../say.ts"
import type { LeaveDialogTextKey } from "./leave-question-texts.ts"

type Props = IslandProps<LeaveQuestion, LeaveQuestionEvent, LeaveDialogTextKey>

/** What is left: the form whose post carries all along, and what the dialog is called. */
const places = {
  cart: { formId: "basket_form", dialogId: "cart_leave", stay: "cart.leaveStay" },
  form: { formId: "client_new", dialogId: "form_leave", stay: "form.leaveStay" },
} as const

/** Asks before a page is left with changes that the shop has not got: the cart. Its script comes on demand, and the dialog's with it. Spec: 5.82, 10.575. */
export const LeaveQuestionIsland = (props: Props) => <LeaveDialog {...props} place="cart" />

/** The same for a form of several parts. A link within it keeps what is typed, such as that to the sign-in. Spec: 5.82, 10.604. */
export const FormLeaveQuestion = (props: Props) => <LeaveDialog {...props} place="form" />

function LeaveDialog({ store, texts, place }: Props & { readonly place: keyof typeof places }) {
  const { formId, dialogId, stay } = places[place]
  const [state, send] = useMachine(store)
  const say = useMemo(() => makeSay(texts), [texts])
  const pressed = useRef<HTMLAnchorElement>(null)
  useEffect(
    () =>
      guardLeaving({
        formId,
        isFree: (link) => place === "form" && link.closest("form")?.id === formId,
        isOver: () => store.getSnapshot().is === "leaving",
        ask: (link) => {
          pressed.current = link
          store.send({ type: "LinkPressed" })
        },
      }),
    [store, formId, place],
  )
  const { question, isFollowed } = viewLeaveQuestion(state, texts)
  useEffect(() => {
    if (isFollowed) pressed.current?.click()
  }, [isFollowed])
  if (question === null) return null
  return (
    <Dialog id={dialogId} heading={say("cart.leaveHeading")} closeLabel={say("region.close")} onClose={() => send({ type: "StayPressed" })}>
      <p>{question}</p>
      <p className="modal__choices">
        <button type="button" className="btn --solid" data-first-focus="" onClick={() => send({ type: "StayPressed" })}>
          {say(stay)}
        </button>
        <button type="button" className="btn" onClick={() => send({ type: "LeavePressed" })}>
          {say("cart.leaveGo")}
        </button>
      </p>
    </Dialog>
  )
}
