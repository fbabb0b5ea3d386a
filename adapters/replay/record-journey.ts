import { maskScenario } from "../../core/scenario/mask-scenario.ts"
import type { Scenario, ScenarioEntry, ScenarioEvent } from "../../core/scenario/scenario.ts"
import type { ShopFetch } from "../http/outside.ts"
import { startJourney } from "./journey.ts"
import { makeTape } from "./recording-fetch.ts"

/** A journey before anybody made it. */
export interface JourneyPlan extends Omit<Scenario, "version" | "entries" | "tape"> {
  readonly events: readonly { readonly atMs: number; readonly event: ScenarioEvent }[]
}

/**
 * Makes a planned journey through a real shop and writes down what came of it, masked.
 *
 * Fails with an Error that names the step that nothing on its page takes.
 */
export async function recordJourney({ events, ...plan }: JourneyPlan, fetch: ShopFetch): Promise<Scenario> {
  const tape = makeTape()
  const { settings, startMs, cookies } = plan
  const serverFetch = tape.recording(fetch, "server")
  const browserFetch = tape.recording(fetch, "browser")
  const journey = startJourney({ settings, startMs, cookies, serverFetch, browserFetch })
  const entries: ScenarioEntry[] = []
  for (const [at, { atMs, event }] of events.entries()) {
    await journey.advanceTo(atMs)
    const taken = await journey.happen(event)
    await journey.advanceTo(events[at + 1]?.atMs ?? plan.endMs)
    const outcome = journey.outcome()
    if (!taken || outcome === null) throw new Error(`${plan.name}: nothing takes event ${at + 1}, ${JSON.stringify(event)}`)
    entries.push({ atMs, event, outcome })
  }
  const { name, title, storage, endMs } = plan
  return maskScenario({
    version: 1,
    name,
    title,
    settings,
    startMs,
    cookies,
    storage,
    entries,
    endMs,
    tape: tape.exchanges(),
  })
}
