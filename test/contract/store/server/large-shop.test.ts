import { expect, test } from "vitest"
import { reviewSorts } from "../../../../core/product/reviews.ts"
import { decodeCatalogue } from "../../../../fixtures/catalogue/load-catalogue.ts"
import { readDocument, readGroups, readSizeCharts } from "../../../../fixtures/shop/catalogue/catalogue-store.ts"
import { listedAfter, listedProducers } from "../../../../fixtures/shop/catalogue/listings-store.ts"
import { readProducts, readRatings, readStock } from "../../../../fixtures/shop/catalogue/products-store.ts"
import { answeredQuestions } from "../../../../fixtures/shop/catalogue/questions-store.ts"
import { countPerStars, countReviews, pageOfReviews, pictureMeasures } from "../../../../fixtures/shop/catalogue/reviews-store.ts"
import type { ShopReader } from "../../../../fixtures/shop/store/shop-store.ts"
import { readPoint, readPoints } from "../../../../fixtures/shop/pickup/points-store.ts"
import { smallCatalogue } from "../../../support/shop/small-catalogue.ts"
import { inPlace, openTestStore } from "../../../support/store/store-of-test.ts"

/** Tables with some ten thousand rows, as a large shop has them; each product is the same one. */
function filling(document: string): readonly string[] {
  const numbers = "generate_series(1, 10000) n"
  const json = `'${document.replaceAll("'", "''")}'`
  return [
    `insert into producer select n, '{}' from ${numbers}`,
    `insert into product select n, 'p' || n, 1, n, ${json}, null from ${numbers}`,
    `insert into product_size (product, size, position, stock) select n, size, 0, '3' from ${numbers}, unnest(array['S', 'M']) size`,
    `insert into listing select n % 2, sort, n / 2, n from ${numbers}, unnest(array['id']) sort`,
    `insert into producer_listing select n % 20, n / 20, n from ${numbers}`,
    `insert into variant_group select 'g' || n, '{}' from ${numbers}`,
    `insert into shop_document select 'document/' || n, '{}' from ${numbers}`,
    `insert into written_review select n, n, 0, 'pl', 5, 'A', 'a@b.pl', '', 1, 4, 3, null, '' from ${numbers}`,
    `insert into review select n % 100 + 1, n, n % 5 + 1, n % 2, n, 'A', 'pl', '', n from ${numbers}`,
    `insert into question select n, n, n, 'pl', 'Q', 'a@b.pl', 'A' from ${numbers}`,
    `insert into pickup_point select n, 'P' || n, 'S', '90-001', 'C', 0, 0, 'locker' from ${numbers}`,
    "analyze",
  ]
}

/** What pages ask for, but for what the shop keeps. */
async function askAsPages(reader: ShopReader): Promise<void> {
  const ids = Array.from({ length: 40 }, (_, at) => 100 + at)
  await listedAfter(reader, { categoryId: 1, id: 4001 }, { except: [4003], max: 4 })
  await listedProducers(reader, [1, 2])
  expect(await readProducts(reader, ids)).toHaveLength(40)
  expect(await readStock(reader, ids)).toHaveLength(80)
  expect(await readRatings(reader, [1, 2, 3])).toHaveLength(3)
  await readGroups(reader, ["none"])
  await readSizeCharts(reader, ["none"])
  await readDocument(reader, "none")
  for (const sort of reviewSorts)
    for (const stars of [null, 5])
      for (const confirmedOnly of [false, true]) {
        await pageOfReviews(reader, 5, { sort, stars, confirmedOnly, page: 0 }, 4)
        await countReviews(reader, 5, { sort, stars, confirmedOnly, page: 0 })
      }
  await countPerStars(reader, 5)
  expect(await pictureMeasures(reader, ids)).toHaveProperty("size", 40)
  expect(await answeredQuestions(reader, 5, 9)).toHaveLength(1)
  await readPoint(reader, 5)
  expect(await readPoints(reader, ids)).toHaveLength(40)
}

test("no statement of a page walks through a table of a large shop", async () => {
  const { store, place } = await openTestStore()
  const [product] = decodeCatalogue(smallCatalogue()).products
  await inPlace(place, filling(JSON.stringify(product)).join("; "))
  await inPlace(place, "select pg_stat_reset()")
  await askAsPages(store.reader)
  // what a connection has counted is told when it ends
  await store.close()
  const walked = "select relname, seq_scan, seq_tup_read from pg_stat_user_tables where seq_scan > 0"
  expect(await inPlace(place, walked)).toEqual([])
}, 120_000)
