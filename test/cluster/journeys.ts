import { recordJourney } from "../../adapters/replay/replay-scenario.ts"
import { readScenario, scenarioFile } from "../../adapters/replay/scenario-files.ts"
import { scenarioFolder } from "../../cli/project.ts"
import { setForJourney } from "../../cli/tasks/journey-settings.ts"
import { scenarioPlans } from "../../cli/tasks/scenario-plans.ts"
import type { Scenario } from "../../core/scenario/scenario.ts"
import { openShopStore } from "../../fixtures/shop/store/open-shop-store.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import type { Replica } from "./replicas.ts"

export interface JourneysReport {
  readonly journeys: number
  /** requests that met another replica than the one before */
  readonly requests: number
  /** names of those that ended otherwise than on a single process */
  readonly different: readonly string[]
}

/**
 * Makes the project's own journeys again, each request at another replica, and compares every outcome with the recording, which one process
 * with a data file has made. The replicas' clocks stand where the recordings' stood.
 */
export async function walkBetween({
  place,
  replicas,
}: {
  readonly place: StorePlace
  readonly replicas: readonly Replica[]
}): Promise<JourneysReport> {
  const different: string[] = []
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
  const store = await openShopStore(place)
  try {
    for (const { shopSettings, ...plan } of scenarioPlans) {
      await setForJourney(store, shopSettings)
      const walked = await recordJourney(plan, send)
      const recorded = await readScenario(scenarioFile(plan.name, [scenarioFolder]))
      const outcomes = ({ entries }: Pick<Scenario, "entries">) => JSON.stringify(entries.map(({ outcome }) => plainOrder(outcome)))
      if (recorded._tag !== "Read" || outcomes(walked) !== outcomes(recorded.scenario)) different.push(plan.name)
    }
  } finally {
    await store.close()
  }
  return { journeys: scenarioPlans.length, requests, different }
}

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
