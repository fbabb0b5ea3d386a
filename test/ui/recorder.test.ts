import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createRecorder } from "../../ui/runtime/recorder.ts"
import { renderedPage } from "./rendered-page.ts"

const posted: { readonly event: unknown; readonly outcome: Record<string, unknown> }[] = []

let leaving = new EventTarget()

beforeEach(() => {
  posted.length = 0
  sessionStorage.clear()
  vi.stubGlobal("fetch", async (_: string, { body }: { readonly body: string }) => {
    posted.push(JSON.parse(body))
    return new Response(null, { status: 204 })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

async function open(name: string) {
  const page = await renderedPage(name)
  document.body.replaceChildren(...[...page.body.childNodes].map((node) => document.importNode(node, true)))
  leaving = new EventTarget()
  return createRecorder({ addEventListener: leaving.addEventListener.bind(leaving) })
}

/** What a product form with so many pieces shows, as its machine says it. */
const showing = (quantity: string) => () => ({ quantity })

test("an event is posted when the next one comes, with what the machines of the page showed until then", async () => {
  const recorder = await open("product")
  recorder.follow("miniBasket", () => ({ counter: "2" }))
  recorder.follow("product", showing("1"))
  const event = { type: "QuantityTyped", text: "3" }
  recorder.step(1000, { machine: "product", event, isByShopper: true, seen: showing("3") })
  const page = { page: "product", address: expect.any(String) }
  expect(posted).toEqual([
    expect.objectContaining({
      event: expect.objectContaining({ type: "Opened" }),
      outcome: { ...page, views: { miniBasket: { counter: "2" }, product: { quantity: "1" } } },
    }),
  ])
  leaving.dispatchEvent(new Event("pagehide"))
  expect(posted[1]).toMatchObject({
    atMs: 1000,
    event: { type: "Machine", machine: "product", event },
    outcome: { ...page, views: { miniBasket: { counter: "2" }, product: { quantity: "3" } } },
  })
})

test("results of commands are no events of the shopper, but change what is seen", async () => {
  const recorder = await open("product")
  recorder.follow("product", showing("1"))
  recorder.step(1000, { machine: "product", event: { type: "SizeRefreshed" }, isByShopper: false, seen: showing("7") })
  expect(posted).toEqual([])
  leaving.dispatchEvent(new Event("pagehide"))
  expect(posted).toHaveLength(1)
  expect(posted[0]).toMatchObject({ event: { type: "Opened" }, outcome: { views: { product: { quantity: "7" } } } })
})

test("a form that leaves the page has its outcome on the page it leads to", async () => {
  const recorder = await open("product")
  const form = document.querySelector<HTMLFormElement>("#projector_form")
  if (form === null) throw new Error("no form")
  recorder.submitted(2000, form, null)
  leaving.dispatchEvent(new Event("pagehide"))
  expect(posted.map(({ event }) => event)).toEqual([expect.objectContaining({ type: "Opened" })])

  const next = await open("cart")
  next.follow("cart", () => ({ total: "341,99 zł" }))
  leaving.dispatchEvent(new Event("pagehide"))
  expect(posted.at(-1)).toMatchObject({
    atMs: 2000,
    event: { type: "Submitted", action: "/basketchange.php", fields: { product: "501", number: "1", mode: "1" } },
    outcome: { page: "cart", views: { cart: { total: "341,99 zł" } } },
  })
})

test.each([
  ["no JSON", "{"],
  ["no object", '"Submitted"'],
  ["without a time", '{"event":{"type":"Submitted"}}'],
  ["with a time that is no number", '{"atMs":"1","event":{"type":"Submitted"}}'],
  ["without an event", '{"atMs":1}'],
  ["with an event that leaves no page", '{"atMs":1,"event":{"type":"Opened","url":"https://elsewhere.example"}}'],
])("what lies in the storage but cannot be an event, since it is %s, is not one", async (_what, carried) => {
  sessionStorage.setItem("witryna_recording", carried)
  await open("product")
  leaving.dispatchEvent(new Event("pagehide"))
  expect(posted).toEqual([
    expect.objectContaining({ event: { type: "Opened", url: location.pathname + location.search }, atMs: expect.any(Number) }),
  ])
  expect(sessionStorage.getItem("witryna_recording")).toBeNull()
})
