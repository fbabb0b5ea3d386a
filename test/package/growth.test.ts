import { expect, test } from "vitest"
import { buildPages } from "../../cli/tasks/build-pages.ts"
import { loadCatalogue } from "../../fixtures/catalogue/load-catalogue.ts"
import { benchGrowth } from "../bench/growth.ts"
import { growthTable } from "../bench/growth-table.ts"
import { projectFolder } from "../support/sources/project-sources.ts"

test("the benchmark of growing shops measures whatever the catalogue has come to: one round of it", async () => {
  await buildPages({ root: projectFolder, mode: "production" })
  const { products } = await loadCatalogue()
  const report = await benchGrowth({ sizes: [products.length, products.length + 7], warmTurns: 0, turns: 1, visits: 2 })
  expect(report.rows.map(({ what }) => what)).toEqual(expect.arrayContaining(["seeding", "304", "memory after 2 pages"]))
  for (const { what, values } of report.rows) expect(values.every((value) => value > 0) ? "" : what).toBe("")
  expect(growthTable(report)).toContain(String(products.length))
})
