import { stop } from "../../formula-error.ts"
import type { Statement } from "../../parser/syntax.ts"
import { ended, type Execute, type CompilePlace } from "../compile-context.ts"

/** `outer: for (...)`: a loop under the label is continued by it, any statement is left by it. Spec: 12.32. */
export function compileLabeled({ label, body, at }: Extract<Statement, { is: "Labeled" }>, place: CompilePlace): Execute {
  if (place.labels.has(label)) return stop("AlreadyDeclared", label, at)
  const end = ended.byLabel + 2 * place.size.labels
  place.size.labels += 1
  let inner: Statement = body
  while (inner.is === "Labeled") inner = inner.body
  const isLoop = inner.is === "For" || inner.is === "ForEach"
  const run = place.compile.statement(body, {
    ...place,
    labels: new Map([...place.labels, [label, { end, isLoop }]]),
    own: [...place.own, end + 1],
  })
  return (frame) => {
    const ending = run(frame)
    return ending === end ? ended.normally : ending
  }
}
