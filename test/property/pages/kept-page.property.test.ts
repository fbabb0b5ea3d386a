import fc from "fast-check"
import { expect } from "vitest"
import { readPageAddress } from "../../../core/pages/page-address.ts"
import { keptAddress, nextPageChange } from "../../../core/pages/kept-page.ts"
import type { ProductPageModel } from "../../../core/product-page/product.page.ts"
import { productMachine } from "../../../core/product-page/machine/product-machine.ts"
import { viewPrice } from "../../../core/pricing/price-words.ts"
import type { SizePrice } from "../../../core/product/offer.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { civilDayText } from "../../../core/values/civil-day.ts"
import { civilDayAt, instantOf } from "../../../core/values/zoned-time.ts"
import { polishPrices, price, sampleOffer, sampleSize } from "../../support/core/sample-offer.ts"
import { property } from "../../support/property/property.ts"
import { frame } from "../../ui/sample-frame.ts"

const zone = "Europe/Warsaw"
const startMs = Date.UTC(2026, 2, 27)
const hourMs = 3_600_000

const regular = price("50.00", "40.65")
const plain: SizePrice = {
  price: regular,
  max: null,
  youSavePercent: null,
  omnibus: null,
  beforeRebate: null,
  suggested: null,
  pointsEarned: null,
}

/** What a shop says of a price at a moment: reduced up to a last moment, which it tells by its day. */
function priceAt(nowMs: number, lastMs: number | null): SizePrice {
  if (lastMs === null || nowMs > lastMs) return plain
  const validUntil = civilDayText(civilDayAt(lastMs, zone))
  const omnibus = { price: regular, higherThanSelling: true, percent: null, validUntil }
  return { ...plain, price: price("40.00", "32.52"), max: regular, omnibus }
}

interface World {
  /** the product's reduction ends at any moment */
  readonly productLastMs: number | null
  /** a tile's with its day */
  readonly tileLastMs: number | null
}

function pageAt(nowMs: number, { productLastMs, tileLastMs }: World): ProductPageModel {
  const size = { ...sampleSize("uniw"), price: priceAt(nowMs, productLastMs) }
  const isReduced = productLastMs !== null && nowMs <= productLastMs
  return {
    page: "product",
    frame: { ...frame(), nowMs },
    offer: { ...sampleOffer(), sizes: [size], reductionEndsAtMs: isReduced ? productLastMs : null },
    details: null,
    reviews: null,
    questions: null,
    choices: null,
    shipping: null,
    selectedSizeId: null,
    typedQuantity: null,
    refusal: null,
    asked: null,
    quickPayments: null,
    related: [
      {
        id: 2,
        name: "Dzbanek",
        versionName: null,
        link: "/product-pol-2.html",
        producer: null,
        picture: null,
        secondPicture: null,
        price: priceAt(nowMs, tileLastMs),
        priceFrom: false,
        pointsPrice: null,
        phonePrice: false,
        available: true,
        sizeNames: [],
        traits: [],
        perUnit: null,
      },
    ],
    added: null,
  }
}

const texts = textCatalogue("pl", {})

/** What a shopper reads of it, by the views that the page itself is drawn from. */
function wordsOf(model: ProductPageModel) {
  const state = productMachine.open(model)
  const tiles = model.related.map((tile) => viewPrice({ ...tile, priceType: "gross", unit: { name: "" } }, polishPrices, texts))
  return { form: state === null ? null : productMachine.view(state, texts), tiles }
}

const moment = fc.integer({ min: 0, max: 120 * 3600 }).map((seconds) => startMs + seconds * 1000)
const endOfDay = moment.map((ms) => instantOf({ ...civilDayAt(ms, zone), hour: 23, minute: 59, second: 59 }, zone))

property("between now and the next change, time alters no word of a page (9.49, 9.50, 15.29)", {
  fault: "the end of a reduction seen an hour late",
  rule: nextPageChange,
  planted: (model, shopZone) => {
    const next = nextPageChange(model, shopZone)
    return next === null ? null : next + hourMs
  },
  holds: (rule) =>
    fc.property(
      moment,
      fc.record({ productLastMs: fc.option(moment), tileLastMs: fc.option(endOfDay) }),
      fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
      (nowMs, world, share) => {
        const now = pageAt(nowMs, world)
        const next = rule(now, zone) ?? nowMs + 500 * hourMs
        const later = nowMs + Math.floor((next - nowMs) * share)
        expect(wordsOf(pageAt(later, world))).toEqual(wordsOf(now))
        expect(wordsOf(pageAt(next - 1, world))).toEqual(wordsOf(now))
      },
    ),
})

const anyAddress = fc
  .tuple(
    fc.constantFrom(
      "/",
      "/main-eng.html",
      "/product-pol-7-a.html",
      "/en/products/x-7",
      "/eng_m_a_b-9.html",
      "/pl/menu/a-9.html",
      "/contact-pol.html",
    ),
    fc.dictionary(
      fc.constantFrom("sort", "counter", "utm", "lang", "number", "selected_size"),
      fc.constantFrom("1", "eng", "name-asc", "x"),
    ),
  )
  .map(([path, query]) => ({ path, query: new URLSearchParams(query) }))

property("a kept address opens the page that it stands for, and is kept under itself", {
  fault: "the page of a category left out of its address",
  rule: keptAddress,
  planted: (address) => keptAddress(address.page === "category" ? { ...address, counter: 0 } : address),
  holds: (rule) =>
    fc.property(anyAddress, ({ path, query }) => {
      const opened = readPageAddress(path, query)
      const kept = opened === null ? null : rule(opened)
      if (kept === null) return
      const { pathname, searchParams } = new URL(kept, "http://shop.test")
      expect(readPageAddress(pathname, searchParams)).toEqual(opened)
    }),
})
