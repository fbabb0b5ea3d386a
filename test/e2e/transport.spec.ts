import { expect, test, untilLive } from "./support/shop-test.ts"

test("a page visited again is not sent again, and its scripts run each time", async ({ page }) => {
  const nonces: string[] = []
  for (let visit = 0; visit < 3; visit += 1) {
    await page.goto("/product-pol-535.html")
    await untilLive(page, "product")
    nonces.push(
      await page
        .locator("script[nonce][data-files]")
        .first()
        .evaluate((script) => (script instanceof HTMLElement ? (script.nonce ?? "") : "")),
    )
  }
  // the first visit sets the language's cookie; from then on the same copy is shown, whose nonce its own policy knows
  expect(nonces[2]).toBe(nonces[1])
})

test("every answer carries the security headers", async ({ request }) => {
  for (const address of [
    "/",
    "/product-pol-501.html",
    "/no-such-page",
    "/healthz",
    "/graphql/v1/",
    "/ajax/projector.php?product=501&get=sizes",
  ]) {
    const response = await request.get(address)
    const headers = response.headers()
    expect(headers["x-content-type-options"], address).toBe("nosniff")
    expect(headers["referrer-policy"], address).toBe("strict-origin-when-cross-origin")
    expect(headers["content-security-policy"], address).toMatch(/base-uri 'none'.*frame-ancestors 'none'/)
    expect(headers["content-security-policy"], address).not.toMatch(/unsafe-(inline|eval)/)
  }
})

test("two pages have different nonces", async ({ request }) => {
  const nonce = async () => /nonce-([\w+/=-]+)/.exec((await request.get("/")).headers()["content-security-policy"] ?? "")?.[1]
  expect(await nonce()).not.toBe(await nonce())
})

test("built files are kept for a year, pages are asked for again", async ({ page, request }) => {
  await page.goto("/")
  const style = await page.locator('link[rel="stylesheet"]').first().getAttribute("href")
  expect((await request.get(style ?? "")).headers()["cache-control"]).toMatch(/immutable/)
  expect((await request.get("/")).headers()["cache-control"]).toBe("private, no-cache")
})

test("a post from a foreign page is refused, and nothing is bought", async ({ request }) => {
  const response = await request.post("/basketchange.php", {
    headers: { origin: "https://evil.example" },
    form: { product: "501", size: "uniw", number: "1", mode: "1" },
    maxRedirects: 0,
  })
  expect(response.status()).toBe(403)
})

test("health says ok", async ({ request }) => {
  expect(await (await request.get("/healthz")).json()).toMatchObject({ status: "ok" })
})
