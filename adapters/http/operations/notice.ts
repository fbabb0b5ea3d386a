import { Schema } from "effect"
import { fullSetting, readFormName } from "../../../core/account/sections/account-form-setting.ts"
import { accountForm } from "../../../core/account/sections/account-forms.ts"
import { accountChanges, accountFormRefusals, passwordAskRefusals } from "../../../core/messages/account-notice.ts"
import { clientForm, type ClientFormPurpose } from "../../../core/account/client-form.ts"
import { valuesOfTold } from "../../../core/messages/told-record.ts"
import { clientRefusals } from "../../../core/messages/client-notice.ts"
import { toRefusedLetter } from "./letter-notice.ts"
import { isAskingName } from "../../../core/messages/asking-notice.ts"
import { weakPasswordCode } from "../../../core/form/check-field.ts"
import type { FieldFault } from "../../../core/form/field.ts"
import type { PlacedFault } from "../../../core/form/asked/remote-check.ts"
import type { Notice } from "../../../core/messages/notice.ts"
import { parseRefusal } from "../../../core/messages/refusal.ts"
import { readOrderStop } from "../../../core/messages/order-notice.ts"
import { orderOpenRefusals } from "../../../core/messages/order-open-notice.ts"
import { parseSavedOutcome } from "../../../core/saved/saved-outcome.ts"
import { loginWayRefusals } from "../../../core/messages/login-notice.ts"
import { signInRefusals } from "../../../core/messages/sign-in-refusal.ts"
import { parsePlaceRefusal } from "../../../core/region/delivery-place.ts"
import { rebateRefusals } from "../../../core/pricing/rebate-code.ts"
import { parseDecimal } from "../../../core/values/decimal.ts"
import { isForeignObject, parseJson } from "../../../core/web/untrusted-json.ts"
import { decodeWith, type GraphqlOperation, type NoVariables } from "../graphql/graphql-call.ts"
import { nullish, selectionOf } from "../graphql/selection.ts"
import { holds, said } from "../recorded-field.ts"

const Told = Schema.Struct({
  is: Schema.String,
  productId: holds(Schema.NullOr(Schema.Int), "number"),
  size: holds(Schema.NullOr(Schema.String), "code"),
  quantity: holds(Schema.NullOr(Schema.String), "number"),
  // of the cart by a hash, of the account by a number, which its page has in its address
  row: holds(Schema.NullOr(Schema.String), "number"),
  code: Schema.NullOr(Schema.String),
  limit: holds(Schema.NullOr(Schema.String), "number"),
  message: Schema.NullOr(Schema.String),
  name: nullish(Schema.String),
  login: Schema.NullOr(Schema.String),
  rows: holds(Schema.NullOr(Schema.Int), "number"),
  lowered: holds(Schema.NullOr(Schema.Int), "number"),
  goods: said(nullish(Schema.Array(Schema.String))),
  form: nullish(Schema.String),
  country: nullish(Schema.String),
  zipcode: nullish(Schema.String),
  email: nullish(Schema.String),
  text: nullish(Schema.String),
  rating: holds(nullish(Schema.String), "number"),
})
const Reply = Schema.Struct({ ownNotice: Schema.NullOr(Told) })

type ToldNotice = typeof Told.Type

/** The row of a page with several products is named by its product. Spec: 16.52. */
const toRow = (row: string | null): { readonly rowProductId?: number } =>
  row !== null && /^[1-9]\d{0,8}$/.test(row) ? { rowProductId: Number(row) } : {}

/** What was typed by the names of its fields, such as comments by the ids of their rows; what is none is left out. Spec: 4.81. */
function toTyped(text: string | null | undefined): { readonly typed?: Readonly<Record<string, string>> } {
  const told = text == null ? null : parseJson(text)
  if (!isForeignObject(told)) return {}
  const typed = Object.entries(told).flatMap(([rowId, words]) => (typeof words === "string" ? [[rowId, words] as const] : []))
  return { typed: Object.fromEntries(typed) }
}

const isPurpose = (form: string | null | undefined): form is ClientFormPurpose => form === "register" || form === "order"

const toFault = (code: string, detail: string): FieldFault =>
  code === weakPasswordCode ? { _tag: "WeakPassword" } : { _tag: "Code", code, message: "", detail }

/** Why a form was refused, and behind it a field and a code of each fault; their details are lines of `message`. Spec: 11.301, 11.473. */
function toFaults(code: string | null, message: string | null): { readonly first: string; readonly faults: readonly PlacedFault[] } {
  const [first = "", ...pairs] = (code ?? "").split(" ")
  const details = (message ?? "").split("\n")
  const faults = pairs.flatMap((field, at) => (at % 2 === 0 ? [{ field, fault: toFault(pairs[at + 1] ?? "", details[at / 2] ?? "") }] : []))
  return { first, faults }
}

/** Spec: 11.301. */
function toClientRefused(form: ClientFormPurpose, { code, name, text, message }: ToldNotice): Notice | null {
  const { first, faults } = toFaults(code, message)
  const why = clientRefusals.find((one) => one === first)
  const typed = valuesOfTold(clientForm({ purpose: form, isAccountOptional: false }), { chosen: name ?? "", typed: text ?? "" })
  return why === undefined ? null : { is: "clientRefused", why, typed, faults }
}

/** Spec: 11.473. */
function toAccountFormRefused({ form: named, code, name, text, message, row, limit }: ToldNotice): Notice | null {
  const { first, faults } = toFaults(code, message)
  const why = accountFormRefusals.find((one) => one === first)
  const form = readFormName(named)
  if (why === undefined || form === null) return null
  const typed = valuesOfTold(accountForm(fullSetting(form)), { chosen: name ?? "", typed: text ?? "" })
  return { is: "accountFormRefused", form, about: row ?? "", why, typed, faults, ...(limit === null ? {} : { version: limit }) }
}

/** A notice that this storefront does not know, or that lacks what it is about, is none: nobody is told half of it. */
function toNotice({ ownNotice: told }: typeof Reply.Type): Notice | null {
  if (told === null) return null
  const { productId, size, row, code, limit, message, name, login, rows, lowered, form, email, text } = told
  const quantity = told.quantity === null ? null : parseDecimal(told.quantity)
  const isIn = (word: string) => code?.split(" ").includes(word) === true
  const refusal = code === null ? null : parseRefusal(code, limit, message, name ?? null)
  switch (told.is) {
    case "added":
      if (productId === null || size === null || quantity === null || row === null) return null
      return { is: "added", productId, sizeId: size, quantity, rowId: row }
    case "notAdded":
      return productId === null || refusal === null ? null : { is: "notAdded", productId, refusal, ...toRow(row) }
    case "rowNotChanged":
      return row === null || refusal === null ? null : { is: "rowNotChanged", rowId: row, refusal, ...toTyped(text) }
    case "notSignedIn": {
      const why = signInRefusals.find((one) => one === code)
      return why === undefined ? null : { is: "notSignedIn", why, login: login ?? "" }
    }
    case "loginWayRefused": {
      const why = loginWayRefusals.find((one) => one === code)
      return why === undefined ? null : { is: told.is, why, name: name ?? "" }
    }
    case "passwordAsked": {
      const why = passwordAskRefusals.find((one) => one === code)
      return code === null ? { is: "passwordAsked", refused: null } : why === undefined ? null : { is: "passwordAsked", refused: why }
    }
    case "passwordRefused":
      return code === null ? null : { is: "passwordRefused", code }
    case "accountChanged": {
      const what = accountChanges.find((one) => one === code)
      return what === undefined ? null : { is: "accountChanged", what }
    }
    case "accountRefused":
      return code === null ? null : { is: "accountRefused", code }
    case "accountFormRefused":
      return toAccountFormRefused(told)
    case "basketJoined":
      return rows === null || lowered === null ? null : { is: "basketJoined", rows, lowered, names: told.goods ?? [] }
    case "rebateActivated":
    case "rebateRemoved":
      return name ? { is: told.is, code: name } : null
    case "rebateRefused": {
      const why = rebateRefusals.find((one) => one === code)
      const wait = limit !== null && /^[1-9]\d{0,3}$/.test(limit) ? { waitSeconds: Number(limit) } : {}
      return why === undefined ? null : { is: told.is, why, typed: name ?? "", ...wait }
    }
    case "placeSet":
      return name ? { is: told.is, name } : null
    case "currencySet":
      return name ? { is: told.is, name } : null
    case "currencyUnknown":
      return name && code ? { is: told.is, name, shown: code } : null
    case "placeRestored":
    case "nothingToUpdate":
    case "passwordSet":
      return { is: told.is }
    case "placeRefused": {
      const why = parsePlaceRefusal(code, limit)
      return why === null ? null : { is: told.is, refusal: why, typed: { countryId: told.country ?? "", postcode: told.zipcode ?? "" } }
    }
    case "pickupChosen":
      return name ? { is: told.is, name } : null
    case "pickupForgotten":
      return { is: told.is }
    case "pickupRefused":
      return code === "missing" || code === "unknown" ? { is: told.is, why: code } : null
    case "saved": {
      const outcome = parseSavedOutcome(code)
      return outcome === null ? null : { is: told.is, outcome }
    }
    case "quickPayment":
      return message ? { is: told.is, words: message } : null
    case "asked":
      if (productId === null || !isAskingName(form)) return null
      return {
        is: "asked",
        form,
        productId,
        refused: code,
        typed: { size: size ?? "", email: email ?? "", text: text ?? "", name: name ?? "", rating: told.rating ?? "" },
      }
    case "clientRefused":
      return isPurpose(form) ? toClientRefused(form, told) : null
    case "orderRefused": {
      const stop = readOrderStop({ code, message, text: text ?? null })
      return stop === null ? null : { is: told.is, stop }
    }
    case "orderRepeated": {
      const named = (kind: string) =>
        (told.goods ?? []).flatMap((line) => (line.startsWith(`${kind} `) ? [line.slice(kind.length + 1)] : []))
      return rows === null ? null : { is: told.is, rows, gone: named("gone"), fewer: named("fewer"), dearer: named("dearer") }
    }
    case "orderOpen": {
      const why = orderOpenRefusals.find((one) => one === code)
      return why === undefined ? null : { is: told.is, refused: why, number: name ?? "", email: email ?? "" }
    }
    case "clientRegistered":
      return name ? { is: told.is, name, isMailed: isIn("mailed"), isNotChecked: isIn("notChecked") } : null
    case "letterRefused":
      return toRefusedLetter({ form, code, name, text, message })
    case "contactTaken":
      return { is: told.is }
    case "newsletterAsked":
    case "newsletterDone":
      return code === "add" || code === "remove" ? { is: told.is, action: code } : null
    default:
      return null
  }
}

/** What the visitor's last post came to; asking takes it, so that it is told once. Only this project's shop has it. */
export const noticeOperation: GraphqlOperation<NoVariables, Notice | null> = {
  call: "notice",
  kind: "query",
  field: "ownNotice",
  args: () => ({}),
  selection: selectionOf(Told),
  decode: decodeWith(Reply, toNotice),
}
