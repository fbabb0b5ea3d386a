import { Client } from "pg"
import { expect, onTestFinished, test } from "vitest"
import { createShop } from "../../../../fixtures/shop/create-shop.ts"
import { makeShopper } from "../../../support/shop/shopper.ts"
import { testNowMs } from "../../../support/shop/test-now.ts"
import { seededFolder } from "../../../support/shop/test-shop.ts"

test("a pool of which nobody gets a connection refuses at once what would wait in vain, as 503 with Retry-After; the others are answered", async () => {
  const { place, ...folders } = await seededFolder()
  if (!("databaseUrl" in place)) throw new Error("These tests are about a server")
  const shop = await createShop({ ...folders, place: { ...place, maxConnections: 1 }, now: () => testNowMs })
  onTestFinished(() => shop.close())
  const holder = new Client({ connectionString: place.databaseUrl })
  await holder.connect()
  await holder.query("begin; lock table session")
  const add = () => makeShopper(shop).post("/basketchange.php", { product: "602", number: "1", getAjax: "true" })
  const answers = Array.from({ length: 130 }, add)
  const refused = await Promise.any(answers)
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, expect.stringMatching(/^\d$/)])
  await holder.query("commit")
  await holder.end()
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 503).length).toBeLessThan(130)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  expect((await add()).status).toBe(200)
})
