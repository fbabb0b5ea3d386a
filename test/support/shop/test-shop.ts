import { randomBytes, scryptSync } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { join } from "node:path"
import { onTestFinished } from "vitest"
import { createShop, type Shop } from "../../../fixtures/shop/create-shop.ts"
import type { MailOptions } from "../../../fixtures/shop/mail/open-shop-mail.ts"
import type { VatRegisters } from "../../../fixtures/shop/shop-settings.ts"
import { openShopData, type ShopData } from "./shop-data.ts"
import { prepareShop } from "../../../fixtures/shop/prepare-shop.ts"
import type { PasskeyOptions } from "../../../fixtures/shop/passkeys/passkey-options.ts"
import { makeMemoryShared } from "../../../fixtures/shop/sharing/memory-shared.ts"
import type { ShopShared } from "../../../fixtures/shop/sharing/shop-shared.ts"
import type { StorePlace } from "../../../fixtures/shop/store/store-place.ts"
import { shopsPlace } from "../shops-place.ts"
import { copyOf, makeSeededPlace, type SeededPlace } from "./seeded-place.ts"
import { smallAccounts, smallCatalogue, writeCatalogue, writePhotographs } from "./small-catalogue.ts"
import { testNowMs } from "./test-now.ts"

/** What a shop of a test is made from. */
interface Template {
  readonly catalogueFolder: string
  readonly seeded: SeededPlace
}

let template: Promise<Template> | undefined

/** Seeding takes a while, so it is done once for each worker and what it made is copied. */
async function makeTemplate(): Promise<Template> {
  const folder = await temporaryFolder()
  const catalogueFolder = join(folder, "catalogue")
  await writeCatalogue(catalogueFolder, smallCatalogue())
  await writePhotographs(catalogueFolder)
  const seeded = await makeSeededPlace(async (place) => {
    await prepareShop(place, { now: () => testNowMs, catalogueFolder })
    const database = await openShopData(place)
    for (const { login, password } of smallAccounts)
      await database.run("UPDATE account SET password_hash = ? WHERE login = ?", quickHash(password), login)
    await database.close()
  })
  return { catalogueFolder, seeded }
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

/** Where a shop of a test is: its data, what it makes, and its catalogue. */
export interface ShopPlaces {
  readonly place: StorePlace
  readonly dataFolder: string
  readonly catalogueFolder: string
}

/** The places of a shop with the small catalogue, which are gone after the test. */
export async function seededFolder(): Promise<ShopPlaces> {
  template ??= makeTemplate()
  const { catalogueFolder, seeded } = await template
  const dataFolder = await temporaryFolderForTest()
  const { place, drop } = await copyOf(seeded, dataFolder)
  onTestFinished(drop)
  return { place, dataFolder, catalogueFolder }
}

/** A folder with the project's own shop, which commands are given: they make none there. Whoever asks for it removes it. */
export async function terminalFolder(): Promise<string> {
  const dataFolder = await temporaryFolder()
  await prepareShop({ dataFolder })
  return dataFolder
}

let projectTemplate: Promise<SeededPlace> | undefined

/** A shop with the project's own catalogue, as it is after seeding, in a place of its own. */
export async function openProjectShop(
  options: {
    readonly now?: () => number
    readonly log?: (line: object) => void
    readonly mail?: MailOptions
    readonly vatRegisters?: VatRegisters
  } = {},
): Promise<Omit<ShopPlaces, "catalogueFolder"> & { readonly shop: Shop; readonly close: () => Promise<void> }> {
  projectTemplate ??= makeSeededPlace((place) => prepareShop(place, { now: () => testNowMs }))
  const dataFolder = await temporaryFolder()
  const { place, drop } = await copyOf(await projectTemplate, dataFolder)
  // on both engines a test sees at once what it has changed
  const shop = await createShop({ place, dataFolder, now: () => testNowMs, staleMs: 0, ...options })
  const close = async () => {
    await shop.close()
    await drop()
    return rm(dataFolder, { recursive: true, force: true })
  }
  return { shop, place, dataFolder, close }
}

export interface TestShop extends ShopPlaces {
  readonly shop: Shop
  /** the shop's time, which a test may move */
  readonly clock: { nowMs: number }
  readonly lines: readonly object[]
  readonly database: ShopData
  /** what the shop's processes share besides */
  readonly shared: ShopShared
}

/** A shop of its own for one test. */
export async function openTestShop({
  shared = makeMemoryShared(),
  // on both engines a test sees at once what it has changed
  staleMs = 0,
  mail,
  passkeys,
  vatRegisters = {},
}: {
  readonly shared?: ShopShared
  readonly staleMs?: number
  readonly mail?: MailOptions
  readonly passkeys?: PasskeyOptions
  readonly vatRegisters?: VatRegisters
} = {}): Promise<TestShop> {
  const { place, dataFolder, catalogueFolder } = await seededFolder()
  const clock = { nowMs: testNowMs }
  const lines: object[] = []
  const shop = await createShop({
    place,
    dataFolder,
    catalogueFolder,
    now: () => clock.nowMs,
    log: (line) => lines.push(line),
    openShared: async () => shared,
    staleMs,
    vatRegisters,
    ...(mail === undefined ? {} : { mail }),
    ...(passkeys === undefined ? {} : { passkeys }),
  })
  const database = await openShopData(place)
  onTestFinished(async () => {
    await shop.close()
    await database.close()
  })
  return { shop, place, dataFolder, catalogueFolder, clock, lines, database, shared }
}
