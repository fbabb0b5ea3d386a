import { Effect } from "effect"
import type { PasskeyDevice } from "../../ports/passkey-device.ts"

/** No device: whoever runs a page without a browser has its recording tell what a device did. */
export const noPasskeyDevice: PasskeyDevice = {
  facts: () => Effect.succeed(null),
  create: () => Effect.succeed(null),
  give: () => Effect.succeed(null),
  abort: () => Effect.void,
  tell: () => Effect.void,
  forget: () => Effect.void,
}
