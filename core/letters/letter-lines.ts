import { type FormRecord, type RecordField, recordFields } from "../form/form-record.ts"
import { type FormValues, isKeptKind } from "../form/record-form.ts"
import type { LetterForm } from "../messages/letter-notice.ts"
import { contactForm } from "./contact-form.ts"
import { newsletterForm } from "./newsletter-form.ts"

/** The record of each form. Spec: 10.670, 10.680. */
export const letterRecords: Readonly<Record<LetterForm, FormRecord>> = { contact: contactForm, newsletter: newsletterForm }

/** The fields that are told again: files cannot be. */
const told = (form: LetterForm) => recordFields(letterRecords[form]).filter(({ kind }) => isKeptKind(kind))

/** What is chosen is told apart: a recording keeps it, and masks what was typed. */
const isChoice = ({ kind }: Pick<RecordField, "kind">): boolean => kind === "radio" || kind === "select" || kind === "checkbox"

/** A line break inside of a text. */
const lineSeparator = "\u2028"

/** Nothing is chosen. */
const none = "-"

/** A letter as the shop tells it again. */
export interface ToldLetter {
  /** what is chosen in each field with a choice, a word each; "-" = nothing is */
  readonly chosen: string
  /** what was typed into each of the others, a line each */
  readonly typed: string
}

/**
 * What was chosen and typed in a letter, for each field in its order.
 *
 * Spec: 11.490.
 *
 * @example letterLines("newsletter", { mailing_action_contact: "add", mailing_email: "jan@kowalski.com" })
 * // => { chosen: "add -", typed: "jan@kowalski.com\n" }
 */
export const letterLines = (form: LetterForm, values: FormValues): ToldLetter => ({
  chosen: told(form)
    .filter(isChoice)
    .map(({ id }) => values[id] || none)
    .join(" "),
  typed: told(form)
    .filter((field) => !isChoice(field))
    .map(({ id }) => (values[id] ?? "").replaceAll("\n", lineSeparator))
    .join("\n"),
})

/**
 * The values of such a letter, by the ids of its fields; what is missing is empty.
 *
 * Spec: 11.490.
 *
 * @example letterOfLines("newsletter", { chosen: "remove -", typed: "jan@kowalski.com" })["mailing_email"] // => "jan@kowalski.com"
 */
export function letterOfLines(form: LetterForm, { chosen, typed }: ToldLetter): FormValues {
  const [choices, lines] = [chosen.split(" "), typed.split("\n")]
  const fields = told(form)
  const choice = (at: number) => (choices[at] === none ? "" : (choices[at] ?? ""))
  return Object.fromEntries([
    ...fields.filter(isChoice).map(({ id }, at) => [id, choice(at)]),
    ...fields.filter((field) => !isChoice(field)).map(({ id }, at) => [id, (lines[at] ?? "").replaceAll(lineSeparator, "\n")]),
  ])
}
