import { plainForm } from "../form/form.ts"
import type { FormState, FormCommand, FormEvent } from "../form/form-state.ts"
import type { FieldFault } from "../form/field.ts"
import { emailCodes, emailFaultText } from "../form/kinds/email.ts"
import { type FormTextKey, formTextKeys } from "../form/fault-text.ts"
import type { FormVerdict } from "../form/verdict.ts"
import { type FormView, viewForm } from "../form/view-form.ts"
import type { AskingName, AskingValues } from "../messages/asking-notice.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { embed } from "../values/machine.ts"
import { askingRules, type DataKeeper, openAsking, refusedBy } from "./asking.ts"

/** The forms that are posted as they stand, with a script and without one: the next page says what came of it. */
export type PostedName = Exclude<AskingName, "notify" | "review">

/** A form of a product's page that is posted. */
export interface PostedAsking {
  readonly productId: number
  readonly keeper: DataKeeper
  readonly form: FormState
  /** the page opens with it: its last post was refused */
  readonly isShown: boolean
}

/** What a page opens it with. */
export interface PostedStart extends Pick<PostedAsking, "productId" | "keeper"> {
  readonly name: PostedName
  /** why the last post was refused, as the shop calls it; null = it was not */
  readonly refused: string | null
  readonly typed: AskingValues
}

/**
 * The form as the page opens: after a refused post with what was typed, judged.
 *
 * Spec: 5.77, 10.203, 10.210.
 *
 * @example
 * const keeper = { name: "", privacy: "" }
 * const opened = openPosted({ name: "question", productId: 1, keeper, typed: { text: "Czy" }, refused: "form" })
 * opened.form.fields.map(({ state }) => state) // => ["error", "success"]
 */
export function openPosted({ name, productId, keeper, typed, refused }: PostedStart): PostedAsking {
  return { productId, keeper, form: openAsking(name, typed, { verdict: verdictOf(refused) }), isShown: refused !== null }
}

/**
 * One step of it: that of its form.
 *
 * Spec: 4.3 to 4.6, 5.77.
 *
 * @example
 * const keeper = { name: "", privacy: "" }
 * const opened = openPosted({ name: "question", productId: 1, keeper, typed: {}, refused: null })
 * postedAsking(opened, { type: "SubmitPressed" })[1] // => [{ type: "FocusField", field: "askforproduct_email" }]
 */
export const postedAsking: (page: PostedAsking, event: FormEvent) => readonly [PostedAsking, readonly FormCommand[]] = embed(
  plainForm(askingRules),
  (page: PostedAsking) => page.form,
  (page, changed) => ({ ...page, form: changed }),
  (command: FormCommand, page) => [page, [command]],
)

/** What is shown of it. */
export interface PostedView extends FormView {
  /** the page opens with it: its last post was refused */
  readonly isShown: boolean
}

/** The texts that each of these forms can show. */
export const postedTextKeys = [
  ...formTextKeys,
  "asking.close",
  "asking.email",
  "asking.personalData",
  "asking.privacy",
  "asking.refusedLimit",
] as const

/** The code of the shop for what its fields say themselves. Spec: 11.160. */
export const fieldsRefused = "form"

/**
 * The verdict on a form whose post was refused: what its fields say themselves, or a sentence about all of it.
 *
 * Spec: 11.160, 14.30.
 *
 * @example verdictOf("form") // => { faults: [], whole: [] }
 * @example verdictOf(null) // => null
 */
export function verdictOf(refused: string | null): FormVerdict | null {
  if (refused === null) return null
  return refused === fieldsRefused ? { faults: [], whole: [] } : refusedBy(refused)
}

/**
 * A fault of such a form in the shopper's words; what no field says is a limit of the shop's.
 *
 * Spec: 9.75, 9.90.
 *
 * @example askingFaultText({ _tag: "Empty" }, polish) // => "Proszę wypełnić to pole."
 */
export const askingFaultText = (fault: FieldFault, texts: TextCatalogue<FormTextKey | "asking.refusedLimit">): string =>
  fault._tag === "Code" && emailCodes(fault.code) === null ? formatText(texts, "asking.refusedLimit") : emailFaultText(fault, texts)

/**
 * What is shown of it, in the shopper's words.
 *
 * Spec: 9.75, 10.203, 11.160.
 *
 * @example
 * const keeper = { name: "", privacy: "" }
 * const opened = openPosted({ name: "question", productId: 1, keeper, typed: {}, refused: "limit" })
 * viewPosted(opened, polish).faults
 * // => ["Z Twojej sieci przyszło dziś już dużo wiadomości. Spróbuj jutro albo zadzwoń do nas."]
 */
export function viewPosted({ form: state, isShown }: PostedAsking, texts: TextCatalogue<(typeof postedTextKeys)[number]>): PostedView {
  return { ...viewForm(state, texts, (fault) => askingFaultText(fault, texts)), isShown }
}

/** A question about a product that the shop has answered: nobody is shown one without its answer. Spec: 2.70. */
export interface ProductQuestion {
  readonly text: string
  readonly answer: string
  /** of both */
  readonly language: string
  /** civil date `YYYY-MM-DD` */
  readonly askedOn: string
}

/** The texts that the form for questions can show. */
export const questionTextKeys = [...postedTextKeys, "question.ask", "question.lead", "question.submit", "question.text"] as const

export type QuestionTextKey = (typeof questionTextKeys)[number]
