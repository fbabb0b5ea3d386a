import { describe, expect, test } from "vitest"
import { storeMap, storeMapSize } from "../../../core/delivery/store-map.ts"
import { tilePx } from "../../../core/values/position.ts"

const krakow = { latitude: 50.0668, longitude: 19.9372 }
const gdansk = { latitude: 54.3501, longitude: 18.6554 }
const wroclaw = { latitude: 51.1102, longitude: 17.0298 }
const { width, height, margin } = storeMapSize

/** The projection as its textbooks have it, by the inverse hyperbolic sine. */
function mercator({ latitude, longitude }: typeof krakow, zoom: number) {
  const radius = (tilePx * 2 ** zoom) / (2 * Math.PI)
  const toRadians = Math.PI / 180
  return [radius * (longitude * toRadians + Math.PI), radius * (Math.PI - Math.asinh(Math.tan(latitude * toRadians)))] as const
}

describe("the map of stores (2.38, 18.63)", () => {
  test.each([
    ["one store: its town with the neighbours", [krakow], 9],
    ["three in one country", [krakow, gdansk, wroclaw], 6],
    ["two at one place", [krakow, krakow], 9],
    ["two across the world", [krakow, { latitude: -33.9, longitude: 151.2 }], 3],
  ])("%s", (_, places, zoom) => {
    expect(storeMap(places)?.zoom).toBe(zoom)
  })

  test("is as near as it can be with all of them in it, and its middle is theirs", () => {
    const map = storeMap([krakow, gdansk, wroclaw])
    for (const { left, top } of map?.pins ?? []) {
      expect(left).toBeGreaterThanOrEqual(margin - 1)
      expect(left).toBeLessThanOrEqual(width - margin + 1)
      expect(top).toBeGreaterThanOrEqual(margin - 1)
      expect(top).toBeLessThanOrEqual(height - margin + 1)
    }
    const [, south] = mercator(krakow, 7)
    const [, north] = mercator(gdansk, 7)
    expect(south - north).toBeGreaterThan(height - 2 * margin)
    const tops = map?.pins.map(({ top }) => top) ?? []
    expect((Math.min(...tops) + Math.max(...tops)) / 2).toBeCloseTo(height / 2, -1)
  })

  test("a pin stands on its tile where the place is", () => {
    const map = storeMap([krakow, gdansk])
    const [east, south] = mercator(gdansk, map?.zoom ?? 0)
    const tile = map?.tiles.find(({ x, y }) => x === Math.floor(east / tilePx) && y === Math.floor(south / tilePx))
    const pin = map?.pins[1]
    expect((pin?.left ?? 0) - (tile?.left ?? 0)).toBeCloseTo(east % tilePx, -0.5)
    expect((pin?.top ?? 0) - (tile?.top ?? 0)).toBeCloseTo(south % tilePx, -0.5)
  })

  test("its tiles cover it without a gap, and there is none beyond the edge of the world", () => {
    for (const places of [[krakow], [krakow, gdansk, wroclaw], [krakow, { latitude: 52.4, longitude: 16.9 }]]) {
      const { tiles = [] } = storeMap(places) ?? {}
      for (const left of [0, width / 2, width - 1])
        for (const top of [0, height / 2, height - 1])
          expect(
            tiles.filter((one) => left >= one.left && left < one.left + tilePx && top >= one.top && top < one.top + tilePx),
          ).toHaveLength(1)
    }
    const { tiles = [] } = storeMap([{ latitude: 89, longitude: 179.9 }]) ?? {}
    expect(tiles.length).toBeGreaterThan(0)
    for (const { x, y } of tiles) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(Math.max(x, y)).toBeLessThan(2 ** 9)
    }
  })

  test("a picture of stores all over the country has the whole country in it", () => {
    const map = storeMap([krakow, gdansk, wroclaw])
    const [pin] = map?.pins ?? []
    const [ownEast, ownSouth] = mercator(krakow, 6)
    for (const border of [
      { latitude: 54.83, longitude: 18.1 },
      { latitude: 50.85, longitude: 24.13 },
      { latitude: 49.02, longitude: 22.87 },
      { latitude: 52.85, longitude: 14.15 },
    ]) {
      const [east, south] = mercator(border, 6)
      const [left, top] = [(pin?.left ?? 0) + east - ownEast, (pin?.top ?? 0) + south - ownSouth]
      expect(left > 0 && left < width && top > 0 && top < height).toBe(true)
    }
  })
})
