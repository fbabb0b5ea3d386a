import { beforeAll, describe, expect, test } from "vitest"
import type { Shop } from "../../../fixtures/shop/create-shop.ts"
import { createRenderer } from "../../../ui/server/render.tsx"
import { basketOf, makeShopper, shopOrigin, type Shopper } from "../../support/shop/shopper.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"
import { assets } from "../../ui/rendered-page.ts"

// 527: a shirt in sizes; 570: coffee by subscription; 575: a workshop on dates; 506: a set of 503, 504 and 505; 554: a blind to measure

let shop: Shop

beforeAll(async () => {
  const opened = await openProjectShop()
  shop = opened.shop
  return opened.close
})

/** The page of an address as a visitor gets it: its status, and the words of a tag. */
async function openPage(address: string, shopper: Shopper = makeShopper(shop)) {
  const render = createRenderer({ fetch: (request) => shop.fetch(request), assets })
  const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
  const url = new URL(address, shopOrigin)
  const { status, body } = await render({ url, cookie, nowMs: testNowMs, nonce: "n", recording: null })
  const html = (await new Response(body).text()).replaceAll("\u00a0", " ")
  const inside = (pattern: RegExp) => (pattern.exec(html)?.[1] ?? "").replaceAll("<!-- -->", "").trim()
  return {
    status,
    html,
    title: inside(/<title[^>]*>([^<]*)</),
    line: inside(/class="notice-line"[^>]*>([^<]*)</),
    alert: inside(/id="alert"[^>]*>([^<]*)</),
  }
}

const sentence = (list: string) => `Pokazujemy produkt bez tego, czego w nim nie ma: ${list}.`
const long = "x".repeat(2000)
const blind = "width=1000&height=1000&fabric=linen&cassette=open&drive=spring"

describe("an address that names what a product does not have opens the page, which says so in one sentence (10.230)", () => {
  test.each([
    ["a size", "/product-pol-527.html?selected_size=XXXL", "rozmiar „XXXL”"],
    ["a size that is too long to be one", `/product-pol-527.html?selected_size=${long}`, `rozmiar „${"x".repeat(40)}…”`],
    ["a period", "/product-pol-570.html?selected_subscription=17", "okres dostawy „17”"],
    ["a period that is no number", "/product-pol-570.html?selected_subscription=soon", "okres dostawy „soon”"],
    ["a period of what is sold once", "/product-pol-527.html?selected_subscription=30", "okres dostawy „30”"],
    ["a date", "/product-pol-575.html?selected_date=2026-02-30", "termin „2026-02-30”"],
    ["a part", "/product-pol-506.html?selected_parts=999:M", "część zestawu „999”"],
    ["a part that cannot be read", "/product-pol-506.html?selected_parts=cup,503:baltyk", "część zestawu „cup”"],
    ["a glaze", "/product-pol-503.html?selected_size=XXL", "Szkliwo „XXL”"],
    ["a glaze of a part", "/product-pol-506.html?selected_parts=503:XL", "Szkliwo „XL” (Kubek śniadaniowy 300 ml)"],
    ["a parameter", `/product-pol-554.html?${blind}&depth=4`, "parametr „depth”"],
    ["an option", `/product-pol-554.html?${blind.replace("linen", "silk")}`, "Tkanina „silk”"],
    [
      "several at once, twice the same",
      "/product-pol-527.html?selected_size=XXXL&selected_date=a&selected_date=b&selected_parts=9:,9:",
      "rozmiar „XXXL”, termin „b”, część zestawu „9”",
    ],
    [
      "more than can be named",
      `/product-pol-554.html?${blind}&a=1&b=1&c=1&d=1&e=1&f=1`,
      "parametr „a”, parametr „b”, parametr „c”, parametr „d”, parametr „e” i inne",
    ],
    ["characters that turn a line around", "/product-pol-527.html?selected_size=X%E2%80%AEL", "rozmiar „XL”"],
  ])("%s", async (_, address, list) => {
    const page = await openPage(address)
    expect([page.status, page.line]).toEqual([200, sentence(list)])
    expect(page.title).toMatch(/^Błąd: /)
    expect(page.html).toContain('id="projector_form"')
  })

  test("markup is a name like any other", async () => {
    const { line, html } = await openPage("/product-pol-527.html?selected_size=%3Cimg%20src%3Dx%3E")
    expect(line).toBe(sentence("rozmiar „&lt;img src=x&gt;”"))
    expect(html).not.toContain("<img src=x>")
  })

  test("in the language of the page", async () => {
    const { line } = await openPage("/product-eng-527.html?selected_size=XXXL")
    expect(line).toBe("The product is shown without what it does not have: size “XXXL”.")
  })
})

test.each([
  ["nothing", "/product-pol-527.html"],
  ["a size", "/product-pol-527.html?selected_size=M"],
  ["the single size by its other name", "/product-pol-506.html?selected_size=onesize"],
  ["a period", "/product-pol-570.html?selected_subscription=30"],
  ["a date", "/product-pol-575.html?selected_date="],
  ["a part, and one that waits for its size", "/product-pol-506.html?selected_parts=503:baltyk,504:"],
  ["a part that is sold out", "/product-pol-506.html?selected_parts=505:zulawy"],
  ["parameters", `/product-pol-554.html?${blind}`],
  ["an option that is empty", "/product-pol-554.html?fabric="],
  ["what is no parameter where there are none", "/product-pol-527.html?colour=red"],
  ["what others add to links", `/product-pol-554.html?${blind}&utm_source=x&fbclid=1&msclkid=2&mc_cid=3`],
])("an address with %s has nothing to say (10.230)", async (_, address) => {
  expect((await openPage(address)).line).toBe("")
})

describe("a post that names what a product does not have leads back to its page with all that was sent (10.162, 10.230)", () => {
  const set = (first: readonly [string, string]) => ({
    product: "506",
    number: "2",
    "bundle_product[1]": first[0],
    "bundle_size[1]": first[1],
    "bundle_number[1]": "1",
    "bundle_product[2]": "504",
    "bundle_size[2]": "baltyk",
    "bundle_number[2]": "1",
    "bundle_product[3]": "505",
    "bundle_size[3]": "baltyk",
    "bundle_number[3]": "1",
  })
  const made = { product: "554", number: "2", ...Object.fromEntries(new URLSearchParams(blind)) }
  const belongsNot = "Wysłane części nie pasują do tego zestawu. Wybierz je jeszcze raz."

  test.each<[string, Readonly<Record<string, string>>, string, string]>([
    ["a size", { product: "527", size: "XXXL", number: "2" }, "rozmiar „XXXL”", "Tego rozmiaru już nie ma. Wybierz inny rozmiar."],
    [
      "a period",
      { product: "570", size: "250g", number: "2", subscription: "true", days_in_period: "17" },
      "okres dostawy „17”",
      "Wybierz okres dostawy. Tego, który podano, nie ma w ofercie produktu.",
    ],
    [
      "a period that is no number",
      { product: "570", size: "250g", number: "2", subscription: "true", days_in_period: "soon" },
      "okres dostawy „soon”",
      "Wybierz okres dostawy. Tego, który podano, nie ma w ofercie produktu.",
    ],
    [
      "a date",
      { product: "575", number: "2", own_date: "2020-01-01" },
      "termin „2020-01-01”",
      "Tego terminu nie ma już w ofercie. Wybierz inny.",
    ],
    ["a part", set(["999", "M"]), "część zestawu „999”", "Ten produkt wymaga wyboru opcji."],
    ["a part that is no product", set(["cup", "M"]), "część zestawu „cup:M”", belongsNot],
    ["a size of a part", set(["503", "XL"]), "Szkliwo „XL” (Kubek śniadaniowy 300 ml)", belongsNot],
    ["a parameter", { ...made, depth: "4" }, "parametr „depth”", "Tego wyboru nie ma w ofercie: depth."],
    [
      "a price of a product that is made to measure",
      { ...made, price: "0.01" },
      "parametr „price”",
      "Tego wyboru nie ma w ofercie: price.",
    ],
    ["an option", { ...made, fabric: "silk" }, "Tkanina „silk”", "Tego wyboru nie ma w ofercie: Tkanina."],
  ])("%s", async (_, fields, list, refusal) => {
    const shopper = makeShopper(shop)
    const response = await shopper.post("/basketchange.php", fields)
    const address = response.headers.get("location") ?? ""
    expect(response.status).toBe(303)
    const page = await openPage(address, shopper)
    expect([page.status, page.line]).toEqual([200, sentence(list)])
    // the place of the form says what kept it out of the basket
    expect(page.html).toContain(refusal)
    expect(new URL(address, shopOrigin).searchParams.get("number")).toBe("2")
    expect(page.html).toMatch(/<input[^>]*name="number"[^>]*value="2"|<input[^>]*value="2"[^>]*name="number"/)
    expect(await basketOf(shopper)).toEqual([])
  })

  test("an amount that is none stays in its field", async () => {
    const shopper = makeShopper(shop)
    const response = await shopper.post("/basketchange.php", { product: "527", size: "M", number: "dwa <b>" })
    const page = await openPage(response.headers.get("location") ?? "", shopper)
    expect(page.html).toContain('value="dwa &lt;b&gt;"')
    expect(page.line).toBe("")
  })
})

test("a part that was sold out between choosing and buying is named, and the other parts stay chosen (16.45)", async () => {
  const shopper = makeShopper(shop)
  const sent = { "bundle_product[1]": "503", "bundle_size[1]": "baltyk", "bundle_product[2]": "504", "bundle_size[2]": "baltyk" }
  const soldOut = { "bundle_product[3]": "505", "bundle_size[3]": "zulawy" }
  const numbers = { "bundle_number[1]": "1", "bundle_number[2]": "1", "bundle_number[3]": "1" }
  const response = await shopper.post("/basketchange.php", { product: "506", number: "1", ...sent, ...soldOut, ...numbers })
  const page = await openPage(response.headers.get("location") ?? "", shopper)
  expect(page.html).toContain("Miseczka śniadaniowa 14 cm: nie ma tyle w magazynie")
  expect(page.line).toBe("")
  expect(page.html).toMatch(/value="baltyk"[^>]*checked|checked[^>]*value="baltyk"|<option[^>]*value="baltyk"[^>]*selected/)
})

test.each([
  ["a product", { product: "527", size: "M" }],
  ["a subscription", { product: "570", size: "250g", subscription: "true", days_in_period: "30" }],
])("forged prices of %s change nothing (8.62)", async (_, fields) => {
  const worth = async (forged: Readonly<Record<string, string>>) => {
    const shopper = makeShopper(shop)
    await shopper.post("/basketchange.php", { ...fields, number: "1", ...forged })
    return shopper.data("{ basket { products { id worth { gross { value } } } } }")
  }
  const honest = await worth({})
  expect(honest).toMatchObject({ basket: { products: [{ id: Number(fields.product) }] } })
  expect(await worth({ price: "0.01", worth: "0", price_net: "0", rebate: "100", currency: "USD", save: "99" })).toEqual(honest)
})
