import { Schema } from "effect"
import type { NotifyReply } from "../../core/asking/notify.ts"
import { nullish } from "./graphql/selection.ts"
import { decoderOf, said } from "./recorded-field.ts"

const Reply = Schema.Struct({ status: said(Schema.String, "number"), errdesc: nullish(Schema.String) })

export const decodeNotifyReply = decoderOf(Reply)

/** What `set_product_observed` came to: only `success` notes it, and a refusal without a code is one. Spec: 7.79, 8.84. */
export const toNotifyReply = ({ status, errdesc }: typeof Reply.Type): NotifyReply =>
  status === "success" ? { done: true } : { done: false, errdesc: errdesc ?? "" }
