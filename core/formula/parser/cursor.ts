import { stop } from "../formula-error.ts"
import { formulaLimits, within } from "../limits.ts"
import type { Statement } from "./syntax.ts"

/** `text` as it stands in the source, quotes included; "" at the end. */
export interface Token {
  readonly kind: "number" | "name" | "text" | "mark" | "end"
  readonly text: string
  readonly at: number
  /** whether a line break stands before it, where JavaScript may end a statement */
  readonly newLine: boolean
}

const blank = /(?:\s|\/\/.*|\/\*[^]*?\*\/)*/y
const tokens: readonly (readonly [Token["kind"], RegExp])[] = [
  [
    "number",
    /(?:0[xX][\da-fA-F]+|0[oO][0-7]+|0[bB][01]+|(?:(?:0|[1-9](?:_?\d)*)(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)(?![\d\p{ID_Start}$_])/uy,
  ],
  ["name", /[\p{ID_Start}$_][\p{ID_Continue}$]*/uy],
  ["text", /"(?:[^"\\\n\r]|\\(?:\r\n|[^]))*"|'(?:[^'\\\n\r]|\\(?:\r\n|[^]))*'/y],
  // `a?.5:1` is a choice between numbers, not an optional chain
  ["mark", />>>=?|\.{3}|[=!]==?|=>|\+\+|--|\?\.(?!\d)|(?:\*\*|<<|>>|&&|\|\||\?\?|[-+*/%&|^<>])=?|[{}()[\];,!~?:=.`]/y],
]
const templatePart = /(?:[^`\\$]|\\[^]|\$(?!\{))*/y

/** The parser's position in a program, and the questions it asks there. */
export class Cursor {
  readonly source: string
  /** the next token */
  token: Token = { kind: "end", text: "", at: 0, newLine: false }
  /** names that `var` has declared in the enclosing function */
  vars: string[] = []
  #functions = 0
  #end = 0
  #nesting = 0
  readonly #parseBlock: (cursor: Cursor) => readonly Statement[]

  /** @param parseBlock reads the body of a function: expressions contain functions, but the expression parser does not know statements */
  constructor(source: string, parseBlock: (cursor: Cursor) => readonly Statement[]) {
    within(source.length, formulaLimits.sourceLength, "TooLong", formulaLimits.sourceLength)
    this.source = source
    this.#parseBlock = parseBlock
    this.next()
  }

  /** Takes the next token. Fails with UnfinishedText and UnexpectedToken where no token follows. */
  next(): Token {
    const { token } = this
    const newLine = /[\n\r\u2028\u2029]/.test(this.#match(blank) ?? "")
    const at = this.#end
    for (const [kind, pattern] of tokens) {
      const text = this.#match(pattern)
      if (text !== null) {
        this.token = { kind, text, at, newLine }
        return token
      }
    }
    // all of a token that is neither a number nor a name, such as 5px
    const other = this.#match(/[\p{ID_Continue}$]+|[^]/uy) ?? ""
    if (other !== "") stop(/["']/.test(other) ? "UnfinishedText" : "UnexpectedToken", other, at)
    this.token = { kind: "end", text: "", at, newLine }
    return token
  }

  /** The next part of a template, up to `${` or the closing backtick; then the token after that comes next. */
  nextTemplatePart(opened: number): { readonly raw: string; readonly at: number; readonly isLast: boolean } {
    const at = this.#end
    const raw = this.#match(templatePart) ?? ""
    const isLast = this.source.startsWith("`", this.#end)
    if (!isLast && !this.source.startsWith("${", this.#end)) stop("UnfinishedText", "`", opened)
    this.#end += isLast ? 1 : 2
    this.next()
    return { raw, at, isLast }
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#end
    const text = pattern.exec(this.source)?.[0] ?? null
    this.#end += text?.length ?? 0
    return text
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

  unexpected({ kind, text, at }: Token = this.token): never {
    return stop(kind === "end" ? "UnexpectedEnd" : "UnexpectedToken", text, at)
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

  /** The statements between the braces that come next. */
  block(): readonly Statement[] {
    return this.#parseBlock(this)
  }

  /** Parses a function, whose `var` names are its own. */
  function<Node>(parse: () => Node): Node & { readonly vars: readonly string[] } {
    const { vars } = this
    this.vars = []
    this.#functions += 1
    const node = { ...parse(), vars: this.vars }
    this.vars = vars
    return node
  }

  /** Parses a part whose variables functions may capture. */
  capturing<Node>(parse: () => Node): Node & { readonly isCaptured: boolean } {
    const before = this.#functions
    const node = parse()
    return { ...node, isCaptured: this.#functions > before }
  }
}

const keywords =
  /^(?:break|case|const|continue|default|do|else|false|for|function|if|let|null|return|switch|true|typeof|undefined|var|while|NaN|Infinity)$/

/** JavaScript's words that formulas do not have. */
const unsupportedWords =
  /^(?:arguments|async|await|catch|class|debugger|delete|enum|eval|export|extends|finally|globalThis|import|in|instanceof|new|static|super|this|throw|try|void|with|yield)$/

/** A token as a name that a program may declare. */
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

const escapes: ReadonlyMap<string, string> = new Map(Object.entries({ n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", v: "\v", "0": "\0" }))

/**
 * The value of a text or template, its escapes replaced.
 *
 * Spec: 12.10. Fails with UnexpectedToken for escapes that JavaScript's strict mode refuses.
 *
 * @param raw between the quotes
 * @param at offset of it in the source
 *
 * @example readEscapes("a\\u017c\\n", 1) // => "aż\n"
 */
export function readEscapes(raw: string, at: number): string {
  return raw.replaceAll(
    /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|u\{([\da-fA-F]+)\}|(\r\n|[xu1-9]|0\d|[^]))|\r\n?/gu,
    (all: string, byte?: string, unit?: string, point?: string, other?: string, offset = 0) => {
      const code = byte ?? unit ?? point
      if (code !== undefined && Number(`0x${code}`) <= 0x10_ff_ff) return String.fromCodePoint(Number(`0x${code}`))
      // every kind of line break inside a template counts as \n, and an escaped one as nothing
      if (other === undefined && code === undefined) return "\n"
      if (other === undefined || /^(?:[xu1-9]|0\d)/.test(other)) return stop("UnexpectedToken", all, at + offset)
      return /^[\r\n\u2028\u2029]/.test(other) ? "" : (escapes.get(other) ?? other)
    },
  )
}
