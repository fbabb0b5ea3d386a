import { shopDate } from "../../fixtures/shop/catalogue/reduction.ts"
import { type OpinionQuery, readOpinions } from "../../fixtures/shop/catalogue/opinions-store.ts"
import { readSeedMark } from "../../fixtures/shop/catalogue/catalogue-store.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import type { Answer } from "../output/print.ts"
import { inShop, printable } from "./in-shop.ts"

/** The reviews that pages of products show, of all products, as `/ajax/opinions.php` lists them. Spec: 11.280. */
export const opinionsAnswer = (place: StorePlace, query: OpinionQuery): Promise<Answer> =>
  inShop(place, async (store) => {
    const { opinions, found } = await readOpinions(store.reader, query)
    const seededAtMs = (await readSeedMark(store.reader))?.atMs ?? 0
    const told = opinions.map(({ productId, daysAgo, stars, text, confirmed }) => ({
      productId,
      date: shopDate(seededAtMs, -daysAgo),
      rating: stars,
      confirmed,
      text,
    }))
    const lines = told.map(
      ({ productId, date, rating, confirmed, text }) =>
        `${date}  product ${productId}  ${rating}/5${confirmed ? "  confirmed" : ""}\n   ${printable(text)}`,
    )
    const words = found === 0 ? "No review is like that." : [`${told.length} of ${found}`, ...lines].join("\n")
    return { words, data: { found, opinions: told }, ok: true }
  })
