import { afterEach, expect, test, vi } from "vitest"
import { basketChannel } from "../../ui/runtime/islands/basket-channel.ts"
import { onReturned, wasReloaded, watchReturns } from "../../ui/runtime/navigation/page-returns.ts"
import { startWhenNeeded } from "../../ui/runtime/islands/start-when-needed.ts"
import { basket } from "./samples.ts"

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** The header's island on a page that has loaded, in a browser that is never idle. */
function header() {
  vi.stubGlobal("requestIdleCallback", () => {})
  document.body.innerHTML = '<div id="island_miniBasket"><a href="/basketedit.php">0</a></div>'
  const load = vi.fn<() => Promise<void>>(async () => undefined)
  startWhenNeeded("miniBasket", load, () => {})
  return { load, link: document.querySelector("a") }
}

test("the header's basket is loaded when the shopper goes near it, and once", () => {
  const { load, link } = header()
  expect(load).not.toHaveBeenCalled()
  link?.dispatchEvent(new Event("pointerenter"))
  link?.dispatchEvent(new Event("focusin", { bubbles: true }))
  expect(load).toHaveBeenCalledOnce()
})

test("the header's basket is loaded when another island changes the basket, and still hears of that change", () => {
  const { load } = header()
  basketChannel.publish(basket)
  expect(load).toHaveBeenCalledOnce()
  const heard = vi.fn<(changed: typeof basket) => void>()
  basketChannel.subscribe(heard)()
  expect(heard).toHaveBeenCalledWith(basket)
})

test("a page that came back from history before its scripts asked is told of at once", () => {
  account(200)
  const early = vi.fn<() => void>()
  watchReturns()
  onReturned(early)
  expect(early).not.toHaveBeenCalled()
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
  expect(early).toHaveBeenCalledOnce()
  const late = vi.fn<() => void>()
  onReturned(late)
  expect(late).toHaveBeenCalledOnce()
})

test("a page that the browser built anew from its store has come back, too", () => {
  vi.spyOn(document, "readyState", "get").mockReturnValue("complete")
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([Object.assign(performance.mark("x"), { type: "back_forward" })])
  const back = vi.fn<() => void>()
  onReturned(back)
  expect(back).toHaveBeenCalledOnce()
})

test("a page that was loaded again knows it", () => {
  expect(wasReloaded()).toBe(false)
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([Object.assign(performance.mark("x"), { type: "reload" })])
  expect(wasReloaded()).toBe(true)
})

/** What the account's address answers. */
const account = (status: number | null, caching = "private, no-cache") =>
  vi.stubGlobal(
    "fetch",
    vi.fn<typeof fetch>(async () => {
      if (status === null) throw new TypeError("offline")
      return new Response(null, { status, headers: { "cache-control": caching } })
    }),
  )

test.each([
  ["somebody has signed in", 200, "private, no-store", true],
  ["nobody has", 200, "private, no-cache", false],
  ["the server has too much to do", 503, "private, no-store", false],
  ["the shop does not answer", null, "", false],
] as const)("a guest's page that comes back asks who is signed in: %s (10.182)", async (_, status, caching, isReloaded) => {
  account(status, caching)
  const reload = vi.fn<() => void>()
  vi.stubGlobal("location", { reload })
  watchReturns()
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
  expect(fetch).toHaveBeenCalledWith("/login.php", { method: "HEAD", headers: { purpose: "prefetch" } })
  // the answer, its end, and what follows
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  expect(reload.mock.calls.length > 0).toBe(isReloaded)
})

test("a client's page that the browser kept frozen is loaded anew, a guest's is not (10.182)", () => {
  account(200)
  const reload = vi.fn<() => void>()
  vi.stubGlobal("location", { reload })
  const comeBack = () => dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
  watchReturns()
  comeBack()
  expect(reload).not.toHaveBeenCalled()
  document.body.innerHTML = '<a class="logout_link" href="/login.php?operation=logout">Wyloguj</a>'
  comeBack()
  expect(reload).toHaveBeenCalled()
})
