import { passkeysAddress } from "../addresses/account-addresses.ts"
import { ownProof } from "../account/ways/login-ways.ts"
import type { PageMachine } from "../pages/page-machine.ts"
import { openedSavePasskey } from "./opened-save-passkey.ts"
import { recordedSavePasskey } from "./recorded/recorded-save-passkey.ts"
import {
  openSavePasskey,
  type SavePasskey,
  type SavePasskeyCommand,
  type SavePasskeyEvent,
  type savePasskeyTextKeys,
  type SavePasskeyView,
} from "./save-passkey.ts"

/**
 * Saving a passkey on the page of an account's passkeys.
 *
 * Spec: 10.655, 10.656, 10.661, 10.984.
 */
export const savePasskeyMachine: PageMachine<
  SavePasskey,
  SavePasskeyEvent,
  SavePasskeyCommand,
  SavePasskeyView,
  (typeof savePasskeyTextKeys)[number]
> = {
  ...openedSavePasskey,
  ...recordedSavePasskey,
  open: (model) =>
    model.page === "accountPasskeys"
      ? openSavePasskey(model.account, {
          leadsTo: passkeysAddress(model.frame.shell.language),
          signsInFirst: ownProof(model.ways) === "signIn",
        })
      : null,
}
