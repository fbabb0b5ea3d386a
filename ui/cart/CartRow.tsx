import type { ReactNode } from "react"
import type { BasketRow } from "../../core/basket/basket.ts"
import type { CartPageEvent } from "../../core/basket/cart-page.ts"
import type { CartRowView } from "../../core/basket/view-cart-page.ts"
import { QuantityField } from "../controls/QuantityField.tsx"
import { SmallPicture } from "../pictures/SmallPicture.tsx"
import { othersPlace } from "./others-place.ts"
import type { CartFormSay } from "./cart-form-texts.ts"

interface Props {
  readonly row: CartRowView
  readonly data: BasketRow
  readonly index: number
  readonly say: CartFormSay
  readonly send: (event: CartPageEvent) => void
  /** true once the island runs; before, the row is sent as it stands */
  readonly live: boolean
  /** what is noted at it; the server alone draws it here */
  readonly notes?: ReactNode
}

/** One row of the cart. Name and unit price have the product page's texts. Spec: 10.183, 15.43, 17.37. */
export function CartRow({ row, data, index, say, send, live, notes }: Props) {
  const { rowId } = row
  const problemId = `basket_problem_${index}`
  return (
    <div
      className={`basket__block --product${row.busy ? " --busy" : ""}${row.available ? "" : " --sold-out"}${row.added ? " --added" : ""}`}
      data-product-id={data.productId}
      data-size={data.sizeId}
      role="group"
      aria-label={row.label}
    >
      <div className="basket__item --photo">
        <a className="basket__photo" href={data.link} tabIndex={-1} aria-hidden="true">
          {data.picture !== null && <SmallPicture files={data.picture} alt="" />}
        </a>
      </div>
      <div className="basket__item --name basket__name">
        <a className="product__link" href={data.link}>
          {row.name}
        </a>
        {row.version !== null && <p className="basket__version">{row.version}</p>}
        {row.size !== null && (
          <p className="basket__size">
            {row.sizesAre} {row.size}
          </p>
        )}
        {row.details.length > 0 && (
          <ul className="basket__details">
            {row.details.map(({ name, value }) => (
              <li key={`${name} ${value}`}>
                {name !== "" && <span className="basket__detail-name">{name}:</span>} {value}
              </li>
            ))}
          </ul>
        )}
        {!row.available && <p className="basket__sold-out">{say("cart.soldOut")}</p>}
        <input type="hidden" name={`product[${index}]`} value={data.productId} />
        <input type="hidden" name={`size[${index}]`} value={data.sizeId} />
        <input type="hidden" name={`additional[${index}]`} value={rowId} />
      </div>
      <div className="basket__item --prices">
        <span className="basket__price">{row.price}</span>{" "}
        <span className={row.isCutToSize ? "price__measure" : "aside"}>{say("cart.each", { amount: row.each })}</span>
        {row.measure !== null && <p className="price__measure">{row.measure}</p>}
      </div>
      <div className="basket__item --sum">
        <span className="aside">{say("cart.rowTotal")}</span> <span className="basket__sum">{row.sum}</span>
      </div>
      <div className="basket__item --actions">
        <div className="basket__action --quantity">
          <div className="quantity --form">
            <button
              type="submit"
              name="step"
              value={stepValue(row, "-")}
              {...(row.wholeStep === null ? {} : { "data-by": -row.wholeStep })}
              className="quantity__del"
              aria-label={say("cart.lessOf", { name: row.label })}
              disabled={!row.canStepDown}
              onClick={(click) => {
                click.preventDefault()
                send({ type: "QuantityStepped", rowId, by: -1 })
              }}
            >
              <span aria-hidden="true">−</span>
            </button>
            <QuantityField
              name={`number[${index}]`}
              aria-label={say("cart.quantityOf", { name: row.label })}
              value={live ? row.quantityShown : row.quantity}
              {...(row.problem === null ? {} : { "aria-invalid": true, "aria-describedby": problemId })}
              onTyped={(text) => send({ type: "QuantityTyped", rowId, text })}
              onLeft={() => send({ type: "QuantityLeft", rowId })}
              onStepped={(by) => send({ type: "QuantityStepped", rowId, by })}
            />
            <button
              type="submit"
              name="step"
              value={stepValue(row, "+")}
              {...(row.wholeStep === null ? {} : { "data-by": row.wholeStep })}
              className="quantity__add"
              aria-label={say("cart.moreOf", { name: row.label })}
              disabled={!row.canStepUp}
              onClick={(click) => {
                click.preventDefault()
                send({ type: "QuantityStepped", rowId, by: 1 })
              }}
            >
              <span aria-hidden="true">+</span>
            </button>
          </div>
          <span className="basket__unit">{row.unit}</span>
          <span className="aside" aria-live="polite">
            {row.quantitySaid}
          </span>
        </div>
        <div className="basket__action --problem" id={problemId} role="alert">
          {row.problem}
        </div>
        <div className="basket__action --remove">
          <button
            type="submit"
            name="remove"
            value={rowId}
            className="basket__remove remove__button --desktop link-button"
            aria-label={say("cart.removeOf", { name: row.label })}
            onClick={(click) => {
              click.preventDefault()
              send({ type: "RemovePressed", rowId })
            }}
          >
            <span className="remove__button --desktop">{say("cart.remove")}</span>
          </button>
        </div>
      </div>
      {notes === undefined ? (
        <div className="basket__notes" data-row={rowId} {...othersPlace} />
      ) : (
        <div className="basket__notes" data-row={rowId}>
          {notes}
        </div>
      )}
    </div>
  )
}

/** A shop elsewhere knows nothing of steps, and is told what one of them is. Spec: 10.1007. */
const stepValue = ({ rowId, stepAmount }: CartRowView, sign: "+" | "-"): string =>
  `${rowId}:${sign}1${stepAmount === null ? "" : `*${stepAmount}`}`
