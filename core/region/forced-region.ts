import { isOrderProcess } from "../shell/history.ts"
import { idleAction, remoteAction, type RemoteAction, type RemoteActionEvent } from "../shell/remote-action.ts"
import type { TimeLimit, TimeLimitEnded } from "../shell/time-limit.ts"
import { deletedCookieText, jsonCookieText, percentDecoded, rawCookies } from "../web/cookies.ts"
import { foreignText, isForeignObject, parseJson } from "../web/untrusted-json.ts"
import { regionLimits } from "./limits.ts"
import { type ForcedPlace, type ForcedPlaces, type UnsetMode, unsetMode, type UnsetReply, unsetSucceeded } from "./forced-place.ts"

/** The names of the cookies and of their fields. Spec: 3.33, 3.34, 11.90. */
export const forcedCookies = {
  region: { name: "setRegionForced", current: "currentCountry", default: "defaultCountry" },
  zipcode: { name: "setZipcodeForced", current: "currentZipcode", default: "defaultZipcode" },
} as const

/** Which of the two cookies. */
export type ForcedKind = keyof typeof forcedCookies

/**
 * What the cookies of a forced region say. They cannot be trusted: a cookie that occurs twice, or is not a JSON object, counts as
 * missing.
 *
 * Spec: 3.33, 3.34, 11.90, 19.17.
 *
 * @param cookies the value of `document.cookie`
 *
 * @example readForcedPlaces('setZipcodeForced={"currentZipcode":"00-001","defaultZipcode":"10-100","showModal":true}')
 * // => { region: null, zipcode: { current: "00-001", default: "10-100", showModal: true } }
 * @example readForcedPlaces("setRegionForced={broken") // => { region: null, zipcode: null }
 */
export function readForcedPlaces(cookies: string): ForcedPlaces {
  return { region: readPlace(cookies, "region"), zipcode: readPlace(cookies, "zipcode") }
}

function readPlace(cookies: string, kind: ForcedKind): ForcedPlace | null {
  const names = forcedCookies[kind]
  const [text, ...more] = rawCookies(cookies, names.name)
  if (text === undefined || more.length > 0) return null
  const written = parseJson(text)
  const place = isForeignObject(written) ? written : parseJson(percentDecoded(text))
  if (!isForeignObject(place)) return null
  const { showModal } = place
  return {
    current: placeText(place[names.current]),
    default: placeText(place[names.default]),
    showModal: showModal === true || showModal === 1 || showModal === "true" || showModal === "1",
  }
}

/** A text that is too long for a country or a postcode counts as empty. */
const placeText = (value: unknown): string => {
  const text = foreignText(value)
  return text.length > regionLimits.cookieTextLength ? "" : text
}

/**
 * The cookie of a forced place, rewritten so that its notice is not shown again; a session cookie for the whole shop.
 *
 * Spec: 4.27, 11.90, 19.18.
 *
 * @example seenPlaceCookie("zipcode", { current: "00-001", default: "", showModal: true })
 * // => 'setZipcodeForced={"currentZipcode":"00-001","defaultZipcode":"","showModal":false}; path=/'
 */
export function seenPlaceCookie(kind: ForcedKind, place: ForcedPlace): string {
  const names = forcedCookies[kind]
  return jsonCookieText(names.name, { [names.current]: place.current, [names.default]: place.default, showModal: false })
}

/**
 * The label of an unset call in the query of the GraphQL address.
 *
 * Spec: 7.30.
 *
 * @example unsetLabel("regionAndZipcode") // => "unsetRegionAndZipcode"
 */
export function unsetLabel(mode: UnsetMode): string {
  return { region: "unsetRegion", zipcode: "unsetZipcode", regionAndZipcode: "unsetRegionAndZipcode" }[mode]
}

/** The notice of a forced region. */
export interface ForcedRegion {
  readonly places: ForcedPlaces
  readonly mode: UnsetMode
  readonly shown: boolean
  /** the request that restores the default */
  readonly restore: RemoteAction
}

/** What can happen to the notice. */
export type ForcedRegionEvent =
  | { readonly type: "ContinuePressed" }
  | { readonly type: "RestorePressed" }
  /** closed without a choice: the notice is shown again on the next page */
  | { readonly type: "Closed" }
  /** @param message the shop's own error message; empty = none */
  | { readonly type: "Answered"; readonly requestId: number; readonly reply: UnsetReply; readonly message: string }
  | { readonly type: "NotAnswered"; readonly requestId: number }
  | TimeLimitEnded

/**
 * What the notice is told of the end of a call that restores the default.
 *
 * Spec: 7.31, 8.57.
 *
 * @param outcome what the shop answered; null = it was not reached
 *
 * @example unsetEvent(1, null) // => { type: "NotAnswered", requestId: 1 }
 */
export function unsetEvent(requestId: number, outcome: "Placed" | "Refused" | null): ForcedRegionEvent {
  if (outcome === null) return { type: "NotAnswered", requestId }
  const status = outcome === "Placed" ? "success" : "error"
  return { type: "Answered", requestId, reply: { region: status, zipcode: status }, message: "" }
}

/** What the notice asks of the browser and the shop. */
export type ForcedRegionCommand =
  | { readonly type: "WriteCookie"; readonly cookie: string }
  | { readonly type: "UnsetRegion"; readonly requestId: number; readonly mode: UnsetMode }
  | TimeLimit
  | { readonly type: "ReloadPage" }

type Stepped = readonly [ForcedRegion, readonly ForcedRegionCommand[]]

/**
 * The notice of a forced region when a page opens: shown if one of the cookies demands it, and never in the order process.
 *
 * Spec: 4.26, 2.21, 19.17, 19.19.
 *
 * @param cookies the value of `document.cookie`
 * @param pageType the page's name without `_page`
 *
 * @example openForcedRegion('setRegionForced={"showModal":true}', "main").shown // => true
 * @example openForcedRegion('setRegionForced={"showModal":true}', "order1").shown // => false
 */
export function openForcedRegion(cookies: string, pageType: string): ForcedRegion {
  const places = readForcedPlaces(cookies)
  const isWanted = places.region?.showModal === true || places.zipcode?.showModal === true
  return { places, mode: unsetMode(places), shown: isWanted && !isOrderProcess(pageType), restore: idleAction }
}

/**
 * One step of the notice of a forced region. If restoring fails, the notice stays open, is no longer busy, and says what happened.
 *
 * Spec: 4.26 to 4.29, 7.32, 8.57.
 *
 * @example
 * forcedRegion(openForcedRegion('setRegionForced={"showModal":true}', "main"), { type: "RestorePressed" })[1][0]
 * // => { type: "UnsetRegion", requestId: 1, mode: "region" }
 */
export function forcedRegion(state: ForcedRegion, event: ForcedRegionEvent): Stepped {
  switch (event.type) {
    case "ContinuePressed":
      if (!isUsable(state)) return [state, []]
      return [{ ...state, shown: false }, seenCookies(state)]
    case "Closed":
      return [isUsable(state) ? { ...state, shown: false } : state, []]
    case "RestorePressed":
      return state.shown ? act(state, { type: "Pressed" }) : [state, []]
    case "Answered": {
      const { requestId, reply, message } = event
      return act(state, unsetSucceeded(state.mode, reply) ? { type: "Succeeded", requestId } : { type: "Refused", requestId, message })
    }
    case "NotAnswered":
    case "TimerEnded":
      return act(state, event)
  }
}

/** While the default is being restored, no other button works. */
const isUsable = (state: ForcedRegion): boolean => state.shown && state.restore.is !== "busy"

/** Every existing cookie is marked as seen, whichever of them caused the notice. */
function seenCookies({ places }: ForcedRegion): readonly ForcedRegionCommand[] {
  return forcedKinds.flatMap((kind): readonly ForcedRegionCommand[] => {
    const place = places[kind]
    return place === null ? [] : [{ type: "WriteCookie", cookie: seenPlaceCookie(kind, place) }]
  })
}

const forcedKinds = ["region", "zipcode"] as const

function act(state: ForcedRegion, event: RemoteActionEvent): Stepped {
  const [restore, commands] = remoteAction(state.restore, event)
  if (restore === state.restore) return [state, []]
  if (restore.is === "done") return [{ ...state, restore, shown: false }, restored(state)]
  return [
    { ...state, restore },
    commands.map((command): ForcedRegionCommand => {
      return command.type === "Perform" ? { type: "UnsetRegion", requestId: command.requestId, mode: state.mode } : command
    }),
  ]
}

/** The cookies of the restored parts are deleted, empty ones too, and the page is reloaded in its new region. */
function restored({ mode, places }: ForcedRegion): readonly ForcedRegionCommand[] {
  const gone = forcedKinds.filter((kind) => mode === kind || mode === "regionAndZipcode" || places[kind]?.current === "")
  const deletions = gone.map((kind): ForcedRegionCommand => ({ type: "WriteCookie", cookie: deletedCookieText(forcedCookies[kind].name) }))
  return [...deletions, { type: "ReloadPage" }]
}
