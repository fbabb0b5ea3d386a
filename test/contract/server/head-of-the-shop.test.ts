import { expect, test } from "vitest"
import { openVisitedShop } from "../../support/server/visited-shop.ts"

/** Drawn for each request, or known of GET alone: how long a body is once it is packed. */
const said = (response: Response) => {
  const isPacked = response.headers.has("content-encoding")
  return [...response.headers].filter(([name]) => name !== "x-request-id" && (name !== "content-length" || !isPacked))
}

const codingOf = ({ headers }: Response) => headers.get("content-encoding")

test.each([
  ["/ajax/projector.php?product=601&size=M&get=sizes,sizeprices,pictures,sizeavailability", "br"],
  ["/ajax/projector.php?product=99999&get=sizes", null],
  ["/ajax/opinions.php?resultsLimit=1", null],
  ["/sitemap.xml.gz", null],
  ["/sitemap-https-1-2.xml.gz", null],
  ["/robots.txt", null],
  ["/manifest.webmanifest", null],
  ["/opensearch-pol.xml", null],
  [`/ajax/get.php?request=${encodeURIComponent('{"Basket":{}}')}`, null],
])("HEAD has the headers of its GET, the coding among them: %s (11.40, 10.474)", async (path, coding) => {
  const { serve } = await openVisitedShop()
  const server = serve(null)
  const headers = { "accept-encoding": "br" }
  const get = await server.get(path, headers)
  const head = await server.send(path, { method: "HEAD", headers: { ...headers, accept: "text/html" } })
  expect([head.status, await head.text(), codingOf(head)]).toEqual([get.status, "", coding])
  expect(said(head)).toEqual(said(get))
})
