import { act, type ReactNode } from "react"
import { hydrateRoot } from "react-dom/client"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { CartFormIsland } from "../../ui/cart/CartFormIsland.tsx"
import { ProductFormIsland } from "../../ui/product/ProductFormIsland.tsx"
import { findIsland } from "../../ui/runtime/island-data.ts"
import { stillStore } from "../../ui/runtime/still-store.ts"
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
  const header = findIsland("island_header")
  const product = findIsland("island_product")
  const cart = findIsland("island_cart")
  let islands = 0
  const hydrate = async (container: Element, island: ReactNode) => {
    islands += 1
    await act(async () => {
      hydrateRoot(container, island, { onRecoverableError: (error) => recovered.push(error) })
    })
  }
  if (header !== null) {
    const { state, texts, cart: link } = header.data
    await hydrate(header.container, <MiniBasketIsland store={stillStore(state)} texts={texts} cart={link} />)
  }
  if (product !== null) {
    const { state, texts } = product.data
    await hydrate(product.container, <ProductFormIsland store={stillStore(state)} texts={texts} />)
  }
  if (cart !== null) {
    const { state, texts, home } = cart.data
    await hydrate(cart.container, <CartFormIsland store={stillStore(state)} texts={texts} home={home} />)
  }
  return { recovered, islands }
}

describe.each(Object.keys(pageModels).filter((name) => name !== "broken"))("the islands of the %s page", (name) => {
  test("take the server's markup over without a word on the console", async () => {
    const { recovered, islands } = await hydrated(name)
    expect(islands).toBeGreaterThan(0)
    expect(recovered).toEqual([])
    expect(console.error).not.toHaveBeenCalled()
    expect(console.warn).not.toHaveBeenCalled()
  })
})
