import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import fc from "fast-check"
import { afterAll, expect } from "vitest"
import { sortKeys } from "../../../core/product/listing.ts"
import type { Catalogue } from "../../../fixtures/catalogue/shop-files.ts"
import { countListed, countOfProducer, listedAfter, listedPage, pageOfProducer } from "../../../fixtures/shop/catalogue/listings-store.ts"
import { reductionEndMs } from "../../../fixtures/shop/catalogue/reduction.ts"
import { dataVersion } from "../../../fixtures/shop/data-version.ts"
import { migrateShopStore } from "../../../fixtures/shop/store/migrate-shop-store.ts"
import { openShopStore } from "../../../fixtures/shop/store/open-shop-store.ts"
import { writeCatalogue } from "../../../fixtures/shop/seed/write-catalogue.ts"
import { property } from "../../support/property/property.ts"
import { plainFollowing, plainListed, plainOfProducer, plainPage } from "../../support/shop/plain-listing.ts"
import { anyCategory, randomCatalogue } from "../../support/shop/random-catalogue.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

// One data file for all cases: each catalogue replaces the one before it, as seeding again does.
const folder = mkdtempSync(join(tmpdir(), "witryna-listing-"))
await migrateShopStore({ dataFolder: folder })
const store = await openShopStore({ dataFolder: folder })
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Answers questions about a catalogue. */
type Listings = (catalogue: Catalogue) => Promise<typeof listings>

const listings = { countListed, countOfProducer, listedAfter, listedPage, pageOfProducer }

const stored: Listings = async (catalogue) => {
  await store.transaction((within) => writeCatalogue(within, catalogue, testNowMs), "read committed")
  return listings
}

/** A whole number of milliseconds, or the moment of a reduction's end, just before it and just after. */
const moment = fc.oneof(
  fc.integer({ min: 0, max: 5 * 86_400_000 }).map((passed) => ({ passed })),
  fc.record({ end: fc.nat(24), beside: fc.constantFrom(-1, 0, 1) }),
)

function momentIn(
  { products }: Catalogue,
  chosen: { readonly passed: number } | { readonly end: number; readonly beside: number },
): number {
  if ("passed" in chosen) return testNowMs + chosen.passed
  const ends = products.map((product) => reductionEndMs(product, testNowMs)).filter((endMs) => endMs !== null)
  return (ends[chosen.end % Math.max(1, ends.length)] ?? testNowMs) + chosen.beside
}

const question = fc.record({
  categoryId: anyCategory,
  sort: fc.constantFrom(...sortKeys),
  page: fc.nat(4),
  perPage: fc.integer({ min: 1, max: 6 }),
  language: fc.constantFrom("pl", "en"),
  buyer: fc.constantFrom("guest", "client", "wholesaler"),
  moment,
})

property("a page of a list is what sorting all its products in memory gives: buyers, moments, languages, pages", {
  fault: "a reduction that has ended still sorts by its reduced price",
  plantedSeed: 50,
  rule: stored,
  planted: async (catalogue) => {
    const listed = await stored(catalogue)
    return { ...listed, listedPage: (reader, query) => listed.listedPage(reader, { ...query, nowMs: testNowMs }) }
  },
  holds: (listingsOf) =>
    fc.asyncProperty(randomCatalogue, fc.array(question, { minLength: 1, maxLength: 12 }), async (catalogue, questions) => {
      const listed = await listingsOf(catalogue)
      for (const { moment: chosen, ...asked } of questions) {
        const query = { ...asked, nowMs: momentIn(catalogue, chosen) }
        expect(await listed.listedPage(store.reader, query)).toEqual(plainPage(catalogue, testNowMs, query))
        expect(await listed.countListed(store.reader, query.categoryId)).toBe(plainListed(catalogue, query.categoryId).length)
      }
    }),
})

property("the list of a producer has each of its groups once, by rising id (2.63, 2.80)", {
  fault: "versions of one product stand in it one by one",
  rule: stored,
  planted: (catalogue) => stored({ ...catalogue, products: catalogue.products.map(({ variantGroup: _group, ...alone }) => alone) }),
  holds: (listingsOf) =>
    fc.asyncProperty(randomCatalogue, fc.nat(4), fc.integer({ min: 1, max: 6 }), async (catalogue, page, perPage) => {
      const listed = await listingsOf(catalogue)
      const ids = plainOfProducer(catalogue, 1).map(([first]) => first.id)
      expect(await listed.pageOfProducer(store.reader, 1, { page, perPage })).toEqual(ids.slice(page * perPage, (page + 1) * perPage))
      expect(await listed.countOfProducer(store.reader, 1)).toBe(ids.length)
    }),
})

property("the neighbours of a product begin behind it and go round, without itself and its siblings", {
  fault: "a product at the end of its category has no neighbours",
  rule: stored,
  planted: async (catalogue) => {
    const listed = await stored(catalogue)
    return {
      ...listed,
      listedAfter: async (...asked) => (await listed.listedAfter(...asked)).filter((id) => id > asked[1].id),
    }
  },
  holds: (listingsOf) =>
    fc.asyncProperty(
      randomCatalogue,
      anyCategory,
      fc.integer({ min: 1, max: 60 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 5 }),
      fc.nat(6),
      async (catalogue, categoryId, id, except, max) => {
        const options = { except, max }
        const listed = await listingsOf(catalogue)
        expect(await listed.listedAfter(store.reader, { categoryId, id }, options)).toEqual(
          plainFollowing(catalogue, categoryId, id, options),
        )
      },
    ),
})

property("the version of the data differs between two moments exactly when a reduction has ended between them", {
  fault: "a reduction counts as ended in its last millisecond",
  rule: dataVersion,
  planted: (data, nowMs) => dataVersion(data, nowMs + 1),
  holds: (version) =>
    fc.asyncProperty(randomCatalogue, moment, moment, async (catalogue, one, other) => {
      await stored(catalogue)
      const [first, second] = [momentIn(catalogue, one), momentIn(catalogue, other)]
      const endedAt = (nowMs: number) =>
        catalogue.products.filter((product) => nowMs > (reductionEndMs(product, testNowMs) ?? Number.POSITIVE_INFINITY)).length
      expect((await version(store.reader, first)) === (await version(store.reader, second))).toBe(endedAt(first) === endedAt(second))
    }),
})
