import type { CourierList, CourierRow } from "../../core/delivery/couriers.ts"
import type { ShippingPanelEvent } from "../../core/delivery/shipping-panel.ts"
import type { ShippingView } from "../../core/delivery/view-shipping.ts"
import type { DeliverySay } from "./delivery-texts.ts"
import { PlaceForm } from "./PlaceForm.tsx"

interface Props {
  readonly dialog: ShippingView["dialog"]
  /** null = the shop does not tell */
  readonly place: ShippingView["place"]
  readonly pickup: ShippingView["pickup"]
  readonly say: DeliverySay
  readonly send: (event: ShippingPanelEvent) => void
  readonly onAsked: () => void
}

/** The dialog of delivery costs and times. Spec: 8.57, 10.97, 18.19, 18.28, 18.54. */
export function ShippingDialog({ dialog, place, pickup, say, send, onAsked }: Props) {
  return (
    <dialog id="shipping_info" className="modal shipping_info" aria-labelledby="shipping_info_heading">
      <h2 id="shipping_info_heading" className="modal__heading" tabIndex={-1}>
        {say("shipping.dialog")}
      </h2>
      <div className="modal__content">
        {place !== null && <PlaceForm place={place} say={say} send={send} />}
        <div aria-live="polite" aria-busy={dialog.is === "busy"}>
          <Content dialog={dialog} pickup={pickup} say={say} send={send} onAsked={onAsked} />
        </div>
      </div>
      <button className="modal__close" data-close="" aria-label={say("shipping.close")}>
        <span aria-hidden="true">×</span>
      </button>
    </dialog>
  )
}

function Content({ dialog, pickup, say, send, onAsked }: Omit<Props, "place">) {
  switch (dialog.is) {
    case "words":
      return (
        <>
          <p>{dialog.words}</p>
          <a
            className="btn --solid --medium"
            data-close=""
            href={dialog.leadsTo === "sizes" ? "#projector_sizes_cont" : "#projector_number"}
            onClick={() => send({ type: "PlacePressed", place: dialog.leadsTo })}
          >
            {dialog.press}
          </a>
        </>
      )
    case "busy":
      return <p className="shipping_info__wait">{dialog.words}</p>
    case "failed":
      return (
        <>
          <p role="alert">{dialog.words}</p>
          <button className="btn --solid --medium" onClick={onAsked}>
            {say("shipping.askAgain")}
          </button>
        </>
      )
    case "couriers":
      return (
        <>
          {dialog.availability !== "" && <p className="shipping_info__status">{dialog.availability}</p>}
          {dialog.stock.map((line) => (
            <p key={line} className="shipping_info__stock">
              {line}
            </p>
          ))}
          <Couriers list={dialog.list} pickup={pickup} say={say} />
        </>
      )
  }
}

/** Couriers under the moment of payment. Spec: 8.75, 9.61, 18.7, 18.19. */
function Couriers({ list, pickup, say }: Pick<Props, "pickup" | "say"> & { readonly list: CourierList }) {
  if (list.is === "empty") return <p>{list.words}</p>
  return (
    <>
      {list.groups.map(({ heading, rows }) => (
        <table key={heading} className="couriers">
          <caption>{heading}</caption>
          <thead>
            <tr>
              <th scope="col">{say("shipping.courier")}</th>
              <th scope="col">{say("shipping.arrives")}</th>
              <th scope="col">{say("shipping.price")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Courier key={row.id} row={row} pickup={pickup?.courierId === row.id ? pickup : null} say={say} />
            ))}
          </tbody>
        </table>
      ))}
      <p className="shipping_info__note">{say("shipping.grossNote")}</p>
    </>
  )
}

function Courier({ row, pickup, say }: Pick<Props, "pickup" | "say"> & { readonly row: CourierRow }) {
  return (
    <tr className={row.refusal === null ? "couriers__row" : "couriers__row --refused"}>
      <th scope="row">
        {row.name}
        {row.isPickup && <small>{` ${say("shipping.pickupMark")}`}</small>}
        {pickup !== null && (
          <small>
            {pickup.chosen} <a href={pickup.address}>{pickup.link}</a>
          </small>
        )}
        {row.refusal !== null && <small className="couriers__refusal"> {row.refusal}</small>}
      </th>
      <td>{row.delivery === "" ? "–" : row.delivery}</td>
      <td className="figures">
        {row.cost}
        {row.points !== "" && <small>{` ${row.points}`}</small>}
      </td>
    </tr>
  )
}
