import { stop } from "../../formula-error.ts"
import { nearestName } from "../../nearest-name.ts"
import { parseRegularExpression } from "../../regular-expression/parse-regular-expression.ts"
import type { Expression } from "../../parser/syntax.ts"
import { atOf, type Evaluate, type Extras, type Place } from "../compile-context.ts"
import { made } from "../made.ts"
import { compileChain } from "./compile-chain.ts"
import { compileDelete } from "./compile-delete.ts"
import { compileLabeled } from "./compile-labeled.ts"
import { compileNew } from "./compile-new.ts"
import { compileParts } from "./compile-pattern.ts"
import { compileThrow, compileTry } from "./compile-try.ts"
import { instanceTest } from "./instances.ts"
import { callMethod } from "./methods.ts"
import { moreBuiltIns } from "./more-built-ins.ts"
import { hinted, nearName } from "./near-names.ts"
import { FormulaPattern, refusalOf } from "./patterns.ts"
import { argumentsOf } from "./records.ts"

/** A regular expression is read once; each evaluation has its own, because each keeps where it goes on. */
function compilePattern({ source, flags, at: offset }: Extract<Expression, { is: "RegExp" }>, place: Place): Evaluate {
  const expression = parseRegularExpression(source, flags)
  if (expression._tag === "Refused") {
    const [fault, what] = refusalOf(expression, source, flags)
    return stop(fault, what, offset + (fault === "BadArgument" ? 1 + expression.at : 0))
  }
  const at = atOf(place, offset)
  return () => made(new FormulaPattern(expression), at)
}

/** All that few formulas use, in one piece. */
export const allExtras: Extras = {
  builtIns: moreBuiltIns,
  expression: (expression, place) => {
    if (expression.is === "Chain") return compileChain(expression.chain, place)
    return expression.is === "RegExp" ? compilePattern(expression, place) : compileDelete(expression, place)
  },
  statement: (statement, place) => {
    if (statement.is === "Labeled") return compileLabeled(statement, place)
    return statement.is === "Try" ? compileTry(statement, place) : compileThrow(statement, place)
  },
  pattern: compileParts,
  construct: compileNew,
  instanceTest,
  callMethod,
  argumentsOf,
  nearName,
  nearMember: nearestName,
  hinted,
}
