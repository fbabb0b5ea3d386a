import { pipeline, Readable } from "node:stream"
import { constants, createBrotliCompress, createGzip } from "node:zlib"

export type ContentCoding = "br" | "gzip"

/** Below this a compressed answer is hardly smaller. */
const smallestBytes = 1_000
const compressible = /^(?:text\/|application\/(?:json|javascript|ld\+json|manifest\+json|xml)|image\/svg\+xml)/

/**
 * The coding that the client likes best among those offered; brotli wins a tie. `null` = none.
 *
 * @example chooseCoding("gzip, deflate, br") // => "br"
 * @example chooseCoding("br;q=0, gzip;q=0.5") // => "gzip"
 * @example chooseCoding("*;q=0.1") // => "br"
 * @example chooseCoding("identity") // => null
 */
export function chooseCoding(acceptEncoding: string): ContentCoding | null {
  const wishes = new Map(acceptEncoding.toLowerCase().split(",").map(readWish))
  const weight = (coding: string) => wishes.get(coding) ?? wishes.get("*") ?? 0
  const [br, gzip] = [weight("br"), weight("gzip")]
  if (br === 0 && gzip === 0) return null
  return br >= gzip ? "br" : "gzip"
}

function readWish(part: string): readonly [string, number] {
  const [coding = "", ...parameters] = part.split(";").map((piece) => piece.trim())
  const quality = parameters.find((parameter) => parameter.startsWith("q="))
  const weight = quality === undefined ? 1 : Number(quality.slice(2))
  return [coding, Number.isFinite(weight) ? weight : 0]
}

/**
 * The response with its body compressed when that helps; every chunk is flushed at once, so that a streamed page keeps streaming.
 *
 * @param isHead the headers alone are wanted: those of the compressed answer
 */
export function compressed(response: Response, acceptEncoding: string, isHead = false): Response {
  const type = response.headers.get("content-type") ?? ""
  if (!compressible.test(type)) return response
  response.headers.append("vary", "Accept-Encoding")
  const length = response.headers.get("content-length")
  const isSmall = length !== null && Number(length) < smallestBytes
  const coding = chooseCoding(acceptEncoding)
  const hasBody = isHead || response.body !== null
  if (coding === null || isSmall || !hasBody || response.headers.has("content-encoding")) return response
  const headers = new Headers(response.headers)
  headers.set("content-encoding", coding)
  headers.delete("content-length")
  const body = response.body === null ? null : compressedBody(response.body, coding)
  return new Response(body, { status: response.status, statusText: response.statusText, headers })
}

function compressedBody(body: ReadableStream<Uint8Array>, coding: ContentCoding): ReadableStream<Uint8Array> {
  const packer =
    coding === "br"
      ? createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: 6 })
  // an error of the body ends the packed stream with that error; who made the body has logged it
  pipeline(Readable.from(body), packer, () => undefined)
  return fromNode(packer)
}

function fromNode(packed: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = packed[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done === true) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => void packed.destroy(),
  })
}
