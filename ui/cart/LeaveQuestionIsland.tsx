import { orderFormId } from "../../core/addresses/order-addresses.ts"
import { basketChangePath } from "../../core/addresses/addresses.ts"
import { useEffect, useMemo, useRef } from "react"
import { type LeaveQuestion, type LeaveQuestionEvent, viewLeaveQuestion } from "../../core/basket/leaving/leave-question.ts"
import { Dialog } from "../controls/Dialog.tsx"
import type { IslandProps } from "../runtime/islands/island-data.ts"
import { useMachine } from "../runtime/islands/use-machine.ts"
import { guardLeaving } from "../runtime/navigation/guard-leaving.ts"
import { forgetKeptInCart } from "../runtime/saved/forget-kept-in-cart.ts"
import { makeSay } from "../say.ts"
import type { LeaveDialogTextKey } from "./leave-question-texts.ts"

type Props = IslandProps<LeaveQuestion, LeaveQuestionEvent, LeaveDialogTextKey>

/** What is left: what selects the forms whose post carries all along or comes back to what was typed, and what the dialog is called. */
const places = {
  cart: { carrier: ".cart__parts form", dialogId: "cart_leave", heading: "cart.leaveHeading", stay: "cart.leaveStay", go: "cart.leaveGo" },
  // who buys meanwhile is not held up: what is typed about a product is kept
  form: {
    carrier: `form[data-unsaved], form[action*="${basketChangePath}"]`,
    dialogId: "form_leave",
    heading: "cart.leaveHeading",
    stay: "form.leaveStay",
    go: "cart.leaveGo",
  },
  order: {
    carrier: `#${orderFormId}`,
    dialogId: "order_leave",
    heading: "checkout.leaveHeading",
    stay: "checkout.leaveStay",
    go: "checkout.leaveGo",
  },
} as const

/** Links that lead to another part of what is being done, and lose nothing. */
function isOnTheWay(place: keyof typeof places, link: HTMLAnchorElement): boolean {
  if (place === "form") return link.closest("form[data-unsaved], .case-progress") !== null
  return place === "order" && link.closest("[data-changes], #Progress") !== null
}

/** Asks before a page is left with changes that the shop has not got: the cart. Its script comes on demand, and the dialog's with it. Spec: 5.82, 10.575. */
export const LeaveQuestionIsland = (props: Props) => <LeaveDialog {...props} place="cart" />

/** The same for a form with a record. A link within it keeps what is typed, such as that to the sign-in. Spec: 5.82, 10.604, 10.800. */
export const FormLeaveQuestion = (props: Props) => <LeaveDialog {...props} place="form" />

/** The same for an order that was nearly placed. Links to its parts and steps lead on without a question. Spec: 10.743. */
export const OrderLeaveQuestion = (props: Props) => <LeaveDialog {...props} place="order" />

function LeaveDialog({ store, texts, place }: Props & { readonly place: keyof typeof places }) {
  const { carrier, dialogId, heading, stay, go } = places[place]
  const [state, send] = useMachine(store)
  const say = useMemo(() => makeSay(texts), [texts])
  const pressed = useRef<HTMLAnchorElement>(null)
  useEffect(
    () =>
      guardLeaving({
        carrier,
        isFree: (link) => isOnTheWay(place, link),
        isOver: () => store.getSnapshot().is === "leaving",
        ask: (link) => {
          pressed.current = link
          store.send({ type: "LinkPressed" })
        },
      }),
    [store, carrier, place],
  )
  const { question, isFollowed } = viewLeaveQuestion(state, texts)
  useEffect(() => {
    if (!isFollowed) return
    // whoever leaves it unsent does not want it any more
    if (place === "cart") forgetKeptInCart()
    pressed.current?.click()
  }, [isFollowed, place])
  if (question === null) return null
  return (
    <Dialog id={dialogId} heading={say(heading)} closeLabel={say("region.close")} onClose={() => send({ type: "StayPressed" })}>
      <p>{place === "order" ? say("checkout.leave") : question}</p>
      <p className="modal__choices">
        <button type="button" className="btn --solid" data-first-focus="" onClick={() => send({ type: "StayPressed" })}>
          {say(stay)}
        </button>
        <button type="button" className="btn" onClick={() => send({ type: "LeavePressed" })}>
          {say(go)}
        </button>
      </p>
    </Dialog>
  )
}
