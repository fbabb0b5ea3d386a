import type { Page } from "playwright/test"
import { shareOf } from "./support/share.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

// Product 535 has four photos; its strip lies beside seven others that are larger than a thumbnail.
const product = "/product-pol-535.html"
const strip = "#photos_slider"

/** Products whose pages are weighed, some in each run; those of `npm run size` are weighed in all. */
const photographed = [501, 518, 535, 547, 555]

interface Fetched {
  readonly url: string
  readonly bytes: number
  readonly isPicture: boolean
}

/** All that a page fetches from now on, with its weight on the wire. */
async function fetchedBy(page: Page): Promise<readonly Fetched[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("Network.enable")
  const fetched: Fetched[] = []
  const urls = new Map<string, { readonly url: string; readonly isPicture: boolean }>()
  devtools.on("Network.responseReceived", ({ requestId, response, type }) => {
    urls.set(requestId, { url: response.url, isPicture: type === "Image" })
  })
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const known = urls.get(requestId)
    if (known !== undefined) fetched.push({ ...known, bytes: encodedDataLength })
  })
  return fetched
}

/** The numbers of the strip's photos that have been fetched. */
const fetchedPhotos = (page: Page): Promise<readonly number[]> =>
  page
    .locator(`${strip} img`)
    .evaluateAll((all) =>
      all.flatMap((photo, index) => (photo instanceof HTMLImageElement && photo.currentSrc !== "" && photo.complete ? [index + 1] : [])),
    )

/** Photo 1 is there and everything that the page fetches by itself has come. */
async function openProduct(page: Page, address = product): Promise<void> {
  await page.goto(address, { waitUntil: "networkidle" })
  await expect.poll(() => fetchedPhotos(page)).toContain(1)
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true })

  test("only the photo in view is fetched with the page, the others when the strip is touched", async ({ page }) => {
    const fetched = await fetchedBy(page)
    await openProduct(page)
    await untilLive(page, "product")
    expect(await fetchedPhotos(page)).toEqual([1])
    expect(fetched.filter(({ url }) => /_(?:pl|ph|pm|il)_[^/]*-535_[2-9]\./.test(url))).toEqual([])
    await page.locator(strip).tap()
    await expect.poll(() => fetchedPhotos(page)).toEqual([1, 2, 3, 4])
  })

  for (const id of shareOf("weight of products", photographed, 2)) {
    test(`product ${id} fetches at most 220 kB, its biggest picture at most 40 kB`, async ({ page }) => {
      const fetched = await fetchedBy(page)
      await openProduct(page, `/product-pol-${id}.html`)
      const pictures = fetched.filter(({ isPicture }) => isPicture)
      expect(pictures.length).toBeGreaterThan(0)
      expect(Math.max(...pictures.map(({ bytes }) => bytes))).toBeLessThanOrEqual(40_000)
      expect(fetched.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(220_000)
      expect(fetched.length).toBeLessThanOrEqual(40)
    })
  }
})

for (const [width, limitBytes] of [
  [390, 40_000],
  [1440, 110_000],
] as const) {
  test(`at ${width} px the biggest picture of a product page is at most ${limitBytes / 1000} kB`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const fetched = await fetchedBy(page)
    for (const id of shareOf(`biggest pictures at ${width} px`, photographed, 2)) await openProduct(page, `/product-pol-${id}.html`)
    const heaviest = fetched.filter(({ isPicture }) => isPicture).toSorted((one, other) => other.bytes - one.bytes)[0]
    expect(heaviest?.bytes, heaviest?.url).toBeLessThanOrEqual(limitBytes)
  })
}

test.describe("on a desktop", () => {
  // high enough for the whole gallery: a browser that scrolls to a thumbnail moves the page
  test.use({ viewport: { width: 1440, height: 1300 } })

  const signs = [
    ["the pointer comes to it", (page: Page) => page.locator(strip).hover()],
    ["the keyboard comes to it", (page: Page) => page.locator(`${strip} a`).first().focus()],
    ["the keyboard comes to a thumbnail", (page: Page) => page.locator("#photos_nav a").nth(1).focus()],
    ["it scrolls", (page: Page) => page.locator(strip).evaluate((element) => element.scrollBy(1, 0))],
  ] as const

  for (const [sign, doIt] of shareOf("signs of a look at photos", signs, 2)) {
    test(`the other photos are fetched when ${sign}, and nothing moves`, async ({ page }) => {
      await page.mouse.move(1430, 1290)
      await openProduct(page)
      await untilLive(page, "product")
      expect(await fetchedPhotos(page)).toEqual([1])
      const place = () =>
        page.locator(`${strip}, #photos_nav, #projector_form`).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
      const before = await place()
      await doIt(page)
      await expect.poll(() => fetchedPhotos(page)).toEqual([1, 2, 3, 4])
      expect(await place()).toEqual(before)
    })
  }

  test("a thumbnail shows its photo, which has its text", async ({ page }) => {
    await openProduct(page)
    await untilLive(page, "product")
    const photo = page.locator(`${strip} img`).nth(2)
    const text = (await photo.getAttribute("alt")) ?? ""
    await page.locator("#photos_nav").getByRole("link", { name: text }).click()
    await expect(photo).toBeInViewport({ ratio: 0.6 })
    await expect.poll(() => fetchedPhotos(page)).toContain(3)
    await expect(page.locator(strip).getByRole("img", { name: text })).toBeVisible()
  })

  test("every photo is printed", async ({ page }) => {
    await openProduct(page)
    expect(await fetchedPhotos(page)).toEqual([1])
    await page.emulateMedia({ media: "print" })
    await page.locator(`${strip} img`).last().scrollIntoViewIfNeeded()
    await expect.poll(() => fetchedPhotos(page)).toEqual([1, 2, 3, 4])
    const boxes = await page.locator(`${strip} img`).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
    for (const { left, right, width } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(1440)
      expect(width).toBeGreaterThan(100)
    }
    // two beside each other
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(2)
  })
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  // a browser whose scripts are off fetches lazy pictures at once, so that nobody is watched by what is fetched when
  test("each thumbnail leads to its photo, and each photo comes", async ({ page }) => {
    const come = new Set<string>()
    page.on("response", (response) => {
      const number = /_(?:pl|ph|pm|il)_[^/]*-535_(\d)\./.exec(response.url())?.[1]
      if (number !== undefined && response.ok()) come.add(number)
    })
    await page.goto(product)
    const thumbnails = page.locator("#photos_nav a")
    await expect(thumbnails).toHaveCount(4)
    await expect.poll(() => come.has("1")).toBe(true)
    for (const number of ["2", "3", "4"]) {
      await thumbnails.nth(Number(number) - 1).click()
      await expect(page.locator(`#photo-${number} img`)).toBeInViewport({ ratio: 0.5 })
      await expect.poll(() => come.has(number)).toBe(true)
    }
  })
})
