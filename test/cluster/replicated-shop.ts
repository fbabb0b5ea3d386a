import { join } from "node:path"
import { Client } from "pg"
import { type Replica, startReplicas } from "./replicas.ts"
import { say } from "./say.ts"
import type { Servers } from "./servers.ts"

interface Outside {
  readonly servers: Servers
  /** gets what replicas say of errors */
  readonly onError: (text: string) => void
}

interface ReplicatedShop {
  /** its name */
  readonly database: string
  /** the database that it begins as a copy of, which nobody uses; left out: it is empty */
  readonly asDelivered?: string
  readonly env: Readonly<Record<string, string>>
}

/** Does something with three replicas of a shop with a database of its own. */
export async function withReplicas<Result>(
  { servers, onError }: Outside,
  { database, asDelivered, env }: ReplicatedShop,
  work: (replicas: readonly Replica[], databaseUrl: string) => Promise<Result>,
): Promise<Result> {
  const databaseUrl = await makeDatabase(servers, database, asDelivered)
  if (asDelivered === undefined) say("three replicas are started on an empty database")
  const replicas = await startReplicas(3, join(servers.folder, database), {
    env: { DATABASE_URL: databaseUrl, VALKEY_URL: servers.valkey.url, ...env },
    onError,
  })
  try {
    return await work(replicas, databaseUrl)
  } finally {
    await Promise.all(replicas.map((replica) => replica.kill()))
  }
}

/**
 * @param asDelivered the database that it is a copy of, once nobody is connected to that; left out: it is empty
 * @returns the address of a new database
 */
export async function makeDatabase({ postgres }: Servers, name: string, asDelivered?: string): Promise<string> {
  const client = new Client({ connectionString: postgres.address })
  await client.connect()
  // whoever was killed may still be connected
  if (asDelivered !== undefined)
    await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [asDelivered])
  await client.query(`create database ${name}${asDelivered === undefined ? "" : ` template ${asDelivered}`}`)
  await client.end()
  return postgres.address.replace("/postgres?", `/${name}?`)
}
