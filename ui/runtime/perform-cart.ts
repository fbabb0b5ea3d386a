import type { CartPageCommand, CartPageEvent } from "../../core/basket/cart-page.ts"
import type { Perform } from "../../core/machine/machine.ts"
import { basketChannel } from "./basket-channel.ts"
import type { CartIslandData } from "./island-data.ts"
import { loadDeferred } from "./load-deferred.ts"
import { noteLeave } from "./recording.ts"
import { submitNatively } from "./submit-natively.ts"

/** Does what the cart's machine asks. When the runtime does not load, the machine is told and sends the form itself. */
export const performCart =
  (data: CartIslandData, report: Report): Perform<CartPageEvent, CartPageCommand> =>
  (command, send) => {
    switch (command.type) {
      case "WaitForPause":
        setTimeout(() => send({ type: "PauseEnded", additional: command.additional, asked: command.asked }), command.ms)
        return
      case "PublishBasket":
        basketChannel.publish(command.basket)
        return
      case "LeaveEmptyCart":
        noteLeave()
        location.assign(data.emptyCart)
        return
      case "SubmitCartForm":
        submitNatively("basket_form", command.remove === null ? {} : { remove: command.remove })
        return
      case "ChangeRow":
      case "RemoveRow":
        askShop(data, report, command, send)
        return
    }
  }

/** Gets what went wrong beside the shopper. */
type Report = (during: string, failure: unknown) => void

type RowCommand = Extract<CartPageCommand, { readonly type: "ChangeRow" | "RemoveRow" }>

function askShop(data: CartIslandData, report: Report, command: RowCommand, send: (event: CartPageEvent) => void): void {
  const { additional, asked } = command
  loadDeferred(data).then(
    (shop) =>
      shop.performCartPage(command, send).catch((defect: unknown) => {
        report("change the cart", defect)
        send({ type: "RowFailed", additional, asked })
      }),
    () => send({ type: "RowUnsent", additional, asked }),
  )
}
