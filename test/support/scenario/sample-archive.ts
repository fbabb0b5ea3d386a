/** A request in an archive, and what came of it. */
export interface SampleRequest {
  readonly method?: string
  /** path and query, or an address of another site */
  readonly url: string
  /** seconds after the first one */
  readonly at: number
  readonly accept?: string
  /** the fields of a form */
  readonly form?: Readonly<Record<string, string>>
  readonly status?: number
  readonly leadsTo?: string
  readonly json?: unknown
  /** what the browser says the request is for, such as `prefetch` */
  readonly purpose?: string
}

/** When the archive's first request was made. */
export const archivedAtMs = Date.UTC(2026, 2, 10, 11)

const html = "text/html,application/xhtml+xml"

/** An archive as a browser saves it, of a shop on some address. */
export const sampleArchive = (requests: readonly SampleRequest[]) => ({
  log: {
    version: "1.2",
    creator: { name: "a browser", version: "1" },
    entries: requests.map(({ method = "GET", url, at, accept = html, form, status = 200, leadsTo = "", json, purpose }) => ({
      startedDateTime: new Date(archivedAtMs + at * 1000).toISOString(),
      time: 12.5,
      request: {
        method,
        url: new URL(url, "https://shop.example").href,
        headers: [
          { name: "Accept", value: accept },
          { name: "Cookie", value: "client=k4rt0fl4nk4" },
          ...(purpose === undefined ? [] : [{ name: "Sec-Purpose", value: purpose }]),
        ],
        cookies: [{ name: "client", value: "k4rt0fl4nk4" }],
        ...(form === undefined
          ? {}
          : { postData: { mimeType: "application/x-www-form-urlencoded", text: new URLSearchParams(form).toString() } }),
      },
      response: {
        status,
        redirectURL: leadsTo,
        content: json === undefined ? { mimeType: "text/html" } : { mimeType: "application/json", text: JSON.stringify(json) },
      },
      timings: { send: 0, wait: 12, receive: 0.5 },
    })),
  },
})
