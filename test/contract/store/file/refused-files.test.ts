import { ownHost } from "../../../../fixtures/shop/passkeys/passkey-options.ts"
import { writeFileSync } from "node:fs"
import { DatabaseSync } from "node:sqlite"
import { describe, expect, test } from "vitest"
import { openShopBackend } from "../../../../cli/shop/open-shop.ts"
import { UserError } from "../../../../cli/user-error.ts"
import { dataFileOf } from "../../../../fixtures/shop/store/store-place.ts"
import { seededFolder, temporaryFolderForTest } from "../../../support/shop/test-shop.ts"

/** What a user reads who serves the shop of such a folder. */
const trouble = (dataFolder: string) =>
  openShopBackend(
    {
      shopOrigin: null,
      showsOriginPages: true,
      valkeyUrl: null,
      workers: 1,
      mail: { server: null, from: null },
      hosts: [],
      host: "127.0.0.1",
      port: 0,
      passkeys: ownHost,
      place: { dataFolder },
      dataFolder,
    },
    () => undefined,
  ).then(
    () => null,
    (cause: unknown) => (cause instanceof UserError ? [cause.exitCode, cause.message] : cause),
  )

const advice = "Move it away to begin with a fresh one, or choose another folder with SHOP_DATA=<folder>."

describe("whoever serves a data file is told what is wrong with it:", () => {
  test("it is of a newer version of the project", async () => {
    const { dataFolder } = await seededFolder()
    const sqlite = new DatabaseSync(dataFileOf(dataFolder))
    sqlite.exec("PRAGMA user_version = 99")
    sqlite.close()
    expect(await trouble(dataFolder)).toEqual([1, expect.stringMatching(`shop\\.db is of version 99, .* made by a newer one.* ${advice}`)])
  })

  test("it is another program's, whose tables stay", async () => {
    const dataFolder = await temporaryFolderForTest()
    const foreign = new DatabaseSync(dataFileOf(dataFolder))
    foreign.exec("CREATE TABLE recipe (name TEXT)")
    expect(await trouble(dataFolder)).toEqual([1, expect.stringContaining("shop.db holds another program's data.")])
    expect(foreign.prepare("SELECT name FROM sqlite_schema").all()).toEqual([expect.objectContaining({ name: "recipe" })])
    foreign.close()
  })

  test("it is damaged, or no database at all", async () => {
    const dataFolder = await temporaryFolderForTest()
    writeFileSync(dataFileOf(dataFolder), "x".repeat(20_000))
    expect(await trouble(dataFolder)).toEqual([1, expect.stringContaining(`${dataFileOf(dataFolder)} is damaged or no database`)])
  })
})
