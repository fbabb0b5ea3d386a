import { starsWidth } from "../../core/product/stars.ts"

/** Five stars, filled as far as the rating goes; the words beside them say it. The style sheet cuts the two bars to stars. Spec: 2.41. */
export const Stars = ({ rating }: { readonly rating: number }) => (
  <svg className="stars" viewBox="0 0 110 20" width="88" height="16" aria-hidden="true">
    <path d={bar(110)} />
    <path className="stars__full" d={bar(starsWidth(rating))} />
  </svg>
)

const bar = (width: number): string => `M0 0h${width}v20H0z`
