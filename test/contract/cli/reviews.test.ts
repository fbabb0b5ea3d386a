import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { acceptedAnswer, refusedAnswer, reviewsAnswer } from "../../../cli/shop/review-answers.ts"
import { ratingOf } from "../../support/shop/rating-of.ts"
import { openShopData } from "../../support/shop/shop-data.ts"
import { seedShop } from "../../../fixtures/shop/seed/seed-shop.ts"
import { sampleJpeg } from "../../support/shop/sample-jpeg.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

test("the terminal lists reviews without what a terminal obeys, writes their pictures, accepts and refuses them once (10.272)", async () => {
  const { place, dataFolder, close } = await openProjectShop()
  onTestFinished(close)
  const database = await openShopData(place)
  const count = (await ratingOf(database.reader, 501))?.count ?? 0
  expect((await reviewsAnswer(place)).words).toBe("No review waits.")
  const insert = (text: string, picture: Uint8Array | null) =>
    database.run(
      `INSERT INTO written_review (product, at, language, stars, author, email, text, picture, picture_width, picture_height)
       VALUES (501, ?, 'pl', 2, 'Jan', 'jan@kowalski.com', ?, ?, ?, ?)`,
      Date.UTC(2026, 2, 10),
      text,
      picture,
      picture === null ? null : 64,
      picture === null ? null : 48,
    )
  await insert("Za mały.\u001B[2J\r\n", sampleJpeg())
  await insert("Nic.", null)
  const pictures = join(dataFolder, "written")
  const { words } = await reviewsAnswer(place, pictures)
  expect(words).toBe(
    "1  2026-03-10  product 501  2/5  Jan  jan@kowalski.com  picture 64x48\n   Za mały. [2J \n2  2026-03-10  product 501  2/5  Jan  jan@kowalski.com\n   Nic.",
  )
  expect(new Uint8Array(await readFile(join(pictures, "review-1.jpg")))).toEqual(sampleJpeg())
  await expect(acceptedAnswer(place, "1\u001B[2J")).rejects.toThrow("no review 1 [2J waits")
  expect((await acceptedAnswer(place, "1")).data).toEqual({ id: 1 })
  await expect(acceptedAnswer(place, "1")).rejects.toThrow("waits")
  expect((await refusedAnswer(place, "2")).words).toBe("The review is deleted.")
  expect((await ratingOf(database.reader, 501))?.count).toBe(count + 1)
  await database.close()
})

test("what visitors wrote stays when the shop is seeded anew (10.272)", async () => {
  const { place, close } = await openProjectShop()
  onTestFinished(close)
  const database = await openShopData(place)
  await database.run(
    "INSERT INTO written_review (product, at, language, stars, author, email, text) VALUES (501, ?, 'pl', 5, 'Jan', 'a@b.pl', 'Tak.')",
    Date.UTC(2026, 2, 10),
  )
  await acceptedAnswer(place, "1")
  const rating = await ratingOf(database.reader, 501)
  await database.run("DELETE FROM shop_document WHERE name = 'seed'")
  expect(await seedShop(database, "fixtures/catalogue", Date.UTC(2026, 5, 1))).not.toBeNull()
  expect(await ratingOf(database.reader, 501)).toEqual(rating)
  expect(await database.get("SELECT days_ago FROM review WHERE written = 1")).toEqual({ days_ago: 83 })
  await database.close()
})
