import { recordFields, type FormRecord, type RecordField } from "./form-record.ts"
import { type FormValues, openRecord, type RecordOpening } from "./record-form.ts"
import { applyAnswers } from "./asked/asked-fields.ts"
import { checkFields, type FormState, isInPlay } from "./form-state.ts"
import { kindRules, everyRule } from "./every-rule.ts"
import { checkedValue } from "./posted-fields.ts"
import { bankAccountFault, type PlacedFault, type RemoteQuestion, type RemoteReply } from "./asked/remote-check.ts"

/** The values that may be chosen in fields whose record does not name them, by the ids of the fields. */
export type RecordChoices = Readonly<Record<string, readonly { readonly value: string }[] | undefined>>

/** What of a field says how a text from outside is read. */
export interface ReadableField extends Pick<RecordField, "id" | "kind"> {
  readonly options?: readonly { readonly value: string }[]
}

/** More than any field takes, line breaks of two signs counted: what is too long is told so, with what was typed. */
const maxValueLength = 9_000

/**
 * What a post says of the fields of a record. What has no field is not read, and a choice that is not offered is none.
 *
 * Spec: 14.38.
 *
 * @param get the value posted under a name; null = none was
 *
 * @example readRecord(sampleRecord, (name) => (name === "kind" ? "shop" : "Gdynia"), {})["kind"] // => ""
 * @example readRecord(sampleRecord, (name) => (name === "same" ? "1" : null), {})["same"] // => "1"
 */
export const readRecord = (record: FormRecord, get: (name: string) => string | null, offered: RecordChoices): FormValues =>
  Object.fromEntries(recordFields(record).map((field) => [field.id, readField(field, get(field.name) ?? "", offered)]))

/**
 * What a text from outside says of one field of a record.
 *
 * Spec: 14.38, 14.43.
 *
 * @example readField(recordField("terms", "checkbox", "client.terms"), "on", {}) // => "1"
 */
export function readField({ id, kind, options }: ReadableField, posted: string, offered: RecordChoices): string {
  const value = posted.replaceAll("\r\n", "\n").slice(0, maxValueLength)
  const choices = options ?? offered[id]
  if (kind === "checkbox") return value === "" ? "" : checkedValue
  return choices === undefined || choices.some((choice) => choice.value === value) ? value : ""
}

/** A form that somebody posted, and what the shop has to be asked about it. */
export interface PostedRecord {
  readonly form: FormState
  /** what is wrong with it already */
  readonly faults: readonly PlacedFault[]
  readonly requestId: number
  readonly questions: readonly RemoteQuestion[]
  readonly accounts: readonly { readonly field: string; readonly value: string }[]
}

/**
 * A posted form, judged as its page judges it, and what the page would have asked the shop about it: the same questions.
 *
 * Spec: 14.25, 14.41.
 *
 * @example postedRecord(sampleRecord, { kind: "person", city: "Gdynia", same: "1" }).questions.map(({ field }) => field) // => ["city"]
 * @example postedRecord(sampleRecord, { kind: "person", same: "1" }).faults // => [{ field: "city", fault: { _tag: "Empty" } }]
 */
export function postedRecord(record: FormRecord, values: FormValues, opening: Pick<RecordOpening, "strongPassword"> = {}): PostedRecord {
  const { form: opened } = openRecord(record, values, opening)
  // a copy is what it was copied from, and that is asked about
  const followers = new Set(opened.copies.flatMap(({ kept }) => kept.map(({ id }) => id)))
  const ids = opened.fields.filter((field) => isInPlay(opened, field) && !followers.has(field.id)).map(({ id }) => id)
  const [form, commands] = checkFields(opened, new Set(ids), everyRule)
  const asked = commands.find((command) => command.type === "CheckClientData")
  return {
    form,
    faults: faultsIn(form),
    requestId: asked?.requestId ?? 0,
    questions: asked?.questions ?? [],
    accounts: commands.flatMap((command) => (command.type === "CheckBankAccount" ? [{ field: command.field, value: command.value }] : [])),
  }
}

/** What the shop's own judges say of a posted form. */
export interface PostedAnswers {
  readonly replies: readonly RemoteReply[]
  /** the `errno` of each bank account, by its field */
  readonly accounts: Readonly<Record<string, number | undefined>>
}

/**
 * All that is wrong with a posted form, each fault at its field, in the order in which they stand.
 *
 * Spec: 5.19, 5.21, 14.11, 14.41.
 *
 * @example
 * const posted = postedRecord(sampleRecord, { kind: "person", city: "7", same: "1" })
 * const replies = [{ field: "city", messages: [{ code: "invalid_format", message: "" }] }]
 * faultsOfPost(posted, { replies, accounts: {} }).map(({ field }) => field) // => ["city"]
 */
export function faultsOfPost({ form, requestId }: PostedRecord, { replies, accounts }: PostedAnswers): readonly PlacedFault[] {
  const judged = faultsIn(applyAnswers(form, requestId, replies, kindRules))
  const wrongAccounts = form.fields.flatMap(({ id }): readonly PlacedFault[] => {
    const fault = accounts[id] === undefined ? null : bankAccountFault(accounts[id])
    return fault === null ? [] : [{ field: id, fault }]
  })
  return [...judged, ...wrongAccounts]
}

const faultsIn = ({ fields }: FormState): readonly PlacedFault[] =>
  fields.flatMap(({ id, fault }) => (fault === null ? [] : [{ field: id, fault }]))
