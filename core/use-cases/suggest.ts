import { Effect } from "effect"
import type { ErrorLog } from "../../ports/error-log.ts"
import type { KeptSuggestions } from "../../ports/kept-suggestions.ts"
import type { SearchApi } from "../../ports/search-api.ts"
import type { ShopCalls } from "../pages/page-task.ts"
import { readSearchCache, searchCacheEntry, searchCacheKey } from "../search/search-cache.ts"
import type { Suggestions } from "../search/suggestions.ts"
import { orElseLogged } from "./or-else-logged.ts"

/**
 * What the shop suggests for a text; `null` when it cannot be had. What it has answered in the same circumstances is not asked again,
 * and a failure is never kept.
 *
 * Spec: 7.29, 8.52, 9.18, 19.3.
 */
export const makeSuggest =
  (api: SearchApi, kept: KeptSuggestions, log: ErrorLog) =>
  ({ query, limit, context }: ShopCalls["suggest"]["input"]): Effect.Effect<Suggestions | null> =>
    Effect.suspend(() => {
      const key = searchCacheKey(query)
      const known = readSearchCache(kept.read(key), context)
      if (known !== null) return Effect.succeed(known)
      return api.suggest(query, limit).pipe(
        Effect.tap((found) => Effect.sync(() => kept.keep(key, searchCacheEntry(context, found)))),
        orElseLogged(log, "suggest", null),
      )
    })

export type Suggest = ReturnType<typeof makeSuggest>
