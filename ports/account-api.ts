import type { Effect } from "effect"
import type { NewsletterAction } from "../core/messages/letter-notice.ts"
import type { ClientAccount } from "../core/account/sections/client-account.ts"
import type { LoginWays } from "../core/account/ways/login-ways.ts"
import type { ShopFailure } from "./failures.ts"

/** What the shop tells of accounts. */
export abstract class AccountApi {
  /** Whether the key of a mail's link sets a new password: a key works once, and not for long. Spec: 11.451. */
  abstract isPasswordKey(key: string): Effect.Effect<boolean, ShopFailure>

  /** What the key of a mail's link does to the newsletter; null = it does not work, or not any more. Spec: 11.491. */
  abstract newsletterKey(key: string): Effect.Effect<NewsletterAction | null, ShopFailure>

  /** Whether login and password may be left out at registration. Spec: 11.460. */
  abstract areDetailsOptional(): Effect.Effect<boolean, ShopFailure>
  /** The services by which one signs in, and who has come back from one. Spec: 7.52, 11.565, 11.566. */
  abstract loginWays(): Effect.Effect<LoginWays, ShopFailure>
  /** The account of who is signed in; null = nobody is. Spec: 11.472. */
  abstract read(): Effect.Effect<ClientAccount | null, ShopFailure>
  /** Whether the key of a mail's link confirms an e-mail address. Spec: 11.475. */
  abstract isEmailKey(key: string): Effect.Effect<boolean, ShopFailure>
}
