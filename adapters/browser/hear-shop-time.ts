import type { ClockSample } from "../../core/values/clock-sample.ts"

/**
 * What time it is where the shop is, as any of its answers says in its head; `null` = it could not be heard. Answers tell whole seconds,
 * rounded down: the shop's clock is up to a second further. It is heard by a clock that runs evenly, whatever the visitor sets. Never throws.
 *
 * Spec: 4.77.
 *
 * @param address of the shop; its content is not asked for
 */
export async function hearShopTime(address: string, send: typeof globalThis.fetch = globalThis.fetch): Promise<ClockSample | null> {
  // nobody looks at the answer: what the visitor's last post came to is not for it
  const headers = { purpose: "prefetch" }
  const answer = await send(address, { method: "HEAD", cache: "no-store", headers }).catch(() => null)
  const saidMs = Date.parse(answer?.headers.get("date") ?? "")
  return Number.isFinite(saidMs) ? { saidMs, heardMs: performance.now() } : null
}
