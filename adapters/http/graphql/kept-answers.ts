import { Effect } from "effect"
import type { RecentlyUsed } from "../../../core/web/recently-used.ts"
import type { GraphqlClient } from "./graphql-client.ts"

/** Answers that are the same for everybody of an audience, where they are kept, and for which of them they hold. */
export interface KeptAnswers {
  /** of the process; a change of the shop's data leaves what is kept to be pushed out */
  readonly store: RecentlyUsed<string, unknown>
  /** names language, version of the shop's data, and all else that such an answer depends on */
  readonly audience: string
}

/** Some five hundred products, with the shell in both languages: the least asked goes first. */
export const keptAnswersAtMost = 1_500

/**
 * Asks a common question once for each audience; all others are asked each time. An answer that is kept is the very same value each time,
 * so that what is made of it can be kept beside it. What fails is not kept.
 */
export const makeKeepingGraphqlClient = (client: GraphqlClient, { store, audience }: KeptAnswers): GraphqlClient => ({
  ask: (question) =>
    Effect.suspend(() => {
      if (question.isCommon !== true) return client.ask(question)
      const key = `${audience} ${question.call} ${JSON.stringify(question.args)}`
      const known = store.get(key)
      return known === undefined
        ? client.ask(question).pipe(Effect.tap((data) => Effect.sync(() => store.set(key, data))))
        : Effect.succeed(known)
    }),
})
