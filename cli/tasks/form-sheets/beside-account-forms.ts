import type { Page } from "playwright"
import { asJustSignedIn, beAClient, byAClient, type PlaceToLookAt } from "./form-to-look-at.ts"
import { firstAccount } from "../scenario-steps.ts"

const passkeys = "/login.php?section=passkeys"
const addresses = "/login.php?section=addresses"
const connections = "/login.php?section=connections"
const rows = (page: Page) => page.locator(".passkey-list__row")

/** The passkeys of a client who signed in just now, with a device that keeps them, which is touched at once, or never. */
const withDevice =
  (isTouched: boolean) =>
  async (page: Page): Promise<void> => {
    const cdp = await page.context().newCDPSession(page)
    await cdp.send("WebAuthn.enable", { enableUI: false })
    await cdp.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: isTouched,
      },
    })
    await byAClient(passkeys)(page)
    await page.locator(".passkey__button").waitFor()
    if ((await page.locator("#passkey_password").count()) === 0) return
    await asJustSignedIn(page)
    await seePasskeys(page)
  }

/** Goes to the passkeys, as far as one more can be saved. */
async function seePasskeys(page: Page): Promise<void> {
  await page.goto(passkeys)
  await page.locator(".passkey__button").waitFor()
}

/** Saves the passkey of a new device. */
async function passkeySaved(page: Page): Promise<void> {
  await withDevice(true)(page)
  await page.locator(".passkey__button").click()
  await page.locator(".notice, .notice-line").first().waitFor()
}

/** At least so many passkeys, each of a device of its own. */
async function passkeysSaved(page: Page, least: number): Promise<void> {
  await withDevice(true)(page)
  for (let saved = await rows(page).count(); saved < least; saved += 1) await passkeySaved(await page.context().newPage())
  await seePasskeys(page)
}

/** As many addresses as a list wants to be seen with. */
async function addressesSaved(page: Page): Promise<void> {
  await beAClient(page)
  await page.goto(addresses)
  if ((await page.locator("main a[href*='edit=']").count()) > 2) return
  for (const street of ["Portowa 7", "Aleja Najświętszej Maryi Panny 112/34"]) {
    await page.goto(`${addresses}&edit=0`)
    await page.waitForLoadState("networkidle")
    for (const [field, text] of [
      ["street", street],
      ["zipcode", "84-150"],
      ["city", "Hel"],
      ["phone", "512 345 678"],
    ])
      await page.locator(`#address_${field}`).fill(text ?? "")
    await page.locator("#account_form [type=submit]").click()
    await page.waitForURL((url) => !url.search.includes("edit="))
  }
}

/** The form of the newest address. */
async function newestAddress(page: Page): Promise<void> {
  await addressesSaved(page)
  await page.locator("main a[href*='edit=']:not([href*='edit=0'])").last().click()
  await page.waitForLoadState("networkidle")
}

/** Saves in another tab what this one has open, and then this one. */
async function quickerTab(page: Page): Promise<void> {
  await newestAddress(page)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.waitForLoadState("networkidle")
  await other.locator("#address_street").fill(`Letnia ${Date.now() % 1000}`)
  await other.locator("#account_form [type=submit]").click()
  await other.waitForURL((url) => !url.search.includes("edit="))
  await page.locator("#address_street").fill("Zimowa 2")
  await page.locator("#account_form [type=submit]").click()
  await page.locator("main [role=region], main section").first().waitFor()
  await page.waitForTimeout(1500)
}

/** Connects the service of the demo shop. */
async function connected(page: Page): Promise<void> {
  await byAClient(connections)(page)
  if ((await page.locator("main a[href*='disconnect=']").count()) > 0) return
  await page.locator("main a.btn[rel=nofollow]").click()
  await page.locator("#email").fill(firstAccount.login)
  await page.locator("button[value=give]").click()
  await page.waitForURL(/section=connections/)
}

/** The session ends while somebody types, and the form comes back after signing in. */
async function sessionEnded(page: Page): Promise<void> {
  await asJustSignedIn(page)
  await page.goto("/login.php?section=data")
  await page.waitForLoadState("networkidle")
  await page.locator("#client_phone").fill("600700800")
  await page.context().clearCookies()
  await page.locator("#account_form [type=submit]").click()
  await page.waitForURL(/signin/)
  await page.waitForLoadState("networkidle")
}

async function filledAgain(page: Page): Promise<void> {
  await sessionEnded(page)
  await page.locator("#user_login").fill(firstAccount.login)
  await page.locator("#user_pass").fill(firstAccount.password)
  await page.keyboard.press("Enter")
  await page.waitForURL(/section=data/)
  await page.waitForLoadState("networkidle")
}

/** What an account shows beside its forms. */
export const besideAccountForms: readonly PlaceToLookAt[] = [
  { name: "overview", steps: [byAClient("/login.php"), byAClient("/login.php?section=points")] },
  { name: "devices", steps: [byAClient("/login.php?section=security"), byAClient("/login.php?section=privacy")] },
  {
    name: "passkeys",
    steps: [
      withDevice(false),
      async (page) => {
        await withDevice(false)(page)
        await page.locator(".passkey__button").click()
        await page.waitForTimeout(800)
      },
      (page) => passkeysSaved(page, 2),
      async (page) => {
        await passkeysSaved(page, 2)
        await page.locator(".passkey-list__row summary").first().click()
        await page.locator(".passkey-list__row summary").last().click()
      },
    ],
  },
  {
    name: "passkey-refused",
    steps: [
      async (page) => {
        await withDevice(false)(page)
        await page.locator(".passkey__button").click()
        await page.getByRole("button", { name: /Anuluj|Cancel/ }).click()
        await page.locator(".passkey [role=alert]").waitFor()
      },
      async (page) => {
        await passkeySaved(page)
        await seePasskeys(page)
        await page.locator(".passkey__button").click()
        await page.waitForTimeout(1500)
      },
    ],
  },
  {
    name: "connections",
    steps: [
      byAClient(connections),
      connected,
      async (page) => {
        await connected(page)
        await page.goto(`${connections}&disconnect=demo`)
      },
    ],
  },
  {
    name: "addresses",
    steps: [
      addressesSaved,
      async (page) => {
        await addressesSaved(page)
        await page.goto(addresses)
        await page.locator("main a[href*='remove=']").last().click()
      },
      quickerTab,
    ],
  },
  { name: "session-ended", steps: [sessionEnded, filledAgain] },
]
