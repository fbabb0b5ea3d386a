import { Effect } from "effect"
import type { ErrorLog } from "../../ports/error-log.ts"
import type { KeptSuggestions } from "../../ports/kept-suggestions.ts"
import type { SearchApi } from "../../ports/search-api.ts"
import type { ShopCalls } from "../pages/page-task.ts"
import { readSearchCache, searchCacheEntry, searchCacheKey } from "../search/search-cache.ts"
import { noSuggestions, type Suggestions } from "../search/suggestions.ts"
import { orElseLogged } from "./or-else-logged.ts"

/**
 * What the shop suggests for a text; `null` when it cannot be had. What it has answered in the same circumstances is not asked again,
 * and a failure is never kept. A shop that has no suggestions is no failure: it suggests nothing, and is not asked again.
 *
 * Spec: 7.29, 8.52, 9.18, 10.1058, 19.3.
 */
export const makeSuggest =
  (api: SearchApi, kept: KeptSuggestions, log: ErrorLog) =>
  ({ query, limit, context }: ShopCalls["suggest"]["input"]): Effect.Effect<Suggestions | null> =>
    Effect.suspend(() => {
      // no query is empty: what is kept under none answers every one
      const known = readSearchCache(kept.read(searchCacheKey(query)) ?? kept.read(searchCacheKey("")), context)
      if (known !== null) return Effect.succeed(known)
      const keep = (typed: string, found: Suggestions) =>
        Effect.sync(() => {
          kept.keep(searchCacheKey(typed), searchCacheEntry(context, found))
          return found
        })
      return api.suggest(query, limit).pipe(
        Effect.flatMap((found) => keep(query, found)),
        Effect.catchTag("NotOffered", () => keep("", noSuggestions)),
        orElseLogged(log, "suggest", null),
      )
    })

export type Suggest = ReturnType<typeof makeSuggest>
