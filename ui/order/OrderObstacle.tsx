import { type ObstacleView, viewObstacle } from "../../core/order/view-obstacle.ts"
import type { ShopError } from "../../core/messages/shop-messages.ts"
import type { Scene } from "../scene.ts"

/** What keeps an order from being placed, with the way on. It has the focus, so that it is in view and heard. Spec: 8.58 to 8.65, 10.736. */
export function OrderObstacle({ error, scene }: { readonly error: ShopError | null; readonly scene: Scene }) {
  const view = viewObstacle(error, scene.catalogue)
  return view === null ? null : <OrderAlert view={view} />
}

/** Words above an order that was stopped. */
export const OrderAlert = ({ view: { text, link, durationMs } }: { readonly view: ObstacleView }) => (
  <div
    id="alert"
    className="order-alert"
    role="alert"
    tabIndex={-1}
    data-shown-ms={durationMs ?? undefined}
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- it says why the order is not placed, and nothing on the page matters more
    autoFocus
  >
    <p>{text}</p>
    {link !== null && (
      <a className="btn" href={link.href}>
        {link.label}
      </a>
    )}
  </div>
)
