import type { PageTask } from "../pages/page-task.ts"
import { accountsPath } from "./accounts-call.ts"
import type { DeviceAnswer, DeviceQuestion, PasskeyCall } from "./device.ts"
import { type FlowAnswer, givenTexts } from "./flow-on-page.ts"
import type { PasskeyCommand } from "./passkey-flow.ts"

/**
 * What a flow asks of its page.
 *
 * Spec: 7.22 to 7.26, 20.12.
 *
 * @example flowTask({ type: "AbortCredential" }).effect // => "shop"
 */
export function flowTask(command: PasskeyCommand): PageTask<FlowAnswer> {
  switch (command.type) {
    case "ReadSupport": {
      const { requestId, settings } = command
      return {
        effect: "shop",
        call: "passkeyDevice",
        input: { is: "know", settings },
        answered: (answer) =>
          answer.is === "known" ? { type: "SupportTold", requestId, why: answer.why ?? "none" } : { type: "NothingSaid" },
        failed: { type: "SupportTold", requestId, why: "credentials" },
      }
    }
    case "CreateCredential":
    case "GetCredential": {
      const { requestId, challenge } = command
      const input =
        command.type === "CreateCredential" ? ({ is: "create", challenge } as const) : ({ is: "give", challenge, isOffer: false } as const)
      return {
        effect: "shop",
        call: "passkeyDevice",
        input,
        answered: (answer) => deviceEvent(requestId, answer),
        failed: { type: "PasskeyRefused", requestId, why: "refused" },
      }
    }
    case "FetchChallenge":
    case "SendCredential":
      return callTask(command.requestId, { is: "accounts", call: command.path, body: command.body }, accountsPath(command.path))
    case "SignInWithToken":
      return callTask(command.requestId, { is: "signIn", token: command.token }, "graphql/v1/")
    case "StartTimer":
      return { effect: "timer", ms: command.ms, ended: { type: "TimerEnded", timerId: command.timerId } }
    case "AbortCredential":
      return deviceTask({ is: "abort" })
  }
}

/**
 * A question to the device that wants no answer.
 *
 * Spec: 10.661, 20.12.
 *
 * @example deviceTask({ is: "abort" }).effect // => "shop"
 */
export const deviceTask = (input: Extract<DeviceQuestion, { readonly is: "abort" | "forget" | "tell" }>): PageTask<FlowAnswer> => ({
  effect: "shop",
  call: "passkeyDevice",
  input,
  answered: () => ({ type: "NothingSaid" }),
  failed: { type: "NothingSaid" },
})

const callTask = (requestId: number, input: PasskeyCall, url: string): PageTask<FlowAnswer> => ({
  effect: "shop",
  call: "passkeyCall",
  input,
  answered: (reply) => ({ type: "CallAnswered", requestId, reply }),
  failed: { type: "CallAnswered", requestId, reply: { is: "failed", url } },
})

function deviceEvent(requestId: number, answer: DeviceAnswer): FlowAnswer {
  switch (answer.is) {
    case "created": {
      const { transports, clientDataJSON, attestationObject } = answer.credential
      return {
        type: "PasskeyMade",
        requestId,
        transports: (transports ?? []).join(","),
        clientDataJSON: clientDataJSON ?? "",
        attestationObject: attestationObject ?? "",
      }
    }
    case "given":
      return { type: "PasskeyGiven", requestId, ...givenTexts(answer.credential) }
    case "refused":
      return { type: "PasskeyRefused", requestId, why: answer.why }
    case "known":
    case "silent":
      return { type: "NothingSaid" }
  }
}
