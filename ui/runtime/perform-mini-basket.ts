import type { Perform } from "../../core/machine/machine.ts"
import type { MiniBasketCommand, MiniBasketEvent } from "../../core/basket/mini-basket.ts"
import type { IslandFrame } from "./island-data.ts"
import { loadDeferred } from "./load-deferred.ts"

/** Does what the mini basket's machine asks. */
export const performMiniBasket =
  (frame: IslandFrame): Perform<MiniBasketEvent, MiniBasketCommand> =>
  (command, send) => {
    loadDeferred(frame)
      .then((shop) => shop.performMiniBasket(command, send))
      .catch(() => send({ type: "NotAnswered", asked: command.asked }))
  }
