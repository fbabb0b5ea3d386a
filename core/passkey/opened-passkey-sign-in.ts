import type { OpenedMachine } from "../pages/page-machine.ts"
import type { PageTask } from "../pages/page-task.ts"
import { loginRequestBody } from "./ceremony.ts"
import { givenTexts } from "./flow-on-page.ts"
import { knowTask } from "./known-device-task.ts"
import { deviceTask, flowTask } from "./passkey-flow-task.ts"
import {
  type PasskeySignIn,
  passkeySignIn,
  type PasskeySignInCommand,
  type PasskeySignInEvent,
  type passkeySignInTextKeys,
  type PasskeySignInView,
  viewPasskeySignIn,
} from "./passkey-sign-in.ts"

/** What a browser needs of signing in with a passkey: how it opens stays with the page's record, and its addresses with it. */
export const openedPasskeySignIn: OpenedMachine<
  PasskeySignIn,
  PasskeySignInEvent,
  PasskeySignInCommand,
  PasskeySignInView,
  (typeof passkeySignInTextKeys)[number]
> = { step: passkeySignIn, view: viewPasskeySignIn, task: passkeySignInTask, hears: {} }

function passkeySignInTask(command: PasskeySignInCommand): PageTask<PasskeySignInEvent> {
  switch (command.type) {
    case "KnowDevice":
      return knowTask(command.settings)
    case "ForgetPasskey":
      return deviceTask({ is: "forget" })
    case "Leave":
      return { effect: "navigate", address: command.address }
    case "WaitToRenew":
      return { effect: "timer", ms: command.ms, ended: { type: "RenewalDue", offerId: command.offerId } }
    case "FetchOffer": {
      const { offerId, domain } = command
      return {
        effect: "shop",
        call: "passkeyCall",
        input: { is: "accounts", call: "generateLoginRequest", body: loginRequestBody(domain) },
        answered: (reply) => ({ type: "OfferAnswered", offerId, reply }),
        failed: { type: "OfferAnswered", offerId, reply: { is: "failed", url: "" } },
      }
    }
    case "OfferPasskey": {
      const { offerId, challenge } = command
      return {
        effect: "shop",
        call: "passkeyDevice",
        input: { is: "give", challenge, isOffer: true },
        answered: (answer) =>
          answer.is === "given"
            ? { type: "OfferTaken", offerId, ...givenTexts(answer.credential) }
            : answer.is === "refused"
              ? { type: "OfferEnded", offerId }
              : { type: "NothingSaid" },
        failed: { type: "OfferEnded", offerId },
      }
    }
    default:
      return flowTask(command)
  }
}
