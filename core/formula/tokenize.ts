import { stop } from "./formula-error.ts"
import { formulaLimits } from "./limits.ts"

/** `template` is the first literal part of a template string, `templateRest` a later one; `text` is the unescaped content. */
export interface Token {
  readonly kind: "number" | "text" | "template" | "templateRest" | "name" | "mark" | "end"
  readonly text: string
  readonly at: number
  readonly end: number
  /** a line break stands before it: where JavaScript may end a statement */
  readonly newLine: boolean
  /** of a template part: nothing follows */
  readonly last: boolean
}

const marks = [
  ">>>=",
  "...",
  "===",
  "!==",
  "**=",
  "<<=",
  ">>=",
  ">>>",
  "&&=",
  "||=",
  "??=",
  "=>",
  "==",
  "!=",
  "<=",
  ">=",
  "&&",
  "||",
  "??",
  "?.",
  "++",
  "--",
  "+=",
  "-=",
  "*=",
  "/=",
  "%=",
  "&=",
  "|=",
  "^=",
  "<<",
  ">>",
  "**",
  "{",
  "}",
  "(",
  ")",
  "[",
  "]",
  ";",
  ",",
  "<",
  ">",
  "+",
  "-",
  "*",
  "/",
  "%",
  "&",
  "|",
  "^",
  "!",
  "~",
  "?",
  ":",
  "=",
  ".",
] as const

const numberPattern = /0[xX][\da-fA-F]+|0[oO][0-7]+|0[bB][01]+|(?:0|[1-9]\d*)(?:\.\d*)?(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?/y
const namePattern = /[\p{ID_Start}$_][\p{ID_Continue}$]*/uy
const blankPattern = /(?:[\s\u2028\u2029\uFEFF]|\/\/[^\n\r\u2028\u2029]*|\/\*[^]*?\*\/)+/y
const escapes: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", v: "\v", "0": "\0" }

/**
 * Cuts a program into tokens.
 *
 * Spec: 12.4 (the language is a part of JavaScript).
 * Fails with the signals TooLong, UnfinishedText and UnexpectedToken.
 *
 * @example tokenize("a*2").map((token) => token.text) // => ["a", "*", "2", ""]
 */
export function tokenize(source: string): readonly Token[] {
  if (source.length > formulaLimits.sourceLength) stop("TooLong", String(formulaLimits.sourceLength), formulaLimits.sourceLength)
  const tokens: Token[] = []
  /** for each open brace: does it close a `${`? */
  const braces: boolean[] = []
  let at = 0
  let newLine = false
  const add = (kind: Token["kind"], text: string, end: number, last = false) => {
    tokens.push({ kind, text, at, end, newLine, last })
    newLine = false
    at = end
  }
  const addTemplate = (kind: "template" | "templateRest") => {
    const part = readText(source, at + 1, "`", at)
    add(kind, part.text, part.end, part.stop === "`")
    if (part.stop !== "`") braces.push(true)
  }
  for (;;) {
    const blank = match(blankPattern, source, at)
    if (/[\n\r\u2028\u2029]/.test(blank)) newLine = true
    at += blank.length
    const char = source[at]
    if (char === undefined) break
    const number = match(numberPattern, source, at)
    const name = match(namePattern, source, at)
    if (number !== "") {
      const end = at + number.length
      if (match(namePattern, source, end) !== "" || /\d/.test(source[end] ?? "")) stop("UnexpectedToken", source.slice(at, end + 1), at)
      add("number", number, end)
    } else if (name !== "") add("name", name, at + name.length)
    else if (char === '"' || char === "'") {
      const text = readText(source, at + 1, char, at)
      add("text", text.text, text.end)
    } else if (char === "`") addTemplate("template")
    else if (char === "}" && braces.at(-1) === true) {
      braces.pop()
      addTemplate("templateRest")
    } else {
      const mark = marks.find((candidate) => source.startsWith(candidate, at)) ?? stop("UnexpectedToken", char, at)
      // `a?.5:1` is a choice between numbers, not an optional chain
      const exact = mark === "?." && /\d/.test(source[at + 2] ?? "") ? "?" : mark
      if (exact === "{") braces.push(false)
      if (exact === "}") braces.pop()
      add("mark", exact, at + exact.length)
    }
  }
  add("end", "", at)
  return tokens
}

function match(pattern: RegExp, source: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(source)?.[0] ?? ""
}

/** Text up to its closing quote, or up to `${` in a template. */
function readText(
  source: string,
  from: number,
  quote: string,
  opened: number,
): { readonly text: string; readonly end: number; readonly stop: string } {
  let text = ""
  let at = from
  for (;;) {
    const char = source[at]
    if (char === undefined || (quote !== "`" && /[\n\r]/.test(char))) return stop("UnfinishedText", quote, opened)
    if (char === quote) return { text, end: at + 1, stop: quote }
    if (quote === "`" && char === "$" && source[at + 1] === "{") return { text, end: at + 2, stop: "${" }
    if (char === "\\") {
      const escape = readEscape(source, at)
      text += escape.text
      at = escape.end
    } else if (char === "\r") {
      // line breaks inside a template count as one \n, whatever the file has
      text += "\n"
      at += source[at + 1] === "\n" ? 2 : 1
    } else {
      text += char
      at += 1
    }
  }
}

function readEscape(source: string, at: number): { readonly text: string; readonly end: number } {
  const rest = source.slice(at + 1, at + 12)
  const code = /^(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|u\{([\da-fA-F]{1,6})\})/.exec(rest)
  if (code !== null) {
    const point = Number.parseInt(code[1] ?? code[2] ?? code[3] ?? "", 16)
    if (point > 0x10_ff_ff) stop("UnexpectedToken", code[0], at)
    return { text: code[2] === undefined ? String.fromCodePoint(point) : String.fromCharCode(point), end: at + 1 + code[0].length }
  }
  if (/^(?:[xu1-9]|0\d)/.test(rest)) stop("UnexpectedToken", `\\${rest.slice(0, 1)}`, at)
  const next = rest[0] ?? stop("UnfinishedText", "\\", at)
  if (next === "\r" && rest[1] === "\n") return { text: "", end: at + 3 }
  if (/[\n\r\u2028\u2029]/.test(next)) return { text: "", end: at + 2 }
  return { text: escapes[next] ?? next, end: at + 2 }
}
