import { copyFile } from "node:fs/promises"
import { DatabaseSync } from "node:sqlite"
import { Client } from "pg"
import { onTestFinished } from "vitest"
import { migrateShopStore } from "../../../fixtures/shop/store/migrate-shop-store.ts"
import { openShopStore } from "../../../fixtures/shop/store/open-shop-store.ts"
import type { ShopStore } from "../../../fixtures/shop/store/shop-store.ts"
import { dataFileOf, type StorePlace } from "../../../fixtures/shop/store/store-place.ts"
import { StoreRefusal } from "../../../fixtures/shop/store/store-trouble.ts"
import { temporaryFolder, temporaryFolderForTest } from "../shop/test-shop.ts"
import { postgresVariable } from "./postgres-of-run.ts"

/** Which engine the tests of this project are about. */
export const isOnServer = process.env["WITRYNA_STORE"] === "postgres"

/** The address of the run's server. */
export const serverAddress = (): string => process.env[postgresVariable] ?? ""

/** A place without tables, on the engine of these tests; it is gone after the test. */
export async function emptyPlace(): Promise<StorePlace> {
  if (!isOnServer) return { dataFolder: await temporaryFolderForTest() }
  return newDatabase("template0")
}

/** The address of a database of the run's server. */
export const addressOf = (name: string): string => serverAddress().replace("/postgres?", `/${name}?`)

let databases = 0

async function newDatabase(template: string): Promise<StorePlace> {
  databases += 1
  const name = `shop_${process.pid}_${databases}`
  await onServer(`create database ${name} template ${template}`)
  onTestFinished(() => onServer(`drop database ${name} with (force)`).then(() => undefined))
  return { databaseUrl: addressOf(name) }
}

/** Carries out a statement as the server's own user. */
export const onServer = (sql: string): Promise<readonly unknown[]> => atAddress(serverAddress(), sql)

async function atAddress(connectionString: string, sql: string): Promise<readonly unknown[]> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** Carries out a statement beside the store. */
export async function inPlace(place: StorePlace, sql: string): Promise<readonly unknown[]> {
  if ("databaseUrl" in place) return atAddress(place.databaseUrl, sql)
  const sqlite = new DatabaseSync(dataFileOf(place.dataFolder))
  try {
    return sqlite.prepare(sql).all()
  } finally {
    sqlite.close()
  }
}

/** What whoever runs the shop is told; another error, or none, comes back as it is. */
export const refusalOf = (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    (result) => ({ result }),
    (error: unknown) => (error instanceof StoreRefusal ? error.message : error),
  )

/** A store of its own for one test, with its tables. */
export async function openTestStore(): Promise<{ readonly store: ShopStore; readonly place: StorePlace }> {
  const place = await migratedPlace()
  return { store: await openStore(place), place }
}

let template: Promise<string> | undefined

/** Tables are made once for each worker, and copied. */
async function migratedPlace(): Promise<StorePlace> {
  if (isOnServer) return newDatabase(await (template ??= makeDatabaseTemplate()))
  const [file, dataFolder] = await Promise.all([(template ??= makeFileTemplate()), temporaryFolderForTest()])
  await copyFile(file, dataFileOf(dataFolder))
  return { dataFolder }
}

async function makeDatabaseTemplate(): Promise<string> {
  const name = `template_${process.pid}`
  await onServer(`create database ${name} template template0`)
  await migrateShopStore({ databaseUrl: addressOf(name) })
  return name
}

async function makeFileTemplate(): Promise<string> {
  const dataFolder = await temporaryFolder()
  await migrateShopStore({ dataFolder })
  return dataFileOf(dataFolder)
}

/** Opens a place that is closed after the test. */
export async function openStore(place: StorePlace): Promise<ShopStore> {
  const store = await openShopStore(place)
  onTestFinished(() => store.close())
  return store
}
