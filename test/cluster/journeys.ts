import { mkdtemp, rm } from "node:fs/promises"
import { join } from "node:path"
import { recordJourney } from "../../adapters/replay/replay-scenario.ts"
import { readScenario, scenarioFile } from "../../adapters/replay/scenario-files.ts"
import { scenarioFolder } from "../../cli/project.ts"
import { fillingIn } from "../../cli/tasks/fill-in-order.ts"
import { setForJourney } from "../../cli/tasks/journey-settings.ts"
import { scenarioPlans } from "../../cli/tasks/scenario-plans.ts"
import { recordedAtMs } from "../../cli/tasks/scenario-steps.ts"
import { comparedAddress } from "../../core/scenario/compared-address.ts"
import type { Scenario } from "../../core/scenario/scenario.ts"
import { createShop } from "../../fixtures/shop/create-shop.ts"
import { openShopStore } from "../../fixtures/shop/store/open-shop-store.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import { shopsPlace } from "../support/shops-place.ts"
import type { Outcome } from "./outcome.ts"
import type { Replica } from "./replicas.ts"

export interface JourneysReport {
  readonly journeys: number
  /** requests that met another replica than the one before */
  readonly requests: number
  /** names of those that ended otherwise than on a single process */
  readonly different: readonly string[]
  /** names of those whose recording in this clone says something else than a single process of it does: it is older than the shop */
  readonly outdated: readonly string[]
}

/**
 * Makes the project's own journeys again, each request at another replica, and on one process with a data file, and compares every outcome.
 * The clocks of all of them stand where the recordings' stood.
 */
export async function walkBetween({
  place,
  replicas,
}: {
  readonly place: StorePlace
  readonly replicas: readonly Replica[]
}): Promise<JourneysReport> {
  const different: string[] = []
  const outdated: string[] = []
  let requests = 0
  const send = async (request: Request): Promise<Response> => {
    const replica = replicas[requests++ % replicas.length]
    if (replica === undefined) throw new Error("There are replicas")
    const { host, pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    headers.set("x-forwarded-host", host)
    const body = request.method === "POST" ? await request.arrayBuffer() : null
    return fetch(new URL(pathname + search, replica.origin), {
      method: request.method,
      headers,
      body,
      redirect: "manual",
      signal: request.signal,
    })
  }
  const dataFolder = await mkdtemp(join(shopsPlace(), "witryna-journeys-"))
  const alone = await createShop({ dataFolder, now: () => recordedAtMs })
  const stores = [await openShopStore(place), await openShopStore({ dataFolder })]
  try {
    for (const { shopSettings, ...plan } of scenarioPlans) {
      for (const store of stores) await setForJourney(store, shopSettings)
      const outcomes = ({ entries }: Pick<Scenario, "entries">) =>
        JSON.stringify(entries.map(({ outcome }) => plainOrder({ ...outcome, address: comparedAddress(outcome.address) })))
      const ofOne = outcomes(
        await recordJourney(
          plan,
          fillingIn((request) => alone.fetch(request)),
        ),
      )
      if (outcomes(await recordJourney(plan, fillingIn(send))) !== ofOne) different.push(plan.name)
      const recorded = await readScenario(scenarioFile(plan.name, [scenarioFolder]))
      if (recorded._tag !== "Read" || outcomes(recorded.scenario) !== ofOne) outdated.push(plan.name)
    }
  } finally {
    for (const store of stores) await store.close()
    await alone.close()
    await rm(dataFolder, { recursive: true, force: true })
  }
  return { journeys: scenarioPlans.length, requests, different, outdated }
}

/** What they come to: one that ends otherwise is missed, and a recording that is older than the shop is told. */
export const journeysOutcome = ({ journeys, requests, different, outdated }: JourneysReport): Outcome => ({
  rows: [
    ["journeys", `${journeys} of ${requests} requests, other outcomes ${different.length}`],
    ["recordings that say something else than one process", outdated.length === 0 ? "none" : outdated.join(", ")],
  ],
  missed: different.map((name) => `${name} ends otherwise than on one process`),
})

/** The same with the keys of every object in one order: a file has them in another one. */
function plainOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainOrder)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, plainOrder(inner)]),
  )
}
