import { form } from "../form/form.ts"
import type { Form, FormCommand, FormEvent } from "../form/form-state.ts"
import {
  checkFiles,
  type ChosenFile,
  type FileFault,
  fileFaultText,
  type FileRules,
  pictureTextKeys,
  megabytesText,
  pictureHints,
  reviewPhotoSize,
} from "../form/files.ts"
import { formTextKeys } from "../form/validation-code.ts"
import { type FormView, viewForm } from "../form/view-form.ts"
import type { AskingValues } from "../messages/asking-notice.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { embed } from "../values/machine.ts"
import { askingLimits, type DataKeeper, judgedAsking, openAsking } from "./asking.ts"
import { fieldsRefused } from "./posted-asking.ts"

/** What a picture of a review may be, on the page and in the shop. Spec: 5.44, 9.91. */
export const reviewPictureRules: FileRules = {
  forbiddenTypes: [],
  forbiddenExtensions: [],
  allowed: { types: ["image/jpeg", "image/pjpeg"], extensions: ["jpg", "jpeg"] },
  maxSize: askingLimits.picture.bytes,
}

/** Why the shop did not take the picture of a review; its fields were fine. */
export const pictureRefusals = ["picture_type", "picture_bytes", "picture_size"] as const

export type PictureRefusal = (typeof pictureRefusals)[number]

/**
 * A rating as it may be typed or sent: one to five stars; "" for anything else, which is none.
 *
 * Spec: 5.90.
 *
 * @example knownRating("5") // => "5"
 * @example knownRating("6") // => ""
 */
export const knownRating = (typed: string | undefined): string => (/^[1-5]$/.test(typed ?? "") ? (typed ?? "") : "")

/** The form for a review of a product, with the picture that goes along. */
export interface ReviewForm {
  readonly productId: number
  readonly keeper: DataKeeper
  readonly form: Form
  /** name of the chosen file; null = none, or one with a fault, which the page takes out of its field */
  readonly picture: string | null
  readonly fault: FileFault | null
  /** why the last post was refused, as the shop calls it; null = it was not */
  readonly refused: string | null
}

/** What happens to it. */
export type ReviewEvent =
  | FormEvent
  /** a file in the field for the picture; "" = the field was emptied. `mime` as the browser says it, bytes in `size` */
  | { readonly type: "PictureChosen"; readonly name: string; readonly size: number; readonly mime: string }

/** What a page opens it with. */
export interface ReviewStart extends Pick<ReviewForm, "productId" | "keeper" | "refused"> {
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
 * opened.form.fields.map(({ state }) => state) // => ["success", "error", "error", "error"]
 */
export function openReview({ productId, keeper, typed, refused }: ReviewStart): ReviewForm {
  const opened = openAsking("review", { ...typed, rating: knownRating(typed.rating) })
  return { productId, keeper, form: refused === null ? opened : judgedAsking(opened), picture: null, fault: null, refused }
}

const stepForm = embed<ReviewForm, FormCommand, Form, FormEvent, FormCommand>(
  form,
  (page) => page.form,
  (page, changed) => ({ ...page, form: changed }),
  (command, page) => [page, [command]],
)

/**
 * One step of it: that of its form, or the judgement of a chosen picture. One with a fault is not kept, and stops nobody: the review is sent
 * without it.
 *
 * Spec: 4.3 to 4.6, 5.39, 5.41, 5.90.
 *
 * @example
 * const keeper = { name: "", privacy: "" }
 * const opened = openReview({ productId: 1, keeper, typed: {}, refused: null })
 * reviewPage(opened, { type: "PictureChosen", name: "a.exe", size: 1, mime: "" })[0].fault
 * // => { _tag: "ForbiddenFile", name: "a.exe" }
 */
export function reviewPage(page: ReviewForm, event: ReviewEvent): readonly [ReviewForm, readonly FormCommand[]] {
  if (event.type !== "PictureChosen") return stepForm(page, event)
  if (event.name === "") return [{ ...page, picture: null, fault: null }, []]
  const file: ChosenFile = { name: event.name, size: event.size, type: event.mime }
  const fault = checkFiles([file], reviewPictureRules)
  return [{ ...page, fault, picture: fault === null ? event.name : null }, []]
}

/** What is shown of it. */
export interface ReviewFormView extends FormView {
  /** name of the file that goes along; null = none */
  readonly picture: string | null
  readonly pictureHints: readonly string[]
  /** what is wrong with the file that was chosen or sent */
  readonly pictureMessage: string | null
  /** what keeps the review from being taken and is no field's fault */
  readonly refused: string | null
}

/** The texts that the form can show. */
export const reviewTextKeys = [
  ...formTextKeys,
  ...pictureTextKeys,
  "asking.email",
  "asking.privacy",
  "asking.refusedLimit",
  "review.emailHint",
  "review.name",
  "review.personalData",
  "review.picture",
  "review.pictureAgain",
  "review.pictureBytes",
  "review.rating",
  "review.star",
  "review.submit",
  "review.text",
] as const

export type ReviewTextKey = (typeof reviewTextKeys)[number]

/**
 * What is shown of it, in the shopper's words.
 *
 * Spec: 5.40 to 5.45, 5.90, 9.90, 9.91, 11.180.
 *
 * @example
 * const keeper = { name: "", privacy: "" }
 * const opened = openReview({ productId: 1, keeper, typed: {}, refused: "picture_size" })
 * viewReview(opened, polish).pictureMessage // => "Maksymalny rozmiar zdjęcia to: 2048x1536 px."
 */
export function viewReview({ form: state, picture, fault, refused }: ReviewForm, texts: TextCatalogue<ReviewTextKey>): ReviewFormView {
  const [formats = "", size = ""] = pictureHints(reviewPhotoSize, texts)
  const bytes = formatText(texts, "review.pictureBytes", { size: megabytesText(askingLimits.picture.bytes, texts.language) })
  const said: Readonly<Record<PictureRefusal, string>> = { picture_type: formats, picture_bytes: bytes, picture_size: size }
  const refusal = pictureRefusals.find((code) => code === refused)
  const chosen = picture === null && refusal !== undefined ? said[refusal] : null
  return {
    ...viewForm(state, texts),
    picture,
    pictureHints: [formats, size, bytes, ...(refused === null ? [] : [formatText(texts, "review.pictureAgain")])],
    pictureMessage: fault === null ? chosen : fileFaultText(fault, texts),
    refused: refused === null || refused === fieldsRefused || refusal !== undefined ? null : formatText(texts, "asking.refusedLimit"),
  }
}
