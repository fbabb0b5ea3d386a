import { expect, test } from "vitest"
import { loadCatalogue } from "../../../fixtures/catalogue/load-catalogue.ts"

const { shop, contents, products } = await loadCatalogue()
const delivery = contents.find(({ key }) => key === "delivery")?.html.en ?? ""

test("the page about delivery names the countries that are delivered to, each of them and no union of more (18.23, 18.28)", () => {
  const abroad = shop.delivery.countries.filter(({ code }) => code !== "PL").map(({ name }) => name.en)
  expect(abroad.length).toBeGreaterThan(0)
  expect(abroad.filter((name) => !delivery.includes(name))).toEqual([])
  expect(delivery).not.toContain("European Union")
})

test("what a product says of its days of delivery are days in which it can be subscribed to (17.1)", () => {
  const faults = products.flatMap(({ id, parameters, subscription }) => {
    const said = parameters.flatMap(({ values }) => values.flatMap(({ en }) => /^every (\d+) days$/.exec(en)?.[1] ?? []))
    const periods = subscription?.periodsDays ?? []
    return said.filter((days) => !periods.includes(Number(days))).map((days) => `${id}: ${days}`)
  })
  expect(faults).toEqual([])
})
