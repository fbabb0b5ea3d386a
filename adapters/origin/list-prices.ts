import { Effect } from "effect"
import { orElseLogged } from "../../core/use-cases/or-else-logged.ts"
import type { ErrorLog } from "../../ports/error-log.ts"
import { callGraphql } from "../http/graphql/graphql-call.ts"
import type { GraphqlClient } from "../http/graphql/graphql-client.ts"
import { type PlainTile, plainTilesOperation } from "../http/operations/plain-tiles.ts"
import type { ReadTile } from "./readers/read-tiles.ts"

/** What products cost a visitor; a shop that does not tell it is logged, and tells of none. */
type AskPrices = (tiles: readonly Pick<ReadTile, "id">[]) => Effect.Effect<readonly PlainTile[]>

/** How the prices of a page's products are come by. */
export interface ListPrices {
  /** of those that it will probably have, asked for while it is read */
  readonly beside: AskPrices
  /** of those that it has besides, which is known when it has been read: a second way to the shop */
  readonly behind: AskPrices
}

/** The same, asked of the shop, and what the shop has told so far, of which nothing is waited for. */
export interface AskedPrices extends ListPrices {
  readonly toldSoFar: ListPrices
}

/**
 * The prices of one visit.
 *
 * Spec: 10.992, 10.1063.
 *
 * @param onBehind called before what a page has besides is asked for
 */
export function makeListPrices(client: GraphqlClient, log: ErrorLog, onBehind: () => void): AskedPrices {
  const told = new Map<number, PlainTile>()
  const beside: AskPrices = (tiles) =>
    tiles.length === 0
      ? Effect.succeed([])
      : callGraphql(client, plainTilesOperation, { productIds: tiles.map(({ id }) => id) }).pipe(
          Effect.tap((plain) => Effect.sync(() => plain.forEach((one) => told.set(one.id, one)))),
          orElseLogged(log, "read prices of a list", []),
        )
  const soFar: AskPrices = (tiles) => Effect.sync(() => tiles.flatMap(({ id }) => told.get(id) ?? []))
  return {
    beside,
    behind: (tiles) => (tiles.length === 0 ? Effect.succeed([]) : Effect.sync(onBehind).pipe(Effect.andThen(beside(tiles)))),
    toldSoFar: { beside: soFar, behind: soFar },
  }
}
