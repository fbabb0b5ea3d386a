import { formatText, type TextCatalogue } from "../texts/texts.ts"

/** Keys of the hints beside a field for pictures. Spec: 5.44, 5.45. */
export const pictureTextKeys = ["form.pictureFormats", "form.pictureSize"] as const

/** The size of a review photo in px. Spec: 5.45. */
export const reviewPhotoSize = "2048x1536"

/**
 * Is a picture small enough for a review? It may stand upright as well.
 *
 * Spec: 5.45. Units: px.
 *
 * @example isReviewPhotoSize({ width: 1536, height: 2048 }) // => true
 * @example isReviewPhotoSize({ width: 2048, height: 2048 }) // => false
 */
export function isReviewPhotoSize({ width, height }: { readonly width: number; readonly height: number }): boolean {
  const [long = 0, short = 0] = reviewPhotoSize.split("x").map(Number)
  return Math.max(width, height) <= long && Math.min(width, height) <= short
}

/**
 * The hints beside a field for pictures.
 *
 * Spec: 5.44, 5.45.
 *
 * @example pictureHints("2048x1536", polish)
 * // => ["Dopuszczalne formaty zdjęć: .jpg.", "Maksymalny rozmiar zdjęcia to: 2048x1536 px."]
 */
export function pictureHints(size: string, catalogue: TextCatalogue<(typeof pictureTextKeys)[number]>): readonly string[] {
  return [formatText(catalogue, "form.pictureFormats"), formatText(catalogue, "form.pictureSize", { size })]
}
