import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { type BrowserContext, chromium, type Page, type Route } from "playwright"
import sharp from "sharp"
import { projectFolder } from "../../project.ts"
import { findBrowser } from "../find-browser.mjs"
import { accountForms } from "./account-forms.ts"
import { clientForms } from "./client-forms.ts"
import { besideAccountForms } from "./beside-account-forms.ts"
import type { FormToLookAt, Given, PlaceToLookAt } from "./form-to-look-at.ts"
import { letterForms } from "./letter-forms.ts"
import { orderForms } from "./order-forms.ts"
import { besideOrderForms } from "./beside-order-forms.ts"

// Photographs every form empty, wrong, right and being sent, and what else an account and an order show, on four screens, light and dark, of a
// built shop that is served meanwhile: `node cli/tasks/form-sheets/main.ts http://localhost:8080 /tmp/sheets [NAME…]`. Its sheets, pictures
// beside each other, are there to be looked at after a change of how forms look. `--as english`, `--as large` (letters of twice the size) and
// `--as forced` (the system's colours) draw one screen each. Each run orders what the demo shop has few of: a run begins with a new shop.

const states = ["empty", "wrong", "right", "sending"] as const
type State = (typeof states)[number]

const asPlace = (form: FormToLookAt): PlaceToLookAt => ({
  ...form,
  steps: states.map((state) => async (page) => {
    await form.open(page)
    await bring(page, form, state)
  }),
})
const places: readonly PlaceToLookAt[] = [
  ...[...clientForms, ...letterForms, ...accountForms, ...orderForms].map(asPlace),
  ...besideAccountForms,
  ...besideOrderForms,
]

/** Two kinds of device, because a touch screen is decided when a page opens, and the widths of each, in CSS pixels. */
const phone = { isMobile: true, hasTouch: true }
const desk = { isMobile: false, hasTouch: false }
const wholeLook = {
  devices: [
    { ...phone, widths: [320, 390] },
    { ...desk, widths: [820, 1440] },
  ],
  schemes: ["light", "dark"],
} as const
const looks = {
  english: { devices: [{ ...phone, widths: [390] }], schemes: ["light"] },
  large: { devices: [{ ...phone, widths: [320] }], schemes: ["light"] },
  forced: { devices: [{ ...desk, widths: [820] }], schemes: ["dark"] },
} as const

/** The largest part of a sheet that is still legible when it is looked at whole, in pixels. */
const [sheetWidth, sheetHeight] = [1560, 1500]

const { values, positionals } = parseArgs({ options: { as: { type: "string" } }, allowPositionals: true })
const [origin, folder, ...names] = positionals
const { as } = values
const isLook = (name: string): name is keyof typeof looks => Object.hasOwn(looks, name)
const look = as === undefined ? wholeLook : isLook(as) ? looks[as] : null
const browserPath = findBrowser(projectFolder)
const unknown = names.filter((name) => !places.some((place) => place.name === name))
if (origin === undefined || folder === undefined || browserPath === null || look === null || unknown.length > 0) {
  const forms = places.map(({ name }) => name).join(", ")
  console.error(
    `form-sheets: name the address of a served shop and a folder; a Chromium is needed too. Unknown: ${unknown.join(", ") || "none"}; forms: ${forms}; --as: ${Object.keys(looks).join(", ")}`,
  )
  process.exit(64)
}
const { devices, schemes } = look
await mkdir(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: browserPath, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] })

async function give(page: Page, selector: string, given: Given): Promise<void> {
  const field = page.locator(selector).first()
  if (typeof given === "boolean") await field.setChecked(given, { force: true })
  else if (typeof given === "string") await field.fill(given)
  else await field.setInputFiles({ name: given.file, mimeType: "application/octet-stream", buffer: Buffer.alloc(given.bytes, 7) })
}

/** Keeps a form being sent: a page that is left is told to stay, since nothing can be photographed while another is on its way. */
const neverAnswer = async (route: Route): Promise<void> => {
  const request = route.request()
  if (request.method() === "POST" && request.isNavigationRequest()) return route.fulfill({ status: 204 })
  return ["fetch", "xhr"].includes(request.resourceType()) ? new Promise(() => {}) : route.continue()
}

/** Brings a form that has just been opened into a state, and waits until what it shows has come. */
async function bring(page: Page, { form, empty = {}, right, wrong }: FormToLookAt, state: State): Promise<void> {
  await page.waitForLoadState("networkidle")
  // what is fetched when nothing else is to do
  await page.waitForTimeout(800)
  const given = { empty, wrong, right, sending: right }[state]
  for (const [selector, value] of Object.entries(given)) await give(page, selector, value)
  // what is typed is asked for after a pause, and answered; where nobody types, what needs its script, such as the button of a calendar, comes later
  await page.waitForTimeout(1500)
  if (state === "empty" || state === "right") return
  if (state === "sending") await page.route("**", neverAnswer)
  await page.locator(`${form} :is([type=submit], button:not([type])):visible`).last().click({ noWaitAfter: true })
  await page.waitForTimeout(1500)
}

/** What is seen of a page at a width, as PNG: from its top, so that what stays in sight stands where it belongs, and under no mouse. */
async function shot(page: Page, { isDialog }: PlaceToLookAt, width: number): Promise<Buffer> {
  await page.setViewportSize({ width, height: 900 })
  await page.mouse.move(0, 0)
  if (isDialog !== true) await page.evaluate(() => scrollTo(0, 0))
  await page.waitForTimeout(150)
  if (isDialog === true) return page.screenshot()
  const { top, height } = await page.evaluate(() => {
    const content = (document.querySelector("main") ?? document.body).getBoundingClientRect()
    // with what the page says above it
    const top = Math.min(content.top, ...[...document.querySelectorAll(".notice-line")].map((told) => told.getBoundingClientRect().top - 8))
    return { top: top + scrollY, height: content.bottom - top }
  })
  return page.screenshot({ fullPage: true, clip: { x: 0, y: top, width, height: Math.max(height, 1) } })
}

/** Has each page that is opened come in English. */
const inEnglish = (route: Route): Promise<void> => {
  const address = new URL(route.request().url())
  if (route.request().isNavigationRequest() && route.request().method() === "GET") {
    address.pathname = address.pathname.replace("/product-pol-", "/product-eng-")
    address.searchParams.set("lang", "eng")
  }
  return route.continue({ url: address.href })
}

/** Pictures of a place: by width and scheme, those of its steps in their order. */
type Pictures = Map<string, Buffer[]>

async function photograph(
  context: BrowserContext,
  place: PlaceToLookAt,
  step: PlaceToLookAt["steps"][number],
  widths: readonly number[],
  pictures: Pictures,
): Promise<void> {
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await page.setViewportSize({ width: widths[0] ?? 390, height: 900 })
  if (as === "english") await page.route("**", inEnglish)
  await step(page)
  if (as === "large") await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%", "important"))
  for (const width of widths)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce", forcedColors: as === "forced" ? "active" : "none" })
      const at = `${width}-${as ?? colorScheme}`
      pictures.set(at, [...(pictures.get(at) ?? []), await shot(page, place, width)])
    }
}

/** Lays pictures beside each other, as many as are legible, and cuts long ones into several sheets. */
async function drawSheets(file: string, shots: readonly Buffer[], width: number): Promise<void> {
  const columns = Math.min(shots.length, width < 500 ? 4 : 2)
  const column = Math.min(width, Math.floor(sheetWidth / columns) - 8)
  for (let first = 0; first < shots.length; first += columns) {
    const scaled = await Promise.all(
      shots.slice(first, first + columns).map((bytes) => sharp(bytes).resize(column).png().toBuffer({ resolveWithObject: true })),
    )
    const tallest = Math.max(...scaled.map(({ info }) => info.height))
    // parts of one height: a rest would be a strip of which nothing is seen
    const partHeight = Math.ceil(tallest / Math.ceil(tallest / sheetHeight))
    for (let top = 0, part = 1; top < tallest; top += partHeight, part += 1) {
      const height = Math.min(partHeight, tallest - top)
      const pieces = await Promise.all(
        scaled.map(async ({ data, info }, at) => {
          if (info.height <= top) return []
          const cut = { left: 0, top, width: info.width, height: Math.min(height, info.height - top) }
          return [{ input: await sharp(data).extract(cut).toBuffer(), left: at * (column + 8), top: 0 }]
        }),
      )
      await sharp({ create: { width: columns * (column + 8), height, channels: 3, background: "#8c8881" } })
        .composite(pieces.flat())
        .png()
        .toFile(`${file}-${first / columns + 1}-${part}.png`)
    }
  }
}

for (const place of places.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const pictures: Pictures = new Map()
  for (const { widths, ...device } of devices)
    for (const [at, step] of place.steps.entries()) {
      const context = await browser.newContext({ ...device, baseURL: origin, locale: "pl-PL" })
      await photograph(context, place, step, widths, pictures).catch((error: Error) => {
        console.error(`${place.name} ${at + 1}: ${error.message.split("\n")[0]}`)
        process.exitCode = 1
      })
      await context.close()
    }
  for (const [at, shots] of pictures) await drawSheets(join(folder, `${place.name}-${at}`), shots, Number.parseInt(at, 10))
  console.log(place.name)
}
await browser.close()
