import type { FieldFault } from "../form/field.ts"
import { emailFaultText } from "../form/kinds/email.ts"
import type { FormTextKey } from "../form/fault-text.ts"
import type { Message, MessageTextKey } from "../messages/shop-messages.ts"
import type { ProductOffer, ProductSize } from "../product/offer.ts"
import { isInStock } from "../product/sizes.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"

/**
 * The sizes of a product that a shopper can wait for: those that are sold out.
 *
 * Spec: 4.47, 10.200.
 *
 * @example awaitedSizes({ sizes: [sampleSize("L", limited("0")), sampleSize("M")] }).map(({ id }) => id) // => ["L"]
 */
export function awaitedSizes({ sizes }: Pick<ProductOffer, "sizes">): readonly ProductSize[] {
  return sizes.filter((size) => !isInStock(size))
}

/**
 * The fault of a field in "tell me when it is back", where a wrong e-mail address has its own words.
 *
 * Spec: 5.73, 5.74.
 *
 * @example notifyFaultText({ _tag: "Empty" }, polish) // => "Proszę wypełnić to pole."
 */
export function notifyFaultText(fault: FieldFault, catalogue: TextCatalogue<FormTextKey | "message.invalidEmail">): string {
  const isEmail = fault._tag === "Code" && fault.code === "incorect_email"
  return isEmail ? formatText(catalogue, "message.invalidEmail") : emailFaultText(fault, catalogue)
}

/** The reply to "tell me when it is back", decoded. `done: false` brings the shop's `errdesc`. */
export type NotifyReply = { readonly done: true } | { readonly done: false; readonly errdesc: string }

/** What follows "tell me when it is back". */
export interface NotifyOutcome {
  readonly message: Message
  /** true once the request is noted; otherwise the modal stays open for another try */
  readonly closesModal: boolean
}

type NotifyTextOf = Extract<
  MessageTextKey,
  "message.invalidEmail" | "message.notifyAvailable" | "message.notifyDone" | "message.raiseQuantity" | "refusal.productUnknown"
>

const faults = new Map<string, NotifyTextOf>([
  ["available", "message.notifyAvailable"],
  ["mail", "message.invalidEmail"],
  ["increase_quantity", "message.raiseQuantity"],
  ["limit", "refusal.productUnknown"],
])

/** The codes that refuse a request to be told. No page needs them: they are left out of what is built for one. */
export const notifyCodes: readonly string[] = /* @__PURE__ */ Array.from(/* @__PURE__ */ faults.keys())

/**
 * The message after "tell me when it is back", and whether its modal closes.
 *
 * Spec: 8.82 to 8.85, 8.87, 5.74.
 *
 * @example notifyOutcome({ done: false, errdesc: "mail" })
 * // => {
 * //   message: { content: { is: "text", key: "message.invalidEmail" }, linkTo: null, durationMs: null },
 * //   closesModal: false,
 * // }
 * @example notifyOutcome({ done: true }).closesModal // => true
 */
export function notifyOutcome(reply: NotifyReply): NotifyOutcome {
  return { message: { content: { is: "text", key: notifyTextOf(reply) }, linkTo: null, durationMs: null }, closesModal: reply.done }
}

/**
 * The text after "tell me when it is back".
 *
 * Spec: 8.82 to 8.87, 11.58.
 *
 * @example notifyTextOf({ done: false, errdesc: "limit" }) // => "refusal.productUnknown"
 */
export function notifyTextOf(reply: NotifyReply): NotifyTextOf {
  return reply.done ? "message.notifyDone" : (faults.get(reply.errdesc) ?? "refusal.productUnknown")
}
