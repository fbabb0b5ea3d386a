import { reviewAddress } from "../../core/addresses/product-links.ts"
import type { ProductPageModel } from "../../core/product-page/product.page.ts"
import type { ProductDetails, Review } from "../../core/product/details.ts"
import { plainReviewQuery, reviewLink, reviewNeighbours, type ReviewQuery, reviewSorts } from "../../core/product/reviews.ts"
import type { Scene } from "../scene.ts"
import { dayText } from "./day-text.ts"
import { ratingText } from "./rating-text.ts"
import { Stars } from "./Stars.tsx"

interface Props {
  readonly model: ProductPageModel
  readonly details: ProductDetails
  readonly scene: Scene
}

type ShownReviews = NonNullable<ProductPageModel["reviews"]>

/** What buyers say: the mean, how many gave how many stars, and the reviews that the address asks for. Spec: 2.41, 2.48, 10.188. */
export function Reviews({ model, details, scene }: Props) {
  const { say, language } = scene
  const { reviews: shown } = model
  const { rating } = details
  // a shop may tell how many there are, and none of them
  if (shown === null && rating !== null)
    return (
      <p>
        <Stars rating={Number(rating.mean)} /> {say("product.reviewCount", { count: rating.count })}
      </p>
    )
  if (shown === null) return <p>{say("product.noReviews")}</p>
  const write = (
    <a className="btn --outline opinions__write" href={reviewAddress(language, model.offer.id)} rel="nofollow">
      {say("review.write")}
    </a>
  )
  if (details.rating === null)
    return (
      <>
        <p>{say("product.noReviews")}</p>
        {write}
      </>
    )
  const linkTo = (query: ReviewQuery) => reviewLink(query, model.selectedSizeId === null ? {} : { selected_size: model.selectedSizeId })
  return (
    <div className="opinions">
      <div className="opinions__sum">
        <p className="opinions__mean">
          <span className="opinions__number">{ratingText(details.rating.mean, language)}</span>
          <span>
            <Stars rating={Number(details.rating.mean)} />
            {say("product.reviewCount", { count: details.rating.count })}
          </span>
        </p>
        <StarCounts shown={shown} linkTo={linkTo} scene={scene} />
        {write}
      </div>
      <div>
        <ReviewTools shown={shown} linkTo={linkTo} scene={scene} />
        {shown.reviews.length === 0 ? (
          <p>
            {say("product.noReviewsSuch")} <a href={linkTo(plainReviewQuery)}>{say("product.reviewsAll")}</a>
          </p>
        ) : (
          <ul className="opinions__list">
            {shown.reviews.map((review) => (
              <Opinion key={`${review.author} ${review.date} ${review.text}`} review={review} scene={scene} />
            ))}
          </ul>
        )}
        <MoreReviews shown={shown} linkTo={linkTo} scene={scene} />
      </div>
    </div>
  )
}

interface PartProps {
  readonly shown: ShownReviews
  readonly linkTo: (query: ReviewQuery) => string
  readonly scene: Scene
}

/** How many reviews have how many stars; each number there is leads to its reviews. */
function StarCounts({ shown, linkTo, scene: { say } }: PartProps) {
  const all = shown.perStars.reduce((sum, count) => sum + count, 0)
  return (
    <ul className="opinions__stars" aria-label={say("product.reviewStars")}>
      {shown.perStars.map((count, index) => {
        const stars = 5 - index
        const isChosen = shown.query.stars === stars
        const name = say("product.reviewsWithStars", { stars, count })
        const row = (
          <>
            <span aria-hidden="true">{stars}</span>
            <progress className="opinions__bar" max={all} value={count} aria-hidden="true" />
            <span aria-hidden="true">{count}</span>
            <span className="aside">{name}</span>
          </>
        )
        return (
          <li key={stars}>
            {count === 0 ? (
              <span className="opinions__star">{row}</span>
            ) : (
              <a
                className="opinions__star"
                href={linkTo({ ...shown.query, stars: isChosen ? null : stars, page: 0 })}
                aria-current={isChosen ? "true" : undefined}
                rel="nofollow"
              >
                {row}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The order of the reviews, and whose are shown; nothing to choose where one stands alone. */
function ReviewTools({ shown, linkTo, scene: { say } }: PartProps) {
  const { query } = shown
  if (shown.perStars.reduce((sum, count) => sum + count, 0) < 2) return null
  return (
    <nav className="opinions__tools" aria-label={say("product.reviewsSort")}>
      <ul>
        {query.stars === null &&
          reviewSorts.map((sort) => (
            <li key={sort}>
              <a
                className="opinions__tool"
                href={linkTo({ ...query, sort, page: 0 })}
                aria-current={query.sort === sort ? "true" : undefined}
                rel="nofollow"
              >
                {say(`product.reviews.${sort}`)}
              </a>
            </li>
          ))}
        <li>
          <a
            className="opinions__tool --check"
            href={linkTo({ ...query, confirmedOnly: !query.confirmedOnly, page: 0 })}
            aria-current={query.confirmedOnly ? "true" : undefined}
            rel="nofollow"
          >
            {say("product.reviewsConfirmed")}
          </a>
        </li>
        {query.stars !== null && (
          <li>
            <a className="opinions__tool" href={linkTo({ ...query, stars: null, page: 0 })}>
              {say("product.reviewsAll")}
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}

function MoreReviews({ shown, linkTo, scene: { say } }: PartProps) {
  const { before, after } = reviewNeighbours(shown.query, shown)
  if (before === null && after === null) return null
  return (
    <p className="opinions__more">
      {before !== null && (
        <a className="btn --outline" rel="prev nofollow" href={linkTo(before)}>
          {say("product.reviewsBefore")}
        </a>
      )}
      {after !== null && (
        <a className="btn --outline" rel="next nofollow" href={linkTo(after)}>
          {say("product.reviewsMore")}
        </a>
      )}
    </p>
  )
}

function Opinion({ review, scene }: { readonly review: Review; readonly scene: Scene }) {
  const { say, language } = scene
  return (
    <li className="opinion">
      <p className="opinion__head">
        <Stars rating={review.rating} />
        <span className="aside">{say("product.ratingOf", { rating: review.rating })}</span>
        <span className="opinion__author">{review.author}</span>
        <time dateTime={review.date}>{dayText(review.date, language)}</time>
        {review.confirmed && <span className="opinion__confirmed">{say("product.confirmed")}</span>}
      </p>
      <p className="opinion__text" lang={review.language}>
        {review.text}
      </p>
      {review.picture !== undefined && (
        <a className="opinion__picture" href={review.picture.url}>
          <img
            src={review.picture.url}
            width={review.picture.widthPx}
            height={review.picture.heightPx}
            alt={say("review.seePicture", { name: review.author })}
            loading="lazy"
            decoding="async"
          />
        </a>
      )}
    </li>
  )
}
