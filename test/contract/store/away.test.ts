import { StatementSync } from "node:sqlite"
import { expect, onTestFinished, test, vi } from "vitest"
import { makeKeptPages } from "../../../adapters/node/kept-pages.ts"
import type { StorePlace } from "../../../fixtures/shop/store/store-place.ts"
import { openVisitedShop } from "../../support/server/visited-shop.ts"
import { basketOf, type Shopper } from "../../support/shop/shopper.ts"
import { nameOf, onServer } from "../../support/store/test-databases.ts"

/** Takes a shop's data away while it serves: the server loses its database, the disk of a file fails. @returns what gives them back */
async function takeAway(place: StorePlace): Promise<() => Promise<void>> {
  if ("dataFolder" in place) {
    const failing = (["all", "run"] as const).map((name) =>
      vi.spyOn(StatementSync.prototype, name).mockImplementation(() => {
        throw Object.assign(new Error("disk I/O error"), { code: "ERR_SQLITE_ERROR", errcode: 10 })
      }),
    )
    const back = () => failing.forEach((spy) => spy.mockRestore())
    onTestFinished(back)
    return async () => back()
  }
  const name = nameOf(place)
  await onServer(`alter database ${name} allow_connections false`)
  await onServer(`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}'`)
  await onServer(`alter database ${name} rename to ${name}_away`)
  return async () => {
    await onServer(`alter database ${name}_away rename to ${name}`)
    await onServer(`alter database ${name} allow_connections true`)
  }
}

const cookiesOf = ({ cookies }: Shopper): string => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ")
const guest = { cookie: "lang=pol" }

test("a store that goes away: pages that are kept are served, what needs it is 503 with words, and it is used again when it is back", async () => {
  const { place, lines, visitors, serve, clock } = await openVisitedShop()
  const server = serve(makeKeptPages)
  const [product, unseen] = ["/product-pol-601-Koszula.html", "/product-pol-602-Kubek.html"]
  const kept = await server.get(product, guest)
  expect(kept.status).toBe(200)
  const words = (await kept.text()).length
  const withBasket = { cookie: cookiesOf(visitors.guestWithBasket) }
  const post = (accept: string) =>
    server.send("/basketchange.php", {
      method: "POST",
      headers: { accept, "content-type": "application/x-www-form-urlencoded", ...withBasket },
      body: "product=602&size=uniw&number=1",
    })
  const ask = () => server.send("/graphql/v1/", { method: "POST", body: '{"query":"{ product(productId: 602) { product { id } } }"}' })
  const giveBack = await takeAway(place)

  const still = await server.get(product, guest)
  expect([still.status, (await still.text()).length]).toEqual([200, words])
  expect((await server.get(product, { ...guest, "if-none-match": kept.headers.get("etag") ?? "" })).status).toBe(304)
  for (const answer of [await server.get(unseen, guest), await server.get(product, withBasket), await post("text/html")]) {
    expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("content-type")]).toEqual([
      503,
      expect.stringMatching(/^\d$/),
      "text/html; charset=utf-8",
    ])
    expect(await answer.text()).toMatch(/Spróbuj|Coś poszło nie tak/)
  }
  for (const answer of [await post("application/json"), await ask()])
    expect([answer.status, answer.headers.get("retry-after"), await answer.json()]).toEqual([
      503,
      expect.stringMatching(/^\d$/),
      { errors: [{ message: "The shop is busy, try again" }] },
    ])
  expect(await (await server.get("/readyz")).json()).toMatchObject({ status: "ready", data: "away" })
  // one line tells it, however much was asked for in vain
  expect(lines).toEqual([
    {
      level: "error",
      during: "ask the store",
      error: expect.stringMatching(/^the shop's store (?:is gone|cannot be written|cannot be reached)/),
    },
  ])
  expect(JSON.stringify(lines)).not.toContain("a-secret-of-postgres")

  await giveBack()
  clock.nowMs += 2000
  expect([(await server.get(unseen, guest)).status, (await ask()).status]).toEqual([200, 200])
  expect((await post("text/html")).status).toBe(303)
  expect(await basketOf(visitors.guestWithBasket)).toEqual([
    [601, "M", 2],
    [602, "uniw", 1],
  ])
  expect(await (await server.get("/readyz")).json()).toMatchObject({ data: "there" })
  expect(lines.slice(1)).toEqual([{ level: "info", during: "ask the store", message: "the shop's store is back after 1 s" }])
})
