/** The picture of a review, as its page shows it. */
export interface ReviewPicture {
  /** own path */
  readonly url: string
  readonly widthPx: number
  readonly heightPx: number
}

/**
 * The address of the picture of a review that a visitor wrote.
 *
 * Spec: 10.273.
 *
 * @example reviewPictureAddress(12) // => "/review-picture-12.jpg"
 */
export const reviewPictureAddress = (id: number): string => `/review-picture-${id}.jpg`

/**
 * The number of the review whose picture a path names; `null` when it names none.
 *
 * Spec: 10.273.
 *
 * @example parseReviewPicture("/review-picture-12.jpg") // => 12
 * @example parseReviewPicture("/review-picture-12.svg") // => null
 */
export function parseReviewPicture(path: string): number | null {
  const id = /^\/review-picture-([1-9]\d{0,8})\.jpg$/.exec(path)?.[1]
  return id === undefined ? null : Number(id)
}
