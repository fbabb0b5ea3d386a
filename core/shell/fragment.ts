import { layoutLimits } from "./limits.ts"

/** A request for a part of another page, to be placed in this one. */
export interface FragmentRequest {
  /** the address that the browser will show */
  readonly url: string
  /** query parameters added to the request, such as `set_render=content,head`; empty = none */
  readonly render: string
  /** selectors of the containers to replace */
  readonly containers: readonly string[]
  /** false when the browser itself moved through its history, so that the address is already right */
  readonly pushes: boolean
  /** a page that lacks one of the containers counts as failed; absent = only one that has none of them does */
  readonly isWhole?: true
}

/**
 * The content of a page, which the server answers without its header and footer. Spec: 7.13.
 *
 * @example contentFragment("/product-pol-2.html").containers // => ["#content"]
 */
export const contentFragment = (url: string): FragmentRequest => ({
  url,
  render: "set_render=content,head",
  containers: ["#content"],
  pushes: true,
})

/** Loading of page fragments. `requestId` numbers the latest request, and its timer too: an older one changes nothing. */
export type FragmentLoad =
  | { readonly is: "idle"; readonly requestId: number }
  | { readonly is: "loading" | "leaving"; readonly requestId: number; readonly request: FragmentRequest }

/** What can happen while a fragment loads. */
export type FragmentEvent =
  | { readonly type: "Requested"; readonly request: FragmentRequest }
  /** the page arrived; `found` lists the requested containers that it has */
  | { readonly type: "Arrived"; readonly requestId: number; readonly found: readonly string[] }
  | { readonly type: "NotArrived"; readonly requestId: number }
  | { readonly type: "TimerEnded"; readonly timerId: number }
  /** it is not wanted any more */
  | { readonly type: "Dropped" }
  /** the shopper came back to this page through the browser's history */
  | { readonly type: "Returned" }

/** What loading a fragment asks of the browser. */
export type FragmentCommand =
  | { readonly type: "FetchFragment"; readonly requestId: number; readonly url: string }
  | { readonly type: "StartTimer"; readonly timer: "fragment"; readonly timerId: number; readonly ms: number }
  | { readonly type: "DropFragment"; readonly requestId: number }
  | { readonly type: "ReplaceContainers"; readonly requestId: number; readonly containers: readonly string[] }
  | { readonly type: "PushAddress"; readonly url: string }
  | { readonly type: "RunMarkedScripts"; readonly requestId: number }
  | { readonly type: "GoToAddress"; readonly url: string }

type Stepped = readonly [FragmentLoad, readonly FragmentCommand[]]

/** Before the first fragment is requested. Spec: 4.18. */
export const idleFragment: FragmentLoad = { is: "idle", requestId: 0 }

/**
 * One step of loading fragments: first the containers are replaced, then the address, then the marked scripts run. On any failure, and
 * when the fetched page has none of the containers, the browser navigates to the address.
 *
 * Spec: 4.18, 4.19, 4.21, 8.54, 9.9, 19.45 to 19.48, 19.90.
 *
 * @example
 * fragmentLoad(
 *   { is: "loading", requestId: 1, request: { url: "/a", render: "", containers: [], pushes: true } },
 *   { type: "NotArrived", requestId: 1 },
 * )[1]
 * // => [{ type: "GoToAddress", url: "/a" }]
 */
export function fragmentLoad(load: FragmentLoad, event: FragmentEvent): Stepped {
  if (event.type === "Requested") return request(load, event.request)
  if (event.type === "Dropped")
    return load.is === "loading"
      ? [{ is: "idle", requestId: load.requestId }, [{ type: "DropFragment", requestId: load.requestId }]]
      : [load, []]
  if (event.type === "Returned") return load.is === "leaving" ? [{ is: "idle", requestId: load.requestId }, []] : [load, []]
  if (load.is !== "loading" || (event.type === "TimerEnded" ? event.timerId : event.requestId) !== load.requestId) return [load, []]
  if (event.type === "Arrived") return arrive(load.requestId, load.request, event.found)
  const given = leave(load.requestId, load.request)
  return event.type === "TimerEnded" ? [given[0], [{ type: "DropFragment", requestId: load.requestId }, ...given[1]]] : given
}

function request(load: FragmentLoad, target: FragmentRequest): Stepped {
  const requestId = load.requestId + 1
  const dropped: readonly FragmentCommand[] = load.is === "loading" ? [{ type: "DropFragment", requestId: load.requestId }] : []
  return [
    { is: "loading", requestId, request: target },
    [
      ...dropped,
      { type: "FetchFragment", requestId, url: fragmentAddress(target.url, target.render) },
      { type: "StartTimer", timer: "fragment", timerId: requestId, ms: layoutLimits.fragmentMs },
    ],
  ]
}

function arrive(requestId: number, target: FragmentRequest, found: readonly string[]): Stepped {
  const containers = target.containers.filter((container) => found.includes(container))
  if (containers.length < (target.isWhole === true ? target.containers.length : 1)) return leave(requestId, target)
  const push: readonly FragmentCommand[] = target.pushes ? [{ type: "PushAddress", url: target.url }] : []
  return [
    { is: "idle", requestId },
    [{ type: "ReplaceContainers", requestId, containers }, ...push, { type: "RunMarkedScripts", requestId }],
  ]
}

/** The containers stay marked as loading: a page that is being left is not usable. */
const leave = (requestId: number, target: FragmentRequest): Stepped => [
  { is: "leaving", requestId, request: target },
  [{ type: "GoToAddress", url: target.url }],
]

/**
 * The containers that are marked as loading.
 *
 * Spec: 4.18, 19.48.
 *
 * @example loadingContainers(idleFragment) // => []
 */
export function loadingContainers(load: FragmentLoad): readonly string[] {
  return load.is === "idle" ? [] : load.request.containers
}

/**
 * Is only the content of a page asked for, without the header and the footer around it? Other programs may ask for other parts: they get the
 * whole page, in which those are.
 *
 * Spec: 7.13, 19.58.
 *
 * @example rendersContentOnly(new URL("http://a.pl/product-pol-2.html?set_render=content,head").searchParams) // => true
 * @example rendersContentOnly(new URL("http://a.pl/product-pol-2.html?set_render=menu").searchParams) // => false
 */
export function rendersContentOnly(query: Pick<URLSearchParams, "get">): boolean {
  const parts = (query.get("set_render") ?? "").split(",")
  return parts.includes("content") && parts.every((part) => part === "content" || part === "head")
}

/**
 * The address that a fragment is fetched from: the page's own with the added parameters, and without the part after #.
 *
 * Spec: 7.12, 7.13.
 *
 * @example fragmentAddress("/product-pol-1.html?a=1#top", "set_render=content,head")
 * // => "/product-pol-1.html?a=1&set_render=content,head"
 */
export function fragmentAddress(url: string, render: string): string {
  const [plain = ""] = url.split("#")
  if (render === "") return plain
  return `${plain}${plain.includes("?") ? "&" : "?"}${render}`
}
