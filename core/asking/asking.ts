import type { FormRules, FormState } from "../form/form-state.ts"
import { openForm, type OpeningField } from "../form/form.ts"
import { emailRules } from "../form/kinds/email.ts"
import { postedFields } from "../form/posted-fields.ts"
import { type FormVerdict, withVerdict } from "../form/verdict.ts"
import type { AskingKey, AskingName, AskingValues } from "../messages/asking-notice.ts"

/** A field of such a form; all of them are required. */
export interface AskingField extends Omit<OpeningField, "value" | "checked"> {
  /** what it is among the values */
  readonly key: AskingKey
  /** the name under which it is posted */
  readonly name: string
}

/** How much may be typed and sent: characters, and bytes of a picture. Spec: 9.70, 9.75, 9.90, 9.91. */
export const askingLimits = {
  email: 254,
  question: { min: 3, max: 1000 },
  review: { min: 3, max: 2000 },
  /** the name under which a review is shown */
  name: 60,
  /** of a review */
  picture: { bytes: 3_145_728 },
} as const

/** Requests of one network that a day may have, for each form. No page needs them. Spec: 9.71, 9.75, 9.90. */
export const askingsPerDay = { notify: 20, question: 10, review: 5 } as const

/** Where the forms of a product's page are posted. Spec: 11.140. */
export const askingAddress = "/product-ask.php"

/** The field of a posted form that says which one it is. */
export const askingFormName = "asking"

/** The field of a review's form that has its picture. */
export const reviewPictureName = "opinion_photo"

const field = (
  key: AskingKey,
  id: string,
  name: string,
  kind: AskingField["kind"],
  rules: Partial<Pick<AskingField, "minLength" | "maxLength" | "autocomplete">> = {},
): AskingField => ({
  key,
  id,
  name,
  kind,
  required: true,
  minLength: null,
  maxLength: null,
  autocomplete: "",
  region: null,
  linkedTo: null,
  ...rules,
})

/** The fields of each form, in the order in which they stand. Spec: 5.73, 5.77, 5.90, 10.200, 10.210, 10.271. */
export const askingFields: Readonly<Record<AskingName, readonly AskingField[]>> = {
  notify: [
    field("size", "tellAvailabilitySize", "size", "select"),
    field("email", "tellAvailabilityEmail", "availability_email", "email", { autocomplete: "email", maxLength: askingLimits.email }),
  ],
  question: [
    field("email", "askforproduct_email", "question_email", "email", { autocomplete: "email", maxLength: askingLimits.email }),
    field("text", "askforproduct_question", "question_text", "textarea", {
      minLength: askingLimits.question.min,
      maxLength: askingLimits.question.max,
    }),
  ],
  review: [
    field("rating", "opinion_rating", "opinion_rating", "radio"),
    field("text", "opinion_opinion", "opinion_text", "textarea", {
      minLength: askingLimits.review.min,
      maxLength: askingLimits.review.max,
    }),
    field("name", "addopinion_name", "opinion_name", "text", { autocomplete: "nickname", maxLength: askingLimits.name }),
    field("email", "addopinion_email", "opinion_email", "email", { autocomplete: "email", maxLength: askingLimits.email }),
  ],
}

/** What such a form judges by: the shop is asked nothing before it is posted. Spec: 5.74, 10.964. */
export const askingRules: FormRules = { kinds: emailRules, asked: null }

/**
 * What a form knows of one of its fields.
 *
 * Spec: 5.73, 10.200.
 *
 * @example askingFieldOf("notify", "email").name // => "availability_email"
 */
export function askingFieldOf(name: AskingName, key: AskingKey): AskingField {
  const found = askingFields[name].find((one) => one.key === key)
  if (found === undefined) throw new RangeError(`${name} has no ${key}`)
  return found
}

/** What a form opens with besides what is typed into it; all of it may be left out. */
export interface AskingOpening {
  /** what nobody has to be asked, such as the size of a product that has one */
  readonly known?: readonly AskingKey[]
  /** fields behind its own */
  readonly more?: readonly OpeningField[]
  /** what the shop said of the post that it refused; null = it did not */
  readonly verdict?: FormVerdict | null
}

/**
 * The form with what is typed into it, not judged yet unless the shop has refused it.
 *
 * Spec: 4.1, 5.73, 14.25, 14.30.
 *
 * @param typed what a refused post left behind, or what the shop knows of a client
 *
 * @example openAsking("notify", { size: "M", email: "jan@kowalski.com" }).fields.map(({ value }) => value)
 * // => ["M", "jan@kowalski.com"]
 * @example openAsking("notify", {}, { known: ["size"] }).fields.map(({ id }) => id) // => ["tellAvailabilityEmail"]
 */
export function openAsking(name: AskingName, typed: AskingValues, opening: AskingOpening = {}): FormState {
  const { known = [], more = [], verdict = null } = opening
  const asked = askingFields[name].filter(({ key }) => !known.includes(key))
  const fields = asked.map(({ key, ...rules }) => ({ ...rules, value: typed[key] ?? "" }))
  return withVerdict(openForm([...fields, ...more]), verdict, askingRules.kinds)
}

/**
 * What a form posts for one of its fields; "" where it does not ask for it.
 *
 * Spec: 5.73, 14.35.
 *
 * @example askedValue("notify", openAsking("notify", { email: "jan@kowalski.com" }), "email") // => "jan@kowalski.com"
 */
export const askedValue = (name: AskingName, form: FormState, key: AskingKey): string =>
  postedFields(form).find((posted) => posted.name === askingFieldOf(name, key).name)?.value ?? ""

/**
 * The verdict on a post that the shop refused by one code for all of it.
 *
 * Spec: 14.30.
 *
 * @example refusedBy("limit").whole.length // => 1
 */
export const refusedBy = (code: string): FormVerdict => ({ faults: [], whole: [{ _tag: "Code", code, message: "", detail: "" }] })

/** Who gets the data of a form, and where that is told. */
export interface DataKeeper {
  readonly name: string
  /** address of the privacy policy */
  readonly privacy: string
}
