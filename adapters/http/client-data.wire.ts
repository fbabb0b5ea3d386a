import { Schema } from "effect"
import type { noteCode } from "../../core/form/field.ts"
import type { ClientDataReply, RemoteName, RemoteQuestion } from "../../core/form/asked/remote-check.ts"
import { literal } from "./graphql/literal.ts"
import { nullish } from "./graphql/selection.ts"
import { decoderOf, holds } from "./recorded-field.ts"

const Message = Schema.Struct({ code: Schema.String, message: holds(nullish(Schema.String), "sentence") })
const Judgement = Schema.Struct({
  messages: nullish(Schema.Array(Message).check(Schema.isMaxLength(100))),
  clientExists: nullish(Schema.Boolean),
  ownNote: holds(nullish(Schema.String), "sentence"),
})

/** Judgements under the ids of their fields. */
export const decodeJudgement = decoderOf(Schema.Record(Schema.String, Schema.NullOr(Judgement)))

/** What the bank account's call answers; the number may come as text. Spec: 11.85. */
export const decodeAccountReply = decoderOf(
  Schema.Struct({ errno: holds(nullish(Schema.Union([Schema.Finite, Schema.String])), "number") }),
)

type Judged = ReturnType<typeof decodeJudgement> extends infer Result ? Extract<Result, { readonly success: unknown }>["success"] : never

/** Written here as well: forms and what asks for them come in scripts of their own. */
const note: typeof noteCode = "own_note"

/** The answers by their fields, and whether any of them knows a client of the e-mail address. Spec: 11.80, 11.82, 11.83. */
export const toClientDataReply = (judged: Judged, questions: readonly RemoteQuestion[]): ClientDataReply => ({
  replies: questions.flatMap(({ field }) => {
    const { messages, ownNote } = judged[field] ?? {}
    const told = ownNote == null ? messages : [{ code: note, message: ownNote }]
    return told == null ? [] : [{ field, messages: told.map(({ code, message }) => ({ code, message: message ?? "" })) }]
  }),
  clientExists: Object.values(judged).reduce<boolean | null>((known, one) => one?.clientExists ?? known, null),
})

/** The document that asks about fields, one aliased selection for each. Spec: 11.75 to 11.82. */
export const questionsText = (questions: readonly RemoteQuestion[]): string => `query {${questions.map(questionText).join("")}}`

const questionText = (question: RemoteQuestion): string => {
  // a form with a tax number is on no page of ours where the shop is another one's, so that every shop asked knows the note
  const besides = question.name === "email" ? " clientExists" : question.name === "taxNumber" ? " ownNote" : ""
  return `${question.field}:validateClientData(ClientDataInput:{${inputText(question)}}){messages{code message}${besides}}`
}

/** Those that stand beside the billing data. */
const besideBilling: ReadonlySet<RemoteName> = new Set(["email", "birthDate"])

function inputText({ name, value, region }: RemoteQuestion): string {
  const said = `${name}:${literal(value)}`
  if (name === "login" || name === "password") return `loginAndPassword:{${said}}`
  if (besideBilling.has(name)) return `clientData:{${said}}`
  const country = countryText(region)
  if (name === "taxNumber") return `clientData:{clientBillingData:{country:${country}} ${said}}`
  return `clientData:{clientBillingData:{${said}${region === null ? "" : ` country:${country}`}}}`
}

/** Written without quotes, so that it may be a number or a name, and nothing else. */
const countryText = (region: string | null): string =>
  region !== null && /^(?:\d{1,19}|[A-Za-z_]\w{0,60})$/.test(region) ? region : "undefined"
