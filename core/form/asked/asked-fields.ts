import type { KindRules } from "../check-field.ts"
import { type FieldFault, type FieldKind, type FormField, isFilledIn } from "../field.ts"
import {
  type AnswerEvent,
  type AskedFields,
  findField,
  findInPlay,
  type FormCommand,
  type FormState,
  neutral,
  ownFault,
  type Stepped,
  withFault,
} from "../form-state.ts"
import { codeOfDelivery } from "./validation-code.ts"
import { bankAccountFault, faultsOfReply, type RemoteQuestion, remoteQuestion, type RemoteReply } from "./remote-check.ts"

/** What a form does that asks the shop about its fields while they are typed. Spec: 5.19, 5.21, 5.24, 5.29, 14.9, 14.10, 14.12. */
export const shopQuestions: AskedFields = {
  ask: (form, fine) => ask(form, fine),
  answered: (form, answer, kinds) => answered(form, answer, kinds),
}

/** With one request for all of them; bank accounts have a call of their own. */
function ask(form: FormState, fine: readonly FormField[]): Stepped {
  // every call has its own number, so that the failure of one does not affect the others
  const batch = form.lastId + 1
  const questions: RemoteQuestion[] = []
  const accounts: FormCommand[] = []
  const requests = new Map<string, number>()
  for (const field of fine) {
    if (field.kind === "iban" && isFilledIn(field)) {
      const requestId = batch + 1 + accounts.length
      accounts.push({ type: "CheckBankAccount", requestId, field: field.id, value: field.value.trim() })
      requests.set(field.id, requestId)
      continue
    }
    const question = remoteQuestion(field, findInPlay(form, field.linkedTo)?.value ?? "")
    if (question === null) continue
    questions.push(question)
    requests.set(field.id, batch)
  }
  if (requests.size === 0) return [form, []]
  const fields = form.fields.map((field) => {
    const requestId = requests.get(field.id)
    return requestId === undefined ? field : { ...neutral(field), requestId }
  })
  const together: readonly FormCommand[] = questions.length === 0 ? [] : [{ type: "CheckClientData", requestId: batch, questions }]
  return [{ ...form, fields, lastId: batch + accounts.length }, [...together, ...accounts]]
}

/** A form that has an answer; one that nobody waits for any more changes nothing. */
function answered(form: FormState, answer: AnswerEvent, kinds: KindRules): FormState {
  const { requestId } = answer
  if (answer.type === "BankAccountAnswered") {
    const account = findField(form, answer.field)
    if (account?.requestId !== requestId) return form
    const judged = withFault(account, bankAccountFault(answer.errno))
    return { ...form, fields: form.fields.map((field) => (field === account ? judged : field)) }
  }
  if (!form.fields.some((field) => field.requestId === requestId)) return form
  const { replies, clientExists } = answer.type === "Answered" ? answer : { replies: [], clientExists: null }
  return { ...applyAnswers(form, requestId, replies, kinds), clientExists: clientExists ?? form.clientExists }
}

/**
 * A form after the shop's answer to a request: each fault goes to the field it is about, even if the question was about another, and
 * fields without a fault are fine. A house number is fine with its street, unless the page itself finds a fault in it.
 *
 * Spec: 5.19, 5.21, 14.12.
 *
 * @example
 * const [asked] = checkFields(openForm([field("city", "city", { value: "Gdynia" })]), new Set(["city"]), everyRule)
 * applyAnswers(asked, 1, [], kindRules).fields.map(({ state }) => state) // => ["success"]
 */
export function applyAnswers(form: FormState, requestId: number, replies: readonly RemoteReply[], kinds: KindRules): FormState {
  const waiting = form.fields.filter((field) => field.requestId === requestId)
  const faults = new Map<string, FieldFault>()
  for (const { field, fault } of waiting.flatMap((one) => faultsOf(form, one, replies))) if (!faults.has(field)) faults.set(field, fault)
  const numbers = new Set(waiting.filter(({ id }) => !faults.has(id)).map((field) => streetNumberOf(form, field)?.id))
  const update = (field: FormField): FormField => {
    const fault = faults.get(field.id) ?? null
    if (fault !== null || field.requestId === requestId) return withFault(field, fault)
    if (!numbers.has(field.id)) return field
    const own = ownFault(form, field, kinds)
    return own === null || field.state !== "neutral" ? withFault(field, own) : field
  }
  return { ...form, fields: form.fields.map(update) }
}

/** The group of the fields that say where a parcel goes, while that is another address than the client's. */
const deliveryGroup = "delivery"

function faultsOf(form: FormState, field: FormField, replies: readonly RemoteReply[]): ReturnType<typeof faultsOfReply> {
  // of another field an answer tells nothing once that has been changed: what was asked about with it is as it was
  const together = (kind: FieldKind) => form.fields.find((one) => one.kind === kind && one.requestId === field.requestId)?.id ?? null
  const told = replies.find((reply) => reply.field === field.id)?.messages ?? []
  const messages = field.group === deliveryGroup ? told.map((one) => ({ ...one, code: codeOfDelivery(one.code) })) : told
  return faultsOfReply(messages, {
    own: field.id,
    password: together("password"),
    login: together("login"),
    streetNumber: streetNumberOf(form, field)?.id ?? null,
  })
}

const streetNumberOf = (form: FormState, field: FormField) => (field.kind === "street" ? findInPlay(form, field.linkedTo) : undefined)
