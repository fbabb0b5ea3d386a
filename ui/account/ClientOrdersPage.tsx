import { clientOrdersAddress } from "../../core/addresses/client-order-addresses.ts"
import type { ClientOrdersPageModel } from "../../core/order/client-orders.page.ts"
import { countOrders, ordersPerPage } from "../../core/order/own/own-orders.ts"
import { viewOrderFilters } from "../../core/order/own/view-order-list.ts"
import { Paging } from "../controls/Paging.tsx"
import type { Scene } from "../scene.ts"
import { AccountLayout } from "./AccountLayout.tsx"
import { NoOrders, OrderList } from "./OrderList.tsx"

/** The orders of who is signed in, by how far they are. Spec: 10.770. */
export function ClientOrdersPage({ model, scene }: { readonly model: ClientOrdersPageModel; readonly scene: Scene }) {
  const { found, status, listPage } = model
  const { say, language, catalogue } = scene
  const filters = viewOrderFilters(found, status, catalogue)
  const isNone = countOrders(found, null) === 0
  return (
    <AccountLayout scene={scene} page="clientOrders" heading={say("account.orders")}>
      {filters.length > 0 && (
        <nav className="order-filters" aria-label={say("orders.filter")}>
          <ul>
            {filters.map(({ name, count, link, isOpen }) => (
              <li key={link}>
                <a className="order-filters__link" href={link} {...(isOpen ? { "aria-current": "page" as const } : {})}>
                  {name} <span className="order-filters__count figures">{count}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {isNone && status === null && (
        <div className="account__card">
          <NoOrders scene={scene} />
        </div>
      )}
      {found.orders.length > 0 && <OrderList heading="h2" orders={found.orders} scene={scene} />}
      {found.orders.length === 0 && status !== null && (
        <div className="account__card">
          <p className="account__empty">{say("orders.noneOfStatus")}</p>
          <a className="btn" href={clientOrdersAddress(language)}>
            {say("orders.seeAll")}
          </a>
        </div>
      )}
      <Paging
        total={countOrders(found, status)}
        perPage={ordersPerPage}
        page={listPage}
        scene={scene}
        addressOf={(page) => clientOrdersAddress(language, { status, page })}
      />
    </AccountLayout>
  )
}
