import { beforeEach, describe, expect, test } from "vitest"
import { startEventList } from "../../adapters/browser/event-list.ts"
import { bareFront, bareOfFront, pageFront } from "../../core/front/page-front.ts"
import { toldEventsName, type TrackingEvent } from "../../core/front/tracking-event.ts"
import type { ShownPageModel } from "../../core/pages/page.ts"
import { renderPage } from "../../ui/server/render-page.tsx"
import { decimal } from "../support/core/sample-offer.ts"
import { pageModels } from "./page-models.ts"
import { assets, nonce } from "./rendered-page.ts"
import { nowMs } from "./samples.ts"

type Tracking = (typeof bareOfFront)["tracking"]

function modelOf(name: string): ShownPageModel {
  const model = pageModels[name]
  if (model === undefined) throw new Error(`no sample page "${name}"`)
  return model
}

const htmlOf = (model: ShownPageModel, tracking: Tracking, query = "") =>
  renderPage({
    model,
    url: new URL(`https://shop.example/x${query}`),
    language: "pl",
    nonce,
    nowMs,
    assets,
    recording: null,
    front: { ...bareOfFront, tracking },
  })

/** A tab, whose pages come one after the other. */
const tab = { document, sessionStorage }

/** Opens a page in the tab, and lets it tell. */
function show(model: ShownPageModel, tracking: "told" | "waits" = "told", open: (page: Document) => void = () => {}) {
  tab.document = new DOMParser().parseFromString(htmlOf(model, tracking), "text/html")
  open(tab.document)
  startEventList(tab, tracking)
}

/** What scripts of others read. */
const list = (): readonly TrackingEvent[] => Reflect.get(tab, "dataLayer") ?? []
const forget = () => void Reflect.deleteProperty(tab, "dataLayer")

beforeEach(() => {
  sessionStorage.clear()
  forget()
})

describe("what is done is told on the page that shows it (10.900, 10.901)", () => {
  test("a product: its name, and the price that the page shows", () => {
    show(modelOf("product"))
    expect(list()).toEqual([
      {
        event: "view_item",
        ecommerce: {
          currency: "PLN",
          value: 189,
          items: [{ item_id: "501", item_name: "Lniana koszula", item_variant: "szałwia", price: 189 }],
        },
      },
    ])
  })

  test("with tax or without, as the shop shows prices; of what has no price there is none", () => {
    show(modelOf("productNet"))
    expect(list()[0]).toMatchObject({ ecommerce: { value: 153.66 } })
    forget()
    show(modelOf("productNoPrice"))
    const [told] = list()
    expect(told?.event === "view_item" && [told.ecommerce.value, told.ecommerce.items[0]?.price]).toEqual([undefined, undefined])
  })

  test("lists, by what they are of; a search beside what it found, without mailboxes and long numbers", () => {
    for (const name of ["category", "producer"]) show(modelOf(name))
    expect(list().map((told) => told.event === "view_item_list" && [told.ecommerce.item_list_id, told.ecommerce.items.length])).toEqual([
      ["category_11", expect.any(Number)],
      ["producer_30", expect.any(Number)],
    ])
    forget()
    const search = modelOf("search")
    if (search.page !== "search") throw new Error("no search")
    // an address that names no order has the shop's own
    show({ ...search, query: { ...search.query, sort: "default", text: "kubek dla ewa@example.com 500600700" } })
    expect(list()[0]).toEqual({ event: "search", search_term: "kubek dla … #" })
    expect(list()[1]).toMatchObject({ event: "view_item_list", ecommerce: { item_list_id: "search" } })
    forget()
    for (const again of [{ page: 1 }, { sort: "newest" }] as const) {
      forget()
      show({ ...search, query: { ...search.query, ...again } })
      expect(list().map(({ event }) => event)).toEqual(["view_item_list"])
    }
  })

  test("the basket with its rows; what was added on the page after it, and nothing where it was refused", () => {
    const cart = modelOf("cart")
    if (cart.page !== "cart" || cart.basket === null) throw new Error("no cart")
    const [row] = cart.basket.rows
    if (row === undefined) throw new Error("no row")
    const { productId, sizeId, rowId } = row
    show({ ...cart, frame: { ...cart.frame, notice: { is: "added", productId, sizeId, rowId, quantity: decimal("3") } } })
    const [added, seen] = list()
    expect([added?.event, seen?.event, list().length]).toEqual(["add_to_cart", "view_cart", 2])
    expect(added?.event === "add_to_cart" && added.ecommerce).toMatchObject({
      value: (3 * row.unitPrice.gross.minor) / 100,
      items: [{ item_id: String(productId), item_name: row.name, quantity: 3, price: row.unitPrice.gross.minor / 100 }],
    })
    expect(seen?.event === "view_cart" && seen.ecommerce).toMatchObject({
      value: cart.basket.subtotal.gross.minor / 100,
      items: { length: cart.basket.rows.length },
    })
    forget()
    show(modelOf("cartRefused"))
    expect(list().map(({ event }) => event)).toEqual(["view_cart"])
  })

  test("other pages have nothing to tell", () => {
    for (const name of ["home", "favourites", "order2", "signIn"]) expect(htmlOf(modelOf(name), "told")).not.toContain("told_events")
  })
})

describe("nobody is told before it was agreed to (7.9, 10.900)", () => {
  const question = { pageType: "projector", allowsScripts: true, basket: null, isRecorded: false }
  const both = 'iai_cookie={"analytics":true,"marketing":true}'
  test.each([
    ["the shop does not want it", false, both, {}, "off"],
    ["nobody has answered", true, "", {}, "off"],
    ["only one of both is agreed to", true, 'iai_cookie={"analytics":true,"marketing":false}', {}, "off"],
    ["the other one is", true, 'iai_cookie={"analytics":false,"marketing":true}', {}, "off"],
    ["the page is written down", true, both, { isRecorded: true }, "off"],
    ["both are", true, both, {}, "told"],
    ["both are, and no script of others runs on the page", true, both, { allowsScripts: false }, "waits"],
  ] as const)("%s", (_, tracks, cookies, other, tracking) => {
    const front = pageFront({ ...bareFront, tracks }, { ...question, cookies, ...other })
    expect([front.tracking, front.asksConsent]).toEqual([tracking, tracks])
  })

  test("then no byte of it is in a page: neither what it would tell nor its script", () => {
    for (const name of ["product", "cart", "prepaid"]) {
      const html = htmlOf(modelOf(name), "off")
      for (const word of ["told_events", "data-events", "/assets/tracking-"]) expect(html).not.toContain(word)
    }
    expect(htmlOf(modelOf("product"), "told")).toMatch(/<script data-files="[^"]*\/assets\/tracking-12345678\.js"[^>]* data-events="told"/)
  })
})

describe("where no script of others runs it waits for a page where they do (10.902)", () => {
  test("the beginning of an order and what came of it are told on the next page, an order once in a tab", () => {
    show(modelOf("order1"), "waits")
    show(modelOf("order1Lacking"), "waits")
    show(modelOf("prepaid"), "waits")
    show(modelOf("prepaid"), "waits")
    expect(list()).toEqual([])
    show(modelOf("home"))
    const [begun, ordered] = list()
    expect(list().map(({ event }) => event)).toEqual(["begin_checkout", "purchase"])
    const prepaid = modelOf("prepaid")
    if (prepaid.page !== "prepaid") throw new Error("no order")
    const { number, sums, lines } = prepaid.order
    expect(begun?.event === "begin_checkout" && begun.ecommerce.items.length).toBeGreaterThan(0)
    expect(ordered?.event === "purchase" && ordered.ecommerce).toMatchObject({
      transaction_id: number,
      shipping: sums.shipping.minor / 100,
      value: sums.vat.reduce((sum, { gross }) => sum + gross.minor, 0) / 100,
      items: { length: lines.length },
    })
    forget()
    show(modelOf("home"))
    expect(list()).toEqual([])
  })

  test("an order that is looked at again an hour later is told no more", () => {
    const prepaid = modelOf("prepaid")
    if (prepaid.page !== "prepaid") throw new Error("no order")
    const frame = { ...prepaid.frame, nowMs: prepaid.order.placedAtMs + 3_600_001 }
    expect(htmlOf({ ...prepaid, frame }, "waits")).not.toContain("told_events")
  })

  test("the newest twenty wait, and what else was put there is passed over", () => {
    sessionStorage.setItem("tracking_waits", "{broken")
    show(modelOf("home"), "waits")
    const searched = Array.from({ length: 25 }, (_, index) => ({ event: "search", search_term: `len ${index}` }))
    tab.document.dispatchEvent(new CustomEvent(toldEventsName, { detail: JSON.stringify(searched) }))
    Reflect.set(tab, "dataLayer", "not a list")
    show(modelOf("home"))
    expect(list().map((told) => told.event === "search" && told.search_term)).toEqual(
      Array.from({ length: 20 }, (_, index) => `len ${index + 5}`),
    )
  })

  test("who answers the question about cookies anew has taken back what waits", () => {
    show(modelOf("order1"), "waits")
    const form = tab.document.createElement("form")
    form.action = "/cookies.php"
    tab.document.body.append(form)
    form.dispatchEvent(new Event("submit", { bubbles: true }))
    expect(sessionStorage.getItem("tracking_waits")).toBeNull()
  })

  test("a browser that keeps nothing tells what this page does", () => {
    const page = '<script type="application/json" id="told_events">[{"event":"search","search_term":"len"}]</script>'
    const screen = {
      document: new DOMParser().parseFromString(page, "text/html"),
      get sessionStorage(): Storage {
        throw new Error("forbidden")
      },
    }
    startEventList(screen, "told")
    expect(Reflect.get(screen, "dataLayer")).toEqual([{ event: "search", search_term: "len" }])
  })
})

describe("what comes into a page without loading it tells as well (10.903)", () => {
  test("the part of a page has its events, and whoever puts it there hands them on", () => {
    const part = htmlOf(modelOf("category"), "told", "?set_render=content,head")
    const detail = new DOMParser().parseFromString(part, "text/html").getElementById("told_events")?.textContent
    show(modelOf("home"))
    tab.document.dispatchEvent(new CustomEvent(toldEventsName, { detail }))
    expect(list()).toMatchObject([{ event: "view_item_list", ecommerce: { item_list_id: "category_11" } }])
    tab.document.dispatchEvent(new CustomEvent(toldEventsName, { detail: { event: "search", search_term: "len" } }))
    expect(list()).toHaveLength(1)
  })

  test("a page that was fetched ahead tells when it is seen", () => {
    show(modelOf("product"), "told", (page) => void Reflect.set(page, "prerendering", true))
    expect(list()).toEqual([])
    tab.document.dispatchEvent(new Event("prerenderingchange"))
    expect(list().map(({ event }) => event)).toEqual(["view_item"])
  })
})
