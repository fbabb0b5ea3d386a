import { expect, test } from "vitest"
import { type OpeningHours, readDayHours } from "../../../core/delivery/opening-hours.ts"
import { type StorePoint, type StoreStocks, viewStores } from "../../../core/delivery/store-list.ts"
import { storeStock } from "../../../core/delivery/stores.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { sampleOffer } from "../../support/core/sample-offer.ts"

const pl = textCatalogue("pl", {})
const open = readDayHours({ open: true, allDay: false, from: "10:00", till: "18:00" })
const closed = readDayHours({ open: false, allDay: false, from: null, till: null })
const hours: OpeningHours = [open, open, open, open, open, open, closed]
const store = (city: string, amount: number): StorePoint => ({
  name: `Pracownia ${city}`,
  street: "ul. Gliniana 7",
  zipcode: "30-001",
  city,
  phone: "+48 12 000 04 51",
  email: "sklep@example.com",
  hours,
  stock: storeStock(amount),
  position: city === "Łódź" ? null : { latitude: 50, longitude: 20 },
})
const stocks = (...amounts: readonly (readonly [string, number])[]): StoreStocks => ({
  stores: amounts.map(([city, amount]) => store(city, amount)),
  unit: sampleOffer().unit,
  zone: "Europe/Warsaw",
})
/** a Saturday, 11:59 in Warsaw */
const nowMs = Date.UTC(2026, 10, 21, 10, 59)
const three = stocks(["Wrocław", 0], ["Łódź", -1], ["Kraków", 3])

test("stores that have the size stand first, each with amount, address, hours and whether it is open now (18.13 to 18.15, 18.30)", () => {
  const { rows, words } = viewStores(three, { sizeId: "M", city: null, nowMs }, pl)
  expect(words).toBeNull()
  expect(rows.map(({ city, stock, isInStock, openNow }) => [city, stock, isInStock, openNow])).toEqual([
    ["Łódź", "w magazynie", true, "teraz otwarte"],
    ["Kraków", "3 sztuki", true, "teraz otwarte"],
    ["Wrocław", "brak w magazynie", false, "teraz otwarte"],
  ])
  expect(rows[1]).toMatchObject({
    address: "ul. Gliniana 7, 30-001 Kraków",
    hours: [
      { days: "pon.–sob.", hours: "10:00–18:00" },
      { days: "niedz.", hours: "nieczynne" },
    ],
  })
  expect(viewStores(three, { sizeId: "M", city: null, nowMs: nowMs + 6.1 * 3_600_000 }, pl).rows[0]?.openNow).toBe("teraz nieczynne")
})

test("the list is narrowed to a city in the order of the alphabet; one that has no store counts as all (18.30)", () => {
  const cities = (city: string | null) => viewStores(three, { sizeId: "M", city, nowMs }, pl)
  expect(cities(null).cities.map(({ name, isChosen }) => [name, isChosen])).toEqual([
    ["wszystkie miasta", true],
    ["Kraków", false],
    ["Łódź", false],
    ["Wrocław", false],
  ])
  expect(cities("Łódź").rows.map(({ city }) => city)).toEqual(["Łódź"])
  expect(cities("Łódź").cities.find(({ isChosen }) => isChosen)?.value).toBe("Łódź")
  expect(cities("Radom").rows).toHaveLength(3)
  expect(viewStores(stocks(["Kraków", 1]), { sizeId: "M", city: null, nowMs }, pl).cities).toEqual([])
})

test("words stand in place of the list without a size and where no store has it (8.76, 8.77)", () => {
  expect(viewStores(three, { sizeId: null, city: null, nowMs }, pl)).toMatchObject({
    words: "Aby sprawdzić dostępność wybierz rozmiar",
    rows: [],
  })
  expect(viewStores(stocks(["Kraków", 0]), { sizeId: "M", city: null, nowMs }, pl)).toMatchObject({
    words: "Produkt w wybranym rozmiarze jest niedostępny w sklepie stacjonarnym. Sprawdź inny rozmiar.",
    rows: [],
  })
})

test("where the sizes are glazes, the words ask for a glaze (16.63)", () => {
  const sizeWords = { name: "Szkliwo", choose: "Wybierz szkliwo" }
  const asked = (sizeId: string | null) => viewStores(stocks(["Kraków", 0]), { sizeWords, sizeId, city: null, nowMs }, pl)
  expect(asked(null)).toMatchObject({ words: "Wybierz szkliwo", sizeWords })
  expect(asked("baltyk").words).toBe("Tego wyboru nie ma teraz w żadnym sklepie stacjonarnym. Sprawdź inny.")
})

test("the stores of the list stand on a map that is named by them; one whose place is not told has no pin (2.38, 18.63)", () => {
  const mapOf = (city: string | null, sizeId: string | null = "M") => viewStores(three, { sizeId, city, nowMs }, pl).map
  expect(mapOf(null)?.name).toBe("Mapa: Pracownia Wrocław, Pracownia Kraków")
  expect(mapOf(null)?.pins).toHaveLength(2)
  expect(mapOf("Kraków")?.name).toBe("Mapa: Pracownia Kraków")
  expect(mapOf("Łódź")).toBeNull()
  expect(mapOf(null, null)).toBeNull()
})
