import { describe, expect, test } from "vitest"
import { builtInTexts } from "../../../core/texts/text-catalogue.ts"
import type { TextKey } from "../../../core/texts/texts.ts"
import { openWholeFront } from "../../support/origin/whole-front.ts"

const described = (html: string) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1]
const titleOf = (html: string) => /<title[^>]*>([^<]*)/.exec(html)?.[1]

describe.each(["current", "older"] as const)("in front of a shop in its %s theme", (theme) => {
  test("the home page has the shop's claim as its title and heading, and what it says that it is about (10.1012)", async () => {
    const { visit } = openWholeFront({ theme })
    const { html } = await visit.open("/")
    expect(titleOf(html)).toBe("Ogrodnik i Syn – Narzędzia, doniczki, koszule")
    expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]?.replaceAll("\u00A0", " ")).toBe("Narzędzia, doniczki, koszule")
    expect(described(html)).toBe("Sklep z rzeczami, które się naprawia.")
  })

  test("a list is about what its own page says, and a product says in its head whether it can be bought (10.1012)", async () => {
    const { visit } = openWholeFront({ theme })
    expect(described((await visit.open("/pol_m_Ogrod-10.html")).html)).toBe("Ogród")
    const { html } = await visit.open("/product-pol-201.html")
    expect(/product:availability" content="([^"]*)/.exec(html)?.[1]).toBe("in stock")
  })

  test("a browser installs it and searches it under its own name and sign (10.1013)", async () => {
    const { visit } = openWholeFront({ theme })
    const { html } = await visit.open("/")
    const icon = /<link rel="icon" href="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&")
    expect(icon).toMatch(/favicon/)
    const manifest: unknown = JSON.parse((await visit.open(/rel="manifest" href="([^"]*)/.exec(html)?.[1] ?? "")).html)
    expect(manifest).toMatchObject({
      name: "Ogrodnik i Syn – Narzędzia, doniczki, koszule",
      short_name: "Ogrodnik",
      icons: [{ src: icon, sizes: "any" }],
    })
    const search = await visit.open(/type="application\/opensearchdescription\+xml"[^>]*href="([^"]*)/.exec(html)?.[1] ?? "")
    expect(search.status).toBe(200)
    expect(search.html).toContain("<ShortName>Ogrodnik i Syn</ShortName>")
    expect(search.html).toMatch(/<Image width="16" height="16">http[^<]*favicon/)
  })
})

/** Sentences that are true of the demo shop, and need not be of another. */
const demoSentences: readonly TextKey[] = [
  "cart.divideText",
  "contact.lead",
  "home.chosen",
  "home.chosenNote",
  "home.makersNote",
  "home.reducedNote",
  "newsletter.lead",
  "newsletter.whatMakers",
  "newsletter.whatNews",
  "newsletter.whatWorkshops",
  "returns.footer",
  "shell.demo",
  "signIn.newLead",
  "signIn.whyPoints",
  "signIn.whyPrices",
]

const plain = (html: string) => html.replaceAll(/&nbsp;|\u00A0/g, " ").replaceAll("&#x27;", "'")

const walked = {
  pl: [
    "/",
    "/pol_m_Ogrod-10.html",
    "/product-pol-201.html",
    "/product-pol-208.html",
    "/product-pol-210.html",
    "/product-pol-223.html",
    "/firm-pol-1.html",
    "/search.php?text=zzzz",
    "/basketedit.php",
    "/return.php?status=basket_empty",
    "/pol_m_X-999.html",
    "/nonexistent.html",
    "/categories.php",
    "/last-seen.php",
    "/signin.php",
    "/signin.php?operation=order",
    "/pl/content/terms.html",
    "/contact-pol.html",
    "/newsletter.php",
    "/client-new.php?register=1",
    "/client-new.php",
    "/order1.php",
  ],
  en: [
    "/main-eng.html",
    "/signin.php?lang=eng",
    "/newsletter.php?lang=eng",
    "/client-new.php?lang=eng&register=1",
    "/contact-eng.html",
    "/nonexistent.html?lang=eng",
  ],
}

describe.each([
  ["with its own pages behind ours", true],
  ["with our pages alone", false],
])("%s", (_, showsPages) => {
  test.each(["pl", "en"] as const)("nothing is said in %s that is true of the demo shop alone (10.1014)", async (language) => {
    const { visit } = openWholeFront({ theme: "current" }, { showsPages })
    const said = demoSentences.map((key) => [key, plain(builtInTexts(language)[key])] as const)
    const basket = { product: "201", size: "uniw", number: "2", mode: "1" }
    const see = async (path: string) => {
      const html = plain((await visit.open(path)).html)
      expect(html.length, path).toBeGreaterThan(500)
      // what fills a gap is no sentence until it is filled
      for (const [key, words] of said) expect([path, key, html.includes(words.split("{")[0] ?? words)]).toEqual([path, key, false])
    }
    for (const path of walked[language]) await see(path)
    await visit.open("/basketchange.php", { method: "POST", body: new URLSearchParams(basket), headers: { origin: "http://shop.test" } })
    await see("/basketedit.php")
  })

  test("nor when it does not answer (10.1014)", async () => {
    const away = async () => new Response("away", { status: 503 })
    const { visit } = openWholeFront({ theme: "current" }, { showsPages, change: () => away })
    for (const path of ["/", "/basketedit.php", "/signin.php", "/pol_m_Ogrod-10.html"]) {
      const html = plain((await visit.open(path)).html)
      for (const key of demoSentences) expect([path, key, html.includes(plain(builtInTexts("pl")[key]))]).toEqual([path, key, false])
    }
  })
})
