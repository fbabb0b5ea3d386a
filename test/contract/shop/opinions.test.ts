import { describe, expect, test } from "vitest"
import { makeShopper } from "../../support/shop/shopper.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

const path = (query: Readonly<Record<string, string>>) => `/ajax/opinions.php?${new URLSearchParams(query)}`

/** As an independent reader asks. */
const asked = {
  action: "get",
  type: "product",
  language: "pol",
  resultsLimit: "100",
  shopId: "1",
  resultsPage: "0",
  "ordersBy[0][elementName]": "date",
  "ordersBy[0][sortDirection]": "DESC",
}

describe("opinions for programs (11.104, 11.105, 11.280)", () => {
  test("a reader of opinions gets those of products, the newest first, and nothing of who wrote them", async () => {
    const { shop } = await openTestShop()
    const answer = await makeShopper(shop).send(path(asked))
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"])
    const reply: unknown = await answer.json()
    expect(reply).toEqual({
      results: [
        { orderSn: "", createDate: "2026-03-09 00:00:00", rating: 4, content: expect.any(String), confirmed: false, product: { id: 602 } },
        { orderSn: "", createDate: "2026-03-07 00:00:00", rating: 5, content: expect.any(String), confirmed: true, product: { id: 602 } },
      ],
      resultsNumberAll: 2,
      resultsPage: 0,
      resultsLimit: 100,
    })
    expect(JSON.stringify(reply)).not.toMatch(/Jan|Ola|@/)
  })

  test.each([
    [{ "ordersBy[0][sortDirection]": "ASC" }, [5, 4], 2],
    [{ "ordersBy[0][elementName]": "rating" }, [5, 4], 2],
    [{ "ordersBy[0][elementName]": "rating", "ordersBy[0][sortDirection]": "ASC" }, [4, 5], 2],
    [{ resultsLimit: "1" }, [4], 2],
    [{ resultsLimit: "1", resultsPage: "1" }, [5], 2],
    [{ resultsPage: "9999" }, [], 2],
    [{ rating: "5" }, [5], 1],
    [{ product: "602" }, [4, 5], 2],
    [{ product: "601" }, [], 0],
    [{ language: "eng" }, [], 0],
    [{ language: "ger" }, [], 0],
    [{ type: "order" }, [], 0],
  ])("%j lists those of %j stars, of %j in all", async (change, ratings, all) => {
    const { shop } = await openTestShop()
    expect(await makeShopper(shop).json(path({ ...asked, ...change }))).toMatchObject({
      results: ratings.map((rating) => ({ rating })),
      resultsNumberAll: all,
    })
  })

  test("a post asks as well, and without a word all of them are listed", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    expect(await (await shopper.post("/ajax/opinions.php", { ...asked, resultsLimit: "1" })).json()).toMatchObject({ resultsLimit: 1 })
    expect(await shopper.json("/ajax/opinions.php")).toMatchObject({ resultsNumberAll: 2, resultsLimit: 100 })
  })

  test("what waits for the shop is not listed, and what it has accepted is", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    const before = await shopper.json(path({ product: "601" }))
    await shopper.post("/product-ask.php", {
      asking: "review",
      product: "601",
      opinion_rating: "3",
      opinion_text: "Dobra miska na zupę.",
      opinion_name: "Ewa",
      opinion_email: "ewa@example.com",
    })
    expect(await shopper.json(path({ product: "601" }))).toEqual(before)
  })

  test.each([
    [{ action: "delete" }, 404, "This shop has no such action"],
    [{ type: "shop" }, 400, '"type" is product or order'],
    [{ resultsLimit: "101" }, 400, '"resultsLimit" is a whole number from 1 to 100'],
    [{ resultsLimit: "0" }, 400, '"resultsLimit" is a whole number from 1 to 100'],
    [{ resultsPage: "-1" }, 400, '"resultsPage" is a whole number from 0 to 9999'],
    [{ resultsPage: "1e3" }, 400, '"resultsPage" is a whole number from 0 to 9999'],
    [{ "ordersBy[0][elementName]": "text" }, 400, '"ordersBy[0][elementName]" is date or rating'],
    [{ "ordersBy[0][sortDirection]": "desc; --" }, 400, '"ordersBy[0][sortDirection]" is ASC or DESC'],
    [{ product: "602 OR 1=1" }, 400, '"product" is the number of a product'],
    [{ rating: "6" }, 400, '"rating" is a whole number from 1 to 5'],
  ])("%j is refused in words", async (change, status, error) => {
    const { shop } = await openTestShop()
    const answer = await makeShopper(shop).send(path({ ...asked, ...change }))
    expect([answer.status, await answer.json()]).toEqual([status, { error }])
  })
})

describe("lowest prices of sizes for programs (11.36, 11.283)", () => {
  const ask = async (id: string) => {
    const { shop } = await openTestShop()
    return makeShopper(shop).data(
      `{ getLastLowestProductPrices(productId: ${id}) { id sizes { id price { gross { value currency formatted } } } } }`,
      "/graphql/v1/?getLastLowestProductPrices",
    )
  }

  test("a reduced product tells the lowest price of each size, as its page does", async () => {
    const { shop } = await openTestShop()
    const { product }: { readonly product?: unknown } = Object(
      await makeShopper(shop).data("{ product(productId: 602) { product { sizes { id price { omnibusPrice { gross { value } } } } } } }"),
    )
    expect(product).toMatchObject({
      product: { sizes: [{ id: "uniw", price: { omnibusPrice: { gross: { value: expect.any(Number) } } } }] },
    })
    const [value] = /[\d.]+(?=\})/.exec(JSON.stringify(product)) ?? []
    expect(await ask("602")).toEqual({
      getLastLowestProductPrices: {
        id: 602,
        sizes: [
          {
            id: "uniw",
            price: { gross: { value: Number(value), currency: "PLN", formatted: expect.stringMatching(/^[\d ,\u00a0]+ zł$/u) } },
          },
        ],
      },
    })
  })

  test("a size that was never reduced has none, and a product that there is not is null", async () => {
    expect(await ask("603")).toEqual({ getLastLowestProductPrices: { id: 603, sizes: [{ id: "uniw", price: null }] } })
    expect(await ask("999")).toEqual({ getLastLowestProductPrices: null })
    expect(await ask("null")).toEqual({ getLastLowestProductPrices: null })
  })
})
