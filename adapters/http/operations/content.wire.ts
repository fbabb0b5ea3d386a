import { Schema } from "effect"

const Reply = Schema.Struct({ ownContent: Schema.NullOr(Schema.Struct({ title: Schema.String, html: Schema.String })) })
export type ContentReply = typeof Reply.Type
export const decodeContentReply = Schema.decodeUnknownResult(Reply)
