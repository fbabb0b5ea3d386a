import { shownCurrency } from "../../core/pricing/currency.ts"
import { promotionEndTextKeys } from "../../core/pricing/promotion-end.ts"
import { promotionEndMachine } from "../../core/pricing/promotion-end-machine.ts"
import { shippingMachine } from "../../core/delivery/shipping-machine.ts"
import { NotifyPart, QuestionPart } from "../asking/AskingParts.tsx"
import { DeliveryIsland } from "../delivery/DeliveryIsland.tsx"
import { deliveryTextKeys } from "../delivery/delivery-texts.ts"
import { MachineIsland } from "../islands/MachineIsland.tsx"
import { ProductData } from "../product/ProductData.tsx"
import { ProductPage } from "../product/ProductPage.tsx"
import { ProductPart } from "../product/ProductPart.tsx"
import { PromotionEndIsland } from "../product/PromotionEndIsland.tsx"
import { QuickPart } from "../product/QuickPart.tsx"
import type { BodyProps } from "./page-body.ts"

/** A product's page with its islands. */
export function ProductScreen({ model, scene, nonce }: BodyProps<"product">) {
  const shown = { model, scene }
  return (
    <ProductPage
      {...shown}
      form={
        <>
          <ProductPart {...shown} />
          <NotifyPart {...shown} />
        </>
      }
      quickPayments={<QuickPart {...shown} />}
      questionForm={<QuestionPart {...shown} />}
      delivery={
        <MachineIsland
          {...shown}
          name="shipping"
          machine={shippingMachine}
          island={DeliveryIsland}
          textKeys={deliveryTextKeys}
          isOnDemand
        />
      }
      promotionEnd={
        <MachineIsland
          {...shown}
          name="promotionEnd"
          machine={promotionEndMachine}
          island={PromotionEndIsland}
          textKeys={promotionEndTextKeys}
        />
      }
      data={<ProductData model={model} currency={shownCurrency(scene.frame.shell)} nonce={nonce} />}
    />
  )
}
