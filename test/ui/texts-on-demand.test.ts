import { afterEach, expect, test } from "vitest"
import type { ShippingPanel } from "../../core/delivery/shipping-panel.ts"
import type { TextKey } from "../../core/texts/texts.ts"
import { pageTexts } from "../../core/texts/page-texts.ts"
import { findIsland } from "../../ui/runtime/islands/island-data.ts"
import type { DeliveryTextKey } from "../../ui/delivery/delivery-texts.ts"
import { renderPage } from "../../ui/server/render-page.tsx"
import { texts as english } from "../../ui/texts/en.ts"
import { loadTexts } from "../../ui/texts/load-texts.ts"
import { onDemandTextKeys } from "../../ui/texts/on-demand-keys.ts"
import { texts as polish } from "../../ui/texts/pl.ts"
import { sampleShipping } from "../support/core/sample-delivery.ts"
import { clientModel } from "./client-models.ts"
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

test("the form of registration has the shop's own words of its calendar, no built-in one of them, and older sentences in place of ours (1.5)", () => {
  const sample = clientModel("register")
  const overrides = { "calendar.month11": "Jedenasty", "form.empty": "Proszę uzupełnić to pole" }
  const model = { ...sample, frame: { ...sample.frame, shell: { ...sample.frame.shell, overrides } } }
  const textsOf = (shown: typeof sample) => {
    const url = new URL("https://shop.example/client-new.php?register")
    const html = renderPage({ model: shown, url, language: "pl", nonce: "n", nowMs, assets, recording: null })
    document.body.innerHTML = new DOMParser().parseFromString(html, "text/html").body.innerHTML
    return findIsland<unknown, TextKey>("client")?.data.texts.texts
  }
  const worded = textsOf(model)
  expect(Object.keys(worded ?? {}).filter((key) => key.startsWith("calendar."))).toEqual(["calendar.open", "calendar.month11"])
  expect(worded?.["calendar.month11"]).toBe("Jedenasty")
  expect(worded?.["form.empty"]).toContain("uzupełnić")
  expect(Object.keys(textsOf(sample) ?? {}).filter((key) => key.startsWith("calendar."))).toEqual(["calendar.open"])
})
