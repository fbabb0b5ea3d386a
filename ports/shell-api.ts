import type { Effect } from "effect"
import type { Notice } from "../core/messages/notice.ts"
import type { RegionSettings } from "../core/region/region-settings.ts"
import type { ShopShell, Visitor } from "../core/shell/shell.ts"
import type { ShopFailure } from "./failures.ts"

/** What all pages of the shop share, and who is looking at them. */
export abstract class ShellApi {
  /** Name, menu, price format and contact of the shop. */
  abstract shell(): Effect.Effect<ShopShell, ShopFailure>
  /** What the visitor's last post came to, told once; null when there is nothing to tell. */
  abstract notice(): Effect.Effect<Notice | null, ShopFailure>
  /** Languages, currencies and countries, with what is set for the visitor. Spec: 10.42 to 10.45. */
  abstract region(): Effect.Effect<RegionSettings, ShopFailure>
  /** The signed-in client, or a guest. */
  abstract visitor(): Effect.Effect<Visitor, ShopFailure>
}
