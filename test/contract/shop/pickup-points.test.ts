import { Schema } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { isTownNamed, placeKey, placeWords, searchedWords } from "../../../core/delivery/pickup-point.ts"
import { distanceM } from "../../../core/values/position.ts"
import { openShopData } from "../../support/shop/shop-data.ts"
import { type MadePoint, makeTowns } from "../../../fixtures/shop/pickup/made-points.ts"
import { runs } from "../../support/property/property.ts"
import { basketOf, makeShopper, noticeOf, type Shopper } from "../../support/shop/shopper.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

let opened: Awaited<ReturnType<typeof openProjectShop>>
beforeAll(async () => {
  opened = await openProjectShop()
})
afterAll(() => opened.close())

const all = [...makeTowns()].flat()
const allWords = all.map(placeWords)

const Found = Schema.Struct({
  pickupPointsSearch: Schema.Struct({
    found: Schema.Int,
    perPage: Schema.Int,
    pickupPoints: Schema.Array(Schema.Struct({ id: Schema.Int, ownDistance: Schema.NullOr(Schema.Finite) })),
  }),
})

async function search(input: string) {
  const data = await makeShopper(opened.shop).data(
    `{ pickupPointsSearch(searchInput: {${input}}) { found perPage pickupPoints { id ownDistance } } }`,
  )
  return Schema.decodeUnknownSync(Found)(data).pickupPointsSearch
}

const positionOf = (point: MadePoint) => ({ latitude: point.latitude / 1e5, longitude: point.longitude / 1e5 })

/** The place of each point's town in the order of towns, and how far it is from the middle of the town's points. */
const [townOf, far] = inTowns()

function inTowns() {
  const points = Map.groupBy(all, ({ city }) => city)
  const order = [...points.keys()]
  const middles = new Map(
    [...points].map(([city, own]) => {
      const mean = (part: "latitude" | "longitude") => own.reduce((sum, one) => sum + one[part] / 1e5, 0) / own.length
      return [city, { latitude: mean("latitude"), longitude: mean("longitude") }]
    }),
  )
  return [
    all.map(({ city }) => order.indexOf(city)),
    all.map((point) => distanceM(middles.get(point.city) ?? positionOf(point), positionOf(point))),
  ] as const
}

/** Compares by the first number that differs. */
const before = (one: readonly number[], other: readonly number[]): number =>
  one.map((value, at) => value - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0

describe("25,000 pickup points", () => {
  test("are the same each time, in the order of a list, inside Poland, and no name stands twice (18.51)", () => {
    expect(all).toHaveLength(25_000)
    expect([...makeTowns(500)]).toEqual([...makeTowns(500)])
    const keys = all.map(placeKey)
    expect(keys.every((key, at) => at === 0 || (keys[at - 1] ?? "") <= key)).toBe(true)
    expect(
      all.every((point) => point.latitude > 49e5 && point.latitude < 54.9e5 && point.longitude > 14e5 && point.longitude < 24.2e5),
    ).toBe(true)
    expect(new Set(all.map(({ name, city }) => `${name} ${city}`)).size).toBe(25_000)
  })

  test("a search finds those whose words begin like its words, and pages of it are pages of the whole (11.210, 18.50, 18.65)", async () => {
    const texts = fc
      .tuple(
        fc.nat(all.length - 1),
        fc.subarray(["city", "street", "zipcode", "name"] as const, { minLength: 1 }),
        fc.integer({ min: 2, max: 12 }),
      )
      .map(([at, parts, length]) => parts.map((part) => (all[at]?.[part] ?? "").slice(0, length)).join(" "))
    await fc.assert(
      fc.asyncProperty(texts, fc.nat(3), async (text, page) => {
        const words = searchedWords(text)
        const wanted =
          words.length === 0
            ? []
            : allWords.flatMap((own, at) => (words.every((word) => own.some((one) => one.startsWith(word))) ? [at + 1] : []))
        const isNamed = (id: number) => words.length > 0 && isTownNamed(all[id - 1]?.city ?? "", words)
        // those of a town that is named from its middle on, and the others in their order
        const keyOf = (id: number) => (isNamed(id) ? [0, townOf[id - 1] ?? 0, far[id - 1] ?? 0, id] : [1, id, 0, 0])
        const ordered = wanted
          .map((id) => ({ id, key: keyOf(id) }))
          .toSorted((one, other) => before(one.key, other.key))
          .map(({ id }) => id)
        const found = await search(`data: {text: ${JSON.stringify(text)}} page: ${page}`)
        expect(found.found).toBe(wanted.length)
        expect(found.pickupPoints.map(({ id }) => id)).toEqual(ordered.slice(page * 20, page * 20 + 20))
      }),
      runs(20),
    )
  })

  test("of a town that is named the points nearest to its middle come first (18.65)", async () => {
    const found = await search('data: {text: "Kraków"}')
    const distances = found.pickupPoints.map(({ id }) => far[id - 1] ?? Infinity)
    expect(all[(found.pickupPoints[0]?.id ?? 0) - 1]?.city).toBe("Kraków")
    expect(distances).toEqual(distances.toSorted((one, other) => one - other))
    expect(distances.at(-1)).toBeLessThan(1000)
  })

  test("around a position stand those within 40 km, the nearest first (9.59, 18.51, 18.52)", async () => {
    const positions = fc.record({ latitude: fc.integer({ min: 4850, max: 5500 }), longitude: fc.integer({ min: 1350, max: 2450 }) })
    await fc.assert(
      fc.asyncProperty(positions, async ({ latitude, longitude }) => {
        const here = { latitude: latitude / 100, longitude: longitude / 100 }
        const near = all
          .map((point, at) => ({ id: at + 1, distance: distanceM(here, positionOf(point)) }))
          .filter(({ distance }) => distance <= 40_000)
          .toSorted((one, other) => one.distance - other.distance || one.id - other.id)
        const found = await search(`gps: {latitude: ${here.latitude} longitude: ${here.longitude}}`)
        expect(found.found).toBe(near.length)
        expect(found.pickupPoints.map(({ id }) => id)).toEqual(near.slice(0, 20).map(({ id }) => id))
        for (const [at, { ownDistance }] of found.pickupPoints.entries()) expect(ownDistance).toBeCloseTo(near[at]?.distance ?? -1, 3)
      }),
      runs(20),
    )
  })

  test("a text with a position: all that have its words by their distance, on every page (18.50, 18.51)", async () => {
    const searches = fc.record({
      text: fc.constantFrom("pa", "p 0", "kr", "krakow dluga", "00", "hel", "0 1 2 3 4 5 6 7"),
      latitude: fc.integer({ min: 4850, max: 5500 }),
      longitude: fc.integer({ min: 1350, max: 2450 }),
      page: fc.oneof(fc.nat(3), fc.nat(1300)),
    })
    await fc.assert(
      fc.asyncProperty(searches, async ({ text, latitude, longitude, page }) => {
        const here = { latitude: latitude / 100, longitude: longitude / 100 }
        const words = searchedWords(text)
        const near = all
          .flatMap((point, at) =>
            words.every((word) => allWords[at]?.some((own) => own.startsWith(word)))
              ? [{ id: at + 1, distance: distanceM(here, positionOf(point)) }]
              : [],
          )
          .toSorted((one, other) => one.distance - other.distance || one.id - other.id)
        const found = await search(`data: {text: "${text}"} gps: {latitude: ${here.latitude} longitude: ${here.longitude}} page: ${page}`)
        expect(found.found).toBe(near.length)
        expect(found.pickupPoints.map(({ id }) => id)).toEqual(near.slice(page * 20, page * 20 + 20).map(({ id }) => id))
      }),
      runs(20),
    )
  })

  test("a text with a position is not bound to its surroundings, and tells distances (18.51)", async () => {
    const found = await search('data: {text: "Gdańsk"} gps: {latitude: 50.06 longitude: 19.94}')
    expect(found.found).toBeGreaterThan(100)
    expect(found.pickupPoints[0]?.ownDistance).toBeGreaterThan(400_000)
  })

  test("neither is asked for: nothing is found, and a strange position is none (18.50)", async () => {
    expect(await search("page: 0")).toEqual({ found: 0, perPage: 20, pickupPoints: [] })
    expect(await search("gps: {latitude: 91 longitude: 0}")).toMatchObject({ found: 0 })
    expect(await search('data: {text: "\\" OR words:*"} page: 9')).toMatchObject({ found: 0 })
  })

  test("points are told by their ids, in that order, at most 200 at once (11.211, 3.63)", async () => {
    const shopper = makeShopper(opened.shop)
    const fields = "id courierId name address { city } coordinates { latitude } openingDays { open allDay from till } requiredClientNumber"
    const told = await shopper.data(`{ pickupPoints(ids: [7, 99999, 3]) { ${fields} } }`)
    expect(told).toMatchObject({ pickupPoints: [{ id: 7, courierId: "automat", name: all[6]?.name }, { id: 3 }] })
    const many = Array.from({ length: 201 }, (_, at) => at + 1).join(" ")
    expect(await shopper.ask(`{ pickupPoints(ids: [${many}]) { id } }`)).toMatchObject({
      errors: [{ message: expect.stringMatching(/At most 200/) }],
    })
  })
})

describe("a chosen pickup point (10.261, 18.54)", () => {
  const told = (shopper: Shopper) =>
    shopper.data(
      `{ shipping(ShippingInput: {mode: product products: [{id: 501 size: "uniw" quantity: 1}]}) { ownPickup { courierId point { id name address { city } } } } }`,
    )
  const choose = (shopper: Shopper, fields: Readonly<Record<string, string>>) =>
    shopper.post("/pickup-sites.php", fields, { referer: "http://shop.local/pickup-sites.php?pickup_text=Hel&product=501" })

  test("is kept with the basket, told beside the delivery, and taken off again (11.212, 11.213)", async () => {
    const shopper = makeShopper(opened.shop)
    expect(await told(shopper)).toEqual({ shipping: { ownPickup: { courierId: "automat", point: null } } })
    const answer = await choose(shopper, { pickup_point: "5" })
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/pickup-sites.php?pickup_text=Hel&product=501"])
    expect(await noticeOf(shopper)).toMatchObject({ is: "pickupChosen", name: all[4]?.name })
    expect(await told(shopper)).toMatchObject({ shipping: { ownPickup: { point: { id: 5, name: all[4]?.name } } } })
    expect(await told(makeShopper(opened.shop))).toMatchObject({ shipping: { ownPickup: { point: null } } })
    await choose(shopper, { pickup: "forget" })
    expect(await noticeOf(shopper)).toMatchObject({ is: "pickupForgotten" })
    expect(await told(shopper)).toMatchObject({ shipping: { ownPickup: { point: null } } })
  })

  test.each([
    [{}, "missing"],
    [{ pickup_point: "99999" }, "unknown"],
    [{ pickup_point: "1 OR 1" }, "unknown"],
  ])("%j is refused, and opens no session", async (fields: Readonly<Record<string, string>>, code) => {
    const shopper = makeShopper(opened.shop)
    expect((await choose(shopper, fields)).status).toBe(303)
    expect(await noticeOf(shopper)).toMatchObject({ is: "pickupRefused", code })
    expect(shopper.cookies.has("client")).toBe(false)
  })

  test("goes along when its visitor signs in", async () => {
    const shopper = makeShopper(opened.shop)
    await choose(shopper, { pickup_point: "9" })
    const before = shopper.cookies.get("client")
    await shopper.post("/signin.php", { login: "anna@example.com", password: "Pracownia-Anna-24" })
    expect(shopper.cookies.get("client")).not.toBe(before)
    expect(await told(shopper)).toMatchObject({ shipping: { ownPickup: { point: { id: 9 } } } })
  })

  test("leads nowhere but to the shop's own pages", async () => {
    const answer = await choose(makeShopper(opened.shop), { pickup_point: "5", return: "//evil.example/" })
    expect(answer.headers.get("location")).toBe("/pickup-sites.php?pickup_text=Hel&product=501")
  })
})

const cart = (shopper: Shopper) =>
  shopper.data(
    "{ basket { basketCost { shippingCost { gross { value } } toShippingFree } ownPickup { state point { id name address { city } } } } }",
  )
const put = (shopper: Shopper, product: string, size = "uniw") => shopper.post("/basketchange.php", { product, size, number: "1" })
const toPoint = (shopper: Shopper, id: number) => shopper.post("/pickup-sites.php", { pickup_point: String(id) })

describe("the basket and its pickup point (11.215, 18.60, 18.61, 18.62)", () => {
  test("the basket tells where it is collected, and what that costs", async () => {
    const shopper = makeShopper(opened.shop)
    await put(shopper, "501")
    expect(await cart(shopper)).toMatchObject({ basket: { ownPickup: { state: "none", point: null } } })
    await toPoint(shopper, 5)
    expect(await cart(shopper)).toMatchObject({
      basket: {
        basketCost: { shippingCost: { gross: { value: 14.9 } } },
        ownPickup: { state: "taken", point: { id: 5, name: all[4]?.name } },
      },
    })
    await shopper.post("/pickup-sites.php", { pickup: "forget" })
    expect(await cart(shopper)).toMatchObject({ basket: { ownPickup: { state: "none", point: null } } })
  })

  test("what no point takes is brought to the door, and is what stands in the way", async () => {
    const shopper = makeShopper(opened.shop)
    await toPoint(shopper, 5)
    await put(shopper, "558")
    expect(await basketOf(shopper)).toHaveLength(1)
    expect(await cart(shopper)).toMatchObject({ basket: { ownPickup: { state: "refused", point: { id: 5 } } } })
  })

  test("a point that is no longer there is said, and costs nothing", async () => {
    const shopper = makeShopper(opened.shop)
    await put(shopper, "501")
    await toPoint(shopper, 25_000)
    const database = await openShopData(opened.place)
    await database.run("DELETE FROM pickup_point WHERE id = 25000")
    await database.close()
    expect(await cart(shopper)).toMatchObject({ basket: { ownPickup: { state: "gone", point: null } } })
  })

  test("what is not carried needs no point, and neither does an empty basket", async () => {
    const shopper = makeShopper(opened.shop)
    await toPoint(shopper, 5)
    expect(await cart(shopper)).toMatchObject({ basket: { ownPickup: null } })
    await put(shopper, "574", "100")
    expect(await basketOf(shopper)).toHaveLength(1)
    expect(await cart(shopper)).toMatchObject({ basket: { ownPickup: null } })
  })

  test("a client finds it on another device; a guest's own choice takes its place", async () => {
    const signIn = (shopper: Shopper) => shopper.post("/signin.php", { login: "anna@example.com", password: "Pracownia-Anna-24" })
    const [one, other, third] = [makeShopper(opened.shop), makeShopper(opened.shop), makeShopper(opened.shop)]
    await put(one, "501")
    await toPoint(one, 7)
    await signIn(one)
    await signIn(other)
    expect(await cart(other)).toMatchObject({ basket: { ownPickup: { state: "taken", point: { id: 7 } } } })
    await toPoint(third, 8)
    await signIn(third)
    expect(await cart(one)).toMatchObject({ basket: { ownPickup: { point: { id: 8 } } } })
  })
})
