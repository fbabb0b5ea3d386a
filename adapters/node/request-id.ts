import { randomUUID } from "node:crypto"
import type { IncomingMessage } from "node:http"

const ids = new WeakMap<IncomingMessage, string>()

/** The id of a request, the same for all who ask; it stands in the answer's `x-request-id` and in the access log. */
export function requestId(incoming: IncomingMessage | undefined): string {
  const known = incoming === undefined ? undefined : ids.get(incoming)
  if (known !== undefined) return known
  const fresh = randomUUID()
  if (incoming !== undefined) ids.set(incoming, fresh)
  return fresh
}
