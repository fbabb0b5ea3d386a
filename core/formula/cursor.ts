import { stop } from "./formula-error.ts"
import { formulaLimits } from "./limits.ts"
import type { Expression } from "./syntax.ts"
import type { Token } from "./tokenize.ts"

/** Where the parser stands, and the small questions it asks there. */
export class Cursor {
  readonly #tokens: readonly Token[]
  #index = 0
  #nesting = 0
  /** expressions that stood in parentheses: some mixtures are legal only so */
  readonly parenthesised = new Set<Expression>()

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  /** The token `ahead` of the next one; the end token past the end. */
  peek(ahead = 0): Token {
    const token = this.#tokens[Math.min(this.#index + ahead, this.#tokens.length - 1)]
    return token ?? stop("UnexpectedEnd", "", 0)
  }

  next(): Token {
    const token = this.peek()
    this.#index += 1
    return token
  }

  /** Is the next token this mark or keyword? */
  sees(text: string, ahead = 0): boolean {
    const token = this.peek(ahead)
    return token.text === text && (token.kind === "mark" || token.kind === "name")
  }

  /** Takes the mark or keyword if it is next. */
  takes(text: string): boolean {
    if (!this.sees(text)) return false
    this.#index += 1
    return true
  }

  needs(text: string): Token {
    return this.sees(text) ? this.next() : this.unexpected()
  }

  unexpected(): never {
    const token = this.peek()
    return token.kind === "end" ? stop("UnexpectedEnd", "", token.at) : stop("UnexpectedToken", token.text, token.at)
  }

  /** Ends a statement as JavaScript does: by a semicolon, a closing brace, a line break or the end. */
  endStatement(): void {
    if (this.takes(";")) return
    const token = this.peek()
    if (token.kind !== "end" && !this.sees("}") && !token.newLine) this.unexpected()
  }

  /** Parses one level deeper. */
  nested<Node>(parse: () => Node): Node {
    this.#nesting += 1
    if (this.#nesting > formulaLimits.nesting) stop("TooDeep", String(formulaLimits.nesting), this.peek().at)
    const node = parse()
    this.#nesting -= 1
    return node
  }

  /** Does an arrow function start here: `name =>` or `( ... ) =>`? */
  seesArrow(): boolean {
    if (this.peek().kind === "name") return this.sees("=>", 1)
    if (!this.sees("(")) return false
    let open = 0
    for (let ahead = 0; this.peek(ahead).kind !== "end"; ahead += 1) {
      if (this.sees("(", ahead)) open += 1
      if (this.sees(")", ahead)) open -= 1
      if (open === 0) return this.sees("=>", ahead + 1)
    }
    return false
  }
}
