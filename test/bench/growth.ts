import { mkdtemp, rm } from "node:fs/promises"
import { loadavg, tmpdir } from "node:os"
import { join } from "node:path"
import { loadCatalogue } from "../../fixtures/catalogue/load-catalogue.ts"
import type { ProductFile } from "../../fixtures/catalogue/product-file.ts"
import { writeGrowthCatalogue } from "./growth-catalogue.ts"
import { startChild } from "./growth-child.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import { growthOrigin, type GrowthSite, type GrowthVisit, growthVisits, openGrowthSite } from "./growth-site.ts"
import { ownProcessorMs, postgresProcesses, processorMsOf } from "./processor-time.ts"

/** How much is measured. */
export interface GrowthRounds {
  /** how many products the compared shops have, the smallest first */
  readonly sizes: readonly number[]
  /** turns that only warm up, and turns that count */
  readonly warmTurns: number
  readonly turns: number
  /** pages that are asked for before memory is told */
  readonly visits: number
}

/**
 * What `npm run bench -- growth` measures: the project's own catalogue beside larger ones. The smallest shop has shown all its products before
 * a turn counts.
 */
export async function usualRounds(): Promise<GrowthRounds> {
  const { products } = await loadCatalogue()
  return { sizes: [products.length, 1_000, 10_000], warmTurns: products.length, turns: 101, visits: 100 }
}

/** One row of the table: a number for each size of shop, and what the last may be. */
export interface GrowthRow {
  readonly what: string
  readonly unit: "ms" | "MB"
  readonly values: readonly number[]
  /** the most that the largest shop may need; null = only told */
  readonly limit: number | null
  /** the most that a shop of any size may need, whatever the smallest one needs; absent = none is wished for */
  readonly most?: number
  /** how many times as many bytes the answer of the largest shop has; absent = none is compared */
  readonly sizeTimes?: number
}

export interface GrowthReport {
  /** load of the machine before anything was measured, mean of a minute */
  readonly load: number
  /** products of the compared shops */
  readonly sizes: readonly number[]
  readonly rows: readonly GrowthRow[]
}

/** How many times as long as the smallest shop the largest may take for a page of the same size: what shows more costs more in any shop. */
const mostTimes = 1.2
const seedingLimitMs = 4_000
const firstPageLimitMs = 400

/** The database of a shop of so many products, where it is a server's. */
export const databaseOf = (size: number): string => `shop_${size}`

/** Makes an empty place for a shop of so many products. */
export type PlaceOf = (size: number, dataFolder: string) => Promise<StorePlace>

const inFile: PlaceOf = (_size, dataFolder) => Promise.resolve({ dataFolder })

/**
 * Seeds shops of all sizes and measures what grows with them. Pages are made in turns, and
 * what counts is processor time, so that whatever else the machine does hits all alike.
 *
 * @param placeOf absent = in data files
 */
export async function benchGrowth(rounds: GrowthRounds, placeOf: PlaceOf = inFile): Promise<GrowthReport> {
  const load = loadavg()[0] ?? 0
  const folder = await mkdtemp(join(tmpdir(), "witryna-growth-"))
  try {
    const shops: GrownShop[] = []
    for (const size of rounds.sizes) shops.push(await seedShopOf(size, folder, placeOf))
    const starts = []
    for (const shop of shops) starts.push(await measureStart(shop, rounds))
    return {
      load,
      sizes: rounds.sizes,
      rows: [
        ...(await measurePages(shops, rounds)),
        { what: "seeding", unit: "ms", values: shops.map(({ seededInMs }) => seededInMs), limit: seedingLimitMs },
        { what: "start until it listens", unit: "ms", values: starts.map(({ listeningMs }) => listeningMs), limit: null },
        { what: "first page after that", unit: "ms", values: starts.map(({ firstPageMs }) => firstPageMs), limit: firstPageLimitMs },
        { what: `memory after ${rounds.visits} pages`, unit: "MB", values: starts.map(({ megabytes }) => megabytes), limit: null },
      ],
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface GrownShop {
  readonly place: StorePlace
  readonly dataFolder: string
  readonly catalogueFolder: string
  readonly products: readonly ProductFile[]
  readonly seededInMs: number
}

async function seedShopOf(size: number, folder: string, placeOf: PlaceOf): Promise<GrownShop> {
  const [dataFolder, catalogueFolder] = [join(folder, `data-${size}`), join(folder, `catalogue-${size}`)]
  const products = await writeGrowthCatalogue(catalogueFolder, size)
  const place = await placeOf(size, dataFolder)
  const child = startChild("growth-seed.ts", [catalogueFolder, JSON.stringify(place)])
  const seededInMs = await child.next("ms")
  await child.end()
  return { place, dataFolder, catalogueFolder, products, seededInMs }
}

async function measureStart({ place, dataFolder, catalogueFolder, products }: GrownShop, { visits }: GrowthRounds) {
  const began = performance.now()
  const child = startChild("growth-server.ts", [catalogueFolder, JSON.stringify(place), dataFolder])
  const port = await child.next("port")
  const listeningMs = performance.now() - began
  const visit = async (path: string): Promise<void> => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`)
    if (reply.status !== 200) throw new Error(`${path} is ${reply.status}`)
    await reply.arrayBuffer()
  }
  await visit("/")
  const firstPageMs = performance.now() - began - listeningMs
  for (let at = 0; at < visits; at++) await visit(`/product-pol-${products[(at * 97) % products.length]?.id ?? 0}-x.html`)
  child.ask()
  const megabytes = await child.next("megabytes")
  await child.end()
  return { listeningMs, firstPageMs, megabytes }
}

/** Requests of one sample of a 304: one alone is too short to time. */
const conditionalRequests = 40
const unchangedKind = "304"

async function measurePages(shops: readonly GrownShop[], { warmTurns, turns }: GrowthRounds): Promise<readonly GrowthRow[]> {
  const ownCount = (await loadCatalogue()).products.length
  const sites = await Promise.all(
    shops.map(async ({ place, dataFolder, catalogueFolder, products }) => {
      const site = await openGrowthSite(place, dataFolder, catalogueFolder)
      return {
        site,
        database: "databaseUrl" in place ? databaseOf(products.length) : null,
        visits: await growthVisits(site, products, ownCount),
        unchanged: await unchangedHome(site),
        samples: new Map<string, Sample[]>(),
      }
    }),
  )
  const own = sites[0]?.visits ?? []
  const visits = [...own.map(({ kind }) => kind), unchangedKind]
  for (let turn = 0; turn < warmTurns + turns; turn++) {
    const servers = new Map(sites.map(({ database }) => [database, database === null ? [] : postgresProcesses(database)]))
    for (const [at, what] of visits.entries()) {
      // In turns, so that load hits all alike; whoever comes first in one turn comes last in another.
      for (const shop of [...sites.slice(turn % sites.length), ...sites.slice(0, turn % sites.length)]) {
        const visit = shop.visits[at]
        const count = visit === undefined ? conditionalRequests : 1
        const server = servers.get(shop.database) ?? []
        const [own, others] = [ownProcessorMs(), processorMsOf(server)]
        let bytes = 0
        for (let times = 0; times < count; times++) {
          if (visit === undefined) await shop.unchanged()
          else bytes = await visit.make(turn)
        }
        const sample = { ownMs: (ownProcessorMs() - own) / count, serverMs: (processorMsOf(server) - others) / count, bytes }
        if (turn >= warmTurns) shop.samples.set(what, [...(shop.samples.get(what) ?? []), sample])
      }
    }
  }
  for (const { site } of sites) site.close()
  const rowOf = (what: string, told: string, visit: Partial<GrowthVisit> | null, ms: (sample: Sample) => number): GrowthRow => {
    const middles = (of: (sample: Sample) => number) => sites.map(({ samples }) => median((samples.get(what) ?? []).map(of)))
    const [values, bytes] = [middles(ms), middles((sample) => sample.bytes)]
    const sizeTimes = (bytes.at(-1) ?? 0) / (bytes[0] ?? 0) || 1
    const limit = visit === null || visit.isToldOnly === true ? null : (values[0] ?? 0) * mostTimes * sizeTimes
    return { what: told, unit: "ms", values, limit, ...(visit?.mostMs === undefined ? {} : { most: visit.mostMs }), sizeTimes }
  }
  const isOnServer = sites.some(({ database }) => database !== null)
  return visits.flatMap((what, at) => [
    rowOf(what, what, own[at] ?? {}, ({ ownMs, serverMs }) => ownMs + serverMs),
    ...(isOnServer && at < own.length ? [rowOf(what, "  of it the server", null, ({ serverMs }) => serverMs)] : []),
  ])
}

/** Processor time of one page: of the shop, and of PostgreSQL beside it. */
interface Sample {
  readonly ownMs: number
  readonly serverMs: number
  /** of the answer; 0 where it has none */
  readonly bytes: number
}

/** Asks for a home page that the asker has already; fails when one that has just been sent is sent again. */
async function unchangedHome(site: GrowthSite): Promise<() => Promise<void>> {
  // With its language known, a page sends no cookie and may be kept.
  const cookie = "lang=pol"
  const ask = (etag: string) => site.fetch(new Request(growthOrigin, { headers: { cookie, "if-none-match": etag } }))
  let etag = ""
  const asked = async (): Promise<number> => {
    const reply = await ask(etag)
    if (reply.status !== 304) await reply.arrayBuffer()
    etag = reply.headers.get("etag") ?? ""
    return reply.status
  }
  await asked()
  return async () => {
    // what is said of shipping changes with the hour
    if ((await asked()) !== 304 && (await asked()) !== 304) throw new Error("A page that has just been sent is sent again")
  }
}

const median = (samples: readonly number[]): number => samples.toSorted((one, other) => one - other)[Math.floor(samples.length / 2)] ?? 0
