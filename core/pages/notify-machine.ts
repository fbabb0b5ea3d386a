import { contentAddress } from "../addresses/addresses.ts"
import { awaitedSizes } from "../asking/notify.ts"
import {
  type NotifyCommand,
  type NotifyEvent,
  type NotifyPage,
  type NotifyTextKey,
  type NotifyView,
  openNotify,
} from "../asking/notify-page.ts"
import { openedNotify, recordedNotify } from "./opened-notify.ts"
import type { PageMachine } from "./page-machine.ts"

/**
 * "Tell me when it is back" on the page of a product with a size that is sold out. A signed-in client finds the own address in it.
 *
 * Spec: 5.73, 10.200, 10.203.
 */
export const notifyMachine: PageMachine<NotifyPage, NotifyEvent, NotifyCommand, NotifyView, NotifyTextKey> = {
  ...openedNotify,
  ...recordedNotify,
  open: (model) => {
    if (model.page !== "product") return null
    const { offer, selectedSizeId, asked, frame } = model
    const sizes = awaitedSizes(offer).map(({ id, name }) => ({ id, name }))
    if (sizes.length === 0) return null
    const { shell, visitor } = frame
    const refused = asked?.form === "notify" ? asked.refused : null
    return openNotify({
      productId: offer.id,
      sizes,
      keeper: { name: shell.contact?.company ?? shell.shopName, privacy: contentAddress(shell.language, "privacy") },
      typed: (refused === null ? null : asked?.typed) ?? {
        size: selectedSizeId ?? "",
        email: visitor.is === "client" ? visitor.email : "",
      },
      refused,
    })
  },
}
