import { type FormulaFault, FormulaSignal, stop } from "../formula-error.ts"
import { formulaLimits, within } from "../limits.ts"
import type { Body, Expression, Statement } from "./syntax.ts"

/** Words that no program may declare. */
const keywords =
  /^(?:break|case|catch|const|continue|default|delete|do|else|false|finally|for|function|if|in|instanceof|let|new|null|return|switch|this|throw|true|try|typeof|undefined|var|void|while|NaN|Infinity)$/

/** JavaScript's words that formulas do not have. */
const unsupportedWords = /^(?:arguments|async|await|class|debugger|enum|eval|export|extends|globalThis|import|static|super|with|yield)$/

/** `text` as it stands in the source, quotes included; "" at the end. */
export interface Token {
  readonly kind: "number" | "name" | "text" | "mark" | "end"
  readonly text: string
  readonly at: number
  /** whether a line break stands before it, where JavaScript may end a statement */
  readonly newLine: boolean
}

const blank = /(?:\s+|\/\/.*|\/\*[^]*?\*\/)*/y
const tokens: readonly (readonly [Token["kind"], RegExp])[] = [
  ["name", /[\p{ID_Start}$_][\p{ID_Continue}$]*/uy],
  // `010` is eight and `08` is eight
  [
    "number",
    /(?:0[xX][\da-fA-F]+|0[oO][0-7]+|0[bB][01]+|0[0-7]+(?!\d)|(?:0\d+(?:\.\d*)?|(?:0|[1-9](?:_?\d)*)(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)(?![\d\p{ID_Start}$_])/uy,
  ],
  ["text", /"(?:[^"\\\n\r]|\\(?:\r\n|[^]))*"|'(?:[^'\\\n\r]|\\(?:\r\n|[^]))*'/y],
  // `a?.5:1` is a choice between numbers, not an optional chain
  ["mark", />>>=?|\.{3}|[=!]==?|=>|\+\+|--|\?\.(?!\d)|(?:\*\*|<<|>>|&&|\|\||\?\?|[-+*/%&|^<>])=?|[{}()[\];,!~?:=.`]/y],
]
const templatePart = /(?:[^`\\$]|\\[^]|\$(?!\{))*/y
const regularExpression = /\/((?:[^/\\[\n\r\u2028\u2029]|\\.|\[(?:[^\]\\\n\r\u2028\u2029]|\\.)*\])+)\/([\p{ID_Continue}$]*)/uy

/** What expressions and statements need of each other: each kind contains the others, but their files do not import each other. */
export interface Grammar {
  readonly block: (cursor: Cursor) => readonly Statement[]
  readonly expression: (cursor: Cursor) => Expression
  readonly sequence: (cursor: Cursor) => Expression
}

/** The parser's position in a program, and the questions it asks there. */
export class Cursor {
  readonly source: string
  readonly grammar: Grammar
  /** the next token, and the one before it */
  token: Token = { kind: "end", text: "", at: 0, newLine: false }
  before: Token = this.token
  /** names that `var` has declared in the enclosing function, and those of functions in it, also in its blocks */
  vars: string[] = []
  hoisted: string[] = []
  /** names that the program assigns to: those that nothing declares become variables of the evaluation */
  readonly assigned = new Set<string>()
  /** what the merchant should look at, though it runs */
  readonly warnings: FormulaSignal[] = []
  #functions = 0
  #end = 0
  #nesting = 0

  constructor(source: string, grammar: Grammar) {
    within(source.length, formulaLimits.sourceLength, "TooLong", formulaLimits.sourceLength)
    this.source = source
    this.grammar = grammar
    this.next()
  }

  /** Takes the next token. Fails with UnfinishedText, UnfinishedComment and UnexpectedToken where no token follows. */
  next(): Token {
    const { token } = this
    this.before = token
    const newLine = /[\n\r\u2028\u2029]/.test(this.#match(blank)?.[0] ?? "")
    const at = this.#end
    for (const [kind, pattern] of tokens) {
      const text = this.#match(pattern)?.[0]
      if (text !== undefined) {
        if (text === "/" && this.source.startsWith("*", this.#end)) stop("UnfinishedComment", "/*", at)
        this.token = { kind, text, at, newLine }
        return token
      }
    }
    // all of a token that is neither a number nor a name, such as 5px
    const other = this.#match(/[\p{ID_Continue}$]+|[^]/uy)?.[0] ?? ""
    if (other !== "") stop(/["']/.test(other) ? "UnfinishedText" : "UnexpectedToken", other, at)
    this.token = { kind: "end", text: "", at, newLine }
    return token
  }

  /** The next part of a template, up to `${` or the closing backtick; then the token after that comes next. */
  nextTemplatePart(opened: number): { readonly raw: string; readonly at: number; readonly isLast: boolean } {
    const at = this.#end
    const raw = this.#match(templatePart)?.[0] ?? ""
    const isLast = this.source.startsWith("`", this.#end)
    if (!isLast && !this.source.startsWith("${", this.#end)) stop("UnfinishedText", "`", opened)
    this.#end += isLast ? 1 : 2
    this.next()
    return { raw, at, isLast }
  }

  /** The regular expression whose first slash is the next token. */
  regularExpression(): { readonly source: string; readonly flags: string } {
    const { at } = this.token
    this.#end = at
    const [, source = "", flags = ""] = this.#match(regularExpression) ?? stop("UnfinishedText", "/", at)
    this.next()
    return { source, flags }
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#end
    const found = pattern.exec(this.source)
    this.#end += found?.[0].length ?? 0
    return found
  }

  /** Is this mark or keyword next? */
  sees(text: string): boolean {
    return this.token.text === text
  }

  /** Takes the mark or keyword if it is next. */
  takes(text: string): boolean {
    const found = this.sees(text)
    if (found) this.next()
    return found
  }

  needs(text: string): Token {
    return this.sees(text) ? this.next() : this.unexpected()
  }

  /** Refuses a token; between two values that stand side by side an operator is missing. */
  unexpected(token: Token = this.token): never {
    const { kind, text, at } = token
    const isName = kind === "name" && !keywords.test(text)
    const endsValue = /^(?:number|text)$/.test(this.before.kind) || /^[)\]]$/.test(this.before.text)
    const afterName = this.before.kind === "name" && !keywords.test(this.before.text)
    const startsValue = kind === "number" || kind === "text"
    const isTimes = /^[xX]$/.test(text)
    const isMissing = token === this.token && !token.newLine && (endsValue ? startsValue || isName : afterName && (startsValue || isTimes))
    return stop(kind === "end" ? "UnexpectedEnd" : isMissing ? "MissingOperator" : "UnexpectedToken", text, at)
  }

  /** Tells the merchant of something that runs and is hardly meant. */
  warn(fault: FormulaFault, what: string, at: number): void {
    this.warnings.push(new FormulaSignal(fault, what, at))
  }

  /** Ends a statement as JavaScript does: by a semicolon, a closing brace, a line break or the end. */
  endStatement(): void {
    if (!this.takes(";") && !this.endsHere()) this.unexpected()
  }

  /** May a statement end before the next token without a semicolon? */
  endsHere(): boolean {
    return this.token.kind === "end" || this.sees("}") || this.token.newLine
  }

  /** Parses one level deeper. */
  nested<Node>(parse: () => Node): Node {
    this.#nesting += 1
    within(this.#nesting, formulaLimits.nesting, "TooDeep", this.token.at)
    const node = parse()
    this.#nesting -= 1
    return node
  }

  /** Parses a function, whose `var` names are its own. */
  function<Node>(parse: () => Node): Node & Pick<Body, "vars" | "hoisted"> {
    const { vars, hoisted } = this
    this.vars = []
    this.hoisted = []
    this.#functions += 1
    const node = { ...parse(), vars: this.vars, hoisted: this.hoisted }
    this.vars = vars
    this.hoisted = hoisted
    return node
  }

  /** Parses a part whose variables functions may capture. */
  capturing<Node>(parse: () => Node): Node & { readonly isCaptured: boolean } {
    const before = this.#functions
    const node = parse()
    return { ...node, isCaptured: this.#functions > before }
  }
}

/** A token as a name that a program may declare, or read. */
export function asName(cursor: Cursor, token: Token): string {
  if (unsupportedWords.test(token.text)) return stop("Unsupported", token.text, token.at)
  return token.kind !== "name" || keywords.test(token.text) ? cursor.unexpected(token) : token.text
}

/** Takes such a name. */
export function takeName(cursor: Cursor): string {
  const name = asName(cursor, cursor.token)
  cursor.next()
  return name
}
