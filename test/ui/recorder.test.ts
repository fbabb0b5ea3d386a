import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { productPage } from "../../core/product-page/product-page.ts"
import { findIsland } from "../../ui/runtime/island-data.ts"
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

test("an event is posted when the next one comes, with what the page showed until then", async () => {
  const recorder = await open("product")
  const state = findIsland("island_product")?.data.state
  if (state === undefined) throw new Error("no product")
  const event = { type: "SizeChosen", sizeId: "M" } as const
  recorder.step(1000, { machine: "product", event, state: productPage(state, event)[0] })
  expect(posted).toEqual([
    expect.objectContaining({
      event: expect.objectContaining({ type: "Opened" }),
      outcome: expect.objectContaining({ page: "product", basket: { counter: "2", worth: expect.stringContaining("327,00") } }),
    }),
  ])
  leaving.dispatchEvent(new Event("pagehide"))
  expect(posted[1]).toMatchObject({
    atMs: 1000,
    event: { type: "Machine", machine: "product", event },
    outcome: { product: { sizes: expect.arrayContaining([{ name: "M", state: "selected" }]) } },
  })
})

test("results of commands are no events of the shopper, but change what is seen", async () => {
  const recorder = await open("product")
  const state = findIsland("island_product")?.data.state
  if (state === undefined) throw new Error("no product")
  recorder.step(1000, { machine: "product", event: { type: "SizeNotRefreshed", asked: 0 }, state: { ...state, quantityText: "7" } })
  expect(posted).toEqual([])
  leaving.dispatchEvent(new Event("pagehide"))
  expect(posted).toHaveLength(1)
  expect(posted[0]).toMatchObject({ event: { type: "Opened" }, outcome: { product: { quantity: "7" } } })
})

test("a form that leaves the page has its outcome on the page it leads to", async () => {
  const recorder = await open("product")
  const form = document.querySelector<HTMLFormElement>("#projector_form")
  if (form === null) throw new Error("no form")
  recorder.submitted(2000, form, null)
  leaving.dispatchEvent(new Event("pagehide"))
  expect(posted.map(({ event }) => event)).toEqual([expect.objectContaining({ type: "Opened" })])

  await open("cart")
  leaving.dispatchEvent(new Event("pagehide"))
  expect(posted.at(-1)).toMatchObject({
    atMs: 2000,
    event: { type: "Submitted", action: "/basketchange.php", fields: { product: "501", number: "1", mode: "1" } },
    outcome: { page: "cart", cart: { total: expect.stringContaining("341,99") } },
  })
})
