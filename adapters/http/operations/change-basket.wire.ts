import { Result, Schema } from "effect"
import { parseRefusal, type BasketRefusal } from "../../../core/messages/refusal.ts"

const ChangeError = Schema.Struct({ code: Schema.String, message: Schema.String, limit: Schema.optionalKey(Schema.NullOr(Schema.String)) })

const Change = Schema.Struct({
  status: Schema.String,
  error: Schema.optionalKey(Schema.NullOr(ChangeError)),
  results: Schema.optionalKey(
    Schema.NullOr(Schema.Array(Schema.Struct({ status: Schema.String, error: Schema.optionalKey(Schema.NullOr(ChangeError)) }))),
  ),
})
export type ChangeReply = typeof Change.Type

export const changeSelection = "{ status error { code message limit } results { status error { code message limit } } }"

/** Decodes the reply of a mutation of the basket, which stands under the mutation's name. */
export function decodeChangeOf(mutation: string): (data: unknown) => Result.Result<ChangeReply, Schema.SchemaError> {
  const decode = Schema.decodeUnknownResult(Schema.Struct({ [mutation]: Change }))
  const missing: ChangeReply = { status: "missing" }
  return (data) => Result.map(decode(data), (reply) => reply[mutation] ?? missing)
}

/** Why nothing was changed; null = it was. Spec: 7.65 (status, error). */
export function toRefusal({ status, error, results }: ChangeReply): BasketRefusal | null {
  const refused = error ?? results?.find((result) => result.error !== null && result.error !== undefined)?.error ?? null
  if (refused === null) return status === "success" ? null : { _tag: "Other", code: status, message: "" }
  const { code, message, limit } = refused
  return parseRefusal(code, limit ?? null, message)
}
