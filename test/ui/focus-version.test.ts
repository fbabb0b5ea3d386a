import { afterEach, describe, expect, test } from "vitest"
import { renderedPage } from "./rendered-page.ts"
import { focusVersion } from "../../ui/runtime/navigation/focus-version.ts"

const swatches = `<main><a id="first" href="/">Start</a><nav id="projector_variants_section">
  <a class="projector_versions__item" href="/product-pol-507-Dzbanek.html">Bałtyk</a>
  <a class="projector_versions__item --selected" href="/product-pol-508-Dzbanek.html" aria-current="page">Żuławy</a></nav></main>`

function openedFrom(path: string) {
  document.body.innerHTML = swatches
  Object.defineProperty(document, "referrer", { value: new URL(path, document.baseURI).href, configurable: true })
}

afterEach(() => Reflect.deleteProperty(document, "referrer"))

describe("the keyboard goes on at the version that was chosen (10.317)", () => {
  test.each(["/product-pol-507-Dzbanek.html", "/product-pol-507.html?selected_size=uniw"])(
    "from another version, %s, its own swatch has the focus",
    (from) => {
      openedFrom(from)
      focusVersion()
      expect(document.activeElement?.textContent).toBe("Żuławy")
    },
  )

  test.each(["/pl/m/ceramika-101.html", "/product-pol-508.html", "/product-pol-5.html"])("from %s nothing takes the focus", (from) => {
    openedFrom(from)
    focusVersion()
    expect(document.activeElement).toBe(document.body)
  })

  test("what has the focus already keeps it", () => {
    openedFrom("/product-pol-507.html")
    document.getElementById("first")?.focus()
    focusVersion()
    expect(document.activeElement?.id).toBe("first")
  })
})

test("the title of a page names the version that it shows (10.317)", async () => {
  expect((await renderedPage("product")).title).toMatch(/^Lniana koszula, szałwia – /)
})
