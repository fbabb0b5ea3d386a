import { expect, test } from "vitest"
import { migrateShopStore } from "../../../../fixtures/shop/store/migrate-shop-store.ts"
import { witrynaProcess } from "../../../support/cli/witryna-process.ts"
import { temporaryFolderForTest } from "../../../support/shop/test-shop.ts"
import { emptyPlace, inPlace } from "../../../support/store/store-of-test.ts"

test("`shop move` says how far it is and what it came to, that it was done before, and what is wrong, without a secret of an address", async () => {
  const [dataFolder, target] = [await temporaryFolderForTest(), await emptyPlace()]
  if (!("databaseUrl" in target)) throw new Error("These tests are about a server")
  await migrateShopStore({ dataFolder })
  const run = (address: string | null, environment: Readonly<Record<string, string>> = {}) =>
    witrynaProcess(["shop", "move", ...(address === null ? [] : ["--to", address]), "--data", dataFolder], { environment })
  const wrong = target.databaseUrl.replace("a-secret-of-postgres", "hush-hush")
  const refused = await run(wrong)
  expect(refused).toMatchObject({ code: 1, out: "" })
  expect(refused.err).toMatch(/^witryna: --to: the database \S+ at \S+ refuses the user postgres \(.+\)\. Check name and password\.\n$/)
  const refusedByVariable = await run(null, { DATABASE_URL: wrong })
  expect(refusedByVariable.err).toMatch(/^witryna: DATABASE_URL: /)
  expect(await inPlace(target, "select 1 from pg_tables where schemaname = 'public'")).toEqual([])
  const [first, second] = [await run(target.databaseUrl), await run(null, { DATABASE_URL: target.databaseUrl })]
  expect(first).toMatchObject({ code: 0, err: "rows copied: 1/5\nrows copied: 5/5\n" })
  expect(first.out).toMatch(
    /^The shop in \S+ is in the database \S+ at \S+: 5 rows of \d+ tables, and counts and sums are equal\.\nServe it/,
  )
  expect(second).toMatchObject({ code: 0, err: "" })
  expect(second.out).toMatch(/^The shop in \S+ was moved to the database \S+ at \S+ at 2\d{3}-\S+Z\. Nothing was done\.\n$/)
  const all = [refused, refusedByVariable, first, second].map(({ out, err }) => out + err).join("")
  expect(all).not.toMatch(/hush-hush|a-secret-of-postgres/)
})

test("`shop move` wants to be told where to, and its folder has to have a shop", async () => {
  const environment = { DATABASE_URL: undefined }
  const dataFolder = await temporaryFolderForTest()
  expect(await witrynaProcess(["shop", "move", "--data", dataFolder], { environment })).toEqual({
    code: 64,
    out: "",
    err: "witryna: say where the shop is moved to: --to postgres://user@host:5432/name, or DATABASE_URL\n",
  })
  expect(await witrynaProcess(["shop", "move", "--data", dataFolder, "--to", "postgres://a@b/c"], { environment })).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^witryna: there is no data file \S+shop\.db: name its folder with --data or SHOP_DATA\n$/),
  })
})
