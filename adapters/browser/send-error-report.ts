/** Longest report, in characters: it travels in an address. */
const longest = 600

/**
 * Tells the shop about an error, the way the platform does: a trivial query whose address carries the text. Never throws, never waits,
 * and goes on when the page is left.
 *
 * Spec: 7.19, 11.87.
 *
 * @param during what was being done, such as "refresh size"
 */
export function sendErrorReport(during: string, failure: unknown, send: typeof globalThis.fetch = globalThis.fetch): void {
  try {
    const text = `${during}: ${describe(failure)}`.slice(0, longest)
    send(`/graphql/v1/?JSerror=${encodeURIComponent(text)}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: "query { hello }" }),
      keepalive: true,
    }).catch(() => {})
  } catch {
    // a report that cannot be sent must not become a second error
  }
}

/** What went wrong, without anything the shopper typed: the kind and message of an error, the tag of a failure. */
function describe(failure: unknown): string {
  if (failure instanceof Error) return `${failure.name} ${failure.message}`
  if (typeof failure === "object" && failure !== null && "_tag" in failure) return String(failure._tag)
  return typeof failure === "string" ? failure : typeof failure
}
