import { randomBytes, scryptSync } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"
import { openShopStore } from "../../fixtures/shop/store/open-shop-store.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import { type Compared, compareBaskets } from "./compare-baskets.ts"
import type { Goods } from "./goods.ts"
import type { Replica } from "./replicas.ts"
import type { Servers } from "./servers.ts"
import { makeShopper, type Seen } from "./shopper.ts"

export interface CrowdPlan {
  readonly shoppers: number
  readonly seconds: number
  readonly goods: Goods
  /** of the balancer */
  readonly origin: URL
  readonly place: StorePlace
  readonly say: (line: string) => void
}

/** What stands around a crowd, to be stopped. */
interface Surroundings {
  readonly replicas: readonly Replica[]
  readonly servers: Servers
}

/** A time in which the store could not be reached, in milliseconds of one clock. */
export interface Outage {
  readonly fromMs: number
  readonly toMs: number
}

/** What went wrong on purpose while a crowd was there; null = nothing of the kind did. */
export interface Outages {
  readonly storeAway: Outage | null
  /** when the replica was killed: what it had in hand went with it */
  readonly killed: Outage | null
}

export interface CrowdReport extends Outages {
  readonly seen: readonly Seen[]
  readonly compared: Compared
}

/** Every so many shoppers one has an account. */
const guestsForOne = 5
const thinkMs = 3000
/** How long Valkey, and how long PostgreSQL, is away, in milliseconds. */
const valkeyAwayMs = 10_000
const postgresAwayMs = 1500
/** Connections to a server that is back are tried again within this, in milliseconds. */
const comingBackMs = 5000

/** Waits until so large a share of a crowd's time is over. */
export type UntilShare = (share: number) => Promise<void>

/** Lets shoppers walk while everything around them is stopped once, one thing after the other. */
export const letCrowdIn = (plan: CrowdPlan & Surroundings): Promise<CrowdReport> =>
  withCrowd(plan, (untilShare) => disturb(plan, untilShare))

/**
 * Lets shoppers walk while something is done, and compares what they were told with what is kept.
 *
 * @param disturb ends before the shoppers do
 */
export async function withCrowd(plan: CrowdPlan, disturb: (untilShare: UntilShare) => Promise<Outages>): Promise<CrowdReport> {
  const { shoppers, seconds, goods, origin, place, say } = plan
  const accounts = await makeAccounts(place, Math.ceil(shoppers / guestsForOne))
  const seen: Seen[] = []
  const crowd = Array.from({ length: shoppers }, (_, at) => {
    const account = at % guestsForOne === 0 ? (accounts[at / guestsForOne] ?? null) : null
    return makeShopper({
      origin,
      at,
      goods,
      account,
      onAnswer: (answer) => void seen.push(answer),
      thinkMs: Math.min(thinkMs, seconds * 50),
    })
  })
  const beganMs = performance.now()
  const isAt = { over: false }
  const walking = Promise.all(crowd.map((shopper) => shopper.walk(() => !isAt.over)))
  const untilShare = (share: number) => pause(Math.max(0, beganMs + share * seconds * 1000 - performance.now()))
  const outages = await disturb(untilShare)
  await untilShare(1)
  isAt.over = true
  await walking
  say("the shoppers have left: what they were told is compared with what is kept")
  return { seen, compared: await compareBaskets(place, crowd), ...outages }
}

async function disturb({ servers, replicas, say }: CrowdPlan & Surroundings, untilShare: UntilShare): Promise<Outages> {
  await untilShare(0.1)
  say("Valkey is stopped for 10 s")
  await servers.valkey.kill()
  await Promise.race([pause(valkeyAwayMs), untilShare(0.35)])
  await servers.valkey.start()
  await untilShare(0.35)
  for (const [at, replica] of replicas.entries()) {
    say(`replica ${at + 1} is told to stop, and started again`)
    await replica.stop()
    await replica.start()
  }
  await untilShare(0.65)
  const [, killedOne] = replicas
  say("replica 2 is killed, and started again")
  const killed = { fromMs: performance.now(), toMs: performance.now() + comingBackMs }
  await killedOne?.kill()
  await killedOne?.start()
  await untilShare(0.8)
  say("PostgreSQL is stopped at once, and started again")
  const fromMs = performance.now()
  await servers.postgres.restart(postgresAwayMs)
  return { killed, storeAway: { fromMs, toMs: performance.now() + comingBackMs } }
}

const password = "Kubek-Poranek-24"

/** An account that one shopper signs in to. */
export interface TestAccount {
  readonly id: number
  readonly login: string
  readonly password: string
}

/** Accounts whose passwords are quickly compared: what is looked at is baskets, not hashes. */
export async function makeAccounts(place: StorePlace, count: number, name = "crowd"): Promise<readonly TestAccount[]> {
  const [N, salt] = [2 ** 5, randomBytes(16)]
  const hash = ["scrypt", Math.log2(N), 8, 1, salt.toString("base64url"), scryptSync(password, salt, 32, { N }).toString("base64url")]
  const store = await openShopStore(place)
  try {
    const rows = Array.from({ length: count }, (_, at) => ({
      kind: "client" as const,
      login: `${name}${at}@example.com`,
      email: `${name}${at}@example.com`,
      first_name: "Jan",
      last_name: "Nowak",
      points: "0",
      password_hash: hash.join("$"),
    }))
    const made = await store.writer.insertInto("account").values(rows).returning(["id", "login"]).execute()
    return made.map(({ id, login }) => ({ id, login, password }))
  } finally {
    await store.close()
  }
}
