import type { Message, MessageTextKey } from "./message.ts"

/** The reply to "tell me when it is back", decoded. `done: false` brings the shop's `errdesc`. */
export type NotifyReply = { readonly done: true } | { readonly done: false; readonly errdesc: string }

export interface NotifyOutcome {
  readonly message: Message
  /** the modal closes when the product has been added, and stays for another try otherwise */
  readonly closes: boolean
}

const faults = new Map<string, MessageTextKey>([
  ["mail", "message.invalidEmail"],
  ["increase_quantity", "message.raiseQuantity"],
])

/**
 * What is told after "tell me when it is back".
 *
 * Spec: 8.82 to 8.85, 5.74.
 *
 * @example notifyOutcome({ done: false, errdesc: "mail" })
 * // => { message: { says: { is: "text", key: "message.invalidEmail" }, leadsTo: null, lastsMs: null }, closes: false }
 * @example notifyOutcome({ done: true }).closes // => true
 */
export function notifyOutcome(reply: NotifyReply): NotifyOutcome {
  const key = reply.done ? "message.notifyDone" : (faults.get(reply.errdesc) ?? "refusal.productUnknown")
  return { message: { says: { is: "text", key }, leadsTo: null, lastsMs: null }, closes: reply.done }
}
