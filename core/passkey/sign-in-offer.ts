import type { Challenge } from "./ceremony.ts"
import { offerTimes } from "./limits.ts"

/** The offer of passkeys beside the field for a login. Its number is that of its latest challenge: what belongs to an older one changes nothing. */
export interface PasskeyOffer {
  readonly is: "off" | "asking" | "standing"
  readonly offerId: number
  /** host name of the page */
  readonly domain: string
  /** so often it has renewed its challenge since somebody used the page */
  readonly renewals: number
}

/** What an offer asks of its page. */
export type OfferCommand =
  | { readonly type: "FetchOffer"; readonly offerId: number; readonly domain: string }
  | { readonly type: "OfferPasskey"; readonly offerId: number; readonly challenge: Challenge }
  | { readonly type: "WaitToRenew"; readonly offerId: number; readonly ms: number }
  /** ends the one that stands, in silence */
  | { readonly type: "AbortCredential" }

type SteppedOffer = readonly [PasskeyOffer, readonly OfferCommand[]]

/** No offer yet. */
export const noOffer: PasskeyOffer = { is: "off", offerId: 0, domain: "", renewals: 0 }

/**
 * Asks for the challenge of an offer, unless one stands or is on its way.
 *
 * Spec: 20.30.
 *
 * @example startOffer(noOffer)[1] // => [{ type: "FetchOffer", offerId: 1, domain: "" }]
 */
export function startOffer(offer: PasskeyOffer): SteppedOffer {
  if (offer.is !== "off") return [offer, []]
  const offerId = offer.offerId + 1
  return [{ ...offer, is: "asking", offerId }, [{ type: "FetchOffer", offerId, domain: offer.domain }]]
}

/**
 * Makes the offer once its challenge is there; without one there is none, and nobody is told.
 *
 * Spec: 9.160, 20.30, 20.33.
 *
 * @param challenge null = none came
 *
 * @example makeOffer({ ...noOffer, is: "asking", offerId: 1 }, 1, null)[0].is // => "off"
 */
export function makeOffer(offer: PasskeyOffer, offerId: number, challenge: Challenge | null): SteppedOffer {
  if (offer.is !== "asking" || offerId !== offer.offerId) return [offer, []]
  if (challenge === null) return [{ ...offer, is: "off" }, []]
  return [
    { ...offer, is: "standing" },
    [
      { type: "OfferPasskey", offerId, challenge },
      { type: "WaitToRenew", offerId, ms: offerTimes.renewMs },
    ],
  ]
}

/**
 * Renews the challenge of a standing offer before it ends, so often and no more: a page that nobody uses asks for nothing for ever.
 *
 * Spec: 9.160, 20.30.
 *
 * @example renewOffer({ ...noOffer, is: "standing", offerId: 1 }, 1)[1].map(({ type }) => type) // => ["AbortCredential", "FetchOffer"]
 * @example renewOffer({ ...noOffer, is: "standing", offerId: 9, renewals: 16 }, 9)[1] // => [{ type: "AbortCredential" }]
 */
export function renewOffer(offer: PasskeyOffer, offerId: number): SteppedOffer {
  if (offer.is !== "standing" || offerId !== offer.offerId) return [offer, []]
  const ended: PasskeyOffer = { ...offer, is: "off" }
  if (offer.renewals >= offerTimes.renewals) return [ended, [{ type: "AbortCredential" }]]
  const [renewed, commands] = startOffer({ ...ended, renewals: offer.renewals + 1 })
  return [renewed, [{ type: "AbortCredential" }, ...commands]]
}

/**
 * Ends the offer, because the button was pressed or something else takes its place. One request at a time is all that a browser carries.
 *
 * Spec: 20.30.
 *
 * @example endOffer({ ...noOffer, is: "standing", offerId: 1, renewals: 3 })[1] // => [{ type: "AbortCredential" }]
 */
export const endOffer = (offer: PasskeyOffer): SteppedOffer => [
  { ...offer, is: "off", renewals: 0 },
  offer.is === "standing" ? [{ type: "AbortCredential" }] : [],
]
