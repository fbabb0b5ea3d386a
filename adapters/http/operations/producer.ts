import { Schema } from "effect"
import type { ProducerPageContent, ProducerQuery } from "../../../core/product/listing.ts"
import { ownPicture, toLinks, WireLinks, WirePicture } from "../graphql/goods.wire.ts"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { listArgs, listFields, toListedPage } from "../graphql/filters.wire.ts"
import { nullish, selectionOf } from "../graphql/selection.ts"
import { said } from "../recorded-field.ts"

const Producer = Schema.Struct({
  producerId: Schema.Int,
  name: said(Schema.String),
  place: nullish(Schema.String),
  story: nullish(Schema.String),
  picture: said(nullish(WirePicture)),
  contact: nullish(Schema.Struct({ address: Schema.String, email: Schema.String })),
  links: said(WireLinks),
  ...listFields,
})
const Reply = Schema.Struct({ ownProducer: said(Schema.NullOr(Producer)) })

function toProducer({ ownProducer: wire }: typeof Reply.Type, query: ProducerQuery): ProducerPageContent | null {
  if (wire === null) return null
  return {
    ...toListedPage(wire),
    name: wire.name,
    place: wire.place ?? null,
    story: wire.story ?? null,
    picture: ownPicture(wire.picture ?? null),
    contact: wire.contact ?? null,
    links: toLinks(wire.links),
    query,
  }
}

/** A producer's page, null when the shop has no such producer; only this project's shop has it. */
export const producerOperation: GraphqlOperation<ProducerQuery, ProducerPageContent | null> = {
  call: "producer",
  kind: "query",
  field: "ownProducer",
  args: ({ producerId, ...query }) => ({ producerId, ...listArgs(query) }),
  selection: selectionOf(Producer),
  decode: decodeWith(Reply, toProducer),
}
