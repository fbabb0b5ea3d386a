/** What comes of it: a page or none, unless it was aborted; then, in any case, its end. */
interface PageFetch {
  readonly arrived: (page: Document) => void
  /** @param status of the answer; 0 = there was none, or not in time */
  readonly failed: (status: number) => void
  readonly ended?: () => void
  /** how long it may take, in milliseconds; absent = as long as the browser waits */
  readonly timeoutMs?: number
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Fetches another page of the shop, of which parts are put into this one. By the one call of a browser that parses a page without a string:
 * such strings may become no HTML here (decision 0035).
 *
 * @returns the call, which may be aborted
 */
export function fetchPage(url: string, { arrived, failed, ended, timeoutMs, headers = {} }: PageFetch): Pick<XMLHttpRequest, "abort"> {
  const call = new XMLHttpRequest()
  call.open("GET", url)
  call.responseType = "document"
  if (timeoutMs !== undefined) call.timeout = timeoutMs
  for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value)
  call.addEventListener("load", () => {
    const page = call.status === 200 ? call.responseXML : null
    if (page === null) failed(call.status)
    else arrived(page)
  })
  call.addEventListener("error", () => failed(0))
  call.addEventListener("timeout", () => failed(0))
  if (ended !== undefined) call.addEventListener("loadend", ended)
  call.send()
  return call
}
