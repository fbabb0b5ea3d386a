import { expect, test } from "vitest"
import type { ShopShell } from "../../core/shell/shell.ts"
import { sampleCountry } from "../support/core/sample-shell.ts"
import { pageModels } from "./page-models.ts"
import { htmlOf, renderedPage } from "./rendered-page.ts"

/** Page, selector, and how many elements or which text it finds. */
type Row = readonly [page: string, selector: string, found: number | string]

const settings: readonly Row[] = [
  ["home", '#menu_settings > a.open_trigger[href="#settings"]', "PL zł Język, waluta i\u00a0dostawa: Polski, PLN, Polska"],
  ["home", '#menu_settings > dialog#settings form[action="/settings.php"][method="post"]', 1],
  ["product", '#menu_settings form > input[name="return"][value^="/product-pol-501"]', 1],
  ["home", '#menu_settings form select#menu_settings_country[name="country"] > option[value="1143020057"][selected]', "Polska"],
  ["home", '#menu_settings form input[type="radio"][name="lang"]', 2],
  ["home", '#menu_settings form input[type="radio"][name="lang"][value="pol"][checked]', 1],
  ["cart", '#menu_settings_currency > select#menu_settings_curr[name="curr"] > option', 2],
  ["cart", '#menu_settings_curr > option[value="PLN"][selected]', "PLN (zł)"],
  ["home", "#menu_settings form > button.btn.--solid.--large", 1],
]

test.each(settings)("the menu of settings, %s: %s is %s (10.42, 10.43, 10.44, 10.45, 10.370, 10.425)", async (name, selector, found) => {
  const elements = (await renderedPage(name)).querySelectorAll(selector)
  if (typeof found === "number") expect(elements).toHaveLength(found)
  else expect(elements[0]?.textContent).toBe(found)
})

test("the page at hand is one press away in the other language, and named in it (10.371)", async () => {
  const link = (await renderedPage("product")).querySelector("#settings a.header__language")
  expect([link?.textContent, link?.getAttribute("lang"), link?.getAttribute("href")?.startsWith("/product-eng-501")]).toEqual([
    "In English",
    "en",
    true,
  ])
})

test("countries stand under their headings with the chosen one, and each language by its own name (3.31, 3.32, 9.33, 19.13, 19.15, 19.16)", async () => {
  const home = pageModels["home"]
  if (home?.frame == null) throw new Error("no sample")
  const languages = [
    { id: "pol", site: null },
    { id: "eng", site: null },
    { id: "cze", site: "https://obchod.example/" },
  ] as const
  const countries = [
    sampleCountry("1143020041", { name: "Czechy", languages, group: "Europa Środkowa" }),
    sampleCountry("1143020065", { name: "Francja", languages }),
    sampleCountry("1143020057", { name: "Polska", languages, group: "Europa Środkowa", isSelected: true, selectedName: "do Polski" }),
  ]
  const region = { countries, currencies: [], chooser: null }
  const page = new DOMParser().parseFromString(await htmlOf({ ...home, frame: { ...home.frame, region } }), "text/html")
  const groups = [...page.querySelectorAll("#menu_settings_country > optgroup")]
  expect(groups.map((group) => [group.getAttribute("label"), group.textContent])).toEqual([
    ["Europa Środkowa", "CzechyPolska"],
    ["Pozostałe kraje", "Francja"],
  ])
  expect(page.querySelector("#menu_settings_country option[selected]")?.textContent).toBe("Polska")
  expect(page.querySelector("#menu_settings > a")?.textContent).toBe("PL Język i\u00a0dostawa: Polski, do Polski")
  expect([...page.querySelectorAll("#settings fieldset > [lang]")].map((one) => one.textContent)).toEqual([
    "Polski",
    "English",
    "Čeština",
    "In English",
  ])
  expect(page.querySelector('#settings a[hreflang="cs"]')?.getAttribute("href")).toBe("https://obchod.example/")
})

test.each(["home", "product", "cart", "order1"])(
  "the page %s of a shop of one language has no link to another, in its head neither (10.1037)",
  async (name) => {
    const model = pageModels[name]
    const frame = model?.frame ?? null
    if (model === undefined || frame === null) throw new Error("no sample")
    const pageOf = async (shell: ShopShell) =>
      new DOMParser().parseFromString(await htmlOf({ ...model, frame: { ...frame, shell } }), "text/html")
    const switches = (page: Document) => page.querySelectorAll('[hreflang="en"], [name=lang]').length
    expect(switches(await pageOf(frame.shell))).toBeGreaterThan(0)
    expect(switches(await pageOf({ ...frame.shell, onlyLanguage: "pl" }))).toBe(0)
  },
)
