import { starsWidth } from "../../core/product/stars.ts"

/** One star; a path that is closed goes on from where it began, so that five are one path. */
const star = "l2.5 5.4 5.9.7-4.4 4 1.2 5.8-5.2-2.9-5.2 2.9 1.2-5.8-4.4-4 5.9-.7z"

const fiveStars = `M10 1.8${Array(5).fill(star).join("m22 0")}`

/** Five stars, filled as far as the rating goes; the words beside them say it. Spec: 2.41. */
export function Stars({ rating }: { readonly rating: number }) {
  const width = starsWidth(rating)
  return (
    <svg className="stars" viewBox="0 0 110 20" width="110" height="20" aria-hidden="true" focusable="false">
      <path d={fiveStars} />
      {/* an inner drawing cuts off what lies outside it */}
      {width > 0 && (
        <svg className="stars__full" width={width} height="20">
          <path d={fiveStars} />
        </svg>
      )}
    </svg>
  )
}
