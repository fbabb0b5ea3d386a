import type { Effect } from "effect"
import type { Suggestions } from "../core/search/suggestions.ts"
import type { ShopFailure } from "./failures.ts"

/** What a shop suggests while a search is typed. */
export abstract class SearchApi {
  /** At most so many of each kind; a shop that answers with null has found nothing. Spec: 7.27, 7.28, 11.91. */
  abstract suggest(query: string, limit: number): Effect.Effect<Suggestions, ShopFailure>
}
