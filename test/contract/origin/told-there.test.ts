import { describe, expect, test } from "vitest"
import { toldOn } from "../../../adapters/origin/whole/read-as-visitor.ts"
import { openWholeFront, send, sideOf } from "../../support/origin/whole-front.ts"
import { type PlatformVisit, textOf, type VisitedPage } from "../../support/platform-shop/shop-visit.ts"

/** What a page of ours says at its top. */
const saidOn = (page: VisitedPage) => [sideOf(page), textOf(page, ".notice-line")?.trim() ?? null]

const addTo = (visit: PlatformVisit, from: string, fields: Readonly<Record<string, string>>) =>
  visit.open("/basketchange.php", {
    method: "POST",
    body: new URLSearchParams({ mode: "1", ...fields }),
    headers: { referer: `http://shop.test${from}`, origin: "http://shop.test" },
  })

describe.each(["current", "older"] as const)("in front of the %s theme", (theme) => {
  test("the shop's own words after a wrong code are said by our cart, once, and the code can be typed again (10.1072)", async () => {
    const { visit } = openWholeFront({ theme })
    const cart = await addTo(visit, "/", { product: "201", size: "uniw", number: "1" })
    const refused = await send(visit, cart, ".rebate__form[action='/rebatecode.php']", { code: "ZIMA99" })
    expect([refused.path, ...saidOn(refused)]).toEqual(["/basketedit.php", "ours", "Podany kod jest nieprawidłowy."])
    expect(refused.document.querySelector("title")?.textContent).toContain("Podany kod jest nieprawidłowy.")
    expect(saidOn(await visit.open("/basketedit.php"))).toEqual(["ours", null])
    const active = await send(visit, refused, ".rebate__form[action='/rebatecode.php']", { code: "wiosna10" })
    expect([saidOn(active), textOf(active, ".rebate__active p")]).toEqual([["ours", null], expect.stringContaining("WIOSNA10")])
  })

  test("why something was not added our page of the product says in the shop's words, once (10.1072)", async () => {
    const { visit } = openWholeFront({ theme })
    const page = await addTo(visit, "/product-pol-208.html", { product: "208", size: "", number: "1" })
    expect([page.path.startsWith("/product-pol-208"), ...saidOn(page)]).toEqual([true, "ours", "Proszę wybrać rozmiar"])
    expect(visit.cookies.has("witryna_told")).toBe(false)
    expect(saidOn(await visit.open(page.path))).toEqual(["ours", null])
  })

  test("what was chosen and typed is there again beside the shop's words (10.1033)", async () => {
    const { visit } = openWholeFront({ theme })
    const product = await visit.open("/product-pol-208.html")
    const field = (page: VisitedPage, selector: string) => page.document.querySelector(selector)?.getAttribute("value")
    expect(field(product, "#projector_form [name=number]")).toBe("1")
    const unsized = await addTo(visit, product.path, { product: "208", size: "", number: "3" })
    expect([...saidOn(unsized), field(unsized, "#projector_form [name=number]")]).toEqual(["ours", "Proszę wybrać rozmiar", "3"])
    const tooMany = await addTo(visit, product.path, { product: "208", size: "4", number: "999" })
    expect([...saidOn(tooMany), field(tooMany, "#projector_form [name=number]"), field(tooMany, "#projector_size_hidden")]).toEqual([
      "ours",
      "Produkt niedostępny",
      "999",
      "4",
    ])
  })

  test.each(["the shop's own page has moved", "it leads to an address of another name"])(
    "its words are said where %s (10.366, 10.1033)",
    async (where) => {
      const former = "/product-pol-208-Dawna.html"
      const { visit } = openWholeFront(
        { theme },
        {
          change: (shop) => async (request) => {
            if (where.startsWith("the shop") && request.method === "GET" && request.url.includes("/product-pol-208-Koszula-"))
              return new Response(null, { status: 301, headers: { location: former } })
            const answer = await shop(request)
            if (where.startsWith("it leads") && answer.headers.has("location")) answer.headers.set("location", former)
            return answer
          },
        },
      )
      const page = await addTo(visit, "/product-pol-208.html", { product: "208", size: "", number: "3" })
      expect(saidOn(page)).toEqual(["ours", "Proszę wybrać rozmiar"])
      expect(saidOn(await visit.open(page.path))).toEqual(["ours", null])
    },
  )

  test("where the shop stays on the page after an add, that says so, and the header counts it (10.110, 10.1072)", async () => {
    const { visit } = openWholeFront({ theme, afterAdding: "layer" })
    const list = await visit.open("/pol_m_Ogrod-10.html")
    const product = await visit.open(list.document.querySelector('#search a[href^="/product-pol-201"]')?.getAttribute("href") ?? "no link")
    const page = await send(visit, product, "#projector_form")
    expect([page.path, ...saidOn(page)]).toEqual([`${product.path}?number=1`, "ours", "DODANO DO KOSZYKA"])
    expect(textOf(page, "#menu_basket a > span")?.trim()).toBe("1")
  })
})

test("no shop is sent a cookie of this server (10.1073)", async () => {
  const sent: string[] = []
  const { visit } = openWholeFront(
    { theme: "current" },
    {
      change: (shop) => (request) => {
        sent.push(request.headers.get("cookie") ?? "")
        return shop(request)
      },
    },
  )
  visit.cookies.set("witryna_share", "412").set("witryna_told", "1").set("CURRID", "EUR")
  await visit.open("/pol_m_Ogrod-10.html")
  await visit.open("/client-new.php?register")
  await addTo(visit, "/", { product: "201", size: "uniw", number: "1" })
  expect(sent.some((one) => one.includes("CURRID=EUR"))).toBe(true)
  expect(sent.filter((one) => one.includes("witryna_"))).toEqual([])
})

test.each([
  ['<div id="alert" class="alert-danger" style="display: none">Choose</div>', ""],
  ['<div id="alert" hidden>Choose</div>', ""],
  ['<div id="alert">Choose <b>a size</b></div>', "Choose a size"],
  ['<div id="menu_messages_warning"><div class="menu_messages_warning_sub"><p>One.</p><p>Two.</p></div></div>', "One. Two."],
  ['<div id="menu_messages_warning">No such code</div>', "No such code"],
  ['<div id="menu_preloader_add" style="display:none"><h2>ADDED</h2></div>', ""],
  ["<p>Basket</p>", ""],
  [`<div id="alert">${"a".repeat(9_999)}</div>`, "a".repeat(300)],
  ["<div id='alert'><script>evil()</script>&lt;b&gt;text</div>", "<b>text"],
])("of %s the words are told (10.1072)", (html, said) => expect(toldOn(html, new URL("http://shop.test/basketedit.php")).said).toBe(said))
