import { describe, expect, test } from "vitest"
import { readCurrencies } from "../../../adapters/origin/readers/read-currencies.ts"
import { readLanguages } from "../../../adapters/origin/readers/read-languages.ts"
import { openWholeFront, send, sideOf } from "../../support/origin/whole-front.ts"
import { treeOf } from "../../support/origin/broken-page.ts"
import { textOf, type VisitedPage } from "../../support/platform-shop/shop-visit.ts"

const words = (page: VisitedPage, selector: string) => textOf(page, selector)?.replaceAll(/\s+/g, " ").trim()

describe.each(["current", "older"] as const)("in front of the %s theme", (theme) => {
  test.each([
    ["a guest", null],
    ["a client", { login: "ewa", password: "Jablonka77" }],
    ["a wholesaler", { login: "hurt", password: "Hurtownia77" }],
  ])(
    "%s chooses a currency in our cart without scripts: it stays the cart, with its rows, at the shop's prices in euro (10.43, 10.1074)",
    async (_, signedIn) => {
      const { visit } = openWholeFront({ theme })
      if (signedIn !== null) await send(visit, await visit.open("/signin.php"), 'form[action^="/signin.php"]', signedIn)
      const cart = await visit.post("/basketchange.php", { product: "201", size: "uniw", number: "2", mode: "1" })
      expect(words(cart, ".basket__sum")).toMatch(/zł$/)
      const euro = await send(visit, cart, '#settings form[action="/settings.php"]', { curr: "EUR" })
      expect([euro.path.replace(/\?.*/, ""), sideOf(euro), words(euro, ".basket__sum")]).toEqual([
        "/basketedit.php",
        "ours",
        expect.stringMatching(/€|EUR/),
      ])
      expect(euro.document.querySelector("#menu_settings_curr option[selected]")?.getAttribute("value")).toBe("EUR")
      const own = await visit.open("/product-compare.php")
      expect([sideOf(own), own.document.querySelector("#menu_settings_curr option[selected]")?.getAttribute("value")]).toEqual([
        "theirs",
        "EUR",
      ])
      const back = await send(visit, euro, '#settings form[action="/settings.php"]', { curr: "PLN" })
      expect(words(back, ".basket__sum")).toBe(words(cart, ".basket__sum"))
    },
  )

  test.each([
    ["a guest", null],
    ["a client", { login: "ewa", password: "Jablonka77" }],
  ])(
    "%s chooses a country of delivery without scripts, which both our pages and the shop's own then have (10.44, 10.1034)",
    async (_, signedIn) => {
      const { visit } = openWholeFront({ theme })
      if (signedIn !== null) await send(visit, await visit.open("/signin.php"), 'form[action^="/signin.php"]', signedIn)
      const countries = (page: VisitedPage) =>
        [...page.document.querySelectorAll("#menu_settings_country option")].map(
          (option) => `${option.getAttribute("value")} ${option.textContent.trim()}${option.hasAttribute("selected") ? " set" : ""}`,
        )
      const list = await visit.open("/pol_m_Ogrod-10.html")
      expect([sideOf(list), countries(list)]).toEqual(["ours", ["1143020003 Polska set", "1143020143 Niemcy"]])
      const abroad = await send(visit, list, '#settings form[action="/settings.php"]', { country: "1143020143" })
      expect([abroad.path, sideOf(abroad), countries(abroad)]).toEqual([list.path, "ours", ["1143020003 Polska", "1143020143 Niemcy set"]])
      const own = await visit.open("/product-compare.php")
      expect([sideOf(own), countries(own)]).toEqual(["theirs", countries(abroad)])
    },
  )

  test("an address that names a currency shows that page in it, and changes no other (10.391, 10.1074)", async () => {
    const { visit } = openWholeFront({ theme })
    const price = async (path: string) => words(await visit.open(path), "#projector_price_value")
    const product = "/product-pol-201.html"
    expect([await price(product), await price(`${product}?curr=EUR`), await price(product)]).toEqual([
      expect.stringMatching(/zł$/),
      expect.stringMatching(/€|EUR/),
      expect.stringMatching(/zł$/),
    ])
  })

  test("a shop of one language is offered in no other, whatever an address or the browser says (10.1037, 10.1038)", async () => {
    const { visit } = openWholeFront({ theme, languages: ["pol"] })
    const switches = (page: VisitedPage) => page.document.querySelectorAll("[hreflang], input[name=lang], .header__language").length
    for (const path of ["/", "/pol_m_Ogrod-10.html", "/product-pol-201.html", "/search.php?text=a", "/basketedit.php", "/signin.php"]) {
      const page = await visit.open(path)
      expect([path, sideOf(page), switches(page)]).toEqual([path, "ours", 0])
      expect(page.document.querySelector("#menu_settings_curr")).not.toBeNull()
      expect(words(page, "#settings h2")).toBe("Waluta i dostawa")
    }
    for (const [path, to] of [
      ["/main-eng.html", "/main-pol.html"],
      ["/product-eng-201.html?number=2", "/product-pol-201.html?number=2"],
      ["/signin.php?lang=eng", "/signin.php"],
    ] as const) {
      const page = await visit.open(path)
      expect([page.status, page.path, page.document.documentElement.getAttribute("lang"), switches(page)]).toEqual([200, to, "pl", 0])
    }
    visit.cookies.set("lang", "eng")
    const remembered = await visit.open("/signin.php")
    expect(remembered.document.documentElement.getAttribute("lang")).toBe("pl")
  })

  test("a page in the other language has the same basket, prices and place (10.44, 10.1074)", async () => {
    const { visit } = openWholeFront({ theme })
    await visit.post("/basketchange.php", { product: "201", size: "uniw", number: "2", mode: "1" })
    const list = await visit.open("/pol_m_Ogrod-10.html")
    const english = await visit.open(list.document.querySelector(".header__language")?.getAttribute("href") ?? "no link")
    expect([english.status, sideOf(english), english.document.documentElement.getAttribute("lang")]).toEqual([200, "ours", "en"])
    expect(words(english, "#menu_basket a > span")).toBe("1")
    expect(english.document.querySelector('#search a[href^="/product-eng-201"]')).not.toBeNull()
    const cart = await visit.open("/basketedit.php?lang=eng")
    expect([cart.document.documentElement.getAttribute("lang"), words(cart, ".basket__sum")]).toEqual([
      "en",
      expect.stringMatching(/zł|PLN/),
    ])
  })
})

test.each([
  ['<select name="curr"><option value="PLN">zł</option><option value="EUR" selected>€</option></select>', ["PLN zł", "EUR € set"]],
  ['<select id="menu_settings_curr"><option value="PLN">Polski złoty<option value="EUR">EUR</select>', ["PLN PLN set", "EUR EUR"]],
  ['<select name="curr"><option value="PLN">zł</option></select>', []],
  ['<select name="curr"><option value="1">zł</option><option value="javascript:">x</option><option value="EUR">€</option></select>', []],
  ['<select name="curr"><option value="PLN">zł</option><option value="PLN">zł</option></select>', []],
  ["<p>No choice</p>", []],
])("of %s the currencies are read (10.1074)", (html, expected) =>
  expect(readCurrencies(treeOf(html)).map(({ id, symbol, isSelected }) => `${id} ${symbol}${isSelected ? " set" : ""}`)).toEqual(expected),
)

test.each([
  ['<input type="radio" name="lang" value="pol" checked><input type="RADIO" name="lang" value="eng">', { offered: ["pol", "eng"] }],
  ['<select name="lang"><option value="pol">Polski<option value="ger">Deutsch</select>', { offered: ["pol", "ger"] }],
  ['<input type="radio" name="lang" value="pol"><select name="lang"><option value="pol">Polski</option></select>', { offered: ["pol"] }],
  ['<input type="hidden" name="lang" value="pol">', {}],
  ['<input type="radio" name="lang" value="1"><input type="radio" name="lang" value=""><input type="radio" name="other" value="pol">', {}],
  ["<p>No choice</p>", {}],
  [
    '<html lang="pl-PL"><head><title> Garden </title></head><body><a href="/product-pol-1-Pot-eng.html">Pot</a></body></html>',
    { own: "pl", words: "Garden", linked: ["pl"] },
  ],
  ['<html lang="de"><body><a href="https://other.test/en/">x</a><link rel="stylesheet" href="/gfx/eng/style.css"></body></html>', {}],
  ['<a href="/settings.php?lang=eng&x=1">English</a>', { linked: ["en"] }],
  ['<a href="/en/menu/pots-1.html">Pots</a><a href="/pol_m_Pots-1.html">Pots</a>', { linked: ["en", "pl"] }],
  ['<link rel="alternate" hreflang="en-GB" href="https://other.test/">', { linked: ["en"] }],
])("of %s the languages are read (10.1037, 10.1039)", (html, expected) =>
  expect(readLanguages(treeOf(html), new URL("http://shop.test/"), [])).toEqual({
    offered: [],
    linked: [],
    own: null,
    words: "",
    ...expected,
  }),
)

test.each([["Query.shippingCountries"], []])(
  "a shop without such a call, or with one country, offers none to choose: %j (10.1034)",
  async (...lacks) => {
    const oneCountry = async (answer: Response) => {
      const text = await answer.text()
      return new Response(text.replace(/("shippingCountries":\[\{[^}]*\})[^\]]*/, "$1"), answer)
    }
    const { visit } = openWholeFront(
      { theme: "current", lacks },
      { change: (shop) => async (request) => (request.url.includes("/graphql/") ? oneCountry(await shop(request)) : shop(request)) },
    )
    const page = await visit.open("/pol_m_Ogrod-10.html")
    expect([page.status, sideOf(page), page.document.querySelector("#menu_settings_country")]).toEqual([200, "ours", null])
    expect(page.document.querySelector("#menu_settings_curr")).not.toBeNull()
  },
)
