import { basketChangePath } from "../../core/addresses/addresses.ts"
import { join } from "node:path"
import { chromium, type Page } from "playwright"
import sharp, { type OverlayOptions } from "sharp"
import { projectFolder } from "../project.ts"
import { findBrowser } from "./find-browser.mjs"
import { type SheetScreen, sheetLayout } from "./sheet-layout.ts"

// Draws docs/contact-sheet.jpg and the README's picture anew, of a built shop that is served meanwhile:
// `node cli/tasks/contact-sheet.ts http://127.0.0.1:8080`. Who has changed how pages look runs this, and looks at what it drew.

const open = (path: string) => (page: Page) => page.goto(path)

/** Each page of the sheet, a row for each. */
const rows: readonly ((page: Page) => Promise<unknown>)[] = [
  open("/"),
  open("/pol_m_Ceramika-101.html"),
  open("/product-pol-507.html"),
  open("/product-pol-535.html"),
  open("/product-pol-554.html"),
  async (page) => {
    for (const [product, number] of [
      ["507", "1"],
      ["518", "2,5"],
      ["567", "1"],
    ] as const)
      await page.request.post(basketChangePath, { form: { product, number }, maxRedirects: 0 })
    // the first look tells what was added
    await page.goto("/basketedit.php")
    await page.goto("/basketedit.php")
  },
  open("/signin.php"),
]

const screens: readonly SheetScreen[] = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
]
const schemes = ["light", "dark"] as const

const [origin] = process.argv.slice(2)
const browserPath = findBrowser(projectFolder)
if (origin === undefined || browserPath === null) {
  console.error("contact-sheet: name the address of a served shop; a Chromium is needed too")
  process.exit(64)
}
const browser = await chromium.launch({ executablePath: browserPath, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] })

/** The first screen of a page as it is once its pictures and the shop's own type are there. */
async function shot(viewport: SheetScreen, colorScheme: "light" | "dark", go: (page: Page) => Promise<unknown>): Promise<Buffer> {
  const context = await browser.newContext({ baseURL: origin ?? "", viewport, colorScheme, reducedMotion: "reduce", locale: "pl-PL" })
  const page = await context.newPage()
  await go(page)
  await page.evaluate(async () => {
    document.documentElement.dataset["typeface"] = "own"
    await document.fonts.ready
  })
  await page.waitForLoadState("networkidle")
  const bytes = await page.screenshot()
  await context.close()
  return bytes
}

const { width, height, shots } = sheetLayout(rows.length, screens, schemes.length, 1 / 3)
const parts: OverlayOptions[] = []
for (const { row, screen, scheme, left, top, width: scaledWidth } of shots) {
  const [go, colorScheme] = [rows[row], schemes[scheme]]
  if (go === undefined || colorScheme === undefined) continue
  const bytes = await shot(screen, colorScheme, go)
  parts.push({ input: await sharp(bytes).resize(scaledWidth).png().toBuffer(), left, top })
}
await sharp({ create: { width, height, channels: 3, background: "#8c8881" } })
  .composite(parts)
  .jpeg({ quality: 80, mozjpeg: true })
  .toFile(join(projectFolder, "docs/contact-sheet.jpg"))
const readme = await shot({ width: 1200, height: 750 }, "light", open("/product-pol-507.html"))
await sharp(readme).webp({ quality: 82 }).toFile(join(projectFolder, "docs/pictures/product-page.webp"))
await browser.close()
