import type { AccountNotice, PasswordNotice } from "./account-notice.ts"
import type { AskingNotice } from "./asking-notice.ts"
import type { ClientNotice } from "./client-notice.ts"
import type { LetterNotice } from "./letter-notice.ts"
import type { LoginWayNotice } from "./login-notice.ts"
import type { OrderNotice } from "./order-notice.ts"
import type { OrderOpenNotice } from "./order-open-notice.ts"
import type { Decimal } from "../values/decimal.ts"
import type { RebateRefusal } from "../pricing/rebate-code.ts"
import type { PlaceRefusal, TypedPlace } from "../region/delivery-place.ts"
import type { BasketRefusal } from "./refusal.ts"
import type { SavedOutcome } from "../saved/saved-outcome.ts"
import type { SignInRefusal } from "./sign-in-refusal.ts"

/**
 * What the last post of a visitor came to. The shop keeps it for that visitor and tells it once, to the next page: an address could claim
 * anything, to anybody, and again and again.
 */
export type Notice =
  | {
      readonly is: "added"
      readonly productId: number
      readonly sizeId: string
      readonly quantity: Decimal
      /** the row that it went into */
      readonly rowId: string
    }
  | {
      readonly is: "notAdded"
      readonly productId: number
      readonly refusal: BasketRefusal
      /** the row of the page that it is about; absent = it is about the page's product */
      readonly rowProductId?: number
    }
  | {
      readonly is: "rowNotChanged"
      readonly rowId: string
      readonly refusal: BasketRefusal
      /** comments of rows that were too long, by the ids of the rows, as they were typed; absent = none was */
      readonly typed?: Readonly<Record<string, string | undefined>>
    }
  /** the cart was to be updated, and nothing of it had been changed */
  | { readonly is: "nothingToUpdate" }
  | { readonly is: "notSignedIn"; readonly why: SignInRefusal; readonly login: string }
  /** a guest's basket joined the client's: rows that came along, rows whose sum is more than may be ordered, and the first of their names */
  | { readonly is: "basketJoined"; readonly rows: number; readonly lowered: number; readonly names: readonly string[] }
  /** a rebate code: what it came to when it was entered or taken off */
  | { readonly is: "rebateActivated" | "rebateRemoved"; readonly code: string }
  | { readonly is: "rebateRefused"; readonly why: RebateRefusal; readonly typed: string; readonly waitSeconds?: number }
  /** the place that things are delivered to: its name, or what of it was refused */
  | { readonly is: "placeSet"; readonly name: string }
  | { readonly is: "placeRestored" }
  | { readonly is: "placeRefused"; readonly refusal: PlaceRefusal; readonly typed: TypedPlace }
  /** the currency that was chosen, by its id; or what was named and is none of the shop's, and the id of the one that is shown */
  | { readonly is: "currencySet"; readonly name: string }
  | { readonly is: "currencyUnknown"; readonly name: string; readonly shown: string }
  /** the pickup point that was chosen, or why none was */
  | { readonly is: "pickupChosen"; readonly name: string }
  | { readonly is: "pickupForgotten" }
  | { readonly is: "pickupRefused"; readonly why: PickupRefusal }
  /** what a provider of quick payments says after a press, in the visitor's language */
  | { readonly is: "quickPayment"; readonly words: string }
  /** what the own page of a shop elsewhere says of it, in that shop's words */
  | { readonly is: "shopSaid"; readonly words: string }
  /** what a change of favourites, comparison or shopping lists came to */
  | { readonly is: "saved"; readonly outcome: SavedOutcome }
  /** what was ordered is in the basket once more: so many rows, and the names of what is gone, less, or dearer than it was */
  | {
      readonly is: "orderRepeated"
      readonly rows: number
      readonly gone: readonly string[]
      readonly fewer: readonly string[]
      readonly dearer: readonly string[]
    }
  | PasswordNotice
  | AccountNotice
  | AskingNotice
  | ClientNotice
  | LetterNotice
  | LoginWayNotice
  | OrderNotice
  | OrderOpenNotice

/** Why no pickup point was chosen: none was marked, or there is no such point. Spec: 11.213. */
export type PickupRefusal = "missing" | "unknown"

/** What a product's page is told of the last post. */
export interface ProductPageNotice {
  readonly refusal: BasketRefusal | null
  /** the row that the refusal is about, by its product; absent = it is about the page's product. Spec: 16.52 */
  readonly refusedRow?: number
  readonly added: { readonly sizeId: string; readonly quantity: Decimal; /** the row that it went into */ readonly rowId: string } | null
  /** what was asked of the shop */
  readonly asked: AskingNotice | null
}

/**
 * What of a notice belongs on a product's page: a notice about another product says nothing there.
 *
 * Spec: 10.161, 10.162, 10.203.
 *
 * @example productNotice({ is: "notAdded", productId: 1, refusal: { _tag: "SizeNotChosen" } }, 1).refusal
 * // => { _tag: "SizeNotChosen" }
 * @example productNotice({ is: "notAdded", productId: 1, refusal: { _tag: "SizeNotChosen" } }, 2).refusal // => null
 */
export function productNotice(notice: Notice | null, productId: number): ProductPageNotice {
  const none = { refusal: null, added: null, asked: null }
  if (notice === null || !("productId" in notice) || notice.productId !== productId) return none
  if (notice.is === "asked") return { ...none, asked: notice }
  if (notice.is === "added") return { ...none, added: notice }
  const { refusal, rowProductId } = notice
  return { ...none, refusal, ...(rowProductId === undefined ? {} : { refusedRow: rowProductId }) }
}
