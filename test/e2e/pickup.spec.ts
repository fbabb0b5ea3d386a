import type { Page } from "playwright/test"
import { axeFaults } from "./support/axe.ts"
import { untilPickupToolsLive } from "./support/pickup-tools.ts"
import { screensOf } from "./support/screens.ts"
import { shareOf } from "./support/share.ts"
import { expect, test } from "./support/shop-test.ts"

const address = (page: Page) => page.getByLabel("Miejscowość, ulica lub kod pocztowy")
const points = (page: Page) => page.getByRole("radio")
const choose = (page: Page) => page.getByRole("button", { name: "Wybierz ten punkt" })

for (const { name, viewport } of screensOf("pickup")) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test("a point is found by its address and chosen by keyboard alone, and told beside the delivery (18.50, 18.54)", async ({ page }) => {
      await page.goto("/pickup-sites.php?product=501")
      expect(await axeFaults(page)).toEqual([])
      await address(page).focus()
      await page.keyboard.type("Kraków dlug")
      await page.keyboard.press("Enter")
      await expect(page.getByRole("heading", { level: 2, name: /^\d+ punkt\S* odbioru$/ })).toBeFocused()
      await expect(points(page).first()).toHaveAccessibleName(/Długa \d+, 30-\d{3} Kraków$/)
      expect(await axeFaults(page)).toEqual([])
      await points(page).first().focus()
      await page.keyboard.press("ArrowDown")
      await expect(points(page).nth(1)).toBeChecked()
      await page.keyboard.press("Enter")
      await expect(page.getByRole("status").filter({ hasText: "Wybrany punkt odbioru" })).toBeFocused()
      await expect(points(page).nth(1)).toBeChecked()
      expect(await axeFaults(page)).toEqual([])
      await page.getByRole("link", { name: "Wróć do produktu" }).press("Enter")
      await expect(page.locator("#projector_shipping_dialog")).toContainText(/Twój punkt odbioru.*Długa \d+, 30-\d{3} Kraków/)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    })
  })
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the delivery dialog leads to the points; search, pages, choice and its end work by links and forms (10.260, 10.261)", async ({
    page,
  }) => {
    await page.goto("/product-pol-501.html#shipping_info")
    await page.getByRole("link", { name: "Wybierz punkt odbioru" }).click()
    await expect(page).toHaveURL(/\/pickup-sites\.php\?product=501$/)
    await address(page).fill("warszawa")
    await page.getByRole("main").getByRole("button", { name: "Szukaj" }).click()
    await expect(points(page)).toHaveCount(20)
    await page.getByRole("navigation", { name: "Strony" }).getByRole("link", { name: "2" }).first().click()
    await expect(page).toHaveURL(/counter=1/)
    const second = await points(page).nth(1).getAttribute("value")
    await points(page).nth(1).check()
    await choose(page).click()
    await expect(page.getByText(/^Wybrany punkt odbioru: /)).toBeVisible()
    await expect(page).toHaveURL(/counter=1/)
    await expect(page.locator(`#pickup_point_${second}`)).toBeChecked()
    await page.getByRole("link", { name: "Wróć do produktu" }).click()
    await expect(page.locator("#projector_shipping_dialog")).toContainText("Twój punkt odbioru")
    await page.goto("/pickup-sites.php")
    await page.getByRole("button", { name: "Usuń wybór" }).click()
    await expect(page.getByText("Punkt odbioru nie jest już wybrany.")).toBeVisible()
    await expect(page.getByRole("heading", { name: "Twój punkt odbioru" })).toHaveCount(0)
  })

  test("a position in the address lists the nearest points with their distance; where nothing is found the page says what to do (8.69, 18.51, 18.53)", async ({
    page,
  }) => {
    await page.goto("/pickup-sites.php?pickup_lat=50.061&pickup_lon=19.937")
    await expect(points(page)).toHaveCount(20)
    await expect(points(page).first()).toHaveAccessibleDescription(/^\d+ m stąd · teraz (?:otwarte|nieczynne)/)
    await page.goto("/pickup-sites.php?pickup_text=Nibylandia")
    await expect(page.getByRole("heading", { name: "Brak punktów odbioru. Sprawdź inny adres." })).toBeVisible()
    await expect(points(page)).toHaveCount(0)
    await expect(address(page)).toHaveValue("Nibylandia")
  })
})

const map = (page: Page) => page.getByRole("group", { name: "Mapa punktów odbioru" })
const status = (page: Page) => page.locator("#pickup_status")

/** Names of markers that the list does not have. */
const orphans = (page: Page) =>
  page.evaluate(() => {
    const listed = new Set([...document.querySelectorAll("#pickup_list label")].map(({ textContent }) => textContent))
    return [...document.querySelectorAll(".pickup-map__marker")]
      .map((marker) => marker.getAttribute("aria-label"))
      .filter((name) => name === null || !listed.has(name))
  })

for (const { name, viewport } of screensOf("pickup map", ["desktop", "phone"])) {
  test.describe(`the map on a ${name}`, () => {
    test.use({ viewport })

    test("is opened, moved and used by keyboard alone; every marker stands in the list (10.982, 18.56, 18.57, 18.59)", async ({ page }) => {
      await page.goto("/pickup-sites.php?pickup_text=Hel&product=501")
      await untilPickupToolsLive(page)
      if (name === "phone") {
        await page.getByRole("button", { name: "Pokaż na mapie" }).focus()
        await page.keyboard.press("Enter")
      }
      await expect(map(page)).toBeVisible()
      await expect(page.getByRole("button", { name: "Ukryj mapę" })).toHaveAttribute("aria-expanded", "true")
      await expect(page.locator(".leaflet-tile-loaded").first()).toBeVisible()
      await expect(map(page).getByRole("button").first()).toBeVisible()
      expect(await orphans(page)).toEqual([])
      expect(await axeFaults(page)).toEqual([])
      // what was searched for stays until the map is moved
      await expect(page.locator("#pickup_found")).toHaveText(/^\d+ punkt\S* odbioru$/)
      await page.getByRole("button", { name: "Przybliż mapę" }).press("Enter")
      await expect(status(page)).toHaveText(/^Punktów\sw\stej\sczęści mapy: \d+\. Na\sliście: \d+, od\sśrodka mapy\.$/)
      await expect(page.locator("#pickup_found")).toHaveText(/^\d+ punkt\S*\sz\stej\sczęści mapy$/)
      const marker = page.locator(".pickup-map__marker").first()
      await expect(marker).toBeVisible()
      const point = await marker.getAttribute("aria-label")
      await marker.focus()
      await page.keyboard.press("Enter")
      await expect(page.getByRole("radio", { checked: true })).toBeFocused()
      await expect(page.getByRole("radio", { checked: true })).toHaveAccessibleName(point ?? "")
      await expect(page.locator('.pickup-map__marker[aria-pressed="true"]')).toHaveAccessibleName(point ?? "")
      await map(page).focus()
      const before = await status(page).textContent()
      // as far as to clusters whose number is shortened
      for (let press = 0; press < 9; press += 1) await page.keyboard.press("-")
      await expect(status(page)).not.toHaveText(before ?? "")
      await expect(
        map(page)
          .getByRole("button", { name: /^\d\S*k: \d+ punkt/ })
          .first(),
      ).toBeVisible()
      await expect.poll(() => orphans(page)).toEqual([])
      expect(await axeFaults(page)).toEqual([])
    })
  })
}

test("where the position is refused the page says so, and the address remains (8.70, 18.58)", async ({ page, context }) => {
  // refused at once: a question that nobody answers may stand for as long as a busy browser likes
  await context.grantPermissions([])
  await page.goto("/pickup-sites.php")
  await untilPickupToolsLive(page)
  await page.getByRole("button", { name: "Użyj mojej lokalizacji" }).click()
  await expect(status(page)).toHaveText(
    "Nie udzielono zgody na dostęp do lokalizacji. Zmień to w ustawieniach przeglądarki lub wpisz adres.",
  )
  await expect(address(page)).toBeEnabled()
})

for (const { why, code, words } of shareOf("positions", [
  { why: "cannot be found (8.71)", code: 2, words: "Nie udało się ustalić Twojej lokalizacji. Wpisz adres." },
  { why: "is not found in time (8.72)", code: 3, words: "Ustalanie lokalizacji trwa zbyt długo. Spróbuj ponownie lub wpisz adres." },
  { why: "is nothing that the browser tells (8.73)", code: null, words: "Ta przeglądarka nie udostępnia lokalizacji. Wpisz adres." },
])) {
  test(`where the position ${why}, the page says so, and points are found by address (18.58)`, async ({ page }) => {
    // the browser's own failures cannot be ordered from outside
    await page.addInitScript((failure) => {
      const geolocation =
        failure === null
          ? undefined
          : { getCurrentPosition: (_: unknown, failed: (error: { readonly code: number }) => void) => failed({ code: failure }) }
      Object.defineProperty(Navigator.prototype, "geolocation", { get: () => geolocation })
    }, code)
    await page.goto("/pickup-sites.php")
    await untilPickupToolsLive(page)
    await page.getByRole("button", { name: "Użyj mojej lokalizacji" }).click()
    await expect(status(page)).toHaveText(words)
    await expect(status(page)).toHaveRole("status")
    await address(page).fill("Hel")
    await address(page).press("Enter")
    await expect(points(page).first()).toBeVisible()
  })
}

test.describe("where the position is told", () => {
  test.use({ geolocation: { latitude: 50.0614349, longitude: 19.9365776 }, permissions: ["geolocation"] })

  test("the nearest points are listed, and the address tells no more of it than is needed (18.51, 18.58)", async ({ page }) => {
    await page.goto("/pickup-sites.php?product=501")
    await untilPickupToolsLive(page)
    await page.getByRole("button", { name: "Użyj mojej lokalizacji" }).click()
    await expect(page).toHaveURL(/pickup_lat=50\.061&pickup_lon=19\.937&product=501$/)
    await expect(points(page)).toHaveCount(20)
    await expect(points(page).first()).toHaveAccessibleDescription(/ m stąd/)
  })
})

const pickup = (page: Page) => page.getByRole("region", { name: /^(?:Twój punkt odbioru|Odbiór w punkcie)$/ })
const summary = (page: Page) => page.getByRole("complementary", { name: "Podsumowanie" })

for (const javaScriptEnabled of shareOf("the cart and its pickup point", [true, false])) {
  test.describe(`the cart ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled })

    test("leads to the points, has the chosen one with its address and cost, and takes it off (18.60, 18.61)", async ({ page }) => {
      await page.goto("/product-pol-501.html")
      await page.getByRole("button", { name: "Dodaj do koszyka" }).first().click()
      await expect(page).toHaveURL(/basketedit/)
      await pickup(page).getByRole("link", { name: "Wybierz punkt odbioru" }).click()
      await address(page).fill("Kraków dlug")
      await page.getByRole("main").getByRole("button", { name: "Szukaj" }).click()
      await expect(points(page).first()).toHaveAccessibleName(/Długa \d+, 30-\d{3} Kraków$/)
      await points(page).first().check()
      const name = (await page.locator("#pickup_list label strong").first().textContent()) ?? ""
      await choose(page).click()
      await page.getByRole("link", { name: "Przejdź do koszyka" }).first().click()
      await expect(pickup(page)).toContainText(new RegExp(`${name}\\s*Długa \\d+, 30-\\d{3} Kraków`))
      await expect(summary(page)).toContainText(`do punktu ${name}`)
      if (javaScriptEnabled) expect(await axeFaults(page)).toEqual([])
      await expect(pickup(page).getByRole("link", { name: "Zmień punkt odbioru" })).toHaveAttribute("href", "/pickup-sites.php")
      await pickup(page).getByRole("button", { name: "Usuń wybór" }).click()
      await expect(page).toHaveURL(/basketedit/)
      await expect(page.getByText("Punkt odbioru nie jest już wybrany.")).toBeVisible()
      await expect(pickup(page)).toContainText("Paczkę możesz odebrać w automacie lub punkcie blisko siebie.")
      await expect(summary(page)).not.toContainText("do punktu")
    })
  })
}
