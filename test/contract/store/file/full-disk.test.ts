import { DatabaseSync } from "node:sqlite"
import { expect, test, vi } from "vitest"
import { basketOf, makeShopper, type Shopper } from "../../../support/shop/shopper.ts"
import { signIn } from "../../../support/shop/sign-in.ts"
import { openTestShop } from "../../../support/shop/test-shop.ts"
import { openTestServer } from "../../../support/server/open-test-server.ts"

/** A shop, and its own hand on the data file: limits of SQLite hold for one connection. */
async function openShopAndFile() {
  const watching = vi.spyOn(DatabaseSync.prototype, "exec")
  const opened = await openTestShop()
  const { calls, contexts } = watching.mock
  const files = contexts.filter((_, at) => calls[at]?.[0].includes("journal_mode"))
  watching.mockRestore()
  // preparing the folder has closed its own, and the test's comes last
  const file = files.at(-2)
  if (!(file instanceof DatabaseSync)) throw new Error("the shop opens no data file")
  const server = openTestServer({ shop: { fetch: (request) => opened.shop.fetch(request), isRemote: false } })
  return { ...opened, file, server }
}

const troubles = [
  ["the disk is full", "PRAGMA max_page_count = 1", "PRAGMA max_page_count = 4294967294", /disk is full/],
  ["the folder has become read-only", "PRAGMA query_only = ON", "PRAGMA query_only = OFF", /readonly/],
] as const

test.each(troubles)(
  "%s: pages go on, a form gets the shop's own page, a call is to try again, the log says what to do, and nothing is lost",
  async (_, break_, mend, cause) => {
    const { shop, file, lines, server } = await openShopAndFile()
    const shopper = makeShopper(shop)
    await shopper.post("/basketchange.php", { product: "601", size: "M", number: "1" })
    const before = await basketOf(shopper)
    file.exec(break_)

    const add = (accept: string) =>
      server.send("/basketchange.php", {
        method: "POST",
        headers: { accept, "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ product: "602", number: "1" }).toString(),
      })
    const page = await untilRefused(() => add("text/html"))
    expect([page.status, page.headers.get("retry-after"), await page.text()]).toEqual([503, "5", expect.stringContaining("page 503")])
    const call = await untilRefused(() => add("application/json"))
    expect([call.status, call.headers.get("retry-after"), await call.json()]).toEqual([
      503,
      "1",
      { errors: [{ message: "The shop is busy, try again" }] },
    ])
    expect(JSON.stringify(lines.at(-1))).toMatch(cause)
    expect(JSON.stringify(lines.at(-1))).toContain('make room on its disk, and the folder writable"')
    expect(await basketOf(shopper)).toEqual(before)

    file.exec(mend)
    expect((await add("text/html")).status).toBe(303)
    await shopper.post("/basketchange.php", { product: "602", number: "1" })
    expect(await basketOf(shopper)).toEqual([...before, [602, "uniw", 1]])
  },
)

test("on a disk that fills up, exactly the changes that were accepted stand in the file", async () => {
  const { file, database, server } = await openShopAndFile()
  file.exec("PRAGMA max_page_count = 1")
  const statuses: number[] = []
  const refused = () => statuses.filter((status) => status !== 303).length
  while (refused() < 20 && statuses.length < 500) {
    const answer = await server.send("/basketchange.php", {
      method: "POST",
      headers: { accept: "text/html", "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ product: "602", number: "1" }).toString(),
    })
    statuses.push(answer.status)
  }
  expect(refused()).toBe(20)
  const accepted = statuses.length - 20
  const standing = await database.all(`SELECT (SELECT count(*) FROM basket_row) AS rows, (SELECT count(*) FROM session) AS sessions`)
  expect(standing).toEqual([{ rows: accepted, sessions: accepted }])
})

test("a sign-in that the full disk refuses leaves its guest a guest, with the basket", async () => {
  const { shop, file, database } = await openShopAndFile()
  const guests = Array.from({ length: 60 }, () => makeShopper(shop))
  for (const guest of guests) await guest.post("/basketchange.php", { product: "602", number: "1" })
  file.exec("PRAGMA max_page_count = 1")
  const answers: { readonly status: number; readonly guest: Shopper }[] = []
  for (const guest of guests) answers.push({ guest, status: (await signIn(guest, "ola@example.com", "tajne123"))[0] })
  const refused = answers.filter(({ status }) => status !== 303)
  expect(refused.length).toBeGreaterThan(0)
  for (const { guest, status } of refused) expect([status, await basketOf(guest)]).toEqual([503, [[602, "uniw", 1]]])
  const signedIn = await database.get("SELECT count(*) AS sessions FROM session WHERE account IS NOT NULL")
  expect(signedIn).toEqual({ sessions: guests.length - refused.length })
})

/** New visitors fill what is free in the last pages of the file. */
async function untilRefused(send: () => Promise<Response>): Promise<Response> {
  let answer = await send()
  for (let tries = 0; answer.status === 303 && tries < 500; tries += 1) answer = await send()
  return answer
}
