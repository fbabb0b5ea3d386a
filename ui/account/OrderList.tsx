import { homeAddress } from "../../core/addresses/addresses.ts"
import type { OrderSummary } from "../../core/order/own/own-orders.ts"
import { viewOrderList } from "../../core/order/own/view-order-list.ts"
import type { Scene } from "../scene.ts"

interface Props {
  readonly orders: readonly OrderSummary[]
  readonly scene: Scene
  /** the level of their headings */
  readonly heading: "h2" | "h3"
}

/** Orders, each with the way to all of it. Spec: 10.770. */
export function OrderList({ orders, heading: Heading, scene: { say, catalogue, frame } }: Props) {
  return (
    <ul className="order-list">
      {viewOrderList(orders, frame.shell, catalogue).map((order) => (
        <li key={order.number} className="order-list__row">
          <div className="order-list__what">
            <Heading className="order-list__number">
              <a href={order.link}>{say("orders.heading", { number: order.number })}</a>
            </Heading>
            <p className="order-list__goods">{order.goods}</p>
          </div>
          <p className="order-list__placed">{order.placed}</p>
          <p className={`order-list__status${order.isOpen ? " --open" : ""}`}>{order.status}</p>
          <p className="order-list__total figures">{order.total}</p>
        </li>
      ))}
    </ul>
  )
}

/** Nothing was ordered yet: a way on. */
export const NoOrders = ({ scene: { say, language } }: { readonly scene: Scene }) => (
  <>
    <p className="account__empty">{say("account.noOrders")}</p>
    <a className="btn" href={homeAddress(language)}>
      {say("account.toShop")}
    </a>
  </>
)
