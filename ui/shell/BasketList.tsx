import type { MouseEvent } from "react"
import type { BasketListView, DropDownLine } from "../../core/basket/drop-down.ts"
import { SmallPicture } from "../pictures/SmallPicture.tsx"
import type { HeaderSay } from "./header-texts.ts"
import { Icon } from "./Icon.tsx"

interface Props {
  readonly view: BasketListView
  /** the cart */
  readonly link: string
  readonly say: HeaderSay
  readonly onRemove: (rowId: string) => void
}

/** The list of the header's basket, below it. Spec: 10.35 to 10.37, 10.378, 10.379. */
export function BasketList({ view, link, say, onRemove }: Props) {
  const isRead = view.is === "read"
  return (
    <div id="top_basket_details" className="top_basket__details menu_basket_list" role="group" aria-label={view.heading}>
      {isRead && <p className="top_basket__headline">{view.heading}</p>}
      {view.is === "reading" && (
        <p className="top_basket__reading" role="status">
          {say("layout.loading")}
        </p>
      )}
      <p className="top_basket__problem" role="alert">
        {view.problem}
      </p>
      {view.note !== null && <p>{view.note}</p>}
      {view.lines.length > 0 && (
        <ul id="top_basket_product" className="top_basket__products">
          {view.lines.map((line) => (
            <Row key={line.rowId} line={line} say={say} onRemove={view.canRemove ? onRemove : null} />
          ))}
        </ul>
      )}
      {isRead && <Summary view={view} say={say} />}
      <div className="top_basket__buttons">
        <a className="btn --solid --large" href={link}>
          {say("message.toCart")}
        </a>
        {/* where what buys at once may stand */}
        <div className="top_basket__express" />
      </div>
    </div>
  )
}

interface RowProps {
  readonly line: DropDownLine
  readonly say: HeaderSay
  readonly onRemove: ((rowId: string) => void) | null
}

function Row({ line, say, onRemove }: RowProps) {
  const { rowId, name, link, size, version, count, unit, lineTotal, picture } = line
  const remove = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    keepFocus(currentTarget)
    onRemove?.(rowId)
  }
  return (
    <li className="top_basket__product">
      {picture !== null && (
        <a className="top_basket__img" href={link} tabIndex={-1} aria-hidden="true">
          <SmallPicture files={picture} alt="" />
        </a>
      )}
      <div>
        <a className="top_basket__link" href={link}>
          {name}
        </a>
        {(version !== null || size !== null) && (
          <p className="top_basket__choice">{[version, size].filter((part) => part !== null).join(", ")}</p>
        )}
        <p className="top_basket__prices figures">
          <span className="top_basket__unit">
            {count} {unit}
          </span>{" "}
          <strong>{lineTotal}</strong>
        </p>
      </div>
      {onRemove !== null && (
        <button
          type="button"
          className="top_basket__remove"
          aria-label={say("cart.removeOf", { name })}
          title={say("cart.remove")}
          onClick={remove}
        >
          <Icon name="close" />
        </button>
      )}
    </li>
  )
}

/** The row goes with its button: the focus stays in the list. */
function keepFocus(button: HTMLElement): void {
  const row = button.closest("li")
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  const next = neighbour?.querySelector<HTMLElement>("button") ?? button.closest(".top_basket__details")?.querySelector<HTMLElement>(".btn")
  if (document.activeElement === button) next?.focus()
}

function Summary({ view, say }: { readonly view: BasketListView; readonly say: HeaderSay }) {
  const { subtotal, shipping, toFreeShipping, freeShippingPercent, isBusy } = view
  return (
    <div id="top_basket_summary" className="top_basket__summary" aria-busy={isBusy}>
      <dl>
        <div className="top_basket__summary_item --worth">
          <dt>{say("cart.worth")}</dt>
          <dd className="figures">{subtotal}</dd>
        </div>
        {shipping !== null && (
          <div className="top_basket__summary_item --shipping">
            <dt>{say("cart.shipping")}</dt>
            <dd className="figures">{shipping}</dd>
          </div>
        )}
      </dl>
      {toFreeShipping !== null && (
        <div className="top_basket__summary_shipping_free">
          <p>{toFreeShipping}</p>
          {freeShippingPercent !== null && <progress max={100} value={freeShippingPercent} aria-hidden="true" />}
        </div>
      )}
    </div>
  )
}
