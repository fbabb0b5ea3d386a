import type { CDPSession, Page } from "playwright/test"
import { axeFaults } from "./support/axe.ts"
import { expect, test } from "./support/shop-test.ts"

/** A device inside the browser, as its DevTools play one. */
interface Device {
  readonly id: string
  /** somebody touches it, or nobody does */
  readonly touch: (isTouched: boolean) => Promise<void>
  /** it knows who touches it, or does not */
  readonly verify: (isVerified: boolean) => Promise<void>
  readonly remove: () => Promise<void>
}

async function addDevice(cdp: CDPSession): Promise<Device> {
  const { authenticatorId: id } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  })
  return {
    id,
    touch: async (enabled) => void (await cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId: id, enabled })),
    verify: async (isUserVerified) => void (await cdp.send("WebAuthn.setUserVerified", { authenticatorId: id, isUserVerified })),
    remove: async () => void (await cdp.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId: id })),
  }
}

const save = (page: Page) => page.getByRole("button", { name: "Zapisz klucz dostępu" })
const use = (page: Page) => page.getByRole("button", { name: "Zaloguj się kluczem dostępu" })
const alert = (page: Page) => page.locator(".passkey [role=alert]")

async function signInWithPassword(page: Page): Promise<void> {
  await page.getByLabel("Login lub e-mail").fill("anna@example.com")
  await page.getByLabel("Hasło").fill("Pracownia-Anna-24")
  await page.getByRole("button", { name: "Zaloguj się", exact: true }).click()
}

test("a passkey is saved, signs in by the button and by the offer, and each way in which it does not ends in words (10.650 to 10.661, 10.974, 20.12 to 20.14)", async ({
  page,
  context,
  shop,
}) => {
  const named = shop.origin.replace("127.0.0.1", "localhost")
  const cdp = await context.newCDPSession(page)
  await cdp.send("WebAuthn.enable", { enableUI: false })
  const device = await addDevice(cdp)

  await test.step("under an IP address the page says why there is no button, and leads to a name (20.19, 20.20)", async () => {
    await page.goto("/signin.php")
    await expect(page.locator(".passkey")).toContainText("Klucze dostępu nie działają pod adresem IP.")
    await expect(use(page)).toHaveCount(0)
    await page.getByRole("link", { name: /^Otwórz sklep pod adresem/ }).click()
    await expect(page).toHaveURL(`${named}/signin.php`)
    await expect(use(page)).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
  })

  await test.step("on a phone the button comes into the room between two parts of the page: it moves nothing, and without it there is no hole (10.974)", async () => {
    const size = page.viewportSize() ?? { width: 1280, height: 720 }
    await page.setViewportSize({ width: 390, height: 844 })
    let letScriptsCome = () => {}
    const scripts = new Promise<void>((resolve) => (letScriptsCome = resolve))
    await page.route("**/*.js", (route) => scripts.then(() => route.continue()))
    await page.goto(`${named}/signin.php`)
    const boxOf = async (selector: string) => (await page.locator(selector).last().boundingBox()) ?? { y: Number.NaN, height: Number.NaN }
    const next = await boxOf("#signin-form_box_right")
    const before = await boxOf("#signin-form_box_left :is(.sign-in__ways, .login-ways)")
    await expect(use(page)).toHaveCount(0)
    letScriptsCome()
    await expect(use(page)).toBeVisible()
    const button = await boxOf(".passkey__button")
    expect((await boxOf("#signin-form_box_right")).y).toBe(next.y)
    expect(next.y - (button.y + button.height)).toBeGreaterThanOrEqual(16)
    expect(next.y - (before.y + before.height)).toBeLessThanOrEqual(96)
    await page.unroute("**/*.js")
    await page.setViewportSize(size)
  })

  await test.step("a device without this shop's passkey, and nobody who touches it: cancelled (20.13)", async () => {
    await use(page).click()
    await page.getByRole("button", { name: "Anuluj" }).click()
    await expect(alert(page)).toHaveText("Anulowano użycie klucza dostępu. Możesz spróbować ponownie.")
    await expect(page.getByLabel("Hasło")).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
  })

  await test.step("who has signed in just now saves one by a press; the line and the list say so (10.654, 10.655, 10.659, 20.26)", async () => {
    await signInWithPassword(page)
    await page.getByRole("link", { name: "Klucze dostępu" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Klucze dostępu")
    await device.verify(false)
    await device.touch(true)
    await save(page).click()
    // verification off: the device does not say who touches it
    await expect(alert(page)).toHaveText(/Anulowano użycie|Urządzenie odmówiło/)
    await device.verify(true)
    await save(page).click()
    await expect(page.locator(".passkey-list__row")).toHaveCount(1)
    await expect(page.locator("#content, .notice, body").first()).toContainText("Klucz dostępu")
    await expect(page.getByText("Klucz dostępu został zapisany. Wysłaliśmy Ci też wiadomość.")).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    // the same device is told that it has one already
    await save(page).click()
    await expect(alert(page)).toHaveText(/^To\surządzenie ma już klucz dostępu do\sTwojego konta\./)
  })

  await test.step("it is renamed (10.657)", async () => {
    await page.locator(".passkey-list__row summary").first().click()
    expect(await axeFaults(page, "main")).toEqual([])
    await page.getByLabel("Nazwa").fill("Laptop w pracowni")
    await page.getByRole("button", { name: "Zapisz nazwę" }).click()
    await expect(page.locator(".passkey-list__name")).toHaveText("Laptop w pracowni")
  })

  await test.step("the button signs in, and leads to where it was started (10.652)", async () => {
    await device.touch(false)
    await page.getByRole("link", { name: "Wyloguj się" }).first().click()
    await page.goto(`${named}/signin.php?return=%2Fbasketedit.php`)
    await use(page).click()
    await expect(page.getByRole("button", { name: "Czekamy na Twoje urządzenie…" })).toBeVisible()
    await device.touch(true)
    await expect(page).toHaveURL(/basketedit\.php/)
    await page.goto(`${named}/login.php?section=passkeys`)
    await expect(page.locator(".passkey-list__facts")).toContainText("Ostatnio użyty")
  })

  await test.step("the offer beside the field signs in without the button (20.30, 20.32)", async () => {
    await page.getByRole("link", { name: "Wyloguj się" }).first().click()
    await page.goto(`${named}/signin.php`)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Twoje konto: Anna/)
  })

  await test.step("a dialog that nobody answers ends by its own time (20.13)", async () => {
    await page.getByRole("link", { name: "Wyloguj się" }).first().click()
    await device.touch(false)
    await page.route("**/webAuthn/generateLoginRequest.php*", async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll("300000", "500") })
    })
    await page.goto(`${named}/signin.php`)
    await use(page).click()
    // nobody touches the device
    await expect(alert(page)).toHaveText("Anulowano użycie klucza dostępu. Możesz spróbować ponownie.")
    // an offer that ended as soon may be renewing its challenge
    await page.unrouteAll({ behavior: "wait" })
  })

  await test.step("a service that does not answer, or with nothing, is told with its address or in its words (8.48, 8.50)", async () => {
    await device.touch(false)
    await page.goto(`${named}/signin.php`)
    await expect(use(page)).toBeVisible()
    await page.route("**/webAuthn/generateLoginRequest.php*", (route) => route.fulfill({ status: 200, body: "" }))
    await use(page).click()
    await expect(alert(page)).toHaveText("Nie udało się pobrać danych.")
    await page.unroute("**/webAuthn/generateLoginRequest.php*")
    await page.route("**/webAuthn/login.php*", (route) => route.fulfill({ status: 200, body: '{"status":"error"}' }))
    await use(page).click()
    await device.touch(true)
    await expect(alert(page)).toHaveText("Wystąpił nieznany błąd.")
    await page.unroute("**/webAuthn/login.php*")
  })

  await test.step("a challenge that is over, because it was used or took too long, ends in the shop's words, with the password beside them (9.160, 11.482)", async () => {
    await device.touch(false)
    let first: string | null = null
    await page.route("**/webAuthn/generateLoginRequest.php*", async (route) => {
      const response = await route.fetch()
      first ??= await response.text()
      await route.fulfill({ response, body: first })
    })
    const press = async () => {
      await page.goto(`${named}/signin.php`)
      await use(page).click()
      await device.touch(true)
    }
    await press()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Twoje konto: Anna/)
    await device.touch(false)
    await page.getByRole("link", { name: "Wyloguj się" }).first().click()
    await press()
    await expect(alert(page)).toHaveText("Minęło za dużo czasu i prośba o klucz dostępu wygasła. Spróbuj ponownie albo zaloguj się hasłem.")
    await expect(page.getByLabel("Hasło")).toBeVisible()
    await page.unrouteAll({ behavior: "wait" })
  })

  await test.step("an offer that stands has a new challenge before the five minutes of its own are over (9.160, 20.30)", async () => {
    await device.touch(false)
    const later = await context.newPage()
    const waiting = await context.newCDPSession(later)
    await waiting.send("WebAuthn.enable", { enableUI: false })
    await addDevice(waiting)
    await later.clock.install()
    let challenges = 0
    later.on("request", (request) => (challenges += request.url().includes("generateLoginRequest") ? 1 : 0))
    await later.goto(`${named}/signin.php`)
    await expect(use(later)).toBeVisible()
    await expect.poll(() => challenges).toBe(1)
    await later.clock.fastForward(220_000)
    await expect(use(later)).toBeVisible()
    expect(challenges).toBe(1)
    await later.clock.fastForward(10_000)
    await expect.poll(() => challenges).toBe(2)
    await later.close()
  })

  await test.step("one that was removed at the shop is not known, and the password is beside it (20.29)", async () => {
    await device.touch(false)
    await page.goto(`${named}/signin.php`)
    await expect(use(page)).toBeVisible()
    await signInWithPassword(page)
    await page.getByRole("link", { name: "Klucze dostępu" }).click()
    await page.locator(".passkey-list__row summary").nth(1).click()
    await page.getByRole("button", { name: "Usuń klucz" }).click()
    await expect(page.getByText("Klucz dostępu został usunięty. Wysłaliśmy Ci też wiadomość.")).toBeVisible()
    await expect(page.getByText("Nie masz jeszcze żadnego klucza dostępu.")).toBeVisible()
    await page.getByRole("link", { name: "Wyloguj się" }).first().click()
    await page.goto(`${named}/signin.php`)
    await use(page).click()
    await device.touch(true)
    await expect(alert(page)).toHaveText("Nie znamy tego klucza dostępu, bo został usunięty z konta. Zaloguj się hasłem.")
    await expect(page.getByLabel("Hasło")).toBeVisible()
  })
  await device.remove()

  await test.step("another device, which has none of this shop's passkeys, ends in words as well, however often it is touched (20.13)", async () => {
    const other = await addDevice(cdp)
    await page.goto(`${named}/signin.php`)
    await use(page).click()
    await other.touch(true)
    await expect(alert(page)).toHaveText("Anulowano użycie klucza dostępu. Możesz spróbować ponownie.")
    await expect(page.getByLabel("Hasło")).toBeVisible()
    await other.remove()
  })
})
