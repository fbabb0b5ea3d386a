/** What `/healthz` says: that the process answers, for how long it has, and which build it is. */
export function healthReport(of: { readonly startedMs: number; readonly nowMs: number; readonly version: string }): Response {
  const uptimeSeconds = Math.floor((of.nowMs - of.startedMs) / 1000)
  return Response.json({ status: "ok", uptime: uptimeSeconds, version: of.version }, { headers: { "cache-control": "no-store" } })
}
