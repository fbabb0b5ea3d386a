import { join } from "node:path"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import { type Compared, compareBaskets } from "./compare-baskets.ts"
import { type CrowdReport, withCrowd } from "./crowd.ts"
import type { Goods } from "./goods.ts"
import type { OlderProgram } from "./older-program.ts"
import { makeReplica, type Replica } from "./replicas.ts"
import { startBalancer } from "./servers.ts"
import { makeShopper } from "./shopper.ts"

export interface UpgradeReport extends CrowdReport {
  /** changes and pages that were asked of the older replicas alone after the newer one had made its tables, and those that failed */
  readonly asked: number
  readonly failed: readonly string[]
  /** what came of starting the older program once more; null = it started, on tables that it does not know */
  readonly refusal: string | null
}

interface UpgradePlan {
  readonly older: OlderProgram
  readonly place: StorePlace & { readonly databaseUrl: string }
  readonly folder: string
  readonly goods: Goods
  readonly shoppers: number
  readonly seconds: number
  readonly say: (line: string) => void
  readonly onError: (text: string) => void
}

/** What is asked of each older replica while it serves on the newer one's tables. */
const changesAsked = 5

/**
 * Two replicas of the program of before the newest migration sell, a third one of today's program starts on their database and makes its
 * tables, and they serve on until each of them is replaced, while shoppers walk. Valkey is left out, so that what processes share is in
 * tables, too.
 */
export async function upgradeWithoutPause(plan: UpgradePlan): Promise<UpgradeReport> {
  const { older, place, folder, goods, shoppers, seconds, say, onError } = plan
  const replicaOf = (name: string, settings: { readonly root?: string; readonly port?: number }) =>
    makeReplica({
      env: { DATABASE_URL: place.databaseUrl },
      folder: join(folder, name),
      onError,
      ...settings,
    })
  const olders = [await replicaOf("older-1", { root: older.root }), await replicaOf("older-2", { root: older.root })]
  const first = await replicaOf("newer-1", {})
  const running: Replica[] = [...olders]
  try {
    for (const replica of olders) await replica.start()
    const balancer = await startBalancer(
      folder,
      [...olders, first].map(({ port }) => port),
    )
    const failed: string[] = []
    const direct = olders.map((replica, at) =>
      makeShopper({ origin: replica.origin, at: shoppers + at, goods, account: null, onAnswer: () => undefined, thinkMs: 0 }),
    )
    const askOlder = async (when: string) => {
      for (const [at, shopper] of direct.entries())
        for (let asked = 0; asked < changesAsked; asked += 1) {
          const instead = await shopper.add()
          if (instead !== null) failed.push(`older replica ${at + 1}, ${when}: ${instead}`)
        }
    }
    try {
      const report = await withCrowd({ shoppers, seconds, goods, origin: balancer.origin, place, say }, async (untilShare) => {
        await askOlder("before")
        await untilShare(0.2)
        say("a replica of today's program starts beside them, and makes its tables")
        running.push(first)
        await first.start()
        await askOlder("beside the new tables")
        await untilShare(0.5)
        for (const [at, replica] of olders.entries()) {
          say(`older replica ${at + 1} is replaced`)
          await replica.stop()
          const newer = await replicaOf(`newer-${at + 2}`, { port: replica.port })
          running.push(newer)
          await newer.start()
        }
        return { storeAway: null, killed: null }
      })
      const late = await replicaOf("older-3", { root: older.root })
      running.push(late)
      const refusal = await late.start().then(
        () => null,
        (error: unknown) => /"message": "(.*?)(?<!\\)"/.exec(String(error))?.[1] ?? String(error),
      )
      const compared = addedUp([report.compared, await compareBaskets(place, direct)])
      return { ...report, compared, asked: 2 * olders.length * changesAsked, failed, refusal }
    } finally {
      await balancer.stop()
    }
  } finally {
    await Promise.all(running.map((replica) => replica.kill()))
  }
}

const addedUp = (all: readonly Compared[]): Compared =>
  all.reduce((sum, each) => ({
    rows: sum.rows + each.rows,
    lost: sum.lost + each.lost,
    doubled: sum.doubled + each.doubled,
    untold: sum.untold + each.untold,
  }))
