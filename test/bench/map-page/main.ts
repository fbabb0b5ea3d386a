import Supercluster from "supercluster"
// oxlint-disable-next-line import/default -- the bundler makes it: the address of a worker
import workerAddress from "../../../adapters/maps/cluster-worker.ts?worker&url"
import { openWorkerPoints } from "../../../adapters/maps/worker-points.ts"
import { mapLimits } from "../../../core/delivery/limits.ts"
import { unpackPlaces } from "../../../core/delivery/pickup-map.ts"

const address = new URL("/points.json", location.origin).href

/** Supercluster as its own page tells to use it, from the same list. */
async function plain(): Promise<void> {
  const places = unpackPlaces(await (await fetch(address)).json())
  if (places === null) throw new Error("the points cannot be read")
  const index = new Supercluster({ radius: mapLimits.density.radiusPx, maxZoom: mapLimits.density.maxZoom })
  index.load(
    Array.from(places.ids, (id, at) => ({
      type: "Feature",
      properties: { id },
      geometry: { type: "Point", coordinates: [places.longitudes[at] ?? 0, places.latitudes[at] ?? 0] },
    })),
  )
}

async function inWorker(): Promise<void> {
  const worker = new Worker(workerAddress, { type: "module" })
  await openWorkerPoints(worker, address, { isFresh: false }).opened
  worker.terminate()
}

declare global {
  interface Window {
    readonly ways: { readonly plain: () => Promise<void>; readonly inWorker: () => Promise<void> }
  }
}

Object.assign(window, { ways: { plain, inWorker } })
