import { pickupAddress } from "../../../core/delivery/pickup-list.ts"
import { noPickupQuery, readPickupQuery } from "../../../core/addresses/pickup-query.ts"
import { describe, expect, test } from "vitest"
import { readPageAddress } from "../../../core/pages/page-address.ts"
import { asksForPoints } from "../../../core/delivery/pickup-list.ts"
import { hasWords, placeKey, searchedWords } from "../../../core/delivery/pickup-point.ts"
import { distanceWords, pickupFoundWords, viewPickupPoint } from "../../../core/delivery/view-pickup.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { parsePosition } from "../../../core/values/position.ts"
import { closed, hours, samplePickup } from "../../support/core/sample-delivery.ts"

const pl = textCatalogue("pl", {})
const en = textCatalogue("en", {})
const point = samplePickup()

describe("a search finds points by the beginnings of their words (18.50)", () => {
  test.each([
    ["Kraków", true],
    ["krakow", true],
    ["KRAK", true],
    ["ul. Długa 3, Kraków", true],
    ["dluga", true],
    ["31-147", true],
    ["31147", true],
    ["31 1", true],
    ["kra-0001", true],
    ["ługa", false],
    ["Kraków Krótka", false],
    ["30-001", false],
  ])("%s", (text, isFound) => {
    expect(hasWords(point, searchedWords(text))).toBe(isFound)
  })

  test.each([[""], ["k"], [" , - "], ["ul."], ["ul. k"], ["7"]])("%j is no search", (text) => {
    expect(searchedWords(text)).toEqual([])
    expect(asksForPoints({ ...noPickupQuery, text })).toBe(false)
  })

  test("a long text counts by its first eight words, each once", () => {
    expect(searchedWords("a b c d e f g h i j")).toEqual("abcdefgh".split(""))
    expect(searchedWords("dom dom Dom")).toEqual(["dom"])
  })

  test("combining marks are no letters of their own, and ł is l", () => {
    expect(searchedWords("Ło\u0301dz\u0301")).toEqual(["lodz"])
  })
})

test("without a position points stand by town, street, number of the house and name (18.51)", () => {
  const at = (city: string, street: string, name = "A") => ({ name, street, zipcode: "", city })
  const inOrder = [
    at("Gdańsk", "Żeromskiego 1"),
    at("Kraków", "Długa 9"),
    at("Kraków", "Długa 10", "A 2"),
    at("Kraków", "Długa 10", "A 10"),
    at("Kraków", "Długa 10", "B"),
    at("Kraków", "Długa 10a"),
    at("Kraków", "Dłuższa 1"),
    at("Kraków Stary", "Akacjowa 1"),
    at("Łódź", "Akacjowa 1"),
    at("Malbork", "Akacjowa 1"),
  ]
  const keys = inOrder.map(placeKey)
  expect(keys.toSorted((one, other) => (one < other ? -1 : 1))).toEqual(keys)
})

test.each([
  [0, "0 m", "0 m"],
  [4, "0 m", "0 m"],
  [847, "850 m", "850 m"],
  [994, "990 m", "990 m"],
  [995, "1,0 km", "1.0 km"],
  [1249, "1,2 km", "1.2 km"],
  [9949, "9,9 km", "9.9 km"],
  [9950, "10 km", "10 km"],
  [12_500, "13 km", "13 km"],
])("a distance of %d m is %s (18.53)", (distance, polish, english) => {
  expect(distanceWords(distance, pl)).toBe(polish)
  expect(distanceWords(distance, en)).toBe(english)
})

test.each([
  ["50.06", "19.94", { latitude: 50.06, longitude: 19.94 }],
  ["-90", "180", { latitude: -90, longitude: 180 }],
  ["90.1", "0", null],
  ["0", "-180.5", null],
  ["1e1", "0", null],
  ["", "0", null],
  ["NaN", "0", null],
  ["50,06", "19,94", null],
  [" 50", "19", null],
])("a position of %j and %j (10.260)", (latitude, longitude, position) => {
  expect(parsePosition(latitude, longitude)).toEqual(position)
})

describe("the address of a list (10.260)", () => {
  test.each([
    [{ text: "", position: null, page: 0 }, null],
    [{ text: "Łódź, Piotrkowska & 1", position: null, page: 3 }, 501],
    [{ text: "", position: { latitude: 50.061, longitude: 19.937 }, page: 0 }, null],
    [{ text: "Kraków", position: { latitude: -1, longitude: -0.5 }, page: 0 }, 7],
  ])("is read as it was written: %j", (query, productId) => {
    for (const language of ["pl", "en"] as const) {
      const url = new URL(pickupAddress(language, query, productId), "http://shop.local")
      expect(readPageAddress(url.pathname, url.searchParams)).toEqual({
        page: "pickup",
        language: language === "en" ? "en" : null,
        query,
        productId,
      })
    }
  })

  test("tells a position no finer than to three decimals", () => {
    expect(pickupAddress("pl", { text: "", position: { latitude: 50.0614349, longitude: 19.9365776 }, page: 0 }, null)).toBe(
      "/pickup-sites.php?pickup_lat=50.061&pickup_lon=19.937",
    )
  })

  test.each([["pickup_lat=50"], ["pickup_lat=500&pickup_lon=1"], ["counter=-1"], ["counter=99999"], ["pickup_text=%20"]])(
    "what cannot be read is as if it were not there: %s",
    (query) => {
      expect(readPickupQuery(new URLSearchParams(query))).toEqual(noPickupQuery)
    },
  )

  test("a long text is cut", () => {
    expect(readPickupQuery(new URLSearchParams({ pickup_text: "x".repeat(5000) })).text).toHaveLength(100)
  })
})

describe("what was found is told (8.69, 18.50)", () => {
  const list = (found: number, points: readonly ReturnType<typeof samplePickup>[]) => ({
    points: points.map((one) => ({ ...one, distanceM: null })),
    found,
    perPage: 20,
  })
  const query = { ...noPickupQuery, text: "Kraków" }

  test("how many points, or that there are none and what to do", () => {
    expect(pickupFoundWords(query, list(1, [point]), pl)).toBe("1 punkt odbioru")
    expect(pickupFoundWords(query, list(1137, [point]), pl)).toBe("1137 punktów odbioru")
    expect(pickupFoundWords(query, list(2, [point]), en)).toBe("2 pickup points")
    expect(pickupFoundWords(query, list(0, []), pl)).toBe("Brak punktów odbioru. Sprawdź inny adres.")
    expect(pickupFoundWords(query, list(0, []), en)).toBe("No pickup points, check another address")
  })

  test("what to type, and that a page lies behind the last one", () => {
    expect(pickupFoundWords(noPickupQuery, null, pl)).toMatch(/^Wpisz miejscowość/)
    expect(pickupFoundWords({ ...query, page: 9 }, list(3, []), pl)).toMatch(/nie ma już punktów/)
  })
})

test("a point of a list has its address, how far it is, whether it is open, and its hours (18.13, 18.14, 18.55)", () => {
  const kiosk = samplePickup({ hours: [closed, closed, closed, closed, closed, hours(8, 12), closed] })
  const saturday = Date.UTC(2026, 10, 21, 10)
  const row = viewPickupPoint({ ...kiosk, distanceM: 1200 }, { nowMs: saturday, zone: "Europe/Warsaw" }, pl)
  expect(row).toMatchObject({ address: "Długa 3, 31-147 Kraków", distance: "1,2 km stąd", openNow: "teraz otwarte" })
  expect(row.hours.map(({ days }) => days)).toEqual(["pon.–pt.", "sob.", "niedz."])
  const later = viewPickupPoint({ ...kiosk, distanceM: null }, { nowMs: saturday + 3 * 3_600_000, zone: "Europe/Warsaw" }, pl)
  expect(later).toMatchObject({ distance: "", openNow: "teraz nieczynne" })
})
