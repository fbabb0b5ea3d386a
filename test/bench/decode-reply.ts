import { Result } from "effect"
import { fieldText } from "../../adapters/http/graphql/graphql-client.ts"
import { productOfferOperation } from "../../adapters/http/operations/product-offer.ts"
import type { BenchLine } from "./bench-line.ts"
import type { BenchShop } from "./bench-shop.ts"
import { measure } from "./measure.ts"

/** A product's reply, from text to a checked offer. The peer is JSON.parse alone: the least that anybody has to do, without any check. */
export async function benchDecode({ shop }: BenchShop): Promise<readonly BenchLine[]> {
  const { args, decode } = productOfferOperation
  const variables = { productId: 501 }
  const body = JSON.stringify({ query: `{ ${fieldText({ ...productOfferOperation, args: args(variables) })} }` })
  const text = await (
    await shop.fetch(
      new Request("http://shop.local/graphql/v1/", { method: "POST", body, headers: { "content-type": "application/json" } }),
    )
  ).text()
  const dataOf = (reply: unknown): unknown => (typeof reply === "object" && reply !== null ? Reflect.get(reply, "data") : null)
  const ours = await measure(() => Result.getOrThrow(decode(dataOf(JSON.parse(text)), variables)))
  const peer = await measure(() => dataOf(JSON.parse(text)))
  return [
    {
      what: `decode a product's reply (${text.length} characters)`,
      ...ours,
      peer: { name: "JSON.parse, unchecked", medianMs: peer.medianMs, ratio: ours.medianMs / peer.medianMs },
    },
  ]
}
