import { describe, expect, test } from "vitest"
import { reviewSorts } from "../../../core/product/reviews.ts"
import { pageOfReviews } from "../../../fixtures/shop/catalogue/reviews-store.ts"
import { planOf, statementsOf } from "../../support/shop/asked-statements.ts"
import { makeShopper } from "../../support/shop/shopper.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"
import { isOnServer } from "../../support/store/test-databases.ts"

describe("the reviews of a product (2.48, 11.115)", () => {
  const ask = async (rest: string) => {
    const { shop } = await openTestShop()
    return makeShopper(shop).data(
      `{ ownReviews(productId: 602${rest}) { found perPage perStars reviews { author rating date confirmed } } }`,
    )
  }
  const jan = { author: "Jan", rating: 4, date: "2026-03-09", confirmed: false }
  const ola = { author: "Ola", rating: 5, date: "2026-03-07", confirmed: true }
  const counts = { perPage: 4, perStars: [1, 1, 0, 0, 0] }

  test.each([
    ["", [jan, ola], 2],
    [', sort: "newest"', [jan, ola], 2],
    [', sort: "best"', [ola, jan], 2],
    [', sort: "worst"', [jan, ola], 2],
    [", confirmed: true", [ola], 1],
    [", rating: 4", [jan], 1],
    [", rating: 4, confirmed: true", [], 0],
    [", rating: 9, page: -1", [jan, ola], 2],
    [", page: 1", [], 2],
  ])("%s", async (rest, reviews, found) => {
    expect(await ask(rest)).toEqual({ ownReviews: { ...counts, found, reviews } })
  })

  test("a product that there is not has none", async () => {
    const { shop } = await openTestShop()
    expect(await makeShopper(shop).data("{ ownReviews(productId: 999) { found } }")).toEqual({ ownReviews: null })
  })

  // what a server does is looked at in a large shop
  test.skipIf(isOnServer)("each order of them is read from an index, and sorted by nobody", async () => {
    const { database } = await openTestShop()
    for (const sort of reviewSorts) {
      for (const stars of [null, 5]) {
        for (const confirmedOnly of [false, true]) {
          const query = { sort, stars, confirmedOnly, page: 0 }
          const [statement = ""] = await statementsOf(() => pageOfReviews(database.reader, 602, query, 4))
          const plan = await planOf(database.reader, statement)
          expect(plan, statement).toHaveLength(1)
          expect(plan[0], statement).toMatch(/^SEARCH review USING (?:PRIMARY KEY|INDEX|COVERING INDEX)/)
        }
      }
    }
  })
})
