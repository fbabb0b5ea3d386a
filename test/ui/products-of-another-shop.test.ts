import { describe, expect, test } from "vitest"
import { platformProduct } from "../../fixtures/platform-shop/goods/platform-goods.ts"
import { until } from "../support/until.ts"
import { testNowMs } from "../support/shop/test-now.ts"
import { openSecondFront } from "../support/origin/second-front.ts"

// Our pages of products in front of the shop that nobody of us wrote.

const documentOf = (html: string): Document => new DOMParser().parseFromString(html, "text/html")

const tileCount = (html: string): number => documentOf(html).querySelectorAll("#search > .product").length

const isPressable = (html: string): boolean => /id="projector_button_basket"(?![^>]*disabled)/.test(html)

describe.each(["current", "older"] as const)("in front of its %s theme", (theme) => {
  test("of a product page has what its API does not tell: way, words, properties, codes, pictures (10.1023)", async () => {
    const { html } = await openSecondFront(theme).html("/product-pol-208.html")
    const page = documentOf(html)
    const wordsIn = (id: string) => page.getElementById(id)?.textContent ?? ""
    expect(wordsIn("breadcrumbs")).toContain("Koszule")
    expect(html).toContain("Gruba, z drewnianymi guzikami.")
    expect(wordsIn("projector_dictionary")).toMatch(/Materiał[\s\S]*bawełna/)
    expect(html).toContain("LL-208-XL")
    expect(page.querySelectorAll(".photos__photo").length).toBeGreaterThan(2)
  })

  test("a set shows its parts, and what is sold by subscription alone its period (10.1024, 10.1025, 11.57)", async () => {
    const front = openSecondFront(theme)
    const set = (await front.html("/product-pol-210.html")).html
    expect(isPressable(set)).toBe(true)
    expect(set).toMatch(/name="bundle_product\[1\]"[\s\S]*name="bundle_product\[2\]"/)
    const subscription = (await front.html("/product-pol-222.html")).html
    expect(isPressable(subscription)).toBe(true)
    expect(subscription).toMatch(/30\s*dni/)
  })

  test("what is calculated from what the shopper fills in cannot be pressed (10.1025)", async () => {
    expect(isPressable((await openSecondFront(theme).html("/product-pol-212.html")).html)).toBe(false)
  })

  test("levels lead to the products that the shop's own page leads to (10.101, 10.1023)", async () => {
    const { html } = await openSecondFront(theme).html("/product-pol-214.html")
    const block = /id="projector_multiversions_section"[\s\S]*?<\/form>/.exec(html)?.[0] ?? html
    const links = [...block.matchAll(/href="(\/product-pol-(\d+)[^"]*)"/g)].map(([, , id]) => Number(id))
    expect(new Set(links.filter((id) => id !== 214))).toEqual(new Set([215, 216]))
  })

  test("a page that has lost a part of a set sells none of it, and one that names another version leads to none (10.1024)", async () => {
    const change = async (answer: Response, path: string) => {
      if (!/^\/product-pol-(?:210|214)/.test(path)) return answer
      const html = (await answer.text())
        .replace(/<div class="?projector_bundle__item[\s\S]*?(?=<div class="?projector_bundle__item)/i, "")
        .replaceAll(/data-product="?216"?/g, 'data-product="217"')
        .replaceAll(/\/product-pol-216-/g, "/product-pol-217-")
      return new Response(html, { headers: { "content-type": "text/html" } })
    }
    const front = openSecondFront(theme, { change })
    expect(isPressable((await front.html("/product-pol-210.html")).html)).toBe(false)
    const { html } = await front.html("/product-pol-214.html")
    expect(html).not.toMatch(/href="\/product-pol-217/)
    expect(isPressable(html)).toBe(true)
  })

  test("a description is cleaned: no script, style, frame or handler of it is on our page (10.1023)", async () => {
    const { html } = await openSecondFront(theme).html("/product-pol-213.html")
    const text = documentOf(html).getElementById("projector_longdescription")
    expect(text?.textContent).toContain("Tnie równo.")
    expect(html).not.toContain("window.pasted")
    expect(text?.querySelector("script, style, iframe, form, [onerror], [style], a[href^='javascript']")).toBeNull()
  })

  test.each([
    ["of five million bytes", (html: string) => `${html}<!--${"x".repeat(5_000_000)}-->`],
    ["of 200,000 elements", (html: string) => `${html}${"<i>x</i>".repeat(200_000)}`],
    ["as deep as no page is", (html: string) => `${"<div>".repeat(2_000)}${html}`],
    ["of another product", (html: string) => html.replaceAll(/data-product_id="201"/g, 'data-product_id="202"')],
    ["that is a sign-in", () => '<div id="content"><form id="signin_form"></form></div>'],
    ["cut off in its script", (html: string) => html.slice(0, html.indexOf("<script") + 20)],
  ])("a page %s tells nothing, and the product is sold by what the API tells (10.993, 10.1023)", async (_, spoilt) => {
    const change = async (answer: Response, path: string) =>
      path.startsWith("/product-") ? new Response(spoilt(await answer.text()), { headers: { "content-type": "text/html" } }) : answer
    const { status, html } = await openSecondFront(theme, { change }).html("/product-pol-201.html")
    expect([status, isPressable(html)]).toEqual([200, true])
    expect(/projector_price_value"[^>]*>([^<]*)/.exec(html)?.[1]).toContain("89,00")
    expect(documentOf(html).getElementById("breadcrumbs")?.textContent ?? "").not.toContain("Sekatory")
  })

  test("a page that cannot be read leaves what the API tells (10.1023)", async () => {
    const change = (answer: Response, path: string) => (path.startsWith("/product-") ? new Response("away", { status: 503 }) : answer)
    const { status, html } = await openSecondFront(theme, { change }).html("/product-pol-201.html")
    expect([status, isPressable(html)]).toEqual([200, true])
    expect(/projector_price_value"[^>]*>([^<]*)/.exec(html)?.[1]).toContain("89,00")
  })
})

test("once a shop is known, a page of a product asks it everything at once (10.1026)", async () => {
  const front = openSecondFront("current")
  await front.html("/product-pol-201.html")
  const before = front.asked.length
  await front.html("/product-pol-202.html")
  const asked = front.asked.slice(before).map((one) => one.replace(/\?.*/, ""))
  expect(asked.toSorted()).toEqual([
    "GET /ajax/hotspots.php",
    "GET /ajax/projector.php",
    "GET /product-pol-202-Lopata-do-sniegu-Zimorodek.html",
    "POST /graphql/v1/",
  ])
  await front.html("/product-pol-202.html")
  expect(front.asked.filter((one) => one.startsWith("GET /product-pol-202"))).toHaveLength(1)
})

test("opinions that the page of a product tells programs are shown (10.1023)", async () => {
  const { html } = await openSecondFront("current").html("/product-pol-201.html")
  expect(html).toContain("Ostrze jak brzytwa.")
})

test("what nobody tells the unit of is sold by the step of its page or by one, and no word stands behind its numbers (10.1060)", async () => {
  const lacks = ["ProductData.unit"]
  const change = (answer: Response, path: string) => (path.startsWith("/product-") ? new Response(null, { status: 503 }) : answer)
  for (const [front, step] of [
    [openSecondFront("older", { lacks, change }), "1"],
    [openSecondFront("older", { lacks }), "0.5"],
  ] as const) {
    const { status, html } = await front.html("/product-pol-204.html")
    const page = documentOf(html)
    expect([status, page.getElementById("projector_number")?.getAttribute("step")]).toEqual([200, step])
    expect(page.getElementById("projector_price_value")?.textContent).toContain("3,20")
    expect(page.getElementById("projector_amount")?.textContent).toBe("85,5")
    expect(html).not.toContain("projector_prices__unit")
  }
})

test("where its page tells stars without their opinions, nobody is said to have none (10.108, 10.1023)", async () => {
  const { html } = await openSecondFront("older").html("/product-pol-201.html")
  expect(documentOf(html).body.textContent).toMatch(/1 opinia/)
  expect(html).not.toContain("Nikt jeszcze nie ocenił")
})

describe.each(["current", "older"] as const)("lists and the home page in front of its %s theme", (theme) => {
  test("the home page has the shop's own zones under its headings, and those that come by a call of their own (10.71, 10.1028)", async () => {
    const { html } = await openSecondFront(theme).html("/")
    const headings = [...documentOf(html).querySelectorAll("section.tiles > .tiles__head h2")].map((heading) => heading.textContent)
    expect(headings).toEqual(theme === "current" ? ["Promocje", "Do ogrodu", "Do domu", "Kursy"] : ["Promocje", "Do ogrodu"])
  })

  /** The tiles of a zone, each as number and price. */
  const tilesIn = (html: string, zone: string) =>
    [...documentOf(html).querySelectorAll(`#${zone} .product[data-product_id]`)].map((tile) => [
      Number(tile.getAttribute("data-product_id")),
      /\d+,\d\d/.exec((tile.querySelector(".price")?.textContent ?? "").replaceAll(/\s/g, ""))?.[0],
    ])
  const priceOf = (id: number) => ((platformProduct(id)?.grosz ?? NaN) / 100).toFixed(2).replace(".", ",")

  test("a product has what goes with it, at the API's prices, to its first visitor what its list was read with (10.71, 10.1030)", async () => {
    // what the newer theme has in a zone that it loads, it has in no other then
    const change = async (answer: Response, path: string) =>
      path.startsWith("/product-")
        ? new Response((await answer.text()).replace(theme === "current" ? "products_associated_zone1" : "", ""), {
            headers: { "content-type": "text/html" },
          })
        : answer
    const front = openSecondFront(theme, { change })
    const tiles = async () => tilesIn((await front.html("/product-pol-201.html")).html, "products_associated_zone1")
    expect(await tiles()).toEqual([])
    const all = await tiles()
    expect(all).toHaveLength(4)
    for (const [id, price] of all) expect(price).toBe(priceOf(Number(id)))
    const afterList = openSecondFront(theme, { change })
    await afterList.html("/pol_m_Ogrod-10.html")
    // a narrower list and the home page are read after it
    await afterList.html("/pol_m_Ogrod_Narzedzia_Sekatory-111.html")
    await afterList.html("/")
    const first = tilesIn((await afterList.html("/product-pol-201.html")).html, "products_associated_zone1")
    expect(first.length).toBeGreaterThan(2)
    for (const tile of first) expect(all).toContainEqual(tile)
  })

  test("a list is filtered by price, of which no end is said, and says numbers of filters where the shop does (10.1031)", async () => {
    const front = openSecondFront(theme)
    const page = documentOf((await front.html("/pol_m_Ogrod-10.html")).html)
    expect(page.querySelector('input[name="filter_pricerange_from"], input[name^="filter_price"]')).not.toBeNull()
    expect(page.getElementById("filter_price_range")).toBeNull()
    const cheap = documentOf((await front.html("/pol_m_Ogrod-10.html?filter_pricerange=-50")).html)
    const prices = [...cheap.querySelectorAll("#search .price:not(.--max)")].map((price) =>
      Number(/\d+,\d\d/.exec(price.textContent)?.[0].replace(",", ".")),
    )
    expect(prices.length).toBeGreaterThan(0)
    expect(Math.max(...prices)).toBeLessThanOrEqual(50)
  })

  test("every page has the shop's sign and its icon (10.1029)", async () => {
    const page = documentOf((await openSecondFront(theme).html("/pol_m_Ogrod-10.html")).html)
    const sign = page.querySelector("#logo img")
    expect([sign?.getAttribute("src"), sign?.getAttribute("width"), sign?.getAttribute("height")]).toEqual([
      "/data/gfx/mask/pol/logo_1_big.png",
      "220",
      "60",
    ])
    expect(page.getElementById("logo")?.getAttribute("aria-label")).toContain("Ogrodnik i Syn")
    expect(page.querySelector("link[rel=icon]")?.getAttribute("href")).toMatch(/^\/gfx\/pol\/favicon\.ico/)
  })

  test("a category and a producer have their description (10.1028)", async () => {
    const front = openSecondFront(theme)
    const own = /class="?search_categoriesdescription_sub[^>]*>([\s\S]*?)<\/div>/.exec(await front.own("/pol_m_Ogrod-10.html"))?.[1] ?? ""
    const words = documentOf(own).body.textContent.replaceAll(/\s+/g, " ").trim()
    expect(words.length).toBeGreaterThan(20)
    const page = documentOf((await front.html("/pol_m_Ogrod-10.html")).html)
    expect(page.querySelector("main")?.textContent.replaceAll(/\s+/g, " ")).toContain(words.slice(0, 20))
  })
})

test("a list that was read long ago is asked for together with the prices of what it had (10.1026)", async () => {
  let nowMs = testNowMs
  const order: string[] = []
  let release = (): void => undefined
  const gate = { held: Promise.resolve() }
  const change = async (answer: Response, path: string) => {
    order.push(path.replace(/\?.*/, ""))
    if (path.startsWith("/pol_m_")) await gate.held
    return answer
  }
  const front = openSecondFront("current", { change, nowMs: () => nowMs })
  const first = await front.html("/pol_m_Ogrod-10.html")
  nowMs += 3_600_000
  gate.held = new Promise((resolve) => {
    release = resolve
  })
  order.splice(0)
  const second = front.html("/pol_m_Ogrod-10.html")
  await until(() => expect(order).toEqual(expect.arrayContaining(["/graphql/v1/", "/pol_m_Ogrod-10.html"])))
  release()
  expect(tileCount((await second).html)).toBe(tileCount(first.html))
  expect(order.filter((path) => path === "/graphql/v1/").length).toBeLessThanOrEqual(2)
})
