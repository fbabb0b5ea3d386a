import type { Effect } from "effect"
import type { ShopShell, Visitor } from "../core/shell/shell.ts"
import type { ShopFailure } from "./failures.ts"

/** What all pages of the shop share, and who is looking at them. */
export abstract class ShellApi {
  /** Name, menu, price format and contact of the shop. */
  abstract shell(): Effect.Effect<ShopShell, ShopFailure>
  /** The signed-in client, or a guest. */
  abstract visitor(): Effect.Effect<Visitor, ShopFailure>
}
