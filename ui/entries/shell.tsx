import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { installTrustedTypes } from "../../adapters/browser/trusted-types.ts"
import { createMachineStore } from "../../core/machine/machine-store.ts"
import { miniBasket } from "../../core/basket/mini-basket.ts"
import { basketChannel } from "../runtime/basket-channel.ts"
import { enhanceMenu } from "../runtime/enhance-menu.ts"
import { foldFooter } from "../runtime/fold-footer.ts"
import { hydrateIsland } from "../runtime/hydrate-island.tsx"
import { findIsland } from "../runtime/island-data.ts"
import { onReturned } from "../runtime/on-returned.ts"
import { performMiniBasket } from "../runtime/perform-mini-basket.ts"
import { noteStep, startRecording } from "../runtime/recording.ts"
import { startIsland } from "../runtime/start-island.ts"
import { MiniBasketIsland } from "../shell/MiniBasketIsland.tsx"
import "../styles/site.css"

installTrustedTypes(window)
startRecording()

const menu = document.getElementById("menu_categories")
if (menu !== null) enhanceMenu(menu)
foldFooter([...document.querySelectorAll<HTMLDetailsElement>(".footer__group")])

const island = findIsland("island_header")
if (island !== null) {
  const { container, data } = island
  const store = createMachineStore(miniBasket, data.state, performMiniBasket(data), (event, _, state) =>
    noteStep({ machine: "miniBasket", event, state }),
  )
  basketChannel.subscribe((basket) => store.send({ type: "Published", basket }))
  onReturned(() => store.send({ type: "Returned" }))
  startIsland(container, () =>
    hydrateIsland(container, <MiniBasketIsland store={store} texts={data.texts} cart={data.cart} />, sendErrorReport),
  )
}
