import { expect, test } from "vitest"
import { makeClusterIndex } from "../../../adapters/maps/cluster-index.ts"
import { mapMiddle, namedPoints } from "../../../core/delivery/pickup-list.ts"
import { listedInView, mostListed, packPlaces, unpackPlaces } from "../../../core/delivery/pickup-map.ts"
import { makeTowns } from "../../../fixtures/shop/pickup/made-points.ts"
import { drawTile } from "../../../fixtures/shop/map/draw-tile.ts"
import { serveTile } from "../../../fixtures/shop/map/serve-tile.ts"
import { samplePickup } from "../../support/core/sample-delivery.ts"

const points = [...makeTowns(2000)]
  .flat()
  .map(({ latitude, longitude }, at) => ({ id: at + 1, latitude: latitude / 1e5, longitude: longitude / 1e5 }))

test("places are read as they were packed (11.214)", () => {
  const places = unpackPlaces(packPlaces(points))
  expect(Array.from(places?.ids ?? [], (id, at) => ({ id, latitude: places?.latitudes[at], longitude: places?.longitudes[at] }))).toEqual(
    points,
  )
})

test.each([
  ["null", null],
  ["no list", { length: 3 }],
  ["a text", [1, "5000000", 2_000_000]],
  ["a fraction", [1, 0.5, 0]],
  ["two numbers", [1, 2]],
  ["an id below 1", [0, 0, 0]],
  ["a latitude beyond the pole", [1, 9_000_001, 0]],
])("places that are %s are none (11.214)", (_, packed) => {
  expect(unpackPlaces(packed)).toBeNull()
})

test("each point with a marker stands in the list, beside the nearest to the middle, each once (18.56)", () => {
  const places = unpackPlaces(packPlaces(points))
  if (places === null) throw new Error("they are places")
  const index = makeClusterIndex(places)
  for (const zoom of [5, 8, 11, 13, 16, 17])
    for (const [latitude, longitude] of [
      [52.23, 21.01],
      [50.06, 19.94],
      [54.6, 18.8],
      [10, 10],
    ] as const) {
      const half = 360 / 2 ** zoom
      const bounds = { south: latitude - half / 2, north: latitude + half / 2, west: longitude - half, east: longitude + half }
      const view = index.view(bounds, bounds, zoom)
      const inside = points.filter(
        (point) =>
          point.latitude >= bounds.south &&
          point.latitude <= bounds.north &&
          point.longitude >= bounds.west &&
          point.longitude <= bounds.east,
      )
      expect(view.inView).toBe(inside.length)
      expect(view.markers.every(({ id }) => view.listed.includes(id))).toBe(true)
      expect(new Set(view.listed).size).toBe(view.listed.length)
      expect(view.listed.length).toBeGreaterThanOrEqual(Math.min(mostListed, inside.length))
      expect(view.listed.length).toBeLessThanOrEqual(Math.max(mostListed, view.markers.length))
    }
})

test("the list has the nearest to the middle first (18.56)", () => {
  const places = unpackPlaces(packPlaces([1, 2, 3].map((id) => ({ id, latitude: 50, longitude: 20 + 0.01 * ((id * 2) % 5) }))))
  if (places === null) throw new Error("they are places")
  expect(listedInView(places, [], { south: 49, north: 51, west: 19, east: 21 }).listed).toEqual([3, 1, 2])
})

test("named points stand in the order of their names, with a distance from what is known (18.52, 18.56)", () => {
  const list = namedPoints([samplePickup({ id: 7 }), samplePickup({ id: 2 })], { latitude: 50.06, longitude: 19.94 })
  expect(list.points.map(({ id, distanceM }) => [id, distanceM])).toEqual([
    [7, 0],
    [2, 0],
  ])
  expect(list.found).toBe(2)
})

test("a map begins where the shopper is, else in the town of the first point (9.57)", () => {
  const far = samplePickup({ city: "Hel", position: { latitude: 54.6, longitude: 18.8 } })
  expect(mapMiddle([samplePickup(), far], null)).toEqual(samplePickup().position)
  expect(mapMiddle([samplePickup()], { latitude: 1, longitude: 2 })).toEqual({ latitude: 1, longitude: 2 })
  expect(mapMiddle([], null)).toBeNull()
})

test.each([
  ["/hpeciai/map/6/35/21.svg", 200],
  ["/hpeciai/map/17/72787/44391.svg", 200],
  ["/hpeciai/map/2/0/0.svg", 404],
  ["/hpeciai/map/18/0/0.svg", 404],
  ["/hpeciai/map/6/64/21.svg", 404],
  ["/hpeciai/map/6/35/21.png", 404],
  ["/hpeciai/map/6/-1/21.svg", 404],
])("the tile %s is answered with %d (10.263)", (path, status) => {
  expect(serveTile(new Request(`http://shop.local${path}`)).status).toBe(status)
})

/** The colours that a tile names in one scheme, by what they paint. */
function coloursOf(styles: string) {
  const colour = (rule: RegExp) => rule.exec(styles)?.[1] ?? "none"
  return {
    sea: colour(/\.s\{fill:(#\w{6})/),
    land: colour(/\.l\{fill:(#\w{6})/),
    coast: colour(/\.l\{[^}]*stroke:(#\w{6})/),
    name: colour(/\.t\{fill:(#\w{6})/),
  }
}

const luminance = (colour: string) => {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test("in the light and in the dark the coast parts land from sea at 3 to 1, and names are read at 4.5 to 1 (18.59)", () => {
  const [light = "", dark = ""] = drawTile({ zoom: 7, x: 70, y: 43 }).split("@media(prefers-color-scheme:dark)")
  for (const styles of [light, dark]) {
    const { sea, land, coast, name } = coloursOf(styles)
    expect(contrast(coast, sea)).toBeGreaterThanOrEqual(3)
    expect(contrast(coast, land)).toBeGreaterThanOrEqual(3)
    expect(contrast(name, land)).toBeGreaterThanOrEqual(4.5)
  }
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5)
})

test("a town stands on each tile that its name reaches, at the same place, and no name covers another (18.59)", () => {
  const [x, y] = [Math.floor(((19.9366 + 180) / 360) * 128), 43]
  const tile = drawTile({ zoom: 7, x, y })
  const next = drawTile({ zoom: 7, x: x - 1, y })
  const at = (svg: string) => Number(/<text x="([\d.-]+)" y="[\d.-]+">Kraków</.exec(svg)?.[1])
  expect(at(next) - at(tile)).toBeCloseTo(256, 1)
  expect(drawTile({ zoom: 9, x: 283, y: 173 }).match(/<text/g)?.length ?? 0).toBeLessThan(
    drawTile({ zoom: 9, x: 283, y: 173 }).match(/<circle/g)?.length ?? 0,
  )
})

test("the tile of a city's middle has its river and its districts, and the city's name stands clear of the button over it (18.59)", () => {
  const [x, y] = [4549, 2776]
  const tile = drawTile({ zoom: 13, x, y })
  expect(tile).toContain(">Stare Miasto</text>")
  const name = /<text x="([\d.-]+)" y="([\d.-]+)">Kraków</.exec(tile)
  const river = /class="r" stroke-width="12.8" d="([^"]*)"/.exec(tile)?.[1] ?? ""
  const bends = river.split(/[ML]/).map((bend) => bend.split(" ").map(Number))
  expect(bends.filter(([east = -1, south = -1]) => east >= 0 && east <= 256 && south >= 0 && south <= 256).length).toBeGreaterThan(0)
  const dot = [...tile.matchAll(/<circle cx="([\d.-]+)" cy="([\d.-]+)"/g)].map(([, east, south]) => [Number(east), Number(south)])
  const own = dot.find(([cx]) => cx === Number(name?.[1]))
  expect((own?.[1] ?? 0) - Number(name?.[2])).toBeGreaterThan(22)
  expect(drawTile({ zoom: 10, x: x >> 3, y: y >> 3 })).not.toContain("Stare Miasto")
})
