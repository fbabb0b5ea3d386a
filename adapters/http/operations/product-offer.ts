import { limitsSelection, unitSelection } from "../graphql/goods.wire.ts"
import { literal } from "../graphql/literal.ts"
import { priceAmount, productPrice } from "../graphql/price.wire.ts"
import type { GraphqlOperation } from "../graphql/graphql-call.ts"
import { decodeOfferReply, type OfferReply } from "./product-offer.wire.ts"

/** `own: false` leaves out what only this project's shop has. */
export interface OfferVariables {
  readonly productId: number
  readonly own: boolean
}

/** What a shopper decides about on a product page. Spec: 7.39, 11.23 to 11.32. */
export const productOfferOperation: GraphqlOperation<OfferVariables, OfferReply> = {
  call: "product offer",
  decode: decodeOfferReply,
  document: ({ productId, own }) => `query {
  product(productId: ${literal(productId)}, displaySizesByConfig: false) {
    product {
      id type name versionName points pointsReceive
      unit ${unitSelection(own)}
      orderQuantityRange ${limitsSelection}
      price { advancePrice ${priceAmount} }
      sizes {
        id name amount phone_price
        availability { description status }
        price ${productPrice}
      }
      ${own ? "ownVatPercent ownForPointsOnly ownReductionEndsAt" : ""}
    }
  }
}`,
}
