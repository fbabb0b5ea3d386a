import { onTestFinished, expect, test } from "vitest"
import { openProjectShop } from "../../support/shop/test-shop.ts"
import { openStore } from "../../support/store/store-of-test.ts"

/**
 * What some program that knows both engines demands of every product's document. While a new version takes an older one's place, replicas of
 * both read what the new one has seeded: a key that is given up stays here, and in `demandedBefore`, and so does what stands in it.
 */
const demanded = [
  "id",
  "code",
  "type",
  "name",
  "categories",
  "producer",
  "listed",
  "vatPercent",
  "unit",
  "sizes",
  "parameters",
  "summary",
  "description",
  "drawing.subject",
  "drawing.colours",
  "pictures",
  "reviews",
]

test("a product's document holds what replicas of an older program demand, which serve on while they are replaced", async () => {
  const { place, close } = await openProjectShop()
  onTestFinished(close)
  const store = await openStore(place)
  const rows = await store.reader.selectFrom("product").select("document").execute()
  expect(rows.length).toBeGreaterThan(50)
  const missing = rows.flatMap(({ document }) => {
    const product: unknown = JSON.parse(document)
    const valueAt = (path: string) => path.split(".").reduce<unknown>((within, key) => Object(within)[key], product)
    return demanded.filter((path) => valueAt(path) === undefined)
  })
  expect([...new Set(missing)]).toEqual([])
})
