import { readFile } from "node:fs/promises"
import { expect, test } from "vitest"
import { replayScenario } from "../../../adapters/replay/replay-scenario.ts"
import { notReplayed } from "../../../cli/serve/recording.ts"
import { did, openRecordedShop, saw } from "../../support/scenario/recorded-shop.ts"

const shirt = "/product-pol-601.html"
const choose = (sizeId: string) => ({ type: "SizeChosen", sizeId })
const refresh = (sizeId: string) =>
  `/ajax/projector.php?action=get&product=601&size=${sizeId}&get=sizes%2Csizeprices%2Csizeavailability&lang=pol`

test("what a visitor does becomes a masked scenario that replays: refused and let in, buying, where redirects lead", async () => {
  const { clock, recording, visit, written, file } = await openRecordedShop({ title: "Ticket 12", expected: "289,00" })
  const browser = visit()
  await browser.open("/signin.php")
  await browser.styles()
  clock.nowMs += 1000
  await browser.submit("/signin.php", { operation: "login", login: "ola@example.com", password: "wrong123" })
  clock.nowMs += 1000
  // an empty cart leads to its message: the page that the redirect led to belongs to the step before
  await browser.open("/basketedit.php")
  clock.nowMs += 1000
  await browser.submit("/signin.php", { operation: "login", login: "ola@example.com", password: "tajne123" })
  clock.nowMs += 1000
  await browser.open("/product-eng-601.html")
  clock.nowMs += 1000
  await browser.submit("/basketchange.php", { product: "601", mode: "1", size: "M", number: "1" })
  expect(await recording.stop()).toEqual([`recorded ${file}, replays the same`, expect.stringMatching(/^6 steps left without telling/)])

  const scenario = await written()
  const { entries, same, unused } = await replayScenario(scenario)
  expect([same, unused]).toEqual([true, []])
  expect(entries.map(({ event, outcome }) => [event.type, outcome.page])).toEqual([
    ["Opened", "signIn"],
    ["Submitted", "signIn"],
    ["Opened", "message"],
    ["Submitted", "account"],
    ["Opened", "product"],
    ["Submitted", "cart"],
  ])
  expect(scenario).toMatchObject({ title: "Ticket 12", expected: "289,00", cookies: {} })
  const causes = scenario.tape.map(({ entry }) => Number(entry))
  expect(causes).toEqual(causes.toSorted((a, b) => a - b))
  expect(new Set(causes).size).toBe(6)
  const text = await readFile(file, "utf8")
  for (const secret of ["ola@example.com", "ola%40example.com", "tajne123", "wrong123", "Nowak", "witryna_recording"])
    expect(text).not.toContain(secret)
})

test("the last thing that was done is on the tape though the page never told what came of it", async () => {
  const { clock, recording, visit, written } = await openRecordedShop()
  const browser = visit()
  const page = await browser.open(shirt)
  clock.nowMs += 2000
  await page.tell(did(1, 1990, "product", choose("M")))
  await page.call(refresh("M"))
  clock.nowMs += 500
  const [verdict] = await recording.stop()
  expect(verdict).toMatch(/replays the same$/)
  const scenario = await written()
  expect(scenario.entries.map(({ atMs, event }) => [atMs, event.type])).toEqual([
    [0, "Opened"],
    [1990, "Machine"],
  ])
  expect(scenario.tape.filter(({ side }) => side === "browser").map(({ entry, atMs }) => [entry, atMs])).toEqual([[1, 2000]])
})

test("a call that was overtaken by the press that left its page is on the tape; one of a page that was being left is not", async () => {
  const { clock, recording, visit, written, file } = await openRecordedShop()
  const browser = visit()
  const page = await browser.open(shirt)
  clock.nowMs += 1000
  await page.tell(did(1, 1000, "product", choose("M")))
  clock.nowMs += 10
  await browser.submit("/basketchange.php", { product: "601", mode: "1", size: "M", number: "1" })
  clock.nowMs += 10
  await page.call(refresh("M"))
  await page.call(refresh("S"))
  expect(await recording.stop()).toEqual([
    `recorded ${file}, replays the same`,
    expect.stringMatching(/^\d steps left without telling/),
    "left out: 1 request that no step caused",
  ])
  expect(
    (await written()).tape.flatMap(({ entry, request }) =>
      request.path === "/ajax/projector.php" ? [[entry, request.query["size"]]] : [],
    ),
  ).toEqual([[1, "M"]])
})

test("what a full recording has no room for is told as that, and not as something that no step caused", async () => {
  const { clock, recording, visit, written } = await openRecordedShop({ mostExchanges: 1 })
  const page = await visit().open(shirt)
  clock.nowMs += 1000
  await page.tell(did(1, 1000, "product", choose("M")))
  await page.call(refresh("M"))
  const lines = await recording.stop()
  expect(lines.at(-1)).toBe("left out: 1 request that came when the recording was full")
  expect(lines.join("\n")).not.toContain("no step caused")
  expect((await written()).tape).toHaveLength(1)
})

test("a call whose event is missing is told, and is not the same", async () => {
  const { recording, visit } = await openRecordedShop()
  const page = await visit().open(shirt)
  await page.call(refresh("M"))
  const [verdict] = await recording.stop()
  expect(verdict).toMatch(/but its replay my-case: differs: 1 request on the tape has no event$/)
})

test("pages that are open are asked for the rest when the recording ends, and waited for", async () => {
  const { clock, recording, visit, written } = await openRecordedShop()
  const page = await visit().open(shirt)
  const asked = page.tell({ is: "Waits" })
  await page.tell(did(1, 10, "product", { type: "QuantityTyped", text: "7" }))
  clock.nowMs += 100
  const ended = recording.lastWords()
  expect((await asked).status).toBe(204)
  const shown = { address: shirt, page: "product", views: { product: { price: "told at last" } } } as const
  await page.tell(saw(1, shown), { is: "Done" })
  await ended
  const endedMs = Math.floor(clock.nowMs)
  // what a page does by itself now, nobody has seen
  clock.nowMs += 2000
  await recording.stop()
  const { startMs, endMs } = await written()
  expect(startMs + endMs).toBe(endedMs)
  expect((await written()).entries.map(({ outcome }) => Object.keys(outcome.views))).toEqual([
    ["product", "notify", "question", "shipping", "miniBasket"],
    ["product"],
  ])
})

test("one recording is one visitor: whoever else comes is left out, and that is said", async () => {
  const { recording, visit, written } = await openRecordedShop()
  const health = visit("*/*")
  await health.open("/")
  const stranger = visit()
  const strange = await stranger.open("/product-pol-601.html")
  const browser = visit()
  await browser.open(shirt)
  await browser.styles()
  expect((await visit().open("/")).id).toBe("")
  expect((await strange.tell(did(1, 10, "product", choose("M")))).status).toBe(204)
  await browser.submit("/basketchange.php", { product: "601", mode: "1", size: "M", number: "1" })
  await health.open("/healthz")
  const lines = await recording.stop()
  expect(lines[0]).toMatch(/replays the same$/)
  expect(lines.at(-1)).toBe("left out: 3 requests of others to the shop")
  expect((await written()).entries.map(({ event }) => event.type)).toEqual(["Opened", "Submitted"])
})

test("what a page may not tell is refused with the place, and nothing is written when nothing happened", async () => {
  const { recording, visit } = await openRecordedShop()
  expect(await recording.stop()).toEqual(["nothing was recorded: no browser opened a page"])
  const page = await visit().open("/")
  const refused = await page.tell(did(1, 1, "product", { type: "Explode" }))
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('[\\"event\\"]')
  expect((await page.tell({ is: "Saw", at: 0, outcome: {} })).status).toBe(400)
})

test("an answer that came late comes late in the replay: the size that was chosen last is the one that is shown", async () => {
  const { clock, recording, visit, written, beSlow } = await openRecordedShop()
  const page = await visit().open(shirt)
  const slow = beSlow("M")
  clock.nowMs += 1000
  await page.tell(did(1, 1000, "product", choose("M")))
  const late = page.call(refresh("M"))
  await slow.asked
  clock.nowMs += 1000
  await page.tell(did(2, 2000, "product", choose("S")))
  await page.call(refresh("S"))
  clock.nowMs += 1000
  slow.answer()
  await late
  clock.nowMs += 1000
  await recording.stop()
  const scenario = await written()
  expect(scenario.tape.filter(({ side }) => side === "browser").map(({ entry, atMs, tookMs }) => [entry, atMs, tookMs])).toEqual([
    [1, 1000, 2000],
    [2, 2000, 0],
  ])
  const { same, entries } = await replayScenario(scenario)
  expect([same, entries.length]).toEqual([true, 3])
})

test("a recording in front of another shop says that its replay is no proof, and one of the embedded shop does not (10.1062)", async () => {
  for (const isRemote of [true, false]) {
    const { recording, visit } = await openRecordedShop({ isRemote })
    await visit().open(shirt)
    const lines = await recording.stop()
    expect(lines.filter((line) => line === notReplayed)).toEqual(isRemote ? [notReplayed] : [])
    expect(lines[0]).toMatch(/^recorded /)
  }
})
