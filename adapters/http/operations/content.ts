import { Schema } from "effect"
import type { ContentKey } from "../../../core/shell/shell.ts"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { selectionOf } from "../graphql/selection.ts"
import { said } from "../recorded-field.ts"

export interface ContentVariables {
  readonly key: ContentKey
}

/** A page of text in the shop's own HTML. */
const Content = Schema.Struct({ title: said(Schema.String), html: said(Schema.String) })
const Reply = Schema.Struct({ ownContent: said(Schema.NullOr(Content)) })

/** A page of text, null when the shop has none under this key; only this project's shop has it. */
export const contentOperation: GraphqlOperation<ContentVariables, typeof Content.Type | null> = {
  call: "content",
  kind: "query",
  field: "ownContent",
  args: ({ key }) => ({ key }),
  selection: selectionOf(Content),
  decode: decodeWith(Reply, ({ ownContent }) => ownContent),
}
