import type { ChoosingEvent } from "../../core/order/choosing/choosing.ts"
import { clientNumberId } from "../../core/order/choosing/opened-choosing.ts"
import type { DeliveryChoiceRow } from "../../core/order/choosing/view-choosing.ts"
import { clientNumberLimits } from "../../core/order/ways/client-number.ts"
import type { Say } from "../say.ts"
import type { ChoosingFormTextKey } from "./choosing-texts.ts"

interface SayProps {
  readonly say: Say<ChoosingFormTextKey>
}

/** The store of the shop's own where the order is collected. Spec: 10.953. */
export const Stores = ({ stores, chosen, label }: StoresProps) => (
  <div className="order__more">
    <label className="field__label" htmlFor="order_store">
      {label}
    </label>
    <select id="order_store" className="select" name="order_store" defaultValue={chosen ?? ""}>
      {stores.map(({ id, text }) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </select>
  </div>
)

interface StoresProps {
  readonly stores: DeliveryChoiceRow["stores"]
  readonly chosen: string | null
  readonly label: string
}

/** The pickup point, and the way to the map: what is chosen is kept on the way, and the map leads back here. Spec: 10.732, 18.54. */
export function Point({ point, say, send }: PointProps) {
  const { text, way, clientNumber } = point
  return (
    <>
      <p className="order__point">
        <span>{text}</span>{" "}
        <button type="submit" className="link-button" name="next" value="points">
          {way}
        </button>
      </p>
      {clientNumber !== null && (
        <div className="order__more">
          <label className="field__label" htmlFor={clientNumberId}>
            {say("checkout.clientNumberAsk")}
          </label>
          <input
            id={clientNumberId}
            className="field__input"
            name="client_number"
            autoComplete="off"
            spellCheck={false}
            maxLength={clientNumberLimits.max}
            aria-invalid={clientNumber.error !== null}
            aria-describedby={`${clientNumber.error === null ? "" : `${clientNumberId}_error `}${clientNumberId}_hint`}
            value={clientNumber.typed}
            onChange={({ target }) => send({ type: "ClientNumberTyped", text: target.value })}
          />
          {clientNumber.error !== null && (
            <p id={`${clientNumberId}_error`} className="field__error">
              {clientNumber.error}
            </p>
          )}
          <p id={`${clientNumberId}_hint`} className="order-note__hint">
            {say("checkout.clientNumberHint")}
          </p>
        </div>
      )}
    </>
  )
}

interface PointProps extends SayProps {
  readonly send: (event: ChoosingEvent) => void
  readonly point: NonNullable<DeliveryChoiceRow["point"]>
}

/** The days on which a delivery comes; the calendar beside them comes with a script of its own. Spec: 10.959. */
export const Days = ({ row: { id, days }, say }: { readonly row: DeliveryChoiceRow; readonly say: SayProps["say"] }) => (
  <div className="order__more order__days" data-calendar={say("checkout.dayShow")}>
    <label className="field__label" htmlFor={`order_day_${id}`}>
      {say("checkout.dayAsk")}
    </label>
    <select
      id={`order_day_${id}`}
      className="field__input"
      name={`delivery_day_${id}`}
      defaultValue={(days.find(({ isChosen }) => isChosen) ?? days[0])?.id}
    >
      {days.map((day) => (
        <option key={day.id} value={day.id}>
          {day.text}
        </option>
      ))}
    </select>
  </div>
)
