import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { until } from "../support/until.ts"
import type { CartPageEvent } from "../../core/basket/cart-page.ts"
import { cartMachine } from "../../core/basket/cart-machine.ts"
import { type PageEffects, performTask } from "../../core/pages/page-task.ts"
import { productMachine } from "../../core/product-page/machine/product-machine.ts"
import type { ProductPageEvent } from "../../core/product-page/product-page.ts"
import { basketChannel } from "../../ui/runtime/islands/basket-channel.ts"
import { browserEffects } from "../../ui/runtime/islands/browser-effects.ts"
import { loadDeferred } from "../../ui/runtime/islands/load-deferred.ts"
import { noteCall } from "../../ui/runtime/recording/recording.ts"
import { basket } from "./samples.ts"

vi.mock("../../ui/runtime/recording/recording.ts", () => ({
  isRecording: () => false,
  noteLeave: () => {},
  noteCall: vi.fn<typeof noteCall>(),
}))
vi.mock("../../ui/runtime/islands/load-deferred.ts", () => ({ loadDeferred: vi.fn<typeof loadDeferred>() }))

let reported: string[] = []
const effects: PageEffects = browserEffects("pl", (during) => reported.push(during))

type ProductCommand = Parameters<typeof productMachine.task>[0]
type CartCommand = Parameters<typeof cartMachine.task>[0]

const onProduct = (command: ProductCommand, send: (event: ProductPageEvent) => void = () => {}) =>
  performTask(productMachine.task(command, "pl"), effects, send)
const onCart = (command: CartCommand, send: (event: CartPageEvent) => void = () => {}) =>
  performTask(cartMachine.task(command, "pl"), effects, send)

beforeEach(() => {
  reported = []
  vi.mocked(loadDeferred).mockReset()
  vi.mocked(noteCall).mockReset()
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const askSize = (requestId: number, sizeId: string) =>
  ({
    type: "AskShop",
    requestId,
    wants: "size",
    fields: [
      { name: "product", value: "501" },
      { name: "size", value: sizeId },
    ],
  }) as const

describe("commands of the product page", () => {
  test("a timer ends with its own number", () => {
    const sent: ProductPageEvent[] = []
    onProduct({ type: "StartTimer", timer: "notice", timerId: 4, ms: 3500 }, (event) => sent.push(event))
    vi.advanceTimersByTime(3499)
    expect(sent).toEqual([])
    vi.advanceTimersByTime(1)
    expect(sent).toEqual([{ type: "TimerEnded", timer: "notice", timerId: 4 }])
  })

  test("what is missing is brought into view and gets the focus once the page shows what was pressed", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }))
    document.body.innerHTML = '<div id="projector_sizes_cont" tabindex="-1"></div>'
    const place = document.querySelector<HTMLElement>("#projector_sizes_cont")
    if (place === null) throw new Error("no sizes")
    const scroll = vi.fn<(options?: unknown) => void>()
    place.scrollIntoView = scroll
    onProduct({ type: "ShowPlace", place: { section: "sizes", id: null } })
    expect([document.activeElement, scroll.mock.calls]).toEqual([document.body, []])
    vi.advanceTimersByTime(100)
    expect(document.activeElement).toBe(place)
    expect(scroll).toHaveBeenCalledWith({ block: "center", behavior: "auto" })
    vi.unstubAllGlobals()
  })

  test("a size that cannot be refreshed, because the runtime does not load, is silent", async () => {
    vi.mocked(loadDeferred).mockRejectedValue(new Error("offline"))
    const sent: ProductPageEvent[] = []
    onProduct(askSize(2, "M"), (event) => sent.push(event))
    await until(() => expect(sent).toEqual([{ type: "ShopNotAnswered", requestId: 2 }]))
    expect(reported).toEqual([])
  })

  test("commands given before the runtime is there run after it, in their order", async () => {
    let arrive: () => void = () => {}
    const ran: unknown[] = []
    vi.mocked(loadDeferred).mockReturnValue(
      new Promise((resolve) => {
        arrive = () => resolve({ ask: async ({ input }) => void ran.push(input) })
      }),
    )
    onProduct(askSize(1, "S"))
    onProduct(askSize(2, "M"))
    expect(ran).toEqual([])
    arrive()
    await until(() => expect(ran).toMatchObject([{ sizeId: "S" }, { sizeId: "M" }]))
  })

  test("a recording knows of a call from the press on, and when it is answered", async () => {
    const answer = Promise.withResolvers<void>()
    vi.mocked(loadDeferred).mockResolvedValue({ ask: () => answer.promise })
    onProduct(askSize(1, "S"))
    const over = vi.fn<() => void>()
    const [noted] = vi.mocked(noteCall).mock.calls[0] ?? []
    void noted?.then(over)
    await vi.runAllTimersAsync()
    expect(over).not.toHaveBeenCalled()
    answer.resolve()
    await vi.runAllTimersAsync()
    expect(over).toHaveBeenCalledOnce()
  })
})

describe("commands of the cart", () => {
  test("a row that cannot be sent, because the runtime does not load, is told", async () => {
    vi.mocked(loadDeferred).mockRejectedValue(new Error("offline"))
    const sent: CartPageEvent[] = []
    const command = { type: "RemoveRow", rowId: "hash-503-uniw", requestId: 7, productId: 503, sizeId: "uniw" } as const
    onCart(command, (event) => sent.push(event))
    await until(() => expect(sent).toEqual([{ type: "RowUnsent", rowId: "hash-503-uniw", requestId: 7 }]))
  })

  test("a changed basket reaches the header", () => {
    const heard: unknown[] = []
    const stop = basketChannel.subscribe((one) => heard.push(one))
    onCart({ type: "PublishBasket", basket })
    stop()
    onCart({ type: "PublishBasket", basket })
    expect(heard).toEqual([basket])
  })

  test("the form is sent natively once the page shows what is sent, with the row to remove as its button would name it", async () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => {})
    document.body.innerHTML = '<form id="basket_form"></form>'
    onCart({ type: "SubmitCartForm", remove: "hash-503-uniw" })
    expect(submit).not.toHaveBeenCalled()
    await Promise.resolve()
    expect(submit).toHaveBeenCalledOnce()
    expect(document.querySelector<HTMLInputElement>("form input[name=remove]")?.value).toBe("hash-503-uniw")
  })
})
