import { Effect } from "effect"
import type { ShopFailure } from "../../../ports/failures.ts"
import { readReply, type SendDocument } from "../../http/graphql/graphql-client.ts"
import { lackingFields } from "../../http/graphql/lacking-fields.ts"

/** Which calls a shop's API knows, by their names. */
export type KnownCalls = () => Promise<ReadonlySet<string>>

/**
 * Learns which queries a shop's API knows, by asking for nothing of them: a field that its schema lacks is named in its errors, whatever else it says. A call that
 * is neither answered nor named in another error is not known.
 *
 * Fails with what the way to the shop fails with. Spec: 10.1004.
 *
 * @param calls names of queries
 */
export const askKnownCalls = (send: SendDocument, calls: readonly string[]): Effect.Effect<ReadonlySet<string>, ShopFailure> =>
  Effect.gen(function* () {
    const known = new Set(calls)
    // a server may name one field at a time
    for (let rounds = 0; rounds < calls.length && known.size > 0; rounds += 1) {
      const document = `query { ${[...known].map((call) => `${call} { __typename }`).join(" ")} }`
      const { data, errors } = yield* readReply(yield* send(document))
      const isThere = (call: string) =>
        (typeof data === "object" && data !== null && Object.hasOwn(data, call)) ||
        errors.some(({ message }) => message.includes(`"${call}"`))
      const lacking = lackingFields(document, errors).filter(({ name }) => name !== null && known.delete(name))
      if (lacking.length === 0) return new Set([...known].filter(isThere))
    }
    return new Set<string>()
  })

/**
 * The same, asked when somebody first needs it and never again: for a program that ends soon, such as a recording, a comparison or a test. A shop that cannot be
 * asked knows none, until it can.
 */
export function knownCallsOnce(send: SendDocument, calls: readonly string[]): KnownCalls {
  let asking: Promise<ReadonlySet<string>> | null = null
  return () => {
    asking ??= Effect.runPromise(askKnownCalls(send, calls)).catch(() => {
      asking = null
      return new Set<string>()
    })
    return asking
  }
}
