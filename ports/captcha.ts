import type { Effect } from "effect"

/** What tells a shop that a person sends a form. Whether a token is asked for, and whether it is good, the shop alone decides. */
export abstract class Captcha {
  /** The token for one form that is being sent; "" = no captcha is offered, or it gave none. Spec: 7.79, 14.26. */
  abstract token(): Effect.Effect<string>
}
