import { useMemo } from "react"
import { cartAddress } from "../../core/addresses/addresses.ts"
import { type MiniBasket, type MiniBasketEvent, type MiniBasketView, viewMiniBasket } from "../../core/basket/mini-basket.ts"
import { onDemand } from "../controls/on-demand.tsx"
import { addStyles } from "../runtime/islands/add-styles.ts"
import type { IslandProps } from "../runtime/islands/island-data.ts"
import { useMachine } from "../runtime/islands/use-machine.ts"
import { useBasketDropDown } from "../runtime/menus/use-basket-drop-down.ts"
import { makeSay } from "../say.ts"
import type { HeaderTextKey } from "./header-texts.ts"
import { Icon } from "./Icon.tsx"

const BasketList = onDemand(async () => {
  const [{ BasketList: List }, { default: styles }] = await Promise.all([
    import("./BasketList.tsx"),
    import("../styles/basket-list.css?inline"),
  ])
  addStyles(styles)
  return List
})

/**
 * The header's basket that follows its machine; the server renders the same component once: a link to the cart, whose first span counts rows
 * and whose first strong is the subtotal. Its list is fetched when it is first opened.
 *
 * Spec: 2.17, 10.30 to 10.37, 10.378.
 */
export function MiniBasketIsland({ store, texts }: IslandProps<MiniBasket, MiniBasketEvent, HeaderTextKey>) {
  const [basket, send] = useMachine(store)
  const say = useMemo(() => makeSay(texts), [texts])
  const view = viewMiniBasket(basket, texts)
  const { isOpen, place, ...moves } = useBasketDropDown({ isEmpty: view.counter === "", onOpen: () => send({ type: "ListOpened" }) })
  const link = cartAddress(texts.language)
  return (
    <div id="menu_basket_wrapper" ref={place} {...moves}>
      <div id="menu_basket" className={classesOf(view)}>
        <a className="top_basket__sub" href={link} {...(isOpen ? { "aria-expanded": true, "aria-controls": "top_basket_details" } : {})}>
          <Icon name="basket" />
          <span className="badge badge-info" aria-hidden="true">
            {view.counter}
          </span>
          <strong className="top_basket__price figures" aria-hidden="true">
            {view.subtotal}
          </strong>
          <b className="aside">{view.label}</b>
        </a>
        {isOpen && view.list !== null && (
          <BasketList view={view.list} link={link} say={say} onRemove={(rowId) => send({ type: "RemovePressed", rowId })} />
        )}
      </div>
    </div>
  )
}

const classesOf = ({ mode, hidesOneClick }: MiniBasketView): string =>
  ["top_basket", mode === "hidden" ? "--hide" : "", mode === "list" ? "--list" : "", hidesOneClick ? "--oneclick-hide" : ""]
    .filter((name) => name !== "")
    .join(" ")
