import { chooseFiles } from "../form/chosen-files.ts"
import type { FormState, FormCommand, FormEvent } from "../form/form-state.ts"
import type { FileRules } from "../form/files.ts"
import { megabytesText, withFileWords } from "../form/file-words.ts"
import { pictureHints, pictureTextKeys, reviewPhotoSize } from "../form/picture-files.ts"
import { type OpeningField, plainForm } from "../form/form.ts"
import { formTextKeys } from "../form/fault-text.ts"
import { type FormView, viewForm } from "../form/view-form.ts"
import type { AskingValues } from "../messages/asking-notice.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { embed } from "../values/machine.ts"
import { askingLimits, askingRules, type DataKeeper, openAsking, reviewPictureName } from "./asking.ts"
import { askingFaultText, verdictOf } from "./posted-asking.ts"

/** What a picture of a review may be, on the page and in the shop. Spec: 5.44, 9.91. */
export const reviewPictureRules: FileRules = {
  forbiddenTypes: [],
  forbiddenExtensions: [],
  allowed: { types: ["image/jpeg", "image/pjpeg"], extensions: ["jpg", "jpeg"] },
  maxSize: askingLimits.picture.bytes,
  maxFiles: 1,
}

/** The field for the picture of a review. Spec: 5.90. */
export const reviewPictureField: OpeningField = {
  id: reviewPictureName,
  kind: "files",
  required: false,
  minLength: null,
  maxLength: null,
  autocomplete: "",
  region: null,
  linkedTo: null,
  fileRules: reviewPictureRules,
}

/** Why the shop did not take the picture of a review; its fields were fine. In the order of what is said of each. */
export const pictureRefusals = ["picture_type", "picture_size", "picture_bytes", "picture_empty"] as const

export type PictureRefusal = (typeof pictureRefusals)[number]

/**
 * A rating as it may be typed or sent: one to five stars; "" for anything else.
 *
 * Spec: 5.90.
 *
 * @example knownRating("5") // => "5"
 * @example knownRating("6") // => ""
 */
export const knownRating = (typed: string | undefined): string => (/^[1-5]$/.test(typed ?? "") ? (typed ?? "") : "")

/** The form for a review of a product, with the picture that goes along. */
export interface ReviewFormState {
  readonly productId: number
  readonly keeper: DataKeeper
  readonly form: FormState
  /** why the last post was refused, as the shop calls it; null = it was not */
  readonly refused: string | null
}

/** What a page opens it with. */
export interface ReviewStart extends Pick<ReviewFormState, "productId" | "keeper" | "refused"> {
  readonly typed: AskingValues
}

/**
 * The form as its page opens: after a refused post with what was typed, judged. The picture has to be chosen again: no browser lets a page
 * do that.
 *
 * Spec: 5.90, 10.270.
 *
 * @example
 * const keeper = { name: "", privacy: "" }
 * const opened = openReview({ productId: 1, keeper, typed: { rating: "5" }, refused: "form" })
 * opened.form.fields.map(({ state }) => state) // => ["success", "error", "error", "error", "neutral"]
 */
export function openReview({ productId, keeper, typed, refused }: ReviewStart): ReviewFormState {
  const verdict = isPictureRefusal(refused)
    ? { faults: [{ field: reviewPictureField.id, fault: { _tag: "Code", code: refused, message: "", detail: "" } as const }], whole: [] }
    : verdictOf(refused)
  const values = { ...typed, rating: knownRating(typed.rating) }
  return { productId, keeper, form: openAsking("review", values, { more: [reviewPictureField], verdict }), refused }
}

const isPictureRefusal = (code: string | null): code is PictureRefusal => pictureRefusals.some((one) => one === code)

/**
 * One step of it: that of its form. A picture with a fault is not kept, and stops nobody: the review is sent without it.
 *
 * Spec: 4.3 to 4.6, 5.39, 5.41, 5.90.
 *
 * @example
 * const keeper = { name: "", privacy: "" }
 * const opened = openReview({ productId: 1, keeper, typed: {}, refused: null })
 * const files = [{ name: "a.exe", size: 1, type: "" }]
 * const [page] = reviewPage(opened, { type: "FilesChosen", field: "opinion_photo", files })
 * page.form.fields.at(-1)?.fault // => { _tag: "File", fault: { _tag: "ForbiddenFile", name: "a.exe" } }
 */
export const reviewPage: (page: ReviewFormState, event: FormEvent) => readonly [ReviewFormState, readonly FormCommand[]] = embed(
  plainForm({ ...askingRules, files: chooseFiles }),
  (page: ReviewFormState) => page.form,
  (page, changed) => ({ ...page, form: changed }),
  (command: FormCommand, page) => [page, [command]],
)

/** What is shown of it. */
export interface ReviewFormView extends FormView {
  readonly pictureHints: readonly string[]
}

/** The texts that the form can show. */
export const reviewTextKeys = [
  ...formTextKeys,
  ...pictureTextKeys,
  "asking.email",
  "asking.privacy",
  "asking.refusedLimit",
  "form.optional",
  "review.emailHint",
  "review.name",
  "review.personalData",
  "review.picture",
  "review.pictureAgain",
  "review.pictureBytes",
  "review.pictureEmpty",
  "review.rating",
  "review.star",
  "review.submit",
  "review.text",
] as const

export type ReviewTextKey = (typeof reviewTextKeys)[number]

/**
 * What is shown of it, in the shopper's words.
 *
 * Spec: 5.40 to 5.45, 5.90, 9.90, 9.91, 10.1110, 11.180.
 *
 * @example
 * const keeper = { name: "", privacy: "" }
 * const opened = openReview({ productId: 1, keeper, typed: {}, refused: "picture_size" })
 * viewReview(opened, polish).fields.at(-1)?.message // => "Maksymalny rozmiar zdjęcia to: 2048x1536 px."
 */
export function viewReview({ form: state, refused }: ReviewFormState, texts: TextCatalogue<ReviewTextKey>): ReviewFormView {
  const bytes = formatText(texts, "review.pictureBytes", { size: megabytesText(askingLimits.picture.bytes, texts.language) })
  const hints = [...pictureHints(reviewPhotoSize, texts), bytes]
  const said = [...hints, texts.texts["review.pictureEmpty"]]
  const words = withFileWords((fault) => {
    const at = fault._tag === "Code" ? pictureRefusals.findIndex((one) => one === fault.code) : -1
    return said[at] ?? askingFaultText(fault, texts)
  })
  const again = refused === null ? [] : [texts.texts["review.pictureAgain"]]
  return { ...viewForm(state, texts, words), pictureHints: [...hints, ...again] }
}
