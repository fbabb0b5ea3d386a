import type { ContentKey } from "../../../core/shell/shell.ts"
import type { GraphqlOperation } from "../graphql/graphql-call.ts"
import { literal } from "../graphql/literal.ts"
import { decodeContentReply, type ContentReply } from "./content.wire.ts"

export interface ContentVariables {
  readonly key: ContentKey
}

/** A page of text; only this project's shop has it. */
export const contentOperation: GraphqlOperation<ContentVariables, ContentReply> = {
  call: "content",
  decode: decodeContentReply,
  document: ({ key }) => `query { ownContent(key: ${literal(key)}) { title html } }`,
}
