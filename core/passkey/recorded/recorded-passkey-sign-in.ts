import type { RecordedMachine } from "../../pages/page-machine.ts"
import type { PasskeySignInEvent, PasskeySignInView } from "../passkey-sign-in.ts"
import { givenShapes, knownShapes } from "./recorded-shapes.ts"

/** What a recording keeps of it: what the device did, masked, so that a replay needs none. Spec: 4.44. */
export const recordedPasskeySignIn: RecordedMachine<PasskeySignInEvent, PasskeySignInView> = {
  outcome: ({ busy, message, failed, hasButton, absence }) => ({ busy, message, failed, hasButton, absence: absence?.words ?? null }),
  shopperEvents: {
    Shown: {},
    DeviceKnown: knownShapes,
    SignInPressed: {},
    CancelPressed: {},
    SupportTold: { requestId: "integer", why: knownShapes.why },
    PasskeyGiven: { requestId: "integer", ...givenShapes },
    PasskeyRefused: { requestId: "integer", why: ["cancelled", "held", "refused"] },
    OfferTaken: { offerId: "integer", ...givenShapes },
  },
}
