import type { Effect } from "effect"
import type { ComparedProduct } from "../core/saved/comparison.ts"
import type { Saved, SavedTile, OpenedList } from "../core/saved/saved.ts"
import type { ShopFailure } from "./failures.ts"

/** What the visitor keeps for later, kept by the shop. Forms of pages change it. */
export abstract class SavedApi {
  /** Small data that every page is told. Spec: 11.230. */
  abstract saved(): Effect.Effect<Saved, ShopFailure>
  /** The visitor's favourites, the first that was added first; those that the shop does not have any more are left out. Spec: 10.381. */
  abstract favourites(): Effect.Effect<readonly SavedTile[], ShopFailure>
  /** A list of the visitor's, or the one that a secret opens; null = there is none. Spec: 10.383, 10.384. */
  abstract list(asked: { readonly id: number } | { readonly secret: string }): Effect.Effect<OpenedList | null, ShopFailure>
  /** What is compared, the first that was added first. Spec: 10.382. */
  abstract compared(): Effect.Effect<readonly ComparedProduct[], ShopFailure>
}
