/** The syntax tree of a formula, with the node names of ESTree. `at` is the offset in the source, for errors. */

/** An expression. */
export type Expression =
  | { readonly is: "Literal"; readonly value: number | string | boolean | null | undefined; readonly at: number }
  | { readonly is: "Template"; readonly texts: readonly string[]; readonly parts: readonly Expression[]; readonly at: number }
  | { readonly is: "Identifier"; readonly name: string; readonly at: number }
  | { readonly is: "Array"; readonly items: readonly Argument[]; readonly at: number }
  | { readonly is: "Object"; readonly entries: readonly { readonly key: Expression; readonly value: Expression }[]; readonly at: number }
  | { readonly is: "Unary"; readonly operator: string; readonly operand: Expression; readonly at: number }
  | { readonly is: "Binary"; readonly operator: string; readonly left: Expression; readonly right: Expression; readonly at: number }
  | { readonly is: "Logical"; readonly operator: string; readonly left: Expression; readonly right: Expression; readonly at: number }
  | {
      readonly is: "Conditional"
      readonly test: Expression
      readonly consequent: Expression
      readonly alternate: Expression
      readonly at: number
    }
  | Assignment
  | Member
  | {
      readonly is: "Call"
      readonly callee: Expression
      readonly arguments: readonly Argument[]
      readonly optional: boolean
      readonly at: number
    }
  /** a whole optional chain: undefined as soon as `?.` finds nothing */
  | { readonly is: "Chain"; readonly chain: Expression; readonly at: number }
  | FunctionNode
  | Sequence

/** Expressions in parentheses, separated by commas; none at all only before an arrow. */
export interface Sequence {
  readonly is: "Sequence"
  readonly items: readonly Expression[]
  readonly at: number
}

/** An assignment to a variable or a member. */
export interface Assignment {
  readonly is: "Assignment"
  /** "" or the binary or logical operator before the equals sign, such as "+" or "??"; `x++` is `x -= -1` */
  readonly operator: string
  readonly target: Target
  readonly value: Expression
  /** for `x++`: the value before the change is the result */
  readonly postfix: boolean
  readonly at: number
}

/** `object.name` or `object[key]`. */
export interface Member {
  readonly is: "Member"
  readonly object: Expression
  readonly property: Expression
  readonly optional: boolean
  readonly at: number
}

/** What can be assigned to. */
export type Target = { readonly is: "Identifier"; readonly name: string; readonly at: number } | Member

/** An item of a list or call; `spread` stands for `...`. */
export interface Argument {
  readonly value: Expression
  readonly spread: boolean
}

/** A parameter of a function, with its default. */
export interface Parameter {
  readonly name: string
  readonly fallback: Expression | null
  readonly at: number
}

/** The body of a function or of the program, with the names that `var` declares anywhere in it. */
export interface Body {
  readonly statements: readonly Statement[]
  readonly vars: readonly string[]
}

/** A function of the program. */
export interface FunctionNode extends Body {
  readonly is: "Function"
  readonly name: string | null
  readonly parameters: readonly Parameter[]
  readonly at: number
}

/** One variable of a declaration, with its first value. */
export interface Declarator {
  readonly name: string
  readonly value: Expression | null
  readonly at: number
}

/** `let`, `const` or `var`. */
export interface Declaration {
  readonly is: "VariableDeclaration"
  readonly kind: "let" | "const" | "var"
  readonly declarators: readonly Declarator[]
  readonly at: number
}

/** `isCaptured`: a function inside may outlive the block and still use its variables. */
export type Statement =
  | Declaration
  | { readonly is: "FunctionDeclaration"; readonly definition: FunctionNode & { readonly name: string }; readonly at: number }
  | { readonly is: "ExpressionStatement"; readonly expression: Expression; readonly at: number }
  | {
      readonly is: "If"
      readonly test: Expression
      readonly consequent: Statement
      readonly alternate: Statement | null
      readonly at: number
    }
  | ForStatement
  | {
      readonly is: "ForOf"
      readonly kind: Declaration["kind"]
      readonly name: string
      readonly list: Expression
      readonly body: Statement
      readonly isCaptured: boolean
      readonly at: number
    }
  | {
      readonly is: "Switch"
      readonly value: Expression
      readonly cases: readonly { readonly test: Expression | null; readonly body: readonly Statement[] }[]
      readonly isCaptured: boolean
      readonly at: number
    }
  | { readonly is: "Return"; readonly value: Expression | null; readonly at: number }
  | { readonly is: "Break"; readonly at: number }
  | { readonly is: "Continue"; readonly at: number }
  | { readonly is: "Block"; readonly body: readonly Statement[]; readonly isCaptured: boolean; readonly at: number }

/** `for (start; test; step) body`, and `while` and `do`, which have a test alone. */
export interface ForStatement {
  readonly is: "For"
  readonly start: Declaration | Expression | null
  readonly test: Expression | null
  readonly step: Expression | null
  readonly body: Statement
  /** false for `do`, whose first iteration comes before the test */
  readonly testFirst: boolean
  readonly isCaptured: boolean
  readonly at: number
}

/**
 * An expression without the parentheses around it.
 *
 * @example withoutParentheses({ is: "Sequence", items: [{ is: "Identifier", name: "width", at: 1 }], at: 0 })
 * // => { is: "Identifier", name: "width", at: 1 }
 */
export function withoutParentheses(expression: Expression): Expression {
  const [only, ...more] = expression.is === "Sequence" ? expression.items : []
  return only === undefined || more.length > 0 ? expression : withoutParentheses(only)
}
