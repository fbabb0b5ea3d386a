import type { Locator, Page } from "playwright/test"
import { axeFaults } from "./support/axe.ts"
import { screensOf } from "./support/screens.ts"
import { shareOf } from "./support/share.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

// Product 535 has four photos, 547 four of each of its versions.
const product = "/product-pol-535.html"

/** A browser lays out the page that it makes of a picture by styles, which the policy of a file that is no page refuses. */
const ownPage = /Applying inline style violates.*_1\.jpg/s

const viewer = (page: Page) => page.getByRole("dialog", { name: "Koszula lniana ze stójką" })
const photoLink = (page: Page, place: string) => page.locator("#photos_slider").getByRole("figure", { name: place }).getByRole("link")
/** The caption of the photo that stands in the middle of the viewer. */
const seen = (page: Page) =>
  page.locator(".viewer__figure").evaluateAll((figures) => {
    const inView = figures.filter((figure) => {
      const { left, right } = figure.getBoundingClientRect()
      return left >= -1 && right <= innerWidth + 1
    })
    return inView.map((figure) => figure.querySelector(".viewer__place")?.textContent.replaceAll("\u00a0", " "))
  })
for (const { name, viewport } of screensOf("gallery")) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test("a photo opens the viewer on the whole screen, with its caption; Escape gives the focus back (10.186)", async ({ page }) => {
      await page.goto(product)
      await untilLive(page, "product")
      await photoLink(page, "1 z 4").click()
      await expect(viewer(page)).toBeVisible()
      await expect.poll(() => seen(page)).toEqual(["1 z 4"])
      expect(await viewer(page).boundingBox()).toEqual({ x: 0, y: 0, ...viewport })
      const photo = page.locator(".viewer__photo").first()
      await expect.poll(() => photo.evaluate((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth)).toBe(1200)
      const box = await photo.boundingBox()
      const ground = await page.locator(".viewer__ground").first().boundingBox()
      expect(box?.width).toBe(box?.height)
      // whole, and in the middle of its ground
      expect(box?.width).toBeLessThanOrEqual(ground?.width ?? 0)
      expect(box?.height).toBeLessThanOrEqual(ground?.height ?? 0)
      const middle = (of: typeof box) => (of === null ? 0 : of.y + of.height / 2)
      expect(Math.abs(middle(box) - middle(ground))).toBeLessThanOrEqual(1)
      expect(await axeFaults(page)).toEqual([])
      await page.keyboard.press("Escape")
      await expect(viewer(page)).toBeHidden()
      await expect(photoLink(page, "1 z 4")).toBeFocused()
      expect(page.url()).toMatch(/535\.html$/)
    })
  })
}

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test("each thumbnail has its place in its name and stands in the first view; the keyboard opens the viewer, walks in a ring, and comes back to the photo it saw last (10.186, 10.187)", async ({
    page,
  }) => {
    await page.goto(product)
    const thumbnails = page.locator("#photos_nav").getByRole("link")
    await expect(thumbnails).toHaveCount(4)
    for (const [index, thumbnail] of (await thumbnails.all()).entries()) {
      await expect(thumbnail).toHaveAccessibleName(new RegExp(`^${index + 1}\\sz\\s4: `))
      await expect(thumbnail).toBeInViewport({ ratio: 1 })
    }
    await expect(page.locator("#photos_slider")).toBeInViewport({ ratio: 1 })
    await untilLive(page, "product")
    await photoLink(page, "2 z 4").focus()
    await page.keyboard.press("Enter")
    await expect.poll(() => seen(page)).toEqual(["2 z 4"])
    for (const [key, place] of [
      ["ArrowRight", "3 z 4"],
      ["End", "4 z 4"],
      ["ArrowRight", "1 z 4"],
      ["ArrowLeft", "4 z 4"],
      ["Home", "1 z 4"],
      ["End", "4 z 4"],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(() => seen(page)).toEqual([place])
      await expect(page.locator(".viewer__figure").filter({ hasText: place })).toBeFocused()
    }
    await page.keyboard.press("Escape")
    await expect(viewer(page)).toBeHidden()
    await expect(page.locator("#photo-4")).toBeInViewport({ ratio: 0.9 })
    await expect(page.locator("#photos_nav [aria-current]")).toHaveAccessibleName(/^4\sz\s4/)
  })

  test("a scroll that is told after the viewer was closed does not change which photo was seen last (10.186)", async ({ page }) => {
    await page.goto(product)
    await untilLive(page, "product")
    await photoLink(page, "1 z 4").click()
    await expect.poll(() => seen(page)).toEqual(["1 z 4"])
    await page.keyboard.press("End")
    await expect.poll(() => seen(page)).toEqual(["4 z 4"])
    await viewer(page).evaluate((dialog) => {
      if (dialog instanceof HTMLDialogElement) dialog.close()
      dialog.querySelector(".viewer__strip")?.dispatchEvent(new Event("scroll"))
    })
    await expect(page.locator("#photo-4")).toBeInViewport({ ratio: 0.9 })
  })

  test("its buttons do the same, and keep the focus; a press enlarges the photo, another one shows it whole (10.186)", async ({ page }) => {
    await page.goto(product)
    await untilLive(page, "product")
    await photoLink(page, "1 z 4").click()
    const next = page.getByRole("button", { name: "Następne zdjęcie" })
    await next.click()
    await next.click()
    await expect.poll(() => seen(page)).toEqual(["3 z 4"])
    await expect(next).toBeFocused()
    await page.getByRole("button", { name: "Poprzednie zdjęcie" }).click()
    await expect.poll(() => seen(page)).toEqual(["2 z 4"])
    await page.getByRole("button", { name: "Zamknij zdjęcia" }).click()
    await expect(viewer(page)).toBeHidden()

    // a press enlarges around the place that was pressed
    await photoLink(page, "1 z 4").click()
    const photo = page.locator(".viewer__photo").first()
    // the code of the viewer comes with the press, so it opens a moment later
    await expect(photo).toBeVisible()
    const whole = await photo.boundingBox()
    await photo.click({ position: { x: (whole?.width ?? 0) - 40, y: (whole?.height ?? 0) - 40 } })
    const zoom = page.getByRole("button", { name: "Powiększ zdjęcie" })
    await expect(zoom).toHaveAttribute("aria-pressed", "true")
    expect(await zoom.evaluate((button) => getComputedStyle(button, "::before").content)).toMatch(/^"−"/)
    const large = await photo.boundingBox()
    expect(large?.width).toBeGreaterThanOrEqual(1200)
    // the lower right corner came into view: of the left and upper edge much is out of it
    expect(large?.x).toBeLessThan(-200)
    expect(large?.y).toBeLessThan(-200)
    await zoom.click()
    await expect(zoom).toHaveAttribute("aria-pressed", "false")
    expect((await photo.boundingBox())?.width).toBe(whole?.width)
  })

  test("a photo is at most half as wide in the page as its largest file, and the zoom shows it twice as wide (10.380)", async ({
    page,
  }) => {
    await page.goto(product)
    await untilLive(page, "product")
    const inPage = page.locator(".photos__photo").first()
    const widthOf = async (photo: Locator) => (await photo.boundingBox())?.width ?? 0
    const windows = [
      { width: 1920, height: 1080 },
      { width: 1440, height: 900 },
      { width: 979, height: 900 },
      { width: 820, height: 1180 },
      { width: 390, height: 844 },
    ]
    for (const { width, height } of shareOf("zoom of a photo", windows, 2)) {
      await page.setViewportSize({ width, height })
      const small = await widthOf(inPage)
      expect(small).toBeGreaterThan(380)
      expect(small).toBeLessThanOrEqual(600)
      await inPage.click()
      const photo = page.locator(".viewer__photo").first()
      await expect.poll(() => photo.evaluate((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth)).toBe(1200)
      const whole = await widthOf(photo)
      await photo.click()
      const zoomed = await widthOf(photo)
      expect(zoomed).toBeGreaterThanOrEqual(2 * small)
      expect(zoomed).toBeGreaterThan(1.2 * whole)
      await page.keyboard.press("Escape")
    }
  })

  test("a version brings its own photos, and the viewer shows those (10.186, 2.47)", async ({ page }) => {
    await page.goto("/product-pol-547.html")
    await untilLive(page, "product")
    await page.getByRole("group", { name: "Wysokość" }).getByText("wysoka").click()
    await expect(page).toHaveURL(/product-pol-548/)
    await untilLive(page, "product")
    await photoLink(page, "1 z 4").click()
    await expect(page.locator("#photos_viewer")).toBeVisible()
    await expect(page.locator(".viewer__photo").first()).toHaveAttribute("src", /-548_1\.jpg$/)
  })
})

test.describe("on a touch screen", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test("two fingers enlarge a photo, one moves to the next, and the page behind stays where it was (10.186)", async ({ page }) => {
    await page.goto(product)
    await untilLive(page, "product")
    await photoLink(page, "1 z 4").tap()
    await expect.poll(() => seen(page)).toEqual(["1 z 4"])
    const scrolled = await page.evaluate(() => scrollY)
    const touch = await page.context().newCDPSession(page)
    const fingers = async (...steps: readonly (readonly number[])[]) => {
      for (const [at, places] of steps.entries())
        await touch.send("Input.dispatchTouchEvent", {
          type: at === 0 ? "touchStart" : "touchMove",
          touchPoints: places.map((x, id) => ({ x, y: 400, id })),
        })
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
    }
    await fingers(...[320, 290, 260, 230, 200, 170, 140, 110, 80].map((x) => [x]))
    await expect.poll(() => seen(page)).toEqual(["2 z 4"])
    await fingers(...[20, 40, 60, 80, 100, 120, 140].map((apart) => [195 - apart, 195 + apart]))
    await expect.poll(() => page.evaluate(() => visualViewport?.scale ?? 1)).toBeGreaterThan(1.5)
    const inMiddle = () => page.locator(".viewer__strip").evaluate(({ scrollLeft, clientWidth }) => Math.round(scrollLeft / clientWidth))
    expect(await inMiddle()).toBe(1)
    await expect(viewer(page)).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  })
})

test.describe("whose code does not come", () => {
  test.use({ expectedErrors: new RegExp(`${ownPage.source}|gallery-`) })

  test("the photo's link leads to its file (10.186)", async ({ page }) => {
    await page.route("**/gallery-*.js", (route) => route.abort())
    await page.goto(product)
    await untilLive(page, "product")
    await photoLink(page, "1 z 4").click()
    await expect(page).toHaveURL(/-535_1\.jpg$/)
  })
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: ownPage })

  test("the photo's link leads to its file (10.186)", async ({ page }) => {
    await page.goto(product)
    await photoLink(page, "1 z 4").click()
    await expect(page).toHaveURL(/_pl_.*-535_1\.jpg$/)
  })
})
