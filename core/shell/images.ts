import { layoutLimits } from "./limits.ts"

/** The addresses of a lazy image; each may be a pair `normal|sharp`. */
export interface LazyImage {
  readonly normal: string
  /** for small screens; null = the image has none */
  readonly small: string | null
}

/** The screen that an image is chosen for. */
export interface Screen {
  readonly widthPx: number
  readonly pixelRatio: number
}

/**
 * The address that a lazy image loads on a screen.
 *
 * Spec: 9.28, 19.30. The sharp one of a pair is for screens with more than one device pixel per CSS pixel.
 *
 * @example lazyImageAddress({ normal: "a.jpg|b.jpg", small: "s.jpg" }, { widthPx: 421, pixelRatio: 2 }) // => "b.jpg"
 * @example lazyImageAddress({ normal: "a.jpg", small: "s.jpg" }, { widthPx: 420, pixelRatio: 1 }) // => "s.jpg"
 */
export function lazyImageAddress({ normal, small }: LazyImage, { widthPx, pixelRatio }: Screen): string {
  const isSmall = widthPx <= layoutLimits.smallImageUpToPx && small !== null && small !== ""
  const [plain = "", sharp = ""] = (isSmall ? small : normal).split("|")
  return pixelRatio > 1 && sharp !== "" ? sharp : plain
}
