import { currentRequestId } from "../../adapters/node/request-ids.ts"
import { storeTrouble } from "../../fixtures/shop/store/store-trouble.ts"
import { logFailure } from "../log-failure.ts"

/** Writes what the embedded shop tells of itself as one JSON line on standard error, with the request that it was about. */
export function logShopLine(line: object): void {
  const id = currentRequestId()
  process.stderr.write(`${JSON.stringify({ ...line, ...(id !== null && { id }) })}\n`)
}

/** Writes a failure of serving the embedded shop, but not that its store is away: that it tells by itself, once and not for each call. */
export function logOwnFailure(during: string, failure: unknown): void {
  if (storeTrouble(failure) === null && !isAway(failure)) logFailure(during, failure)
}

/** What a page's call to the shop comes to while the store is away; the pages of a build have a class of their own for it. */
const isAway = (failure: unknown): boolean => {
  const { _tag, status } = Object(failure)
  return _tag === "HttpFailure" && status === 503
}
