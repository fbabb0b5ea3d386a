import type { PageTask } from "../pages/page-task.ts"
import type { DeviceKnown } from "./passkey-sign-in.ts"
import type { PasskeySettings } from "./support.ts"

/**
 * Asks the browser what it can. One that does not say, because the code for it did not come, has no passkeys.
 *
 * Spec: 6.14 to 6.16, 20.6, 20.19.
 *
 * @example knowTask({ mac: true, ios: true, safari: true, opera: true }).effect // => "shop"
 */
export const knowTask = (settings: PasskeySettings): PageTask<DeviceKnown | { readonly type: "NothingSaid" }> => ({
  effect: "shop",
  call: "passkeyDevice",
  input: { is: "know", settings },
  answered: (answer) =>
    answer.is === "known"
      ? { type: "DeviceKnown", why: answer.why ?? "none", offers: answer.offers, domain: answer.domain, named: answer.named ?? "" }
      : { type: "NothingSaid" },
  failed: { type: "NothingSaid" },
})
