import { stop } from "../../formula-error.ts"
import { halt } from "../../limits.ts"
import { nearestName } from "../../nearest-name.ts"
import { parseRegularExpression } from "../../regular-expression/parse-regular-expression.ts"
import type { Expression } from "../../parser/syntax.ts"
import { atOf, type Evaluate, type Extras, type CompilePlace } from "../compile-context.ts"
import { compileName } from "../compile-name.ts"
import { allocate } from "../allocate.ts"
import { compileChain } from "./compile-chain.ts"
import { compileDelete } from "./compile-delete.ts"
import { compileHoisted } from "./compile-hoisted.ts"
import { compileLabeled } from "./compile-labeled.ts"
import { compileNew } from "./compile-new.ts"
import { compileParts } from "./compile-pattern.ts"
import { compileThrow, compileTry } from "./compile-try.ts"
import { instanceTest } from "./instances.ts"
import { callAnyMethod } from "./methods.ts"
import { moreBuiltIns } from "./more-built-ins.ts"
import { hinted, nearName } from "./near-names.ts"
import { FormulaPattern, refusalOf } from "./patterns.ts"
import { argumentsOf } from "./records.ts"

/** A regular expression is read once; each evaluation has its own, because each keeps where it goes on. */
function compilePattern({ source, flags, at: offset }: Extract<Expression, { is: "RegExp" }>, place: CompilePlace): Evaluate {
  const expression = parseRegularExpression(source, flags)
  if (expression._tag === "Refused") {
    const [fault, what] = refusalOf(expression, source, flags)
    return stop(fault, what, offset + (fault === "BadArgument" ? 1 + expression.at : 0))
  }
  const at = atOf(place, offset)
  return () => allocate(new FormulaPattern(expression), at)
}

/** Outside of a function of the program `this` is the page, which formulas do not have. */
function compileThis(offset: number, place: CompilePlace): Evaluate {
  const at = atOf(place, offset)
  return place.scope.find("this") === null ? () => halt("NotAllowed", "this", at) : compileName("this", offset, place)
}

/** All that few formulas use, in one piece. */
export const allExtras: Extras = {
  builtIns: moreBuiltIns,
  expression: (expression, place) => {
    switch (expression.is) {
      case "Chain":
        return compileChain(expression.chain, place)
      case "RegExp":
        return compilePattern(expression, place)
      case "This":
        return compileThis(expression.at, place)
      case "Unary":
        return compileDelete(expression, place)
    }
  },
  statement: (statement, place) => {
    switch (statement.is) {
      case "FunctionDeclaration":
        return compileHoisted(statement, place)
      case "Labeled":
        return compileLabeled(statement, place)
      case "Throw":
        return compileThrow(statement, place)
      case "Try":
        return compileTry(statement, place)
    }
  },
  pattern: compileParts,
  construct: compileNew,
  instanceTest,
  callMethod: callAnyMethod,
  argumentsOf,
  nearName,
  nearMember: nearestName,
  hinted,
}
