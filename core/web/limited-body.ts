/** A message whose body has not been read yet; a web-standard `Request` or `Response` is one. */
export interface UnreadMessage {
  readonly headers: { readonly get: (name: string) => string | null }
  /** null = it has no body */
  readonly body: AsyncIterable<Uint8Array> | null
}

/**
 * The whole body of a message, read no further than the limit; `null` when it is longer, or says that it is.
 *
 * It stands in the core, because the web server and the embedded shop both read what strangers send and must count alike. The only
 * thing outside that it touches is the body that it is given.
 *
 * Units: bytes.
 *
 * @example await readLimitedBody(new Response("abc"), 3) // => new Uint8Array([97, 98, 99])
 * @example await readLimitedBody(new Response("abcd"), 3) // => null
 */
export async function readLimitedBody({ headers, body }: UnreadMessage, limitBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(headers.get("content-length") ?? "0") > limitBytes) return null
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > limitBytes) return null
    chunks.push(chunk)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole
}
