import { cartAddress } from "../../core/addresses/addresses.ts"
import {
  type MiniBasket,
  type MiniBasketEvent,
  type MiniBasketTextKey,
  type MiniBasketView,
  viewMiniBasket,
} from "../../core/basket/mini-basket.ts"
import type { IslandProps } from "../runtime/islands/island-data.ts"
import { useMachine } from "../runtime/islands/use-machine.ts"
import { Icon } from "./Icon.tsx"

/** The header's basket that follows its machine; the server renders the same component once. */
export function MiniBasketIsland({ store, texts }: IslandProps<MiniBasket, MiniBasketEvent, MiniBasketTextKey>) {
  const [basket] = useMachine(store)
  return <MiniBasketLink view={viewMiniBasket(basket, texts)} link={cartAddress(texts.language)} />
}

/** The basket in the header: the first span counts rows, the first strong is the subtotal. Spec: 2.17, 10.30 to 10.33. */
function MiniBasketLink({ view, link }: { readonly view: MiniBasketView; readonly link: string }) {
  return (
    <div id="menu_basket" className={`top_basket${view.counter === "" ? " --hide" : ""}`}>
      <a className="top_basket__sub" href={link}>
        <Icon name="basket" />
        <span className="badge badge-info" aria-hidden="true">
          {view.counter}
        </span>
        <strong className="top_basket__price figures" aria-hidden="true">
          {view.subtotal}
        </strong>
        <b className="aside">{view.label}</b>
      </a>
    </div>
  )
}
