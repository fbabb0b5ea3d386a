import { Client } from "pg"
import type { ServerPlace } from "../../../fixtures/shop/store/store-place.ts"
import { postgresVariable } from "./postgres-of-run.ts"

/** Which engine the tests of this project are about. */
export const isOnServer = process.env["WITRYNA_STORE"] === "postgres"

/** The address of the run's server. */
export const serverAddress = (): string => process.env[postgresVariable] ?? ""

/** The address of a database of the run's server. */
export const addressOf = (name: string): string => serverAddress().replace("/postgres?", `/${name}?`)

/** The name of a database by its address. */
export const nameOf = ({ databaseUrl }: ServerPlace): string => new URL(databaseUrl).pathname.slice(1)

let databases = 0

/** A name that no other database of the run has. */
export function newDatabaseName(): string {
  databases += 1
  return `shop_${process.pid}_${databases}`
}

/** Makes a database like another one, which nobody is connected to. */
export async function makeDatabase(name: string, template: string): Promise<ServerPlace> {
  await onServer(`create database ${name} template ${template}`)
  return { databaseUrl: addressOf(name) }
}

/** Carries out a statement as the server's own user. */
export const onServer = (sql: string): Promise<readonly unknown[]> => atAddress(serverAddress(), sql)

/** Carries out a statement at an address. */
export async function atAddress(connectionString: string, sql: string): Promise<readonly unknown[]> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
