import type { ShopBackend } from "./shop-gateway.ts"
import { jsonAnswer } from "./whole-answer.ts"

/** Where it is asked whether the process lives. */
export const healthPath = "/healthz"

/** Where a balancer asks whether to send visitors here. */
export const readyPath = "/readyz"

/** Whoever asks either waits for nobody. */
export const isProbe = (path: string): boolean => path === healthPath || path === readyPath

/**
 * What `/readyz` says. A server that is about to stop is not ready: a balancer that has heard it sends nobody any more. One whose data are away
 * is: it still serves the pages that it keeps, and all replicas would leave the balancer at once. So is one that counts for itself.
 */
export async function readyReport(shop: ShopBackend, isLeaving: boolean): Promise<Response> {
  if (isLeaving) return jsonAnswer(503, { status: "leaving" }, "no-store")
  return jsonAnswer(200, { status: "ready", data: await dataState(shop), shared: sharedState(shop) }, "no-store")
}

/** Whether the shop's data can be read now; those of a shop elsewhere are not ours to ask. */
async function dataState({ visit }: ShopBackend): Promise<"there" | "away" | "elsewhere"> {
  if (visit === undefined) return "elsewhere"
  try {
    const { isAsLastSeen = false } = await visit(new Request("http://ready.invalid/"))
    return isAsLastSeen ? "away" : "there"
  } catch {
    return "away"
  }
}

/** Whether limits and notices are the same for all processes now. */
const sharedState = ({ isTogether }: ShopBackend): "there" | "away" | "elsewhere" =>
  isTogether === undefined ? "elsewhere" : isTogether() ? "there" : "away"

/** What `/healthz` says: that the process answers, for how long it has (0 after a clock was set back), and which build it is. */
export function healthReport(of: { readonly startedMs: number; readonly nowMs: number; readonly version: string }): Response {
  const uptimeSeconds = Math.max(0, Math.floor((of.nowMs - of.startedMs) / 1000))
  return jsonAnswer(200, { status: "ok", uptime: uptimeSeconds, version: of.version }, "no-store")
}
