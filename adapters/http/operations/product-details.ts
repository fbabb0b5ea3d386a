import type { GraphqlOperation } from "../graphql/graphql-call.ts"
import { literal } from "../graphql/literal.ts"
import { crumbSelection, linksSelection, pictureFiles, pictureSelection } from "../graphql/picture.wire.ts"
import { decodeDetailsReply, type DetailsReply } from "./product-details.wire.ts"

export interface DetailsVariables {
  readonly productId: number
}

/** What a product page tells besides the offer; only this project's shop has it. */
export const productDetailsOperation: GraphqlOperation<DetailsVariables, DetailsReply> = {
  call: "product details",
  decode: decodeDetailsReply,
  document: ({ productId }) => `query {
  product(productId: ${literal(productId)}, displaySizesByConfig: false) {
    product {
      code
      producer { name ownPlace ownStory }
      ownDetails {
        summary description
        breadcrumbs ${crumbSelection}
        pictures ${pictureSelection}
        parameters { name values }
        reviews { author rating date text language confirmed }
        rating { mean count }
        variants { name links { productId name link icon ${pictureFiles} selected available } }
        warranty
        links ${linksSelection}
        related
      }
    }
  }
}`,
}
