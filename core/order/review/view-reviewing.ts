import { contentAddress } from "../../addresses/content-address.ts"
import { formatText, type TextCatalogue } from "../../texts/texts.ts"
import { type ReviewState, type OrderStatement, statementNames, statements } from "./reviewing.ts"

/** The texts of the last look at an order. */
export const reviewingTextKeys = [
  "checkout.cancel",
  "checkout.cancelLack",
  "checkout.cancelLink",
  "checkout.lackHeading",
  "checkout.order",
  "checkout.ordering",
  "checkout.terms",
  "checkout.termsLack",
  "checkout.termsLink",
] as const

export type ReviewingTextKey = (typeof reviewingTextKeys)[number]

/** A statement as it is shown. */
export interface StatementView {
  readonly statement: OrderStatement
  readonly name: string
  readonly label: string
  /** what one states to have read */
  readonly link: { readonly text: string; readonly href: string }
  readonly isStated: boolean
  /** null = it is not missing, or nobody has pressed yet */
  readonly error: string | null
}

/** The last look as it is shown. */
export interface ReviewingView {
  readonly statements: readonly StatementView[]
  /** what stands above an order that was stopped; null = it was not */
  readonly stopped: string | null
  readonly button: string
  readonly isSending: boolean
}

/**
 * The statements with their errors, and the button, which says what a press does.
 *
 * Spec: 10.154, 10.740, 10.741.
 *
 * @example viewReviewing(sampleReview(), polish).button // => "Zamawiam z obowiązkiem zapłaty"
 */
export function viewReviewing(state: ReviewState, texts: TextCatalogue<ReviewingTextKey>): ReviewingView {
  return {
    statements: statements.map((statement) => ({
      statement,
      name: statementNames[statement],
      label: formatText(texts, `checkout.${statement}`),
      link: {
        text: formatText(texts, `checkout.${statement}Link`),
        href: contentAddress(texts.language, statement === "terms" ? "terms" : "returns"),
      },
      isStated: state.stated[statement],
      error: state.missing.includes(statement) ? formatText(texts, `checkout.${statement}Lack`) : null,
    })),
    stopped: state.missing.length === 0 || state.isToldAbove ? null : formatText(texts, "checkout.lackHeading"),
    button: formatText(texts, state.isSending ? "checkout.ordering" : "checkout.order"),
    isSending: state.isSending,
  }
}
