import { describe, expect, test } from "vitest"
import { decodeCatalogue } from "../../../fixtures/catalogue/load-catalogue.ts"
import {
  documentPrefix,
  readDocument,
  readGroups,
  readSeedMark,
  readSeenPhotographs,
  readShopDocuments,
  readSizeCharts,
  sizeChartPrefix,
  writeSeedMark,
  writeSeenPhotographs,
  writeShopDocument,
} from "../../../fixtures/shop/catalogue/catalogue-store.ts"
import { listedAfter, listedProducers } from "../../../fixtures/shop/catalogue/listings-store.ts"
import { everyProduct, readProducts, readRatings, readStock } from "../../../fixtures/shop/catalogue/products-store.ts"
import type { MadePoint } from "../../../fixtures/shop/pickup/made-points.ts"
import { allPlaces, pointsAfter, readPoint, readPoints, writePoints } from "../../../fixtures/shop/pickup/points-store.ts"
import { smallCatalogue } from "../../support/shop/small-catalogue.ts"
import { openRooms, openRoomsWith } from "../../support/store/rooms-of-test.ts"

/** A list of three products, all of one producer. */
async function openLists() {
  const rooms = await openRooms()
  await rooms.writer
    .insertInto("listing")
    .values([5, 6, 7].map((product, place) => ({ category: 3, sort: "id", place, product })))
    .execute()
  await rooms.writer
    .insertInto("producer_listing")
    .values([5, 6, 7].map((product, place) => ({ producer: 1, place, product })))
    .execute()
  return rooms
}

describe("the stores of what is sold do the same on both engines:", () => {
  test("documents of the shop, each in place of the one of its name", async () => {
    const { reader, change, writer } = await openRooms()
    const { shop, units, contents, categories, producers } = decodeCatalogue(smallCatalogue())
    for (const [name, document] of Object.entries({ shop: {}, units, contents }))
      await change((within) => writeShopDocument(within, name, document))
    await change((within) => writeShopDocument(within, "shop", shop))
    for (const [position, category] of categories.toReversed().entries())
      await writer
        .insertInto("category")
        .values({ id: category.id, parent: null, position, document: JSON.stringify(category) })
        .execute()
    for (const producer of producers)
      await writer
        .insertInto("producer")
        .values({ id: producer.id, document: JSON.stringify(producer) })
        .execute()
    expect(await readShopDocuments(reader)).toEqual({ shop, units, contents, categories: categories.toReversed(), producers, rooms: [] })
  })

  test("documents of products, size charts and groups of versions, by keys with any letters", async () => {
    const { reader, change, writer } = await openRooms()
    const words = { pl: 'Łąka "ą" \\ \'', en: "A" }
    const guide = { key: "guide", producer: 1, title: words, sections: [{ heading: words, text: words }] }
    const chart = (key: string) => ({ key, note: words, columns: [words], rows: [] })
    await change((within) => writeShopDocument(within, `${documentPrefix}guide`, guide))
    await change((within) => writeShopDocument(within, `${sizeChartPrefix}a-b`, chart("a-b")))
    await change((within) => writeShopDocument(within, `${sizeChartPrefix}c`, chart("c")))
    expect([await readDocument(reader, "guide"), await readDocument(reader, "a-b")]).toEqual([guide, null])
    expect(await readSizeCharts(reader, ["a-b", "guide"])).toEqual(new Map([["a-b", chart("a-b")]]))
    const key = "ł\"\\'\n,{}"
    const group = { kind: "links", name: words, members: [5, 6] } as const
    await writer
      .insertInto("variant_group")
      .values({ key, document: JSON.stringify(group) })
      .execute()
    expect(await readGroups(reader, [key, "ł"])).toEqual(new Map([[key, group]]))
    expect(await readGroups(reader, [])).toEqual(new Map())
  })

  test("what was seeded last, and its photographs", async () => {
    const { reader, change } = await openRooms()
    expect([await readSeedMark(reader), await readSeenPhotographs(reader)]).toEqual([null, []])
    const marks = [1, 2 ** 52].map((atMs) => ({ hash: `h${atMs}`, atMs }))
    for (const mark of marks) await change((within) => writeSeedMark(within, mark))
    await change((within) => writeSeenPhotographs(within, []))
    expect([await readSeedMark(reader), await readSeenPhotographs(reader)]).toEqual([marks[1], []])
  })

  test("products, their stock and their ratings, of as many ids as are given", async () => {
    const { reader, writer } = await openRoomsWith([])
    const { products } = decodeCatalogue(smallCatalogue())
    await writer.insertInto("producer").values({ id: 2, document: "{}" }).execute()
    for (const product of products.toReversed())
      await writer
        .insertInto("product")
        .values({ id: product.id, code: product.code, listed: 1, producer: 2, document: JSON.stringify(product), reduction_end: null })
        .execute()
    const [first, second] = products
    if (first === undefined || second === undefined) throw new Error("The small catalogue has products")
    expect(await readProducts(reader, [second.id, 999_999])).toEqual([second])
    expect(await readProducts(reader, [])).toEqual([])
    expect(
      (
        await readProducts(
          reader,
          Array.from({ length: 2000 }, (_, at) => at),
        )
      ).length,
    ).toBe(products.length)
    const walked: unknown[] = []
    for await (const product of everyProduct(reader)) walked.push(product)
    expect(walked).toEqual(products)
    const stock = [
      { product: first.id, size: "Ż", position: 0, stock: "-1", seeded: null },
      { product: second.id, size: "M", position: 0, stock: "2.5", seeded: null },
    ]
    await writer.insertInto("product_size").values(stock).execute()
    expect(await readStock(reader, [first.id])).toEqual([{ productId: first.id, sizeId: "Ż", stock: "-1" }])
    const review = { confirmed: 0, days_ago: 1, author: "A", language: "pl", text: "T", written: null } as const
    await writer
      .insertInto("review")
      .values([5, 4].map((stars, number) => ({ ...review, product: first.id, number, stars })))
      .execute()
    expect(await readRatings(reader, [first.id, second.id])).toEqual([{ productId: first.id, count: 2, stars: 9 }])
  })

  test("what follows a product in its list, and a producer's list", async () => {
    const { reader } = await openLists()
    const after = (id: number, except: readonly number[], max: number) => listedAfter(reader, { categoryId: 3, id }, { except, max })
    expect([await after(5, [], 1), await after(6, [], 5), await after(5, [6], 2)]).toEqual([[6], [7, 5], [7]])
    expect(await listedProducers(reader, [1, 2])).toEqual(new Set([1]))
  })

  test("pickup points, of which those that are there already stay", async () => {
    const { reader, change } = await openRooms()
    const point = (name: string): MadePoint => ({
      name,
      street: "Łąkowa 1",
      zipcode: "90-001",
      city: "Łódź",
      latitude: 5_176_543,
      longitude: -100_000,
      kind: "locker",
    })
    await change((within) => writePoints(within, 2, [point("B"), point("C")]))
    await change((within) => writePoints(within, 1, [point("A"), point("X"), point("Y"), point("D")]))
    const address = (id: number, name: string) => ({ id, name, street: "Łąkowa 1", zipcode: "90-001", city: "Łódź" })
    const position = { latitude: 51.76543, longitude: -1 }
    expect([await readPoint(reader, 2), await readPoint(reader, 9)]).toEqual([{ ...address(2, "B"), kind: "locker" }, null])
    expect(await readPoints(reader, [4, 9])).toEqual([{ ...address(4, "D"), position, kind: "locker" }])
    expect(await pointsAfter(reader, 1, 2)).toEqual([
      { ...address(2, "B"), position },
      { ...address(3, "C"), position },
    ])
    expect(await allPlaces(reader)).toEqual([1, 2, 3, 4].map((id) => ({ id, ...position })))
  })
})
