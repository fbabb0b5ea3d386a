import type { Statement } from "../../parser/syntax.ts"
import { ended, type Execute, type CompilePlace } from "../compile-context.ts"
import { compileName, compileWrite } from "../compile-name.ts"

/** A function in a block is a variable of the whole function as well, from its declaration on. Spec: 12.32. */
export function compileHoisted(
  { definition: { name }, at }: Extract<Statement, { is: "FunctionDeclaration" }>,
  place: CompilePlace,
): Execute {
  const { scope, functionScope } = place
  const found = scope.find(name, functionScope)
  if (found === null || found.variable.kind !== "var" || found.variable === scope.find(name)?.variable) return () => ended.normally
  const read = compileName(name, at, place)
  const write = compileWrite(name, at, place, true, functionScope)
  return (frame) => {
    write(frame, read(frame))
    return ended.normally
  }
}
