import { Effect } from "effect"
import type { ShopFailure } from "../../../ports/failures.ts"
import { readReply, type SendDocument } from "../../http/graphql/graphql-client.ts"
import { lackingFields } from "../../http/graphql/lacking-fields.ts"

/** Which calls a shop's API knows, by their names. */
export type KnownCalls = () => Promise<ReadonlySet<string>>

/**
 * Learns which queries a shop's API knows, by asking for nothing of them: a field that its schema lacks is named in its errors, whatever else it says. A call that
 * wants more than it is given is known by its name in another error, and what was asked beside it is asked again without it, because a server answers nothing of a
 * document that it finds at fault. A call that is neither answered nor refused at its place is not known.
 *
 * Fails with what the way to the shop fails with. Spec: 10.1004, 10.1107.
 *
 * @param calls names of queries
 */
export const askKnownCalls = (send: SendDocument, calls: readonly string[]): Effect.Effect<ReadonlySet<string>, ShopFailure> =>
  Effect.gen(function* () {
    const asked = new Set(calls)
    const known = new Set<string>()
    // a server may name one field at a time
    for (let rounds = 0; rounds <= calls.length && asked.size > 0; rounds += 1) {
      const document = `query { ${[...asked].map((call) => `${call} { __typename }`).join(" ")} }`
      const { data, errors } = yield* readReply(yield* send(document))
      const lacking = lackingFields(document, errors).filter(({ name }) => name !== null && asked.delete(name))
      const wanting = [...asked].filter((call) => errors.some(({ message }) => message.includes(`"${call}"`)))
      for (const call of wanting) {
        asked.delete(call)
        known.add(call)
      }
      if (lacking.length + wanting.length > 0) continue
      // who refuses one at its place has found no fault in the document
      const isRefused = errors.some(({ path }) => typeof path?.[0] === "string" && asked.has(path[0]))
      const isAnswered = (call: string) => typeof data === "object" && data !== null && Object.hasOwn(data, call)
      return new Set([...known, ...[...asked].filter((call) => isRefused || isAnswered(call))])
    }
    return known
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
