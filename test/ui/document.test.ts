import { describe, expect, test } from "vitest"
import { pageNames } from "../../core/pages/pages.ts"
import { pageModels } from "./page-models.ts"
import { nonce, renderedHtml, renderedPage } from "./rendered-page.ts"

test("every page is among those that are looked at here", () => {
  const shown = Object.values(pageModels).map(({ page }) => page)
  expect(pageNames.filter((name) => !shown.some((one) => one === name))).toEqual([])
})

describe.each(Object.keys(pageModels))("the %s page", (name) => {
  test("has no style attribute and no event handler", async () => {
    const elements = [...(await renderedPage(name)).querySelectorAll("*")]
    const attributes = elements.flatMap((element) => [...element.attributes].map((attribute) => attribute.name))
    expect(attributes.filter((attribute) => attribute === "style" || attribute.startsWith("on"))).toEqual([])
  })

  test("gives every script the nonce, and none to data, which are only read", async () => {
    const scripts = [...(await renderedPage(name)).querySelectorAll("script")]
    const isData = ({ type }: HTMLScriptElement) => type === "application/json" || type === "application/ld+json"
    expect(scripts.some((script) => !isData(script))).toBe(true)
    expect(scripts.filter((script) => script.getAttribute("nonce") !== (isData(script) ? null : nonce))).toEqual([])
  })

  test("uses an id once", async () => {
    const ids = [...(await renderedPage(name)).querySelectorAll("[id]")].map((element) => element.id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test("refers only to ids that are there", async () => {
    const page = await renderedPage(name)
    const ids = [...page.querySelectorAll("[aria-labelledby],[aria-describedby],[for],[popovertarget]")].flatMap((element) =>
      ["aria-labelledby", "aria-describedby", "for", "popovertarget"].flatMap(
        (attribute) => element.getAttribute(attribute)?.split(" ") ?? [],
      ),
    )
    expect(ids.filter((id) => page.getElementById(id) === null)).toEqual([])
  })

  test("has one first-level heading, and no heading skips a level", async () => {
    const headings = [...(await renderedPage(name)).querySelectorAll("h1,h2,h3,h4")]
    const levels = headings.map((heading) => Number(heading.getAttribute("aria-level") ?? heading.tagName.slice(1)))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 2) + 1)).toEqual([])
  })

  test("is in standards mode, and says its language and title", async () => {
    const page = await renderedPage(name)
    expect(await renderedHtml(name)).toMatch(/^<!DOCTYPE html><html/)
    expect(page.documentElement.lang).toBe("pl")
    expect(page.title).not.toBe("")
  })

  test("gives every picture a size and a text, and only the first ones are not lazy", async () => {
    const pictures = [...(await renderedPage(name)).querySelectorAll("img")]
    expect(
      pictures.filter((picture) => !picture.hasAttribute("width") || !picture.hasAttribute("height") || !picture.hasAttribute("alt")),
    ).toEqual([])
    expect(pictures.filter((picture) => picture.getAttribute("loading") !== "lazy").length).toBeLessThanOrEqual(2)
  })

  test("names every field and button", async () => {
    const page = await renderedPage(name)
    const controls = [...page.querySelectorAll("button, input:not([type=hidden]), select")]
    const nameless = controls.filter(
      (control) =>
        control.textContent.trim() === "" &&
        (control.closest("label")?.textContent.trim() ?? "") === "" &&
        !control.hasAttribute("aria-label") &&
        // a button of this kind is named by its value
        !control.matches("input[type=submit][value]") &&
        page.querySelector(`label[for="${control.id}"]`) === null,
    )
    expect(nameless).toEqual([])
  })
})

test.each([
  ["home", "shell"],
  ["content", "shell"],
  ["signIn", "account"],
  ["password", "account"],
  ["contact", "letters"],
  ["newsletter", "letters"],
  ["account", "account"],
  ["accountSecurity", "account"],
  ["review", "review"],
  ["pickup", "pickup"],
  ["cart", "cart"],
  // where there are no rows there is nothing to run
  ["cartUnreachable", "shell"],
])("the page %s fetches the script %s: the one of its name, or that of every page", async (name, script) => {
  const files = (await renderedPage(name)).querySelector("script[data-files]")?.getAttribute("data-files")
  expect(files).toBe(`/assets/${script}-12345678.js`)
})

describe("a document", () => {
  test("never lets the browser fetch ahead what changes something or needs a choice", async () => {
    const rules = (await renderedPage("home")).querySelector('script[type="speculationrules"]')?.textContent ?? ""
    expect(rules).not.toMatch(/settings|login|signin|basketchange/)
    expect(rules).toContain("/product-*")
  })

  test("says that it is being recorded, and as what", async () => {
    const page = new DOMParser().parseFromString(await renderedHtml("home", { name: "pierwszy zakup", page: "p1" }), "text/html")
    expect(page.body.dataset).toMatchObject({ recording: "pierwszy zakup", recordedPage: "p1" })
    expect(page.querySelector("[role=status]")?.textContent).toBe("Nagrywanie scenariusza pierwszy zakup")
  })

  test("holds data in which no tag can end early", async () => {
    const html = await renderedHtml("product")
    const data = /<script id="island_product_data"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? ""
    expect(JSON.parse(data)).toMatchObject({ texts: { language: "pl" }, state: { choice: { offer: { id: 501 } } } })
    expect(data).not.toContain("<")
  })
})

test.each(["product", "productChosen"])(
  "the %s page names one price to people and to programs, and an offer for each size (10.306, 10.307)",
  async (name) => {
    const page = await renderedPage(name)
    const shown = page
      .getElementById("projector_price_value")
      ?.textContent.match(/\d+,\d\d/)?.[0]
      .replace(",", ".")
    expect(page.querySelectorAll("#projector_price_value")).toHaveLength(1)
    for (const selector of ['meta[property="product:price:amount"]', 'meta[itemprop="price"]'])
      expect(page.querySelector(selector)?.getAttribute("content")).toBe(shown)
    expect(page.querySelector("script.ajaxLoad")?.textContent).toContain(`base_price:{value:${Number(shown)}}`)
    const [product] = [...page.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent)
    expect(product).toContain(`"price":"${shown}"`)
    expect(product).not.toContain('"offers":[]')
  },
)
