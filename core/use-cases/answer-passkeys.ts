import { Effect } from "effect"
import type { AccountsService } from "../../ports/accounts-service.ts"
import type { ErrorLog } from "../../ports/error-log.ts"
import type { DeviceRefusal, PasskeyDevice } from "../../ports/passkey-device.ts"
import type { PasskeysApi } from "../../ports/passkeys-api.ts"
import { isUnknownPasskey, readAccountsReply } from "../passkey/ceremony.ts"
import type { DeviceAnswer, DeviceQuestion, PasskeyCall, PasskeyCallReply } from "../passkey/device.ts"
import { isRelyingParty, namedAddress } from "../passkey/relying-party.ts"
import { passkeySupport } from "../passkey/support.ts"

const silent: DeviceAnswer = { is: "silent" }

/** An abort is silent: whoever ended a dialog knows. Spec: 20.12, 20.30. */
const refused = (why: DeviceRefusal): DeviceAnswer => (why === "aborted" ? silent : { is: "refused", why })

/**
 * What a page asks of passkeys: of the device, of the accounts service, and of the shop. Each question ends in an answer; what failed is logged,
 * and said with its address.
 *
 * Spec: 7.22 to 7.26, 8.48 to 8.50, 8.57, 20.19. Nothing is repeated by itself.
 */
export function makeAnswerPasskeys(device: PasskeyDevice, accounts: AccountsService, shop: Omit<PasskeysApi, "list">, log: ErrorLog) {
  const knowDevice = (settings: Extract<DeviceQuestion, { readonly is: "know" }>["settings"]): Effect.Effect<DeviceAnswer> =>
    device.facts().pipe(
      Effect.map((facts): DeviceAnswer => {
        if (facts === null) return silent
        const { host, address, offers } = facts
        if (!isRelyingParty(host)) return { is: "known", why: "host", offers: false, domain: host, named: namedAddress(address) }
        const support = passkeySupport(facts, settings)
        return { is: "known", why: support._tag === "Supported" ? null : support.why, offers, domain: host, named: null }
      }),
    )
  const ofDevice = (question: DeviceQuestion): Effect.Effect<DeviceAnswer> => {
    switch (question.is) {
      case "know":
        return knowDevice(question.settings)
      case "create":
        return device
          .create(question.challenge)
          .pipe(
            Effect.map((made) => (made === null ? silent : typeof made === "string" ? refused(made) : { is: "created", credential: made })),
          )
      case "give":
        return device
          .give(question.challenge, question.isOffer)
          .pipe(
            Effect.map((given) =>
              given === null ? silent : typeof given === "string" ? refused(given) : { is: "given", credential: given },
            ),
          )
      case "abort":
        return device.abort().pipe(Effect.as(silent))
      case "tell":
        return device.tell(question.accepted).pipe(Effect.as(silent))
      case "forget":
        return device.forget().pipe(Effect.as(silent))
    }
  }
  const failed =
    (during: string, url: string) =>
    (failure: unknown): Effect.Effect<PasskeyCallReply> =>
      log.write(during, failure).pipe(Effect.as<PasskeyCallReply>({ is: "failed", url }))
  const calls = (call: PasskeyCall): Effect.Effect<PasskeyCallReply> => {
    switch (call.is) {
      case "accounts":
        return accounts.call(call.call, call.body).pipe(
          Effect.map((text): PasskeyCallReply => ({ is: "replied", reply: readAccountsReply(text), isUnknown: isUnknownPasskey(text) })),
          Effect.catch(failed(`accounts service: ${call.call}`, accounts.addressOf(call.call))),
        )
      case "signIn":
        return shop.signIn(call.token).pipe(
          Effect.map((answer): PasskeyCallReply => ({ is: "signedIn", answer })),
          Effect.catch((failure) =>
            failure._tag === "UnreadableReply"
              ? log.write("sign in with a passkey", failure).pipe(Effect.as<PasskeyCallReply>({ is: "signedIn", answer: null }))
              : failed("sign in with a passkey", "/graphql/v1/")(failure),
          ),
        )
      case "leave":
        return shop.leave(call.password).pipe(
          Effect.map((leave): PasskeyCallReply => ({ is: "leave", leave })),
          Effect.catch(failed("ask for leave to save a passkey", "/graphql/v1/")),
        )
    }
  }
  return { ofDevice, calls }
}

/** What answers the questions of a page about passkeys. */
export type AnswerPasskeys = ReturnType<typeof makeAnswerPasskeys>
