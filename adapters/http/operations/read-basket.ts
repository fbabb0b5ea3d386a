import { limitsSelection, unitSelection } from "../graphql/goods.wire.ts"
import type { GraphqlOperation } from "../graphql/graphql-call.ts"
import { pictureFiles } from "../graphql/picture.wire.ts"
import { priceAmount } from "../graphql/price.wire.ts"
import { decodeBasketReply, type BasketReply } from "./read-basket.wire.ts"

/** `own: false` leaves out what only this project's shop has. */
export interface BasketVariables {
  readonly own: boolean
}

/** The whole basket. Spec: 7.38, 7.48, 3.54 to 3.59. */
export const readBasketOperation: GraphqlOperation<BasketVariables, BasketReply> = {
  call: "basket",
  decode: decodeBasketReply,
  document: ({ own }) => `query {
  basket {
    products {
      id size additional quantity availableNow
      worth ${priceAmount}
      ${own ? `ownUnitPrice ${priceAmount}` : ""}
      data {
        name versionName link
        unit ${unitSelection(own)}
        orderQuantityRange ${limitsSelection}
        sizes { id name amount price { price ${priceAmount} } }
        ${own ? `ownIcon ${pictureFiles}` : ""}
      }
    }
    basketCost {
      totalProductsCost ${priceAmount}
      shippingCost ${priceAmount}
      totalToPay ${priceAmount}
      toShippingFree
      ${own ? "ownShippingFreeFrom" : ""}
    }
    summaryBasket { productsNumber }
  }
}`,
}
