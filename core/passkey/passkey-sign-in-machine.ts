import { orderStartAddress } from "../addresses/account-addresses.ts"
import { accountAddress } from "../addresses/addresses.ts"
import type { PageMachine } from "../pages/page-machine.ts"
import { openedPasskeySignIn } from "./opened-passkey-sign-in.ts"
import {
  openPasskeySignIn,
  type PasskeySignIn,
  type PasskeySignInCommand,
  type PasskeySignInEvent,
  type passkeySignInTextKeys,
  type PasskeySignInView,
} from "./passkey-sign-in.ts"
import { recordedPasskeySignIn } from "./recorded/recorded-passkey-sign-in.ts"

/**
 * Signing in with a passkey on its page.
 *
 * Spec: 4.17, 10.650 to 10.653, 20.30 to 20.33.
 */
export const passkeySignInMachine: PageMachine<
  PasskeySignIn,
  PasskeySignInEvent,
  PasskeySignInCommand,
  PasskeySignInView,
  (typeof passkeySignInTextKeys)[number]
> = {
  ...openedPasskeySignIn,
  ...recordedPasskeySignIn,
  open: (model) => {
    if (model.page !== "signIn") return null
    const { language } = model.frame.shell
    return openPasskeySignIn(model.isOrdering ? orderStartAddress(language) : (model.returnTo ?? accountAddress(language)))
  },
}
