import { type CartPage, type CartPageEvent, openCartPage } from "../../core/basket/cart-page.ts"
import { createMachineStore, type MachineStore } from "../../core/values/machine.ts"
import { type MiniBasket, type MiniBasketEvent, openMiniBasket } from "../../core/basket/mini-basket.ts"
import type { PageModel } from "../../core/pages/page.ts"
import { type ProductPage, type ProductPageEvent, openProductPage } from "../../core/product-page/product-page.ts"
import type { MachineEvent } from "../../core/scenario/scenario.ts"
import type { BrowserShop } from "../wiring/browser-shop.ts"
import type { CausedCommand, MachineSteps } from "./machine-steps.ts"

/** The machines that run on one page. */
export interface PageMachines {
  readonly product: MachineStore<ProductPage, ProductPageEvent> | null
  readonly cart: MachineStore<CartPage, CartPageEvent> | null
  readonly miniBasket: MachineStore<MiniBasket, MiniBasketEvent> | null
  /** @returns false when the page has no such machine */
  readonly happen: (event: MachineEvent) => boolean
}

/** What the machines of a page work with. */
export interface MachineOutside {
  readonly steps: MachineSteps
  readonly shop: BrowserShop
  readonly after: (ms: number, run: () => void) => void
  /** told of every command before it is done */
  readonly caused: (command: CausedCommand) => void
  /** the last row is gone: opens the page that says so */
  readonly leaveEmptyCart: () => Promise<void>
  /** told of work that has to come to its end before the next thing happens */
  readonly busyUntil: (work: Promise<void>) => void
}

/**
 * Starts the machines of a page. A form that they send is only noted: it is an entry of the scenario by itself.
 */
export function startMachines(model: Exclude<PageModel, { readonly page: "redirect" }>, outside: MachineOutside): PageMachines {
  const miniBasket = startMiniBasket(model, outside)
  const product = startProduct(model, outside)
  const cart = startCart(model, outside, miniBasket)
  return {
    product,
    cart,
    miniBasket,
    happen: (happened) => {
      if (happened.machine === "product") product?.send(happened.event)
      else if (happened.machine === "cart") cart?.send(happened.event)
      else miniBasket?.send(happened.event)
      return { product, cart, miniBasket }[happened.machine] !== null
    },
  }
}

type ShownModel = Parameters<typeof startMachines>[0]

function startMiniBasket({ frame }: ShownModel, outside: MachineOutside): PageMachines["miniBasket"] {
  if (frame === null) return null
  const { priceFormat, priceType } = frame.shell
  const start = openMiniBasket({ basket: frame.basket, priceFormat, priceType })
  return createMachineStore(outside.steps.miniBasket, start, (command, send) => {
    outside.caused({ machine: "miniBasket", command })
    outside.busyUntil(outside.shop.performMiniBasket(command, send))
  })
}

function startProduct(model: ShownModel, outside: MachineOutside): PageMachines["product"] {
  if (model.page !== "product") return null
  const { priceFormat, priceType } = model.frame.shell
  const { offer, selectedSizeId, typedQuantity, refusal } = model
  const start = openProductPage({ offer, priceFormat, priceType, selectedSizeId, typedQuantity, refusal })
  return createMachineStore(outside.steps.product, start, (command, send) => {
    outside.caused({ machine: "product", command })
    if (command.type === "RefreshSize") outside.busyUntil(outside.shop.performProductPage(command, send))
    else if (command.type === "StartTimer") {
      outside.after(command.ms, () => send({ type: "TimerEnded", timer: command.timer, asked: command.asked }))
    }
  })
}

function startCart(model: ShownModel, outside: MachineOutside, header: PageMachines["miniBasket"]): PageMachines["cart"] {
  if (model.page !== "cart" || model.basket === null) return null
  const { priceFormat, priceType } = model.frame.shell
  const start = openCartPage({ basket: model.basket, priceFormat, priceType, refusal: model.refusal })
  return createMachineStore(outside.steps.cart, start, (command, send) => {
    outside.caused({ machine: "cart", command })
    switch (command.type) {
      case "StartTimer":
        outside.after(command.ms, () => send({ type: "PauseEnded", rowId: command.rowId, timerId: command.timerId }))
        return
      case "PublishBasket":
        header?.send({ type: "Published", basket: command.basket })
        return
      case "ChangeRow":
      case "RemoveRow":
        outside.busyUntil(outside.shop.performCartPage(command, send))
        return
      case "LeaveEmptyCart":
        outside.busyUntil(outside.leaveEmptyCart())
        return
      case "SubmitCartForm":
        return
    }
  })
}
