import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { readChallenge } from "./ceremony.ts"
import type { KnownDevice, PasskeyCallReply } from "./device.ts"
import { type FlowAnswer, flowEvent, givenCredential, type GivenTexts } from "./flow-on-page.ts"
import { openPasskeyFlow, type PasskeyCommand, type PasskeyEvent, passkeyFlow, type PasskeyFlow } from "./passkey-flow.ts"
import { endOffer, makeOffer, noOffer, type OfferCommand, type PasskeyOffer, renewOffer, startOffer } from "./sign-in-offer.ts"
import { everyPasskey, type PasskeyObstacle, type PasskeySettings } from "./support.ts"
import { passkeyTextKeys, type PasskeyView, viewPasskey } from "./view-passkey.ts"

/** Signing in with a passkey, on its page: the button with its flow, and the offer beside the field. */
export interface PasskeySignIn {
  /** null = the browser has not told yet */
  readonly device: KnownDevice | null
  readonly flow: PasskeyFlow
  readonly offer: PasskeyOffer
  /** where a good sign-in leads */
  readonly leadsTo: string
}

/** What can happen to it. */
export type PasskeySignInEvent =
  /** the page is there */
  | { readonly type: "Shown" }
  | DeviceKnown
  /** caused by a shopper */
  | { readonly type: "SignInPressed" }
  | { readonly type: "CancelPressed" }
  | ({ readonly type: "OfferTaken"; readonly offerId: number } & GivenTexts)
  /** results of commands */
  | { readonly type: "OfferAnswered"; readonly offerId: number; readonly reply: PasskeyCallReply }
  | { readonly type: "OfferEnded"; readonly offerId: number }
  | { readonly type: "RenewalDue"; readonly offerId: number }
  | FlowAnswer

/** What the browser told of itself: "" and "none" where there is nothing to tell. */
export interface DeviceKnown {
  readonly type: "DeviceKnown"
  readonly why: PasskeyObstacle | "none"
  readonly offers: boolean
  readonly domain: string
  readonly named: string
}

/** What it asks of its page. */
export type PasskeySignInCommand =
  | PasskeyCommand
  | OfferCommand
  | { readonly type: "KnowDevice"; readonly settings: PasskeySettings }
  /** the shop surely does not have the passkey that was given */
  | { readonly type: "ForgetPasskey" }
  | { readonly type: "Leave"; readonly address: string }

type Stepped = readonly [PasskeySignIn, readonly PasskeySignInCommand[]]

/**
 * Before the page is there.
 *
 * Spec: 10.650.
 *
 * @param leadsTo where a good sign-in leads
 *
 * @example openPasskeySignIn("/login.php").device // => null
 */
export const openPasskeySignIn = (leadsTo: string): PasskeySignIn => ({
  device: null,
  flow: openPasskeyFlow(everyPasskey, ""),
  offer: noOffer,
  leadsTo,
})

/**
 * A browser as it told of itself.
 *
 * Spec: 6.14, 20.20.
 *
 * @example deviceOf({ type: "DeviceKnown", why: "none", offers: true, domain: "a.example", named: "" })
 * // => { why: null, offers: true, domain: "a.example", named: null }
 */
export const deviceOf = ({ why, offers, domain, named }: DeviceKnown): KnownDevice => ({
  why: why === "none" ? null : why,
  offers,
  domain,
  named: named === "" ? null : named,
})

/**
 * One step of signing in with a passkey. The offer stands while nothing else is under way; after a flow that failed it stands again.
 *
 * Spec: 4.17, 10.650 to 10.653, 20.11, 20.12, 20.19, 20.30, 20.32, 20.33.
 *
 * @example passkeySignIn(openPasskeySignIn("/login.php"), { type: "Shown" })[1].map(({ type }) => type) // => ["KnowDevice"]
 */
export function passkeySignIn(page: PasskeySignIn, event: PasskeySignInEvent): Stepped {
  const { device, flow, offer } = page
  switch (event.type) {
    case "Shown":
      return device === null ? [page, [{ type: "KnowDevice", settings: flow.settings }]] : [page, []]
    case "DeviceKnown":
      return device === null
        ? offering({ ...page, device: deviceOf(event), flow: { ...flow, domain: event.domain }, offer: { ...offer, domain: event.domain } })
        : [page, []]
    case "SignInPressed": {
      if (device === null || device.why !== null) return [page, []]
      const [ended, aborted] = endOffer(offer)
      const [next, commands] = flowing({ ...page, offer: ended }, { type: "LoginPressed" })
      return next.flow === flow ? [page, []] : [next, [...aborted, ...commands]]
    }
    case "CancelPressed":
      return flowing(page, { type: "Cancelled" })
    case "OfferAnswered":
      return offered(page, makeOffer(offer, event.offerId, challengeOf(event.reply)))
    case "RenewalDue":
      return offered(page, renewOffer(offer, event.offerId))
    case "OfferEnded":
      return event.offerId === offer.offerId && offer.is === "standing" ? [{ ...page, offer: { ...offer, is: "off" } }, []] : [page, []]
    case "OfferTaken": {
      if (event.offerId !== offer.offerId || offer.is !== "standing") return [page, []]
      return flowing({ ...page, offer: { ...offer, is: "off", renewals: 0 } }, { type: "OfferTaken", credential: givenCredential(event) })
    }
    default: {
      const answered = flowEvent(flow, event)
      if (answered === null) return [page, []]
      const isUnknown =
        event.type === "CallAnswered" && event.reply.is === "replied" && event.reply.isUnknown && flow.stage.is === "sending"
      const [next, commands] = flowing(page, answered)
      return [next, isUnknown && next.flow !== flow ? [{ type: "ForgetPasskey" }, ...commands] : commands]
    }
  }
}

const offered = (page: PasskeySignIn, [offer, commands]: readonly [PasskeyOffer, readonly OfferCommand[]]): Stepped => [
  { ...page, offer },
  commands,
]

const offering = (page: PasskeySignIn): Stepped =>
  page.device?.why === null && page.device.offers ? offered(page, startOffer(page.offer)) : [page, []]

/** What a step of the flow leads to besides: away when it is good, back to the offer when it is not. */
function flowing(page: PasskeySignIn, event: PasskeyEvent): Stepped {
  const [flow, commands] = passkeyFlow(page.flow, event)
  if (flow === page.flow) return [page, []]
  const next = { ...page, flow }
  if (flow.stage.is !== "ended") return [next, commands]
  if (flow.stage.end._tag === "SignedIn") return [next, [...commands, { type: "Leave", address: page.leadsTo }]]
  const [again, asked] = offering(next)
  return [again, [...commands, ...asked]]
}

/** The challenge of an offer; anything else is none, and nobody is told. */
function challengeOf(reply: PasskeyCallReply) {
  if (reply.is !== "replied" || reply.reply?.data == null || reply.reply.status === "error") return null
  return readChallenge(reply.reply.data)
}

/** The keys of the texts that signing in and saving share. */
export const passkeyPageTextKeys = [...passkeyTextKeys, "passkey.busy", "passkey.cancel", "passkey.noHost", "passkey.openNamed"] as const

/** The keys of the texts of signing in with a passkey. */
export const passkeySignInTextKeys = [...passkeyPageTextKeys, "passkey.or", "passkey.signIn", "passkey.signInLead"] as const

/** Why there is no button, and where there is one. */
export interface PasskeyAbsence {
  readonly words: string
  readonly link: { readonly address: string; readonly words: string } | null
}

/** What a shopper sees of it. */
export interface PasskeySignInView extends PasskeyView {
  /** the browser can, under this address */
  readonly hasButton: boolean
  readonly absence: PasskeyAbsence | null
}

type Keys = (typeof passkeyPageTextKeys)[number]

/**
 * Why there is no button, in words: only of an address the visitor learns on the sign-in page, where the password is what they came for.
 *
 * Spec: 10.650, 20.19, 20.20.
 *
 * @example
 * const device = { why: "host", offers: false, domain: "10.0.0.1", named: null } as const
 * viewAbsence(device, polish)?.words // => "Klucze dostępu nie działają pod adresem IP."
 */
export function viewAbsence(device: KnownDevice | null, texts: TextCatalogue<Keys>): PasskeyAbsence | null {
  if (device?.why !== "host") return null
  const { named } = device
  const words = formatText(texts, "passkey.noHost")
  if (named === null) return { words, link: null }
  // a recording has an address with other letters, which no parser of addresses takes
  const address = named.split("/", 3).join("/")
  return { words, link: { address: named, words: formatText(texts, "passkey.openNamed", { address }) } }
}

/**
 * What a shopper sees of signing in with a passkey.
 *
 * Spec: 8.45 to 8.51, 10.650, 10.651.
 *
 * @example viewPasskeySignIn(openPasskeySignIn("/login.php"), polish).hasButton // => false
 */
export const viewPasskeySignIn = (
  { device, flow }: PasskeySignIn,
  texts: TextCatalogue<(typeof passkeySignInTextKeys)[number]>,
): PasskeySignInView => ({
  ...viewPasskey(flow, texts),
  hasButton: device !== null && device.why === null,
  absence: viewAbsence(device, texts),
})
