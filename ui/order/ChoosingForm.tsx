import { useMemo } from "react"
import { checkoutPath } from "../../core/addresses/order-addresses.ts"
import { placingLimits } from "../../core/order/order-limits.ts"
import { choosingFormId } from "../../core/order/choosing/opened-choosing.ts"
import type { ChoosingEvent, ChoosingState } from "../../core/order/choosing/choosing.ts"
import { type ChoosingView, viewChoosing } from "../../core/order/choosing/view-choosing.ts"
import { useIsLive } from "../form/use-live.ts"
import type { IslandProps } from "../runtime/islands/island-data.ts"
import { useMachine } from "../runtime/islands/use-machine.ts"
import { makeSay, type Say } from "../say.ts"
import type { ChoosingFormTextKey } from "./choosing-texts.ts"
import { Days, Point, Stores } from "./DeliveryMore.tsx"
import { OrderTotals } from "./OrderTotals.tsx"

/**
 * The choice of payment and delivery, with what it comes to. It posts as it stands, with a script and without; until it runs, the page's styles
 * hide the deliveries that do not fit the chosen payment.
 *
 * Spec: 10.151, 10.152, 10.171, 10.732 to 10.734.
 */
export function ChoosingForm({ store, texts }: IslandProps<ChoosingState, ChoosingEvent, ChoosingFormTextKey>) {
  const [state, send] = useMachine(store)
  const say = useMemo(() => makeSay(texts), [texts])
  const isLive = useIsLive()
  const view = viewChoosing(state, texts)
  const shown = { view, say, send, isLive }
  return (
    <form
      id={choosingFormId}
      className={`order-choice${view.problem === null ? "" : " --fail-validation"}`}
      action={checkoutPath}
      method="post"
      onSubmit={(submit) => {
        // the way to the map keeps what is chosen, and needs nothing else to be right
        if (submit.nativeEvent.submitter?.getAttribute("name") === "next") return
        submit.preventDefault()
        send({ type: "ContinuePressed" })
      }}
    >
      {/* Enter in a field goes on, and not to the map */}
      <button type="submit" className="aside" tabIndex={-1} aria-hidden="true">
        {say("checkout.next")}
      </button>
      <div className="order-choice__parts">
        <Payments {...shown} />
        <Delivery {...shown} />
        <GiftCard {...shown} />
        <div className="order-note">
          <label className="field__label" htmlFor="order_note">
            {say("checkout.note")}
          </label>
          <textarea
            id="order_note"
            className="field__input"
            name="note"
            rows={3}
            maxLength={placingLimits.noteCharacters}
            aria-invalid={view.noteError !== null}
            aria-describedby={`${view.noteError === null ? "" : "order_note_error "}order_note_hint`}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page comes back for it
            autoFocus={view.noteError !== null}
            value={view.note}
            onChange={({ target }) => send({ type: "NoteTyped", text: target.value })}
          />
          {view.noteError !== null && (
            <p id="order_note_error" className="field__error">
              {view.noteError}
            </p>
          )}
          <p id="order_note_hint" className="order-note__hint">
            {say("checkout.noteHint")}
          </p>
        </div>
      </div>
      <aside className="order-summary" aria-label={say("cart.summary")}>
        <OrderTotals sums={view.sums} />
        <p className="order-summary__problem" role="status">
          {view.problem?.text}
        </p>
        {/* other people's programs press `a.summary__button`; without an address it is a word of the button, which posts without a script */}
        <button type="submit" className="btn --solid --large" aria-busy={view.isSending}>
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- see above */}
          <a className="summary__button">{say("checkout.next")}</a>
        </button>
      </aside>
    </form>
  )
}

interface PartProps {
  readonly view: ChoosingView
  readonly say: Say<ChoosingFormTextKey>
  readonly send: (event: ChoosingEvent) => void
  readonly isLive: boolean
}

function Payments({ view, say, send }: PartProps) {
  return (
    <section id="order_payments" className="order__payments" aria-labelledby="order_payments_heading" tabIndex={-1}>
      <h2 id="order_payments_heading">{say("checkout.paymentHeading")}</h2>
      {view.noPayment !== null && <p className="order__none">{view.noPayment}</p>}
      {view.payments.map(({ group, heading, rows }) => (
        <fieldset key={group} className="order__payments_section">
          <legend>{heading}</legend>
          {rows.map(({ id, elementId, moment, name, terms, cost, isChosen }) => (
            <div key={id} id={elementId} className="order__option">
              <label>
                <input
                  type="radio"
                  name="payment"
                  value={id}
                  data-moment={moment}
                  checked={isChosen}
                  aria-describedby={terms === "" ? undefined : `${elementId}_terms`}
                  onChange={() => send({ type: "PaymentChosen", id })}
                />
                <span className="order__name">{name}</span>
                {cost !== "" && <span className="order__cost figures">{cost}</span>}
                {terms !== "" && (
                  <span id={`${elementId}_terms`} className="order__about">
                    {terms}
                  </span>
                )}
              </label>
            </div>
          ))}
        </fieldset>
      ))}
    </section>
  )
}

function Delivery({ view, say, send, isLive }: PartProps) {
  return (
    <section id="order_delivery" className="order__delivery" aria-labelledby="order_delivery_heading" tabIndex={-1}>
      <h2 id="order_delivery_heading">{say("checkout.deliveryHeading")}</h2>
      {view.noDelivery !== null && <p className="order__none">{view.noDelivery}</p>}
      {view.deliveries.map(({ moment, heading, isHidden, rows }) => (
        <fieldset key={moment} className="order__delivery_group" data-moment={moment} hidden={isLive && isHidden}>
          <legend>{heading}</legend>
          {rows.map((row) => (
            <div key={row.id} id={row.elementId} className={`order__option${row.refusal === null ? "" : " --disabled"}`}>
              <label>
                <input
                  type="radio"
                  name={`delivery_${moment}`}
                  value={row.id}
                  checked={row.isChosen}
                  disabled={row.refusal !== null}
                  onChange={() => send({ type: "DeliveryChosen", id: row.id })}
                />
                <span className="order__name">{row.name}</span>
                <span className="order__cost figures">{row.cost}</span>
                {row.arrives !== "" && <span className="order__about">{row.arrives}</span>}
                {row.refusal !== null && <span className="order__about">{row.refusal}</span>}
              </label>
              {row.point !== null && <Point point={row.point} say={say} send={send} />}
              {row.days.length > 0 && <Days row={row} say={say} />}
              {row.stores.length > 0 && <Stores stores={row.stores} chosen={view.storeId} label={say("checkout.storeAsk")} />}
            </div>
          ))}
        </fieldset>
      ))}
      {view.byPoints !== null && (
        <div className="order-points">
          <input type="hidden" name="delivery_points_asked" value="1" />
          <label className="order-points__label">
            <input
              type="checkbox"
              name="delivery_points"
              value="1"
              checked={view.byPoints.isChosen}
              aria-describedby="order_points_hint"
              onChange={({ target }) => send({ type: "PointsChosen", isForPoints: target.checked })}
            />
            {say("checkout.payPoints")}
          </label>
          <p id="order_points_hint" className="order-note__hint">
            {view.byPoints.hint}
          </p>
        </div>
      )}
    </section>
  )
}

/** The gift card that pays, or the field that asks for one; it is folded away until somebody wants it. Spec: 10.873. */
function GiftCard({ view: { card }, say }: PartProps) {
  if (card.left !== null)
    return (
      <section className="order-card" aria-labelledby="order_card_heading">
        <h2 id="order_card_heading">{say("checkout.fromCard")}</h2>
        <p>{card.left}</p>
        <button type="submit" className="link-button" name="next" value="nocard">
          {say("checkout.cardRemove")}
        </button>
      </section>
    )
  return (
    <details className="order-card" open={card.error !== null}>
      <summary>{say("checkout.cardAsk")}</summary>
      <label className="field__label" htmlFor="order_gift_card">
        {say("checkout.cardCode")}
      </label>
      <div className="order-card__row">
        <input
          id="order_gift_card"
          className="field__input"
          name="gift_card"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          aria-invalid={card.error !== null}
          aria-describedby={`${card.error === null ? "" : "order_gift_card_error "}order_gift_card_hint`}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page comes back for it
          autoFocus={card.error !== null}
        />
        <button type="submit" className="btn" name="next" value="card">
          {say("checkout.cardUse")}
        </button>
      </div>
      {card.error !== null && (
        <p id="order_gift_card_error" className="field__error">
          {card.error}
        </p>
      )}
      <p id="order_gift_card_hint" className="order-note__hint">
        {say("checkout.cardHint")}
      </p>
    </details>
  )
}
