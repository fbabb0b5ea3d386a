import { useMemo } from "react"
import { homeAddress } from "../../core/addresses/addresses.ts"
import type { CartSummaryState, CartSummaryEvent } from "../../core/basket/summary/cart-summary.ts"
import type { viewCartSummary } from "../../core/basket/summary/view-cart-summary.ts"
import type { IslandProps } from "../runtime/islands/island-data.ts"
import { useMachine } from "../runtime/islands/use-machine.ts"
import { makeSay } from "../say.ts"
import { CartDivision } from "./CartDivision.tsx"
import { CartEstimate } from "./CartEstimate.tsx"
import { CartPickup } from "./CartPickup.tsx"
import { CartPlace } from "./CartPlace.tsx"
import { CartSummary } from "./CartSummary.tsx"
import type { SummaryTextKey } from "./cart-summary-texts.ts"

type Props = IslandProps<CartSummaryState, CartSummaryEvent, SummaryTextKey>

/**
 * What the cart comes to and where it goes: it follows the rows, which another island changes. Spec: 10.440.
 *
 * @param viewOf the machine's own words, which come in a file beside this one
 */
export const cartSummaryIsland = (viewOf: typeof viewCartSummary) =>
  function CartSummaryIsland({ store, texts }: Props) {
    const [summary] = useMachine(store)
    const say = useMemo(() => makeSay(texts), [texts])
    const view = viewOf(summary, texts)
    const { outlook } = view
    const division = outlook?.division ?? null
    return (
      <>
        <div className="cart__money">
          <CartSummary view={view} say={say} home={homeAddress(texts.language)} />
          {outlook !== null && <CartEstimate view={outlook} say={say} />}
        </div>
        <div className="cart__way">
          {division !== null && <CartDivision view={division} say={say} />}
          {view.place !== null && <CartPlace view={view.place} />}
          {view.pickupPlace !== null && <CartPickup view={view.pickupPlace} />}
        </div>
      </>
    )
  }
