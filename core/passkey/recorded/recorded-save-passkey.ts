import type { RecordedMachine } from "../../pages/page-machine.ts"
import { knownShapes } from "./recorded-shapes.ts"
import type { SavePasskeyEvent, SavePasskeyView } from "../save-passkey.ts"

/** What a recording keeps of it: no password, and so not the press that sends it. Spec: 4.44. */
export const recordedSavePasskey: RecordedMachine<SavePasskeyEvent, SavePasskeyView> = {
  outcome: ({ busy, message, failed, hasButton, asksPassword, passwordFault, absence }) => ({
    busy,
    message,
    failed,
    hasButton,
    asksPassword,
    passwordFault,
    absence: absence?.words ?? null,
  }),
  shopperEvents: { Shown: {}, DeviceKnown: knownShapes, CancelPressed: {} },
}
