import { setTimeout as sleep } from "node:timers/promises"
import { type Browser, chromium, type Page } from "playwright"
import { UserError } from "../../cli/user-error.ts"
import { findBrowser } from "../../cli/tasks/find-browser.mjs"
import { orderingPerson } from "../support/shop/ordering.ts"
import { startBenchServer } from "./bench-server.ts"
import { withBenchShop } from "./bench-shop.ts"
import { floorAddress, floorPage } from "./press-floor.ts"

/** How much slower than this machine the pressed page's processor is. */
const slowdown = 4
/** Fresh pages, each pressed once: an odd number, so that one of them is the median. */
const rounds = 5
/** A browser tells of no event that was shorter, in milliseconds. */
const shortestMs = 16

/** A control that is pressed, by its selector, and the same kind of press on an empty page. */
interface Press {
  readonly what: string
  readonly selector: string
  readonly floor: "text" | "layer" | "send" | "type"
  /** a key that is pressed in the control, once it has the focus: its press is what counts, and not how the focus came */
  readonly key?: string
  /** in milliseconds; left out = the limit of every press */
  readonly limitMs?: number
}

interface Visit {
  readonly path: string
  /** forms that are sent before it is opened, by their addresses */
  readonly after?: readonly (readonly [path: string, fields: Readonly<Record<string, string>>])[]
  /** whose script has to run before anything is pressed; left out = the page answers without */
  readonly island?: string
  readonly presses: readonly Press[]
  /** what the presses bring in the end, by its selector: until then the page may not move */
  readonly brings?: string
}

/** Pages that are opened, and what is pressed on each in its order. A new kind of product is one line more. */
const visits: readonly Visit[] = [
  {
    path: "/product-pol-535.html",
    island: "product",
    presses: [
      { what: "size, the first press of the page", selector: "a.projector_sizes__item:nth-of-type(2)", floor: "text" },
      { what: "size, another", selector: "a.projector_sizes__item:nth-of-type(3)", floor: "text" },
      { what: "quantity", selector: ".quantity__add", floor: "text" },
      { what: "add", selector: "#projector_button_basket", floor: "send" },
    ],
  },
  {
    path: "/product-pol-535.html",
    island: "product",
    presses: [{ what: "add, refused: no size is chosen", selector: "#projector_button_basket", floor: "text" }],
  },
  { path: "/product-pol-535.html", island: "product", presses: [{ what: "menu", selector: ".menu_button", floor: "layer" }] },
  {
    path: "/product-pol-548.html",
    island: "product",
    presses: [{ what: "version", selector: "#projector_variants_section a[href]:not(.--selected)", floor: "text" }],
  },
  { path: "/product-pol-525.html", island: "product", presses: [{ what: "part", selector: ".projector_bundle__checkbox", floor: "text" }] },
  {
    path: "/product-pol-554.html",
    island: "product",
    presses: [{ what: "option", selector: ".configurator__option:not(:has(:checked))", floor: "text" }],
  },
  {
    path: "/product-pol-570.html",
    island: "product",
    presses: [{ what: "period", selector: ".projector_subscription__item:not(.--selected)", floor: "text" }],
  },
  {
    path: "/",
    presses: [
      { what: "letter of a search, the first", selector: "#menu_search_text", floor: "type", key: "k" },
      { what: "letter of a search, the second", selector: "#menu_search_text", floor: "type", key: "u" },
    ],
    brings: ".search_result [role=option]",
  },
  {
    path: "/order1.php",
    after: [
      ["/basketchange.php", { product: "501", size: "uniw", number: "1" }],
      ["/client-new.php", orderingPerson],
    ],
    island: "orderChoice",
    presses: [
      { what: "choice of a payment, the first press", selector: "#simple_transfer_payment input", floor: "text" },
      { what: "choice of a delivery", selector: "#delivery_automat-1 input", floor: "text" },
      { what: "choice of paying on delivery", selector: "#dvp_payment input", floor: "text" },
    ],
  },
  {
    path: "/client-new.php?register",
    island: "client",
    presses: [
      { what: "letter in a registration, the first", selector: "#client_firstname", floor: "type", key: "k", limitMs: 32 },
      { what: "letter in a registration, the second", selector: "#client_firstname", floor: "type", key: "u", limitMs: 32 },
    ],
  },
]

/** From a press to the paint that follows it, in milliseconds, in the order of the rounds; `floorMs` on an empty page in the same rounds. */
export interface PressTimes extends Pick<Press, "what" | "limitMs"> {
  readonly ms: readonly number[]
  readonly floorMs: readonly number[]
}

/** How far what a shopper sees has moved by itself, from the page's first paint to the last press and what it brought; one number a round. */
export interface PageShifts {
  readonly path: string
  readonly shifts: readonly number[]
}

/** What a bench of presses tells. */
export interface PressReport {
  readonly presses: readonly PressTimes[]
  readonly pages: readonly PageShifts[]
}

/**
 * Presses what shoppers press most, on a phone that is four times slower than this machine: each control on fresh pages, in turns with
 * an empty page of as many elements. The browser itself tells how long a press took (Event Timing, in steps of eight milliseconds).
 *
 * Fails with a UserError without a Chromium.
 */
export function benchPresses(): Promise<PressReport> {
  return withBenchShop(async ({ root, dataFolder }) => {
    const executablePath = findBrowser(root)
    if (executablePath === null)
      throw new UserError("no Chromium was found. Install Chromium or Chrome, or set WITRYNA_CHROMIUM to its path.")
    const server = await startBenchServer(root, dataFolder)
    const args = process.getuid?.() === 0 ? ["--no-sandbox"] : []
    const browser = await chromium.launch({ executablePath, args: [...args, "--disable-background-networking"] })
    try {
      return await inTurns(browser, server.origin)
    } finally {
      await browser.close()
      await server.stop()
    }
  })
}

async function inTurns(browser: Browser, origin: string): Promise<PressReport> {
  const taken = new Map<string, Pick<Press, "floor" | "limitMs"> & { readonly ms: number[] }>()
  const moved = new Map<string, number[]>()
  const floors: Record<Press["floor"], number[]> = { text: [], layer: [], send: [], type: [] }
  for (let round = 0; round < rounds; round++) {
    for (const { path, island, presses, brings, after = [] } of visits) {
      const page = await openSlow(
        browser,
        origin + path,
        after.map(([form, fields]) => [origin + form, fields] as const),
      )
      if (island !== undefined) await page.locator(`#island_${island}[data-live]`).waitFor({ state: "attached" })
      // what is rehearsed comes in idle moments
      await sleep(1000)
      for (const { what, selector, key, ...rest } of presses) {
        const times = taken.get(what) ?? { ...rest, ms: [] }
        times.ms.push(await press(page, selector, key))
        taken.set(what, times)
      }
      if (brings !== undefined) {
        await page.locator(brings).first().waitFor()
        await sleep(300)
        moved.set(path, [...(moved.get(path) ?? []), await shiftsOf(page)])
      }
      await page.context().close()
    }
    const page = await openSlow(browser, origin + floorAddress)
    for (const floor of ["text", "layer", "send", "type"] as const)
      floors[floor].push(await press(page, `#${floor}`, floor === "type" ? "k" : undefined))
    await page.context().close()
  }
  return {
    presses: [...taken].map(([what, { floor, ...times }]) => ({ what, ...times, floorMs: floors[floor] })),
    pages: [...moved].map(([path, shifts]) => ({ path, shifts })),
  }
}

/** How far the page has moved by itself so far: what moves because of a press is not counted for half a second, as everywhere. */
const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ("hadRecentInput" in entry && entry.hadRecentInput === false && "value" in entry) sum += Number(entry.value)
        }).observe({ type: "layout-shift", buffered: true })
        setTimeout(() => resolve(sum), 200)
      }),
  )

/** A page of a slow phone. A form that is sent is answered with nothing, so that the page stays and can still be asked. */
async function openSlow(
  browser: Browser,
  address: string,
  after: readonly (readonly [address: string, fields: Readonly<Record<string, string>>])[] = [],
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true })
  for (const [form, fields] of after) await context.request.post(form, { form: fields, headers: { origin: new URL(form).origin } })
  const page = await context.newPage()
  await page.route("**/basketchange.php", (route) => route.fulfill({ status: 204 }))
  await page.route(`**${floorAddress}`, (route) => route.fulfill({ contentType: "text/html", body: floorPage }))
  const developer = await context.newCDPSession(page)
  await developer.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  await page.goto(address, { waitUntil: "load" })
  return page
}

/** One press, and the time to the paint after it: the longest of the events that a browser counts to it. */
async function press(page: Page, selector: string, key?: string): Promise<number> {
  const { x, y } = await page.evaluate((wanted) => {
    const control = document.querySelector(wanted)
    if (control === null) throw new Error(`there is no ${wanted} to press`)
    control.scrollIntoView({ block: "center", behavior: "instant" })
    const box = control.getBoundingClientRect()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }, selector)
  if (key !== undefined && !(await page.locator(selector).evaluate((control) => control === document.activeElement)))
    await page.mouse.click(x, y)
  await sleep(200)
  const told = page.evaluate(
    (durationThreshold) =>
      new Promise<number>((resolve) => {
        let longest = durationThreshold
        const observer = new PerformanceObserver((list) => {
          // what a page that moves under the pointer tells of is no press
          for (const entry of list.getEntries())
            if ("interactionId" in entry && entry.interactionId !== 0) longest = Math.max(longest, entry.duration)
        })
        // not in TypeScript's list yet
        const options: PerformanceObserverInit & { durationThreshold: number } = { type: "event", durationThreshold }
        observer.observe(options)
        setTimeout(() => resolve(longest), 700)
      }),
    shortestMs,
  )
  // the observer is there before the press
  await page.evaluate(() => {})
  // not Playwright's click: what it does on the page to make sure that it hits would count too
  if (key === undefined) await page.mouse.click(x, y)
  else await page.keyboard.press(key)
  return told
}
