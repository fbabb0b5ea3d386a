import { currentRequestId } from "./request-ids.ts"

const toStderr = (line: string) => void process.stderr.write(`${line}\n`)

/**
 * Writes a failure as one JSON line, never what a shopper typed. It asks no package, so that a process which only looks after others loads none.
 *
 * @param writeLine takes a line without its line end, standard error when left out; what it throws is swallowed, because logging never fails
 */
export function writeFailure(during: string, failure: unknown, writeLine: (line: string) => void = toStderr): void {
  try {
    const id = currentRequestId()
    writeLine(JSON.stringify({ level: "error", during, ...describeFailure(failure), ...(id !== null && { id }) }))
  } catch {
    // a closed standard error must not break a page
  }
}

/** A failure in a few words: its tag and plain fields, or the name and message of what was thrown. */
function describeFailure(failure: unknown): Readonly<Record<string, string | number>> {
  if (typeof failure !== "object" || failure === null) return { failure: String(failure) }
  const tag = "_tag" in failure && typeof failure._tag === "string" ? failure._tag : failure.constructor.name
  const described: Record<string, string | number> = { failure: tag }
  for (const field of ["at", "call", "status", "timeoutMs", "message"] as const) {
    const value: unknown = Reflect.get(failure, field)
    if ((typeof value === "string" && value !== "") || typeof value === "number") described[field] = value
  }
  const cause: unknown = Reflect.get(failure, "cause")
  if (cause instanceof Error) described["cause"] = `${cause.name}: ${cause.message}`
  return described
}
