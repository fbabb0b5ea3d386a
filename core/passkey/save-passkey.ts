import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { AccountPasskeys } from "./account-passkeys.ts"
import type { AcceptedPasskeys, KnownDevice, PasskeyCallReply, PasskeyLeaveRefusal } from "./device.ts"
import { type FlowAnswer, flowEvent } from "./flow-on-page.ts"
import { openPasskeyFlow, type PasskeyCommand, type PasskeyEvent, passkeyFlow, type PasskeyFlow } from "./passkey-flow.ts"
import { type DeviceKnown, deviceOf, type PasskeyAbsence, passkeyPageTextKeys, viewAbsence } from "./passkey-sign-in.ts"
import { everyPasskey, type PasskeySettings } from "./support.ts"
import { type PasskeyView, viewPasskey } from "./view-passkey.ts"

/** Saving a passkey of who is signed in. */
export interface SavePasskey {
  readonly device: KnownDevice | null
  readonly flow: PasskeyFlow
  readonly login: string
  /** signed in so recently that nobody is asked for the password */
  readonly isFresh: boolean
  /** there is no password to ask for: its page leads to a sign-in first */
  readonly signsInFirst: boolean
  /** number of the latest leave that was asked for; null = none is awaited */
  readonly leaveId: number
  readonly isAwaited: boolean
  /** why the last one was refused */
  readonly refused: PasskeyLeaveRefusal | "failed" | null
  /** what the password manager is told, once it is known; null = nothing */
  readonly accepted: AcceptedPasskeys | null
  /** the page that shows what was saved */
  readonly leadsTo: string
}

/** What can happen to it. */
export type SavePasskeyEvent =
  | { readonly type: "Shown" }
  | DeviceKnown
  /** caused by a shopper; a recording keeps no password, and so not this */
  | { readonly type: "SavePressed"; readonly password: string }
  | { readonly type: "CancelPressed" }
  | { readonly type: "LeaveAnswered"; readonly leaveId: number; readonly reply: PasskeyCallReply }
  | FlowAnswer

/** What it asks of its page. */
export type SavePasskeyCommand =
  | PasskeyCommand
  | { readonly type: "KnowDevice"; readonly settings: PasskeySettings }
  | { readonly type: "TellAccepted"; readonly accepted: AcceptedPasskeys }
  | { readonly type: "AskLeave"; readonly leaveId: number; readonly password: string }
  | { readonly type: "Leave"; readonly address: string }

type Stepped = readonly [SavePasskey, readonly SavePasskeyCommand[]]

/**
 * Before the page is there.
 *
 * Spec: 10.655, 10.661, 10.984.
 *
 * @example
 * const account = { login: "jan", person: "Jan", handle: null, domain: null, isFresh: true, passkeys: [] }
 * openSavePasskey(account, { leadsTo: "/passkeys.php", signsInFirst: false }).accepted // => null
 */
export const openSavePasskey = (
  { login, person, handle, domain, isFresh, passkeys }: AccountPasskeys,
  { leadsTo, signsInFirst }: Pick<SavePasskey, "leadsTo" | "signsInFirst">,
): SavePasskey => ({
  device: null,
  flow: openPasskeyFlow(everyPasskey, ""),
  login,
  isFresh,
  signsInFirst,
  leaveId: 0,
  isAwaited: false,
  refused: null,
  accepted: handle === null ? null : { domain, handle, login, person, credentials: passkeys.map(({ credential }) => credential) },
  leadsTo,
})

/**
 * One step of saving a passkey: leave of the shop first, then the flow. What the password manager is told, it is told as the page opens.
 *
 * Spec: 10.655, 10.656, 10.661, 20.10 to 20.16, 20.18.
 *
 * @example
 * const account = { login: "jan", person: "Jan", handle: null, domain: null, isFresh: true, passkeys: [] }
 * const page = openSavePasskey(account, { leadsTo: "/", signsInFirst: false })
 * savePasskey(page, { type: "Shown" })[1].map(({ type }) => type) // => ["KnowDevice"]
 */
export function savePasskey(page: SavePasskey, event: SavePasskeyEvent): Stepped {
  const { device, flow } = page
  switch (event.type) {
    case "Shown":
      return device === null ? [page, [{ type: "KnowDevice", settings: flow.settings }]] : [page, []]
    case "DeviceKnown": {
      if (device !== null) return [page, []]
      const known = { ...page, device: deviceOf(event), flow: { ...flow, domain: event.domain } }
      const { accepted } = page
      return [known, event.why === "none" && accepted !== null ? [{ type: "TellAccepted", accepted }] : []]
    }
    case "SavePressed": {
      const isBusy = page.isAwaited || (flow.stage.is !== "idle" && flow.stage.is !== "ended")
      if (device === null || device.why !== null || isBusy) return [page, []]
      if (!page.isFresh && event.password === "") return [{ ...page, refused: "no_password" }, []]
      const leaveId = page.leaveId + 1
      return [{ ...page, leaveId, isAwaited: true, refused: null }, [{ type: "AskLeave", leaveId, password: event.password }]]
    }
    case "CancelPressed":
      return page.isAwaited ? [{ ...page, leaveId: page.leaveId + 1, isAwaited: false }, []] : flowing(page, { type: "Cancelled" })
    case "LeaveAnswered":
      return page.isAwaited && event.leaveId === page.leaveId ? answered({ ...page, isAwaited: false }, event.reply) : [page, []]
    default: {
      const told = flowEvent(flow, event)
      return told === null ? [page, []] : flowing(page, told)
    }
  }
}

function answered(page: SavePasskey, reply: PasskeyCallReply): Stepped {
  if (reply.is !== "leave") return [{ ...page, refused: "failed" }, []]
  const { leave } = reply
  if ("token" in leave) return flowing(page, { type: "RegisterPressed", userLogin: page.login, authorizeToken: leave.token })
  // the session is older than the page
  return [{ ...page, refused: leave.refused, isFresh: page.isFresh && leave.refused !== "no_password" }, []]
}

function flowing(page: SavePasskey, event: PasskeyEvent): Stepped {
  const [flow, commands] = passkeyFlow(page.flow, event)
  const next = { ...page, flow }
  const isSaved = flow !== page.flow && flow.stage.is === "ended" && flow.stage.end._tag === "Registered"
  return [next, isSaved ? [...commands, { type: "Leave", address: page.leadsTo }] : commands]
}

/** The keys of the texts of saving one. */
export const savePasskeyTextKeys = [
  ...passkeyPageTextKeys,
  "account.currentPassword",
  "account.wrongPassword",
  "form.hidePassword",
  "form.showPassword",
  "passkey.full",
  "passkey.passwordLead",
  "passkey.passwordMissing",
  "passkey.save",
  "passkey.saveLead",
  "passkey.signedOut",
  "signIn.later",
] as const

type Keys = (typeof savePasskeyTextKeys)[number]

const refusedKeys = {
  signed_out: "passkey.signedOut",
  later: "signIn.later",
  full: "passkey.full",
  failed: "failure.connection",
} as const satisfies Partial<Record<PasskeyLeaveRefusal | "failed", Keys>>

/** What a shopper sees of it. */
export interface SavePasskeyView extends PasskeyView {
  readonly hasButton: boolean
  readonly absence: PasskeyAbsence | null
  /** the password is asked for beside the button */
  readonly asksPassword: boolean
  /** what is wrong with it, said at its field; null = nothing */
  readonly passwordFault: string | null
}

/**
 * What a shopper sees of saving a passkey. Here it is what they came for, so that a browser that cannot is told so, and that nothing went wrong.
 *
 * Spec: 8.45, 10.655, 10.656, 10.984.
 *
 * @example
 * const account = { login: "jan", person: "Jan", handle: null, domain: null, isFresh: false, passkeys: [] }
 * viewSavePasskey(openSavePasskey(account, { leadsTo: "/", signsInFirst: false }), polish).asksPassword // => true
 */
export function viewSavePasskey(
  { device, flow, isFresh, signsInFirst, isAwaited, refused }: SavePasskey,
  texts: TextCatalogue<Keys>,
): SavePasskeyView {
  const view = viewPasskey(flow, texts)
  const isAtField = refused === "no_password" || refused === "wrong_password"
  const atField = isAtField ? formatText(texts, refused === "no_password" ? "passkey.passwordMissing" : "account.wrongPassword") : null
  const said = refused === null || isAtField ? null : formatText(texts, refusedKeys[refused])
  const cannot = device !== null && device.why !== null && device.why !== "host" ? formatText(texts, "passkey.unsupported") : null
  return {
    ...view,
    busy: view.busy || isAwaited,
    message: isAwaited ? null : (said ?? cannot ?? view.message),
    failed: !isAwaited && (said !== null || view.failed),
    hasButton: device !== null && device.why === null && !signsInFirst,
    absence: viewAbsence(device, texts),
    asksPassword: !isFresh,
    passwordFault: atField,
  }
}
