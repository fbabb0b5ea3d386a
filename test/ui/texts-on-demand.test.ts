import { afterEach, expect, test } from "vitest"
import type { ShippingPanel } from "../../core/delivery/shipping-panel.ts"
import { pageTexts } from "../../core/texts/page-texts.ts"
import { findIsland } from "../../ui/runtime/islands/island-data.ts"
import type { DeliveryTextKey } from "../../ui/delivery/delivery-texts.ts"
import { renderPage } from "../../ui/server/render-page.tsx"
import { texts as english } from "../../ui/texts/en.ts"
import { loadTexts } from "../../ui/texts/load-texts.ts"
import { onDemandTextKeys } from "../../ui/texts/on-demand-keys.ts"
import { texts as polish } from "../../ui/texts/pl.ts"
import { sampleShipping } from "../support/core/sample-delivery.ts"
import { productModel } from "./page-models.ts"
import { assets } from "./rendered-page.ts"
import { nowMs } from "./samples.ts"

afterEach(() => document.body.replaceChildren())

test.each([
  ["pl", polish],
  ["en", english],
] as const)("the file of a language (%s) has the built-in texts of all islands on demand", (language, texts) => {
  expect(texts).toEqual(Object.fromEntries(onDemandTextKeys.map((key) => [key, pageTexts(language, {}).texts[key]])))
})

test("a page holds of the texts of an island on demand only those that its shop words its own way (1.5)", async () => {
  const sample = productModel()
  const overrides = { "shipping.dialog": "Jak to dojedzie", "shipping.heading": pageTexts("pl", {}).texts["shipping.heading"] }
  const shell = { ...sample.frame.shell, overrides }
  const model = { ...sample, frame: { ...sample.frame, shell }, shipping: sampleShipping() }
  const url = new URL("https://shop.example/x")
  const html = renderPage({ model, url, language: "pl", nonce: "n", nowMs, assets, recording: null })
  document.body.innerHTML = new DOMParser().parseFromString(html, "text/html").body.innerHTML
  const written = findIsland<ShippingPanel, DeliveryTextKey>("shipping")
  expect(written?.data.texts).toEqual({ language: "pl", texts: { "shipping.dialog": "Jak to dojedzie" } })
  expect(written?.container.textContent).toContain("Jak to dojedzie")
  const found = findIsland<ShippingPanel, DeliveryTextKey>("shipping", await loadTexts("shipping"))
  expect(found?.data.texts.texts).toEqual({ ...polish, "shipping.dialog": "Jak to dojedzie" })
})
