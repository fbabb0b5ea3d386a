import { Schema } from "effect"
import type { ProductQuestion } from "../../../core/asking/posted-asking.ts"
import { decodeOnce, decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { selectionOf } from "../graphql/selection.ts"
import { said } from "../recorded-field.ts"

const Question = Schema.Struct({
  text: said(Schema.String),
  answer: said(Schema.String),
  language: Schema.String,
  askedOn: said(Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/))),
})
const Reply = Schema.Struct({ ownQuestions: said(Schema.NullOr(Schema.Array(Question))) })

/** What was asked about a product and answered, null when the shop has no such product; only this project's shop has it. Spec: 2.70, 11.161. */
export const productQuestionsOperation: GraphqlOperation<{ readonly productId: number }, readonly ProductQuestion[] | null> = {
  call: "product questions",
  isCommon: true,
  kind: "query",
  field: "ownQuestions",
  args: ({ productId }) => ({ productId }),
  selection: selectionOf(Question),
  decode: decodeOnce(decodeWith(Reply, ({ ownQuestions }: typeof Reply.Type) => ownQuestions)),
}
