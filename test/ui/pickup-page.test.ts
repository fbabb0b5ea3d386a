import { expect, test } from "vitest"
import { renderedPage } from "./rendered-page.ts"

test("the buttons of the pickup page stand in the document where scripts run; a search has the focus on its number (18.56, 18.58, 18.66)", async () => {
  const page = await renderedPage("pickup")
  const tools = page.getElementById("pickup_tools")
  expect(tools?.hasAttribute("hidden")).toBe(false)
  expect(tools?.classList.contains("with-script")).toBe(true)
  expect([...(tools?.querySelectorAll("button") ?? [])].map(({ textContent }) => textContent)).toEqual([
    "Użyj mojej lokalizacji",
    "Pokaż na mapie",
  ])
  expect(page.getElementById("pickup_found")?.hasAttribute("autofocus")).toBe(true)
  expect(page.title).toMatch(/^Kraków: \d+ punkt\S* odbioru – /)
})

test("a pickup page that was asked nothing keeps the focus where it is, and its plain title", async () => {
  const page = await renderedPage("pickupStart")
  expect(page.getElementById("pickup_found")?.hasAttribute("autofocus")).toBe(false)
  expect(page.title).toMatch(/^Punkty odbioru – /)
})
