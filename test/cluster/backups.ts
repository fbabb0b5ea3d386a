import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readdirSync } from "node:fs"
import { delimiter, dirname, join } from "node:path"
import { projectFolder } from "../../cli/project.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import { startPostgres } from "../support/store/postgres-server.ts"
import { type Compared, compareBaskets } from "./compare-baskets.ts"
import type { Goods } from "./goods.ts"
import { makeReplica } from "./replicas.ts"
import { makeShopper } from "./shopper.ts"

/** What a copy of a shop's data came to. */
export interface BackupReport {
  readonly engine: string
  /** what is in the shop after its copy was put back, beside what the shoppers were told before the copy was made; a text says why there is none */
  readonly compared: Compared | string
}

/** Debian's own PostgreSQL, which has the programs that copy a database; null = there is none. */
function debianPrograms(): string | null {
  const debian = "/usr/lib/postgresql"
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((one, other) => Number(other) - Number(one)) : []
  return (
    versions
      .map((version) => join(debian, version, "bin"))
      .find((folder) => existsSync(join(folder, "pg_dump")) && existsSync(join(folder, "postgres"))) ?? null
  )
}

/** Copies a data file while its shop serves, and puts the copy back. */
export function backUpFile(folder: string, goods: Goods, onError: (text: string) => void): Promise<BackupReport> {
  const dataFolder = join(folder, "backed-up")
  return backUp({ engine: "SQLite", place: { dataFolder }, env: { SHOP_DATA: dataFolder }, folder: dataFolder, goods, onError })
}

/** The same with a database of Debian's server: the one that npm brings has no programs that copy. */
export async function backUpDatabase(folder: string, goods: Goods, onError: (text: string) => void): Promise<BackupReport> {
  const engine = "PostgreSQL"
  const programs = debianPrograms()
  const server = programs === null ? null : await startPostgres([], programs)
  if (server === null || programs === null)
    return { engine, compared: "skipped, there is no pg_dump beside a PostgreSQL in /usr/lib/postgresql" }
  try {
    const env = { DATABASE_URL: server.address, PATH: `${programs}${delimiter}${process.env["PATH"] ?? ""}` }
    const own = join(folder, "backed-up-database")
    return await backUp({ engine, place: { databaseUrl: server.address }, env, folder: own, goods, onError })
  } finally {
    await server.stop()
  }
}

interface BackupPlan {
  readonly engine: string
  readonly place: StorePlace
  readonly env: Readonly<Record<string, string>>
  readonly folder: string
  readonly goods: Goods
  readonly onError: (text: string) => void
}

const buyers = 5

async function backUp({ engine, place, env, folder, goods, onError }: BackupPlan): Promise<BackupReport> {
  mkdirSync(folder, { recursive: true })
  const replica = await makeReplica({ env, folder, onError })
  await replica.start()
  const shoppers = Array.from({ length: buyers }, (_, at) =>
    makeShopper({ origin: replica.origin, at, goods, account: null, onAnswer: () => undefined, thinkMs: 0 }),
  )
  for (const shopper of shoppers) await shopper.add()
  const copy = join(folder, "copy")
  const told = shoppers.map(({ token, login, rows }) => ({ token, login, rows: rows.map((row) => ({ ...row })) }))
  script("backup.sh", copy, env)
  // what comes after the copy is gone when it is put back
  for (const shopper of shoppers) await shopper.add()
  await replica.stop()
  script("restore.sh", copy, env)
  await replica.start()
  await replica.stop()
  return { engine, compared: await compareBaskets(place, told) }
}

function script(name: string, file: string, env: Readonly<Record<string, string>>): void {
  const path = join(projectFolder, "docs/deploy", name)
  const own = `${dirname(process.execPath)}${delimiter}${env["PATH"] ?? process.env["PATH"] ?? ""}`
  const { status, stderr } = spawnSync("sh", [path, file], {
    env: { ...process.env, DATABASE_URL: "", ...env, PATH: own },
    encoding: "utf8",
  })
  if (status !== 0) throw new Error(`${name} failed: ${stderr}`)
}
