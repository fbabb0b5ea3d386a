import { join } from "node:path"
import { buildPages } from "../../cli/tasks/build-pages.ts"
import { runTask } from "../../cli/tasks/run-task.ts"
import { recordedAtMs } from "../../cli/tasks/scenario-steps.ts"
import { projectFolder } from "../../cli/project.ts"
import { backUpDatabase, backUpFile, type BackupReport } from "./backups.ts"
import { clusterOptions, type ClusterPart } from "./cluster-options.ts"
import { carryOutContainerfile } from "./container.ts"
import { letCrowdIn } from "./crowd.ts"
import { type CostReport, type Measured, measureCosts } from "./costs.ts"
import { crowdTable } from "./crowd-table.ts"
import { runAsDescribed } from "./deploy.ts"
import { type Goods, plentyForWriters, readGoods } from "./goods.ts"
import { journeysOutcome, walkBetween } from "./journeys.ts"
import { type KillsReport, killsOutcome, killWhileWriting } from "./kills.ts"
import { buildOlderProgram } from "./older-program.ts"
import { killWhileOrdering, orderKillsOutcome } from "./order-kills.ts"
import { buyOnePiece } from "./one-piece.ts"
import { errorTable, joined, noteTable, type Outcome, type OutcomeRow } from "./outcome.ts"
import { makeReplica, type Replica } from "./replicas.ts"
import { makeDatabase, withReplicas } from "./replicated-shop.ts"
import { say } from "./say.ts"
import { type Servers, startBalancer, startServers } from "./servers.ts"
import { upgradeWithoutPause } from "./upgrade.ts"

// A shop of three replicas with PostgreSQL, Valkey and a balancer, everything of which is stopped once: `npm run cluster -- --seconds 60`.

interface Setting {
  readonly servers: Servers
  readonly goods: Goods
  readonly options: ReturnType<typeof clusterOptions>
  /** gets what replicas say of errors */
  readonly onError: (text: string) => void
}

const titles: Readonly<Record<ClusterPart, string>> = {
  crowd: "shoppers while everything is stopped once",
  piece: "20 buyers for one piece over 3 replicas",
  kills: "processes killed in the middle of writing",
  orders: "processes killed while orders are placed and paid",
  backup: "copies that are made while a shop serves, and put back",
  upgrade: "a newer program starts beside an older one, and makes its tables",
  deploy: "Caddy before three replicas, and Prometheus beside them",
  journeys: "journeys whose every request meets another replica",
  costs: "processor time",
  container: "the lines of the Containerfile, one by one in Debian",
}

const parts: Readonly<Record<ClusterPart, (setting: Setting) => Promise<Outcome>>> = {
  crowd: (setting) =>
    withReplicas(setting, { database: "crowd", env: {} }, async (replicas, databaseUrl) => {
      const { options, goods, servers } = setting
      const balancer = await startBalancer(
        servers.folder,
        replicas.map(({ port }) => port),
      )
      say(`${options.shoppers} shoppers come for ${options.seconds} s`)
      try {
        return crowdTable(await letCrowdIn({ ...options, goods, servers, replicas, say, origin: balancer.origin, place: { databaseUrl } }))
      } finally {
        await balancer.stop()
      }
    }),
  piece: (setting) =>
    withReplicas(setting, { database: "piece", env: {} }, async (replicas, databaseUrl) => {
      say(`20 buyers want one piece, ${setting.options.rounds} times`)
      const { rounds, wrong, answers } = await buyOnePiece(
        { place: { databaseUrl }, replicas, goods: setting.goods },
        setting.options.rounds,
      )
      return {
        rows: [["rounds", `${rounds}, wrong ${wrong}`], ...[...answers].map(([answer, times]): OutcomeRow => [answer, String(times)])],
        missed: wrong > 0 ? [`${wrong} of ${rounds} rounds`] : [],
      }
    }),
  kills: async (setting) => {
    const { servers, options, onError } = setting
    const goods = await readGoods(plentyForWriters)
    say(`a process on PostgreSQL is killed ${options.kills} times`)
    const onServer = await withReplicas(setting, { database: "kills", env: {} }, ([doomed], databaseUrl) =>
      killed(doomed, (replica) => killWhileWriting({ place: { databaseUrl }, doomed: replica, goods, say }, options.kills)),
    )
    say(`one of two processes on a data file is killed ${options.kills} times`)
    const dataFolder = join(servers.folder, "file")
    const [doomed, steady] = [
      await makeReplica({ env: {}, folder: dataFolder, onError }),
      await makeReplica({ env: {}, folder: dataFolder, onError }),
    ]
    await steady.start()
    await doomed.start()
    const onFile = await killWhileWriting({ place: { dataFolder }, doomed, goods, say }, options.kills)
    await Promise.all([steady.kill(), doomed.kill()])
    return joined([killsOutcome("PostgreSQL", onServer), killsOutcome("SQLite", onFile)])
  },
  orders: async (setting) => {
    const { servers, options, onError } = setting
    const goods = await readGoods(plentyForWriters)
    say(`a process on PostgreSQL is killed ${options.kills} times while orders are placed`)
    const onServer = await withReplicas(setting, { database: "orders", env: {} }, ([doomed], databaseUrl) => {
      if (doomed === undefined) throw new Error("There are replicas")
      return killWhileOrdering({ place: { databaseUrl }, doomed, goods, say }, options.kills)
    })
    say(`a process on a data file is killed ${options.kills} times while orders are placed`)
    const dataFolder = join(servers.folder, "orders-file")
    const doomed = await makeReplica({ env: {}, folder: dataFolder, onError })
    await doomed.start()
    const onFile = await killWhileOrdering({ place: { dataFolder }, doomed, goods, say }, options.kills)
    await doomed.kill()
    return joined([orderKillsOutcome("PostgreSQL", onServer), orderKillsOutcome("SQLite", onFile)])
  },
  backup: async ({ servers, goods, onError }) => {
    say("a data file and a database are copied while their shops serve")
    const reports = [await backUpFile(servers.folder, goods, onError), await backUpDatabase(servers.folder, goods, onError)]
    return joined(reports.map(backupOutcome))
  },
  upgrade: async (setting) => {
    const { servers, options, onError } = setting
    say(`the program of ${options.older ?? "before the newest migration"} is built`)
    const older = buildOlderProgram(servers.folder, options.older)
    if (typeof older === "string") return { rows: [["upgrade", older]], missed: [] }
    const goods = await readGoods(undefined, older.root)
    const databaseUrl = await makeDatabase(servers, "upgrade")
    const [shoppers, seconds] = [Math.min(options.shoppers, upgradeShoppers), Math.max(options.seconds, upgradeSeconds)]
    say(`${shoppers} shoppers come for ${seconds} s to two replicas of ${older.commit}`)
    const folder = join(servers.folder, "upgrade")
    const report = await upgradeWithoutPause({ older, place: { databaseUrl }, folder, goods, shoppers, seconds, say, onError })
    const { asked, failed, refusal } = report
    return joined([
      crowdTable(report),
      {
        rows: [
          ["of the older replicas alone", `${asked} changes, failed ${failed.length}`],
          ["the older program once more", refusal ?? "starts"],
        ],
        missed: [...new Set(failed), ...(refusal === null ? ["the older program starts on tables that it does not know"] : [])],
      },
    ])
  },
  deploy: async (setting) => {
    const { servers, goods, options, onError } = setting
    const databaseUrl = await makeDatabase(servers, "deploy")
    const [shoppers, seconds] = [Math.min(options.shoppers, fewShoppers), Math.min(options.seconds, fewSeconds)]
    say(`${shoppers} shoppers come for ${seconds} s by Caddy`)
    const plan = {
      databaseUrl,
      valkeyUrl: servers.valkey.url,
      folder: join(servers.folder, "deploy"),
      goods,
      shoppers,
      seconds,
      say,
      onError,
    }
    const { crowd, secondsPerThousand, promtool } = await runAsDescribed(plan)
    const isAnswered = typeof secondsPerThousand === "number"
    return joined([
      typeof crowd === "string" ? { rows: [["by Caddy", crowd]], missed: [] } : crowdTable(crowd),
      {
        rows: [
          ["Prometheus", isAnswered ? `${secondsPerThousand.toFixed(1)} s of the processor for a thousand pages` : secondsPerThousand],
          ["promtool", promtool === "" ? "nothing is wrong with the measures" : promtool],
        ],
        missed: isAnswered && secondsPerThousand <= 0 ? ["Prometheus knows no page"] : [],
      },
    ])
  },
  journeys: async (setting) => {
    const asDelivered = "journeys"
    await withReplicas(setting, { database: asDelivered, env: standingClock }, async () => undefined)
    say("the project's journeys are made again, each in a shop of its own")
    let made = 0
    const report = await walkBetween(async (work) => {
      await setting.servers.valkey.forget()
      const database = `journey_${(made += 1)}`
      const shop = { database, asDelivered, env: { ...standingClock, SHOP_HOSTS: "shop.local" } }
      await withReplicas(setting, shop, (replicas, databaseUrl) =>
        work({ place: { databaseUrl }, replicas, folder: join(setting.servers.folder, database) }),
      )
    })
    return journeysOutcome(report)
  },
  container: async ({ servers }) => {
    say("the lines of the Containerfile are carried out")
    const report = await carryOutContainerfile(join(servers.folder, "container"))
    if (typeof report === "string") return { rows: [["lines", report]], missed: [] }
    return {
      rows: [
        ["lines", String(report.done.length)],
        ["its health check", report.isHealthy ? "is content" : "complains"],
      ],
      missed: report.isHealthy ? [] : ["the health check complains"],
    }
  },
  costs: async (setting) => {
    const { servers, goods, options, onError } = setting
    say("processes on a data file and on PostgreSQL are asked for the same pages")
    const started = async (name: string, root: string): Promise<Measured> => {
      const replica = await makeReplica({ env: {}, folder: join(servers.folder, name), onError, root })
      await replica.start()
      return { name, replica }
    }
    const onFiles = [
      ...(options.before === null ? [] : [await started("SQLite before", options.before)]),
      await started("SQLite", projectFolder),
    ]
    return withReplicas(setting, { database: "costs", env: {} }, async ([replica, ...others], databaseUrl) => {
      await Promise.all(others.map((other) => other.kill()))
      if (replica === undefined || databaseUrl === "") throw new Error("There are replicas")
      const reports = await measureCosts([...onFiles, { name: "PostgreSQL", replica }], goods, say)
      await Promise.all(onFiles.map((one) => one.replica.kill()))
      return { rows: reports.flatMap(costRows), missed: [] }
    })
  },
}

/** Beside the time of each process its ratio to the first one's. */
function costRows({ load, costs }: CostReport): readonly OutcomeRow[] {
  const [first] = costs
  return costs.map(({ name, cost }) => {
    const ratio = first === undefined ? "" : ` (${(cost.shopMs / first.cost.shopMs).toFixed(2)})`
    const beside = name === "PostgreSQL" ? `, of the server ${cost.serverMs.toFixed(2)} ms` : ""
    const perSecond = `${Math.round(1000 / cost.waitMs)} a second one after the other`
    return [`${load}: ${name}`, `${cost.shopMs.toFixed(2)} ms${ratio}${beside}, ${perSecond}`]
  })
}

/** A proxy that is not measured has so many shoppers at most, for so many seconds at most. */
const fewShoppers = 40
const fewSeconds = 30

/** An upgrade is looked at by so many shoppers at most, for so many seconds at least: five processes start meanwhile. */
const upgradeShoppers = 60
const upgradeSeconds = 40

const standingClock = {
  NODE_OPTIONS: `--import=${join(import.meta.dirname, "standing-clock.mjs")}`,
  WITRYNA_CLUSTER_NOW: String(recordedAtMs),
}

const killed = (doomed: Replica | undefined, work: (doomed: Replica) => Promise<KillsReport>): Promise<KillsReport> => {
  if (doomed === undefined) throw new Error("There are replicas")
  return work(doomed)
}

function backupOutcome({ engine, compared }: BackupReport): Outcome {
  if (typeof compared === "string") return { rows: [[engine, compared]], missed: [] }
  const { rows, lost, doubled } = compared
  const isWhole = lost === 0 && doubled === 0
  return {
    rows: [[engine, `rows compared ${rows}, pieces lost ${lost}, pieces from after the copy ${doubled}`]],
    missed: isWhole ? [] : [`${engine}: what was put back is not what was copied`],
  }
}

await runTask(async () => {
  const options = clusterOptions(process.argv.slice(2))
  say("the pages are built, unless they are")
  await buildPages({ root: projectFolder, mode: "production" })
  say("PostgreSQL and Valkey are started")
  const servers = await startServers()
  const outcomes = new Map<ClusterPart, Outcome>()
  const errors: string[] = []
  try {
    const setting: Setting = { servers, goods: await readGoods(), options, onError: (text) => void errors.push(text) }
    for (const part of options.parts) {
      const beganMs = performance.now()
      const outcome = await parts[part](setting)
      outcomes.set(part, outcome)
      say(`${part}: ${Math.round((performance.now() - beganMs) / 1000)} s`)
    }
  } finally {
    await servers.stop()
  }
  console.log(`\n${noteTable(titles, outcomes)}`)
  if (options.tellsErrors) console.log(`\nwhat the replicas said of errors\n${errorTable(errors.join(""))}`)
  const missed = [...outcomes].flatMap(([part, outcome]) => outcome.missed.map((goal) => `${part}: ${goal}`))
  console.log(missed.length === 0 ? "\nevery goal is reached" : `\nmissed:\n${missed.map((goal) => `  ${goal}`).join("\n")}`)
  if (missed.length > 0) process.exitCode = 1
})
