import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { decimalOf } from "../../../core/values/decimal.ts"
import type { BasketApi } from "../../../ports/basket-api.ts"
import type { CatalogueApi } from "../../../ports/catalogue-api.ts"
import type { ProductApi } from "../../../ports/product-api.ts"
import type { ShellApi } from "../../../ports/shell-api.ts"

/** Makes the adapter under test, in front of the small catalogue's shop and for a new visitor. */
type Make<Port> = () => Promise<Port>

export function catalogueContract(adapter: string, make: Make<CatalogueApi>): void {
  describe(`CatalogueApi by ${adapter}`, () => {
    test("an offer has exact prices, stock and limits; an unknown product is null", async () => {
      const api = await make()
      const offer = await Effect.runPromise(api.offer(603))
      expect(offer).toMatchObject({
        id: 603,
        type: "item",
        unit: { sellBy: { coefficient: 5, scale: 1 }, precision: 1 },
        limits: { minPerOrder: { coefficient: 15, scale: 1 }, maxPerOrder: decimalOf(6), minPerSize: null },
        sizes: [
          { id: "uniw", stock: { is: "limited", amount: { coefficient: 125, scale: 1 } }, price: { price: { gross: { minor: 3990 } } } },
        ],
      })
      expect(await Effect.runPromise(api.offer(99_999))).toBeNull()
    })

    test("an offer tells how it is sold by subscription, and what each period costs (11.109)", async () => {
      const api = await make()
      const periods = [14, 30].map((days) => ({ days, price: { gross: { minor: 1800 } } }))
      expect(await Effect.runPromise(api.offer(610))).toMatchObject({ subscription: "optional", sizes: [{ periods }] })
      expect(await Effect.runPromise(api.offer(603))).not.toHaveProperty("subscription")
    })

    test("a price that nobody knows is null, never zero", async () => {
      const api = await make()
      const [phone, points] = await Promise.all([Effect.runPromise(api.offer(604)), Effect.runPromise(api.offer(605))])
      expect(phone?.sizes[0]).toMatchObject({ phonePrice: true, price: null })
      expect(points).toMatchObject({ pointsPrice: decimalOf(500), sizes: [{ price: null }] })
    })

    test("a reduction carries the price before it and the lowest price of 30 days", async () => {
      const offer = await Effect.runPromise((await make()).offer(602))
      expect(offer?.sizes[0]?.price).toMatchObject({
        price: { gross: { minor: 4000 } },
        max: { gross: { minor: 5000 } },
        youSavePercent: 20,
        omnibus: { price: { gross: { minor: 4500 } } },
      })
    })

    test("details, what goes with a product, a listing, a producer, the home page and content (11.190)", async () => {
      const api = await make()
      const details = await Effect.runPromise(api.details(607))
      expect(details).toMatchObject({ code: "T-607", variants: { links: [{ productId: 607, selected: true }, { productId: 608 }] } })
      expect((await Effect.runPromise(api.related(601))).map(({ id }) => id)).toContain(603)
      expect(await Effect.runPromise(api.related(99_999))).toEqual([])
      const listing = await Effect.runPromise(api.listing({ categoryId: 12, sort: "price-asc", page: 0 }))
      expect(listing?.tiles.length).toBe(listing?.total)
      expect(await Effect.runPromise(api.listing({ categoryId: 999, sort: "default", page: 0 }))).toBeNull()
      const producer = await Effect.runPromise(api.producer({ producerId: 1, page: 0 }))
      expect(producer).toMatchObject({ name: "Pracownia Żuk", place: "Łódź", query: { producerId: 1, page: 0 } })
      expect(producer?.tiles.length).toBe(producer?.total)
      expect(await Effect.runPromise(api.producer({ producerId: 999, page: 0 }))).toBeNull()
      const found = await Effect.runPromise(api.search({ text: "KUBKA", page: 0 }))
      expect(found).toMatchObject({ by: "words", total: found.tiles.length })
      expect(found.tiles.map(({ name }) => name)).toEqual(expect.arrayContaining([expect.stringMatching(/kubek/i)]))
      expect((await Effect.runPromise(api.tiles([607, 99_999, 602]))).map(({ id }) => id)).toEqual([607, 602])
      expect(await Effect.runPromise(api.content("terms"))).toMatchObject({ title: expect.any(String) })
      expect((await Effect.runPromise(api.home())).chosen.length).toBeGreaterThan(0)
    })
  })
}

export function productContract(adapter: string, make: Make<ProductApi>): void {
  describe(`ProductApi by ${adapter}`, () => {
    test("a size is read again with price, availability and stock", async () => {
      expect(await Effect.runPromise((await make()).refreshSize(601, "M", false))).toMatchObject({
        size: {
          price: { price: { gross: { minor: 12_900 } } },
          availability: { status: "enable" },
          stock: { is: "limited", amount: decimalOf(5) },
        },
      })
    })

    test("where no size is chosen, all of them are read again (4.77)", async () => {
      expect(await Effect.runPromise((await make()).refreshSize(601, "", false))).toMatchObject({
        sizes: { M: { price: { price: { gross: { minor: 12_900 } } }, stock: { is: "limited", amount: decimalOf(5) } } },
      })
    })

    test("a size is read again with what its periods cost, when they are asked for (7.70, 11.111)", async () => {
      const api = await make()
      const periods = [14, 30].map((days) => ({ days, price: { gross: { minor: 1800 }, net: { minor: 1463 } } }))
      expect(await Effect.runPromise(api.refreshSize(610, "uniw", true))).toMatchObject({ size: { periods } })
      expect(await Effect.runPromise(api.refreshSize(610, "uniw", false))).not.toHaveProperty("size.periods")
    })

    test("an unknown product or size is null", async () => {
      const api = await make()
      expect(await Effect.runPromise(api.refreshSize(99_999, "M", false))).toBeNull()
      expect(await Effect.runPromise(api.refreshSize(601, "XXL", false))).toBeNull()
    })
  })
}

export function basketContract(adapter: string, make: Make<BasketApi>): void {
  describe(`BasketApi by ${adapter}`, () => {
    test("what is added, changed and removed is in the next answer, for the same visitor", async () => {
      const api = await make()
      expect((await Effect.runPromise(api.read())).rows).toEqual([])
      const added = await Effect.runPromise(api.add([{ productId: 603, sizeId: "uniw", quantity: "1.5" }]))
      expect(added).toMatchObject({ _tag: "Changed", basket: { rows: [{ productId: 603, quantity: { coefficient: 15, scale: 1 } }] } })
      const [row] = added._tag === "Changed" ? added.basket.rows : []
      if (row === undefined) throw new Error("nothing was added")
      const changed = await Effect.runPromise(api.change(row, "2.5"))
      expect(changed).toMatchObject({ _tag: "Changed", basket: { rows: [{ lineTotal: { gross: { minor: 9975 } } }] } })
      expect(await Effect.runPromise(api.remove([row]))).toMatchObject({ _tag: "Changed", basket: { rows: [] } })
    })

    test("subscriptions are added, told with all periods of their product, and removed, all at once or none (7.49, 11.108)", async () => {
      const api = await make()
      const tea = (days: number) => ({ productId: 610, sizeId: "uniw", quantity: decimalOf(2), days })
      expect(await Effect.runPromise(api.addSubscriptions([tea(14), tea(7)]))).toMatchObject({ _tag: "PeriodUnknown" })
      expect(await Effect.runPromise(api.readSubscriptions())).toEqual([])
      expect(await Effect.runPromise(api.addSubscriptions([tea(14), tea(30)]))).toBeNull()
      await Effect.runPromise(api.add([{ productId: 610, sizeId: "uniw", quantity: "1" }]))
      const rows = await Effect.runPromise(api.readSubscriptions())
      expect(rows).toMatchObject([
        { ...tea(14), name: "Herbata", periods: [14, 30] },
        { ...tea(30), periods: [14, 30] },
      ])
      const [first] = rows
      if (first === undefined) throw new Error("nothing was added")
      expect(await Effect.runPromise(api.removeRows([first, { ...first, rowId: "other" }]))).toMatchObject({ _tag: "RowUnknown" })
      expect(await Effect.runPromise(api.removeRows(rows))).toBeNull()
      const { rows: left } = await Effect.runPromise(api.read())
      expect(left.map(({ productId, details }) => [productId, details])).toEqual([[610, []]])
    })

    test("several rows are added at once or none of them, and so they are removed (4.84)", async () => {
      const api = await make()
      const line = (productId: number, sizeId: string, quantity: string) => ({ productId, sizeId, quantity })
      expect(await Effect.runPromise(api.add([line(602, "uniw", "2"), line(601, "M", "99")]))).toMatchObject({ _tag: "Refused" })
      const added = await Effect.runPromise(api.add([line(602, "uniw", "2"), line(601, "M", "1")]))
      const rows = added._tag === "Changed" ? added.basket.rows : []
      expect(rows).toHaveLength(2)
      const [first] = rows
      if (first === undefined) throw new Error("nothing was added")
      expect(await Effect.runPromise(api.remove([...rows, { ...first, rowId: "other" }]))).toMatchObject({ _tag: "Refused" })
      expect(await Effect.runPromise(api.remove(rows))).toMatchObject({ _tag: "Changed", basket: { rows: [] } })
    })

    test("what is noted at a row is told with it, and a refusal says why (4.78, 11.252)", async () => {
      const api = await make()
      const added = await Effect.runPromise(api.add([{ productId: 601, sizeId: "M", quantity: "1" }]))
      const [row] = added._tag === "Changed" ? added.basket.rows : []
      if (row === undefined) throw new Error("nothing was added")
      const { rowId, productId, sizeId } = row
      expect(await Effect.runPromise(api.notes())).toEqual([{ rowId, productId, sizeId, comment: "" }])
      expect(await Effect.runPromise(api.note(row, { is: "comment", text: "na\nprezent" }))).toBeNull()
      expect(await Effect.runPromise(api.note(row, { is: "favourite" }))).toBeNull()
      expect(await Effect.runPromise(api.notes())).toEqual([{ rowId, productId, sizeId, comment: "na\nprezent" }])
      expect(await Effect.runPromise(api.note(row, { is: "comment", text: "x".repeat(256) }))).toMatchObject({
        _tag: "Other",
        code: "comment_too_long",
        message: expect.stringContaining("255"),
      })
    })

    test("a row tells its period and next delivery (3.57, 17.30)", async () => {
      const api = await make()
      await Effect.runPromise(api.addSubscriptions([{ productId: 610, sizeId: "uniw", quantity: decimalOf(2), days: 30 }]))
      const { rows } = await Effect.runPromise(api.read())
      expect(rows).toMatchObject([
        { details: [{ is: "period", days: 30, nextDelivery: { year: 2026, month: 4, day: 9 } }], lineTotal: { gross: { minor: 3600 } } },
      ])
    })

    test("a refusal carries its code and bound, and changes nothing", async () => {
      const api = await make()
      expect(await Effect.runPromise(api.add([{ productId: 601, sizeId: "M", quantity: "6" }]))).toEqual({
        _tag: "Refused",
        refusal: { _tag: "QuantityAboveMaximum", max: decimalOf(5) },
      })
      expect(await Effect.runPromise(api.add([{ productId: 601, sizeId: "XXL", quantity: "1" }]))).toMatchObject({
        refusal: { _tag: "SizeUnknown" },
      })
      expect(await Effect.runPromise(api.add([{ productId: 604, sizeId: "uniw", quantity: "1" }]))).toMatchObject({
        refusal: { _tag: "PriceByPhone" },
      })
      expect((await Effect.runPromise(api.read())).rows).toEqual([])
    })
  })
}

export function shellContract(adapter: string, make: Make<ShellApi>): void {
  describe(`ShellApi by ${adapter}`, () => {
    test("the shop tells its name, menu and way of writing prices; a stranger is a guest", async () => {
      const api = await make()
      expect(await Effect.runPromise(api.shell())).toMatchObject({
        language: "pl",
        priceType: "gross",
        priceFormat: { symbol: "zł" },
        afterAdding: "redirect",
      })
      expect((await Effect.runPromise(api.shell())).menu.length).toBeGreaterThan(0)
      expect(await Effect.runPromise(api.visitor())).toEqual({ is: "guest" })
    })
  })
}
