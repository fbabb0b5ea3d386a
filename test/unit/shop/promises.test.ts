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

test("paying at the door has one price: what its courier costs more, on the page about delivery and among the ways to pay (18.7)", () => {
  const { couriers } = shop.delivery
  const costs = (way: "prepaid" | "dvp") => couriers.filter(({ id, payment }) => id.startsWith("kurier") && payment === way)
  expect(costs("dvp").map(({ gross, alwaysGross }) => [gross, alwaysGross])).toEqual([[costs("prepaid")[0]?.gross, "6.00"]])
  const ways = (shop.payments ?? []).filter(({ payment }) => payment === "dvp")
  expect(ways.map(({ percent, fixed }) => [percent, fixed])).toEqual([[undefined, undefined]])
  const texts = [delivery, contents.find(({ key }) => key === "delivery")?.html.pl, ways[0]?.terms.en, ways[0]?.terms.pl]
  expect(texts.filter((text) => text?.includes("6 zł") !== true)).toEqual([])
})

test("what a product says of its days of delivery are days in which it can be subscribed to (17.1)", () => {
  const faults = products.flatMap(({ id, parameters, subscription }) => {
    const said = parameters.flatMap(({ values }) => values.flatMap(({ en }) => /^every (\d+) days$/.exec(en)?.[1] ?? []))
    const periods = subscription?.periodsDays ?? []
    return said.filter((days) => !periods.includes(Number(days))).map((days) => `${id}: ${days}`)
  })
  expect(faults).toEqual([])
})
