import { layoutLimits } from "./limits.ts"

/** A part of another page to be put into this one. */
export interface FragmentRequest {
  /** address that the browser will show */
  readonly url: string
  /** what the address is asked with besides, such as `set_render=content,head`; empty = nothing */
  readonly render: string
  /** selectors of the containers to replace */
  readonly containers: readonly string[]
  /** false when the browser itself moved in its history: its address is right already */
  readonly pushes: boolean
}

/** Loading of page fragments. `asked` numbers the latest one: an older one changes nothing. */
export type FragmentLoad =
  | { readonly is: "idle"; readonly asked: number }
  | { readonly is: "loading" | "leaving"; readonly asked: number; readonly request: FragmentRequest }

export type FragmentEvent =
  | { readonly type: "Requested"; readonly request: FragmentRequest }
  /** the page arrived; `found` are those of the containers that it has */
  | { readonly type: "Arrived"; readonly asked: number; readonly found: readonly string[] }
  | { readonly type: "NotArrived"; readonly asked: number }
  | { readonly type: "TimerEnded"; readonly asked: number }
  /** this page came back from history after it was left */
  | { readonly type: "Returned" }

export type FragmentCommand =
  | { readonly type: "FetchFragment"; readonly asked: number; readonly url: string }
  | { readonly type: "StartTimer"; readonly timer: "fragment"; readonly asked: number; readonly ms: number }
  | { readonly type: "DropFragment"; readonly asked: number }
  | { readonly type: "ReplaceContainers"; readonly asked: number; readonly containers: readonly string[] }
  | { readonly type: "PushAddress"; readonly url: string }
  | { readonly type: "RunMarkedScripts"; readonly asked: number }
  | { readonly type: "GoToAddress"; readonly url: string }

type Stepped = readonly [FragmentLoad, readonly FragmentCommand[]]

/** No fragment was asked for yet. Spec: 4.18. */
export const idleFragment: FragmentLoad = { is: "idle", asked: 0 }

/**
 * One step of the loading of fragments: containers replaced, then the address, then the marked scripts; on any failure, and
 * when the page has none of the containers, the browser goes to the address in the ordinary way.
 *
 * Spec: 4.18, 4.19, 4.21, 8.54, 9.9, 19.45 to 19.48.
 *
 * @example fragmentLoad({ is: "loading", asked: 1, request: { url: "/a", render: "", containers: [], pushes: true } }, { type: "NotArrived", asked: 1 })[1]
 * // => [{ type: "GoToAddress", url: "/a" }]
 */
export function fragmentLoad(load: FragmentLoad, event: FragmentEvent): Stepped {
  if (event.type === "Requested") return request(load, event.request)
  if (event.type === "Returned") return load.is === "leaving" ? [{ is: "idle", asked: load.asked }, []] : [load, []]
  if (load.is !== "loading" || event.asked !== load.asked) return [load, []]
  if (event.type === "Arrived") return arrive(load.asked, load.request, event.found)
  const given = leave(load.asked, load.request)
  return event.type === "TimerEnded" ? [given[0], [{ type: "DropFragment", asked: load.asked }, ...given[1]]] : given
}

function request(load: FragmentLoad, wanted: FragmentRequest): Stepped {
  const asked = load.asked + 1
  const dropped: readonly FragmentCommand[] = load.is === "loading" ? [{ type: "DropFragment", asked: load.asked }] : []
  return [
    { is: "loading", asked, request: wanted },
    [
      ...dropped,
      { type: "FetchFragment", asked, url: fragmentAddress(wanted.url, wanted.render) },
      { type: "StartTimer", timer: "fragment", asked, ms: layoutLimits.fragmentMs },
    ],
  ]
}

function arrive(asked: number, wanted: FragmentRequest, found: readonly string[]): Stepped {
  const containers = wanted.containers.filter((container) => found.includes(container))
  if (containers.length === 0) return leave(asked, wanted)
  const push: readonly FragmentCommand[] = wanted.pushes ? [{ type: "PushAddress", url: wanted.url }] : []
  return [{ is: "idle", asked }, [{ type: "ReplaceContainers", asked, containers }, ...push, { type: "RunMarkedScripts", asked }]]
}

/** The containers stay marked: a page that is on its way out is not usable. */
const leave = (asked: number, wanted: FragmentRequest): Stepped => [
  { is: "leaving", asked, request: wanted },
  [{ type: "GoToAddress", url: wanted.url }],
]

/**
 * The containers that are marked as loading now.
 *
 * Spec: 4.18, 19.48.
 *
 * @example loadingContainers(idleFragment) // => []
 */
export function loadingContainers(load: FragmentLoad): readonly string[] {
  return load.is === "idle" ? [] : load.request.containers
}

/**
 * The address that a fragment is fetched from: the page's own, and what is asked for besides; the part after # stays at home.
 *
 * Spec: 7.12, 7.13.
 *
 * @example fragmentAddress("/product-pol-1.html?a=1#top", "set_render=content,head") // => "/product-pol-1.html?a=1&set_render=content,head"
 */
export function fragmentAddress(url: string, render: string): string {
  const [plain = ""] = url.split("#")
  if (render === "") return plain
  return `${plain}${plain.includes("?") ? "&" : "?"}${render}`
}
