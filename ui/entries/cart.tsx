import "./shell.tsx"
import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { cartPage } from "../../core/basket/cart-page.ts"
import { createMachineStore } from "../../core/machine/machine-store.ts"
import { CartFormIsland } from "../cart/CartFormIsland.tsx"
import { hydrateIsland } from "../runtime/hydrate-island.tsx"
import { findIsland } from "../runtime/island-data.ts"
import { loadDeferredWhenIdle } from "../runtime/load-deferred.ts"
import { performCart } from "../runtime/perform-cart.ts"
import { noteStep } from "../runtime/recording.ts"
import { startIsland } from "../runtime/start-island.ts"

const island = findIsland("island_cart")
if (island !== null) {
  const { container, data } = island
  const store = createMachineStore(cartPage, data.state, performCart(data, sendErrorReport), (event, _, state) =>
    noteStep({ machine: "cart", event, state }),
  )
  startIsland(container, () => {
    const typed = [...container.querySelectorAll<HTMLInputElement>(".quantity__input")].map((field) =>
      field.value === field.defaultValue ? null : field.value,
    )
    hydrateIsland(container, <CartFormIsland store={store} texts={data.texts} home={data.home} />, sendErrorReport)
    // what was typed while the page was still loading is not lost
    setTimeout(() => {
      for (const [index, text] of typed.entries()) {
        const additional = data.state.rows[index]?.additional
        if (text !== null && additional !== undefined) store.send({ type: "QuantityTyped", additional, text })
      }
    }, 0)
    loadDeferredWhenIdle(data)
  })
}
