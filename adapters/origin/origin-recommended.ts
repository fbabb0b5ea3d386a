import { Effect } from "effect"
import { orElseLogged } from "../../core/use-cases/or-else-logged.ts"
import type { CatalogueApi } from "../../ports/catalogue-api.ts"
import type { ErrorLog } from "../../ports/error-log.ts"
import type { ShopFailure } from "../../ports/failures.ts"
import type { PlainTile } from "../http/operations/plain-tiles.ts"
import type { Audience } from "./audience.ts"
import type { OriginPages } from "./origin-pages.ts"
import { listedProducts } from "./read-listing.ts"
import type { ReadTile } from "./readers/read-tiles.ts"
import type { ToldVisitor } from "./whole/read-as-visitor.ts"

interface Dependencies {
  readonly pages: OriginPages
  /** what products cost the visitor; never fails */
  readonly plainTiles: (tiles: readonly ReadTile[]) => Effect.Effect<readonly PlainTile[]>
  /** what the visitor's own page tells; null = it is not asked for */
  readonly told: Effect.Effect<ToldVisitor, ShopFailure> | null
  readonly audience: Audience
  readonly log: ErrorLog
}

/**
 * What a shop recommends beside a product and to go with a cart. Which products these are the page says, and what they cost the API, by their numbers: nobody
 * waits for the one and then for the other, so that what is shown are those whose prices could be asked for while the page was read.
 *
 * Spec: 10.71, 10.1030, 10.1061.
 */
export function makeOriginRecommended({
  pages,
  plainTiles,
  told,
  audience,
  log,
}: Dependencies): Pick<CatalogueApi, "related" | "recommended"> {
  const { language } = audience
  const priced = (reading: Effect.Effect<readonly ReadTile[]>, guess: readonly ReadTile[]) =>
    Effect.all([reading, plainTiles(guess)], { concurrency: "unbounded" }).pipe(
      Effect.map(([tiles, plain]) => {
        const known = new Set(plain.map(({ id }) => id))
        return listedProducts(
          tiles.filter(({ id }) => known.has(id)),
          plain,
        )
      }),
    )

  /** Products of the cart; where they come by a call of their own, as that was answered last. */
  const inCart = (read: ToldVisitor): Effect.Effect<readonly ReadTile[]> => {
    if (read.inCart === undefined) return Effect.succeed(read.recommended)
    const last = pages.lastCartZone(read.inCart, audience)
    const reading = pages.cartZone(read.inCart, audience).pipe(
      Effect.map((tiles) => tiles ?? []),
      orElseLogged(log, "read what goes with a cart", []),
    )
    return last === null ? Effect.forkDetach(reading).pipe(Effect.as([])) : Effect.succeed(last)
  }

  return {
    // to the first one who sees a product: of what stood beside it where it was listed
    related: (productId) =>
      Effect.suspend(() => {
        const last = pages.lastProduct(productId, language)?.related
        if (last !== undefined) return plainTiles(last).pipe(Effect.map((plain) => listedProducts(last, plain)))
        const reading = pages.product(productId, language).pipe(
          Effect.map((page) => page?.related ?? []),
          // who needs the page says that it cannot be read
          Effect.orElseSucceed(() => []),
        )
        return priced(reading, pages.neighbours(productId, language))
      }),
    recommended: () =>
      Effect.suspend(() => {
        if (told === null) return Effect.succeed([])
        const reading = told.pipe(
          Effect.flatMap(inCart),
          orElseLogged<readonly ReadTile[]>(log, "read the cart's own page", []),
          Effect.tap((tiles) => Effect.sync(() => pages.rememberForCarts(tiles, language))),
        )
        return priced(reading, pages.lastForCarts(language))
      }),
  }
}
