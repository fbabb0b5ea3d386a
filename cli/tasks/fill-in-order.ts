import type { ShopFetch } from "../../adapters/http/shop-client.ts"
import { isForeignObject } from "../../core/web/untrusted-json.ts"

/** Stands in a plan for what only the page that is shown has: the key of an order, its number, the reference of a payment. */
export const ofThePage = "of-the-page"

/**
 * A shop that is sent what its own pages had in place of `ofThePage`. Of an order that is the key, what was shown and the sum as its quote told
 * them last; `order` and `reference` are those of the address that was led to last.
 */
export function fillingIn(fetch: ShopFetch): ShopFetch {
  const seen = new Map<string, string>()
  return async (request) => {
    const answer = await fetch(await filled(request, seen))
    const led = URL.parse(answer.headers.get("location") ?? "", request.url)?.searchParams
    for (const name of ["order", "reference"]) {
      const value = led?.get(name)
      if (value != null) seen.set(name, value)
      // what is withdrawn from is the order that was placed
      if (value != null && name === "order") seen.set("case_order", value)
    }
    if (answer.headers.get("content-type")?.includes("json") === true) noteQuote(await answer.clone().json(), seen)
    return answer
  }
}

async function filled(request: Request, seen: ReadonlyMap<string, string>): Promise<Request> {
  const type = request.headers.get("content-type") ?? ""
  if (request.method !== "POST" || !type.startsWith("application/x-www-form-urlencoded")) return request
  const fields = new URLSearchParams(await request.clone().text())
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, value === ofThePage ? (seen.get(name) ?? "") : value]))
  return new Request(request, { method: "POST", body })
}

/** Every part of a reply may be the quote. */
function noteQuote(reply: unknown, seen: Map<string, string>): void {
  const data = isForeignObject(reply) ? reply["data"] : null
  for (const part of isForeignObject(data) ? Object.values(data) : []) {
    if (!isForeignObject(part) || typeof part["key"] !== "string") continue
    // what is filled in of a case has a key as well, and comes to nothing
    if (typeof part["shown"] !== "string") {
      seen.set("key", part["key"])
      continue
    }
    const { key, shown, sums } = part
    seen.set("key", key).set("shown", shown)
    if (isForeignObject(sums)) seen.set("total", Number(sums["total"]).toFixed(2))
  }
}
