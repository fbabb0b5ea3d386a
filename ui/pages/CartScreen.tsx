import { cartMachine } from "../../core/basket/cart-machine.ts"
import { cartSummaryMachine } from "../../core/basket/summary/cart-summary-machine.ts"
import { rebateCodeMachine } from "../../core/basket/rebate-code-machine.ts"
import { CartFormIsland } from "../cart/CartFormIsland.tsx"
import { CartSummaryIsland } from "../cart/CartSummaryIsland.tsx"
import { cartFormTextKeys } from "../cart/cart-form-texts.ts"
import { summaryTextKeys } from "../cart/cart-summary-texts.ts"
import { CartBody } from "../cart/CartBody.tsx"
import { RebateCodeIsland } from "../cart/RebateCodeIsland.tsx"
import { rebateFormTextKeys } from "../cart/rebate-code-texts.ts"
import { MachineIsland } from "../islands/MachineIsland.tsx"
import type { BodyProps } from "./page-body.ts"

/** The cart with its islands. */
export function CartScreen({ model, scene }: BodyProps<"cart">) {
  const shown = { model, scene }
  const form = <MachineIsland {...shown} name="cart" machine={cartMachine} island={CartFormIsland} textKeys={cartFormTextKeys} />
  const summary = (
    <MachineIsland
      {...shown}
      name="cartSummary"
      machine={cartSummaryMachine}
      island={CartSummaryIsland}
      textKeys={summaryTextKeys}
      isOnDemand
    />
  )
  const rebateCode = (
    <MachineIsland
      {...shown}
      name="rebateCode"
      machine={rebateCodeMachine}
      island={RebateCodeIsland}
      textKeys={rebateFormTextKeys}
      isOnDemand
    />
  )
  const islands = model.basket === null ? null : { form, summary }
  return <CartBody scene={scene} islands={islands} rebateCode={rebateCode} recommended={model.recommended} />
}
