import { plainForm } from "../form/form.ts"
import type { FieldFault } from "../form/field.ts"
import type { FormState, FormCommand, FormEvent } from "../form/form-state.ts"
import { emailCodes } from "../form/kinds/email.ts"
import { formTextKeys } from "../form/fault-text.ts"
import { type FormVerdict, withVerdict } from "../form/verdict.ts"
import { type FormView, viewForm } from "../form/view-form.ts"
import type { FormValues } from "../form/record-form.ts"
import type { SizeWords } from "../product/offer.ts"
import { sizeTextKeys, sizeWordsOf } from "../product/size-words.ts"
import { toastLimits } from "../shell/toast-limits.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { embed } from "../values/machine.ts"
import type { AskingValues } from "../messages/asking-notice.ts"
import { askedValue, askingFieldOf, askingRules, type DataKeeper, openAsking, refusedBy } from "./asking.ts"
import { notifyFaultText, type NotifyReply, notifyTextOf } from "./notify.ts"

/** A size that can be waited for, as its option says it. */
export interface AwaitedSize {
  readonly id: string
  readonly name: string
}

/** "Tell me when it is back" on a product's page. */
export interface NotifyPage {
  readonly productId: number
  readonly sizes: readonly AwaitedSize[]
  /** the shop's own words for them; absent = they are called sizes */
  readonly sizeWords?: SizeWords
  readonly keeper: DataKeeper
  readonly form: FormState
  /** the page opens with the form shown: its last post was refused */
  readonly isShown: boolean
  /** number of the latest question to the shop or timer */
  readonly lastId: number
  /** the shop noted it, and the toast that says so is shown until this timer ends */
  readonly toldId: number | null
  /** what stood in the form that the shop noted; left out: it noted nothing yet */
  readonly taken?: FormValues
}

/** What happens to it. */
export type NotifyEvent =
  | FormEvent
  /** null = the network failed */
  | { readonly type: "NotifyAnswered"; readonly requestId: number; readonly reply: NotifyReply | null }
  | { readonly type: "ToldEnded"; readonly timerId: number }

/** What it asks of its page. */
export type NotifyCommand =
  | Exclude<FormCommand, { readonly type: "SubmitForm" }>
  | { readonly type: "AskNotify"; readonly requestId: number; readonly input: NotifyRequest }
  | { readonly type: "EndTold"; readonly timerId: number; readonly ms: number }

/** What the shop is asked. */
export interface NotifyRequest {
  readonly productId: number
  readonly sizeId: string
  readonly email: string
}

/** What a page opens it with. */
export interface NotifyStart {
  readonly productId: number
  readonly sizes: readonly AwaitedSize[]
  readonly sizeWords?: SizeWords
  readonly keeper: DataKeeper
  readonly typed: AskingValues
  /** the shop's code for the last post; null = there was none, or it was taken */
  readonly refused: string | null
}

/**
 * The form as the page opens: the size that is chosen or the only one, and after a refused post what was typed, judged.
 *
 * Spec: 5.73, 9.70, 10.200, 10.203, 14.30.
 *
 * @example
 * const keeper = { name: "", privacy: "" }
 * openNotify({ productId: 1, sizes: [{ id: "M", name: "M" }], keeper, typed: {}, refused: null }).form.fields.length
 * // => 1
 */
export function openNotify({ productId, sizes, sizeWords, keeper, typed, refused }: NotifyStart): NotifyPage {
  const size = sizes.some(({ id }) => id === typed.size) ? (typed.size ?? "") : ""
  const known = sizes.length === 1 ? (["size"] as const) : []
  const verdict = refused === null ? null : verdictOf(refused, sizes)
  return {
    productId,
    sizes,
    ...(sizeWords === undefined ? {} : { sizeWords }),
    keeper,
    form: openAsking("notify", { ...typed, size }, { known, verdict }),
    isShown: refused !== null,
    lastId: 0,
    toldId: null,
  }
}

/** Stands beside the shop's own codes: nothing came back. */
const connectionFailed = "connection"

/** What the shop's code says of the form. It may know better than our rule what an address is. */
function verdictOf(code: string, sizes: readonly AwaitedSize[]): FormVerdict {
  const at = (name: "email" | "size", fault: FieldFault) => ({ faults: [{ field: askingFieldOf("notify", name).id, fault }], whole: [] })
  if (code === "mail") return at("email", { _tag: "Code", code: "incorect_email", message: "", detail: "" })
  return code === "size" && sizes.length !== 1 ? at("size", { _tag: "NoOption" }) : refusedBy(code)
}

const form = plainForm(askingRules)

const stepForm = embed<NotifyPage, NotifyCommand, FormState, FormEvent, FormCommand>(
  form,
  (page) => page.form,
  (page, changed) => ({ ...page, form: changed }),
  (command, page) => {
    if (command.type !== "SubmitForm") return [page, [command]]
    const requestId = page.lastId + 1
    return [{ ...page, lastId: requestId }, [{ type: "AskNotify", requestId, input: requestOf(page) }]]
  },
)

// not `formValues`, which comes with what draws records
const valuesOf = ({ fields }: FormState): FormValues => Object.fromEntries(fields.map(({ id, value }) => [id, value]))

function requestOf({ productId, sizes, form: state }: NotifyPage): NotifyRequest {
  const [only] = sizes
  const sizeId = sizes.length === 1 && only !== undefined ? only.id : askedValue("notify", state, "size")
  return { productId, sizeId, email: askedValue("notify", state, "email").trim() }
}

/**
 * One step of it. The shop is asked once at a time; what it noted is told for as long as any toast, and the form is as new.
 *
 * Spec: 4.3 to 4.6, 8.82 to 8.85, 9.20.
 *
 * @example
 * const keeper = { name: "", privacy: "" }
 * const page = openNotify({ productId: 1, sizes: [], keeper, typed: {}, refused: null })
 * notifyPage(page, { type: "SubmitPressed" })[1]
 * // => [{ type: "FocusField", field: "tellAvailabilitySize" }]
 */
export function notifyPage(page: NotifyPage, event: NotifyEvent): readonly [NotifyPage, readonly NotifyCommand[]] {
  if (event.type === "ToldEnded") return [event.timerId === page.toldId ? { ...page, toldId: null } : page, []]
  if (event.type !== "NotifyAnswered") return stepForm(page, event)
  if (event.requestId !== page.lastId || !page.form.isSubmitting) return [page, []]
  const [rested] = form(page.form, { type: "Returned" })
  const { reply } = event
  if (reply === null || !reply.done) {
    const refused = reply?.errdesc ?? connectionFailed
    return [{ ...page, form: withVerdict(rested, verdictOf(refused, page.sizes), askingRules.kinds) }, []]
  }
  const timerId = page.lastId + 1
  const told = { ...page, form: rested, lastId: timerId, toldId: timerId, taken: valuesOf(rested) }
  return [told, [{ type: "EndTold", timerId, ms: toastLimits.productPageMs }]]
}

/** What is shown of it. */
export interface NotifyView extends FormView {
  readonly sizes: readonly AwaitedSize[]
  /** what they are called */
  readonly sizeWords: SizeWords
  readonly isShown: boolean
  /** that it has been noted */
  readonly told: string | null
}

/** The texts that it can show. */
export const notifyTextKeys = [
  ...formTextKeys,
  ...sizeTextKeys,
  "failure.connection",
  "message.invalidEmail",
  "message.notifyAvailable",
  "message.notifyDone",
  "message.raiseQuantity",
  "refusal.productUnknown",
  "asking.close",
  "asking.email",
  "asking.personalData",
  "asking.privacy",
  "notify.heading",
  "notify.lead",
  "notify.submit",
] as const

export type NotifyTextKey = (typeof notifyTextKeys)[number]

/**
 * What is shown of it, in the shopper's words.
 *
 * Spec: 5.73, 5.74, 8.65, 8.82 to 8.85, 16.63.
 *
 * @example
 * const keeper = { name: "", privacy: "" }
 * const page = openNotify({ productId: 1, sizes: [], keeper, typed: {}, refused: "limit" })
 * viewNotify(page, polish).faults
 * // => ["Podczas dodawania produktu wystąpił błąd. Sprawdź poprawność wprowadzonych danych"]
 */
export function viewNotify(page: NotifyPage, texts: TextCatalogue<NotifyTextKey>): NotifyView {
  const { form: state, sizes, isShown, toldId } = page
  return {
    ...viewForm(state, texts, (fault) => faultWords(fault, texts)),
    sizes,
    sizeWords: sizeWordsOf(page, texts),
    isShown,
    told: toldId === null ? null : formatText(texts, notifyTextOf({ done: true })),
  }
}

function faultWords(fault: FieldFault, texts: TextCatalogue<NotifyTextKey>): string {
  if (fault._tag !== "Code" || emailCodes(fault.code) !== null) return notifyFaultText(fault, texts)
  if (fault.code === connectionFailed) return formatText(texts, "failure.connection")
  return formatText(texts, notifyTextOf({ done: false, errdesc: fault.code }))
}
