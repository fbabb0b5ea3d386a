import { basketChangePath } from "../../core/addresses/addresses.ts"
import type { ReactNode } from "react"
import type { CartPageEvent } from "../../core/basket/cart-page.ts"
import type { CartPage } from "../../core/basket/open-cart-page.ts"
import type { CartPageView } from "../../core/basket/view-cart-page.ts"
import type { CartFormSay } from "./cart-form-texts.ts"
import { CartRow } from "./CartRow.tsx"
import { othersPlace } from "./others-place.ts"

export interface CartFormProps {
  readonly page: CartPage
  readonly view: CartPageView
  readonly say: CartFormSay
  readonly send: (event: CartPageEvent) => void
  /** true once the island runs; before, the form is sent as it stands */
  readonly live: boolean
  /** what is noted at a row; the server alone draws it */
  readonly notesOf?: ((rowId: string) => ReactNode) | undefined
  /** what is done with several rows; the server alone draws it */
  readonly several?: ReactNode
}

/**
 * The cart as one form, at the positions that other people's programs count on: the first block carries labels, a row has
 * the cells photo, name, prices, sum, actions, and the third action removes. Without a script every button posts the form.
 *
 * Spec: 5.83, 10.116 to 10.119, 10.296.
 */
export function CartForm({ page, view, say, send, live, notesOf, several }: CartFormProps) {
  return (
    <section
      id="Basket"
      className="basket"
      aria-label={say("cart.heading")}
      aria-busy={view.busy}
      data-unsaved={view.isUnsaved || undefined}
    >
      <div className="basket__told">
        <p className="basket__gone" role="status">
          {view.gone}
        </p>
        {view.undoRemoval !== null && (
          <button
            type="button"
            className="link-button"
            aria-label={view.undoRemoval}
            aria-disabled={view.busy}
            onClick={() => send({ type: "UndoRemovalPressed" })}
          >
            {say("cart.undoRemoval")}
          </button>
        )}
        <p className="basket__action --problem" role="alert">
          {view.undoRemovalProblem}
        </p>
      </div>
      <form
        id="basket_form"
        className="basket__form"
        action={`${basketChangePath}?type=multiproduct`}
        method="post"
        noValidate
        onSubmit={(submit) => {
          // a button of another island that does not run yet
          const { submitter } = submit.nativeEvent
          if (submitter instanceof HTMLButtonElement && submitter.name) return
          submit.preventDefault()
          send({ type: "UpdatePressed" })
        }}
      >
        <input type="hidden" name="mode" value="1" />
        <button type="submit" className="aside" tabIndex={-1} aria-hidden="true">
          {say("cart.recalculate")}
        </button>
        <div className="basket__productslist">
          <div className="basket__block --labels" aria-hidden="true">
            <div className="basket__item --photo" />
            <div className="basket__item --name">{say("cart.product")}</div>
            <div className="basket__item --prices">{say("cart.price")}</div>
            <div className="basket__item --sum">{say("cart.sum")}</div>
            <div className="basket__item --actions">{say("cart.quantity")}</div>
          </div>
          {view.rows.map((row, index) => {
            const data = page.basket.rows.find((one) => one.rowId === row.rowId)
            return data === undefined ? null : (
              <CartRow key={row.rowId} row={row} data={data} index={index} say={say} send={send} live={live} notes={notesOf?.(row.rowId)} />
            )
          })}
        </div>
        {several === undefined ? (
          <div id="basket_several" className="basket__several" {...othersPlace} />
        ) : (
          <div id="basket_several" className="basket__several">
            {several}
          </div>
        )}
        <p className="basket__recalculate without-script">
          <button type="submit" className="btn">
            {say("cart.recalculate")}
          </button>
        </p>
      </form>
    </section>
  )
}
