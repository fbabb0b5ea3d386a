import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { type CartPageEvent, openCartPage } from "../../core/basket/cart-page.ts"
import type { ProductPageEvent } from "../../core/product-page/product-page.ts"
import { basketChannel } from "../../ui/runtime/basket-channel.ts"
import type { CartIslandData } from "../../ui/runtime/island-data.ts"
import { loadDeferred } from "../../ui/runtime/load-deferred.ts"
import { performCart } from "../../ui/runtime/perform-cart.ts"
import { performProduct } from "../../ui/runtime/perform-product.ts"
import { frame } from "./sample-frame.ts"
import { basket } from "./samples.ts"
import { pickTexts, textCatalogue } from "../../core/texts/text-catalogue.ts"
import { cartFormTextKeys } from "../../ui/cart/cart-form-texts.ts"

vi.mock("../../ui/runtime/load-deferred.ts", () => ({ loadDeferred: vi.fn<typeof loadDeferred>() }))

const { priceFormat, priceType } = frame().shell
const data: CartIslandData = {
  nowMs: 0,
  language: "pl",
  state: openCartPage({ basket, priceFormat, priceType, refusal: null }),
  texts: pickTexts(textCatalogue("pl", {}), cartFormTextKeys),
  home: "/",
  emptyCart: "/return.php?status=basket_empty",
}

beforeEach(() => {
  vi.mocked(loadDeferred).mockReset()
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

describe("commands of the product page", () => {
  test("a timer ends with its own number", () => {
    const sent: ProductPageEvent[] = []
    performProduct(data)({ type: "StartTimer", timer: "notice", asked: 4, ms: 3500 }, (event) => sent.push(event))
    vi.advanceTimersByTime(3499)
    expect(sent).toEqual([])
    vi.advanceTimersByTime(1)
    expect(sent).toEqual([{ type: "TimerEnded", timer: "notice", asked: 4 }])
  })

  test("a size that cannot be refreshed, because the runtime does not load, is silent", async () => {
    vi.mocked(loadDeferred).mockRejectedValue(new Error("offline"))
    const sent: ProductPageEvent[] = []
    performProduct(data)({ type: "RefreshSize", asked: 2, productId: 501, sizeId: "M" }, (event) => sent.push(event))
    await vi.waitFor(() => expect(sent).toEqual([{ type: "SizeNotRefreshed", asked: 2 }]))
  })

  test("commands given before the runtime is there run after it, in their order", async () => {
    let arrive: () => void = () => {}
    const ran: string[] = []
    vi.mocked(loadDeferred).mockReturnValue(
      new Promise((resolve) => {
        arrive = () =>
          resolve({
            performProductPage: async (command) => void ran.push(command.sizeId),
            performCartPage: async () => {},
            performMiniBasket: async () => {},
          })
      }),
    )
    const perform = performProduct(data)
    perform({ type: "RefreshSize", asked: 1, productId: 501, sizeId: "S" }, () => {})
    perform({ type: "RefreshSize", asked: 2, productId: 501, sizeId: "M" }, () => {})
    expect(ran).toEqual([])
    arrive()
    await vi.waitFor(() => expect(ran).toEqual(["S", "M"]))
  })
})

describe("commands of the cart", () => {
  test("a row that cannot be sent, because the runtime does not load, is told", async () => {
    vi.mocked(loadDeferred).mockRejectedValue(new Error("offline"))
    const sent: CartPageEvent[] = []
    const command = { type: "RemoveRow", rowId: "hash-503-uniw", requestId: 7, productId: 503, sizeId: "uniw" } as const
    performCart(data, () => {})(command, (event) => sent.push(event))
    await vi.waitFor(() => expect(sent).toEqual([{ type: "RowUnsent", rowId: "hash-503-uniw", requestId: 7 }]))
  })

  test("a changed basket reaches the header", () => {
    const heard: unknown[] = []
    const stop = basketChannel.subscribe((one) => heard.push(one))
    performCart(data, () => {})({ type: "PublishBasket", basket }, () => {})
    stop()
    performCart(data, () => {})({ type: "PublishBasket", basket }, () => {})
    expect(heard).toEqual([basket])
  })

  test("the form is sent natively, with the row to remove as its button would name it", () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => {})
    document.body.innerHTML = '<form id="basket_form"></form>'
    performCart(data, () => {})({ type: "SubmitCartForm", remove: "hash-503-uniw" }, () => {})
    expect(submit).toHaveBeenCalledOnce()
    expect(document.querySelector<HTMLInputElement>("form input[name=remove]")?.value).toBe("hash-503-uniw")
  })
})
