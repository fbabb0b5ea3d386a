import type { Message, MessageTextKey } from "./message.ts"

const keys = {
  addingFailed: "refusal.productUnknown",
  soldOut: "refusal.productUnavailable",
  priceByPhone: "refusal.priceByPhone",
  signInRefused: "signIn.refused",
  linkCopied: "message.linkCopied",
} as const satisfies Record<string, MessageTextKey>

/** What can happen on a product page that is told in a sentence of its own. */
export type ProductHappening = keyof typeof keys

/**
 * What is told when something happened on the product page.
 *
 * Spec: 8.66, 8.67, 8.68, 8.74, 8.86.
 *
 * @example productMessage("linkCopied").says // => { is: "text", key: "message.linkCopied" }
 */
export function productMessage(happening: ProductHappening): Message {
  return { says: { is: "text", key: keys[happening] }, leadsTo: null, lastsMs: null }
}
