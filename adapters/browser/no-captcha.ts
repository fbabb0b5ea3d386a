import { Effect } from "effect"
import type { Captcha } from "../../ports/captcha.ts"

/** No captcha: the shop counts networks instead, and nobody else's script comes into a page. Spec: 9.71, 14.26. */
export const noCaptcha: Captcha = { token: () => Effect.succeed("") }
