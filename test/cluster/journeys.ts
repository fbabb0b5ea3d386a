import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import { recordJourney } from "../../adapters/replay/replay-scenario.ts"
import { readScenario, scenarioFile } from "../../adapters/replay/scenario-files.ts"
import { scenarioFolder } from "../../cli/project.ts"
import type { ShopJourney } from "../../cli/tasks/basket-plans.ts"
import { fillingIn } from "../../cli/tasks/fill-in-order.ts"
import { type JourneyDevice, journeyDevice } from "../../cli/tasks/journey-device.ts"
import { type JourneyMails, journeyMails, ofTheMail } from "../../cli/tasks/journey-mails.ts"
import { setForJourney } from "../../cli/tasks/journey-settings.ts"
import { scenarioPlans } from "../../cli/tasks/scenario-plans.ts"
import { recordedAtMs } from "../../cli/tasks/scenario-steps.ts"
import { comparedAddress } from "../../core/scenario/compared-address.ts"
import type { Scenario } from "../../core/scenario/scenario.ts"
import { createShop } from "../../fixtures/shop/create-shop.ts"
import { openShopStore } from "../../fixtures/shop/store/open-shop-store.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import { shopsPlace } from "../support/shops-place.ts"
import { waitUntil } from "./child-program.ts"
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

/** A shop of its own for a journey, as it is delivered, in three replicas. */
export interface JourneyShop {
  readonly place: StorePlace
  readonly replicas: readonly Replica[]
  /** the folder in which each replica has a folder of its own */
  readonly folder: string
}

/**
 * Makes the project's own journeys again, each in a shop of its own as its recording was: each request at another replica, and on one process with
 * a data file. Compares every outcome. The clocks of all of them stand where the recordings' stood.
 *
 * @param withShop lets a journey have its replicas, and takes them away after it
 */
export async function walkBetween(withShop: (work: (shop: JourneyShop) => Promise<void>) => Promise<void>): Promise<JourneysReport> {
  const different: string[] = []
  const outdated: string[] = []
  let requests = 0
  for (const plan of scenarioPlans) {
    const ofOne = await walkAlone(plan)
    await withShop(async (shop) => {
      const ofMany = await walkReplicas(plan, shop, () => requests++)
      if (ofMany !== ofOne) different.push(plan.name)
    })
    const recorded = await readScenario(scenarioFile(plan.name, [scenarioFolder]))
    if (recorded._tag !== "Read" || outcomes(recorded.scenario) !== ofOne) outdated.push(plan.name)
  }
  return { journeys: scenarioPlans.length, requests, different, outdated }
}

/** What each step of a journey comes to, as one text; every mail has a key of its own. */
const outcomes = ({ entries }: Pick<Scenario, "entries">): string =>
  JSON.stringify(entries.map(({ outcome }) => plainOrder({ ...outcome, address: comparedAddress(outcome.address) }))).replaceAll(
    /(?<=[?&]token=)[^"&]*/g,
    "",
  )

async function walkAlone({ shopSettings, ...plan }: ShopJourney): Promise<string> {
  const dataFolder = await mkdtemp(join(shopsPlace(), "witryna-journeys-"))
  const [mails, device] = [journeyMails(), journeyDevice(plan.settings.origin)]
  const mail = { way: mails, from: null, hosts: hostsOf(plan) }
  const alone = await createShop({ dataFolder, mail, now: () => recordedAtMs })
  try {
    await prepareFor({ dataFolder }, shopSettings, device)
    return outcomes(await recordJourney(plan, fillingIn(mails.following(device.answering((request) => alone.fetch(request))))))
  } finally {
    await alone.close()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

/** @param counted tells how many requests there were before this one */
async function walkReplicas({ shopSettings, ...plan }: ShopJourney, shop: JourneyShop, counted: () => number): Promise<string> {
  const { place, replicas, folder } = shop
  const [mails, device] = [journeyMails(), journeyDevice(plan.settings.origin)]
  await prepareFor(place, shopSettings, device)
  const send = async (request: Request): Promise<Response> => {
    const replica = replicas[counted() % replicas.length]
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
  const following = mails.following(device.answering(send))
  const withMails = async (request: Request): Promise<Response> => {
    if (request.method === "POST" && (await request.clone().text()).includes(ofTheMail)) await readOutboxes(folder, mails)
    return following(request)
  }
  return outcomes(await recordJourney(plan, fillingIn(withMails)))
}

/** Where links of mails lead in a journey. */
const hostsOf = ({ settings: { origin } }: Pick<ShopJourney, "settings">): readonly string[] => [new URL(origin).host]

/** Sets in a shop what a journey needs. */
async function prepareFor(place: StorePlace, settings: ShopJourney["shopSettings"], device: JourneyDevice): Promise<void> {
  const store = await openShopStore(place)
  try {
    await setForJourney(store, settings)
    if (settings?.passkeyOf !== undefined) await device.saveIn(store, settings.passkeyOf, recordedAtMs)
  } finally {
    await store.close()
  }
}

/** Reads the mails of all replicas, one of which has sent the first of them as a file. */
async function readOutboxes(folder: string, { send }: Pick<JourneyMails, "send">): Promise<void> {
  const texts = async () => {
    const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".txt") && name.includes("outbox"))
    return Promise.all(names.map((name) => readFile(join(folder, name), "utf8")))
  }
  await waitUntil("a mail is sent", async () => (await texts()).some((text) => text.includes("token=")))
  for (const text of await texts()) await send({ text })
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
