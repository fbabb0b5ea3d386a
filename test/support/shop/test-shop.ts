import { randomBytes, scryptSync } from "node:crypto"
import { copyFile, mkdtemp, rm } from "node:fs/promises"
import { join } from "node:path"
import { onTestFinished } from "vitest"
import { createShop, type Shop } from "../../../fixtures/shop/create-shop.ts"
import { openShopDatabase } from "../../../fixtures/shop/database/open-database.ts"
import type { ShopDatabase } from "../../../fixtures/shop/database/shop-database.ts"
import { prepareShop } from "../../../fixtures/shop/prepare-shop.ts"
import { shopsPlace } from "../shops-place.ts"
import { smallAccounts, smallCatalogue, writeCatalogue } from "./small-catalogue.ts"
import { testNowMs } from "./test-now.ts"

interface Template {
  readonly catalogueFolder: string
  readonly dataFile: string
}

let template: Promise<Template> | undefined

/** Seeding takes a while, so it is done once for each worker and its data file is copied. */
async function makeTemplate(): Promise<Template> {
  const folder = await temporaryFolder()
  const catalogueFolder = join(folder, "catalogue")
  await writeCatalogue(catalogueFolder, smallCatalogue())
  await prepareShop(join(folder, "data"), { now: () => testNowMs, catalogueFolder })
  const database = await openShopDatabase(join(folder, "data"))
  for (const { login, password } of smallAccounts)
    await database.run("UPDATE account SET password_hash = ? WHERE login = ?", quickHash(password), login)
  await database.close()
  return { catalogueFolder, dataFile: join(folder, "data", "shop.db") }
}

/** A hash of which nothing depends: each sign-in of a test takes a thousandth of the time that a shop's own hash takes. */
function quickHash(password: string): string {
  const [N, salt] = [2 ** 5, randomBytes(16)]
  return ["scrypt", Math.log2(N), 8, 1, salt.toString("base64url"), scryptSync(password, salt, 32, { N }).toString("base64url")].join("$")
}

/** A new folder for a shop. */
export function temporaryFolder(): Promise<string> {
  return mkdtemp(join(shopsPlace(), "witryna-shop-"))
}

/** A new folder that is gone after the test. */
export async function temporaryFolderForTest(): Promise<string> {
  const folder = await temporaryFolder()
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A folder that is gone after the test, with the small catalogue's data file in it. */
export async function seededFolder(): Promise<{ readonly dataFolder: string; readonly catalogueFolder: string }> {
  template ??= makeTemplate()
  const { catalogueFolder, dataFile } = await template
  const dataFolder = await temporaryFolderForTest()
  await copyFile(dataFile, join(dataFolder, "shop.db"))
  return { dataFolder, catalogueFolder }
}

let projectDataFile: Promise<string> | undefined

/** The data file of a shop with the project's own catalogue, seeded once for each worker. */
async function makeProjectDataFile(): Promise<string> {
  const folder = await temporaryFolder()
  await prepareShop(folder, { now: () => testNowMs })
  return join(folder, "shop.db")
}

/** A shop with the project's own catalogue, as it is after seeding, in a data folder of its own. */
export async function openProjectShop(
  options: { readonly now?: () => number; readonly log?: (line: object) => void } = {},
): Promise<{ readonly shop: Shop; readonly dataFolder: string; readonly close: () => Promise<void> }> {
  projectDataFile ??= makeProjectDataFile()
  const [dataFile, dataFolder] = await Promise.all([projectDataFile, temporaryFolder()])
  await copyFile(dataFile, join(dataFolder, "shop.db"))
  const shop = await createShop({ dataFolder, now: () => testNowMs, ...options })
  const close = async () => {
    await shop.close()
    return rm(dataFolder, { recursive: true, force: true })
  }
  return { shop, dataFolder, close }
}

export interface TestShop {
  readonly shop: Shop
  readonly dataFolder: string
  readonly catalogueFolder: string
  /** the shop's time, which a test may move */
  readonly clock: { nowMs: number }
  readonly lines: readonly object[]
  readonly database: ShopDatabase
}

/** A shop of its own for one test. */
export async function openTestShop(): Promise<TestShop> {
  const { dataFolder, catalogueFolder } = await seededFolder()
  const clock = { nowMs: testNowMs }
  const lines: object[] = []
  const shop = await createShop({ dataFolder, catalogueFolder, now: () => clock.nowMs, log: (line) => lines.push(line) })
  const database = await openShopDatabase(dataFolder)
  onTestFinished(async () => {
    await shop.close()
    await database.close()
  })
  return { shop, dataFolder, catalogueFolder, clock, lines, database }
}
