import { describe, expect, test } from "vitest"
import { mostLoadedPages, readListPlace, viewProgress } from "../../../core/lists/list-place.ts"
import { sentListAddress } from "../../../core/lists/sent-list.ts"

describe("the place in a list that history keeps (10.363)", () => {
  test.each([
    [{ list: { more: 0, top: 0 } }, { more: 0, top: 0 }],
    [
      { other: 1, list: { more: mostLoadedPages, top: 12.5, else: 2 } },
      { more: mostLoadedPages, top: 12.5 },
    ],
    [null, null],
    ["list", null],
    [{ list: null }, null],
    [{ list: { more: 1.5, top: 0 } }, null],
    [{ list: { more: -1, top: 0 } }, null],
    [{ list: { more: mostLoadedPages + 1, top: 0 } }, null],
    [{ list: { more: 1, top: -1 } }, null],
    [{ list: { more: 1, top: Infinity } }, null],
    [{ list: { more: "1", top: 0 } }, null],
  ])("%j is %j", (state, place) => expect(readListPlace(state)).toEqual(place))
})

describe("how far one is in a list (10.362)", () => {
  test.each([
    [0, 24, 0, null],
    [24, 24, 0, null],
    [25, 24, 0, { seen: 24, total: 25, next: 1 }],
    [25, 24, 1, { seen: 25, total: 25, next: null }],
    [48, 24, 1, { seen: 48, total: 48, next: null }],
  ])("%j products, %j on a page, page %j: %j", (total, perPage, page, progress) =>
    expect(viewProgress({ total, perPage, page })).toEqual(progress),
  )
})

describe("where a form of a list leads (10.340, 10.360)", () => {
  test.each([
    [[], "/a.html"],
    [
      [
        ["sort", "newest"],
        ["filter_sizes", "S"],
        ["filter_producer", "3"],
        ["filter_traits2", "x"],
      ],
      "/a.html?sort=newest&filter_sizes=S&filter_traits2=x&filter_producer=3",
    ],
    [
      [
        ["filter_price_from", "1 000"],
        ["filter_price_to", "20,50"],
      ],
      "/a.html?filter_pricerange=20.5-1000",
    ],
    // what cannot be read is told on the page
    [[["filter_price_from", "dużo"]], "/a.html?filter_price_from=du%C5%BCo"],
  ] as const)("%j: %j", (sent, address) => expect(sentListAddress("/a.html", sent)).toBe(address))
})
