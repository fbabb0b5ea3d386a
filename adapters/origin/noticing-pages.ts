import { Effect } from "effect"
import type { ShopFailure } from "../../ports/failures.ts"
import type { AbilityName } from "./ability.ts"
import type { OriginPages } from "./origin-pages.ts"

/**
 * The pages of a shop, of which each that cannot be read is told. Spec: 10.1027.
 *
 * @param onFailed hears what a shopper is missing then
 */
export function noticingPages(pages: OriginPages, onFailed: (name: AbilityName) => void): OriginPages {
  const noticing = <Value>(name: AbilityName, asked: Effect.Effect<Value, ShopFailure>): Effect.Effect<Value, ShopFailure> =>
    asked.pipe(Effect.tapError(() => Effect.sync(() => onFailed(name))))
  return {
    ...pages,
    front: (audience) => noticing("menu", pages.front(audience)),
    shell: (audience) => noticing("menu", pages.shell(audience)),
    list: (path, audience) => noticing("lists", pages.list(path, audience)),
    text: (path, audience) => noticing("texts", pages.text(path, audience)),
    product: (productId, language) => noticing("productPage", pages.product(productId, language)),
  }
}
