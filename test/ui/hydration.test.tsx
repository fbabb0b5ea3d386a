import { act, type ReactNode } from "react"
import { hydrateRoot } from "react-dom/client"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import type { SignIn, SignInTextKey } from "../../core/account/sign-in-machine.ts"
import { SignInForm } from "../../ui/pages/SignInForm.tsx"
import type { ClientFormState, ClientTextKey } from "../../core/account/opened-client.ts"
import type { CartPage as CartState } from "../../core/basket/open-cart-page.ts"
import type { MiniBasket } from "../../core/basket/mini-basket.ts"
import type { NotifyPage, NotifyTextKey } from "../../core/asking/notify-page.ts"
import type { PostedAsking, QuestionTextKey } from "../../core/asking/posted-asking.ts"
import type { ShippingPanel } from "../../core/delivery/shipping-panel.ts"
import type { ChoosingState } from "../../core/order/choosing/choosing.ts"
import type { ReviewState } from "../../core/order/review/reviewing.ts"
import type { ReviewingTextKey } from "../../core/order/review/view-reviewing.ts"
import type { ProductPageState } from "../../core/product-page/product-page.ts"
import type { TextKey } from "../../core/texts/texts.ts"
import { NotifyForm } from "../../ui/asking/NotifyForm.tsx"
import { QuestionForm } from "../../ui/asking/QuestionForm.tsx"
import type { CartFormTextKey } from "../../ui/cart/cart-form-texts.ts"
import { CartFormIsland } from "../../ui/cart/CartFormIsland.tsx"
import { ClientForm } from "../../ui/client/ClientForm.tsx"
import type { DeliveryTextKey } from "../../ui/delivery/delivery-texts.ts"
import { DeliveryIsland } from "../../ui/delivery/DeliveryIsland.tsx"
import { loadTexts } from "../../ui/texts/load-texts.ts"
import { ChoosingForm } from "../../ui/order/ChoosingForm.tsx"
import type { ChoosingFormTextKey } from "../../ui/order/choosing-texts.ts"
import { OrderCheckForm } from "../../ui/order/OrderCheckForm.tsx"
import { kindParts } from "../../ui/product/kind-parts.ts"
import { findIsland } from "../../ui/runtime/islands/island-data.ts"
import { staticStore } from "../../ui/islands/MachineIsland.tsx"
import type { HeaderTextKey } from "../../ui/shell/header-texts.ts"
import { MiniBasketIsland } from "../../ui/shell/MiniBasketIsland.tsx"
import { pageModels } from "./page-models.ts"
import { renderedPage } from "./rendered-page.ts"

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  vi.spyOn(console, "error")
  vi.spyOn(console, "warn")
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** Puts a sample page into the test's document and brings its islands to life, as the entries do. */
async function hydrated(name: string): Promise<{ readonly recovered: readonly unknown[]; readonly islands: number }> {
  const page = await renderedPage(name)
  document.body.replaceChildren(...[...page.body.childNodes].map((node) => document.importNode(node, true)))
  const recovered: unknown[] = []
  let islands = 0
  const hydrate = async (container: Element, island: ReactNode) => {
    islands += 1
    await act(async () => {
      hydrateRoot(container, island, { onRecoverableError: (error) => recovered.push(error) })
    })
  }
  const header = findIsland<MiniBasket, HeaderTextKey>("miniBasket", await loadTexts("miniBasket"))
  if (header !== null) {
    const { state, texts } = header.data
    await hydrate(header.container, <MiniBasketIsland store={staticStore(state)} texts={texts} />)
  }
  const product = findIsland<ProductPageState, TextKey>("product")
  if (product !== null) {
    const { state, texts } = product.data
    const { Island } = kindParts[state.choice.is]
    await hydrate(product.container, <Island store={staticStore(state)} texts={texts} />)
  }
  const cart = findIsland<CartState, CartFormTextKey>("cart")
  if (cart !== null) {
    const { state, texts } = cart.data
    await hydrate(cart.container, <CartFormIsland store={staticStore(state)} texts={texts} />)
  }
  const signIn = findIsland<SignIn, SignInTextKey>("signIn")
  if (signIn !== null) {
    const { state, texts } = signIn.data
    await hydrate(signIn.container, <SignInForm store={staticStore(state)} texts={texts} />)
  }
  const client = findIsland<ClientFormState, ClientTextKey>("client")
  if (client !== null) {
    const { state, texts } = client.data
    await hydrate(client.container, <ClientForm store={staticStore(state)} texts={texts} />)
  }
  const choice = findIsland<ChoosingState, ChoosingFormTextKey>("orderChoice")
  if (choice !== null) await hydrate(choice.container, <ChoosingForm store={staticStore(choice.data.state)} texts={choice.data.texts} />)
  const review = findIsland<ReviewState, ReviewingTextKey>("orderReview")
  if (review !== null) await hydrate(review.container, <OrderCheckForm store={staticStore(review.data.state)} texts={review.data.texts} />)
  const delivery = findIsland<ShippingPanel, DeliveryTextKey>("shipping", await loadTexts("shipping"))
  if (delivery !== null) {
    const { state, texts } = delivery.data
    await hydrate(delivery.container, <DeliveryIsland store={staticStore(state)} texts={texts} />)
  }
  const notify = findIsland<NotifyPage, NotifyTextKey>("notify", await loadTexts("notify"))
  if (notify !== null) {
    const { state, texts } = notify.data
    await hydrate(notify.container, <NotifyForm store={staticStore(state)} texts={texts} />)
  }
  const question = findIsland<PostedAsking, QuestionTextKey>("question", await loadTexts("question"))
  if (question !== null) {
    const { state, texts } = question.data
    await hydrate(question.container, <QuestionForm store={staticStore(state)} texts={texts} />)
  }
  return { recovered, islands }
}

/** Pages that are only read, or whose one form another test brings to life. */
const withoutIslands = /^(?:broken|order1Obstacle|prepaid.*|placeOrder.*|signInOrder)$/

describe.each(Object.keys(pageModels).filter((name) => !withoutIslands.test(name)))("the islands of the %s page", (name) => {
  test("take the server's markup over without a word on the console", async () => {
    const { recovered, islands } = await hydrated(name)
    expect(islands).toBeGreaterThan(0)
    expect(recovered).toEqual([])
    // React's development build says of every `autofocus` that it leaves it alone
    const errors = vi.mocked(console.error).mock.calls.filter((call) => !call.join(" ").includes("autoFocus={true}"))
    expect(errors).toEqual([])
    expect(console.warn).not.toHaveBeenCalled()
  })
})
