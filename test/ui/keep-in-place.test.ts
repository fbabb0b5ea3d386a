import { waitFor } from "@testing-library/dom"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type Keeper, startKeeping } from "../../ui/runtime/saved/start-keeping.ts"
import { htmlOf, renderedHtml } from "./rendered-page.ts"
import { productModel } from "./page-models.ts"

const show = (html: string) => {
  document.body.innerHTML = new DOMParser().parseFromString(html, "text/html").body.innerHTML
}

/** What the shop was asked, and its replies, which are given one after the other. */
let asked: { readonly url: string; readonly body: string; readonly reply: (response: Response | Error) => void }[] = []

/** Loaded anew for each page, whose words it keeps. */
let keeper: Keeper

beforeEach(async () => {
  vi.resetModules()
  keeper = await import("../../ui/entries/keep-in-place.ts")
  asked = []
  vi.stubGlobal("fetch", (url: string, { body }: { readonly body: unknown }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    asked.push({ url, body: String(body), reply: (reply) => (reply instanceof Error ? reject(reply) : resolve(reply)) })
    return promise
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const done = () => Response.json({ status: "success" })

const mugForm = () => {
  const form = document.querySelector<HTMLFormElement>('form[action*="mode=2"]:has(input[value="503"])')
  if (form === null) throw new Error("no heart")
  return form
}

test("a heart is pressed in place: shown at once, asked, spoken, counted; a second press takes it off (10.56, 10.381, 10.424)", async () => {
  show(await renderedHtml("category"))
  const form = mugForm()
  expect(document.querySelector(".wishes_count")).toBeNull()
  await keeper.pressMark(form)
  expect([form.querySelector("button")?.className, form.querySelector("button")?.textContent]).toEqual([
    "--added",
    expect.stringMatching(/^Usuń z\sulubionych: Kubek Nysa$/),
  ])
  expect(asked.map(({ url, body }) => [url, body])).toEqual([["/basketchange.php", "mode=2&product=503&size=&getAjax=true"]])
  asked[0]?.reply(done())
  await waitFor(() => expect(document.querySelector("p.aside[role=status]:last-child")?.textContent).toMatch(/^Dodano do\sulubionych\.$/))
  const count = document.querySelector<HTMLAnchorElement>(".header__tools .wishes_count:has(> i.icon-heart + .badge)")
  expect([count?.getAttribute("href"), count?.textContent]).toEqual([
    "/basketedit.php?mode=2",
    expect.stringMatching(/^1Ulubione: 1\sprodukt$/),
  ])
  await keeper.pressMark(form)
  expect(asked[1]?.body).toBe("mode=2&product=503&change=empty&getAjax=true")
  asked[1]?.reply(done())
  await waitFor(() => expect(document.querySelector(".wishes_count")).toBeNull())
  expect(form.querySelector("input[name=change]")).toBeNull()
})

test.each([
  ["a refusal", () => Response.json({ status: "error", error: { code: "favouritesFull" } })],
  ["a page in place of JSON", () => new Response("<!doctype html>")],
  ["no answer", () => new Error("offline")],
])("after %s the browser goes to the address that does the same (10.421, 10.424)", async (_, reply) => {
  show(await renderedHtml("category"))
  const gone = vi.spyOn(location, "assign").mockImplementation(() => undefined)
  await keeper.pressMark(mugForm())
  asked[0]?.reply(reply())
  await waitFor(() => expect(gone).toHaveBeenCalledWith("/basketchange.php?mode=2&product=503#add_favorite"))
  gone.mockRestore()
})

test("on a product's page it is marked in the size that is chosen there, and the link says what comes next (10.100, 10.424)", async () => {
  show(await htmlOf({ ...productModel(), selectedSizeId: "M" }))
  const link = document.querySelector<HTMLAnchorElement>("#projector_button_observe")
  if (link === null) throw new Error("no link")
  await keeper.pressMark(link)
  expect(asked[0]?.body).toBe("mode=2&product=501&size=M&getAjax=true")
  expect([link.textContent, link.getAttribute("href")]).toEqual([
    expect.stringMatching(/^Usuń z\sulubionych$/),
    "/basketchange.php?mode=2&product=501&change=empty",
  ])
})

const spoken = () => document.querySelector("p.aside[role=status]:last-child")?.textContent

test("a product joins the comparison in place and leaves it: all its links show it, the header counts, and one that fails leads on (10.69, 10.177, 10.551)", async () => {
  show(await renderedHtml("category"))
  const links = () => [...document.querySelectorAll<HTMLAnchorElement>('#search .product[data-product_id="503"] a.product__compare_item')]
  const [link] = links()
  if (link === undefined) throw new Error("no link")
  await keeper.pressMark(link)
  expect(links().map(({ className, textContent }) => [className, textContent])).toEqual([
    ["product__compare_item --remove", expect.stringMatching(/^Usuń z\sporównania$/)],
  ])
  expect(asked.map(({ url, body }) => [url, body])).toEqual([["/settings.php", "comparers=add&product=503&getAjax=true"]])
  asked[0]?.reply(done())
  await waitFor(() => expect(spoken()).toMatch(/^Dodano do\sporównania\.$/))
  const counted = document.querySelector<HTMLAnchorElement>("header #menu_compare_product.saved__link")
  expect([counted?.getAttribute("href"), counted?.textContent]).toEqual([
    "/product-compare.php",
    expect.stringMatching(/^1Porównanie: 1\sprodukt$/),
  ])
  const gone = vi.spyOn(location, "assign").mockImplementation(() => undefined)
  await keeper.pressMark(link)
  asked[1]?.reply(Response.json({ status: "error", error: { code: "gone" } }))
  await waitFor(() => expect(gone).toHaveBeenCalledWith("/settings.php?comparers=remove&product=503"))
  gone.mockRestore()
})

test("a product is added to a list in place, in the size that is chosen, and the list is a link beside the button (10.422, 10.552)", async () => {
  show(await htmlOf({ ...productModel(), selectedSizeId: "M" }))
  const form = document.querySelector<HTMLFormElement>("form#addToShoppingList")
  if (form === null) throw new Error("no form")
  await keeper.pressList(form)
  await keeper.pressList(form)
  expect(asked.map(({ url, body }) => [url, body])).toEqual([["/shoppinglist.php", "operation=add&product=501&size=M&getAjax=true"]])
  expect(form.ariaBusy).toBe("true")
  asked[0]?.reply(Response.json({ status: "success", list: 7 }))
  await waitFor(() => expect(form.querySelector("p")?.textContent).toMatch(/^Dodano do\slisty\. Lista zakupowa$/))
  expect([form.querySelector("a")?.getAttribute("href"), form.ariaBusy]).toEqual(["/shoppinglist.php?list=7", "false"])
  expect(spoken()).toMatch(/^Dodano do\slisty\.$/)
  const sent = vi.spyOn(form, "submit").mockImplementation(() => undefined)
  await keeper.pressList(form)
  asked[1]?.reply(new Error("offline"))
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
})

test("a row that is taken out of a list is gone at once, the focus goes on, and the last one leads to the empty list (10.383, 10.552)", async () => {
  show(await renderedHtml("shoppingList"))
  const rows = () => [...document.querySelectorAll<HTMLElement>("#content .product")].filter(({ hidden }) => !hidden)
  const before = rows().length
  expect(before).toBeGreaterThan(1)
  const removeFirst = async () => {
    const form = rows()[0]?.querySelector<HTMLFormElement>(".slt_lists__remove")
    if (form == null) throw new Error("no form")
    await keeper.pressList(form)
  }
  await removeFirst()
  expect(rows()).toHaveLength(before - 1)
  expect(document.activeElement).toBe(rows()[0]?.querySelector(".slt_lists__remove button"))
  asked[0]?.reply(Response.json({ status: "success", list: 7 }))
  await waitFor(() => expect(spoken()).toMatch(/^Usunięto z\slisty\.$/))
  const gone = vi.spyOn(location, "assign").mockImplementation(() => undefined)
  for (let left = before - 1; left > 0; left -= 1) {
    await removeFirst()
    asked.at(-1)?.reply(Response.json({ status: "success", list: 7 }))
    await waitFor(() => expect(document.querySelectorAll("#content .product")).toHaveLength(left - 1))
  }
  expect(gone).toHaveBeenCalledWith("/shoppinglist.php?list=7")
  gone.mockRestore()
})

test("a link to lists makes the first one where there is none, and leads on (7.34, 7.35)", async () => {
  show(await renderedHtml("favourites"))
  const link = document.querySelector<HTMLAnchorElement>("#content a.slt_link.--empty")
  if (link === null) throw new Error("no link")
  const gone = vi.spyOn(location, "assign").mockImplementation(() => undefined)
  const made = keeper.makeFirstList(link)
  await waitFor(() => expect(asked).toHaveLength(1))
  expect([asked[0]?.url, asked[0]?.body]).toEqual(["/graphql/v1/?query=createShoppingList", expect.stringContaining("Lista zakupowa")])
  asked[0]?.reply(new Error("offline"))
  await made.catch(() => undefined)
  expect(gone).toHaveBeenCalledWith(link.href)
})

test("without what presses in place the browser does it by itself, and other presses are left alone (10.424)", async () => {
  show(await renderedHtml("category"))
  const form = mugForm()
  const sent = vi.spyOn(form, "submit").mockImplementation(() => undefined)
  const told = vi.fn<(during: string, failure: unknown) => void>()
  startKeeping(() => Promise.reject(new Error("404")), told)
  form.requestSubmit()
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  expect(told).toHaveBeenCalledTimes(1)
  const other = new MouseEvent("click", { bubbles: true, cancelable: true })
  document.querySelector("a.product__name")?.addEventListener("click", (click) => click.preventDefault(), { once: true })
  document.querySelector("a.product__name")?.dispatchEvent(other)
  expect(told).toHaveBeenCalledTimes(1)
})
