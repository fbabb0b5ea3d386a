import type { Effect } from "effect"
import type { NewsletterAction } from "../core/messages/letter-notice.ts"
import type { ShopFailure } from "./failures.ts"

/** What the shop tells of accounts to who is not signed in. */
export abstract class AccountApi {
  /** Whether the key of a mail's link sets a new password: a key works once, and not for long. Spec: 11.451. */
  abstract isPasswordKey(key: string): Effect.Effect<boolean, ShopFailure>

  /** What the key of a mail's link does to the newsletter; null = it does not work, or not any more. Spec: 11.491. */
  abstract newsletterKey(key: string): Effect.Effect<NewsletterAction | null, ShopFailure>

  /** Whether login and password may be left out at registration. Spec: 11.460. */
  abstract areDetailsOptional(): Effect.Effect<boolean, ShopFailure>
}
