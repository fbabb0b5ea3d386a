import type { Page } from "playwright/test"
import { shareOf } from "./support/share.ts"
import { expect, test } from "./support/shop-test.ts"

test.use({ expectedErrors: /Trusted ?(?:HTML|Script|Type)|status of 404/i })

/** A script of somebody else that wants all strings to pass: by the policy `default`, and without it. */
const outsideScript = (page: Page) =>
  page.evaluate(() => {
    const tried = (what: () => unknown): string => {
      try {
        what()
        return "done"
      } catch (cause) {
        return cause instanceof Error ? cause.name : "thrown"
      }
    }
    const everything = { createHTML: (html: string) => html, createScript: (code: string) => code, createScriptURL: (url: string) => url }
    return [
      tried(() => window.trustedTypes?.createPolicy("default", everything)),
      tried(() => (document.createElement("p").innerHTML = "<img src=/a onerror=alert(1)>")),
      tried(() => (document.createElement("script").src = "https://evil.example/a.js")),
      tried(() => (document.createElement("script").text = "alert(1)")),
    ]
  })

for (const path of shareOf("trusted types", ["/", "/product-pol-501.html", "/basketedit.php", "/signin.php", "/nothing-here"], 2)) {
  test(`on ${path} the policy "default" is taken, lets no string through, and the shop is told`, async ({ page }) => {
    const told: string[] = []
    page.on("request", (request) => told.push(...(/JSerror=(trusted.*)/.exec(request.url())?.slice(1) ?? [])))
    await page.goto(path)
    // it is told from the moment on that the page's own scripts run
    await expect(async () => {
      expect(await outsideScript(page)).toEqual(["TypeError", "TypeError", "TypeError", "TypeError"])
      expect(told.map(decodeURIComponent)).toContain("trusted types: Element innerHTML")
    }).toPass()
  })
}
