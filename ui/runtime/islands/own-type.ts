import { afterPaint } from "./after-paint.ts"

/**
 * Sets headings in the shop's own type once it is there. On a shopper's first page the type waits for the pictures, which would come later
 * beside it; the page's starter has put it on already where a page before this one has fetched it.
 */
export function wearOwnType(): void {
  const { dataset } = document.documentElement
  if (dataset["typeface"] !== undefined) return
  const wear = () => void (dataset["typeface"] = "own")
  // when it does not come, headings stay as they are
  const fetchType = () => document.fonts.load("1em Newsreader").then(wear, () => {})
  const fetchAfterPaint = () => afterPaint(fetchType)
  if (document.readyState === "complete") fetchAfterPaint()
  else addEventListener("load", fetchAfterPaint)
}
