import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { until } from "../support/until.ts"
import type { RecordedMachine } from "../../core/pages/page-machine.ts"
import { createRecorder, type RecordedWindow } from "../../ui/runtime/recording/recorder.ts"
import { renderedHtml } from "./rendered-page.ts"

interface Message {
  readonly page: string
  readonly message: number
  readonly tells: readonly { readonly is: string }[]
}

const posted: Message[] = []
const asked: Request[] = []
const reload = vi.fn<() => void>()
let leaving = new EventTarget()
let serverEnds = Promise.withResolvers<Response>()
let messageTaken = Promise.resolve(new Response(null, { status: 204 }))

/** Whatever can go on without anybody's answer has gone on. */
const turns = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  posted.length = 0
  asked.length = 0
  serverEnds = Promise.withResolvers()
  messageTaken = Promise.resolve(new Response(null, { status: 204 }))
})

afterEach(() => {
  document.body.replaceChildren()
  // the files of this suite share a page
  for (const name of ["recording", "recordedPage"]) delete document.body.dataset[name]
})

/** What a server does: it answers a page that waits only when it is being stopped. */
const answer: typeof fetch = async (input, init) => {
  if (input instanceof Request) {
    asked.push(input)
    return new Response("{}")
  }
  const sent: Message = JSON.parse(typeof init?.body === "string" ? init.body : "null")
  posted.push(sent)
  return sent.tells.some(({ is }) => is === "Waits") ? serverEnds.promise : messageTaken
}

/** @param withForms in dialogs, which other tests have no machine for */
async function open(name: string, { withForms = false } = {}) {
  const html = await renderedHtml(name, { name: "my-case", page: "page-7" })
  const page = new DOMParser().parseFromString(html, "text/html")
  document.body.replaceChildren(...[...page.body.childNodes].map((node) => document.importNode(node, true)))
  for (const [name, value] of Object.entries(page.body.dataset)) document.body.dataset[name] = value
  if (!withForms) for (const form of document.querySelectorAll("dialog.asking")) form.parentElement?.remove()
  leaving = new EventTarget()
  const addEventListener = leaving.addEventListener.bind(leaving)
  const recorded: RecordedWindow = { addEventListener, fetch: answer, location: { reload } }
  return { recorder: createRecorder(recorded), recorded }
}

/** What a product form with so many pieces shows, and what else its view has. */
const showing = (quantity: string) => () => ({ quantity, isWide: true })
type Event = { readonly type: "QuantityTyped"; readonly text: string } | { readonly type: "ShopAnswered" }
const typed = { type: "QuantityTyped", text: "3" } as const
const answered = { type: "ShopAnswered" } as const
const followed: RecordedMachine<Event, ReturnType<ReturnType<typeof showing>>> = {
  outcome: ({ quantity }) => ({ quantity }),
  shopperEvents: { QuantityTyped: { text: "text" } },
}
const basketShown = { outcome: (counter: string) => ({ counter }), shopperEvents: {} }

test("an event is sent when it happens, and with it what the machines of the page showed until then", async () => {
  const { recorder } = await open("product")
  recorder.follow("miniBasket", basketShown, () => "2")
  recorder.follow("product", followed, showing("1"))(1000, typed, showing("3"))
  const page = { page: "product", address: expect.any(String) }
  expect(posted).toEqual([
    { page: "page-7", message: 1, tells: [{ is: "Waits" }] },
    {
      page: "page-7",
      message: 2,
      tells: [
        { is: "Saw", at: 0, outcome: { ...page, views: { miniBasket: { counter: "2" }, product: { quantity: "1" } } } },
        { is: "Did", at: 1, sinceMs: 1000, event: { type: "Machine", machine: "product", event: typed } },
      ],
    },
  ])
})

test("what was seen last follows when the page is being left, once, before anything that happens on the way out", async () => {
  const { recorder } = await open("product")
  const noteStep = recorder.follow("product", followed, showing("1"))
  noteStep(1000, typed, showing("3"))
  leaving.dispatchEvent(new Event("beforeunload"))
  noteStep(1500, answered, showing("late"))
  leaving.dispatchEvent(new Event("pagehide"))
  expect(posted.slice(2)).toMatchObject([{ tells: [{ is: "Saw", at: 1, outcome: { views: { product: { quantity: "3" } } } }] }])
})

test("fault: a page told what it showed before its forms had come to life, as no replay does. Until then it is not told what is seen", async () => {
  const { recorder } = await open("product", { withForms: true })
  const noteStep = recorder.follow("product", followed, showing("1"))
  noteStep(1000, typed, showing("3"))
  expect(posted[1]).toMatchObject({ tells: [{ is: "Did", at: 1 }] })
  recorder.follow("notify", basketShown, () => "closed")
  recorder.follow("question", basketShown, () => "closed")
  noteStep(1200, typed, showing("4"))
  expect(posted[2]).toMatchObject({
    tells: [
      { is: "Saw", at: 1, outcome: { views: { notify: {}, product: { quantity: "3" } } } },
      { is: "Did", at: 2 },
    ],
  })
})

test("fault: a sign-in that was left before it had come to life told a page without its form", async () => {
  const { recorder } = await open("signIn")
  leaving.dispatchEvent(new Event("beforeunload"))
  expect(posted[1]).toMatchObject({ tells: [] })
  recorder.follow("signIn", basketShown, () => "open")
  serverEnds.resolve(new Response(null, { status: 204 }))
  await turns()
  expect(posted.flatMap(({ tells }) => tells.map(({ is }: { readonly is: string }) => is))).toEqual(["Waits", "Done"])
})

test("results of commands are no events of the shopper, but change what is seen", async () => {
  const { recorder } = await open("product")
  recorder.follow("product", followed, showing("1"))(1000, answered, showing("3"))
  expect(posted).toHaveLength(1)
  leaving.dispatchEvent(new Event("pagehide"))
  expect(posted[1]).toMatchObject({ tells: [{ is: "Saw", at: 0, outcome: { views: { product: { quantity: "3" } } } }] })
})

test("an event that goes to another page says where; what is seen then the other page tells", async () => {
  const { recorder } = await open("cart")
  recorder.follow("product", followed, showing("1"))(1000, typed, showing("3"))
  recorder.leaves("/return.php")
  leaving.dispatchEvent(new Event("pagehide"))
  expect(posted.slice(2)).toMatchObject([{ tells: [{ is: "Leaves", to: "/return.php" }] }])
})

test("when the server is being stopped it is told the rest at once, and that there is no more", async () => {
  const { recorder } = await open("product")
  recorder.follow("product", followed, showing("1"))(1000, typed, showing("3"))
  serverEnds.resolve(new Response(null, { status: 204 }))
  await until(() => expect(posted).toHaveLength(3))
  expect(posted[2]).toMatchObject({ tells: [{ is: "Saw", at: 1, outcome: { views: { product: { quantity: "3" } } } }, { is: "Done" }] })
})

test("the rest is told when the shop has answered what was asked, and the server has what was told before", async () => {
  const { recorder } = await open("product")
  const shop = Promise.withResolvers<void>()
  const line = Promise.withResolvers<Response>()
  messageTaken = line.promise
  recorder.awaits(shop.promise)
  const noteStep = recorder.follow("product", followed, showing("1"))
  noteStep(1000, typed, showing("3"))
  serverEnds.resolve(new Response(null, { status: 204 }))
  await turns()
  expect(posted).toHaveLength(2)
  noteStep(1200, answered, showing("4"))
  shop.resolve()
  await turns()
  expect(posted).toHaveLength(2)
  line.resolve(new Response(null, { status: 204 }))
  await turns()
  expect(posted[2]).toMatchObject({
    tells: [{ is: "Saw", at: 1, outcome: { views: { product: { quantity: "4" } } } }, { is: "Done" }],
  })
})

test("fault: a price that the page still works out is told as it was before. No tape knows how long that took, so nothing is told", async () => {
  const { recorder } = await open("product")
  const price = Promise.withResolvers<void>()
  const noteStep = recorder.follow("product", followed, showing("1"))
  noteStep(1000, typed, showing("3"))
  recorder.awaits(price.promise, true)
  noteStep(1100, typed, showing("4"))
  price.resolve()
  await turns()
  noteStep(1200, typed, showing("5"))
  await turns()
  const told = posted.flatMap(({ tells }) => tells.map((one: { readonly is: string; readonly at?: number }) => `${one.is} ${one.at ?? ""}`))
  expect(told.filter((one: string) => /^(?:Saw|Did)/.test(one))).toEqual(["Saw 0", "Did 1", "Did 2", "Saw 2", "Did 3"])
})

test("a call that broke holds up nothing", async () => {
  const { recorder } = await open("product")
  recorder.follow("product", followed, showing("1"))
  recorder.awaits(Promise.reject(new TypeError("broken")))
  serverEnds.resolve(new Response(null, { status: 204 }))
  await turns()
  expect(posted[1]).toMatchObject({ tells: [{ is: "Saw" }, { is: "Done" }] })
})

test("a server that is gone is told nothing", async () => {
  await open("product")
  serverEnds.reject(new TypeError("gone"))
  await new Promise((resolve) => queueMicrotask(() => queueMicrotask(() => resolve(null))))
  expect(posted).toHaveLength(1)
})

test("what the page asks of the shop says which page asks, and nobody else is told", async () => {
  const { recorded } = await open("product")
  await recorded.fetch(new Request(new URL("/ajax/projector.php", location.href)))
  await recorded.fetch(new Request("https://elsewhere.example/"))
  expect(asked.map(({ headers }) => headers.get("x-recorded-page"))).toEqual(["page-7", null])
})

test("a page that comes back as it was left is loaded anew, so that the recording goes on with it", async () => {
  await open("product")
  leaving.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }))
  expect(reload).not.toHaveBeenCalled()
  leaving.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
  expect(reload).toHaveBeenCalledOnce()
})
