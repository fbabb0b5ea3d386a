import type { AskingName } from "../messages/asking-notice.ts"
import type { AccountChange } from "../messages/account-notice.ts"
import type { Basket } from "../basket/basket.ts"
import type { Notice } from "../messages/notice.ts"
import { repeatedTextKeys, repeatedWords } from "../messages/repeated-words.ts"
import { isSavedRefusal, savedTextKeys, savedWords } from "../saved/saved-outcome.ts"
import { formatText, type TextCatalogue, type TextKey } from "../texts/texts.ts"
import { placeRefusalTextKeys, placeRefusalWords } from "../region/delivery-place.ts"
import type { ShownPageModel } from "./page.ts"
import { unknownTextKeys, unknownWords } from "./unknown-choices.ts"

/** Keys of all texts that a notice can use. */
export const noticeTextKeys = [
  "client.registered",
  "client.registeredMailed",
  "client.registeredNotChecked",
  "currency.set",
  "currency.unknown",
  "notice.added",
  "notice.joined",
  "notice.lowered",
  "notice.loweredGoods",
  "notice.trouble",
  "product.added",
  "rebate.activated",
  "rebate.removed",
  "message.notifyDone",
  "message.nothingToUpdate",
  "account.addressRemoved",
  "account.addressSaved",
  "account.deleted",
  "account.emailAsked",
  "account.emailChanged",
  "account.passwordChanged",
  "account.saved",
  "account.savedNotChecked",
  "account.notSavedYet",
  "account.signedOutElsewhere",
  "account.signedOutOne",
  "orders.accountThere",
  "orders.accountWeak",
  "orders.addressChanged",
  "orders.addressNotChanged",
  "orders.cancelled",
  "orders.mailLater",
  "orders.mailed",
  "orders.noMail",
  "orders.notCancelled",
  ...repeatedTextKeys,
  "passkey.removed",
  "passkey.renamed",
  "passkey.saved",
  "password.changed",
  ...savedTextKeys,
  "pickup.chosen",
  "pickup.forgotten",
  "pickup.gone",
  "pickup.noneChosen",
  ...placeRefusalTextKeys,
  "shipping.placeRestored",
  "shipping.placeSet",
  "subscriptions.asItWas",
  "subscriptions.changed",
  ...unknownTextKeys,
  "question.done",
  "ways.connected",
  "ways.disconnected",
  "review.done",
] as const

/** What is said of a form that the shop took. */
const doneKeys = { notify: "message.notifyDone", question: "question.done", review: "review.done" } as const satisfies Record<
  AskingName,
  (typeof noticeTextKeys)[number]
>

/** What is said of a change of the account. */
const changedKeys = {
  password: "account.passwordChanged",
  sessions: "account.signedOutElsewhere",
  passkeySaved: "passkey.saved",
  passkeyRenamed: "passkey.renamed",
  passkeyRemoved: "passkey.removed",
  orderCancelled: "orders.cancelled",
  orderNotCancelled: "orders.notCancelled",
  orderAccountThere: "orders.accountThere",
  orderAccountWeak: "orders.accountWeak",
  orderAddress: "orders.addressChanged",
  orderNotAddress: "orders.addressNotChanged",
  orderMailed: "orders.mailed",
  orderMailLater: "orders.mailLater",
  orderNoMail: "orders.noMail",
  connected: "ways.connected",
  disconnected: "ways.disconnected",
  subscription: "subscriptions.changed",
  subscriptionAsItWas: "subscriptions.asItWas",
  session: "account.signedOutOne",
  data: "account.saved",
  dataNotChecked: "account.savedNotChecked",
  address: "account.addressSaved",
  addressRemoved: "account.addressRemoved",
  consents: "account.saved",
  emailAsked: "account.emailAsked",
  email: "account.emailChanged",
  deleted: "account.deleted",
} as const satisfies Record<AccountChange, TextKey>

type Catalogue = TextCatalogue<(typeof noticeTextKeys)[number]>

/**
 * What a page says at its top of the visitor's last post: what went into the basket, and what became of two baskets at sign-in, what a rebate code came to. `null`
 * for nothing, and for what its own place on the page says (a refusal, the layer of a product page).
 *
 * Spec: 10.110, 10.161, 10.319.
 *
 * @example viewNotice({ is: "basketJoined", rows: 2, lowered: 0, names: [] }, null, polish)
 * // => "Do Twojego koszyka dołączyły 2 produkty sprzed zalogowania."
 */
export function viewNotice(notice: Notice | null, basket: Pick<Basket, "rows"> | null, catalogue: Catalogue): string | null {
  if (notice?.is === "added") {
    const row = basket?.rows.find(({ rowId }) => rowId === notice.rowId)
    return row === undefined ? formatText(catalogue, "product.added") : formatText(catalogue, "notice.added", { name: row.name })
  }
  if (notice?.is === "rebateActivated") return formatText(catalogue, "rebate.activated", { code: notice.code })
  if (notice?.is === "rebateRemoved") return formatText(catalogue, "rebate.removed", { code: notice.code })
  if (notice?.is === "placeSet") return formatText(catalogue, "shipping.placeSet", { place: notice.name })
  if (notice?.is === "placeRestored") return formatText(catalogue, "shipping.placeRestored")
  if (notice?.is === "currencySet") return formatText(catalogue, "currency.set", { currency: notice.name })
  if (notice?.is === "currencyUnknown") return formatText(catalogue, "currency.unknown", { name: notice.name, currency: notice.shown })
  if (notice?.is === "pickupChosen") return formatText(catalogue, "pickup.chosen", { name: notice.name })
  if (notice?.is === "pickupForgotten") return formatText(catalogue, "pickup.forgotten")
  if (notice?.is === "pickupRefused") return formatText(catalogue, notice.why === "missing" ? "pickup.noneChosen" : "pickup.gone")
  if (isUnsaved(notice)) return formatText(catalogue, "account.notSavedYet")
  if (notice?.is === "accountChanged") return formatText(catalogue, changedKeys[notice.what])
  if (notice?.is === "orderRepeated") return repeatedWords(notice, catalogue)
  if (notice?.is === "passwordSet") return formatText(catalogue, "password.changed")
  if (notice?.is === "nothingToUpdate") return formatText(catalogue, "message.nothingToUpdate")
  if (notice?.is === "saved") return savedWords(notice.outcome, catalogue)
  if (notice?.is === "quickPayment" || notice?.is === "shopSaid") return notice.words
  if (notice?.is === "asked") return notice.refused === null ? formatText(catalogue, doneKeys[notice.form]) : null
  if (notice?.is === "clientRegistered") {
    const registered = formatText(catalogue, notice.isMailed ? "client.registeredMailed" : "client.registered", { name: notice.name })
    return notice.isNotChecked ? `${registered} ${formatText(catalogue, "client.registeredNotChecked")}` : registered
  }
  if (notice?.is !== "basketJoined") return null
  const { rows, lowered } = notice
  const joined = formatText(catalogue, "notice.joined", { count: rows })
  return lowered === 0 ? joined : `${joined} ${loweredWords(notice, catalogue)}`
}

/** What was typed when the session was over is there again, and nothing is wrong with it as far as anybody knows. Spec: 10.1091. */
const isUnsaved = (notice: Notice | null | undefined): boolean => notice?.is === "accountFormRefused" && notice.why === "signedOut"

/** Which goods a joined basket has less of, as far as the shop names them. Spec: 10.319. */
function loweredWords({ lowered, names }: Extract<Notice, { readonly is: "basketJoined" }>, catalogue: Catalogue): string {
  if (names.length === 0) return formatText(catalogue, "notice.lowered", { count: lowered })
  const more = lowered > names.length ? formatText(catalogue, "unknown.more") : ""
  return formatText(catalogue, "notice.loweredGoods", { names: `${names.join("; ")}${more}` })
}

/**
 * The line at the top of a page: what its address names and the product does not have, else what came of the last post. `null` where there
 * is nothing to say, and on the page whose layer says it.
 *
 * Spec: 10.110, 10.161, 10.230.
 *
 * @example viewNoticeLine({ page: "failure", frame: null, status: 404 }, polish) // => null
 */
export function viewNoticeLine(model: ShownPageModel, catalogue: Catalogue): string | null {
  const isInLayer = model.page === "product" && model.added !== null
  if (isInLayer || model.frame === null) return null
  const unknown = model.page === "product" ? unknownWords(model.unknown ?? [], catalogue) : null
  const { notice } = model.frame
  // a product's page says it at the form of the place
  if (notice?.is === "placeRefused" && (model.page !== "product" || model.shipping === null))
    return placeRefusalWords(notice.refusal, catalogue)
  return unknown ?? viewNotice(model.frame.notice, model.frame.basket, catalogue)
}

/** Outcomes that are troubles. */
const refusals: readonly Notice["is"][] = [
  "passwordRefused",
  "accountRefused",
  "accountFormRefused",
  "loginWayRefused",
  "rebateRefused",
  "placeRefused",
  "currencyUnknown",
  "pickupRefused",
]

/**
 * A page's title with the outcome of the last post before it, so that a screen reader says it first.
 *
 * Spec: 10.109, 10.161.
 *
 * @example titleWithNotice("Koszyk", { page: "failure", frame: null, status: 404 }, polish) // => "Koszyk"
 */
export function titleWithNotice(title: string, model: ShownPageModel, catalogue: Catalogue): string {
  const isAskingRefused = "asked" in model && model.asked !== null && model.asked.refused !== null
  const isRefused = isAskingRefused || ("refusal" in model ? model.refusal !== null : model.page === "signIn" && model.refused !== null)
  const isUnknown = model.page === "product" && model.unknown !== undefined
  const isNotAsked = model.page === "password" && model.step.is === "ask" && model.step.refused !== null
  const told = model.frame?.notice?.is
  const isSavedTrouble = model.frame?.notice?.is === "saved" && isSavedRefusal(model.frame.notice.outcome)
  const isRefusal = refusals.some((one) => one === told) && !isUnsaved(model.frame?.notice)
  if (isRefused || isUnknown || isNotAsked || isRefusal || isSavedTrouble) return formatText(catalogue, "notice.trouble", { title })
  const said = viewNotice(model.frame?.notice ?? null, model.frame?.basket ?? null, catalogue)
  return said === null ? title : `${said} – ${title}`
}
