import type { MapView } from "../../core/delivery/pickup-map.ts"
import type { Bounds } from "../../core/values/position.ts"
import type { WorkerQuestion } from "./cluster-worker.ts"

type WorkerAnswer =
  | { readonly type: "Opened"; readonly count: number }
  | { readonly type: "Failed" }
  | { readonly type: "Viewed"; readonly requestId: number; readonly view: MapView }

/** The points of a map, clustered in a worker: the page only hears what is in view. */
export interface WorkerPoints {
  /** how many there are, once they are there; rejects when they could not be read */
  readonly opened: Promise<number>
  /** Asks what is in a part of the map. An answer to an older question is not told. */
  readonly look: (bounds: Bounds, padded: Bounds, zoom: number, seen: (view: MapView) => void) => void
}

/**
 * Has the points of an address fetched, read and indexed by a worker, so that none of it stops the page.
 *
 * @param worker runs `cluster-worker.ts`, and nothing else asks it
 * @param address absolute
 * @param isFresh what the browser keeps is asked for anew
 */
export function openWorkerPoints(worker: Worker, address: string, { isFresh }: { readonly isFresh: boolean }): WorkerPoints {
  let requestId = 0
  let waiting: ((view: MapView) => void) | null = null
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin that could be named
  const ask = (question: WorkerQuestion) => worker.postMessage(question)
  worker.addEventListener("message", ({ data }: MessageEvent<WorkerAnswer>) => {
    if (data.type === "Opened") resolve(data.count)
    else if (data.type === "Failed") reject(new Error("the pickup points could not be read"))
    else if (data.requestId === requestId) waiting?.(data.view)
  })
  worker.addEventListener("error", () => reject(new Error("the worker of the map did not start")))
  ask({ type: "Open", address, isFresh })
  return {
    opened: promise,
    look(bounds, padded, zoom, seen) {
      requestId += 1
      waiting = seen
      ask({ type: "View", requestId, bounds, padded, zoom })
    },
  }
}
