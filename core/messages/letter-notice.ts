import type { PlacedFault } from "../form/asked/remote-check.ts"

/** What is asked of the newsletter: to be put on its list, or to be taken off. */
export type NewsletterAction = "add" | "remove"

/** The forms that are letters to the shop. */
export type LetterForm = "newsletter" | "contact"

/** Why a letter was not taken: its fields say so, there were too many of them, the shop can send no mail, or a link does not work any more. */
export type LetterRefusal = "fields" | "later" | "noMail" | "gone"

/** All of them, as the shop tells them. Spec: 11.490. */
export const letterRefusals: readonly LetterRefusal[] = ["fields", "later", "noMail", "gone"]

/** A letter that was not taken, with what was typed, by the ids of its fields, and what the shop found. */
export interface RefusedLetter {
  readonly is: "letterRefused"
  readonly form: LetterForm
  readonly why: LetterRefusal
  readonly typed: Readonly<Record<string, string | undefined>>
  readonly faults: readonly PlacedFault[]
}

/** What the visitor's last letter came to. Spec: 11.490. */
export type LetterNotice =
  | RefusedLetter
  /** a mail with a link is on its way, if there is anything to do for the address */
  | { readonly is: "newsletterAsked"; readonly action: NewsletterAction }
  /** the link of the mail was followed, and its button pressed */
  | { readonly is: "newsletterDone"; readonly action: NewsletterAction }
  /** the shop has the message */
  | { readonly is: "contactTaken" }
