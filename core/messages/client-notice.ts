import type { PlacedFault } from "../form/asked/remote-check.ts"

/** Why the shop did not take a client's data: its fields say so, an account has the e-mail address, or the day has no more room. */
export type ClientRefusal = "fields" | "exists" | "limit"

/** All of them, as the shop tells them. Spec: 11.301. */
export const clientRefusals: readonly ClientRefusal[] = ["fields", "exists", "limit"]

/** What the visitor's last post of a client's data came to. Spec: 10.533, 11.301. */
export type ClientNotice =
  | {
      readonly is: "clientRefused"
      readonly why: ClientRefusal
      /** what was typed, by the ids of the fields: all but passwords */
      readonly typed: Readonly<Record<string, string | undefined>>
      /** what the shop found; what the page's own rules find is not told again */
      readonly faults: readonly PlacedFault[]
    }
  | {
      readonly is: "clientRegistered"
      /** whom an account was opened for */
      readonly name: string
      /** its password is set by the link of a mail */
      readonly isMailed: boolean
      /** its VAT number could not be checked, which stops nobody */
      readonly isNotChecked: boolean
    }
