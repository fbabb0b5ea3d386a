import type { ProductDetails, Review } from "../../core/product/details.ts"
import type { Language } from "../../core/values/language.ts"
import type { Scene } from "../scene.ts"
import { ratingText } from "./rating-text.ts"
import { Stars } from "./Stars.tsx"

/** What buyers say, with the mean. Spec: 2.41. */
export function Reviews({ details, scene }: { readonly details: ProductDetails; readonly scene: Scene }) {
  const { say, language } = scene
  return (
    <section id="opinions" className="chapter opinions" aria-labelledby="opinions_heading">
      <div>
        <h2 id="opinions_heading">{say("product.reviews")}</h2>
        {details.rating !== null && (
          <p className="opinions__mean">
            <span className="opinions__number">{ratingText(details.rating.mean, language)}</span>
            <span>
              <Stars rating={Number(details.rating.mean)} />
              {say("product.reviewCount", { count: details.rating.count })}
            </span>
          </p>
        )}
      </div>
      {details.reviews.length === 0 ? (
        <p>{say("product.noReviews")}</p>
      ) : (
        <ul className="opinions__list">
          {details.reviews.map((review) => (
            <Opinion key={`${review.author} ${review.date}`} review={review} scene={scene} />
          ))}
        </ul>
      )}
    </section>
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
    </li>
  )
}

/** A date has no time zone, so it is formatted in UTC. Making a format costs far more than using it. */
const inWords = (language: Language) => new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" })
const dayFormats: Readonly<Record<Language, Intl.DateTimeFormat>> = { pl: inWords("pl"), en: inWords("en") }

/** A civil date in words. */
const dayText = (date: string, language: Language) => dayFormats[language].format(new Date(`${date}T00:00:00Z`))
