import { Effect } from "effect"
import { parseJson } from "../../../core/web/untrusted-json.ts"
import { readReply } from "../../http/graphql/graphql-client.ts"

/** Which calls a shop's API knows, by their names. */
export type KnownCalls = () => Promise<ReadonlySet<string>>

/** Milliseconds until it is asked again: after an answer, and after none. */
export const knownCallsLimits = { knownMs: 3_600_000, unknownMs: 60_000 } as const

/** What a server of GraphQL says of a field that its schema lacks, with the field's name. */
const unknownField = /^Cannot query field ["'“]?(\w+)|^Field ["'“]?(\w+)["'”]? (?:is not defined|doesn't exist|not found)/

/** What an answer says of the fields that were asked for: those that are not there, and those that surely are, because it has them or finds another fault with them. */
async function toldBy(answer: Response): Promise<{ readonly lacking: readonly string[]; readonly isThere: (call: string) => boolean }> {
  const { data, errors } = await Effect.runPromise(readReply({ status: answer.status, json: parseJson(await answer.text()) }))
  const messages = errors.map(({ message }) => message)
  return {
    lacking: messages.flatMap((message) => {
      const [, one, other] = unknownField.exec(message) ?? []
      return one ?? other ?? []
    }),
    isThere: (call) =>
      (typeof data === "object" && data !== null && Object.hasOwn(data, call)) || messages.some((message) => message.includes(`"${call}"`)),
  }
}

/**
 * Learns which queries a shop's API knows, by asking for nothing of them: a field that its schema lacks is named in its errors, whatever else it says. Asked when it is
 * first needed and then once an hour, so that a shop that learns a call is noticed; what cannot be asked now counts as not known, and is asked again in a minute.
 *
 * Spec: 10.1004.
 *
 * @param fetch carries a request to the shop
 * @param calls names of queries
 */
export function makeKnownCalls(
  {
    origin,
    fetch,
    nowMs,
    timeoutMs,
  }: {
    readonly origin: URL
    readonly fetch: (request: Request) => Promise<Response>
    readonly nowMs: () => number
    readonly timeoutMs: number
  },
  calls: readonly string[],
): KnownCalls {
  let asking: Promise<ReadonlySet<string>> | null = null
  let askAgainMs = -Infinity

  async function ask(): Promise<ReadonlySet<string>> {
    const known = new Set(calls)
    const signal = AbortSignal.timeout(timeoutMs)
    // a server may name one field at a time
    for (let rounds = 0; rounds < calls.length && known.size > 0; rounds += 1) {
      const query = `query { ${[...known].map((call) => `${call} { __typename }`).join(" ")} }`
      const headers = { "content-type": "application/json", accept: "application/json" }
      const request = new Request(new URL("/graphql/v1/", origin), { method: "POST", headers, body: JSON.stringify({ query }), signal })
      const { lacking, isThere } = await toldBy(await fetch(request))
      if (lacking.filter((call) => known.delete(call)).length === 0) return new Set([...known].filter(isThere))
    }
    return new Set<string>()
  }

  return () => {
    if (asking === null || nowMs() >= askAgainMs) {
      askAgainMs = nowMs() + knownCallsLimits.knownMs
      asking = ask().catch(() => {
        askAgainMs = nowMs() + knownCallsLimits.unknownMs
        return new Set<string>()
      })
    }
    return asking
  }
}
