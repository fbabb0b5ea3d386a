import type { Basket, BasketRow } from "../basket/basket.ts"
import type { CartPage, CartPageCommand, CartPageEvent, CartProblem, CartRowState } from "./cart-page-state.ts"
import { type CartStepped, sendNext, stillRow, withRow } from "./send-row.ts"

type Answer = Extract<CartPageEvent, { readonly type: "RowSaved" | "RowRefused" | "RowFailed" | "RowUnsent" }>

/**
 * What the answer to the change at the shop comes to; the next change that waited then goes. An answer that is not awaited
 * changes nothing, and a field that the shopper changed since keeps its text.
 *
 * Spec: 8.57, 10.169.
 */
export function answerRow(page: CartPage, row: CartRowState, line: BasketRow, answer: Answer): CartStepped {
  if (page.sent?.additional !== answer.additional || page.sent.asked !== answer.asked) return [page, []]
  const free = { ...page, sent: null }
  const isLatest = row.asked === answer.asked
  switch (answer.type) {
    case "RowSaved":
      return showBasket(free, answer.basket, isLatest ? row.additional : null)
    case "RowRefused":
      return putBack(free, row, line, isLatest ? { is: "refused", refusal: answer.refusal } : null)
    case "RowFailed":
      return putBack(free, row, line, isLatest ? { is: "failed" } : null)
    case "RowUnsent":
      return submitForm(free)
  }
}

/** The field goes back to what the shop has, and the row says why; `null` leaves it as the shopper has it now. */
function putBack(page: CartPage, row: CartRowState, line: BasketRow, problem: CartProblem | null): CartStepped {
  return sendNext(problem === null ? page : withRow(page, stillRow(line, row.asked, problem)))
}

/** The browser sends every field as it stands, so nothing has to wait any longer. */
function submitForm(page: CartPage): CartStepped {
  const removing = page.rows.find((row) => row.is === "removing")
  const still = page.rows.map((row): CartRowState => ({ ...row, is: "still" }))
  return [{ ...page, rows: still, queue: [] }, [{ type: "SubmitCartForm", remove: removing?.additional ?? null }]]
}

/** What the shop has now; rows with a change of their own on the way keep their fields. */
function showBasket(page: CartPage, basket: Basket, answered: string | null): CartStepped {
  const rows = basket.rows.map((line): CartRowState => {
    const known = page.rows.find((row) => row.additional === line.additional)
    if (known === undefined) return stillRow(line, 0, null)
    return known.additional === answered || known.is === "still" ? stillRow(line, known.asked, known.problem) : known
  })
  const publish: CartPageCommand = { type: "PublishBasket", basket }
  const queue = page.queue.filter((additional) => rows.some((row) => row.additional === additional))
  const [next, commands] = sendNext({ ...page, basket, rows, queue })
  return [next, rows.length === 0 ? [publish, { type: "LeaveEmptyCart" }] : [publish, ...commands]]
}
