import { join } from "node:path"
import { expect, test } from "vitest"
import { loadCatalogue } from "../../../fixtures/catalogue/load-catalogue.ts"
import { writeGrowthCatalogue } from "../../bench/growth-catalogue.ts"
import { usualRounds } from "../../bench/growth.ts"
import { temporaryFolderForTest } from "../../support/shop/test-shop.ts"

test("what the benchmark of growing shops begins with is a good catalogue, and so is one whose last round is cut short", async () => {
  const [smallest = 0] = (await usualRounds()).sizes
  for (const count of [smallest, smallest + 1, 3 * smallest - 1]) {
    const folder = join(await temporaryFolderForTest(), "catalogue")
    await writeGrowthCatalogue(folder, count)
    expect((await loadCatalogue(folder)).products).toHaveLength(count)
  }
})
