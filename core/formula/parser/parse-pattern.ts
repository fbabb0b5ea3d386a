import { stop } from "../formula-error.ts"
import type { Cursor } from "./cursor.ts"
import { withoutParentheses, type Element, type Expression, type Pattern, type Sequence, type Target } from "./syntax.ts"

/** What an expression on the left of an equals sign assigns to, or a declaration declares. */
export interface PatternKind {
  readonly cursor: Cursor
  /** only names, as in declarations and parameters */
  readonly isDeclaration: boolean
}

/** One place that can be assigned to, such as that of `x += 1`. */
export function asTarget(cursor: Cursor, given: Expression, mark = "="): Target {
  const expression = withoutParentheses(given)
  if (expression.is === "Identifier" && expression.name === "arguments") stop("Unsupported", "arguments", expression.at)
  if (expression.is === "Identifier") cursor.assigned.add(expression.name)
  if (expression.is === "Identifier" || (expression.is === "Member" && !expression.optional)) return expression
  return stop("UnexpectedToken", mark, expression.at)
}

/** An expression that was read before anybody knew that it is a pattern. */
export function patternFrom(kind: PatternKind, expression: Expression): Pattern {
  if (expression.is === "Array") {
    const last = expression.items.at(-1) ?? null
    const rest = last?.spread === true ? patternFrom(kind, last.value) : null
    const items = rest === null ? expression.items : expression.items.slice(0, -1)
    const elements = items.map((item) => {
      if (item?.spread === true) return stop("UnexpectedToken", "...", item.value.at)
      return item === null ? null : asElement(kind, item.value)
    })
    return { is: "ArrayPattern", elements, rest, at: expression.at }
  }
  if (expression.is === "Object") {
    const last = expression.entries.at(-1)
    const rest = last?.key === null ? patternFrom(kind, last.value) : null
    const properties = (rest === null ? expression.entries : expression.entries.slice(0, -1)).map(({ key, value }) => {
      return key === null ? stop("UnexpectedToken", "...", value.at) : { key, element: asElement(kind, value) }
    })
    return { is: "ObjectPattern", properties, rest, at: expression.at }
  }
  if (!kind.isDeclaration) return asTarget(kind.cursor, expression)
  if (expression.is === "Identifier" && expression.name !== "arguments") return expression
  return stop("UnexpectedToken", kind.cursor.source.slice(expression.at, expression.at + 1), expression.at)
}

function asElement(kind: PatternKind, expression: Expression): Element {
  if (expression.is !== "Assignment" || expression.operator !== "" || expression.postfix)
    return { target: patternFrom(kind, expression), fallback: null }
  const { target, value } = expression
  // an inner pattern was read as an assignment to places
  return { target: kind.isDeclaration ? asDeclared(kind, target) : target, fallback: value }
}

function asDeclared(kind: PatternKind, pattern: Pattern): Pattern {
  switch (pattern.is) {
    case "Identifier":
      return pattern
    case "Member":
      return stop("UnexpectedToken", kind.cursor.source.slice(pattern.at, pattern.at + 1), pattern.at)
    case "ArrayPattern":
      for (const element of pattern.elements) if (element !== null) asDeclared(kind, element.target)
      break
    case "ObjectPattern":
      for (const { element } of pattern.properties) asDeclared(kind, element.target)
  }
  if (pattern.rest !== null) asDeclared(kind, pattern.rest)
  return pattern
}

/** What stands between the brackets before an arrow or the body of a function, as its parameters. */
export function asParameters(cursor: Cursor, { items, rest }: Pick<Sequence, "items" | "rest">) {
  const kind: PatternKind = { cursor, isDeclaration: true }
  return {
    parameters: items.map((item) => asElement(kind, item)),
    rest: rest === null ? null : patternFrom(kind, rest),
  }
}
