import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Page } from "playwright/test"
import { expect } from "./shop-test.ts"

/** A font that pages are tested with. */
export interface Font {
  readonly name: string
  /** how wide its letters are beside those of DejaVu, in percent; null = whatever the machine chooses */
  readonly percentOfDejaVu: number | null
}

/** Where the number of lines counts: whether words fit is a matter of the font, which other machines have wider. */
export const asWideAsArial: Font = { name: "letters as wide as Arial's", percentOfDejaVu: 88 }

export const ownFont: Font = { name: "the machine's own font", percentOfDejaVu: null }

export const dejavu: Font = { name: "DejaVu", percentOfDejaVu: 100 }

export const widestFont: Font = { name: "a font 15 % wider than DejaVu", percentOfDejaVu: 115 }

/**
 * A page has to hold in each of them: the fonts that a sheet names are on few machines, and DejaVu, the only one on many, is among
 * the widest there are.
 */
export const fonts: readonly Font[] = [ownFont, dejavu, widestFont]

const faces = (["sans", "serif"] as const).flatMap((kind) =>
  ([400, 700] as const).map((weight) => {
    const file = `dejavu-${kind}-latin-${weight}-normal.woff2`
    return { family: `tested-${kind}`, kind, weight, file, module: `@fontsource/dejavu-${kind}/files/${file}` }
  }),
)

const { resolve } = createRequire(import.meta.url)

/** From now on every page that is opened is set in the font. The files come from npm, so that the answer is one on all machines. */
export async function dressIn(page: Page, { percentOfDejaVu }: Font): Promise<void> {
  if (percentOfDejaVu === null) return
  await page.unrouteAll()
  for (const { file, module } of faces)
    await page.route(`**/${file}`, (route) => route.fulfill({ contentType: "font/woff2", body: readFileSync(resolve(module)) }))
  await page.route("**/*.css", async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}\n${fontRules(percentOfDejaVu)}` })
  })
}

const fontRules = (percent: number) =>
  [
    ...faces.map(
      ({ family, weight, file }) =>
        `@font-face { font-family: ${family}; font-weight: ${weight}; src: url("/${file}") format("woff2"); size-adjust: ${percent}% }`,
    ),
    ":root { --sans: tested-sans !important; --serif: tested-serif !important }",
  ].join("\n")

/** Waits until the page's text is set in the font, and fails when it is not. */
export async function untilDressed(page: Page, { percentOfDejaVu }: Font): Promise<void> {
  if (percentOfDejaVu === null) return
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const loaded = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family))
  expect(loaded).toEqual(expect.arrayContaining(["tested-sans", "tested-serif"]))
}

/** What a visitor would have to scroll sideways for: the page's elements that reach beyond the screen, in words. */
export const beyondTheScreen = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const screen = document.documentElement.clientWidth
    const scrollsBySelf = (element: Element): boolean => {
      const { parentElement: parent } = element
      return parent !== null && (/auto|scroll/.test(getComputedStyle(parent).overflowX) || scrollsBySelf(parent))
    }
    const found = [...document.body.querySelectorAll("*")].flatMap((element) => {
      const { left, right, width, height } = element.getBoundingClientRect()
      const isSeen = width > 1 && height > 1 && element.checkVisibility()
      if (!isSeen || (left >= -0.5 && right <= screen + 0.5) || scrollsBySelf(element)) return []
      return [`${element.localName}${element.id === "" ? "" : `#${element.id}`} reaches from ${Math.round(left)} to ${Math.round(right)}`]
    })
    const width = document.documentElement.scrollWidth
    return width > screen ? [...found, `the page is ${width} wide`] : found
  })
