import type { IncomingMessage } from "node:http"

/**
 * Looks for a proxy in front of a server that was not told to trust one: all its visitors then have one address, whose tries to sign in
 * are counted together. Headers prove nothing, so they are only told of, and once.
 *
 * @param onFound called with the first request that names whom it was forwarded for
 */
export function watchForProxy(onFound: (header: string) => void): (incoming: Pick<IncomingMessage, "headers">) => void {
  let isFound = false
  return ({ headers }) => {
    if (isFound) return
    const header = forwardingHeaders.find((name) => headers[name] !== undefined)
    if (header === undefined) return
    isFound = true
    onFound(header)
  }
}

const forwardingHeaders = ["x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "forwarded"] as const
