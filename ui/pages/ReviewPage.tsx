import type { ReactNode } from "react"
import type { ReviewPageModel } from "../../core/asking/review.page.ts"
import { SmallPicture } from "../pictures/SmallPicture.tsx"
import type { Scene } from "../scene.ts"

interface Props {
  readonly model: ReviewPageModel
  readonly scene: Scene
  /** the island of the form */
  readonly form: ReactNode
}

/** Where a product is reviewed: what it is about, and the form. Spec: 2.90, 10.270. */
export function ReviewPage({ model: { product }, scene: { say }, form }: Props) {
  return (
    <main id="content" className="wrap review-page" tabIndex={-1}>
      <h1>{say("review.heading")}</h1>
      <a className="review-page__product" href={product.link}>
        {product.picture !== null && <SmallPicture files={product.picture.thumbnail} alt="" />}
        <span>{product.name}</span>
      </a>
      <p className="review-page__lead">{say("review.lead")}</p>
      {form}
    </main>
  )
}
