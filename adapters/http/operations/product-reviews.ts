import { Schema } from "effect"
import { parseReviewPicture } from "../../../core/product/review-picture.ts"
import type { FoundReviews, ReviewQuery } from "../../../core/product/reviews.ts"
import { decodeOnce, decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { nullish, selectionOf } from "../graphql/selection.ts"
import { holds } from "../recorded-field.ts"

export interface ReviewsVariables {
  readonly productId: number
  readonly query: ReviewQuery
}

const Count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))

/** An own path of the shop, as every picture of a page has. */
const Picture = Schema.Struct({
  url: holds(Schema.String, "address"),
  widthPx: holds(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 65_535 })), "number"),
  heightPx: holds(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 65_535 })), "number"),
})

const Page = Schema.Struct({
  reviews: Schema.Array(
    Schema.Struct({
      author: Schema.String,
      rating: holds(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 5 })), "number"),
      date: holds(Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/)), "day"),
      text: Schema.String,
      language: Schema.String,
      confirmed: Schema.Boolean,
      picture: nullish(Picture),
    }),
  ),
  found: holds(Count, "number"),
  perPage: holds(Schema.Int.check(Schema.isGreaterThan(0)), "number"),
  perStars: Schema.Tuple([Count, Count, Count, Count, Count]),
})
const Reply = Schema.Struct({ ownReviews: Schema.NullOr(Page) })

/** A picture from anywhere else than the shop's own address for them is none. */
const toPage = ({ reviews, ...page }: typeof Page.Type): FoundReviews => ({
  ...page,
  reviews: reviews.map(({ picture, ...review }) =>
    picture === null || picture === undefined || parseReviewPicture(picture.url) === null ? review : { ...review, picture },
  ),
})

/** One page of a product's reviews, null when the shop has no such product; only this project's shop has it. Spec: 2.48, 11.115, 11.181. */
export const productReviewsOperation: GraphqlOperation<ReviewsVariables, FoundReviews | null> = {
  call: "product reviews",
  isCommon: true,
  kind: "query",
  field: "ownReviews",
  args: ({ productId, query: { sort, stars, confirmedOnly, page } }) => ({
    productId,
    sort,
    confirmed: confirmedOnly,
    page,
    ...(stars === null ? {} : { rating: stars }),
  }),
  selection: selectionOf(Page),
  decode: decodeOnce(decodeWith(Reply, ({ ownReviews }: typeof Reply.Type) => (ownReviews === null ? null : toPage(ownReviews)))),
}
