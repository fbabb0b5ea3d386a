import type { PageFrame } from "./page.ts"
import { tileWords } from "./tile-words.ts"
import type { TextCatalogue } from "../texts/texts.ts"
import type { SavedTile } from "../saved/saved.ts"

/**
 * Kept products as a recording compares them: as those of a list, and the size that was chosen, "" where there is none to tell.
 *
 * Spec: 10.420.
 *
 * @example keptWords([], sampleFrame(), polish) // => []
 */
export const keptWords = (products: readonly SavedTile[], frame: PageFrame, texts: TextCatalogue) =>
  products.map(({ tile, sizeName }) => ({ ...tileWords(tile, frame, texts), size: sizeName }))
