import { deletedCookieText } from "../layout/cookie-text.ts"
import { isOrderProcess } from "../layout/order-process.ts"
import { idleAction, remoteAction, type RemoteAction, type RemoteActionEvent } from "../layout/remote-action.ts"
import { forcedCookies, type ForcedPlaces, readForcedPlaces, seenPlaceCookie } from "./forced-region-cookies.ts"
import { unsetMode, type UnsetMode, type UnsetReply, unsetSucceeded } from "./unset-region.ts"

/** The notice of a forced region. */
export interface ForcedRegion {
  readonly places: ForcedPlaces
  readonly mode: UnsetMode
  readonly shown: boolean
  /** restoring the default */
  readonly restore: RemoteAction
}

export type ForcedRegionEvent =
  | { readonly type: "ContinuePressed" }
  | { readonly type: "RestorePressed" }
  /** the notice was closed without an answer: it is shown again on the next page */
  | { readonly type: "Closed" }
  /** @param message the shop's own words on what went wrong; empty = none */
  | { readonly type: "Answered"; readonly asked: number; readonly reply: UnsetReply; readonly message: string }
  | { readonly type: "NotAnswered"; readonly asked: number }
  | { readonly type: "TimerEnded"; readonly asked: number }

export type ForcedRegionCommand =
  | { readonly type: "WriteCookie"; readonly cookie: string }
  | { readonly type: "UnsetRegion"; readonly asked: number; readonly mode: UnsetMode }
  | { readonly type: "StartTimer"; readonly timer: "action"; readonly asked: number; readonly ms: number }
  | { readonly type: "ReloadPage" }

type Stepped = readonly [ForcedRegion, readonly ForcedRegionCommand[]]

/**
 * The notice of a forced region as a page opens: shown when one of its cookies wants it, and never in the order process.
 *
 * Spec: 4.26, 2.21, 19.17, 19.19.
 *
 * @param cookies as `document.cookie` says them
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
 * One step of the notice of a forced region. Restoring that fails leaves the notice open, out of its loading look, and says so.
 *
 * Spec: 4.26 to 4.29, 7.32, 8.57.
 *
 * @example forcedRegion(openForcedRegion('setRegionForced={"showModal":true}', "main"), { type: "RestorePressed" })[1][0]
 * // => { type: "UnsetRegion", asked: 1, mode: "region" }
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
      const { asked, reply, message } = event
      return act(state, unsetSucceeded(state.mode, reply) ? { type: "Succeeded", asked } : { type: "Refused", asked, message })
    }
    case "NotAnswered":
    case "TimerEnded":
      return act(state, event)
  }
}

/** While the default is being restored nothing else can be pressed. */
const isUsable = (state: ForcedRegion): boolean => state.shown && state.restore.is !== "busy"

/** Both cookies that exist are marked as seen, whichever of them wanted the notice. */
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
      return command.type === "Perform" ? { type: "UnsetRegion", asked: command.asked, mode: state.mode } : command
    }),
  ]
}

/** The cookies of what was restored go, an empty one with them, and the page is read again in its new region. */
function restored({ mode, places }: ForcedRegion): readonly ForcedRegionCommand[] {
  const gone = forcedKinds.filter((kind) => mode === kind || mode === "regionAndZipcode" || places[kind]?.current === "")
  const deletions = gone.map((kind): ForcedRegionCommand => ({ type: "WriteCookie", cookie: deletedCookieText(forcedCookies[kind].name) }))
  return [...deletions, { type: "ReloadPage" }]
}
