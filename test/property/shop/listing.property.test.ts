import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import fc from "fast-check"
import { afterAll, expect } from "vitest"
import { type ChosenFilters, type FilterKey, noFilters } from "../../../core/filters/chosen-filters.ts"
import { sortKeys } from "../../../core/product/listing.ts"
import type { Catalogue } from "../../../fixtures/catalogue/shop-files.ts"
import { listedAfter } from "../../../fixtures/shop/catalogue/listings-store.ts"
import { type FilterIndex, makeFilterIndex } from "../../../fixtures/shop/filters/filter-index.ts"
import { listedOf, listedText } from "../../../fixtures/shop/filters/listed-text.ts"
import { filterWords, listedGoods } from "../../../fixtures/shop/seed/write-listed-goods.ts"
import { reductionEndMs } from "../../../fixtures/shop/catalogue/reduction.ts"
import { dataVersion } from "../../../fixtures/shop/data-version.ts"
import { migrateShopStore } from "../../../fixtures/shop/store/migrate-shop-store.ts"
import { openShopStore } from "../../../fixtures/shop/store/open-shop-store.ts"
import { writeCatalogue } from "../../../fixtures/shop/seed/write-catalogue.ts"
import { property } from "../../support/property/property.ts"
import { plainFollowing, plainList } from "../../support/shop/plain-listing.ts"
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

const listings = { listedAfter }

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

const chosenGroup = (key: FilterKey, ids: readonly string[]) =>
  fc.subarray([...ids]).map((chosen) => (chosen.length === 0 ? [] : [{ key, ids: chosen.toSorted() }]))

const someFilters: fc.Arbitrary<ChosenFilters> = fc.record({
  from: fc.option(fc.constantFrom({ minor: 999 }, { minor: 1000 })),
  to: fc.option(fc.constantFrom({ minor: 1001 }, { minor: 9900 })),
  groups: fc
    .tuple(
      chosenGroup("sizes", ["s0", "s1", "s2", "s9"]),
      chosenGroup("traits26", ["bialy", "mchowy", "zolty"]),
      chosenGroup("producer", ["1", "3"]),
    )
    .map((groups) => groups.flat()),
  available: fc.boolean(),
})

const question = fc.record({
  scope: fc.oneof(
    anyCategory.map((id) => ({ is: "category", id }) as const),
    fc.constantFrom(1, 2).map((id) => ({ is: "producer", id }) as const),
    fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 20 }).map((ids) => ({ is: "found", ids }) as const),
  ),
  filters: fc.oneof(fc.constant(noFilters), someFilters),
  sort: fc.constantFrom(...sortKeys),
  page: fc.nat(4),
  perPage: fc.integer({ min: 1, max: 6 }),
  language: fc.constantFrom("pl", "en"),
  buyer: fc.constantFrom("guest", "client", "wholesaler"),
  moment,
})

type Lists = (catalogue: Catalogue) => FilterIndex

// as lines of the shop's document: what is written is what is read
const listsOf: Lists = (catalogue) =>
  makeFilterIndex(listedGoods(catalogue, testNowMs).map(listedText).map(listedOf), filterWords(catalogue))

property(
  "a page of a list or of a search and its counts are what a look at every product gives: kinds of lists, filters, orders, buyers, moments (2.63, 2.80, 10.342, 10.344)",
  {
    fault: "the counts of a group depend on what is chosen of it",
    rule: listsOf,
    planted: (catalogue) => {
      const index = listsOf(catalogue)
      return {
        ...index,
        list: (asked) => {
          const list = index.list(asked)
          const whole = index.list({ ...asked, filters: { ...asked.filters, groups: [] } })
          return asked.filters.groups.length === 0 ? list : { ...list, groups: whole.groups }
        },
      }
    },
    holds: (indexOf) =>
      fc.property(randomCatalogue, fc.array(question, { minLength: 1, maxLength: 12 }), (catalogue, questions) => {
        const { list, foundOrder } = indexOf(catalogue)
        for (const { moment: chosen, buyer, ...question } of questions) {
          const nowMs = momentIn(catalogue, chosen)
          const { scope, language } = question
          // the order of what is found has a test of its own
          const asked = scope.is === "found" && question.sort === "default" ? { ...question, sort: "newest" as const } : question
          const hits = scope.is === "found" ? scope.ids.map((productId) => ({ productId, inName: 1 })) : []
          const { ids, total, groups, prices, available } = list({
            ...asked,
            scope: scope.is === "found" ? { is: "found", goods: foundOrder(hits, language) } : scope,
            kind: buyer === "wholesaler" ? "wholesale" : "retail",
            nowMs,
          })
          const plain = plainList(catalogue, testNowMs, { ...asked, buyer, nowMs })
          expect({ ids, total, prices, available }).toEqual({
            ids: plain.ids,
            total: plain.total,
            prices: plain.prices,
            available: plain.available,
          })
          const counts = groups.flatMap(({ key, values }) => values.map(({ id, count }) => [`${key}=${id}`, count] as const))
          for (const [name, count] of counts) expect([name, count]).toEqual([name, plain.counts[name] ?? 0])
          // a group of one value that is not chosen is not offered
          for (const key of ["sizes", "traits26", "producer"]) {
            const ofKey = Object.keys(plain.counts).filter((name) => name.startsWith(`${key}=`))
            if (ofKey.length > 1)
              expect(counts.filter(([name, count]) => name.startsWith(`${key}=`) && count > 0)).toHaveLength(ofKey.length)
          }
        }
      }),
  },
)

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
