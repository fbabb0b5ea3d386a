/** The syntax tree of a formula, with the node names of ESTree. `at` is the offset in the source, for errors. */

/** An expression. */
export type Expression =
  | { readonly is: "Literal"; readonly value: number | string | boolean | null | undefined; readonly at: number }
  | { readonly is: "RegExp"; readonly source: string; readonly flags: string; readonly at: number }
  | { readonly is: "Template"; readonly texts: readonly string[]; readonly parts: readonly Expression[]; readonly at: number }
  | { readonly is: "Identifier"; readonly name: string; readonly at: number }
  | { readonly is: "This"; readonly at: number }
  /** an item that is left out is null */
  | { readonly is: "Array"; readonly items: readonly (Argument | null)[]; readonly at: number }
  | RecordNode
  | { readonly is: "Unary"; readonly operator: string; readonly operand: Expression; readonly at: number }
  | Binary
  | Logical
  | Conditional
  | Assignment
  | Member
  | CallNode
  /** a whole optional chain: undefined as soon as `?.` finds nothing */
  | { readonly is: "Chain"; readonly chain: Expression; readonly at: number }
  | FunctionNode
  | Sequence

/** A record, with the offset of a default such as `{ a = 1 }`, which only a pattern may have; null = none. */
export interface RecordNode {
  readonly is: "Object"
  readonly entries: readonly Entry[]
  readonly cover: number | null
  readonly at: number
}

/** `key: value` of a record; the key of `...value` is null. */
export interface Entry {
  readonly key: Expression | null
  readonly value: Expression
}

/** An operator that evaluates both sides. */
export interface Binary {
  readonly is: "Binary"
  readonly operator: string
  readonly left: Expression
  readonly right: Expression
  readonly at: number
}

/** An operator that may need its left side alone. */
export interface Logical {
  readonly is: "Logical"
  readonly operator: string
  readonly left: Expression
  readonly right: Expression
  readonly at: number
}

/** `test ? consequent : alternate`. */
export interface Conditional {
  readonly is: "Conditional"
  readonly test: Expression
  readonly consequent: Expression
  readonly alternate: Expression
  readonly at: number
}

/** A call of a function, or of a constructor after `new`. */
export interface CallNode {
  readonly is: "Call"
  readonly callee: Expression
  readonly arguments: readonly (Argument | null)[]
  readonly optional: boolean
  readonly isNew: boolean
  readonly at: number
}

/** Expressions in parentheses, separated by commas; none at all, or with a rest, only before an arrow. */
export interface Sequence {
  readonly is: "Sequence"
  readonly items: readonly Expression[]
  /** what stands after `...` */
  readonly rest: Expression | null
  readonly at: number
}

/** An assignment to variables or members. */
export interface Assignment {
  readonly is: "Assignment"
  /** "" or the binary or logical operator before the equals sign, such as "+" or "??"; `x++` is `x -= -1` */
  readonly operator: string
  readonly target: Pattern
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

/** One place that can be assigned to. */
export type Target = { readonly is: "Identifier"; readonly name: string; readonly at: number } | Member

/** What can be assigned to: a place, or a pattern that takes a list or a record apart. */
export type Pattern =
  | Target
  | { readonly is: "ArrayPattern"; readonly elements: readonly (Element | null)[]; readonly rest: Pattern | null; readonly at: number }
  | {
      readonly is: "ObjectPattern"
      readonly properties: readonly { readonly key: Expression; readonly element: Element }[]
      readonly rest: Pattern | null
      readonly at: number
    }

/** A part of a pattern or a parameter of a function, with its default. */
export interface Element {
  readonly target: Pattern
  readonly fallback: Expression | null
}

/** An item of a list or call; `spread` stands for `...`. */
export interface Argument {
  readonly value: Expression
  readonly spread: boolean
}

/** The body of a function or of the program, with the names that `var` declares anywhere in it, and those of its functions. */
export interface Body {
  readonly statements: readonly Statement[]
  readonly vars: readonly string[]
  readonly hoisted: readonly string[]
}

/** A function of the program. */
export interface FunctionNode extends Body {
  readonly is: "Function"
  readonly name: string | null
  readonly parameters: readonly Element[]
  readonly rest: Pattern | null
  /** an arrow has the `this` and the `arguments` of the function around it */
  readonly isArrow: boolean
  readonly at: number
}

/** One variable or pattern of a declaration, with its first value. */
export interface Declarator {
  readonly target: Pattern
  readonly value: Expression | null
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
  | If
  | ForStatement
  | ForEach
  | Switch
  | { readonly is: "Return"; readonly value: Expression | null; readonly at: number }
  | { readonly is: "Break" | "Continue"; readonly label: string | null; readonly at: number }
  | { readonly is: "Labeled"; readonly label: string; readonly body: Statement; readonly at: number }
  | { readonly is: "Throw"; readonly value: Expression; readonly at: number }
  | Try
  | Block

/** Statements in braces. */
export interface Block {
  readonly is: "Block"
  readonly body: readonly Statement[]
  readonly isCaptured: boolean
  readonly at: number
}

/** `if (test) consequent else alternate`. */
export interface If {
  readonly is: "If"
  readonly test: Expression
  readonly consequent: Statement
  readonly alternate: Statement | null
  readonly at: number
}

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

/** `for (target of list) body` and `for (target in record) body`. */
export interface ForEach {
  readonly is: "ForEach"
  readonly over: "of" | "in"
  /** null where the target was declared before */
  readonly kind: Declaration["kind"] | null
  readonly target: Pattern
  readonly list: Expression
  readonly body: Statement
  readonly isCaptured: boolean
  readonly at: number
}

/** `switch (value) { case test: body }`; the test of `default` is null. */
export interface Switch {
  readonly is: "Switch"
  readonly value: Expression
  readonly cases: readonly { readonly test: Expression | null; readonly body: readonly Statement[] }[]
  readonly isCaptured: boolean
  readonly at: number
}

/** `try block catch (parameter) handler finally finalizer`. */
export interface Try {
  readonly is: "Try"
  readonly block: Block
  readonly parameter: Pattern | null
  readonly handler: Block | null
  readonly finalizer: Block | null
  readonly isCaptured: boolean
  readonly at: number
}

/**
 * An expression without the parentheses around it.
 *
 * @example withoutParentheses({ is: "Sequence", items: [{ is: "Identifier", name: "width", at: 1 }], rest: null, at: 0 })
 * // => { is: "Identifier", name: "width", at: 1 }
 */
export function withoutParentheses(expression: Expression): Expression {
  const [only, ...more] = expression.is === "Sequence" ? expression.items : []
  return only === undefined || more.length > 0 ? expression : withoutParentheses(only)
}

/**
 * The names that a pattern of a declaration declares.
 *
 * @example namesOf({ is: "Identifier", name: "width", at: 4 }).map(({ name }) => name) // => ["width"]
 */
export function namesOf(pattern: Pattern | null): readonly { readonly name: string; readonly at: number }[] {
  switch (pattern?.is) {
    case "Identifier":
      return [pattern]
    case "ArrayPattern":
      return [...pattern.elements.flatMap((element) => namesOf(element?.target ?? null)), ...namesOf(pattern.rest)]
    case "ObjectPattern":
      return [...pattern.properties.flatMap(({ element }) => namesOf(element.target)), ...namesOf(pattern.rest)]
    default:
      return []
  }
}
