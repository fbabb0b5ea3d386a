import { describe, expect, test } from "vitest"
import { loadCatalogue } from "../../../fixtures/catalogue/load-catalogue.ts"
import type { ProductFile } from "../../../fixtures/catalogue/product-file.ts"

const { products } = await loadCatalogue()

const [coffeeAndTea, soap] = [107, 132]
const [roastery, soapMakers] = [17, 16]

/** What is used up and bought by its weight; in the same categories stand teapots and trays. */
const weighed = products.filter(
  ({ categories, producer }) =>
    (categories.includes(coffeeAndTea) && producer === roastery) || (categories.includes(soap) && producer === soapMakers),
)

/** In grams, what words such as "500 g", "1 kg" and "3 × 50 g" come to; null = they name no weight. */
function gramsIn(words: string): number | null {
  const [, times = "1", amount, unit] = /(?:(\d+) × )?(\d+(?:,\d+)?) (g|kg)(?!\p{L})/u.exec(words) ?? []
  return amount === undefined ? null : Number(times) * Number(amount.replace(",", ".")) * (unit === "kg" ? 1000 : 1)
}

/** The weight that a shopper reads: of the size, of the product's name, or among its parameters. */
const gramsRead = ({ name, parameters }: ProductFile, size: ProductFile["sizes"][number]): number | null =>
  gramsIn(size.name ?? "") ??
  gramsIn(name.pl) ??
  gramsIn(parameters.flatMap((one) => (one.name.pl === "Waga" ? one.values.map(({ pl }) => pl) : [])).join(" "))

const gramsOf = { kg: 1000, "100 g": 100, l: Number.NaN, "100 ml": Number.NaN } as const

describe("coffee, tea and soap tell what they cost by weight (15.43)", () => {
  test("the shop sells them", () =>
    expect(weighed.map(({ id }) => id).toSorted((left, right) => left - right)).toEqual([
      545, 546, 570, 571, 572, 573, 700, 701, 702, 703, 704,
    ]))

  test.each(weighed.map((product) => [product.name.pl, product] as const))("%s", (_, product) => {
    // the price is that of a kilogram already
    if (product.unit === "kilogram") return expect(product.sizes.every(({ measure }) => measure === undefined)).toBe(true)
    for (const size of product.sizes) {
      const { measure } = size
      expect(measure === undefined ? null : Number(measure.amount) * gramsOf[measure.of]).toBeCloseTo(
        gramsRead(product, size) ?? Number.NaN,
      )
    }
  })

  test("goods that are compared are told by one amount: coffee by the kilogram, teas by 100 g", () => {
    const told = (ids: readonly number[]) => [
      ...new Set(
        weighed.filter(({ id }) => ids.includes(id)).flatMap(({ unit, sizes }) => sizes.map(({ measure }) => measure?.of ?? unit)),
      ),
    ]
    expect(told([570, 571])).toEqual(["kg", "kilogram"])
    expect(told([572, 573])).toEqual(["100 g"])
  })
})
