import { unpackPlaces } from "../../core/delivery/pickup-map.ts"
import type { Bounds } from "../../core/values/position.ts"
import { type ClusterIndex, makeClusterIndex } from "./cluster-index.ts"

/** What the page asks of the worker: first where the points are told, then parts of the map. */
export type WorkerQuestion =
  | { readonly type: "Open"; readonly address: string; readonly isFresh: boolean }
  | { readonly type: "View"; readonly requestId: number; readonly bounds: Bounds; readonly padded: Bounds; readonly zoom: number }

let opening: Promise<OpenedIndex> | null = null

interface OpenedIndex {
  readonly index: ClusterIndex
  readonly count: number
}

async function open(address: string, isFresh: boolean): Promise<OpenedIndex> {
  const response = await fetch(address, { cache: isFresh ? "reload" : "default" })
  const places = response.ok ? unpackPlaces(await response.json()) : null
  if (places === null) throw new Error(`the places of pickup points cannot be read: ${response.status}`)
  return { index: makeClusterIndex(places), count: places.ids.length }
}

addEventListener("message", ({ data }: MessageEvent<WorkerQuestion>) => {
  if (data.type === "Open") {
    opening = open(data.address, data.isFresh)
    opening.then(
      ({ count }) => postMessage({ type: "Opened", count }),
      () => postMessage({ type: "Failed" }),
    )
    return
  }
  const { requestId, bounds, padded, zoom } = data
  opening?.then(
    ({ index }) => postMessage({ type: "Viewed", requestId, view: index.view(bounds, padded, zoom) }),
    () => {},
  )
})
