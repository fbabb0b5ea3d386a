import { contentAddress } from "../addresses/content-address.ts"
import { awaitedSizes } from "./notify.ts"
import { type NotifyCommand, type NotifyEvent, type NotifyPage, type NotifyTextKey, type NotifyView, openNotify } from "./notify-page.ts"
import { openPosted, type PostedAsking, type postedTextKeys, type PostedView } from "./posted-asking.ts"
import type { FormCommand, FormEvent } from "../form/form-state.ts"
import { recordedForm } from "../form/recorded/recorded-form.ts"
import { openedNotify, openedPosted } from "./opened-asking.ts"
import { recordedNotify } from "./recorded-notify.ts"
import type { PageFrame } from "../pages/page.ts"
import type { AskingName, AskingNotice, AskingValues } from "../messages/asking-notice.ts"
import type { PageMachine } from "../pages/page-machine.ts"
import { keepNameTogether } from "../texts/no-break.ts"

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
    const { offer, selectedSizeId } = model
    const sizes = awaitedSizes(offer).map(({ id, name }) => ({ id, name }))
    if (sizes.length === 0) return null
    const { id: productId, sizeWords } = offer
    const opening = openingOf(model, "notify", { size: selectedSizeId ?? "" })
    return openNotify({ productId, ...opening, sizes, ...(sizeWords === undefined ? {} : { sizeWords }) })
  },
}

/**
 * "Ask about the product" on the page of a product whose shop tells what was asked. A signed-in client finds the own address in it.
 *
 * Spec: 2.70, 5.77, 10.203, 10.210.
 */
export const questionMachine: PageMachine<PostedAsking, FormEvent, FormCommand, PostedView, (typeof postedTextKeys)[number]> = {
  ...openedPosted("question"),
  ...recordedForm,
  open: (model) =>
    model.page === "product" && model.questions !== null
      ? openPosted({ name: "question", productId: model.offer.id, ...openingOf(model, "question") })
      : null,
}

/** The part of a page's model that a form about a product opens from. */
interface AskingPage {
  readonly frame: Pick<PageFrame, "visitor"> & { readonly shell: Pick<PageFrame["shell"], "contact" | "language" | "shopName"> }
  readonly asked: AskingNotice | null
}

/**
 * What every form about a product opens with: what its last post was refused for and left behind, or what is known of the visitor.
 *
 * Spec: 5.90, 10.204.
 *
 * @example
 * const frame = { shell: { contact: null, language: "pl", shopName: "Witryna" }, visitor: { is: "guest" } } as const
 * openingOf({ frame, asked: null }, "notify", { size: "M" }).typed // => { size: "M", email: "" }
 */
export function openingOf({ asked, frame: { shell, visitor } }: AskingPage, name: AskingName, known: AskingValues = {}) {
  const refused = asked?.form === name ? asked.refused : null
  return {
    keeper: { name: keepNameTogether(shell.contact?.company ?? shell.shopName), privacy: contentAddress(shell.language, "privacy") },
    typed: (refused === null ? null : asked?.typed) ?? { ...known, email: visitor.is === "client" ? visitor.email : "" },
    refused,
  }
}
