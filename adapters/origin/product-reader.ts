import type { Language } from "../../core/values/language.ts"
import type { Reading } from "./kept-readings.ts"
import type { LaterZones } from "./later-zones.ts"
import type { ReadPageAnew } from "./page-reader.ts"
import { associatedZones, readProductPage, type ReadProduct } from "./readers/product/read-product-page.ts"

/** Which product, and where its page is. */
export interface ProductPlace {
  readonly path: string
  readonly productId: number
  readonly language: Language
}

/** How the page of a product is read; null = it is as it was. Rejects as a page does. */
export type ReadProductAnew = (
  place: ProductPlace,
  known: Reading<ReadProduct | null> | null,
) => Promise<Reading<ReadProduct | null> | null>

/**
 * Reads pages of products with the zones that these load behind themselves, which are asked for together with the page: as the last one had them, and as any
 * page of the platform may have them while none was read.
 *
 * Spec: 10.71, 10.1023, 10.1030.
 */
export function makeProductReader(readAnew: ReadPageAnew, laterZones: LaterZones): ReadProductAnew {
  let expected = associatedZones
  return ({ path, productId, language }, known) => {
    const audience = { language, currency: null }
    const of = { type: "projector", product: productId } as const
    const asked = expected
    const ahead = laterZones(asked, audience, of)
    return readAnew(
      path,
      audience,
      async (page, at) => {
        const product = readProductPage(page, at, productId, language)
        if (product === null) return null
        const names = product.laterZones
        expected = names
        const zones = await (names.every((name) => asked.includes(name)) ? ahead : laterZones(names, audience, of))
        const later = names.flatMap((name) => zones.get(name)?.tiles ?? [])
        const tiles = [...product.related, ...later].filter(({ id }) => id !== productId)
        return { ...product, related: [...new Map(tiles.map((tile) => [tile.id, tile])).values()] }
      },
      known,
    )
  }
}
