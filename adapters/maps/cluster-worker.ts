import { unpackPlaces } from "../../core/delivery/pickup-map.ts"
import type { Bounds } from "../../core/values/position.ts"
import { type ClusterIndex, makeClusterIndex } from "./cluster-index.ts"

/** What the page asks of the worker: first where the points are told, then parts of the map. */
export type WorkerQuestion =
  | { readonly type: "Open"; readonly address: string }
  | { readonly type: "View"; readonly requestId: number; readonly bounds: Bounds; readonly padded: Bounds; readonly zoom: number }

let opening: Promise<ClusterIndex> | null = null

async function open(address: string): Promise<ClusterIndex> {
  const response = await fetch(address)
  const places = response.ok ? unpackPlaces(await response.json()) : null
  if (places === null) throw new Error(`the places of pickup points cannot be read: ${response.status}`)
  return makeClusterIndex(places)
}

addEventListener("message", ({ data }: MessageEvent<WorkerQuestion>) => {
  if (data.type === "Open") {
    opening = open(data.address)
    opening.then(
      () => postMessage({ type: "Opened" }),
      () => postMessage({ type: "Failed" }),
    )
    return
  }
  const { requestId, bounds, padded, zoom } = data
  opening?.then(
    (index) => postMessage({ type: "Viewed", requestId, view: index.view(bounds, padded, zoom) }),
    () => {},
  )
})
