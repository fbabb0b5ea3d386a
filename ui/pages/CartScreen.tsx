import { cartMachine } from "../../core/basket/cart-machine.ts"
import { rebateCodeMachine } from "../../core/basket/rebate-code-machine.ts"
import { CartFormIsland } from "../cart/CartFormIsland.tsx"
import { cartFormTextKeys } from "../cart/cart-form-texts.ts"
import { CartBody } from "../cart/CartBody.tsx"
import { RebateCodeIsland } from "../cart/RebateCodeIsland.tsx"
import { rebateFormTextKeys } from "../cart/rebate-code-texts.ts"
import { MachineIsland } from "../islands/MachineIsland.tsx"
import type { BodyProps } from "./page-body.ts"

/** The cart with its islands. */
export function CartScreen({ model, scene }: BodyProps<"cart">) {
  const shown = { model, scene }
  const form = <MachineIsland {...shown} name="cart" machine={cartMachine} island={CartFormIsland} textKeys={cartFormTextKeys} />
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
  return <CartBody scene={scene} form={model.basket === null ? null : form} rebateCode={rebateCode} recommended={model.recommended} />
}
