import { waitFor } from "@testing-library/dom"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { makeFirstList, pressMark } from "../../ui/entries/keep-in-place.ts"
import { startKeeping } from "../../ui/runtime/saved/start-keeping.ts"
import { htmlOf, renderedHtml } from "./rendered-page.ts"
import { productModel } from "./page-models.ts"

const show = (html: string) => {
  document.body.innerHTML = new DOMParser().parseFromString(html, "text/html").body.innerHTML
}

/** What the shop was asked, and its replies, which are given one after the other. */
let asked: { readonly url: string; readonly body: string; readonly reply: (response: Response | Error) => void }[] = []

beforeEach(() => {
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
  await pressMark(form)
  expect([form.querySelector("button")?.className, form.querySelector("button")?.textContent]).toEqual([
    "--added",
    expect.stringMatching(/^Usuń z\sulubionych: Kubek Nysa$/),
  ])
  expect(asked.map(({ url, body }) => [url, body])).toEqual([["/basketchange.php", "mode=2&product=503&getAjax=true&size="]])
  asked[0]?.reply(done())
  await waitFor(() => expect(document.querySelector("p.aside[role=status]:last-child")?.textContent).toMatch(/^Dodano do\sulubionych\.$/))
  const count = document.querySelector<HTMLAnchorElement>(".header__tools .wishes_count")
  expect([count?.getAttribute("href"), count?.textContent]).toEqual([
    "/basketedit.php?mode=2",
    expect.stringMatching(/^1Ulubione: 1\sprodukt$/),
  ])
  await pressMark(form)
  expect(asked[1]?.body).toBe("mode=2&product=503&getAjax=true&change=empty")
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
  await pressMark(mugForm())
  asked[0]?.reply(reply())
  await waitFor(() => expect(gone).toHaveBeenCalledWith("/basketchange.php?mode=2&product=503#add_favorite"))
  gone.mockRestore()
})

test("on a product's page it is marked in the size that is chosen there, and the link says what comes next (10.100, 10.424)", async () => {
  show(await htmlOf({ ...productModel(), selectedSizeId: "M" }))
  const link = document.querySelector<HTMLAnchorElement>("#projector_button_observe")
  if (link === null) throw new Error("no link")
  await pressMark(link)
  expect(asked[0]?.body).toBe("mode=2&product=501&getAjax=true&size=M")
  expect([link.textContent, link.getAttribute("href")]).toEqual([
    expect.stringMatching(/^Usuń z\sulubionych$/),
    "/basketchange.php?mode=2&product=501&change=empty",
  ])
})

test("a link to lists makes the first one where there is none, and leads on (7.34, 7.35)", async () => {
  show(await renderedHtml("favourites"))
  const link = document.querySelector<HTMLAnchorElement>("#content a.slt_link.--empty")
  if (link === null) throw new Error("no link")
  const gone = vi.spyOn(location, "assign").mockImplementation(() => undefined)
  const made = makeFirstList(link)
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
