import { spawnSync } from "node:child_process"
import { readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { projectFolder, scenarioFolder } from "../../cli/project.ts"
import { readScenario, scenarioFile } from "../../adapters/replay/scenario-files.ts"
import { setForJourney } from "../../cli/tasks/journey-settings.ts"
import { openShopStore } from "../../fixtures/shop/store/open-shop-store.ts"
import { scenarioPlans } from "../../cli/tasks/scenario-plans.ts"
import { comparedAddress } from "../../core/scenario/compared-address.ts"
import { seen } from "./support/scenario-page.ts"
import { act, isSentByPress, looks } from "./support/scenario-player.ts"
import { shareOf } from "./support/share.ts"
import { expect, expectAlert, test, untilLive } from "./support/shop-test.ts"
import { startShopServer } from "./support/shop-server.ts"

/** `witryna replay` as a user runs it. */
const replay = (name: string) => spawnSync(process.execPath, ["cli/main.ts", "replay", name], { cwd: projectFolder, encoding: "utf8" })

/** WITRYNA_SCENARIO plays another one, to be looked at: see CONTRIBUTING. */
const lookedAt = process.env["WITRYNA_SCENARIO"]
const played = [
  "buy-single-size",
  "size-missing-then-buy",
  "more-than-stock",
  "version-by-version",
  "subscribe",
  "a-set-of-parts",
  "made-to-measure",
  "periods-moved",
  "look-into-the-basket",
  "another-country",
  "buy-in-euro",
  "kept-and-united",
  "sent-in-parts",
  "rows-of-the-cart",
  "search-to-product",
  "filter-and-sort",
  "filter-and-come-back",
  "closed-and-refused",
  "wrapped-as-a-gift",
  // of orders and of forms about clients one a run, all of them in the whole walk: what they say is compared in the terminal anyway
  ...shareOf("scenarios", [
    "ordered-by-transfer",
    "ordered-on-delivery",
    "emptied-meanwhile",
    "paid-at-the-second-try",
    "ordered-for-points-in-a-set",
    "ordered-on-a-date",
    "ordered-each-fortnight",
    "collected-in-a-shop",
    "ordered-with-a-code",
    "cancelled-and-ordered-again",
    "withdrawn-from",
    "data-of-an-order",
    "password-forgotten",
    "address-added",
    "address-changed",
    "login-taken",
    "newsletter-and-back",
    "written-to-the-shop",
  ]),
]

// all of them replay without a browser in each run: test/contract/scenarios/replay.test.ts
for (const name of lookedAt === undefined ? shareOf("scenarios", played, 4) : [lookedAt]) {
  test(`the scenario ${name} has the same outcomes in the browser`, async ({ page, shop }) => {
    const read = await readScenario(scenarioFile(name, [scenarioFolder]))
    if (read._tag !== "Read") throw new Error(`${name} cannot be read`)
    const { scenario } = read
    // what was typed is masked in a recording, and a form would judge the mask; a journey of the project has it in its plan
    const plan = scenarioPlans.find((one) => one.name === name)
    const planned = plan?.events
    await setShop(shop.dataFolder, plan?.shopSettings)
    // what the cart shows of a typed note is compared as it was masked
    const isNote = ({ event }: (typeof scenario.entries)[number]) => event.type === "Machine" && event.machine === "rowNotes"
    const filled = new Map<string, string>()
    // a long one is not stopped by a slow machine
    test.setTimeout(test.info().timeout + scenario.entries.length * 10_000)
    // a form that is sent past its own button is one that is left with changes: the browser asks
    page.on("dialog", (question) => void question.accept())
    await page.clock.install({ time: scenario.startMs })
    await page.clock.pauseAt(scenario.startMs + 1000)
    for (const [index, entry] of scenario.entries.entries()) {
      await test.step(`${index + 1}. ${entry.event.type === "Machine" ? entry.event.event.type : entry.event.type}`, () =>
        act(page, { ...entry, event: (isNote(entry) ? null : planned?.[index]?.event) ?? entry.event }, entry.outcome, {
          before: scenario.entries[index - 1],
          filled,
        }))
      const next = scenario.entries[index + 1]
      // the page is being left: what it shows for that moment cannot be read
      if (isSentByPress(entry, next?.event)) continue
      await page.clock.runFor((next?.atMs ?? scenario.endMs) - entry.atMs)
      await expect(async () => {
        const expected = { ...entry.outcome, address: comparedAddress(entry.outcome.address) }
        expect(expected, `entry ${index}`).toMatchObject(await seen(page, entry.outcome))
      }).toPass({ timeout: 20_000, intervals: looks })
    }
  })
}

/** Sets in the shop of this worker what a journey needs, and takes back what the one before has set. */
async function setShop(dataFolder: string, settings: Parameters<typeof setForJourney>[1]): Promise<void> {
  const store = await openShopStore({ dataFolder })
  await setForJourney(store, settings)
  await store.close()
}

test.afterEach(({ shop }) => setShop(shop.dataFolder, undefined))

/** A shop that records into a scenario of its own, which is gone afterwards. The same test may run in both workers when it is repeated. */
async function recordingServer(title: string, words: readonly string[] = []) {
  const name = `${title}-${test.info().parallelIndex}`
  const folder = join(scenarioFolder, name)
  rmSync(folder, { recursive: true, force: true })
  const server = await startShopServer({ words: ["--record", name, ...words] })
  return {
    ...server,
    name,
    scenarioText: () => readFileSync(join(folder, "scenario.json"), "utf8"),
    remove: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

test("what is done on a page that records replays in the terminal with the same outcomes, and holds no secret", async ({ page }) => {
  const server = await recordingServer("e2e-recorded")
  try {
    await page.goto(`${server.origin}/product-pol-535.html`)
    await expect(page.getByText("Nagrywanie scenariusza")).toBeVisible()
    await untilLive(page, "product")
    await expectAlert(page, "Proszę wybrać rozmiar", () => page.locator("#projector_button_basket").click())
    await page.getByRole("radio", { name: "S", exact: true }).click()
    await expect(page.locator("#projector_size_hidden")).toHaveValue("S")
    await page.locator("#projector_button_basket").click()
    await expect(page).toHaveURL(/basketedit/)
    await untilLive(page, "cart")
    await page.locator("#Basket .quantity__add").first().click()
    await expect(page.locator("#Basket span.basket__sum").first()).toHaveText("578,00 zł")
    await page.goto(`${server.origin}/signin.php`)
    await untilLive(page, "miniBasket")
    // it starts when nothing else is to be done, and a page that is left before has another outcome than its replay
    await untilLive(page, "passkeySignIn")
    await page.locator("#user_login").fill("anna@example.com")
    await page.locator("#user_pass").fill("Pracownia-Anna-24")
    await page.getByRole("button", { name: "Zaloguj się" }).click()
    await expect(page.locator("#login_welcome h1")).toContainText("Anna")
    await untilLive(page, "miniBasket")
    await page.goBack()
    await untilLive(page, "miniBasket")
    await page.goto("about:blank")
    await server.stop()
    expect(server.log).toContainEqual(expect.stringMatching(/^recorded .*e2e-recorded-\d\/scenario\.json, replays the same$/))
    for (const secret of ["anna@example.com", "Pracownia-Anna-24", "Anna"]) expect(server.scenarioText()).not.toContain(secret)
    const { status, stdout, stderr } = replay(server.name)
    expect(status, stdout + stderr).toBe(0)
    expect(stdout).toContain("SizeChosen")
  } finally {
    await server.remove()
  }
})

test.describe("a server that is stopped", () => {
  // what an open page asks for next is not there any more
  test.use({ expectedErrors: /ERR_CONNECTION_REFUSED/ })

  test("Ctrl+C with the page open loses nothing: the last press and what it showed are on the tape, and replay the same", async ({
    page,
  }) => {
    const server = await recordingServer("e2e-interrupted", ["--expected", "279,00"])
    try {
      // only a page that has begun to tell what is done on it can be asked for the rest
      const tells = page.waitForRequest("**/__recording")
      await page.goto(`${server.origin}/product-pol-535.html`)
      // what is seen is told once all forms of the page live
      for (const machine of ["product", "miniBasket", "shipping", "question"] as const) await untilLive(page, machine)
      await tells
      await page.getByRole("radio", { name: "M", exact: true }).click()
      await expect(page.locator("#projector_size_hidden")).toHaveValue("M")
      expect(await server.stop("SIGINT")).toBe(0)
      expect(server.log).toContainEqual(expect.stringMatching(/replays the same$/))
      expect(server.log.filter((line) => line.includes("without telling"))).toEqual([])
      expect(server.scenarioText()).toContain('"SizeChosen", "sizeId": "M"')
      expect(server.scenarioText()).toContain('"expected": "279,00"')
    } finally {
      await server.remove()
    }
  })
})

test("a page that was left before its scripts came, and a shopper without scripts, are on the tape as well", async ({ browser }) => {
  const server = await recordingServer("e2e-no-scripts")
  try {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: "pl-PL" })
    const page = await context.newPage()
    await page.goto(`${server.origin}/product-pol-501.html`)
    await page.locator("#projector_button_basket").click()
    await expect(page).toHaveURL(/basketedit/)
    await context.close()
    await server.stop("SIGINT")
    expect(server.log).toContainEqual(expect.stringMatching(/replays the same$/))
    expect(server.log).toContainEqual(expect.stringMatching(/^2 steps left without telling/))
  } finally {
    await server.remove()
  }
})

test("a second browser and a health check are left out, and that is said", async ({ page, browser }) => {
  const server = await recordingServer("e2e-one-visitor")
  try {
    expect((await fetch(`${server.origin}/`)).status).toBe(200)
    await page.goto(`${server.origin}/product-pol-501.html`)
    await untilLive(page, "product")
    const context = await browser.newContext({ locale: "pl-PL" })
    const other = await context.newPage()
    await other.goto(`${server.origin}/product-pol-535.html`)
    await untilLive(other, "product")
    await expect(other.getByText("Nagrywanie scenariusza")).toHaveCount(0)
    await other.getByRole("radio", { name: "M", exact: true }).click()
    await expect(other.locator("#projector_size_hidden")).toHaveValue("M")
    await context.close()
    await server.stop("SIGINT")
    expect(server.log).toContainEqual(expect.stringMatching(/replays the same$/))
    expect(server.log).toContainEqual(expect.stringMatching(/^left out: \d+ requests of others to the shop$/))
    expect(server.scenarioText()).not.toContain("product-pol-535")
  } finally {
    await server.remove()
  }
})
