import { Effect, Exit, type Fiber } from "effect"
import { isForeignObject } from "../../../core/web/untrusted-json.ts"
import type { ShopFailure } from "../../../ports/failures.ts"
import { isOursAlone, type RefusedCalls, refusedBefore, rememberRefusal } from "../refused-calls.ts"
import {
  fieldText,
  type GraphqlClient,
  isSuccess,
  makeGraphqlClient,
  narrowedField,
  type RootField,
  readReply,
  refusedDocument,
  type SendDocument,
} from "./graphql-client.ts"

/** A question that waits for its turn, and the way back to who asked it. */
interface Asker {
  readonly question: RootField
  readonly resume: (answer: Effect.Effect<unknown, ShopFailure>) => void
}

/** Questions that were asked at once. */
interface Turn {
  readonly join: (asker: Asker) => void
  /** who was interrupted waits no more; when nobody does, the call is given up */
  readonly leave: (asker: Asker) => void
}

/**
 * Asks what is asked at once in one document: a visit's questions are one call. Each keeps its own answer and its own failure: what the
 * document as a whole could not be answered with, because the shop refused it or gave no data, is asked again by itself. Changes are
 * never joined. One client is one visitor's.
 *
 * @param refusedCalls questions that this shop's schema has refused: a schema rarely changes, so that what it lacks is only asked again, by
 *   itself, once in a while
 */
export function makeJoinedGraphqlClient(send: SendDocument, refusedCalls: RefusedCalls): GraphqlClient {
  const single = makeGraphqlClient(send, refusedCalls.selections)

  const askAlone = (question: RootField): Effect.Effect<unknown, ShopFailure> =>
    single.ask(question).pipe(rememberRefusal(refusedCalls, question.call))

  const answer = (askers: readonly Asker[]): Effect.Effect<void> =>
    Effect.exit(joinedReply(send, askers, refusedCalls.selections)).pipe(
      Effect.map((exit) => {
        for (const [at, { question, resume }] of askers.entries()) resume(partOf(exit, question, at) ?? askAlone(question))
      }),
    )

  const openTurn = (): Turn => {
    const askers = new Set<Asker>()
    let sent: Fiber.Fiber<void> | null = null
    queueMicrotask(() => {
      turn = null
      const [first, ...others] = askers
      if (first === undefined) return
      if (others.length === 0) first.resume(askAlone(first.question))
      else sent = Effect.runFork(answer([first, ...others]))
    })
    return {
      join: (asker) => void askers.add(asker),
      leave: (asker) => {
        askers.delete(asker)
        if (askers.size === 0) sent?.interruptUnsafe()
      },
    }
  }

  let turn: Turn | null = null
  const joinTurn = (question: RootField): Effect.Effect<unknown, ShopFailure> =>
    Effect.callback((resume) => {
      const asker = { question, resume }
      const joined = (turn ??= openTurn())
      joined.join(asker)
      return Effect.sync(() => joined.leave(asker))
    })

  return {
    ask: (question) =>
      Effect.suspend(() => {
        if (question.kind === "mutation") return askAlone(question)
        if (!refusedCalls.has(question.call) && !isOursAlone(refusedCalls, question)) return joinTurn(question)
        if (!refusedCalls.has(question.call)) refusedCalls.set(question.call, 0)
        return refusedBefore(refusedCalls, question.call) ?? askAlone(question)
      }),
  }
}

/** Under which name the answer to a question comes back. */
const aliasOf = (at: number): string => `part${at}`

/** The reply to all of them; null for a status other than 2xx, which may be one question's fault. */
const joinedReply = (send: SendDocument, askers: readonly Asker[], selections: ReadonlyMap<string, string>) =>
  Effect.gen(function* () {
    const parts = askers.map(({ question }, at) => `${aliasOf(at)}: ${fieldText(narrowedField(question, selections))}`)
    const reply = yield* send(`query { ${parts.join(" ")} }`)
    return isSuccess(reply.status) ? yield* readReply(reply) : null
  }).pipe(Effect.catchTag("HttpFailure", () => Effect.succeed(null)))

type JoinedReply = Effect.Success<ReturnType<typeof joinedReply>>

/** What a joined reply says to one of its questions; null = nothing that is about it. */
function partOf(exit: Exit.Exit<JoinedReply, ShopFailure>, { field }: RootField, at: number): Effect.Effect<unknown, ShopFailure> | null {
  if (Exit.isFailure(exit)) return Effect.failCause(exit.cause)
  if (exit.value === null) return null
  const { data, errors } = exit.value
  const alias = aliasOf(at)
  const own = errors.filter(({ path }) => path?.[0] === alias)
  if (own[0] !== undefined) return refusedDocument(own[0].message, own)
  // an error that names no part may be about any of them
  if (errors.some(({ path }) => path?.[0] === undefined)) return null
  return isForeignObject(data) && Object.hasOwn(data, alias) ? Effect.succeed({ [field]: data[alias] }) : null
}
