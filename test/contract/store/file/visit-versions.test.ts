import { expect, test } from "vitest"
import { setShopText } from "../../../../fixtures/shop/shop-settings.ts"
import { statementsOf } from "../../../support/shop/asked-statements.ts"
import { shopOrigin } from "../../../support/shop/shopper.ts"
import { openTestShop } from "../../../support/shop/test-shop.ts"

const page = () => new Request(`${shopOrigin}/`)

/** How often the versions of all data are read meanwhile. */
const readings = async (work: () => Promise<unknown>): Promise<number> =>
  (await statementsOf(work)).filter((statement) => statement.includes("reduction_end") && statement.includes("revision")).length

test("where asking takes a way, what everybody is told is asked for once a second, however many ask, and a change is seen by then", async () => {
  const { shop, database, clock } = await openTestShop({ staleMs: 1000 })
  const versionOf = async () => (await shop.visit(page())).version
  const seen: string[] = []
  const ask = async () => void seen.push(await versionOf())
  expect(await readings(() => Promise.all([ask(), ask(), ask()]))).toBe(1)
  await setShopText(database, "home.browse", "pl", "Zobacz")
  clock.nowMs += 999
  expect(await readings(ask)).toBe(0)
  expect(new Set(seen).size).toBe(1)
  clock.nowMs += 1
  expect(await readings(ask)).toBe(1)
  expect(new Set(seen).size).toBe(2)
  // a clock that was set back keeps nothing
  clock.nowMs -= 60_000
  expect(await readings(ask)).toBe(1)
})

test("on a file each page asks, and sees a change at once", async () => {
  const { shop, database } = await openTestShop()
  const before = (await shop.visit(page())).version
  await setShopText(database, "home.browse", "pl", "Zobacz")
  expect((await shop.visit(page())).version).not.toBe(before)
})
