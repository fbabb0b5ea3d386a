import { spawn } from "node:child_process"
import { createInterface } from "node:readline"
import { text } from "node:stream/consumers"
import { projectFolder } from "../../cli/project.ts"
import { type PlatformFault, withFaults } from "../../fixtures/platform-shop/platform-faults.ts"
import { platformShop } from "../../fixtures/platform-shop/platform-shop.ts"
import { stopServer } from "../../adapters/node/stop-server.ts"
import { openListener } from "../support/server/open-listener.ts"
import { startShopServer } from "./support/shop-server.ts"
import { expect, test } from "./support/shop-test.ts"

test("with half of the visitors one stays on a side; basket and sign-in cross both ways, and where ours fails the shop's own page stands (10.1050, 10.1051, 10.1053, 10.1054, 10.1056)", async ({
  page,
  context,
  request,
}) => {
  const faults: PlatformFault[] = []
  const waiting: (() => void)[] = []
  const shop = await openListener(
    withFaults(platformShop({ theme: "current" }), faults, () => new Promise((resolve) => void waiting.push(() => resolve(undefined)))),
  )
  const front = await startShopServer({ environment: { SHOP_ORIGIN: shop.origin, SHARE: "50%", FALLBACK_AFTER: "300" } })
  const { origin } = front
  const ours = page.locator("[id^=island_]").first()
  const isOurs = async (path: string): Promise<boolean> => {
    await page.goto(origin + path)
    return (await ours.count()) > 0
  }
  const onSide = (place: string) => context.addCookies([{ name: "witryna_share", value: place, url: origin }])
  try {
    const first = await isOurs("/")
    for (const path of ["/pol_m_Ogrod-10.html", "/", "/search.php?text=kubek"]) expect([path, await isOurs(path)]).toEqual([path, first])

    await onSide("0")
    expect(await isOurs("/pol_m_Ogrod-10.html")).toBe(true)
    await page.locator('#search a[href^="/product-pol-201"]').last().click()
    await page.locator("#projector_button_basket").click()
    await expect(page).toHaveURL(/basketedit/)
    await onSide("9999")
    expect(await isOurs("/basketedit.php")).toBe(false)
    await expect(page.locator(".basket__block[data-product-id='201']")).toHaveCount(1)
    await page.goto(`${origin}/signin.php`)
    await page.locator("#user_login").fill("ewa")
    await page.locator("#user_pass").fill("Jablonka77")
    await page.locator(".signin_button").click()
    await expect(page.locator(".logout_link")).toBeVisible()
    await onSide("0")
    expect(await isOurs("/")).toBe(true)
    await expect(page.locator("header a[href*='operation=logout']")).toHaveCount(1)
    await expect(page.locator("#menu_basket > a > span").first()).toHaveText("1")

    // failing, lying, and too slow
    const product = "/product-pol-201"
    faults.push({ at: /^\/graphql\//, does: "fail", status: 500 })
    expect(await isOurs("/product-pol-202")).toBe(false)
    await expect(page.locator("#projector_form")).toHaveCount(1)
    faults.splice(0, 1, { at: /^\/product-/, does: "liePrices" })
    expect(await isOurs(product)).toBe(true)
    await expect(page.locator("#projector_price_value")).toContainText("89,00")
    faults.splice(0, 1, { at: /^\/graphql\//, does: "slow", ms: 60_000 })
    expect(await isOurs(product)).toBe(false)
    await expect(page.locator("h1")).toContainText("Sekator")
    faults.length = 0

    const crawler = await request.get(`${origin}/`, { headers: { "user-agent": "Googlebot/2.1", cookie: "witryna_share=0" } })
    expect([crawler.headers()["set-cookie"]?.includes("witryna_share") ?? false, (await crawler.text()).includes('id="island_')]).toEqual([
      false,
      false,
    ])
    await page.goto("about:blank")
  } finally {
    for (const go of waiting) go()
    await front.stop()
    await stopServer(shop.server)
  }
})

test("Ctrl+C ends a comparison before its next page: what was compared is printed, says that it is partial, and ends with 1 (10.1048)", async () => {
  const [reached, held] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
  const own = platformShop({ theme: "current" })
  const shop = await openListener(async (request) => {
    // the first product is asked for after home page and lists
    if (new URL(request.url).pathname.startsWith("/product-")) {
      reached.resolve(undefined)
      await held.promise
    }
    return own(request)
  })
  const words = ["cli/witryna.mjs", "compare", shop.origin, "--pages", "12", "--pause", "0", "--json"]
  const command = spawn(process.execPath, words, { cwd: projectFolder, stdio: ["ignore", "pipe", "pipe"] })
  const ended = new Promise<number | null>((resolve) => void command.on("close", resolve))
  const printed = text(command.stdout)
  createInterface({ input: command.stderr }).on("line", (line) => void (line.startsWith("Stopping:") && held.resolve(undefined)))
  try {
    await reached.promise
    command.kill("SIGINT")
    expect(await ended).toBe(1)
    const { exitCode, message, data } = JSON.parse(await printed)
    expect([exitCode, message, data.found > 12]).toEqual([1, expect.stringContaining("It is partial: it was stopped:"), true])
    expect(data.ended).toMatch(/^it was stopped: \d+ of 12 pages/)
    expect(data.pages.map(({ address }: { readonly address: string }) => address)).toContain("/")
    expect(data.pages.length).toBeLessThan(12)
  } finally {
    held.resolve(undefined)
    command.kill()
    await stopServer(shop.server)
  }
})
