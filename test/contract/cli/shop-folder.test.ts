import { existsSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { folderAnswer, resetAnswer } from "../../../cli/shop/folder-answers.ts"
import { dataTrouble } from "../../../cli/shop/shop-trouble.ts"
import { UserError } from "../../../cli/user-error.ts"
import { CatalogueError } from "../../../fixtures/catalogue/load-catalogue.ts"
import { openShopData } from "../../support/shop/shop-data.ts"
import { prepareShop } from "../../../fixtures/shop/prepare-shop.ts"
import { temporaryFolderForTest } from "../../support/shop/test-shop.ts"

const question = "INSERT INTO question (product, at, language, text, email) VALUES (501, 1, 'pl', 'Ile waży?', 'jan@kowalski.com')"

/** A shop whose data are in a file of a folder. */
const inFolder = (dataFolder: string) => ({ place: { dataFolder }, dataFolder })

test("`shop info` counts what lies in a data folder, and makes no shop where there is none", async () => {
  const folder = await temporaryFolderForTest()
  expect(await folderAnswer(inFolder(folder))).toMatchObject({ ok: false, data: { dataFolder: folder, shop: null } })
  expect(existsSync(join(folder, "shop.db"))).toBe(false)
  await prepareShop({ dataFolder: folder })
  const database = await openShopData({ dataFolder: folder })
  await database.run(question)
  const products = await database.get("SELECT count(*) AS number FROM product")
  await database.close()
  const { words, data, ok } = await folderAnswer(inFolder(folder))
  expect(ok).toBe(true)
  expect(data).toMatchObject({
    shop: { counts: { products: products?.["number"], waitingQuestions: 1, baskets: 0 }, pictures: { files: 0 } },
  })
  expect(words).toContain("questions  1 wait for an answer")
})

test("`shop reset` forgets what was written, keeps pictures, and needs a yes", async () => {
  const folder = await temporaryFolderForTest()
  await prepareShop({ dataFolder: folder })
  const database = await openShopData({ dataFolder: folder })
  await database.run(question)
  await database.close()
  await expect(resetAnswer(inFolder(folder), false)).rejects.toThrow("say --yes")
  expect((await folderAnswer(inFolder(folder))).words).toContain("1 wait")
  expect(await resetAnswer(inFolder(folder), true)).toMatchObject({ ok: true })
  expect((await folderAnswer(inFolder(folder))).words).toContain("0 wait")
})

test("a shop that is open is not reset", async () => {
  const folder = await temporaryFolderForTest()
  await prepareShop({ dataFolder: folder })
  const server = await openShopData({ dataFolder: folder })
  await server.run(question)
  await expect(resetAnswer(inFolder(folder), true)).rejects.toThrow("stop its server first")
  expect(await server.get("SELECT count(*) AS number FROM question WHERE answer IS NULL")).toEqual({ number: 1 })
  await server.close()
})

test("a catalogue that breaks rules is told with each place and rule, and is no defect", () => {
  const cause = new CatalogueError([
    { file: "products/901-kubek.json", path: "pictures", rule: "Missing key" },
    { file: "shop.json", path: "", rule: "is JSON (Unexpected end)" },
  ])
  const told = dataTrouble(cause)
  expect(told).toBeInstanceOf(UserError)
  expect(told).toMatchObject({
    exitCode: 2,
    message:
      "the catalogue has 2 problems:\n  products/901-kubek.json at pictures: Missing key\n  shop.json: is JSON (Unexpected end)\nThe shop's data stay as they are.",
  })
})
