import { chooseCoding, packed } from "./compression.ts"

/** An answer whose body is there. */
export interface WholeBody {
  readonly status: number
  readonly headers: Headers
  readonly body: Uint8Array<ArrayBuffer>
}

/** The answer in the coding that its visitor likes best, packed in one go on another thread. */
export async function wholeAnswer({ status, headers, body }: WholeBody, request: Request): Promise<Response> {
  const coding = body.byteLength === 0 ? null : chooseCoding(request.headers.get("accept-encoding") ?? "")
  if (coding !== null) headers.set("content-encoding", coding)
  return sentWhole({ status, headers, body: coding === null ? body : await packed(body, coding) })
}

/** The answer with the length of its body, which is packed already or never will be. */
export function sentWhole({ status, headers, body }: WholeBody): Response {
  headers.set("content-length", String(body.byteLength))
  return new Response(body, { status, headers })
}
