import { chooseCoding, packed, smallestBytes } from "./compression.ts"

/** An answer whose body is there. */
export interface WholeBody {
  readonly status: number
  readonly headers: Headers
  readonly body: Uint8Array<ArrayBuffer>
}

/** The answer in the coding that its visitor likes best, packed in one go on another thread where that helps. */
export async function wholeAnswer({ status, headers, body }: WholeBody, request: Request): Promise<Response> {
  const coding = body.byteLength < smallestBytes ? null : chooseCoding(request.headers.get("accept-encoding") ?? "")
  if (coding !== null) headers.set("content-encoding", coding)
  return sentWhole({ status, headers, body: coding === null ? body : await packed(body, coding) })
}

/** The answer with the length of its body, which is packed already or never will be. */
export function sentWhole({ status, headers, body }: WholeBody): Response {
  headers.set("content-length", String(body.byteLength))
  // nobody is to guess the type of no body: GET then has a header that HEAD has not
  return new Response(body.byteLength === 0 ? null : body, { status, headers })
}

/** The answer whose beginning leaves at once and whose rest follows: `compressed` packs each as it comes. Spec: 10.1063. */
export function answerInParts({ status, headers, body }: WholeBody, rest: Promise<Uint8Array<ArrayBuffer>>): Response {
  // nginx would hold it until all of it has come
  headers.set("x-accel-buffering", "no")
  const parts = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(body),
    async pull(controller) {
      controller.enqueue(await rest)
      controller.close()
    },
  })
  return new Response(parts, { status, headers })
}

const encoder = new TextEncoder()

/** A few words for a program. */
export function jsonAnswer(status: number, value: object, cacheControl: string): Response {
  const headers = new Headers({ "content-type": "application/json", "cache-control": cacheControl })
  return sentWhole({ status, headers, body: encoder.encode(JSON.stringify(value)) })
}
