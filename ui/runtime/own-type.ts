import { afterPaint } from "./after-paint.ts"

/**
 * Sets headings in the shop's own type once it is there. On a shopper's first page the type waits for the pictures, which would come later
 * beside it; the page's starter has put it on already where a page before this one has fetched it.
 */
export function wearOwnType(): void {
  const root = document.documentElement
  if (root.dataset["typeface"] === "own") return
  const wear = () => void (root.dataset["typeface"] = "own")
  // when it does not come, headings stay as they are
  const fetchType = () => void document.fonts.load("1em Newsreader").then(wear, () => undefined)
  if (document.readyState === "complete") afterPaint(fetchType)
  else addEventListener("load", () => afterPaint(fetchType))
}
