import { expect, onTestFinished, test } from "vitest"
import { opinionsAnswer } from "../../../cli/shop/opinions-answer.ts"
import { openShopData } from "../../support/shop/shop-data.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

const newest = { by: "date", direction: "DESC", productId: null, language: null, stars: null, limit: 20, page: 0 } as const

test("the terminal lists the reviews that pages show, with day and stars, and nobody's name (11.280)", async () => {
  const { place, close } = await openProjectShop()
  onTestFinished(close)
  const database = await openShopData(place)
  onTestFinished(() => database.close())
  const count = async (where: string) => Number((await database.get(`SELECT count(*) AS n FROM review WHERE ${where}`))?.["n"])
  await database.run("UPDATE review SET text = ? WHERE product = 501", "Dobry.\u001B[2J")
  const { words, data } = await opinionsAnswer(place, { ...newest, productId: 501 })
  expect(data).toMatchObject({
    found: await count("product = 501"),
    opinions: expect.arrayContaining([expect.objectContaining({ productId: 501, text: "Dobry.\u001B[2J" })]),
  })
  expect(words).toMatch(/^\d+ of \d+\n\d{4}-\d\d-\d\d {2}product 501 {2}[1-5]\/5( {2}confirmed)?\n {3}Dobry\. \[2J/)
  expect((await opinionsAnswer(place, { ...newest, stars: 5 })).data).toMatchObject({ found: await count("stars = 5") })
  expect(await opinionsAnswer(place, { ...newest, productId: 999_999 })).toMatchObject({
    words: "No review is like that.",
    data: { found: 0, opinions: [] },
  })
})
