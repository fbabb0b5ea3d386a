import { readFileSync } from "node:fs"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { walkJourney } from "../../../adapters/replay/replay-scenario.ts"
import { everyPlan, opened } from "../../../cli/tasks/scenario-steps.ts"
import { runCommand } from "../../support/cli/run-command.ts"
import { sampleArchive, type SampleRequest } from "../../support/scenario/sample-archive.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { projectFolder } from "../../support/sources/project-sources.ts"

const recorded = "size-missing-then-buy"
const original = readFileSync(join(projectFolder, `fixtures/scenarios/${recorded}/scenario.json`), "utf8")

/** A folder that is gone after the test. */
async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "witryna-making-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The recording with a change, as a file in a folder of its own. */
async function changed(change: (text: string) => string) {
  const folder = await ownFolder()
  const text = change(original)
  expect(text, "the change changes something").not.toBe(original)
  const file = join(folder, "case.json")
  await writeFile(file, text)
  return { folder, file }
}

test.each<readonly [string, (text: string) => string, readonly number[], string]>([
  [
    "a message",
    (text) => text.replace('"alert": "Proszę wybrać rozmiar"', '"alert": "Dodaj do koszyka"'),
    [1, 2],
    'views.product.alert, expected "Dodaj do koszyka", seen "Proszę wybrać rozmiar"',
  ],
  [
    "the number in the header",
    (text) => text.replace('"counter": "1"', '"counter": "7"'),
    [6],
    'views.miniBasket.counter, expected "7", seen "1"',
  ],
  [
    "a quantity that needs the cart before it",
    (text) => text.replace('"sum": "578,00 zł"', '"sum": "587,00 zł"'),
    [6, 7],
    'views.cart.rows[0].sum, expected "587,00 zł", seen "578,00 zł"',
  ],
  [
    // without the size the same press is refused: another failure beside this one
    "a quantity of a press that is not refused",
    (text) => text.replace(/("product": \{\s*)("button": \{\s*"label": "Dodawanie)/, '$1"quantity": "9", $2'),
    [1, 4, 5],
    'views.product.quantity, expected "9", seen "1"',
  ],
])("scenario shrink keeps the steps that %s needs, and the same first difference", async (_, change, steps, difference) => {
  const { folder, file } = await changed(change)
  const small = join(folder, "small")
  const { code, out } = await runCommand("scenario", "shrink", file, small, "--json")
  expect([code, JSON.parse(out)]).toMatchObject([0, { data: { name: "small", steps, of: 7 } }])
  const replay = await runCommand("replay", "--quiet", small)
  expect(replay).toMatchObject({ code: 1, out: expect.stringContaining(`small: differs at step ${steps.length} of ${steps.length}, `) })
  expect(replay.out).toContain(difference)
  expect((await runCommand("replay", small)).out.match(/ {6}expected /g)).toHaveLength(1)
  expect(await runCommand("scenario", "check", small)).toMatchObject({ code: 1, err: expect.stringMatching(/^differs /) })
  // a file is never replaced unasked
  expect((await runCommand("scenario", "shrink", file, small)).code).toBe(64)
  expect((await runCommand("scenario", "shrink", file, small, "--force")).code).toBe(0)
})

test("scenario shrink has nothing to do where all is the same", async () => {
  const { code, err } = await runCommand("scenario", "shrink", recorded, join(await ownFolder(), "small"))
  expect([code, err]).toEqual([1, `${recorded} replays the same: there is no difference to keep`])
})

test("scenario search says where a text is done or first seen, large or small, and 1 where it is nowhere", async () => {
  const { code, out } = await runCommand("scenario", "search", "lampa STOŁOWA")
  expect(code).toBe(0)
  expect(out).toMatch(/^more-than-stock 1\. product {2}\/product-pol-548-\S+ {2}"Lampa stołowa/m)
  expect(out).toMatch(/^more-than-stock 5\. cart\.rows: Lampa stołowa/m)
  expect((await runCommand("scenario", "search", "SizeChosen", "--pick", "scenarios.*.step")).out.split("\n")).toContain("4")
  expect(await runCommand("scenario", "search", "zażółcone")).toMatchObject({ code: 1, err: expect.stringContaining("zażółcone") })
})

const shirt = "/product-pol-535-Koszula-lniana-ze-stojka.html"
const script = { accept: "*/*" } as const
const visit: readonly SampleRequest[] = [
  { url: shirt, at: 0 },
  { url: "/ajax/projector.php?action=get&product=535&size=M&get=sizeprices&lang=pol", at: 3, ...script },
  {
    method: "POST",
    url: "/basketchange.php",
    at: 9,
    form: { product: "535", mode: "1", size: "M", number: "1" },
    status: 303,
    leadsTo: "/basketedit.php?mode=1",
  },
  { url: "/basketedit.php?mode=1", at: 9.1 },
]

/** An archive in a file, and where its scenario is put. */
async function archived(requests: readonly SampleRequest[]) {
  const folder = await ownFolder()
  const file = join(folder, "customer.har")
  await writeFile(file, JSON.stringify(sampleArchive(requests)))
  return { file, target: join(folder, "ticket-4711") }
}

test("scenario import makes a scenario of an archive that replays, with what was pressed as far as requests tell", async () => {
  const { file, target } = await archived(visit)
  const { code, out } = await runCommand("scenario", "import", file, target, "--title", "The price of M", "--expected", "279,00 zł")
  expect([code, out]).toEqual([0, `ticket-4711: same\nwritten to ${join(target, "scenario.json")}`])
  const shown = await runCommand("scenario", "show", target)
  expect(shown.out).toMatch(/^ticket-4711 {2}The price of M\n {2}expected instead: 279,00 zł\n {2}1\. 0\.0 s Opened/)
  expect(shown.out).toContain('2. 3.0 s product: SizeChosen {"sizeId":"M"}')
  expect(shown.out).toContain("cart.rows: Koszula lniana ze stójką (size M, price 289,00")
  expect(await runCommand("replay", "--quiet", target)).toMatchObject({ code: 0, out: "ticket-4711: same" })
  expect((await runCommand("scenario", "import", file, target)).code).toBe(64)
})

test("scenario import tells where the customer was given another page, status or answer, and counts what it cannot know", async () => {
  const [page, price, ...rest] = visit
  const told = { sizeprices: { value: "279.00", price_net: "234.96" } }
  const { file, target } = await archived([
    ...(page === undefined || price === undefined ? [] : [page, { ...price, json: told }]),
    ...rest.map((one) => ({
      ...one,
      ...(one.leadsTo === undefined ? {} : { leadsTo: "/return.php" }),
      url: one.url.replace("/basketedit.php?mode=1", "/return.php"),
    })),
    { method: "POST", url: "/graphql/v1/?lang=pol", at: 12, ...script },
    { url: "/no-such-page.html", at: 14 },
  ])
  const { code, out } = await runCommand("scenario", "import", file, target, "--json")
  const { data, message } = JSON.parse(out)
  expect([code, message, data.same, data.untold]).toEqual([
    1,
    "the customer was given something else",
    true,
    [{ request: "POST /graphql/v1/", count: 1 }],
  ])
  const places: readonly { readonly step: number; readonly differences: readonly { readonly path: string }[] }[] = data.differing
  expect(places.map(({ step, differences }) => [step, ...differences.map(({ path }) => path)].join(" "))).toEqual([
    expect.stringMatching(/^2 answer\.sizeprices\.value answer/),
    "3 address",
    "4 status",
  ])
  expect(data.differing[0].differences[0]).toEqual({ path: "answer.sizeprices.value", expected: "279.00", actual: "289.00" })
})

test("scenario import writes nothing that no replay could read", async () => {
  // a small file whose numbers stand in many lists, so that each of them takes a line and most of that is space
  const nested = Array.from({ length: 90 }).reduce<unknown>(
    (inside) => [inside],
    Array.from({ length: 45_000 }, () => 0),
  )
  const { folder, file } = await changed((text) => {
    const scenario: { readonly tape: readonly { readonly response: object }[] } = JSON.parse(text)
    const tape = scenario.tape.map((exchange, at) =>
      at === 0 ? { ...exchange, response: { ...exchange.response, body: { json: nested } } } : exchange,
    )
    return JSON.stringify({ ...scenario, tape })
  })
  const target = join(folder, "ticket-12")
  expect(await runCommand("scenario", "import", file, target)).toMatchObject({
    code: 2,
    err: expect.stringContaining("at most 8000000 bytes"),
  })
  expect((await runCommand("scenario", "import", file, target, "--title", "x".repeat(4001))).code).toBe(64)
  // what no scenario can hold is refused before any of it is done again
  const long = await archived(Array.from({ length: 121 }, (_, at) => ({ url: "/", at })))
  const refused = await runCommand("scenario", "import", long.file, long.target)
  expect([refused.code, refused.err]).toEqual([2, expect.stringContaining("it has more than 120 pages: save fewer of them")])
  expect((await runCommand("replay", target)).code).toBe(2)
})

test("a journey whose tape outgrows its file goes no further: the shop is asked for none of the rest", async () => {
  const { shop } = await openTestShop()
  let asked = 0
  const plan = {
    ...everyPlan,
    name: "too-long",
    title: "Too long",
    startMs: testNowMs,
    events: Array.from({ length: 40 }, (_, at) => ({ atMs: at, event: opened("/") })),
    endMs: 50,
  }
  const count = (request: Request) => {
    asked += 1
    return shop.fetch(request)
  }
  const one = await walkJourney({ ...plan, events: plan.events.slice(0, 1) }, count)
  const [bytes, first] = [JSON.stringify(one.scenario.tape).length, asked]
  const { cutAt, scenario } = await walkJourney(plan, count, undefined, 2.5 * bytes)
  expect([cutAt, scenario.entries.length, asked]).toEqual([3, 3, 4 * first])
})

test("nothing that a customer wrote, and no cookie of theirs, is in the scenario or on the screen", async () => {
  const secret = { login: "zofia.nowakowska@poczta.example", password: "Wielkie-Tajemnice-77" }
  const { file, target } = await archived([
    { url: `/search.php?text=${encodeURIComponent(secret.login)}`, at: 0 },
    { method: "POST", url: "/signin.php", at: 5, form: { operation: "login", ...secret }, status: 303, leadsTo: "/login.php" },
    { url: "/login.php", at: 5.2 },
  ])
  const { code, out, err } = await runCommand("scenario", "import", file, target)
  const written = readFileSync(join(target, "scenario.json"), "utf8")
  expect([code, err]).toEqual([1, ""])
  expect(`${out}${written}`).not.toMatch(/zofia|nowakowska|poczta|tajemnice|k4rt0fl4nk4/i)
  expect(await runCommand("scenario", "check", target)).toMatchObject({ code: 0 })
})

test("scenario import takes in a scenario's single file, masked and under its new name", async () => {
  const { folder, file } = await changed((text) => text.replace('"cookies": {}', '"cookies": { "client": "q1w2e3" }'))
  const target = join(folder, "ticket-12")
  expect(await runCommand("scenario", "import", file, target)).toMatchObject({ code: 0, out: expect.stringContaining("ticket-12: same") })
  expect(readFileSync(join(target, "scenario.json"), "utf8")).not.toContain("q1w2e3")
})

test.each([
  ["is no JSON", "{", "not JSON"],
  ["is another thing", '{"a": 1}', "neither an archive (HAR) nor a scenario"],
  ["is an archive without entries", '{"log": {}}', "no archive: "],
  ["is an archive without a page", '{"log": {"entries": []}}', "it has no page"],
])("scenario import refuses a file that %s with 2 and the reason, and writes nothing", async (_, text, why) => {
  const folder = await ownFolder()
  const file = join(folder, "customer.har")
  await writeFile(file, text)
  const { code, err } = await runCommand("scenario", "import", file, join(folder, "ticket-12"))
  expect([code, err]).toEqual([2, expect.stringContaining(why)])
  expect((await runCommand("replay", join(folder, "ticket-12"))).code).toBe(2)
  expect((await runCommand("scenario", "import", join(folder, "none.har"), join(folder, "ticket-12"))).err).toContain(
    "there is no such file",
  )
  expect((await runCommand("scenario", "import", file, "Ticket 12")).code).toBe(64)
})
