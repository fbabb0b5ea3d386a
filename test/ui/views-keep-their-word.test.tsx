import { fireEvent } from "@testing-library/react"
import { expect, test } from "vitest"
import { bareOfFront } from "../../core/front/page-front.ts"
import { renderPage } from "../../ui/server/render-page.tsx"
import { pageModels } from "./page-models.ts"
import { assets, nonce, renderedPage } from "./rendered-page.ts"
import { runningForm } from "./running-form.tsx"
import { nowMs, shirt } from "./samples.ts"

// What a page promises in an attribute that nobody sees on a screenshot: `npm run planted` breaks each of these once.

const found = async (page: string, selector: string) => (await renderedPage(page)).querySelectorAll(selector).length

test("a new price is said by a screen reader, and said to be on its way (19.61)", async () => {
  expect(await found("product", "#projector_form .projector_prices__price_wrapper[aria-live=polite][aria-busy=false]")).toBe(1)
})

test("a price before the reduction and a saving stand only where there is one", async () => {
  expect(await found("productNoPrice", "#projector_price_maxprice[hidden]")).toBe(1)
  expect(await found("productNoPrice", "#projector_price_yousave[hidden]")).toBe(1)
  expect(await found("productNoPrice", "#projector_price_maxprice:not([hidden])")).toBe(0)
})

test("each row of the cart posts a quantity of its own, and minus is off at the least (10.168)", async () => {
  const page = await renderedPage("cart")
  const names = [...page.querySelectorAll("#Basket .quantity__input")].map((field) => field.getAttribute("name"))
  expect(names).toEqual(["number[0]", "number[1]"])
  const minus = [...page.querySelectorAll("#Basket .quantity__del")].map((button) => button.hasAttribute("disabled"))
  // one shirt, two mugs
  expect(minus).toEqual([true, false])
})

test("one size is posted without scripts: by the drop-down where there is one, by the field where sizes are links (10.93)", async () => {
  expect(await found("productManySizes", "#projector_form select[name=size]")).toBe(1)
  expect(await found("productManySizes", "#projector_size_hidden[disabled]")).toBe(1)
  expect(await found("productChosen", "#projector_size_hidden:not([disabled])[value=M]")).toBe(1)
  expect(await found("productChosen", "#projector_form select[name=size]")).toBe(0)
})

test("what is asked about a product is posted and stands in no address", async () => {
  const page = await renderedPage("review")
  const forms = [...page.querySelectorAll("#content form")]
  expect(forms.length).toBeGreaterThan(0)
  for (const form of forms) expect(form.getAttribute("method"), form.id).toBe("post")
})

test.each(["review", "signIn"])("each field of %s has a label that leads to it", async (name) => {
  const page = await renderedPage(name)
  const fields = [...page.querySelectorAll("#content form :is(input:not([type=hidden], [type=radio], [type=checkbox]), textarea, select)")]
  expect(fields.length).toBeGreaterThan(1)
  for (const field of fields) expect(page.querySelector(`label[for="${field.id}"]`)?.textContent?.trim(), field.id).toMatch(/\w/)
})

test("availability is said in words", async () => {
  expect((await renderedPage("product")).querySelector("#projector_status_description")?.textContent).toBe("Produkt dostępny")
})

test("a press on add is judged by the machine before anything leaves the page (4.39)", () => {
  const { container } = runningForm(shirt)
  const form = container.querySelector("#projector_form")
  if (form === null) throw new Error("no form")
  // an event that was stopped returns false
  expect(fireEvent.submit(form)).toBe(false)
})

test("scripts of others that a shop lists are told to the page's starter, and none where it lists none (10.301)", () => {
  const model = pageModels["home"]
  if (model === undefined) throw new Error("no home page")
  const page = { model, url: new URL("https://shop.example/"), language: "pl", nonce, nowMs, assets, recording: null } as const
  const starters = (thirdPartyScripts: readonly string[]) => {
    const text = renderPage({ ...page, front: { ...bareOfFront, scripts: thirdPartyScripts } })
    return [...new DOMParser().parseFromString(text, "text/html").querySelectorAll("head script[data-files]")].map((script) =>
      script.getAttribute("data-third-party"),
    )
  }
  expect(starters(["https://ads.example/a.js", "https://ads.example/b.js"])).toEqual(["https://ads.example/a.js https://ads.example/b.js"])
  expect(starters([])).toEqual([null])
})
