import { useEffect, useMemo, useRef } from "react"
import type { CartPageEvent } from "../../core/basket/cart-page.ts"
import { rowFields } from "../../core/basket/cart-row.ts"
import { cartUpdate } from "../../core/basket/cart-update.ts"
import type { CartPage } from "../../core/basket/open-cart-page.ts"
import { viewCartPage } from "../../core/basket/view-cart-page.ts"
import type { IslandProps } from "../runtime/islands/island-data.ts"
import { useLive } from "../runtime/islands/use-live.ts"
import { useMachine } from "../runtime/islands/use-machine.ts"
import { onFirstInteraction } from "../runtime/islands/on-first-interaction.ts"
import { hasKeptInCart } from "../runtime/saved/kept-in-cart.ts"
import { makeSay } from "../say.ts"
import { CartForm, type CartFormProps } from "./CartForm.tsx"
import type { CartFormTextKey } from "./cart-form-texts.ts"

type Props = IslandProps<CartPage, CartPageEvent, CartFormTextKey>

/** The cart that follows its machine; the server renders the same component once. */
export function CartFormIsland({ store, texts, notesOf, several }: Props & Pick<CartFormProps, "notesOf" | "several">) {
  const [page, send] = useMachine(store)
  const say = useMemo(() => makeSay(texts), [texts])
  useFocusAfterChange(page.rows.length)
  useEffect(() => {
    const keep = () =>
      void import("../runtime/saved/keep-quantities.ts").then((chunk) => chunk.keepQuantities(store, changedRows)).catch(() => {})
    if (hasKeptInCart()) keep()
    else onFirstInteraction(keep)
  }, [store])
  const live = useLive()
  const view = viewCartPage(page, texts)
  return <CartForm page={page} view={view} say={say} send={send} live={live} notesOf={notesOf} several={several} />
}

const changedRows = (page: CartPage): readonly number[] => cartUpdate(rowFields(page)).changed

/** When the row with the focus goes away, or what was removed is back, the focus goes to the list, not to the top of the page. */
function useFocusAfterChange(rows: number) {
  const before = useRef(rows)
  useEffect(() => {
    const row = rows < before.current ? ".--product" : rows > before.current ? ".--added" : null
    if (row !== null && (document.activeElement === null || document.activeElement === document.body))
      document.querySelector<HTMLElement>(`#Basket .basket__block${row} a.product__link`)?.focus()
    before.current = rows
  }, [rows])
}
