import type { Perform } from "../../core/values/machine.ts"
import type { ProductPageCommand, ProductPageEvent } from "../../core/product-page/product-page.ts"
import type { IslandFrame } from "./island-data.ts"
import { loadDeferred } from "./load-deferred.ts"
import { submitNatively } from "./submit-natively.ts"

/** Does what the product page's machine asks: timers, scrolling and the native submit at once, calls to the shop by the runtime. */
export const performProduct =
  (frame: IslandFrame): Perform<ProductPageEvent, ProductPageCommand> =>
  (command, send) => {
    switch (command.type) {
      case "StartTimer":
        setTimeout(() => send({ type: "TimerEnded", timer: command.timer, asked: command.asked }), command.ms)
        return
      case "ShowSizes":
        showSizes()
        return
      case "SubmitForm":
        submitNatively("projector_form", {})
        return
      case "RefreshSize":
        loadDeferred(frame)
          .then((shop) => shop.performProductPage(command, send))
          .catch(() => send({ type: "SizeNotRefreshed", asked: command.asked }))
        return
    }
  }

/** Brings the sizes and the message above them into view and puts the focus there. */
function showSizes(): void {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches
  const sizes = document.getElementById("projector_sizes_cont")
  sizes?.focus({ preventScroll: true })
  sizes?.scrollIntoView({ block: "center", behavior: calm ? "auto" : "smooth" })
}
