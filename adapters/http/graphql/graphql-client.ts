import { Effect, Schema } from "effect"
import { forWholesalersCode } from "../../../core/messages/refusal.ts"
import { isForeignObject } from "../../../core/web/untrusted-json.ts"
import { ForWholesalersOnly, HttpFailure, NotOffered, type ShopFailure, UnreadableReply } from "../../../ports/failures.ts"
import { decodeReply, replyJson, type ShopClient } from "../shop-client.ts"
import { lackingFields } from "./lacking-fields.ts"
import { literal, type LiteralValue } from "./literal.ts"
import { withoutFields } from "./narrowed-selection.ts"
import { nullish } from "./selection.ts"

/** One root field of a document. */
export interface RootField {
  /** its name in failures; another selection has another name */
  readonly call: string
  readonly kind: "query" | "mutation"
  /** of its operation; without it the operation has none. Where questions are joined, none has */
  readonly name?: string
  readonly field: string
  readonly args: Readonly<Record<string, LiteralValue>>
  /** the answer is the same for all guests of a language until the shop's data change */
  readonly isCommon?: true
  /** what is asked of the field, such as `{ name }` */
  readonly selection: string
  /** fields that the shop's schema lacks are left out, because there is an answer without them. Spec: 10.994 */
  readonly mayLack?: true
}

/** Asks a shop by GraphQL. A class, so that wiring can name it. */
export abstract class GraphqlClient {
  /**
   * The data of one question: an object with its field, or null.
   *
   * Fails with NotOffered when the shop's schema lacks something that is asked for, HttpFailure for a status other than 2xx,
   * UnreadableReply when the reply is no answer to it, and with the failures of the way to the shop.
   */
  abstract ask(question: RootField): Effect.Effect<unknown, ShopFailure>
}

/** What came back for a document. */
export interface GraphqlReply {
  readonly status: number
  /** the decoded body */
  readonly json: unknown
}

/** Sends a document to a shop, over HTTP or within the process. */
export type SendDocument = (document: string) => Effect.Effect<GraphqlReply, ShopFailure>

/** Sends documents over HTTP. Spec: 7.1, 11.1. */
export const sendOverHttp =
  (client: ShopClient): SendDocument =>
  (query) =>
    Effect.gen(function* () {
      const { status, text } = yield* client.postJson("/graphql/v1/", { query })
      return { status, json: yield* replyJson(text).pipe(orStatus(status)) }
    })

/** A selection has no more layers of missing fields than this. */
const narrowedAtMost = 5

/**
 * Asks each question in a document of its own.
 *
 * @param selections what is known to be left of selections without the fields that the shop lacks, by the name of the call
 */
export const makeGraphqlClient = (send: SendDocument, selections = new Map<string, string>()): GraphqlClient => {
  const ask = (question: RootField, rounds: number): Effect.Effect<unknown, ShopFailure> =>
    Effect.gen(function* () {
      const narrowed = narrowedField(question, selections)
      const document = `${question.kind}${question.name === undefined ? "" : ` ${question.name}`} { ${fieldText(narrowed)} }`
      const reply = yield* send(document)
      const { data, errors } = yield* readReply(reply)
      // a document outside the schema is never executed, whatever status says so
      const lacking = lackingFields(document, errors)
      if (lacking.length > 0) {
        const begin = document.length - " }".length - narrowed.selection.length
        const places = lacking.map(({ at }) => (at ?? -1) - begin)
        const left = question.mayLack === true && rounds < narrowedAtMost ? withoutFields(narrowed.selection, places) : null
        if (left === null) return yield* new NotOffered({ call: question.call })
        selections.set(question.call, left)
        return yield* ask(question, rounds + 1)
      }
      if (!isSuccess(reply.status)) return yield* new HttpFailure({ status: reply.status })
      return errors[0] === undefined ? data : yield* refusedDocument(errors[0].message, errors)
    })
  return { ask: (question) => ask(question, 0) }
}

/** A question without the fields that the shop is known to lack. */
export const narrowedField = (question: RootField, selections: ReadonlyMap<string, string>): RootField => {
  const selection = question.mayLack === true ? selections.get(question.call) : undefined
  return selection === undefined ? question : { ...question, selection }
}

/** A question as it stands in a document: its field with arguments and selection. Spec: 11.5. */
export function fieldText({ field, args, selection }: RootField): string {
  const given = Object.entries(args).map(([name, value]) => `${name}: ${literal(value)}`)
  return `${field}${given.length === 0 ? "" : `(${given.join(", ")})`} ${selection}`
}

const ToldError = Schema.Struct({
  message: Schema.String,
  path: nullish(Schema.Array(Schema.Union([Schema.String, Schema.Finite]))),
  locations: nullish(Schema.Array(Schema.Struct({ line: Schema.Finite, column: Schema.Finite }))),
  // whatever a server adds: some write an empty one as a list
  extensions: Schema.optionalKey(Schema.Unknown),
})
const Envelope = Schema.Struct({ data: Schema.optionalKey(Schema.Unknown), errors: nullish(Schema.Array(ToldError)) })
const decodeEnvelope = decodeReply(Schema.decodeUnknownResult(Envelope))

/** Data and errors of a reply. Fails with HttpFailure or UnreadableReply when it is none. */
export const readReply = ({ status, json }: GraphqlReply) =>
  decodeEnvelope(json).pipe(
    orStatus(status),
    Effect.map(({ data, errors }) => ({ data: data ?? null, errors: errors ?? [] })),
  )

/** A question that the shop answered with errors: a shop that is closed to the visitor says so of each thing that it hides. Spec: 10.1104. */
export const refusedDocument = (message: string, errors: readonly (typeof ToldError.Type)[]): UnreadableReply | ForWholesalersOnly =>
  errors.some(({ extensions }) => isForeignObject(extensions) && extensions["code"] === forWholesalersCode)
    ? new ForWholesalersOnly({ told: message })
    : new UnreadableReply({ at: message, cause: errors })

export const isSuccess = (status: number) => status >= 200 && status < 300

/** What cannot be read under another status than 2xx is a failure of that status. */
const orStatus = (status: number) =>
  Effect.mapError((failure: UnreadableReply) => (isSuccess(status) ? failure : new HttpFailure({ status })))
