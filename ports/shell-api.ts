import type { Effect } from "effect"
import type { ShopShell, Visitor } from "../core/shell/shell.ts"
import type { ShopFailure } from "./failures.ts"

/** What every page of the shop shares, and who is looking. */
export abstract class ShellApi {
  abstract shell(): Effect.Effect<ShopShell, ShopFailure>
  abstract visitor(): Effect.Effect<Visitor, ShopFailure>
}
