import type { MiniBasketView } from "../../core/basket/mini-basket.ts"
import { Icon } from "./Icon.tsx"

/** The basket in the header: the first span counts rows, the first strong is the worth. Spec: 2.17, 10.30 to 10.33. */
export function MiniBasketLink({ view, link }: { readonly view: MiniBasketView; readonly link: string }) {
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
