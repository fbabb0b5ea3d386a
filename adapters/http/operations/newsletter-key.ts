import { Schema } from "effect"
import type { NewsletterAction } from "../../../core/messages/letter-notice.ts"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { selectionOf } from "../graphql/selection.ts"
import { said } from "../recorded-field.ts"

const Told = Schema.Struct({ action: said(Schema.NullOr(Schema.String)) })
const Reply = Schema.Struct({ ownNewsletterKey: said(Told) })

/** What the key of a mail's link does to the newsletter. Only this project's shop has it. Spec: 11.491. */
export const newsletterKeyOperation: GraphqlOperation<{ readonly token: string }, NewsletterAction | null> = {
  call: "newsletter key",
  kind: "query",
  field: "ownNewsletterKey",
  args: ({ token }) => ({ token }),
  selection: selectionOf(Told),
  decode: decodeWith(Reply, ({ ownNewsletterKey: { action } }: typeof Reply.Type) =>
    action === "add" || action === "remove" ? action : null,
  ),
}
